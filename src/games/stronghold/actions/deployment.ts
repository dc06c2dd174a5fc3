/** D7, D7a: `deploy`, `advance`, `march`, `altar`, `order`. */
import type { Action, Choice, Seat, Why } from '../../../kernel/index.js';
import { rampartData, wallData } from '../content/map.js';
import { deploymentData } from '../content/prices.js';
import { readyOrders } from '../plans/ready.js';
import { readyMarches } from '../plans/marches.js';
import { mayMarch, nextToMarch, isStation, proposedMarch, readUnits, stepNamed, typedUnits } from '../plans/units.js';
import { advance as advanceOf, isOpenLane, laneState, openLanes, ownLanes, whyIdle } from '../rules/advance.js';
import {
  type Muster,
  canDeploy,
  musterOf,
  openSteps,
  readyAt,
  roomIn,
  stepsFrom,
  stepsLeft,
} from '../rules/marching.js';
import { ownAltars } from '../rules/offers.js';
import { layable, modesLeft, secretPrice, wallsToOrder } from '../rules/orders.js';
import { isNamed, isWall, sideOf } from '../rules/places.js';
import { invaderAt, tableOf } from '../rules/seats.js';
import { orderTilesLeft } from '../rules/stock.js';
import { holds, noHorde, totalOf } from '../rules/units.js';
import type { Actions } from '../types/actions.js';
import type { Invader } from '../types/board.js';
import {
  type DeploymentSize,
  type Lane,
  type OrderTile,
  type Pick,
  type Rampart,
  type Wall,
  deploymentSizes,
  lanes as allLanes,
  orderTiles,
  picks,
  walls,
} from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { inPhases, why } from './available.js';

const placeChoice = (place: string): Choice<Str> => ({ value: place, label: { key: 'place', params: { place } } });

/** STR-10.2 */
export const deploy: Action<Str, Actions['deploy']> = {
  args: {
    size: {
      kind: 'one',
      choices(view, seat) {
        const invader = invaderAt(view, seat);
        return deploymentSizes
          .filter((size) => invader && !invader.deployed.includes(size))
          .map((size) => ({
            value: size,
            label: {
              key: 'sizeChoice',
              params: {
                size,
                limit: deploymentData[size].limit,
                hourglasses: deploymentData[size].hourglasses[tableOf(view)],
              },
            },
          }));
      },
      refuse(_view, _seat, _given, value) {
        const size = deploymentSizes.find((one) => one === value);
        return size && why('STR-10.2', 'deployedAlready', { size });
      },
    },
  },
  unavailable: inPhases([6], (view, seat) => {
    const invader = invaderAt(view, seat);
    if (invader?.deployment) return why('STR-10.2', 'deploymentOpen', {});
    if (invader?.deployed.length === deploymentSizes.length) {
      return why('STR-10.2', 'deployedAlready', { size: invader.deployed.at(-1) as DeploymentSize });
    }
    return invader && !canDeploy(view, invader) ? why('STR-10.4', 'nobodyToDeploy', {}) : undefined;
  }),
};

type Marching = { invader: Invader; muster: Muster };
function marching(view: View, seat: Seat): Marching | undefined {
  const invader = invaderAt(view, seat);
  return invader?.deployment ? { invader, muster: musterOf(view, invader, invader.deployment) } : undefined;
}
const isLane = (value: string): value is Lane => (allLanes as readonly string[]).includes(value);
const noDeployment = inPhases([6], (view, seat) => {
  if (!invaderAt(view, seat)?.deployment) return why('STR-10.2', 'noDeploymentOpen', {});
  return why('STR-10.4', 'nobodyToDeploy', {});
});

function lanesNow(view: View, seat: Seat): ReturnType<typeof openLanes> {
  const invader = invaderAt(view, seat);
  return invader?.deployment ? openLanes(view, invader, invader.deployment) : [];
}

