/** The garrison's step (17.3): the stone, then the means that lower the danger most, a few looked at together. */
import type { Advice, Answer, TextRef, Thinking } from '../../../kernel/index.js';
import { actsLeft, partnersMarks } from '../rules/offers.js';
import { wouldFall } from '../rules/melee.js';
import { defenderAt } from '../rules/seats.js';
import { investment, missingFor, readyTasks, targetsFor, unitsFor } from '../rules/tasks.js';
import type { Defender } from '../types/board.js';
import type { Task, Wall } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { type Appraisal, appraisal, dangerOf } from '../plans/defence-worth.js';
import { meansOf, ownWalls, withWall } from '../plans/defence-means.js';

/** How many ways are followed on, and how far. */
const breadth = 3;
const depth = 3;
const most = 3;
/** To walk to and fro is no gain. */
const leastGain = 0.0005;

type Way = { first: Answer<Str>; view: View; worth: number; spent: number };

const worstWalls = ({ own, needOf }: Pick<Search, 'own' | 'needOf'>, view: View): Wall[] =>
  own
    .map((wall) => ({ wall, need: needOf(view, wall) }))
    .sort((a, b) => b.need - a.need)
    .slice(0, most)
    .map(({ wall }) => wall);

type Search = Appraisal & { thinking: Thinking<Str>; own: readonly Wall[] };

/** Every next step from a position, as long as there is time to think. */
function stepsFrom(search: Search, view: View, from?: Way): Way[] {
  const { thinking, worthOf } = search;
  const ways: Way[] = [];
  for (const { answer, after, cost } of meansOf(view, thinking.seat, worstWalls(search, view))) {
    if (ways.length > 0 && !thinking.mayGoOn()) break;
    ways.push({ first: from?.first ?? answer, view: after, worth: worthOf(after), spent: cost + (from?.spent ?? 0) });
  }
  return ways;
}

const best = (ways: readonly Way[]): Way[] => [...ways].sort((a, b) => b.worth - a.worth || a.spent - b.spent);

/** The best way found; undefined where nothing is better than to leave it. */
function bestWay(search: Search): Way | undefined {
  const { thinking, worthOf } = search;
  let beam = best(stepsFrom(search, thinking.view)).slice(0, breadth);
  let [found] = beam;
  for (let step = 1; step < depth && beam.length > 0 && thinking.mayGoOn(); step += 1) {
    beam = best(beam.flatMap((way) => stepsFrom(search, way.view, way))).slice(0, breadth);
    const [top] = beam;
    if (top && (!found || top.worth > found.worth)) found = top;
  }
  return found && found.worth > worthOf(thinking.view) + leastGain ? found : undefined;
}

const isFalling = (view: View, own: readonly Wall[]): boolean => own.some((wall) => dangerOf(view, wall) > 0.5);

/** A disgraceful act (17.3.2), when a wall would fall and nothing else helps. */
function act(view: View, { hourglasses }: Defender): Answer<Str> | undefined {
  const left = actsLeft(view);
  if (left.includes('free-the-prisoners') && hourglasses > 1) {
    return { action: 'disgrace', args: { act: 'free-the-prisoners' } };
  }
  if (hourglasses > 0) return undefined;
  if (left.includes('false-parley')) return { action: 'disgrace', args: { act: 'false-parley' } };
  if (left.includes('barricades') && view.supply.wood > 0) return { action: 'disgrace', args: { act: 'barricades' } };
  return undefined;
}

/** The partner's mark goes where the task would save a wall of one's own (STR-22.4). */
function swift(view: View, defender: Defender): Answer<Str> | undefined {
  const task = partnersMarks(view, defender).find(
    (one) => worthFreeing.includes(one) && missingFor(view, one) <= defender.hourglasses,
  );
  return task && { action: 'swift', args: { task } };
}
const worthFreeing: readonly Task[] = ['sniper', 'glare', 'timber', 'cauldron-troll', 'cauldron-orc'];

/** Of the walls that are one’s own to hold, the one in most danger. */
function whyOf(view: View, own: readonly Wall[]): TextRef<Str> {
  const [wall] = [...own].sort((a, b) => dangerOf(view, b) - dangerOf(view, a));
  if (!wall || dangerOf(view, wall) < 0.15) return { key: 'whyReady', params: {} };
  if (view.phase !== 6) return { key: 'whyThreatened', params: { wall } };
  return { key: wouldFall(view, wall) ? 'whyFalls' : 'whyHard', params: { wall } };
}

export function defend(thinking: Thinking<Str>): Advice<Str> {
  const { view, seat } = thinking;
  const defender = defenderAt(view, seat);
  if (!defender) return thinking.random();
  const own = ownWalls(defender);
  const search: Search = { thinking, own, ...appraisal() };
  const { worthOf } = search;
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
    return { action: 'work', args: { task: ready, hourglasses: 0, ...named }, why: { key: 'whyFinished', params: {} } };
  }
  const threatened = view.phase === 6 && isFalling(view, own);
  if (threatened) {
    const freed = swift(view, defender);
    if (freed) return { ...freed, why: whyOf(view, own) };
  }
  const way = defender.hourglasses > 0 ? bestWay(search) : undefined;
  const isLost = threatened && (!way || isFalling(way.view, own));
  const disgrace = isLost ? act(view, way ? defender : { ...defender, hourglasses: 0 }) : undefined;
  if (disgrace) return { ...disgrace, why: whyOf(view, own) };
  if (way) return { ...way.first, why: whyOf(view, own) };
  const barricade = defender.workshopOnly > 0 ? workshopTask(search, defender) : undefined;
  if (barricade) return { ...barricade, why: whyOf(view, own) };
  return { action: 'done', args: {}, why: { key: 'whyNoMore', params: {} } };
}

/** Hourglasses of the barricades go into timber for the wall in need. */
function workshopTask(search: Search, defender: Defender): Answer<Str> | undefined {
  const { view } = search.thinking;
  const range = investment(view, defender, 'timber');
  const [wall] = worstWalls(search, view).filter((one) => targetsFor(view, defender, 'timber')?.includes(one));
  const missing = missingFor(view, 'timber');
  if (!range || !wall || range.max < missing) return undefined;
  return { action: 'work', args: { task: 'timber', hourglasses: missing, target: wall } };
}
