import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Said, replay } from '../../../scripts/rehearsal/walk.js';
import { defenders } from '../../../src/games/defenders/index.js';
import type { View } from '../../../src/games/defenders/types/index.js';
import { type AnyTypes, type GameEvent, type OptionValue, anyGame, start } from '../../../src/kernel/index.js';
import { readMatch } from '../../../src/store/check.js';
import { expectPlayedOn, expectTold, keptIn } from '../../support/kept-match.js';

type Entry = ((Said & { kind: 'answer' }) | { kind: 'start' }) & { events: readonly GameEvent<AnyTypes>[] };
type Kept = {
  version: number;
  seed: string;
  seats: number;
  options: Record<string, OptionValue>;
  history: readonly Entry[];
  match: object;
  view: View;
};

const game = anyGame(defenders);

describe.each(keptIn(join(import.meta.dirname, 'kept')))('a match kept as $name', ({ text }) => {
  const kept = JSON.parse(text) as Kept;
  const match = readMatch(JSON.stringify(kept.match), game);
  const said = kept.history.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));

  test('is brought up to today’s rules', () => {
    expect(match.version).toBe(defenders.version);
    expect(match).toEqual({ ...kept.match, version: defenders.version });
    expect(game.broken(match)).toEqual([]);
  });

  test('comes out of its own history, token by token where one text was typed', () => {
    const texts = said.filter(({ args }) => typeof args['targets'] === 'string');
    expect(texts.length).toBeGreaterThan(4);
    const { seed, seats, options, version } = kept;
    expect(replay(game, { game: game.id, version, seed, seats, options, said })).toEqual(match);
  });

  test('what was told then can be told today', () => {
    const { events } = start(game, kept);
    expect(kept.history[0]?.events).toEqual(events);
    expectTold(game, kept);
  });

  test('is played on to its end', () => {
    expectPlayedOn(game, match);
  });
});
