/** How soon a general may stand in the city, by the Darkness cards that are still to come. */
import { type DarknessId, darknessCards, darknessIds } from '../content/darkness-cards.js';
import { type GeneralId, generalBoards, generalIds } from '../content/generals.js';
import { warSquares } from '../content/war.js';
import { isOnRedSquare } from '../rules/generals.js';
import { heroesInPlay } from '../rules/roster.js';
import type { Table } from '../types/index.js';

const lastStep = 4;

/** DOR-10.4, 10.5: the cards that move a general on from each step of his path. */
function moversOf(general: GeneralId): DarknessId[][] {
  return Array.from({ length: lastStep }, (_, step) =>
    darknessIds.filter((id) => {
      const card = darknessCards[id];
      if (!('advance' in card) || card.advance.general !== general) return false;
      return card.advance.to === 'next' || card.advance.to === generalBoards[general].path[step + 1];
    }),
  );
}

const movers = Object.fromEntries(generalIds.map((id) => [id, moversOf(id)])) as Record<GeneralId, DarknessId[][]>;

/** How likely the next card moves him on from each step, so many cards being looked at; the discards may come back. */
function chancesOfMoving(table: Table, general: GeneralId, draws: number): number[] {
  const inDeck = table.darkTotal - table.darkDiscard.length;
  const again = Math.max(0, draws - inDeck) / table.darkTotal;
  return movers[general].map((ids) => {
    const left = ids.filter((id) => !table.darkDiscard.includes(id)).length;
    return Math.min(1, (left + again * ids.length) / Math.max(1, inDeck + again * table.darkTotal));
  });
}

function newArrival(table: Table, general: GeneralId): number {
  if (isOnRedSquare(table, general)) return 0;
  const draws = heroesInPlay(table) * warSquares[table.war].cards;
  const moves = chancesOfMoving(table, general, draws);
  let at: number[] = Array.from({ length: lastStep + 1 }, (_, step) => (step === table.generals[general].step ? 1 : 0));
  for (let drawn = 0; drawn < draws; drawn += 1) {
    at = at.map((chance, step) => chance * (1 - (moves[step] ?? 0)) + (at[step - 1] ?? 0) * (moves[step - 1] ?? 0));
  }
  return at[lastStep] ?? 0;
}

const arrivals = new WeakMap<Table, Partial<Record<GeneralId, number>>>();

/** The chance that he enters the city before everybody has had another turn. */
export function arrivalChance(table: Table, general: GeneralId): number {
  const known = arrivals.get(table) ?? {};
  arrivals.set(table, known);
  return (known[general] ??= newArrival(table, general));
}
