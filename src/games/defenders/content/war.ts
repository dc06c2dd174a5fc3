/** The War Status board: four squares, one per defeated general. */

export const warNames = ['early', 'mid', 'late'] as const;
export type WarName = (typeof warNames)[number];

export type WarSquare = {
  name: WarName;
  /** Darkness cards a Night. */
  cards: number;
  /** How many of them, from the first, are used in full; the rest only move generals. */
  full: number;
};

export const warSquares: readonly [WarSquare, WarSquare, WarSquare, WarSquare] = [
  { name: 'early', cards: 1, full: 1 },
  { name: 'mid', cards: 2, full: 1 },
  { name: 'mid', cards: 2, full: 1 },
  { name: 'late', cards: 3, full: 2 },
];
