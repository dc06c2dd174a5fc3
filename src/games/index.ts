/** The register: the only place that lists the games. */
import type { AnyGame } from '../kernel/index.js';

export const games: readonly AnyGame[] = [];

export function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
