/** 17.1, 4: when the coming march loses the game, only what changes it counts. */
import { towers } from '../content/towers.js';
import { scenarios } from '../content/scenarios.js';
import { roundsLeft } from '../plans/ideas.js';
import type { Idea } from '../plans/places.js';
import { type Escape, isLostBy, marchOf } from '../rules/march.js';
import type { Stake } from '../rules/worth.js';
import type { Table, TowerId } from '../types/index.js';

/** What a horde that stays is worth beside those that walk out. */
const aside = 0.1;
/** A hero comes after every tower. */
const heroPrice = 5;

/** The march that must not come; undefined where it does no harm, or where no round is left to live for. */
export function deadlyMarch(table: Table): readonly Escape[] | undefined {
  if (roundsLeft(table) < 1 && scenarios[table.options.scenario].objective !== 'clear') return undefined;
  const march = marchOf(table);
  return isLostBy(table, march) ? march : undefined;
}

/** Only those who walk out count in full. */
export function intent(stakes: readonly Stake[]): Stake[] {
  return stakes.map((stake) => (stake.escapes ? stake : { ...stake, weight: stake.weight * aside }));
}

function priceOf({ answer }: Idea): number {
  if (answer.action !== 'tower') return heroPrice;
  const card = answer.args.card.split('#')[0] as TowerId;
  return towers[card].level;
}

const heartsOf = (march: readonly Escape[]): number => march.reduce((sum, { hearts }) => sum + hearts, 0);

/** The cheapest that saves the game; else what takes most of the march away. */
export function rescueBy(table: Table, march: readonly Escape[], ideas: readonly Idea[]): Idea | undefined {
  const before = heartsOf(march);
  const changes = ideas.flatMap((idea) => {
    if (!idea.then) return [];
    const then = marchOf(idea.then());
    const hearts = before - heartsOf(then);
    const isSaved = !isLostBy(table, then);
    return isSaved || hearts > 0 || then.length < march.length ? [{ idea, hearts, isSaved }] : [];
  });
  const [best] = changes.sort(
    (one, other) =>
      Number(other.isSaved) - Number(one.isSaved) ||
      (one.isSaved ? 0 : other.hearts - one.hearts) ||
      priceOf(one.idea) - priceOf(other.idea) ||
      other.idea.value - one.idea.value,
  );
  return best?.idea;
}
