/** How a player says it. */
import type { GameTypes, Seat, TextRef, Viewer } from './terms.js';

/** A refusal's teaching part: the rule and a sentence that says what would be legal. */
export type Why<T extends GameTypes> = { rule?: T['rules']; reason: TextRef<T> };

export type Choice<T extends GameTypes> = {
  value: string;
  label: TextRef<T>;
  /** What a newcomer asks about it: what it does, what stands there. Shown beside the label where there is room. */
  about?: TextRef<T>;
  /** In a list that one menu cannot hold: under which heading it is looked for. A handful of headings at most. */
  group?: TextRef<T>;
};
export type Count = { min: number; max: number };

type ArgumentBase<T extends GameTypes, A> = {
  /** May it be left out, given the arguments before it? Required where absent. */
  optional?(view: T['view'], seat: Seat, given: Partial<A>): boolean;
  /** Why it may not be left out here; what may be said where absent. */
  missing?(view: T['view'], seat: Seat, given: Partial<A>): Why<T> | undefined;
  /** The panel shows a private picture of what the first few choices would do, numbered as they are listed. */
  preview?: true;
};
type Chosen<T extends GameTypes, A> = ArgumentBase<T, A> & {
  /** What may be said here, best first; may be lazy. */
  choices(view: T['view'], seat: Seat, given: Partial<A>): Iterable<Choice<T>>;
  /** A quick membership test, where listing every choice would take too long. */
  accepts?(view: T['view'], seat: Seat, given: Partial<A>, value: string): boolean;
  /** Why a value that is not among the choices is refused; a list of the choices where absent. */
  refuse?(view: T['view'], seat: Seat, given: Partial<A>, value: string): Why<T> | undefined;
};
export type OneArgument<T extends GameTypes, A> = Chosen<T, A> & {
  kind: 'one';
  /** The value that leaving it out stands for, if any: where it is the only choice, nobody is asked. */
  leftOut?(view: T['view'], seat: Seat, given: Partial<A>): string | undefined;
};
export type ManyArgument<T extends GameTypes, A> = Chosen<T, A> & {
  kind: 'many';
  count(view: T['view'], seat: Seat, given: Partial<A>): Count;
  /** A ready-made selection worth one tap. */
  proposal?(view: T['view'], seat: Seat, given: Partial<A>): readonly string[];
  /**
   * What "all" stands for, where taking every choice would be refused or foolish: choices that exclude each other,
   * things that are used up. Undefined where nothing deserves the name; every choice where absent.
   */
  all?(view: T['view'], seat: Seat, given: Partial<A>): readonly string[] | undefined;
};
/** A choice of many parts: tokens picked one after the other, each with what was picked before it in mind. */
export type PlanArgument<T extends GameTypes, A> = ArgumentBase<T, A> & {
  kind: 'plan';
  /** What may be picked next, best first; may be lazy. A token may be picked again where it is offered again. */
  next(view: T['view'], seat: Seat, given: Partial<A>, picked: readonly string[]): Iterable<Choice<T>>;
  /** May the plan end here? */
  isWhole(view: T['view'], seat: Seat, given: Partial<A>, picked: readonly string[]): boolean;
  /** A quick membership test of the next token, where listing what is offered would take too long. */
  accepts?(view: T['view'], seat: Seat, given: Partial<A>, picked: readonly string[], token: string): boolean;
  /** Why a token is refused after those before it, or (token undefined) why the plan may not end yet. */
  refuse?(
    view: T['view'],
    seat: Seat,
    given: Partial<A>,
    picked: readonly string[],
    token: string | undefined,
  ): Why<T> | undefined;
  /** A whole plan worth one tap. */
  proposal?(view: T['view'], seat: Seat, given: Partial<A>): readonly string[] | undefined;
  /** From one typed text to the tokens that are recorded; where absent, the text is split at its spaces. */
  read?(view: T['view'], seat: Seat, given: Partial<A>, text: string): { tokens: readonly string[] } | { why: Why<T> };
  /** Whole plans that go on from a typed text, their values written as `read` understands them, best first. */
  complete?(view: T['view'], seat: Seat, given: Partial<A>, text: string): readonly Choice<T>[];
};
export type NumberArgument<T extends GameTypes, A> = ArgumentBase<T, A> & {
  kind: 'number';
  range(view: T['view'], seat: Seat, given: Partial<A>): Count;
  /** Why a number out of range is refused; the range where absent. */
  refuse?(view: T['view'], seat: Seat, given: Partial<A>, value: number): Why<T> | undefined;
};
export type Argument<T extends GameTypes, A> =
  OneArgument<T, A> | ManyArgument<T, A> | NumberArgument<T, A> | PlanArgument<T, A>;

/** How a player says it. Subcommand, autocomplete, buttons, menus, help, bots and the fuzzer all come from this. */
export type Action<T extends GameTypes, A> = {
  /** Asked in this order; each knows what was given before it. */
  args: { [N in keyof A]-?: Argument<T, A> };
  /** What no single argument can see; called with arguments that each are legal. */
  check?(view: T['view'], seat: Seat, args: A): Why<T> | undefined;
  /**
   * Whole answers that are worth one tap, best first, that go on from what is given; the panel offers the first of them
   * beside its questions.
   */
  ready?(view: T['view'], seat: Seat, given: Partial<A>): Iterable<A>;
  /**
   * What those hold before anything is given. All that can be said: where they fit, they stand in place of the questions.
   * Or all that is worth it: what is missing does the same as one of them for more, and is found question by question.
   */
  readyHolds?: 'all' | 'all worth it';
  /** What such an answer promises, its odds for one: said before it. */
  promise?(view: T['view'], seat: Seat, args: A): TextRef<T> | undefined;
  /** Why the action is not offered to this seat now. */
  unavailable?(view: T['view'], seat: Seat): Why<T> | undefined;
  /**
   * Its arguments are secret: it is answered privately first, and what everybody may know is a post of its own. Where
   * some of them are for everybody, the names of those that are not, for this very answer.
   */
  secret?: true | ((args: A) => readonly (keyof A & string)[]);
};

/**
 * A private question that is no answer: one card, one place in large. Never recorded. Its lines are worded in the
 * catalogue, its picture is drawn by the game's renderer.
 */
export type Lookup<T extends GameTypes, A> = {
  /** As an action's, asked by a viewer, who may be a watcher. */
  args: { [N in keyof A]-?: LookupArgument<T, A> };
};
export type LookupArgument<T extends GameTypes, A> = {
  optional?: true;
  choices(view: T['view'], viewer: Viewer, given: Partial<A>): Iterable<Choice<T>>;
};
