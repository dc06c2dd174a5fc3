/** 9.1: what a player has earned. */
import type { Seat } from '../../../kernel/index.js';
import { slotData } from '../content/creatures.js';
import { missionData } from '../content/missions.js';
import { poisonVp, supportVp } from '../content/numbers.js';
import { spellData } from '../content/spells.js';
import {
  type Board,
  type CardId,
  type Category,
  type MissionId,
  type ScoreRow,
  type Slot,
  categories,
  slots,
} from '../types/index.js';
import { codeOf, isLearned } from './cards.js';
import { playerAt } from './players.js';
import { valueOf } from './position.js';

/** OOO-1.4 and 9.1: draw pile, hand, discard pile and cards in play. */
export function deckOf(board: Board, seat: Seat): CardId[] {
  const { draw, hand, discard } = playerAt(board, seat);
  const casting = board.active === seat ? board.turn?.casting : undefined;
  return [...draw, ...hand, ...discard, ...(casting ? [casting.spell, ...casting.upgrades] : [])];
}

/** Support spells and Poison cards in the deck. */
function tally(board: Board, seat: Seat): { support: number; poison: number } {
  const count = { support: 0, poison: 0 };
  for (const id of deckOf(board, seat)) {
    const code = codeOf(id);
    if (code === 'poison') count.poison += 1;
    else if (spellData[code].type === 'support') count.support += 1;
  }
  return count;
}

function ofCategory(board: Board, seat: Seat, category: Category): number {
  const { trophies } = playerAt(board, seat);
  return slots.reduce((sum, slot) => sum + (slotData[slot].category === category ? trophies[slot] : 0), 0);
}

/** OOO-16.2 */
export function missionVp(board: Board, seat: Seat, mission: MissionId): number {
  const player = playerAt(board, seat);
  const data = missionData[mission];
  const groups = (count: number, size: number): number => Math.floor(count / size);
  switch (data.counts) {
    case 'category':
      return data.vp * groups(ofCategory(board, seat, data.category), data.group);
    case 'trophies':
      return (
        data.vp *
        groups(
          slots.reduce((sum, slot) => sum + player.trophies[slot], 0),
          data.group,
        )
      );
    case 'sets':
      return data.vp * Math.min(...categories.map((category) => ofCategory(board, seat, category)));
    case 'powers':
      return data.vp * player.powers.length;
    case 'most-of-a-kind':
      return data.vp * slots.filter((slot) => hasMost(board, seat, slot)).length;
    case 'learned-spells':
      return data.vp * groups(deckOf(board, seat).filter(isLearned).length, data.group);
  }
}

function hasMost(board: Board, seat: Seat, slot: Slot): boolean {
  const own = playerAt(board, seat).trophies[slot];
  return own > 0 && board.players.every((player) => player.trophies[slot] <= own);
}

/** One row of the score table; its rank is known once all rows are. */
function rowOf(board: Board, seat: Seat, mission: MissionId | null): Omit<ScoreRow, 'rank'> {
  const player = playerAt(board, seat);
  const perSlot = Object.fromEntries(
    slots.map((slot) => {
      const value = valueOf(board, slot);
      return [slot, { trophies: player.trophies[slot], value, vp: player.trophies[slot] * value }];
    }),
  ) as ScoreRow['perSlot'];
  const trophies = slots.reduce((sum, slot) => sum + perSlot[slot].vp, 0);
  const owned = tally(board, seat);
  const support = supportVp * owned.support;
  const poison = owned.poison === 0 ? 0 : poisonVp * owned.poison;
  const earned = mission ? missionVp(board, seat, mission) : 0;
  const total = trophies + support + poison + earned;
  return { seat, perSlot, trophies, support, poison, mission, missionVp: earned, total };
}

/** 13.4: parts 1, 2 and 4, which everybody can count. */
export function openScore(board: Board, seat: Seat): { support: number; poison: number; score: number } {
  const { trophies } = playerAt(board, seat);
  const earned = slots.reduce((sum, slot) => sum + trophies[slot] * valueOf(board, slot), 0);
  const { support, poison } = tally(board, seat);
  return { support, poison, score: earned + supportVp * support + poisonVp * poison };
}

/** 9.3: the table of scores, best first; equal totals have equal rank. */
export function scoreTable(board: Board): ScoreRow[] {
  const rows = board.order.map((seat) => rowOf(board, seat, playerAt(board, seat).mission));
  return rows
    .map((row) => ({ ...row, rank: 1 + rows.filter((other) => other.total > row.total).length }))
    .sort((a, b) => a.rank - b.rank);
}
