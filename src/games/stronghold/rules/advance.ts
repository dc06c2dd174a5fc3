/** STR-10.17: the bulk order, lane by lane. */
import type { Deployment, Field, Invader } from '../types/board.js';
import type { Moved } from '../types/events.js';
import {
  type InvaderUnit,
  type Lane,
  type Pick,
  type Station,
  campLanes,
  lanes,
  rampartPaths,
  sidePaths,
  wallPaths,
} from '../types/terms.js';
import { endsOf, isPath, sideOf } from './places.js';
import {
  type MarchStep,
  type Muster,
  mayStep,
  musterOf,
  openSteps,
  readyAt,
  roomIn,
  stepsFrom,
  stepsLeft,
  takeStep,
} from './marching.js';
import { isNobody, noHorde, totalOf } from './units.js';

/** 7.4: the rows of the table, worked off one after the other. */
const rows: readonly (readonly Lane[])[] = [wallPaths, sidePaths, rampartPaths, campLanes];

const pickOrder: Record<Pick, readonly InvaderUnit[]> = {
  strong: ['troll', 'orc', 'goblin'],
  weak: ['goblin', 'orc', 'troll'],
  'no-goblins': ['troll', 'orc'],
};

const originOf = (lane: Lane): Station => (isPath(lane) ? endsOf(lane)[0] : 'camp');

/** The steps of a lane: one, or into every siege tower in board order. */
function stepsOn({ field, invader }: { field: Field; invader: Invader }, lane: Lane): readonly MarchStep[] {
  const all = stepsFrom(field, invader, originOf(lane));
  if (isPath(lane)) return all.filter((step) => step.path === lane && step.to === endsOf(lane)[1]);
  if (lane === 'camp-towers') return all.filter((step) => step.to.startsWith('st-'));
  return all.filter((step) => step.to === lane.slice('camp-'.length));
}

function isOwnLane(field: Field, invader: Invader, lane: Lane): boolean {
  if (isPath(lane)) return invader.sides.includes(sideOf(lane) ?? 'west');
  return stepsOn({ field, invader }, lane).length > 0;
}

/** Lanes of the own side, and of the camp where they lead somewhere. */
export function ownLanes(field: Field, invader: Invader): Lane[] {
  return lanes.filter((lane) => isOwnLane(field, invader, lane));
}

export type LaneState = { lane: Lane; ready: number; stepsLeft: number };
export function laneState(muster: Muster, lane: Lane): LaneState {
  const steps = stepsOn(muster, lane).map((step) => stepsLeft(muster, step));
  return { lane, ready: totalOf(readyAt(muster, originOf(lane))), stepsLeft: Math.max(0, ...steps) };
}
const isOpen = ({ ready, stepsLeft: left }: LaneState): boolean => ready > 0 && left > 0;
/** Lanes whose origin holds a ready unit and has a free step left. */
export function openLanes(field: Field, invader: Invader, deployment: Deployment): LaneState[] {
  const muster = musterOf(field, invader, deployment);
  return ownLanes(field, invader)
    .map((lane) => laneState(muster, lane))
    .filter(isOpen);
}
export function isOpenLane(muster: Muster, lane: Lane): boolean {
  return isOwnLane(muster.field, muster.invader, lane) && isOpen(laneState(muster, lane));
}

export type Advance = { moves: Moved[]; idle: Lane[]; deployment: Deployment };

function record(moves: Moved[], lane: Lane, step: MarchStep, unit: InvaderUnit, fate: 'arrived' | 'died'): void {
  let move = moves.find((one) => one.lane === lane && one.to === step.to);
  if (!move) {
    move = { lane, from: step.from, to: step.to, units: noHorde(), killed: noHorde() };
    moves.push(move);
  }
  move[fate === 'died' ? 'killed' : 'units'][unit] += 1;
}

/** Lanes of one row that leave the same place take turns, one unit at a time, in pick order. */
function workOff(muster: Muster, together: readonly Lane[], order: readonly InvaderUnit[], moves: Moved[]): void {
  let active = [...together];
  while (active.length > 0) {
    for (const lane of [...active]) {
      const ready = readyAt(muster, originOf(lane));
      const unit = order.find((one) => ready[one] > 0);
      if (!unit) return;
      const step = stepsOn(muster, lane).find((one) => roomIn(muster, one.to) > 0 && mayStep(muster, one, unit));
      if (step) record(moves, lane, step, unit, takeStep(muster, step, unit));
      else active = active.filter((one) => one !== lane);
    }
  }
}

export function advance(
  field: Field,
  invader: Invader,
  deployment: Deployment,
  named: readonly Lane[],
  pick: Pick,
): Advance {
  const muster = musterOf(field, invader, deployment);
  const moves: Moved[] = [];
  for (const row of rows) {
    const selected = row.filter((lane) => named.includes(lane));
    const origins = [...new Set(selected.map(originOf))];
    for (const origin of origins) {
      workOff(
        muster,
        selected.filter((lane) => originOf(lane) === origin),
        pickOrder[pick],
        moves,
      );
    }
  }
  const idle = lanes.filter((lane) => named.includes(lane) && !moves.some((move) => move.lane === lane));
  return { moves, idle, deployment: muster.deployment };
}

/** Whether a bulk order would move anybody: lanes that are all full by now are no choice. */
export function canAdvance(field: Field, invader: Invader, deployment: Deployment): boolean {
  const muster = musterOf(field, invader, deployment);
  return openSteps(muster).some(({ by, to }) => (by === 'path' || by === 'camp') && roomIn(muster, to) > 0);
}

/** Why an order would move nobody along a lane. */
export function whyIdle(
  field: Field,
  invader: Invader,
  deployment: Deployment,
  lane: Lane,
  pick: Pick,
): 'room' | 'goblins' {
  const ready = readyAt(musterOf(field, invader, deployment), originOf(lane));
  const picked = pickOrder[pick].some((unit) => ready[unit] > 0);
  return !picked && !isNobody(ready) ? 'goblins' : 'room';
}
