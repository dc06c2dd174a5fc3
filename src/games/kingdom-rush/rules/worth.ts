/** KRU-19.2, KRU-19.3: what covering a horde is worth. */
import type { Cells, Horde, Table } from '../types/index.js';
import { gridOf } from './cards.js';
import { loneCells, sizeOf } from './cells.js';
import { coverOf, distanceOf, figureCells, hasTrait, inOrder, isLeviathan, isPrimarch, kindOf } from './hordes.js';
import { marchOf } from './march.js';

/** KRU-19.2 */
export function weightOf(table: Table, horde: Horde): number {
  if (isLeviathan(table, horde)) return 1.8;
  const near = 1 / distanceOf(table, horde);
  const plain = 1 + 2 * near + (hasTrait(table, horde, 'fast') ? near : 0);
  const marked = horde.objective !== null || kindOf(horde) === 'champion' ? 1.25 : 1;
  return plain * marked + (isPrimarch(table, horde) ? 0.6 : 0);
}

/** What a value needs to know of a horde, worked out once. */
export type Stake = {
  horde: Horde;
  distance: number;
  weight: number;
  enemies: Cells;
  cover: Cells;
  /** Somebody stands on it already, so that one more pawn stops nothing. */
  stopped: boolean;
  /** It walks out in the coming phase 4 unless somebody stops it. */
  escapes: boolean;
  /** 17.2: what heals it, for whoever minds that a tile would come off again. */
  mends?: Mending;
};

/** A horde that loses its smallest tile in phase 4: always, or while one of its shamans is seen. */
export type Mending = { always: boolean; shamans: Cells; smallest: number };

/** Every horde, in the order of KRU-1.6. */
export function stakesOf(table: Table): Stake[] {
  const escaping = new Set(marchOf(table).map(({ tag }) => tag));
  return inOrder(table).map((horde) => ({
    horde,
    distance: distanceOf(table, horde),
    weight: weightOf(table, horde),
    enemies: gridOf(horde.card).enemies,
    cover: coverOf(table, horde),
    stopped: isPrimarch(table, horde) || horde.held || horde.pawns.length > 0 || figureCells(table, horde) !== 0,
    escapes: escaping.has(horde.tag),
  }));
}

/** KRU-19.3: what it is worth that the cover of a horde grows. */
export function gainOf({ weight, enemies }: Stake, before: Cells, after: Cells): number {
  const added = after & ~before;
  const seen = enemies & ~before;
  const left = enemies & ~after;
  const finished = left === 0 && seen !== 0 ? 3 * weight + 1.5 : 0;
  return (
    weight * sizeOf(added & enemies) +
    finished -
    0.05 * (loneCells(left) - loneCells(seen)) -
    0.02 * sizeOf(added & ~enemies)
  );
}

/** KRU-19.3: the first pawn on a horde that stays uncovered somewhere. */
export function blockWorth({ enemies, distance, stopped, escapes }: Stake, after: Cells): number {
  const left = enemies & ~after;
  if (stopped || left === 0) return 0;
  return escapes ? 3 + 2 * sizeOf(left) : 1 + 3 / distance;
}

/** 17.2: what it costs that a horde with tiles stays uncovered somewhere and heals; `smallest` is its smallest tile. */
export function mendingCost({ enemies, mends }: Stake, after: Cells, smallest: number): number {
  if (!mends || (enemies & ~after) === 0 || !(mends.always || (mends.shamans & ~after) !== 0)) return 0;
  return 0.5 * smallest;
}

/** 17.2: tiles spent on tentacles and totems. */
export function cutWorth(hordesBeside: number): number {
  return 0.8 + 0.3 * hordesBeside;
}
export const totemWorth = 4;
