/** Cards and rewards that answer the enemy: the Night, a roll, a healing general. */
import { darknessCards } from '../content/darkness-cards.js';
import { city, type LocId } from '../content/map.js';
import type { Colour, Counts } from '../content/peoples.js';
import { quests } from '../content/quests.js';
import { defeatMinions } from '../effects/quests.js';
import { allowsRerolls, failed, netWounds, reroll, rerollBattle } from '../rules/battling.js';
import { forecast, openEntries } from '../rules/darkness.js';
import { isAlive } from '../rules/generals.js';
import { generalIds } from '../content/generals.js';
import { minionsAt, noMinions } from '../rules/minions.js';
import { heroIn, whoIs } from '../rules/roster.js';
import type { DorPlay, Fight, FightDie, Table } from '../types/index.js';
import { readPlan } from './text.js';
import { type Playable, untargeted } from './playable.js';

/** All Is Quiet and Raids: no Darkness card is drawn this Night. */
export const quietNight: Playable = untargeted(
  (table) => !table.quietNight,
  (play) => {
    play.board.quietNight = true;
  },
);

/** DOR-16.6: Raids only in the hero's own Night. */
export const raids: Playable = untargeted(
  (table, by) => !table.quietNight && table.active === by,
  (play) => {
    play.board.quietNight = true;
  },
);

/** DOR-16.5: stops the general's part of the revealed card. */
export const holdGeneral: Playable = untargeted(
  (table) => forecast(table, table.night).some(({ type }) => type === 'advance') && table.night?.held === false,
  (play) => {
    if (play.board.night) play.board.night.held = true;
  },
);

type Entries = (table: Table) => (LocId | Colour)[];

/** DOR-16.5: cancels one placement entry of the revealed card; the most dangerous first. */
function cancels(entries: Entries): Playable {
  return {
    possible: (table) => entries(table).length > 0,
    *plans(table, _by, focus) {
      const all = entries(table);
      const rank = (entry: LocId | Colour): number => {
        const loc = entry in table.locations ? (entry as LocId) : city;
        return (focus.includes(loc) ? 100 : 0) + minionsAt(table, loc);
      };
      for (const entry of [...all].sort((a, b) => rank(b) - rank(a))) yield { type: 'entry', entry };
    },
    read(table, _by, text) {
      const plan = readPlan(table, 'entry', text);
      return plan?.type === 'entry' && entries(table).includes(plan.entry) ? plan : undefined;
    },
    apply(play, _by, plan) {
      if (plan.type === 'entry') play.board.night?.cancelled.push(plan.entry);
    },
  };
}

export const militiaSecuresArea = cancels((table) => openEntries(table).map(({ entry }) => entry));

/** A Hunter reward: only entries of its colour, only on ordinary cards. */
export function hunter(colour: Colour): Playable {
  return cancels((table) => {
    const card = table.night?.card;
    if (!card || darknessCards[card].kind !== 'places') return [];
    return openEntries(table)
      .filter((entry) => entry.colour === colour)
      .map(({ entry }) => entry);
  });
}

/** DOR-16.7 */
export const spyInTheCamp: Playable = {
  possible: (table) => healing(table).length > 0,
  *plans(table) {
    for (const general of healing(table)) yield { type: 'general', general };
  },
  read(table, _by, text) {
    const plan = readPlan(table, 'general', text);
    return plan?.type === 'general' && healing(table).includes(plan.general) ? plan : undefined;
  },
  apply(play, _by, plan) {
    if (plan.type === 'general') play.board.spied.push(plan.general);
  },
};

/** Generals whose clock runs, those about to heal first. */
function healing(table: Table): (typeof generalIds)[number][] {
  return generalIds
    .filter((id) => isAlive(table, id) && table.generals[id].healWait !== null && !table.spied.includes(id))
    .sort((a, b) => (table.generals[a].healWait ?? 0) - (table.generals[b].healWait ?? 0));
}

/** Failed dice of the last fight whose minions are still there. */
function worthLuck(table: Table, fight: Fight): FightDie[] {
  return failed(fight.dice).filter(({ colour }) => table.locations[fight.loc].minions[colour] > 0);
}

/** DOR-16.4: on the last fight with minions. */
function luckInFight(play: DorPlay, fight: Fight): void {
  const { board } = play;
  const dice = worthLuck(board, fight);
  const again = failed(fight.dice);
  const { before, after } = reroll(again, play.rng);
  const who = whoIs(board, fight.slot);
  play.emit('rerolled', { who, source: 'battle-luck', before, after });
  const removed: Counts = noMinions();
  for (const { colour, hit } of dice) {
    if (hit && removed[colour] < board.locations[fight.loc].minions[colour]) removed[colour] += 1;
  }
  defeatMinions(play, fight.slot, fight.loc, removed);
  addTo(fight.removed, removed);
  play.emit('luckStruck', {
    who,
    loc: fight.loc,
    dice: fight.dice.map((die) => ({ ...die })),
    removed,
    left: minionsAt(board, fight.loc),
  });
}

function addTo(sum: Counts, more: Counts): void {
  sum.red += more.red;
  sum.blue += more.blue;
  sum.green += more.green;
  sum.black += more.black;
}

/** DOR-8.5: every fighter who has rolled rolls his failed dice again; the others will. */
function luckInBattle(play: DorPlay): void {
  const { board } = play;
  const { battle } = board;
  if (!battle) return;
  battle.luck += 1;
  for (const slot of battle.order) {
    const fighter = battle.fighters.find((one) => one.slot === slot);
    const again = failed(fighter?.dice ?? []);
    if (again.length === 0) continue;
    const { before, after } = rerollBattle(battle, again, play.rng);
    play.emit('rerolled', { who: whoIs(board, slot), source: 'battle-luck', before, after });
  }
  board.generals[battle.general].life = Math.max(0, battle.startLife - netWounds(battle));
}

export const battleLuck: Playable = untargeted(
  (table) => {
    if (table.battle) return table.battle.stage === 'rolls' && allowsRerolls(table.battle);
    return table.fight !== null && table.fight.open && worthLuck(table, table.fight).length > 0;
  },
  (play) => {
    const { fight, battle } = play.board;
    if (battle) luckInBattle(play);
    else if (fight) luckInFight(play, fight);
  },
);

/** Amarak's Blessing in W-REGEN: Sapphire does not regain her life. */
export const blessing: Playable = untargeted(
  (table, by) => {
    const { battle } = table;
    if (battle?.stage !== 'result' || battle.skillCancelled || netWounds(battle) === 0) return false;
    return battle.fighters.some(({ slot }) => slot === by);
  },
  (play, by) => {
    const { battle } = play.board;
    if (!battle) return;
    battle.skillCancelled = true;
    const used = heroIn(play.board, by).completed.find(({ id }) => quests[id].reward.kind === 'blessing');
    const fighter = battle.fighters.find(({ slot }) => slot === by);
    if (used && fighter) fighter.rewards.push(used.id);
  },
);
