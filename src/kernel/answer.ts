/** Takes one answer to a match. */
import { actionOf, checkArguments, type LooseAction } from './arguments.js';
import { offersAction } from './asking.js';
import { copyMatch } from './copy.js';
import { anytimeOf, forget, isFoundRight, noteRight, viewOf } from './known.js';
import { decisionsOf, settle, Stage, stepOf } from './settle.js';
import type {
  Accepted,
  Answering,
  Args,
  ArgValue,
  Attempt,
  Decision,
  Frame,
  GameDef,
  GameTypes,
  Match,
  Play,
  Refused,
  Result,
  Seat,
} from './types.js';

type Source = 'question' | 'anytime';
/** Found right: whose list it comes from, and what the seat saw, where that was looked at. */
type Judged<T extends GameTypes> = { source: Source; view: T['view'] | undefined };
type Handlers<P> = Record<
  string,
  ((play: P, taken: { seat: number; args: Args; frame: unknown; seen: () => object }) => void) | undefined
>;

function isOffered<T extends GameTypes>(decisions: readonly Decision<T>[], { seat, action }: Attempt): boolean {
  return decisions.some((decision) => decision.seats.includes(seat) && offersAction(decision, action));
}

/** Whose list offers the action to the seat: the question's, the anytime list, or none. */
function sourceOf<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  attempt: Attempt,
): Source | Refused<T> {
  const decisions = decisionsOf(def, match);
  if (isOffered(decisions, attempt)) return 'question';
  if (isOffered(anytimeOf(def, match), attempt)) return 'anytime';
  const asked = decisions.some((decision) => decision.seats.includes(attempt.seat));
  const why = actionOf(def, attempt.action)?.unavailable?.(viewOf(def, match, attempt.seat), attempt.seat);
  return { ok: false, code: asked ? 'not-offered' : 'not-your-decision', ...why };
}

function isStale<T extends GameTypes>(match: Readonly<Match<T>>, attempt: Attempt, source: Source): boolean {
  if (attempt.seq === undefined) return false;
  if (attempt.seq < (match.answered[attempt.seat] ?? 0)) return true;
  return source === 'question' && attempt.seq < match.opened;
}

function isEmpty(object: object): boolean {
  for (const name in object) if (Object.hasOwn(object, name)) return false;
  return true;
}

/** Nothing was to be said and nothing was: there is nothing to check. */
function isBare<T extends GameTypes>(action: LooseAction<T>, args: Args): boolean {
  return !action.check && isEmpty(action.args) && isEmpty(args);
}

/** Why the attempt would be refused, or whose list it comes from. Changes nothing. */
function judge<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  attempt: Attempt,
): Judged<T> | Refused<T> {
  if (match.outcome) return { ok: false, code: 'game-over' };
  const action = actionOf(def, attempt.action);
  if (!action) return { ok: false, code: 'not-offered' };
  const source = sourceOf(def, match, attempt);
  if (isStale(match, attempt, typeof source === 'string' ? source : 'question')) {
    return { ok: false, code: 'stale' };
  }
  if (typeof source !== 'string') return source;
  if (isBare(action, attempt.args)) return { source, view: undefined };
  const view = viewOf(def, match, attempt.seat);
  if (isFoundRight(match, attempt)) return { source, view };
  const wrong = checkArguments(action, view, attempt.seat, attempt.args);
  if (wrong) return wrong;
  noteRight(match, attempt);
  return { source, view };
}

/** Whether the question under which an attempt was offered has been answered since, whatever its arguments. */
export function isOutdated<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  attempt: Omit<Attempt, 'args'>,
): boolean {
  const bare = { ...attempt, args: {} };
  const source = sourceOf(def, match, bare);
  return isStale(match, bare, typeof source === 'string' ? source : 'question');
}

/** Why an attempt would be refused now; undefined where it would be accepted. */
export function refuses<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  attempt: Attempt,
): Refused<T> | undefined {
  const judged = judge(def, match, attempt);
  return 'source' in judged ? undefined : judged;
}

/** The arguments that were given; one named but undefined was not. */
function withoutGaps(args: Args): Args {
  const given: Record<string, ArgValue> = {};
  for (const name in args) {
    const value = args[name];
    if (value !== undefined) given[name] = value;
  }
  return given;
}

function apply<T extends GameTypes>(
  def: GameDef<T>,
  match: Match<T>,
  attempt: Attempt,
  { source, view }: Judged<T>,
): Accepted<T> {
  const question = match.stack.at(-1) as Frame<T>;
  const stage = new Stage(match);
  const given = withoutGaps(attempt.args);
  const seen = (): T['view'] => view ?? def.view(match, attempt.seat);
  forget(match);
  match.seq += 1;
  match.answered[attempt.seat] = match.seq;
  if (source === 'question') {
    const step = stepOf(def, question);
    const handler = 'on' in step ? (step.on as Handlers<Answering<T>>)[attempt.action] : undefined;
    if (!handler) throw new Error(`${def.id}: step ${question.step} offers ${attempt.action} without a rule for it`);
    handler(stage, { seat: attempt.seat, args: given, frame: question, seen });
  } else {
    const handler = (def.anytime?.on as Handlers<Play<T>> | undefined)?.[attempt.action];
    if (!handler) throw new Error(`${def.id}: ${attempt.action} is offered at any time without a rule for it`);
    handler(stage, { seat: attempt.seat, args: given, frame: undefined, seen });
  }
  settle(def, match, stage);
  if (match.stack.at(-1) !== question) match.opened = match.seq;
  return stage.accepted();
}

/** As `answer`, but changes the match it is given; for bots and fuzzing. A refusal changes nothing. */
export function answerInPlace<T extends GameTypes>(def: GameDef<T>, match: Match<T>, attempt: Attempt): Result<T> {
  const judged = judge(def, match, attempt);
  return 'source' in judged ? apply(def, match, attempt, judged) : judged;
}

/** Takes an answer: the match after it, or a refusal. Never changes its input. */
export function answer<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>, attempt: Attempt): Result<T> {
  const judged = judge(def, match, attempt);
  return 'source' in judged ? released(apply(def, copyMatch(match), attempt, judged)) : judged;
}

/** The match goes to whoever asked for it, who may write on it. */
function released<T extends GameTypes>(accepted: Accepted<T>): Accepted<T> {
  forget(accepted.match);
  return accepted;
}

/** The same match with a seat left, or taken again; questions that then wait for nobody close. */
export function reseat<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  seat: Seat,
  state: 'held' | 'empty',
): Accepted<T> {
  const copy = copyMatch(match);
  const others = copy.empty.filter((one) => one !== seat);
  copy.empty = state === 'empty' ? [...others, seat].sort((a, b) => a - b) : others;
  const question = copy.stack.at(-1);
  const stage = new Stage(copy);
  settle(def, copy, stage);
  if (copy.stack.at(-1) !== question) copy.opened = copy.seq;
  return released(stage.accepted());
}
