/**
 * What was worked out about a match as it stands: its decisions and its views, kept until the next answer. Only matches
 * that are played in place or held are known: nobody but the kernel writes on those.
 */
import type { Args, Decision, Frame, GameDef, GameTypes, Match, Seat, Viewer } from './types.js';

/** An action with its very arguments, as one object. */
type Said = { seat: Seat; action: string; args: Args };

type Known<T extends GameTypes> = {
  seq: number;
  frame: Frame<T> | undefined;
  board: T['board'];
  decisions: readonly Decision<T>[] | undefined;
  anytime: readonly Decision<T>[] | undefined;
  all: readonly Decision<T>[] | undefined;
  views: Map<Viewer, T['view']> | undefined;
  /** What rules keep, by their own names for it. */
  kept: Map<string, unknown> | undefined;
  /** What was last found to have the right arguments. */
  right: Said | undefined;
};

const everything = new WeakMap<object, unknown>();

/** A question was opened: from here on the match stands still until the next answer. */
export function openKnown<T extends GameTypes>(match: Match<T>): Known<T> {
  const known: Known<T> = {
    seq: match.seq,
    frame: match.stack.at(-1),
    board: match.board,
    decisions: undefined,
    anytime: undefined,
    all: undefined,
    views: undefined,
    kept: undefined,
    right: undefined,
  };
  everything.set(match, known);
  return known;
}

/** From here on nobody writes on the match: what is worked out about it is kept as long as the match itself. */
export function hold<T extends GameTypes>(match: Match<T>): void {
  if (!knownOf(match)) openKnown(match);
}

/** A rule is about to write on the match. */
export function forget<T extends GameTypes>(match: Match<T>): void {
  everything.delete(match);
}

export function knownOf<T extends GameTypes>(match: Readonly<Match<T>>): Known<T> | undefined {
  const known = everything.get(match) as Known<T> | undefined;
  const stands = known?.seq === match.seq && known.board === match.board && known.frame === match.stack.at(-1);
  return stands ? known : undefined;
}

/** What a viewer may know of the match; nobody changes a view. */
export function viewOf<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>, viewer: Viewer): T['view'] {
  const known = knownOf(match);
  if (!known) return def.view(match, viewer);
  const seen = known.views?.get(viewer);
  if (seen) return seen;
  const view = def.view(match, viewer);
  known.views ??= new Map();
  known.views.set(viewer, view);
  return view;
}

/** Something that a question, its views and its checks all need, worked out once as long as the match stands. */
export function once<T extends GameTypes, V>(match: Readonly<Match<T>>, name: string, work: () => V): V {
  const known = knownOf(match);
  if (!known) return work();
  known.kept ??= new Map();
  if (!known.kept.has(name)) known.kept.set(name, work());
  return known.kept.get(name) as V;
}

/** What may be done beside the question. */
export function anytimeOf<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>): readonly Decision<T>[] {
  if (!def.anytime) return [];
  const known = knownOf(match);
  if (!known) return def.anytime.offers(match);
  known.anytime ??= def.anytime.offers(match);
  return known.anytime;
}

/** These arguments were found right: whoever thought of an answer need not have it checked again when it is given. */
export function noteRight<T extends GameTypes>(match: Readonly<Match<T>>, said: Said): void {
  const known = knownOf(match);
  if (known) known.right = said;
}

export function isFoundRight<T extends GameTypes>(match: Readonly<Match<T>>, { seat, action, args }: Said): boolean {
  const right = knownOf(match)?.right;
  return right?.args === args && right.seat === seat && right.action === action;
}