/** STR-10.17 */
export const advance: Action<Str, Actions['advance']> = {
  args: {
    lanes: {
      kind: 'many',
      preview: true,
      choices: (view, seat) =>
        lanesNow(view, seat).map(({ lane, ready }) => ({
          value: lane,
          label: { key: 'laneChoice', params: { lane, ready } },
        })),
      accepts(view, seat, _given, value) {
        const now = marching(view, seat);
        return now !== undefined && isLane(value) && isOpenLane(now.muster, value);
      },
      count: (view, seat) => ({ min: 1, max: lanesNow(view, seat).length }),
      /** Everybody behind comes up, nobody goes on a wall. */
      proposal: (view, seat) => lanesNow(view, seat).flatMap(({ lane }) => (leadsToWall(lane) ? [] : [lane])),
      refuse(view, seat, _given, value) {
        const invader = invaderAt(view, seat);
        if (!invader?.deployment || !isLane(value)) return undefined;
        if (!ownLanes(view, invader).includes(value)) return why('STR-2.1', 'otherSideMarch', {});
        const state = laneState(musterOf(view, invader, invader.deployment), value);
        const { limit } = deploymentData[invader.deployment.size];
        return why('STR-10.17', 'laneIdle', { lane: value, why: state.ready === 0 ? 'nobody' : 'limit', limit });
      },
    },
    pick: {
      kind: 'one',
      optional: () => true,
      choices: () => picks.map((pick) => ({ value: pick, label: { key: 'pickChoice', params: { pick } } })),
    },
  },
  check(view, seat, { lanes, pick }) {
    const invader = invaderAt(view, seat);
    const [lane] = lanes as readonly Lane[];
    if (!invader?.deployment || !lane) return undefined;
    const order = (pick ?? 'strong') as Pick;
    if (advanceOf(view, invader, invader.deployment, lanes as Lane[], order).moves.length > 0) return undefined;
    return why('STR-10.17', 'nobodyMoves', { lane, why: whyIdle(view, invader, invader.deployment, lane, order) });
  },
  unavailable: noDeployment,
};
function leadsToWall(lane: Lane): boolean {
  const end = lane.slice(lane.indexOf('-') + 1);
  return isWall(end) || lane === 'camp-towers';
}

function whyNotTo(view: View, seat: Seat, from: string, to: string): Why<Str> | undefined {
  const now = marching(view, seat);
  if (!now || !isStation(from)) return undefined;
  const { invader, muster } = now;
  const step = stepNamed(view, invader, from, to);
  if (!step) {
    const [here, there] = [sideOf(from), sideOf(to)];
    if (here && there && here !== there) return why('STR-2.1', 'otherSideMarch', {});
    if (isWall(from)) return why('STR-2.2', 'stayOnWall', {});
    const back = isStation(to) && to !== 'camp' && stepsFrom(view, invader, to).some((one) => one.to === from);
    if (back || to === 'camp') return why('STR-2.2', 'neverBack', {});
    // What names no place at all is not said back as one.
    if (!isNamed(to)) return undefined;
    return why('STR-10.4', 'noPath', { from, to, reach: stepsFrom(view, invader, from).map((one) => one.to) });
  }
  const left = stepsLeft(muster, step);
  if (left < 1) return why('STR-10.3', 'limitReached', { from, left: Math.max(0, left) });
  return why('STR-10.6', 'noRoom', { to, room: roomIn(muster, step.to) });
}

function whyNotUnits(
  view: View,
  seat: Seat,
  from: string,
  to: string,
  tokens: readonly string[],
): Why<Str> | undefined {
  const now = marching(view, seat);
  const units = readUnits(tokens, noHorde());
  const step = now && stepNamed(view, now.invader, from, to);
  if (!now || !step || !units || !isStation(from)) return undefined;
  if (!holds(readyAt(now.muster, from), units)) {
    return now.invader.deployment?.arrived[from] ? why('STR-10.2', 'movedAlready', {}) : undefined;
  }
  const left = stepsLeft(now.muster, step);
  if (totalOf(units) > left) return why('STR-10.3', 'limitReached', { from, left });
  return why('STR-10.6', 'noRoom', { to, room: roomIn(now.muster, step.to) });
}

