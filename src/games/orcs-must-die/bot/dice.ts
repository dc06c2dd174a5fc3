/** What an attack is worth on average: rolls of the bot's own, each spent as the proposal would (BO-11). */
import type { Rng } from '../../../kernel/index.js';
import { faces } from '../content/dice.js';
import { worth } from '../content/numbers.js';
import { heroDice, poolOf } from '../rules/attack.js';
import { bestOutcome } from '../rules/best-outcome.js';
import { noEffects } from '../rules/outcome.js';
import type { Needs } from '../rules/pool.js';
import { fortressOf, slotAt } from '../rules/siege.js';
import { type Targets, hasTargets, targetsFor } from '../rules/targets.js';
import { killValue } from '../rules/values.js';
import { type Boost, type Dice, type RolledDie, type Siege, type TileId, dieIds } from '../types/index.js';

const rollsEach = 10;

export type Shot = { tile: TileId; boosts: readonly Boost[] };

/** Results that a die gives on average, blank faces included. */
const resultsOfDie = 1;

/** A guess for a bot whose time is up: the dearest targets that so many results could pay for. */
function guessed(siege: Siege, targets: Targets, dice: Dice, fixed: string): number {
  const team = fortressOf(siege, targets.tile);
  let left = fixed.length + dieIds.reduce((sum, die) => sum + (dice[die] ?? 0) * resultsOfDie, 0);
  const size = ({ S, V, B, K }: Needs): number => S + V + B + 2 * K;
  const bids = [
    ...targets.kinds.map(({ kind, ready, stunned, need }) => ({
      count: ready + stunned,
      // Not every result is the one that is wanted.
      cost: 1.7 * size(need),
      value: killValue(siege, team, targets.tile, kind),
    })),
    ...targets.foes.map(({ health, ways }) => ({
      count: health,
      cost: 1.7 * Math.min(...ways.map(size)),
      value: worth.bossWound,
    })),
  ].sort((a, b) => b.value / b.cost - a.value / a.cost);
  let sum = 0;
  for (const { count, cost, value } of bids) {
    const share = Math.min(count, left / cost);
    sum += share * value;
    left -= share * cost;
  }
  return sum;
}

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
  if (!mayGoOn()) return guessed(siege, targets, dice, fixed);
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
