/** Phase 6 (17.2.9, 17.2.10): storm, gather below the walls, or wait; then the orders. */
import type { Advice, Thinking } from '../../../kernel/index.js';
import { strengths } from '../content/numbers.js';
import { deploymentData } from '../content/prices.js';
import { canDeploy } from '../rules/marching.js';
import { layable } from '../rules/orders.js';
import { upkeepOf } from '../rules/cards.js';
import { takesPart } from '../rules/melee.js';
import { attackersAt, isSiegeTower, isWall } from '../rules/places.js';
import { invaderAt, isOwnSide, paidBy, tableOf } from '../rules/seats.js';
import { missingFor } from '../rules/tasks.js';
import { strengthOf, totalOf, typesOf } from '../rules/units.js';
import type { Field, Invader } from '../types/board.js';
import { type DeploymentSize, type OrderTile, type Wall, deploymentSizes, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { battering, entriesNeeded, margin } from './margin.js';
import { type Intent, type March, planned, plannedAll } from './marching.js';

/** What an hourglass does for a wall in need, in points of margin (17.1.3). */
const anHourglass = 2.5;
/** From this turn on waiting costs more than it brings. */
const lateFrom = 4;
/** Ramparts are under fire: they are filled only when the storm is near. */
const nearFrom = 3;

type Option = { sizes: DeploymentSize[]; cost: number; breaks: number; stands: number; push: number };

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

function optionsOf(view: View, invader: Invader): Option[] {
  const left = deploymentSizes.filter((size) => !invader.deployed.includes(size));
  const orders: DeploymentSize[][] = [[], ...left.map((size) => [size])];
  if (left.length > 1) orders.push(['large', 'small'], ['small', 'large']);
  const { waiting } = paidBy(view, invader);
  return orders.map((sizes) => {
    const cost = sizes.reduce((sum, size) => sum + deploymentData[size].hourglasses[tableOf(view)], 0);
    const after = plannedAll(view, invader, sizes, { climb: true, ramparts: true });
    const given = waiting + cost + upkeepOf(after.field, after.invader);
    return { sizes, cost, ...fallenOf(view, after.field, given), push: pushOf(after.field) };
  });
}

/** The cheapest way to win by storm; late in the siege the one that breaks most. */
function stormOf(view: View, invader: Invader): Option | undefined {
  const needed = entriesNeeded(view, view.options);
  const options = optionsOf(view, invader);
  const [sure] = options.filter(({ stands }) => stands >= needed).sort((a, b) => a.cost - b.cost);
  if (sure) return sure;
  if (view.turn < lateFrom) return undefined;
  const worth = ({ stands, breaks, push, cost }: Option): number => 4 * stands + 2 * breaks + 0.3 * push - 0.15 * cost;
  const [bold] = options.sort((a, b) => worth(b) - worth(a));
  return bold;
}

function intentOf(view: View, invader: Invader): Intent {
  const storm = view.turn >= lateFrom || stormOf(view, invader) !== undefined || hasClimbed(view, invader);
  return { climb: storm, ramparts: storm || view.turn >= nearFrom };
}
const hasClimbed = (view: View, { deployment }: Invader): boolean =>
  walls.some((wall) => totalOf(deployment?.arrived[wall] ?? { troll: 0, orc: 0, goblin: 0 }) > 0) && view.turn > 0;

/** Without a storm: a large deployment for eight or more, a small one for four or more. */
function gathering(view: View, invader: Invader): DeploymentSize | undefined {
  if (invader.deployed.length > 0) return undefined;
  const intent = { climb: false, ramparts: view.turn >= nearFrom };
  const moving = (size: DeploymentSize): number =>
    plannedAll(view, invader, [size], intent).marches.reduce((sum, { units }) => sum + totalOf(units), 0);
  const small = moving('small');
  const large = moving('large');
  if (large >= 8 && large > small + 2) return 'large';
  return small >= 4 ? 'small' : undefined;
}

const tileGain = (view: View, wall: Wall, tile: OrderTile): number => {
  if (tile === 'goblin-fury') return 2 * attackersAt(view, wall).goblin;
  return tile === 'trolls-call' ? strengths.troll : 0;
};

function orderOf(view: View, invader: Invader): Advice<Str> | undefined {
  if (view.orders.openGiven) return undefined;
  const [best] = walls
    .filter((wall) => isOwnSide(invader, wall) && takesPart(view, wall))
    .flatMap((wall) =>
      layable(view, wall).map((tile) => ({ wall, tile, gain: tileGain(view, wall, tile), from: margin(view, wall) })),
    )
    .filter(({ gain, from }) => gain > 0 && from + gain > 0)
    .sort((a, b) => b.from + b.gain - (a.from + a.gain));
  if (!best) return undefined;
  const { wall, tile } = best;
  return { action: 'order', args: { wall, tile, mode: 'open' }, why: { key: 'whyOrder', params: { wall } } };
}

const tokens = ({ units }: March): string[] =>
  typesOf(units)
    .filter((unit) => units[unit] > 0)
    .map((unit) => `${units[unit]}${unit.charAt(0)}`);

function marchOn(view: View, invader: Invader): Advice<Str> {
  const { deployment } = invader;
  const intent = intentOf(view, invader);
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

export function deploy({ view, seat }: Thinking<Str>): Advice<Str> {
  const invader = invaderAt(view, seat);
  if (!invader) return { action: 'done', args: {} };
  if (invader.deployment) return marchOn(view, invader);
  const storm = canDeploy(view, invader) ? stormOf(view, invader) : undefined;
  const size = storm ? storm.sizes[0] : canDeploy(view, invader) ? gathering(view, invader) : undefined;
  if (size)
    return { action: 'deploy', args: { size }, why: { key: storm ? 'whyStormNow' : 'whyGatherNow', params: {} } };
  return orderOf(view, invader) ?? { action: 'done', args: {}, why: { key: 'whyNoMore', params: {} } };
}
