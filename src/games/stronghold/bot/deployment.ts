/** Phase 6 (17.2.9, 17.2.10): storm, gather below the walls, or wait; then the orders. */
import type { Advice, Thinking } from '../../../kernel/index.js';
import { deploymentData } from '../content/prices.js';
import { canDeploy } from '../rules/marching.js';
import { layable } from '../rules/orders.js';
import { upkeepOf } from '../rules/cards.js';
import { takesPart } from '../rules/melee.js';
import { attackersAt, isSiegeTower, isWall } from '../rules/places.js';
import { invaderAt, isOwnSide, paidBy, tableOf } from '../rules/seats.js';
import { missingFor } from '../rules/tasks.js';
import { noHorde, strengthOf, totalOf, typesOf } from '../rules/units.js';
import type { Field, Invader } from '../types/board.js';
import {
  type DeploymentSize,
  type OrderTile,
  type Wall,
  deploymentSizes,
  foregrounds,
  ramparts,
  walls,
} from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { battering, entriesNeeded, margin, stormFrom } from '../plans/margin.js';
import { tileGain } from '../plans/ready.js';
import { type Intent, type March, planned, plannedAll } from './marching.js';

/** What an hourglass does for a wall in need, in points of margin (17.1.3). */
const anHourglass = 2.5;
/** Ramparts are under fire: they are filled only when the storm is near. */
const nearFrom = 3;
/** How far troops have come: on a foreground 1, on a rampart and at a wall so much. */
const nearness = { rampart: 1.5, wall: 2 };
/** What a point of strength brought a step closer is worth, and what an hourglass costs. */
const worthOfStep = 0.12;
const worthOfHourglass = 0.3;

/** Storm or gather, with these deployments, and what would come of it. */
type Option = Intent & {
  sizes: DeploymentSize[];
  /** Hourglasses that the garrison gets for it, upkeep and all. */
  cost: number;
  breaks: number;
  stands: number;
  push: number;
  /** How far it brings the troops. */
  progress: number;
};

/** How many walls fall, before and after the garrison has spent so many hourglasses. */
function fallenOf(view: View, field: Field, hourglasses: number): { breaks: number; stands: number } {
  const prices = walls
    .filter((wall) => takesPart(field, wall))
    .map((wall) => margin(field, wall) + battering(view, wall) * 0.5)
    .filter((one) => one > 0)
    .map((one) => Math.ceil(one / anHourglass))
    .sort((a, b) => a - b);
  let left = hourglasses;
  let saved = 0;
  for (const price of prices) {
    if (price > left) break;
    left -= price;
    saved += 1;
  }
  const glare = saved < prices.length && left + 1 >= missingFor(field, 'glare') && field.tasks.glare.done === 0 ? 1 : 0;
  return { breaks: prices.length, stands: prices.length - saved - glare };
}

/** How hard the walls are pressed in all, whether or not they break. */
function pushOf(field: Field): number {
  return walls
    .filter((wall) => takesPart(field, wall))
    .reduce((sum, wall) => sum + Math.max(0, margin(field, wall) + strengthOf(field.walls[wall].defenders)), 0);
}

/** Strength by how far it has come. */
function forward(field: Field): number {
  const outside = foregrounds.reduce((sum, one) => sum + strengthOf(field.foregrounds[one]), 0);
  const near = ramparts.reduce((sum, one) => sum + strengthOf(field.ramparts[one].units), 0);
  const up = walls.reduce((sum, one) => sum + strengthOf(attackersAt(field, one)), 0);
  return outside + nearness.rampart * near + nearness.wall * up;
}

type Search = Pick<Thinking<Str>, 'view' | 'mayGoOn'> & { invader: Invader };

/** As many as there is time to think through; to stay, and one deployment, at the least. */
function optionsOf({ view, mayGoOn, invader }: Search, intent: Intent): Option[] {
  const left = deploymentSizes.filter((size) => !invader.deployed.includes(size));
  const orders: DeploymentSize[][] = [[], ...left.map((size) => [size])];
  if (left.length > 1) orders.push(['large', 'small'], ['small', 'large']);
  const { waiting } = paidBy(view, invader);
  const before = forward(view);
  const weighed = (sizes: DeploymentSize[]): Option => {
    const price = sizes.reduce((sum, size) => sum + deploymentData[size].hourglasses[tableOf(view)], 0);
    const after = plannedAll(view, invader, sizes, intent);
    const cost = price + upkeepOf(after.field, after.invader);
    return {
      ...intent,
      sizes,
      cost,
      ...fallenOf(view, after.field, waiting + cost),
      push: pushOf(after.field),
      progress: forward(after.field) - before,
    };
  };
  const options: Option[] = [];
  for (const sizes of orders) {
    if (options.length > 1 && !mayGoOn()) break;
    options.push(weighed(sizes));
  }
  return options;
}

