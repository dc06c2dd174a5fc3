/** The garrison's step (17.3): the stone, then the means that lower the danger most, a few looked at together. */
import type { Advice, Answer, TextRef, Thinking } from '../../../kernel/index.js';
import { actsLeft } from '../rules/offers.js';
import { defenderAt } from '../rules/seats.js';
import { readyTasks, targetsFor, unitsFor } from '../rules/tasks.js';
import { type Wall, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { dangerOf, worthOf } from './defence-worth.js';
import { type Means, meansOf, ownWalls, withWall } from './defence-means.js';

/** How many ways are followed on, and how far. */
const breadth = 3;
const depth = 3;
const most = 3;

type Way = { first: Answer<Str>; view: View; worth: number; spent: number };

const worstWalls = (view: View, own: readonly Wall[]): Wall[] =>
  own
    .map((wall) => ({ wall, danger: dangerOf(view, wall) }))
    .sort((a, b) => b.danger - a.danger)
    .slice(0, most)
    .map(({ wall }) => wall);

function followed({ seat, mayGoOn }: Thinking<Str>, from: readonly Way[], own: readonly Wall[]): Way[] {
  const next: Way[] = [];
  for (const way of from) {
    for (const { after, cost } of meansOf(way.view, seat, worstWalls(way.view, own))) {
      if (!mayGoOn()) return next;
      next.push({ first: way.first, view: after, worth: worthOf(after), spent: way.spent + cost });
    }
  }
  return next;
}

const best = (ways: readonly Way[]): Way[] => [...ways].sort((a, b) => b.worth - a.worth || a.spent - b.spent);

/** The first step of the best way found. */
function bestMeans(thinking: Thinking<Str>, own: readonly Wall[]): Answer<Str> | undefined {
  const { view, seat } = thinking;
  const begun = worthOf(view);
  const first = meansOf(view, seat, worstWalls(view, own)).map(({ answer, after, cost }: Means): Way => ({
    first: answer,
    view: after,
    worth: worthOf(after),
    spent: cost,
  }));
  let [found] = best(first);
  let beam = best(first).slice(0, breadth);
  for (let step = 1; step < depth && beam.length > 0; step += 1) {
    beam = best(followed(thinking, beam, own)).slice(0, breadth);
    const [top] = beam;
    if (top && (!found || top.worth > found.worth)) found = top;
  }
  return found && found.worth > begun - 0.02 ? found.first : undefined;
}

/** A disgraceful act, when a wall would fall and nothing else helps. */
function act(view: View): Answer<Str> | undefined {
  const left = actsLeft(view);
  if (left.includes('false-parley')) return { action: 'disgrace', args: { act: 'false-parley' } };
  if (left.includes('to-the-last')) return { action: 'disgrace', args: { act: 'to-the-last', building: 'cathedral' } };
  return left.includes('free-the-prisoners') ? { action: 'disgrace', args: { act: 'free-the-prisoners' } } : undefined;
}

function whyOf(view: View): TextRef<Str> {
  const [wall] = [...walls].sort((a, b) => dangerOf(view, b) - dangerOf(view, a));
  if (!wall || dangerOf(view, wall) < 0.15) return { key: 'whyReady', params: {} };
  return { key: view.phase === 6 ? 'whyFalls' : 'whyThreatened', params: { wall } };
}

export function defend(thinking: Thinking<Str>): Advice<Str> {
  const { view, seat } = thinking;
  const defender = defenderAt(view, seat);
  if (!defender) return thinking.random();
  const own = ownWalls(defender);
  if (view.waitingStone > 0) {
    const stoned = (wall: Wall): number => worthOf(withWall(view, wall, { stone: view.walls[wall].stone + 1 }));
    const [wall = 'w1'] = [...own].sort((a, b) => stoned(b) - stoned(a));
    return { action: 'stone', args: { wall }, why: { key: 'whyStone', params: { wall } } };
  }
  const [ready] = readyTasks(view, defender);
  if (ready) {
    const [target] = targetsFor(view, defender, ready) ?? [];
    const [unit] = unitsFor(view, ready, target) ?? [];
    const named = { ...(target === undefined ? {} : { target }), ...(unit === undefined ? {} : { unit }) };
    return { action: 'work', args: { task: ready, hourglasses: 0, ...named }, why: { key: 'whyReady', params: {} } };
  }
  if (defender.hourglasses > 0) {
    const answer = bestMeans(thinking, own);
    if (answer) return { ...answer, why: whyOf(view) };
  }
  const falls = view.phase === 6 && own.some((wall) => dangerOf(view, wall) > 0.5);
  const answer = falls ? act(view) : undefined;
  if (answer) return { ...answer, why: whyOf(view) };
  return { action: 'done', args: {}, why: { key: 'whyNoMore', params: {} } };
}
