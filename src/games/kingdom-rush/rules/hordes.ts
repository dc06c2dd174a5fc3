/** KRU-2: what lies on hordes, what is still visible, in which order they are handled. */
import { bigEnemyHearts } from '../content/numbers.js';
import { rifts } from '../content/cards.js';
import type { Cells, Damage, Horde, Space, Table, Trait } from '../types/index.js';
import { gridOf, hordeCard, isBossCard, isChampion } from './cards.js';
import { allCells, blockAt, cellBit, sizeOf } from './cells.js';
import { type BoardMap, laneThrough, mapOf, neighboursOf } from './maps.js';

export const bossTag = 'hb';

export function boardOf(table: Table): BoardMap {
  return mapOf(table.options.scenario);
}

export function hordeTagged(table: Table, tag: string): Horde | undefined {
  return table.hordes.find((horde) => horde.tag === tag);
}

export function hordeAt(table: Table, space: Space | null): Horde | undefined {
  return space === null ? undefined : table.hordes.find(({ at }) => at === space);
}

/** Every figure of a hero on the board: the players' and the secondary ones. */
export function figuresAt(table: Table, space: Space): { topLeft: string | null }[] {
  const heroes = table.players.flatMap(({ hero }) => (hero?.at === space ? [hero] : []));
  const seconds = table.solo?.secondaries.filter(({ at }) => at === space) ?? [];
  return [...heroes, ...seconds];
}

/** The cells under figures. */
export function figureCells(table: Table, horde: Horde): Cells {
  let cells = 0;
  for (const { topLeft } of figuresAt(table, horde.at)) if (topLeft !== null) cells |= blockAt(topLeft);
  return cells;
}

function tileCells(horde: Horde): Cells {
  return horde.tiles.reduce((cells, tile) => cells | tile.cells, 0);
}

function pawnCells(horde: Horde): Cells {
  return horde.pawns.reduce((cells, pawn) => cells | cellBit(pawn.cell), 0);
}

/** KRU-2.4: everything that something lies on. */
export function coverOf(table: Table, horde: Horde): Cells {
  return tileCells(horde) | pawnCells(horde) | figureCells(table, horde);
}

/** Enemy cells still to be covered. */
export function visibleEnemies(table: Table, horde: Horde): Cells {
  return gridOf(horde.card).enemies & ~coverOf(table, horde);
}

export function cellsLeft(table: Table, horde: Horde): number {
  return sizeOf(visibleEnemies(table, horde));
}

/** KRU-11.2: cells of shamans that nothing lies on. */
export function shamansSeen(table: Table, horde: Horde): Cells {
  return gridOf(horde.card).shamans & ~coverOf(table, horde);
}

/** KRU-10.1 */
export function isFullyCovered(table: Table, horde: Horde): boolean {
  return visibleEnemies(table, horde) === 0;
}

/** KRU-3.3: cells on which this damage cannot lie. */
export function immuneCells(horde: Pick<Horde, 'card'>, damage: Damage): Cells {
  if (damage === 'true') return 0;
  const { magicOnly, physicalOnly } = gridOf(horde.card);
  return damage === 'physical' ? magicOnly : physicalOnly;
}

/** Cells that take this damage and are free, given what lies there. */
export function freeCells(horde: Pick<Horde, 'card'>, damage: Damage, cover: Cells): Cells {
  return allCells & ~cover & ~immuneCells(horde, damage);
}

/** KRU-1.6; a boss in a pool has none, and neither has what stands on no path. */
export function distanceOf(table: Table, horde: Pick<Horde, 'at'>): number {
  return boardOf(table).distance.get(horde.at) ?? Infinity;
}

function tagNumber(tag: string): number {
  return tag === bossTag ? Infinity : Number(tag.slice(1));
}

