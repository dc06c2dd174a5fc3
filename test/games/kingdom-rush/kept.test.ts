import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import type { View } from '../../../src/games/kingdom-rush/types/index.js';
import { type AnyTypes, type GameEvent, anyGame } from '../../../src/kernel/index.js';
import { readMatch } from '../../../src/store/check.js';
import { expectPlayedOn, expectTold, keptIn } from '../../support/kept-match.js';

type Kept = { history: readonly { events: readonly GameEvent<AnyTypes>[] }[]; match: object; view: View };

const game = anyGame(kingdomRush);

describe.each(keptIn(join(import.meta.dirname, 'kept')))('a match kept as $name', ({ text }) => {
  const kept = JSON.parse(text) as Kept;
  const match = readMatch(JSON.stringify(kept.match), game);

  test('is brought up to today’s rules, with the cards it was dealt', () => {
    expect(match).toEqual({ ...kept.match, version: kingdomRush.version });
    expect(game.broken(match)).toEqual([]);
  });

  test('what was told then can be told today', () => {
    expectTold(game, kept);
  });

  test('is played on to its end', () => {
    expectPlayedOn(game, match);
  });
});
