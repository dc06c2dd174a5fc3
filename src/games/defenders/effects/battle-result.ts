/** What victory and defeat bring (DOR-7.8 to 7.12). */
import { type Amount, type GeneralId, generalBoards } from '../content/generals.js';
import { hasFallen, isUntouchable, slayerOf, inTurnOrder } from '../rules/battling.js';
import { isOnRedSquare, livingGenerals } from '../rules/generals.js';
import { heroIn, heroesInPlay, whoIs } from '../rules/roster.js';
import { armourOf } from '../rules/wounds.js';
import type { Battle, BattleReport, DorPlay, SlotNo, Table } from '../types/index.js';
import { die } from './death.js';
import { drawIntoHand } from './decks.js';
import { finishGame } from './ending.js';
import { discardCards, discardFromHand } from './hands.js';
import { generalLeft } from './movement.js';
import { settleQuests } from './quests.js';
import { loseLife } from './wounds.js';

export function reportOf(board: Table, battle: Battle): BattleReport {
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
export function discardBattleCards(play: DorPlay, battle: Battle): void {
  for (const fighter of battle.fighters) {
    discardCards(
      play.board,
      fighter.cards.map(({ card }) => card),
    );
    fighter.cards = [];
  }
}

/** DOR-7.8, 8.4, 12.1 */
export function win(play: DorPlay, battle: Battle): void {
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

function rollAmount(play: DorPlay, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const value = play.rng.die(6);
  return amount === 'D3' ? Math.ceil(value / 2) : value;
}

/** DOR-7.9: life first, then cards; who dies chooses nothing. */
export function suffer(play: DorPlay, general: GeneralId, slot: SlotNo): void {
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

/** DOR-7.12: the general's healing clock starts anew. */
export function startHealing(board: Table, general: GeneralId): void {
  const state = board.generals[general];
  if (state.life === generalBoards[general].life) state.healWait = null;
  else state.healWait = isOnRedSquare(board, general) ? heroesInPlay(board) + 1 : 1;
}