/** KRU-1.6: nearest its exit first, then the lower lane, then the lower tag. */
export function inOrder(table: Table, hordes: readonly Horde[] = table.hordes): Horde[] {
  const map = boardOf(table);
  const place = ({ at, tag }: Horde): [number, number, number] => [
    map.distance.get(at) ?? Infinity,
    laneThrough(map, at),
    tagNumber(tag),
  ];
  const compare = (left: number, right: number): number => (left === right ? 0 : left < right ? -1 : 1);
  return [...hordes].sort((one, other) => {
    const [a, b] = [place(one), place(other)];
    return compare(a[0], b[0]) || compare(a[1], b[1]) || compare(a[2], b[2]);
  });
}

/** The effects of rift cards that last this round. */
export function riftEffects(table: Table): (typeof rifts)[keyof typeof rifts]['effect'][] {
  return table.rift?.active.map((id) => rifts[id].effect) ?? [];
}

export function isUnder(table: Table, effect: 'stillness' | 'crosswind' | 'stone-skins'): boolean {
  return riftEffects(table).some(({ does }) => does === effect);
}

/** KRU-2.6: printed traits, haste of this round, and Stillness. */
export function hasTrait(table: Table, horde: Horde, trait: Trait): boolean {
  if (trait === 'fast') {
    return (horde.hastened || hordeCard(horde.card).traits.includes('fast')) && !isUnder(table, 'stillness');
  }
  return hordeCard(horde.card).traits.includes(trait);
}

/** KRU-11.7: what its escape would cost. */
export function heartsFor(table: Table, horde: Horde): number {
  const { bigs } = gridOf(horde.card);
  const visible = visibleEnemies(table, horde);
  const bigCells = bigs.reduce((cells, big) => cells | big, 0);
  const bigsSeen = bigs.filter((big) => (big & visible) !== 0).length;
  return bigEnemyHearts * bigsSeen + sizeOf(visible & ~bigCells);
}

export function kindOf(horde: Horde): 'basic' | 'elemental' | 'champion' | 'boss' {
  if (isChampion(horde.card)) return 'champion';
  if (isBossCard(horde.card)) return 'boss';
  return hordeCard(horde.card).band === 'silver' ? 'elemental' : 'basic';
}

/** Hordes on a space or next to it (KRU-4.12). */
export function hordesNear(table: Table, space: Space): Horde[] {
  const map = boardOf(table);
  return table.hordes.filter(({ at }) => at === space || neighboursOf(map, space).includes(at));
}

/** Hordes next to a space, not on it. */
export function hordesBeside(table: Table, space: Space): Horde[] {
  return hordesNear(table, space).filter(({ at }) => at !== space);
}

/** KRU-17.8: soldiers and sand warriors do not stop Primarch. */
export function isPrimarch(table: Table, horde: Horde): boolean {
  return horde.tag === bossTag && table.boss?.id === 'primarch';
}

export function isLeviathan(table: Table, horde: Horde): boolean {
  return horde.tag === bossTag && table.boss?.id === 'leviathan';
}

/** KRU-17.11: of the bosses only Primarch can be held. */
export function holdable(table: Table, tags: Iterable<string>): string[] {
  return [...tags].filter((tag) => {
    const horde = hordeTagged(table, tag);
    return horde !== undefined && !isLeviathan(table, horde);
  });
}

/** KRU-11.5: whoever stands on it stops its step. */
export function isBlocked(table: Table, horde: Horde): boolean {
  const figures = figureCells(table, horde) !== 0;
  return isPrimarch(table, horde) ? figures : figures || horde.pawns.length > 0;
}

/** KRU-8.18: the cell a rule takes by itself: enemies before empty cells, each in reading order. */
export function firstFreeCell(table: Table, horde: Horde, damage: Damage): Cells {
  const free = freeCells(horde, damage, coverOf(table, horde));
  const enemies = free & gridOf(horde.card).enemies;
  const cells = enemies === 0 ? free : enemies;
  return cells & -cells;
}

/** The lowest free tag (KRU-2.8). */
export function freeTag(table: Table): string {
  let number = 1;
  while (hordeTagged(table, `h${number}`)) number += 1;
  return `h${number}`;
}