/** The cheapest way to win by storm; late in the siege the one that presses most; else the one that brings up most for its time. */
function bestOption(search: Search): Option | undefined {
  const { view } = search;
  const needed = entriesNeeded(view, view.options);
  const storms = optionsOf(search, { climb: true, ramparts: true });
  const [sure] = storms.filter(({ stands }) => stands >= needed).sort((a, b) => a.cost - b.cost);
  if (sure) return sure;
  const isLate = view.turn >= stormFrom;
  const worth = ({ stands, breaks, push, progress, cost }: Option): number =>
    (isLate ? 4 * Math.min(stands, needed) + 2 * breaks + 0.3 * push : 0) +
    worthOfStep * progress -
    worthOfHourglass * cost;
  const options = isLate ? storms : optionsOf(search, { climb: false, ramparts: view.turn >= nearFrom });
  const [best] = options.sort((a, b) => worth(b) - worth(a));
  return best;
}

/** Whether the troops of an open deployment go up the walls, read off what has been done of it. */
function intentOf(search: Search): Intent {
  const { view, invader } = search;
  const climbs = view.turn >= stormFrom || hasClimbed(invader) || (bestOption(search)?.climb ?? false);
  return { climb: climbs, ramparts: climbs || view.turn >= nearFrom };
}
const hasClimbed = ({ deployment }: Invader): boolean =>
  walls.some((wall) => totalOf(deployment?.arrived[wall] ?? noHorde()) > 0);

type Ordered = { wall: Wall; tile: OrderTile; gain: number; after: number };

/** Orders that would break a wall, the surest first. */
function usefulOrders(view: View, invader: Invader): Ordered[] {
  return walls
    .filter((wall) => isOwnSide(invader, wall) && takesPart(view, wall))
    .flatMap((wall) =>
      layable(view, wall).map((tile): Ordered => {
        const gain = tileGain(view, wall, tile);
        return { wall, tile, gain, after: margin(view, wall) + gain };
      }),
    )
    .filter(({ gain, after }) => gain > 0 && after > 0)
    .sort((a, b) => b.after - a.after);
}

/** A bluff where the garrison worries most, once the hourglass for secret orders is paid. */
function bluffOf(view: View, invader: Invader): Wall | undefined {
  return walls
    .filter((wall) => isOwnSide(invader, wall) && takesPart(view, wall) && layable(view, wall).includes('bluff'))
    .sort((a, b) => margin(view, b) - margin(view, a))
    .find((wall) => margin(view, wall) > -3);
}

/** The free open order first; a second useful tile face down, and with it a bluff (17.2.10). */
function orderOf(view: View, invader: Invader): Advice<Str> | undefined {
  const [best] = usefulOrders(view, invader);
  const mode = view.orders.openGiven ? 'secret' : 'open';
  const bluff = view.orders.secretPaid && !best ? bluffOf(view, invader) : undefined;
  const wall = best?.wall ?? bluff;
  if (wall === undefined) return undefined;
  const args = { wall, tile: best?.tile ?? 'bluff', mode: best ? mode : 'secret' } as const;
  return { action: 'order', args, why: { key: 'whyOrder', params: { wall } } };
}

const tokens = ({ units }: March): string[] =>
  typesOf(units)
    .filter((unit) => units[unit] > 0)
    .map((unit) => `${units[unit]}${unit.charAt(0)}`);

function marchOn(search: Search): Advice<Str> {
  const { view, invader } = search;
  const { deployment } = invader;
  const intent = intentOf(search);
  const [next] = deployment ? planned(view, invader, deployment, intent).marches : [];
  if (!next) return { action: 'done', args: {}, why: { key: 'whyMarched', params: {} } };
  const { from, to } = next;
  return {
    action: 'march',
    args: { from, to, units: tokens(next) },
    why: {
      key: isWall(to) || isSiegeTower(to) ? 'whyStorm' : 'whyGather',
      params: { to },
    },
  };
}

export function deploy({ view, seat, mayGoOn }: Thinking<Str>): Advice<Str> {
  const invader = invaderAt(view, seat);
  if (!invader) return { action: 'done', args: {} };
  const search: Search = { view, mayGoOn, invader };
  if (invader.deployment) return marchOn(search);
  const option = canDeploy(view, invader) ? bestOption(search) : undefined;
  const size = option?.sizes[0];
  if (size) {
    return {
      action: 'deploy',
      args: { size },
      why: { key: option.climb ? 'whyStormNow' : 'whyGatherNow', params: {} },
    };
  }
  return orderOf(view, invader) ?? { action: 'done', args: {}, why: { key: 'whyNoMore', params: {} } };
}
