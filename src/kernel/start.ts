/** Begins a match. */
import { rngOver, seedRng } from './rng.js';
import { seatsOf, settle, Stage } from './settle.js';
import { playersOf, settled } from './table.js';
import type { Accepted, GameDef, GameTypes, Match } from './types.js';

export type Beginning<T extends GameTypes> = {
  seats: number;
  options?: Partial<T['options']>;
  wishes?: readonly (string | undefined)[];
  seed: string;
};

export function start<T extends GameTypes>(def: GameDef<T>, beginning: Beginning<T>): Accepted<T> {
  const { seats, seed } = beginning;
  const options = settled(def, beginning.options, seats);
  const { min, max } = playersOf(def, options);
  if (seats < min || seats > max) throw new Error(`${def.id} seats ${min} to ${max}, not ${seats}`);
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
