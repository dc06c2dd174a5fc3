/** How a player says it. */
import type { GameTypes, Seat, TextRef } from './terms.js';

/** A refusal's teaching part: the rule and a sentence that says what would be legal. */
export type Why<T extends GameTypes> = { rule?: T['rules']; reason: TextRef<T> };

export type Choice<T extends GameTypes> = { value: string; label: TextRef<T> };
export type Count = { min: number; max: number };

type ArgumentBase<T extends GameTypes, A> = {
  /** May it be left out, given the arguments before it? Required where absent. */
  optional?(view: T['view'], seat: Seat, given: Partial<A>): boolean;
};
type Chosen<T extends GameTypes, A> = ArgumentBase<T, A> & {
  /** What may be said here, best first; may be lazy. */
  choices(view: T['view'], seat: Seat, given: Partial<A>): Iterable<Choice<T>>;
  /** A quick membership test, where listing every choice would take too long. */
  accepts?(view: T['view'], seat: Seat, given: Partial<A>, value: string): boolean;
  /** Why a value that is not among the choices is refused; a list of the choices where absent. */
  refuse?(view: T['view'], seat: Seat, given: Partial<A>, value: string): Why<T> | undefined;
};
export type OneArgument<T extends GameTypes, A> = Chosen<T, A> & { kind: 'one' };
export type ManyArgument<T extends GameTypes, A> = Chosen<T, A> & {
  kind: 'many';
  count(view: T['view'], seat: Seat, given: Partial<A>): Count;
  /** A ready-made selection worth one tap. */
  proposal?(view: T['view'], seat: Seat, given: Partial<A>): readonly string[];
};
export type NumberArgument<T extends GameTypes, A> = ArgumentBase<T, A> & {
  kind: 'number';
  range(view: T['view'], seat: Seat, given: Partial<A>): Count;
};
export type Argument<T extends GameTypes, A> = OneArgument<T, A> | ManyArgument<T, A> | NumberArgument<T, A>;

/** How a player says it. Subcommand, autocomplete, buttons, menus, help, bots and the fuzzer all come from this. */
export type Action<T extends GameTypes, A> = {
  /** Asked in this order; each knows what was given before it. */
  args: { [N in keyof A]-?: Argument<T, A> };
  /** What no single argument can see; called with arguments that each are legal. */
  check?(view: T['view'], seat: Seat, args: A): Why<T> | undefined;
  /** Why the action is not offered to this seat now. */
  unavailable?(view: T['view'], seat: Seat): Why<T> | undefined;
};
