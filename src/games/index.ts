/** The register: the only place that lists the games. */
import { type AnyGame, anyGame } from '../kernel/index.js';
import { defenders } from './defenders/index.js';
import { kingdomRush } from './kingdom-rush/index.js';
import { orcsMustDie } from './orcs-must-die/index.js';
import { orcsOrcsOrcs } from './orcs-orcs-orcs/index.js';
import { stronghold } from './stronghold/index.js';

export const games: readonly AnyGame[] = [
  anyGame(orcsOrcsOrcs),
  anyGame(defenders),
  anyGame(stronghold),
  anyGame(orcsMustDie),
  anyGame(kingdomRush),
];

export function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
