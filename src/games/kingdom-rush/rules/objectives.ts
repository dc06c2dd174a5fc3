/** KRU-17.1, KRU-18: what the scenario asks for, and when it is met or lost. */
import { scenarios } from '../content/scenarios.js';
import type { ScenarioRow } from '../content/scenario.js';
import type { Board, Options, PileCard, Space, Table } from '../types/index.js';
import { areAdjacent } from './maps.js';
import { boardOf } from './hordes.js';

export function rowOf({ options, seats }: { options: Options; seats: number }): ScenarioRow {
  return scenarios[options.scenario].rows[seats as 1 | 2 | 3 | 4];
}

/** Marked cards of the whole set-up. */
export function marksIn(row: ScenarioRow): number {
  return [row.start, ...row.piles].join(' ').split('!').length - 1;
}

export function isEvent(card: string): boolean {
  return card.startsWith('ev-');
}

/** 7.8: the cards of the longest pile without events, and one. */
export function roundsIn(row: ScenarioRow): number {
  const lengths = row.piles.map((pile) => pile.split(' ').filter((card) => !isEvent(card)).length);
  return Math.max(...lengths) + 1;
}

/** KRU-18.2: a game that is lost as another round would begin ends in the last one. */
export const roundShown = ({ round, rounds }: { round: number; rounds: number }): number => Math.min(round, rounds);

function cardsLeft(piles: readonly { cards: readonly PileCard[] }[]): number {
  return piles.reduce((sum, { cards }) => sum + cards.length, 0);
}

function marksDone(table: Table): boolean {
  return table.marksDestroyed >= marksIn(rowOf(table));
}

/** KRU-18.1 */
export function isObjectiveMet(board: Board): boolean {
  const row = rowOf(board);
  switch (scenarios[board.options.scenario].objective) {
    case 'clear':
      return board.round > 0 && cardsLeft(board.piles) === 0 && board.hordes.length === 0;
    case 'marks':
      return marksDone(board);
    case 'count':
      return board.destroyed >= (row.needed ?? 0);
    case 'totems':
      return board.totems.every(({ standing }) => !standing) && marksDone(board);
    case 'boss':
      return board.boss !== null && board.boss.defeated >= board.boss.cards;
  }
}

/** Scenario 4's defeat C: too few hordes are left to reach the number. */
export function isCountOutOfReach(board: Board): boolean {
  if (scenarios[board.options.scenario].objective !== 'count') return false;
  const inPiles = board.piles.flatMap(({ cards }) => cards).filter(({ card }) => !isEvent(card)).length;
  return board.destroyed + board.hordes.length + inPiles < (rowOf(board).needed ?? 0);
}

/** The same foreseen by whoever sees no face-down card: so many more hordes would be gone. */
export function isCountMissed(table: Table, more: number): boolean {
  const { objective } = scenarios[table.options.scenario];
  const { start, piles, needed = 0 } = rowOf(table);
  const cards = [start, ...piles].flatMap((text) => text.split(' ')).filter((card) => card !== '' && !isEvent(card));
  return objective === 'count' && cards.length - table.escaped - more < needed;
}

/** Scenario 10's defeat C: the gate at which too many hearts were lost. */
export function fallenGate(table: Table): Space | undefined {
  const { gateLimit } = scenarios[table.options.scenario];
  if (gateLimit === undefined) return undefined;
  return Object.keys(table.lostAt).find((gate) => (table.lostAt[gate] ?? 0) >= gateLimit);
}

export function startingHearts({ options, seats }: Pick<Table, 'options' | 'seats'>): number {
  const { hearts, heartsByPlayers, iron } = scenarios[options.scenario];
  if (options.difficulty === 'iron' && iron?.limits === 'hearts') return iron.hearts;
  return heartsByPlayers?.[seats] ?? hearts;
}

/** KRU-17.4: standing totems next to a space, which an objective action there brings down. */
export function totemsBeside(table: Table, space: Space | null): Space[] {
  if (space === null) return [];
  const map = boardOf(table);
  return table.totems.filter(({ at, standing }) => standing && areAdjacent(map, space, at)).map(({ at }) => at);
}
