/** B5, B6: victory and defeat (DOR-7.8 to 7.14). */
import { type Amount, type GeneralId, generalBoards } from '../content/generals.js';
import { drawIntoHand } from '../effects/decks.js';
import { die } from '../effects/death.js';
import { finishGame } from '../effects/ending.js';
import { driveToCity, generalLeft } from '../effects/movement.js';
import { settleQuests } from '../effects/quests.js';
import { hasFallen, isUntouchable, netWounds, slayerOf } from '../rules/battling.js';
import { isOnRedSquare, livingGenerals } from '../rules/generals.js';
import { discardCards, discardFromHand, leastValuable } from '../rules/hands.js';
import { heroIn, heroesInPlay, isOnBoard, turnOrder, whoIs } from '../rules/roster.js';
import { armourOf, loseLife } from '../rules/wounds.js';
import type { Battle, BattleReport, DorPlay, DorStep, Fighter, SlotNo, Table } from '../types/index.js';
import { windowStep } from './windows.js';

/** Fighters in turn order from the initiator; the dead are still among them. */
function inTurnOrder(battle: Battle, count: number): Fighter[] {
  const rank = ({ slot }: Fighter): number => (slot - battle.initiator + count) % count;
  return [...battle.fighters].sort((a, b) => rank(a) - rank(b));
}

function reportOf(board: Table, battle: Battle): BattleReport {
  const won = hasFallen(battle);
  return {
    turn: board.turn,
    general: battle.general,
    loc: battle.loc,
    startLife: battle.startLife,
    life: board.generals[battle.general].life,
    won,
    slayer: won ? slayerOf(battle) : null,
    fighters: battle.fighters.map((fighter) => ({
      ...whoIs(board, fighter.slot),
      cards: fighter.cards.map(({ card }) => card),
      cursed: [...fighter.cursed],
      dice: fighter.dice.map((one) => ({ ...one })),
      lostLife: 0,
      lostCards: 0,
      died: false,
    })),
  };
}

/** DOR-7.11 */
function discardBattleCards(play: DorPlay, battle: Battle): void {
  for (const fighter of battle.fighters) {
    discardCards(
      play.board,
      fighter.cards.map(({ card }) => card),
    );
    fighter.cards = [];
  }
}

/** DOR-7.8, 8.4, 12.1 */
function win(play: DorPlay, battle: Battle): void {
  const { board } = play;
  const { general } = battle;
  const slot = slayerOf(battle);
  const slayer = whoIs(board, slot);
  Object.assign(board.generals[general], { life: 0, healWait: null, defeatedBy: slayer });
  heroIn(board, slot).trophies.push(general);
  board.war = Math.min(3, board.war + 1) as Table['war'];
  board.tally.battlesWon += 1;
  const report = reportOf(board, battle);
  board.lastBattle = report;
  discardBattleCards(play, battle);
  board.battle = null;
  generalLeft(play, battle.loc);
  const generalsLeft = livingGenerals(board).length;
  play.emit('battleWon', { report, slayer, generalsLeft });
  if (generalsLeft === 0) {
    finishGame(play, null);
    return;
  }
  for (const fighter of inTurnOrder(battle, board.heroes.length)) drawIntoHand(play, fighter.slot, 3, 'victory');
  settleQuests(play);
  play.phase({ key: 'captionBattle', params: { general, won: true } });
}

export const battleResult: DorStep<'battleResult'> = {
  run(play) {
    const { battle } = play.board;
    if (!battle) return;
    battle.stage = 'result';
    if (hasFallen(battle)) {
      win(play, battle);
      return;
    }
    play.push(
      { step: 'regeneration', passed: [] },
      { step: 'penalties' },
      { step: 'penaltyCards' },
      { step: 'retreat' },
    );
  },
};

function regenerates({ general, skillCancelled }: Battle): boolean {
  return generalBoards[general].skill === 'regeneration' && !skillCancelled;
}

/** W-REGEN */
export const regeneration: DorStep<'regeneration'> = windowStep('regeneration', ({ battle }) => {
  if (!battle || !regenerates(battle) || netWounds(battle) === 0) return undefined;
  return { key: 'windowRegen', params: { general: battle.general, wounds: netWounds(battle) } };
});

function rollAmount(play: DorPlay, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const value = play.rng.die(6);
  return amount === 'D3' ? Math.ceil(value / 2) : value;
}