/** STR-10.4 */
export const march: Action<Str, Actions['march']> = {
  args: {
    from: {
      kind: 'one',
      choices(view, seat) {
        const now = marching(view, seat);
        const open = now ? openSteps(now.muster) : [];
        return [...new Set(open.map(({ from }) => from))].map((place) => {
          const choice = placeChoice(place);
          return { ...choice, group: choice.label };
        });
      },
      refuse(view, seat, _given, value) {
        const now = marching(view, seat);
        if (!now || !isStation(value)) return undefined;
        const steps = stepsFrom(view, now.invader, value);
        if (isWall(value) && steps.length === 0) return why('STR-2.2', 'stayOnWall', {});
        if (totalOf(readyAt(now.muster, value)) === 0) {
          if (now.invader.deployment?.arrived[value]) return why('STR-10.2', 'movedAlready', {});
          if (steps.length === 0 || steps.some((step) => stepsLeft(now.muster, step) > 0)) return undefined;
          return why('STR-10.3', 'limitReached', { from: value, left: 0 });
        }
        const [step] = steps;
        return step && whyNotTo(view, seat, value, step.to);
      },
    },
    to: {
      kind: 'one',
      preview: true,
      choices(view, seat, { from }) {
        const now = marching(view, seat);
        const open = now ? openSteps(now.muster) : [];
        return open.filter((step) => step.from === from).map(({ to }) => placeChoice(to));
      },
      refuse: (view, seat, { from }, value) => (from === undefined ? undefined : whyNotTo(view, seat, from, value)),
    },
    units: {
      kind: 'plan',
      read: (_view, _seat, _given, text) => typedUnits(text),
      next: nextToMarch,
      isWhole: (_view, _seat, _given, picked) => picked.length > 0,
      accepts: (view, seat, given, picked, token) => mayMarch(view, seat, given, [...picked, token]),
      refuse: (view, seat, { from = '', to = '' }, picked, token) =>
        token === undefined ? undefined : whyNotUnits(view, seat, from, to, [...picked, token]),
      proposal: proposedMarch,
    },
  },
  ready: readyMarches,
  readyHolds: 'all',
  unavailable: noDeployment,
};

const reachOfAltar = (altar: string): Wall[] => {
  const rampart = altar.slice('altar@'.length) as Rampart;
  return walls.filter((wall) => wallData[wall].side === rampartData[rampart].side);
};

/** STR-6.7 */
export const altar: Action<Str, Actions['altar']> = {
  args: {
    altar: {
      kind: 'one',
      choices(view, seat) {
        const invader = invaderAt(view, seat);
        return (invader ? ownAltars(view, invader) : []).map((rampart) => placeChoice(`altar@${rampart}`));
      },
    },
    wall: {
      kind: 'one',
      choices: (_view, _seat, given) => (given.altar === undefined ? [] : reachOfAltar(given.altar).map(placeChoice)),
      refuse: (_view, _seat, given) =>
        given.altar === undefined ? undefined : why('STR-6.7', 'altarReaches', { walls: reachOfAltar(given.altar) }),
    },
  },
  unavailable: inPhases([6], (view, seat) => {
    const invader = invaderAt(view, seat);
    if (invader?.deployment) return why('STR-10.2', 'deploymentOpen', {});
    return why('STR-6.7', 'noAltar', {});
  }),
};

const isTile = (value: string): value is OrderTile => (orderTiles as readonly string[]).includes(value);

/** STR-10.10 to 10.13, STR-21.8: either invader, at any wall. */
export const order: Action<Str, Actions['order']> = {
  args: {
    wall: {
      kind: 'one',
      choices: (view) => wallsToOrder(view).map(placeChoice),
      refuse(view, _seat, _given, value) {
        if (!isWall(value)) return undefined;
        if (view.walls[value].order) return why('STR-10.10', 'wallHasOrder', { wall: value });
        return why('STR-10.13', 'nobodyObeys', { tile: 'bluff' });
      },
    },
    tile: {
      kind: 'one',
      choices: (view, _seat, { wall }) =>
        wall === undefined || !isWall(wall)
          ? []
          : layable(view, wall).map((tile) => ({ value: tile, label: { key: 'tileChoice', params: { tile } } })),
      refuse(view, _seat, _given, value) {
        if (!isTile(value)) return undefined;
        if (orderTilesLeft(view, value) === 0) return why('STR-1.3', 'orderTileGone', { tile: value });
        return why('STR-10.13', 'nobodyObeys', { tile: value });
      },
    },
    mode: {
      kind: 'one',
      choices: (view) =>
        modesLeft(view).map((mode) => ({
          value: mode,
          label: { key: 'modeChoice', params: { mode, hourglasses: mode === 'open' ? 0 : secretPrice(view) } },
        })),
      refuse: (_view, _seat, _given, value) => (value === 'open' ? why('STR-10.11', 'openGiven', {}) : undefined),
    },
  },
  ready: readyOrders,
  /** An open order is for everybody, and so is the wall of a secret one. */
  secret: ({ mode }) => (mode === 'secret' ? ['tile'] : []),
  unavailable: inPhases([6], (view, seat) => {
    if (invaderAt(view, seat)?.deployment) return why('STR-10.2', 'deploymentOpen', {});
    return why('STR-10.13', 'nobodyObeys', { tile: 'bluff' });
  }),
};
