/** What an attack is worth on average: rolls of the bot's own, each spent as the proposal would (BO-11). */
import type { Rng } from '../../../kernel/index.js';
import { faces } from '../content/dice.js';
import { heroDice, poolOf } from '../rules/attack.js';
import { bestOutcome, noEffects } from '../rules/outcome.js';
import { slotAt } from '../rules/siege.js';
import { hasTargets, targetsFor } from '../rules/targets.js';
import { type Boost, type RolledDie, type Siege, type TileId, dieIds } from '../types/index.js';

const rollsEach = 10;

export type Shot = { tile: TileId; boosts: readonly Boost[] };

/** The mean value of an attack on a tile. */
export function attackWorth(
  siege: Siege,
  index: number,
  { tile, boosts }: Shot,
  rng: Rng,
  mayGoOn: () => boolean,
): number {
  const targets = targetsFor(siege, slotAt(siege, index).side, tile, 'hero');
  if (!hasTargets(targets)) return 0;
  const { dice, fixed } = heroDice(siege, index, { without: [], boosts });
  const doubled = boosts.includes('ultimate') && slotAt(siege, index).hero === 'cygnus';
  let sum = 0;
  let rolled = 0;
  while (rolled < rollsEach && (rolled < 2 || mayGoOn())) {
    const roll: RolledDie[] = dieIds.flatMap((die) =>
      Array.from({ length: dice[die] ?? 0 }, () => ({ die, face: faces[die][rng.int(6)] ?? '' })),
    );
    sum += bestOutcome(siege, targets, { pool: poolOf({ dice: roll, fixed, doubled }), ...noEffects }).value;
    rolled += 1;
  }
  return sum / rolled;
}
