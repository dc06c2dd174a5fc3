/** States of real games, played by the games' own bots. */
import {
  type Attempt,
  type GameDef,
  type GameEvent,
  type GameTypes,
  type Match,
  answer,
  awaited,
  isFor,
  rngOver,
  seedRng,
  start,
  think,
} from '../../../src/kernel/index.js';

export type Moment<T extends GameTypes> = {
  match: Match<T>;
  /** The view at the last board post. */
  before: T['view'] | undefined;
  events: GameEvent<T>[];
  awaited: readonly number[];
};

export type Played<T extends GameTypes> = {
  seats: number;
  seed: string;
  options?: Partial<T['options']>;
  every: number;
};

/** A moment at the start, then after every so many answers, and at the end. */
export function* moments<T extends GameTypes>(
  def: GameDef<T>,
  { seats, seed, options, every }: Played<T>,
): Generator<Moment<T>> {
  const begun = start(def, { seats, seed, ...(options ? { options } : {}) });
  let moment: Moment<T> = { match: begun.match, before: undefined, events: [], awaited: awaited(def, begun.match) };
  yield moment;
  const rng = rngOver(seedRng(`bots/${seed}`));
  for (let count = 1; !moment.match.outcome; count += 1) {
    const [seat] = moment.awaited;
    const thought = seat === undefined ? undefined : think(def, moment.match, seat, rng);
    if (seat === undefined || !thought) throw new Error('an unfinished game waits for nobody');
    const result = answer(def, moment.match, { seat, ...thought } as Attempt);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
    const { match } = result;
    const seen = result.events.filter((event) => isFor(event, 'spectator'));
    const next = { match, before: moment.before, events: [...moment.events, ...seen], awaited: awaited(def, match) };
    if (count % every === 0 || match.outcome) yield next;
    moment = result.phases.length > 0 ? { ...next, before: def.view(match, 'spectator'), events: [] } : next;
  }
}
