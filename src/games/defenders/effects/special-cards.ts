/** What special cards and rewards do beyond the realm they change (rules/aftermath.ts). */
import { generalBoards } from '../content/generals.js';
import { city } from '../content/map.js';
import type { Counts } from '../content/peoples.js';
import { quests } from '../content/quests.js';
import { failed, netWounds, worthLuck } from '../rules/battling.js';
import { locOf } from '../rules/generals.js';
import type { PlayKind } from '../rules/hands.js';
import { minionsAt, noMinions } from '../rules/minions.js';
import { heroIn, whoIs } from '../rules/roster.js';
import type { DorPlay, Fight, Plan, SlotNo } from '../types/index.js';
import { listenFor } from './decks.js';
import { reroll, rerollBattle } from './dice.js';
import { generalLeft, relocate } from './movement.js';
import { defeatMinions, settleQuests } from './quests.js';
import { spendAction } from './spending.js';

type Effect = (play: DorPlay, by: SlotNo, plan: Plan) => void;

/** Battle Strategy: the general is already one step back. */
function pushedBack(play: DorPlay, _by: SlotNo, plan: Plan): void {
  if (plan.type !== 'clear' || !plan.general) return;
  const { step } = play.board.generals[plan.general];
  const from = generalBoards[plan.general].path[step + 1] ?? city;
  play.emit('generalPushedBack', { general: plan.general, to: locOf(play.board, plan.general), step });
  generalLeft(play, from);
}

function carry(play: DorPlay, _by: SlotNo, plan: Plan): void {
  if (plan.type !== 'carry') return;
  for (const { slot, loc } of plan.moves) {
    play.emit('carried', { who: whoIs(play.board, slot), to: loc });
    relocate(play, slot, loc);
  }
}

function placeGate(play: DorPlay, _by: SlotNo, plan: Plan): void {
  if (plan.type !== 'location') return;
  play.board.supply.gates -= 1;
  play.board.locations[plan.loc].gate = true;
  play.emit('gatePlaced', { loc: plan.loc });
  settleQuests(play);
}

/** Battle Fury costs an action; the minions count as defeated by the holder (DOR-5.10). */
function battleFury(play: DorPlay, by: SlotNo): void {
  const hero = heroIn(play.board, by);
  spendAction(hero);
  const { loc } = hero;
  const removed = { ...play.board.locations[loc].minions };
  play.emit('minionsDefeated', { who: whoIs(play.board, by), loc, removed });
  defeatMinions(play, by, loc, removed);
}

const visionsDepth = 5;

function darkVisions(play: DorPlay, by: SlotNo): void {
  const { board } = play;
  const { seat } = heroIn(board, by);
  const count = Math.min(visionsDepth, board.darkDeck.length);
  board.known = { seat, count };
  play.reveal();
  play.emit('visionsSeen', { cards: board.darkDeck.slice(-count).reverse() }, [seat]);
  play.push({ step: 'visions', slot: by, count });
}

/** All Is Quiet and Raids: no Darkness card is drawn this Night. */
function quietNight({ board }: DorPlay): void {
  board.quietNight = true;
}

/** DOR-16.5 */
function holdGeneral({ board }: DorPlay): void {
  if (board.night) board.night.held = true;
}

/** DOR-16.5 */
function cancelEntry({ board }: DorPlay, _by: SlotNo, plan: Plan): void {
  if (plan.type === 'entry') board.night?.cancelled.push(plan.entry);
}

function addTo(sum: Counts, more: Counts): void {
  sum.red += more.red;
  sum.blue += more.blue;
  sum.green += more.green;
  sum.black += more.black;
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

function battleLuck(play: DorPlay): void {
  const { fight, battle } = play.board;
  if (battle) luckInBattle(play);
  else if (fight) luckInFight(play, fight);
}

/** Amarak's Blessing in W-REGEN. */
function blessing(play: DorPlay, by: SlotNo): void {
  const { battle } = play.board;
  if (!battle) return;
  battle.skillCancelled = true;
  const used = heroIn(play.board, by).completed.find(({ id }) => quests[id].reward.kind === 'blessing');
  const fighter = battle.fighters.find(({ slot }) => slot === by);
  if (used && fighter) fighter.rewards.push(used.id);
}

/** Those that change the realm and do nothing else are missing here. */
export const cardEffects: Partial<Record<PlayKind, Effect>> = {
  'battle-strategy': pushedBack,
  'hammer-of-valor': carry,
  gryphons: carry,
  'magic-gate': placeGate,
  'battle-fury': battleFury,
  'local-information': (play, by, plan) => {
    if (plan.type === 'colour') listenFor(play, by, plan.colour, 5);
  },
  'dark-visions': darkVisions,
  'all-is-quiet': quietNight,
  raids: quietNight,
  'strong-defenses': holdGeneral,
  militia: holdGeneral,
  'militia-secures-area': cancelEntry,
  hunter: cancelEntry,
  'spy-in-the-camp': ({ board }, _by, plan) => {
    if (plan.type === 'general') board.spied.push(plan.general);
  },
  'battle-luck': battleLuck,
  blessing,
};
