/** KRU-19.5: the steward, who plays phase 2 for whoever is away: one answer at a time, each with its plan written out. */
import type { Answer, Seat } from '../../../kernel/index.js';
import type { Ask, Kru, Space, Table } from '../types/index.js';
import { defaultResource, heaviest, neediest } from '../rules/choosing.js';
import { heroOf, playerAt } from '../rules/figures.js';
import { hordesNear } from '../rules/hordes.js';
import { type Stake, stakesOf } from '../rules/worth.js';
import { type Aim, actAim, flowerAim, questionAim, skullsDue } from './aims.js';
import { flowersOpen } from './availability.js';
import { freshEffort } from './effort.js';
import { heroPlaces, plainActions, restIdea, towerPlaces, waitingValue } from './ideas.js';
import { emptyPlan } from './offers.js';
import { type Place, bestIdea } from './places.js';
import { plainUpgrades } from './shopping.js';
import { suggestions } from './suggestions.js';
import { hasTarget } from './walk.js';

function planOf(aim: Aim | undefined): string[] | undefined {
  if (!aim || !hasTarget(aim.table, aim.attacker)) return undefined;
  const [best] = suggestions(aim.table, aim.attacker, { most: 1 });
  return best?.tokens ?? emptyPlan(aim.attacker);
}

function withPlan<A extends object>(args: A, plan: string[] | undefined): A & { plan?: string[] } {
  return plan ? { ...args, plan } : args;
}

/** The next tower that can be upgraded and carries no modifier goes to a seat. */
export function passIdea(table: Table, seat: Seat, to: Seat): Answer<Kru> | undefined {
  for (const card of playerAt(table, seat).hand) {
    const [upgrade] = card.mods.length === 0 ? plainUpgrades(table, seat, card) : [];
    if (upgrade !== undefined) return { action: 'pass', args: { card: card.uid, to: String(to + 1), upgrade } };
  }
  return undefined;
}

/** 4.3: the answer to a sub-question that nobody gives. */
export function askDefault(table: Table, { seat, what, options }: Ask): Answer<Kru> {
  if (what === 'sand-warriors') {
    return { action: 'choose', args: withPlan({}, planOf(questionAim(table, seat, what))) };
  }
  const [first = 'none'] = options;
  const option: Record<Exclude<Ask['what'], 'sand-warriors'>, string | undefined> = {
    root: heaviest(table, options),
    sun: defaultResource(table),
    chill: heaviest(table, options),
    roots: heaviest(table, options),
    blessing: neediest(
      table,
      options.filter((each) => each !== 'none'),
    ),
    falcon: first,
    bloom: first,
  };
  return { action: 'choose', args: { option: option[what] ?? first } };
}

/** Whether a flower would do anything. */
export function isUseful(table: Table, seat: Seat, at: Space): boolean {
  const type = table.flowers.find((flower) => flower.at === at)?.type;
  const hero = heroOf(table, seat);
  if (type === 'flower-heart') return hero.life < hero.most;
  if (type === 'flower-root') return hordesNear(table, at).length > 0;
  const aim = flowerAim(table, seat, { at });
  return aim ? hasTarget(aim.table, aim.attacker) : true;
}

/** The rest of an open activation: flowers, then the basic attack if it covers an enemy, otherwise rest. */
export function openDefault(table: Table, seat: Seat): Answer<Kru> {
  const flower = flowersOpen(table, seat).find((at) => isUseful(table, seat, at));
  if (flower !== undefined) {
    return { action: 'flower', args: withPlan({ at: flower }, planOf(flowerAim(table, seat, { at: flower }))) };
  }
  const aim = actAim(table, seat, { what: 'basic' });
  const [plan] = aim ? suggestions(aim.table, aim.attacker, { most: 1 }) : [];
  return plan && plan.value > 0
    ? { action: 'act', args: { what: 'basic', plan: plan.tokens } }
    : { action: 'act', args: { what: 'rest' } };
}

/** KRU-8.19: the skulls come first. */
export function skullsAnswer(table: Table, seat: Seat): Answer<Kru> {
  return { action: 'act', args: withPlan({ what: 'skulls' }, planOf(actAim(table, seat, { what: 'skulls' }))) };
}

function* placesOf(table: Table, seat: Seat, stakes: readonly Stake[]): Generator<Place> {
  const { hero } = playerAt(table, seat);
  yield* towerPlaces(table, seat, { stakes, waiting: (card) => waitingValue(table, card) });
  if (hero) yield* heroPlaces(table, seat, { stakes, actions: plainActions(table, hero) });
}

/** The steward's next answer in phase 2, at last `ready`. */
export function stewardAnswer(table: Table, seat: Seat): Answer<Kru> {
  const { hero } = playerAt(table, seat);
  const stakes = stakesOf(table);
  if (hero && skullsDue(table, seat)) return skullsAnswer(table, seat);
  const best = bestIdea(placesOf(table, seat, stakes), freshEffort());
  if (best) return best.answer;
  if (hero && !hero.activated && !hero.stunned) {
    return restIdea(
      table,
      seat,
      table.hordes.map(({ at }) => at),
    );
  }
  return passIdea(table, seat, (seat + 1) % table.seats) ?? { action: 'ready', args: {} };
}
