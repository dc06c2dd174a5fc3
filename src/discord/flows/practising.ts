/**
 * The first answers of a process take ten times as long as later ones. So it practises once it is connected, in idle
 * moments: a few answers of every game, typed, judged, put together and worded, at a table that stands nowhere.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AnyGame,
  type Args,
  type Locale,
  locales,
  playersOf,
  randomAnswer,
  rngOver,
  seedRng,
  start,
  withDefaults,
} from '../../kernel/index.js';
import { changeOf } from '../../table/change.js';
import { commitOf, doneOf } from '../../table/commit.js';
import { newTable } from '../../table/lobby.js';
import { awaited } from '../../table/match-memo.js';
import { answerForPerson } from '../../table/moves.js';
import type { Request } from '../../table/ports.js';
import type { Person, Snapshot } from '../../table/types.js';
import type { Typed } from '../asking/read-typed.js';
import { atTable, isInPlay } from '../at-table.js';
import { panelOf } from './questions.js';
import { publicLine } from './telling.js';
import { readWhole } from './typing.js';

const answers = 40;
/** Whoever acts meanwhile waits for one answer at most. */
const betweenMs = 25;
const nowhere = '';

const personOn = (seat: number): Person => ({ id: `practice-${seat}`, name: `${seat + 1}` });
const requestBy = (by: Person): Request => ({ by, moderator: false, interaction: nowhere });

function tableFor(game: AnyGame, locale: Locale, now: number): Snapshot | undefined {
  const { min } = playersOf(game, withDefaults(game, {}));
  const opening = { guild: nowhere, channel: nowhere, game: game.id, locale, players: min };
  const table = newTable(game, opening, requestBy(personOn(0)), nowhere, now);
  if ('ok' in table) return undefined;
  const seats = table.seats.map((_, seat) => ({ kind: 'person' as const, ...personOn(seat) }));
  const { match } = start(game, { seats: seats.length, options: table.options, seed: 'practice' });
  return { table: { ...table, state: 'playing', seats }, match };
}

/** As somebody would have typed it. */
const typedAs = (args: Args): Typed =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? value.join(' ') : value]),
  );

/** Gives one answer after the other; nothing of it is kept. */
export function* practiceIn(game: AnyGame, locale: Locale, now: number): Generator<Snapshot> {
  const rng = rngOver(seedRng('practice'));
  let snapshot = tableFor(game, locale, now);
  for (let count = 0; count < answers && snapshot?.match && !snapshot.match.outcome; count += 1) {
    const { match } = snapshot;
    const [seat] = awaited(game, match);
    const said = seat === undefined ? undefined : randomAnswer(game, match, seat, rng);
    if (seat === undefined || !said) return;
    const reader = { locale, person: personOn(seat).id };
    const whole = readWhole(atTable(game, snapshot, reader), game, said.action, typedAs(said.args));
    const change = changeOf(game, snapshot, now);
    const request = requestBy(personOn(seat));
    if (answerForPerson(change, whole?.answer ?? said, request, undefined)) return;
    const commit = commitOf(change, { request, checkpointEvery: answers });
    JSON.stringify(commit);
    const done = doneOf(commit, change);
    const after = atTable(game, done.snapshot, reader);
    publicLine(after, done);
    if (isInPlay(after)) panelOf(after);
    snapshot = done.snapshot;
    yield snapshot;
  }
}

export type Practice = { games: readonly AnyGame[]; now(): number; isIdle(): boolean; signal: AbortSignal };

/** Ends with the signal at the latest. */
export async function practise({ games, now, isIdle, signal }: Practice): Promise<void> {
  for (const [index, game] of games.entries()) {
    const lessons = practiceIn(game, locales[index % locales.length] ?? locales[0], now());
    for (let isDone = false; !isDone;) {
      await pause(betweenMs, undefined, { ref: false });
      if (signal.aborted) return;
      if (isIdle()) isDone = lessons.next().done === true;
    }
  }
}
