/** Heroes change place; pledges and a battle that is being mustered change with them. */
import { city, type LocId } from '../content/map.js';
import { locOf } from '../rules/generals.js';
import { heroIn, slotsAt, whoIs } from '../rules/roster.js';
import type { DorPlay, Fighter, SlotNo, Table } from '../types/index.js';
import { visitHere } from './quests.js';
import { sortHand } from './hands.js';

/** A joined hero has his cards back (DOR-8.9, 8.10). */
export function returnCards(table: Pick<Table, 'heroes'>, fighter: Fighter): void {
  const hero = heroIn(table, fighter.slot);
  hero.hand.push(...fighter.cards);
  sortHand(hero);
}

/** DOR-8.9, 8.10: everything is returned and the battle is over before it began. */
export function callOff(play: DorPlay, why: 'choice' | 'moved'): void {
  const { board } = play;
  const { battle } = board;
  if (!battle) return;
  for (const fighter of battle.fighters) returnCards(board, fighter);
  const initiator = heroIn(board, battle.initiator);
  if (battle.paid === 'token') initiator.actions += 1;
  else initiator.bonus += 1;
  board.battle = null;
  play.emit('calledOff', { general: battle.general, why });
}

/** DOR-8.10: a joined hero who is moved away leaves the battle; without its initiator it ends. */
function leaveMuster(play: DorPlay, slot: SlotNo): void {
  const { battle } = play.board;
  if (battle?.stage !== 'muster') return;
  if (battle.initiator === slot) {
    callOff(play, 'moved');
    return;
  }
  const fighter = battle.fighters.find((one) => one.slot === slot);
  if (fighter) returnCards(play.board, fighter);
  battle.fighters = battle.fighters.filter((one) => one.slot !== slot);
  battle.out = battle.out.filter((one) => one !== slot);
}

export function relocate(play: DorPlay, slot: SlotNo, to: LocId): void {
  const hero = heroIn(play.board, slot);
  if (hero.loc === to) return;
  leaveMuster(play, slot);
  hero.loc = to;
  hero.pledge = null;
  visitHere(play, slot);
}

/** RU-22: being carried to Monarch City ends the Sorceress's form. */
export function driveToCity(play: DorPlay, slot: SlotNo): void {
  const hero = heroIn(play.board, slot);
  hero.shape = null;
  relocate(play, slot, city);
  play.emit('driven', { who: whoIs(play.board, slot) });
}

/** DOR-8.8, 8.10: pledges end and a muster breaks up when the general is no longer there. */
export function generalLeft(play: DorPlay, loc: LocId): void {
  const { board } = play;
  for (const slot of slotsAt(board, loc)) heroIn(board, slot).pledge = null;
  const { battle } = board;
  if (battle?.stage === 'muster' && locOf(board, battle.general) !== battle.loc) callOff(play, 'moved');
}

/** DOR-17.1c: the Cleric drives the Undead of her location to its neighbours. */
export function driveUndead(play: DorPlay, moves: readonly { loc: LocId; count: number }[]): void {
  const { board } = play;
  const from = heroIn(board, board.active).loc;
  for (const { loc, count } of moves) {
    board.locations[from].minions.black -= count;
    board.locations[loc].minions.black += count;
  }
  play.emit('undeadTurned', { who: whoIs(board, board.active), from, moves: [...moves] });
}
