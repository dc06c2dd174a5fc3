/** A game played by its own bots, with what the next picture would be made from. */
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  answer,
  awaited,
  type GameEvent,
  isFor,
  playersOf,
  randomAnswer,
  type Rng,
  rngOver,
  seedRng,
  settled,
  start,
  think,
} from '../../src/kernel/index.js';

export type Played = {
  match: AnyMatch;
  /** The view under the last picture that would have been posted, and what happened since. */
  before?: object;
  events: readonly GameEvent<AnyTypes>[];
  /** Everything that ever happened, for the titles. */
  told: readonly GameEvent<AnyTypes>[];
  /** A phase has ended: the board is due. */
  isDue: boolean;
  rng: Rng;
};

export function startOf(def: AnyGame, table: { seed: string; seats?: number; preset?: string }): Played {
  const { seed } = table;
  const preset = def.options.presets.find((each) => each.id === (table.preset ?? def.options.presets[0]?.id));
  if (!preset) throw new Error(`a preset is one of ${def.options.presets.map(({ id }) => id).join(', ')}`);
  const seats = table.seats ?? playersOf(def, settled(def, preset.options, 1)).max;
  const { match, events: told } = start(def, { seats, seed, options: preset.options });
  return { match, events: [], told, isDue: false, rng: rngOver(seedRng(`bots/${seed}`)) };
}

/** One answer more, by the game's own bot or by chance. */
export function playOn(def: AnyGame, played: Played, mind: 'bot' | 'chance' = 'bot'): Played {
  const [seat] = awaited(def, played.match);
  const answerOf = mind === 'bot' ? think : randomAnswer;
  const thought = seat === undefined ? undefined : answerOf(def, played.match, seat, played.rng);
  if (seat === undefined || !thought) throw new Error('nobody to wait for in an unfinished game');
  const result = answer(def, played.match, { seat, action: thought.action, args: thought.args });
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  const since = played.isDue
    ? { before: def.view(played.match, 'spectator'), events: [] }
    : { ...(played.before ? { before: played.before } : {}), events: played.events };
  return {
    ...since,
    match: result.match,
    events: [...since.events, ...result.events.filter((event) => isFor(event, 'spectator'))],
    told: [...played.told, ...result.events],
    isDue: result.phases.length > 0,
    rng: played.rng,
  };
}
