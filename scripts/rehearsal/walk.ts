/** Walks through matches: random, by bots, or by a recording. */
import {
  type Accepted,
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Answer,
  type Args,
  type GameEvent,
  type OptionValue,
  type Seat,
  answer,
  answerInPlace,
  awaited,
  pending,
  randomAnswer,
  rngOver,
  seedRng,
  start,
  think,
  playersOf,
  refusesTable,
  settled,
  withDefaults,
} from '../../src/kernel/index.js';

export type Table = { seats: number; options: Record<string, OptionValue>; preset: string };
export type Said = { seat: Seat; action: string; args: Args };
export type Beginning = { seats: number; options: Record<string, OptionValue>; seed: string };
export type Recording = Beginning & {
  game: string;
  /** The rules' version it was played under; the first where absent. */
  version?: number;
  said: readonly Said[];
};
export type Moment = {
  match: AnyMatch;
  said: Said;
  events: readonly GameEvent<AnyTypes>[];
  revealed: boolean;
  /** A phase ended, or the game: a board is posted. */
  isPosted: boolean;
};

function momentOf(said: Said, { match, events, revealed, phases }: Accepted<AnyTypes>): Moment {
  return { match, said, events, revealed, isPosted: phases.length > 0 || match.outcome !== null };
}

/** Longer than any game lasts; a match beyond it goes in circles. */
const mostAnswers = 6000;

/** Every preset at every number of seats. */
export function tablesOf(def: AnyGame): Table[] {
  const tables: Table[] = [];
  for (const preset of def.options.presets) {
    const { min, max } = playersOf(def, withDefaults(def, preset.options));
    for (let seats = min; seats <= max; seats += 1) {
      const options = settled(def, preset.options, seats);
      if (refusesTable(def, options, new Array<undefined>(seats).fill(undefined))) continue;
      tables.push({ seats, options: { ...preset.options } as Record<string, OptionValue>, preset: preset.id });
    }
  }
  return tables;
}

/** `hasty`: the game's bot, told after a few looks ahead that its time is over. */
export type Mind = 'random' | 'policy' | 'hasty' | 'fallback';

const hastyLooks = 3;

/** What somebody says next: whoever is awaited, or now and then somebody with an open offer. */
export function nextSaid(def: AnyGame, match: AnyMatch, rng: ReturnType<typeof rngOver>, mind: Mind): Said {
  const waited = awaited(def, match);
  const offered = pending(def, match).flatMap((decision) => decision.seats);
  const seat = rng.pick(mind === 'random' && offered.length > 0 && rng.int(6) === 0 ? offered : waited);
  const said = minds[mind](def, match, seat, rng);
  if (!said) throw new Error(`seat ${seat} has nothing to say; stack ${JSON.stringify(match.stack)}`);
  return { seat, action: said.action, args: said.args };
}

const minds: Record<
  Mind,
  (def: AnyGame, match: AnyMatch, seat: Seat, rng: ReturnType<typeof rngOver>) => Answer<AnyTypes> | undefined
> = {
  random: (def, match, seat, rng) => randomAnswer(def, match, seat, rng),
  policy: (def, match, seat, rng) => think(def, match, seat, rng),
  hasty: (def, match, seat, rng) => {
    let looks = 0;
    return think(def, match, seat, rng, { mayGoOn: () => (looks += 1) <= hastyLooks });
  },
  fallback: (def, match, seat) =>
    pending(def, match)
      .find((decision) => decision.fallback && decision.seats.includes(seat))
      ?.fallback?.(),
};

/** Plays to the end, giving every moment to the visitor; on any failure the error says how to get there again. */
export function walk(
  def: AnyGame,
  beginning: Beginning,
  mind: Mind,
  visit: (moment: Moment, before: AnyMatch) => void,
): Recording {
  const rng = rngOver(seedRng(`walk/${beginning.seed}`));
  const said: Said[] = [];
  try {
    let match: AnyMatch = start(def, beginning).match;
    while (!match.outcome) {
      if (said.length >= mostAnswers) throw new Error(`no end after ${mostAnswers} answers`);
      const one = nextSaid(def, match, rng, mind);
      said.push(one);
      const result = answer(def, match, one);
      if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
      visit(momentOf(one, result), match);
      match = result.match;
    }
  } catch (error) {
    throw new Error(
      `${def.id}: ${String(error)}\nbeginning: ${JSON.stringify(beginning)}\nanswers (${said.length}), the last: ${JSON.stringify(said.slice(-5))}`,
      { cause: error },
    );
  }
  return { game: def.id, version: def.version, ...beginning, said };
}

/** Plays to the end as fast as it can, checking only the game's invariants. */
export function dash(def: AnyGame, beginning: Beginning, mind: Mind): AnyMatch {
  const rng = rngOver(seedRng(`walk/${beginning.seed}`));
  const match = start(def, beginning).match;
  for (let count = 0; !match.outcome; count += 1) {
    if (count >= mostAnswers) throw new Error(`${def.id}: no end; ${JSON.stringify(beginning)}`);
    const one = nextSaid(def, match, rng, mind);
    const result = answerInPlace(def, match, one);
    const broken = result.ok ? def.broken(match) : [JSON.stringify(result)];
    if (broken.length > 0) {
      throw new Error(
        `${def.id}: ${broken.join('; ')}\n${JSON.stringify(beginning)} after ${count} answers, ${JSON.stringify(one)}`,
      );
    }
  }
  return match;
}

/** What was said under older rules, as it is said today. */
export function saidToday(def: AnyGame, said: Said, version: number): Said {
  let { action, args } = said;
  for (let from = version; from < def.version; from += 1) {
    ({ action, args } = def.migrations?.[from]?.answer?.({ action, args }) ?? { action, args });
  }
  return { seat: said.seat, action, args };
}

/** Plays a recording again. */
export function replay(
  def: AnyGame,
  recording: Recording,
  visit?: (moment: Moment, before: AnyMatch) => void,
): AnyMatch {
  let { match } = start(def, recording);
  for (const said of recording.said) {
    const one = saidToday(def, said, recording.version ?? 1);
    const result = answer(def, match, one);
    if (!result.ok) throw new Error(`${def.id}: ${JSON.stringify(one)} was refused: ${JSON.stringify(result)}`);
    visit?.(momentOf(one, result), match);
    match = result.match;
  }
  return match;
}