/** DOR-7.9: life first, then cards; who dies chooses nothing. */
function suffer(play: DorPlay, general: GeneralId, slot: SlotNo): void {
  const { board } = play;
  const hero = heroIn(board, slot);
  const who = whoIs(board, slot);
  const fighter = board.lastBattle?.fighters.find((one) => one.hero === who.hero);
  if (isUntouchable(hero)) {
    play.emit('penaltySuffered', { who, general, life: 0, cards: 0, ignored: 'all', left: hero.life });
    return;
  }
  const { penalty } = generalBoards[general];
  const due = rollAmount(play, penalty.life);
  const life = loseLife(hero, Math.max(0, due - armourOf(hero)));
  const held = hero.hand.length;
  const owed = penalty.cards === 'all' ? held : Math.min(held, rollAmount(play, penalty.cards));
  const cards = hero.life === 0 ? held : owed;
  const ignored = armourOf(hero) > 0 ? 'one' : 'nothing';
  play.emit('penaltySuffered', { who, general, life, cards, ignored, left: hero.life });
  if (fighter) Object.assign(fighter, { lostLife: life, lostCards: cards, died: hero.life === 0 });
  if (hero.life === 0) {
    die(play, slot, general);
  } else if (owed === held) {
    discardFromHand(
      board,
      hero,
      hero.hand.map(({ card }) => card),
    );
  } else {
    hero.owes = owed;
  }
}

export const penalties: DorStep<'penalties'> = {
  run(play) {
    const { board } = play;
    const { battle } = board;
    if (!battle) return;
    const state = board.generals[battle.general];
    if (regenerates(battle) && state.life < generalBoards[battle.general].life) {
      state.life = generalBoards[battle.general].life;
      play.emit('regenerated', { general: battle.general, life: state.life });
    }
    board.tally.battlesLost += 1;
    board.lastBattle = reportOf(board, battle);
    play.emit('battleLost', { report: board.lastBattle, red: isOnRedSquare(board, battle.general) });
    if (play.options.noPenalty) return;
    for (const { slot } of inTurnOrder(battle, board.heroes.length)) suffer(play, battle.general, slot);
  },
};

/** D-PENALTY: which cards the survivors lose. */
export const penaltyCards: DorStep<'penaltyCards'> = {
  decide({ board }) {
    const { battle } = board;
    if (!battle) return [];
    return turnOrder(board, battle.initiator)
      .filter((slot) => heroIn(board, slot).owes > 0)
      .filter((slot, i, all) => all.findIndex((one) => heroIn(board, one).seat === heroIn(board, slot).seat) === i)
      .map((slot) => {
        const hero = heroIn(board, slot);
        return {
          seats: [hero.seat],
          prompt: { key: 'askPenalty' as const, params: { general: battle.general, count: hero.owes } },
          offers: ['discard' as const],
          clock: slot === board.active ? ('turn' as const) : ('reaction' as const),
          fallback: () => ({
            action: 'discard' as const,
            args: { cards: leastValuable(board, hero, hero.owes).map(({ no }) => String(no)) },
          }),
        };
      });
  },
  on: {
    discard(play, { seat, args }) {
      const { board } = play;
      const slot = owingSlot(board, seat);
      if (slot === undefined) return;
      const hero = heroIn(board, slot);
      const cards = hero.hand.filter(({ no }) => args.cards.includes(String(no))).map(({ card }) => card);
      discardFromHand(board, hero, cards);
      hero.owes = 0;
      play.emit('discarded', { who: whoIs(board, slot), cards, why: 'penalty' });
    },
  },
};

/** The hero of this seat whose owed cards are asked for. */
export function owingSlot(table: Table, seat: number): SlotNo | undefined {
  const { battle } = table;
  if (!battle) return undefined;
  return turnOrder(table, battle.initiator).find((slot) => {
    const hero = heroIn(table, slot);
    return hero.owes > 0 && hero.seat === seat;
  });
}

/** DOR-7.10: the beaten are carried to Monarch City; the dead are replaced. */
export const retreat: DorStep<'retreat'> = {
  run(play) {
    const { board } = play;
    const { battle } = board;
    if (!battle) return;
    discardBattleCards(play, battle);
    const fallen: SlotNo[] = [];
    for (const { slot } of inTurnOrder(battle, board.heroes.length)) {
      const hero = heroIn(board, slot);
      if (hero.fallen) fallen.push(slot);
      else if (isOnBoard(hero) && !isUntouchable(hero)) driveToCity(play, slot);
    }
    play.push(...fallen.map((slot) => ({ step: 'successor' as const, slot, during: 'battle' as const })));
    play.push({ step: 'battleOver' });
  },
};

/** DOR-7.12: the general's healing clock starts anew. */
function startHealing(board: Table, general: GeneralId): void {
  const state = board.generals[general];
  if (state.life === generalBoards[general].life) state.healWait = null;
  else state.healWait = isOnRedSquare(board, general) ? heroesInPlay(board) + 1 : 1;
}

export const battleOver: DorStep<'battleOver'> = {
  run(play) {
    const { board } = play;
    const { battle } = board;
    if (!battle) return;
    startHealing(board, battle.general);
    board.battle = null;
    play.phase({ key: 'captionBattle', params: { general: battle.general, won: false } });
  },
};
