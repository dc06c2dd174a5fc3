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

/** All that happened until then is marked as new, so that its colours are there as well. */
export function boardOf(game: AnyGame, recording: SavedGame, share: number, locale: Locale): DrawTask {
  let first: AnyMatch | undefined;
  const said = recording.said.slice(0, Math.ceil(recording.said.length * share));
  const match = replay(game, { ...recording, said }, (_, before) => (first ??= before));
  return {
    ...{ kind: 'board', game: game.id, locale, names: names.slice(0, recording.seats), events: [] },
    ...{ view: game.view(match, 'spectator'), before: game.view(first ?? match, 'spectator') },
    awaited: awaited(game, match),
  };
}

/** Every recorded game early and late, the languages in turn. */
export function* boardsOfRecordings(game: AnyGame): Generator<DrawTask> {
  for (const [index, recording] of recordingsOf(game).entries()) {
    const locale = locales[index % locales.length] ?? locales[0];
    for (const share of [0.25, 0.75]) yield boardOf(game, recording, share, locale);
  }
}
