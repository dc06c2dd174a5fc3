/** Boards of the recorded games, as they stood after a share of their answers. */
import { readFileSync, readdirSync } from 'node:fs';
import type { DrawTask } from '../../renderers/contract.js';
import { type AnyGame, type AnyMatch, type Locale, awaited, locales } from '../../src/kernel/index.js';
import type { SavedGame } from '../rehearsal/recording.js';
import { replay } from '../rehearsal/walk.js';

const names = ['Ada', 'Bartholomew', 'Célestine', 'Dmitri', 'Eleanor', 'Farouk', 'Giuseppina', 'Hélène'];

export function recordingsOf({ id }: AnyGame): SavedGame[] {
  const folder = new URL(`../../test/games/${id}/recorded/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SavedGame);
}

type Boards = { recording: SavedGame; now: AnyMatch; before: AnyMatch; locale: Locale };

function boardTask(game: AnyGame, { recording, now, before, locale }: Boards): DrawTask {
  return {
    ...{ kind: 'board', game: game.id, locale, names: names.slice(0, recording.seats), events: [] },
    ...{ view: game.view(now, 'spectator'), before: game.view(before, 'spectator') },
    awaited: awaited(game, now),
  };
}

/** All that happened until then is marked as new, so that its colours are there as well. */
export function boardOf(game: AnyGame, recording: SavedGame, share: number, locale: Locale): DrawTask {
  let first: AnyMatch | undefined;
  const said = recording.said.slice(0, Math.ceil(recording.said.length * share));
  const now = replay(game, { ...recording, said }, (_, before) => (first ??= before));
  return boardTask(game, { recording, now, before: first ?? now, locale });
}

/** Every board that a channel would have seen of the game, in every language. */
function* allBoardsOf(game: AnyGame, recording: SavedGame): Generator<DrawTask> {
  const posted: AnyMatch[] = [];
  replay(game, recording, ({ match, isPosted }, before) => {
    if (posted.length === 0) posted.push(before);
    if (isPosted) posted.push(match);
  });
  for (const [index, now] of posted.entries())
    for (const locale of locales) yield boardTask(game, { recording, now, before: posted[index - 1] ?? now, locale });
}

/** Every so-manieth of all boards of all recorded games, the languages in turns where `every` is odd. */
export function* boardsAcross(game: AnyGame, every: number, from = 0): Generator<DrawTask> {
  let passed = every - from;
  for (const recording of recordingsOf(game)) {
    for (const board of allBoardsOf(game, recording)) {
      if (passed % every === 0) yield board;
      passed += 1;
    }
  }
}

/** How often a recorded game is looked at to learn from it. */
const looks = 8;

/** Boards from the first to the last of every recorded game, in every language. */
export function* boardsOfRecordings(game: AnyGame): Generator<DrawTask> {
  for (const recording of recordingsOf(game)) {
    const boards = [...allBoardsOf(game, recording)];
    const moments = Math.floor(boards.length / locales.length);
    const step = Math.max(1, (moments - 1) / (looks - 1));
    for (let moment = 0; Math.round(moment) < moments; moment += step) {
      const from = Math.round(moment) * locales.length;
      yield* boards.slice(from, from + locales.length);
    }
  }
}
