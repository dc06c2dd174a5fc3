/** Whole answers worth one tap, best first: what the counting of 17.1 makes of a position. */
import type { Answer, Seat } from '../../../kernel/index.js';
import { strengths } from '../content/numbers.js';
import { placesFor, takeable } from '../rules/building.js';
import { ownPosts, waysToMove } from '../rules/garrison.js';
import { layable, modesLeft } from '../rules/orders.js';
import { attackersAt, isTower } from '../rules/places.js';
import { defenderAt, invaderAt, isOwnSide } from '../rules/seats.js';
import { investment, missingFor, targetsFor, unitsFor, workable } from '../rules/tasks.js';
import { isNobody, oneOf, written } from '../rules/units.js';
import type { Actions } from '../types/actions.js';
import type { Defender } from '../types/board.js';
import { type CardPhase, type FrontAction, type OrderTile, type Task, type Wall, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { quickestPay, rankedPlaces } from './best-places.js';
import { meansOf, ownWalls } from './defence-means.js';
import { type Appraisal, appraisal } from './defence-worth.js';
import { margin } from './margin.js';

/** So many walls in need are thought of. */
const mostWalls = 4;

function wallsInNeed(view: View, defender: Defender, { needOf }: Appraisal): Wall[] {
  return ownWalls(defender)
    .map((wall) => ({ wall, need: needOf(view, wall) }))
    .sort((a, b) => b.need - a.need)
    .slice(0, mostWalls)
    .map(({ wall }) => wall);
}

/** What the garrison could do with its time, the best first. */
function garrisonAnswers(view: View, seat: Seat): Answer<Str>[] {
  const defender = defenderAt(view, seat);
  if (!defender) return [];
  const looks = appraisal();
  return meansOf(view, seat, wallsInNeed(view, defender, looks))
    .map(({ answer, after, cost }) => ({ answer, cost, worth: looks.worthOf(after) }))
    .sort((a, b) => b.worth - a.worth || a.cost - b.cost)
    .map(({ answer }) => answer);
}

/** Archers for towers that stand empty. */
function* archersToTowers(view: View, defender: Defender): Generator<Actions['move']> {
  const archer = oneOf('archer');
  for (const to of ownPosts(defender).filter((post) => isTower(post) && view.towers[post] === 'empty')) {
    for (const from of ['barracks', 'courtyard'] as const) {
      const isOpen = waysToMove(view, defender, from, to, archer).some((swap) => isNobody(swap));
      if (isOpen) yield { from, to, units: [written(archer)] };
    }
  }
}
const movesToWalls = 8;

export function* readyMoves(view: View, seat: Seat): Generator<Actions['move']> {
  const defender = defenderAt(view, seat);
  if (!defender || defender.hourglasses < 1) return;
  const moves = garrisonAnswers(view, seat).flatMap(({ action, args }) => (action === 'move' ? [args] : []));
  yield* moves.slice(0, movesToWalls);
  yield* archersToTowers(view, defender);
  yield* moves.slice(movesToWalls);
}

/** As much on a task as it takes, or as there is, at the first place that it may go to. */
function* plainWork(view: View, defender: Defender, task: Task): Generator<Actions['work']> {
  const hourglasses = investment(view, defender, task)?.max;
  if (hourglasses === undefined) return;
  if (hourglasses < missingFor(view, task)) {
    yield { task, hourglasses };
    return;
  }
  const [target] = targetsFor(view, defender, task) ?? [];
  const [unit] = unitsFor(view, task, target) ?? [];
  yield { task, hourglasses, ...(target === undefined ? {} : { target }), ...(unit === undefined ? {} : { unit }) };
}
/** So many tasks at their best use first, then what else would do most, then every other task. */
const tasksFirst = 7;

export function* readyWork(view: View, seat: Seat): Generator<Actions['work']> {
  const defender = defenderAt(view, seat);
  if (!defender) return;
  const uses = garrisonAnswers(view, seat).flatMap(({ action, args }) => (action === 'work' ? [args] : []));
  const isFirst = ({ task }: Actions['work'], at: number): boolean => uses.findIndex((one) => one.task === task) === at;
  const first = uses.filter(isFirst).slice(0, tasksFirst);
  yield* first;
  yield* uses.filter((one) => !first.includes(one));
  const named = new Set(uses.map(({ task }) => task));
  for (const task of workable(view, defender)) if (!named.has(task)) yield* plainWork(view, defender, task);
}

type CardAnswer = { what: FrontAction; where: string | undefined; pay: string };

/** Every action of the card at its best place, then at its second best, and so on; paid as quickly as it can be. */
export function* readyCards(view: View, seat: Seat, phase: CardPhase): Generator<CardAnswer> {
  const invader = invaderAt(view, seat);
  if (!invader) return;
  const lots = takeable(view, invader, phase).map((what) => ({
    what,
    pay: quickestPay(view, invader, what),
    places:
      placesFor(view, invader, what) === undefined
        ? [undefined]
        : rankedPlaces(view, invader, what).map(({ place }) => place),
  }));
  for (let rank = 0; lots.some(({ places }) => rank < places.length); rank += 1) {
    for (const { what, pay, places } of lots) {
      if (pay && rank < places.length) yield { what, where: places[rank], pay: written(pay) };
    }
  }
}

/** What an order would add to the margin of a wall. */
export function tileGain(view: View, wall: Wall, tile: OrderTile): number {
  if (tile === 'goblin-fury') return 2 * attackersAt(view, wall).goblin;
  if (tile === 'exploding-orcs') return view.walls[wall].wood + Math.min(1, view.walls[wall].stone) - strengths.orc;
  return tile === 'trolls-call' ? strengths.troll : 0;
}

/** The tiles that may be laid, where they do most; the free open order before those face down. */
export function* readyOrders(view: View, seat: Seat): Generator<Actions['order']> {
  const invader = invaderAt(view, seat);
  if (!invader) return;
  const worth = (wall: Wall, tile: OrderTile): number =>
    margin(view, wall) + tileGain(view, wall, tile) + (isOwnSide(invader, wall) ? 0 : -10);
  const orders = walls
    .flatMap((wall) => layable(view, wall).map((tile) => ({ wall, tile, worth: worth(wall, tile) })))
    .sort((a, b) => b.worth - a.worth);
  const modes = modesLeft(view);
  const openAtMost = modes.length > 1 ? 5 : orders.length;
  for (const mode of modes) for (const { wall, tile } of orders.slice(0, openAtMost)) yield { wall, tile, mode };
}
