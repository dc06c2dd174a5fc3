/** Begins a match. */
import { rngOver, seedRng } from './rng.js';
import { seatsOf, settle, Stage } from './settle.js';
import type { Accepted, GameDef, GameTypes, Match, OptionValue } from './types.js';

export type Beginning<T extends GameTypes> = {
  seats: number;
  options?: Partial<T['options']>;
  wishes?: readonly (string | undefined)[];
  seed: string;
};

/** The options as named, every other at its default. */
export function withDefaults<T extends GameTypes>(
  def: GameDef<T>,
  chosen: Partial<T['options']> | undefined,
): T['options'] {
  const defaults = Object.entries<{ default: OptionValue }>(def.options.fields).map(
    ([name, field]) => [name, field.default] as const,
  );
  return { ...Object.fromEntries(defaults), ...chosen } as T['options'];
}

export function start<T extends GameTypes>(def: GameDef<T>, beginning: Beginning<T>): Accepted<T> {
  const { seats, seed } = beginning;
  if (seats < def.players.min || seats > def.players.max) {
    throw new Error(`${def.id} seats ${def.players.min} to ${def.players.max}, not ${seats}`);
  }
  const options = withDefaults(def, beginning.options);
  const rng = seedRng(`${def.id}/${seed}`);
  const match: Match<T> = {
    game: def.id,
    version: def.version,
    seats,
    empty: [],
    options,
    seq: 0,
    opened: 0,
    answered: seatsOf(seats).map(() => 0),
    rng,
    stack: [{ ...def.first }],
    board: def.setup({
      seats: seatsOf(seats),
      options,
      wishes: seatsOf(seats).map((seat) => beginning.wishes?.[seat]),
      rng: rngOver(rng),
    }),
    outcome: null,
  };
  const stage = new Stage(match);
  settle(def, match, stage);
  return { ...stage.accepted(), revealed: true };
}
