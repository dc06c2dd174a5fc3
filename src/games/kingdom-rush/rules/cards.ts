/** Horde cards as they are printed, and what their grids say (KRU-2.2, KRU-2.3). */
import { lowestBit } from '../../../geometry/masks.js';
import { basicHordes } from '../content/hordes.js';
import { bossCards, bossHorde, champions, elementals } from '../content/special-hordes.js';
import { type CardId, type Cells, type ChampionId, type HordeCard, championIds } from '../types/index.js';
import { blockAt, cellNames, sizeOf } from './cells.js';

export type GridFacts = {
  /** Cells that must be covered. */
  enemies: Cells;
  /** Take magic (and true) damage only. */
  magicOnly: Cells;
  /** Take physical (and true) damage only. */
  physicalOnly: Cells;
  shamans: Cells;
  /** The four cells of each big enemy. */
  bigs: readonly Cells[];
  /** Big ones count once. */
  count: number;
  cells: number;
};

const printed = new Map<CardId, HordeCard>([
  ...Object.entries(basicHordes),
  ...Object.entries(elementals),
  ...Object.entries(champions),
  ...Object.entries(bossCards).map(([id, card]) => [id, bossHorde(card)] as const),
]);

export function hordeCard(id: CardId): HordeCard {
  const card = printed.get(id);
  if (!card) throw new Error(`no horde card is called ${id}`);
  return card;
}

export function isChampion(id: CardId): id is ChampionId {
  return (championIds as readonly string[]).includes(id);
}

export function isBossCard(id: CardId): boolean {
  return Object.hasOwn(bossCards, id);
}

function facts(grid: string): GridFacts {
  const letters = Array.from(grid.replaceAll('/', ''));
  const mask = (these: string): Cells =>
    letters.reduce((cells, letter, at) => (these.includes(letter) ? cells | (1 << at) : cells), 0);
  const bigs: Cells[] = [];
  for (let left = mask('BMP'); left !== 0; left &= ~(bigs.at(-1) ?? left)) {
    bigs.push(blockAt(cellNames[lowestBit(left)] ?? ''));
  }
  const enemies = mask('empsBMP');
  return {
    enemies,
    magicOnly: mask('mM'),
    physicalOnly: mask('pP'),
    shamans: mask('s'),
    bigs,
    count: sizeOf(mask('emps')) + bigs.length,
    cells: sizeOf(enemies),
  };
}

const known = new Map<CardId, GridFacts>();

export function gridOf(id: CardId): GridFacts {
  let found = known.get(id);
  if (!found) known.set(id, (found = facts(hordeCard(id).grid)));
  return found;
}
