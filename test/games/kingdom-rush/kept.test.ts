import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import type { View } from '../../../src/games/kingdom-rush/types/index.js';
import {
  type AnyTypes,
  type GameEvent,
  answer,
  anyGame,
  awaited,
  linesOf,
  rngOver,
  sayIn,
  seedRng,
  think,
} from '../../../src/kernel/index.js';
import { readMatch } from '../../../src/store/check.js';

type Kept = { history: readonly { events: readonly GameEvent<AnyTypes>[] }[]; match: object; view: View };

const folder = join(import.meta.dirname, 'kept');
const game = anyGame(kingdomRush);

describe.each(readdirSync(folder))('a match kept as %s', (name) => {
  const kept = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept;
  const match = readMatch(JSON.stringify(kept.match), game);

  test('is brought up to today’s rules, with the cards it was dealt', () => {
    expect(match).toEqual({ ...kept.match, version: kingdomRush.version });
    expect(game.broken(match)).toEqual([]);
  });

  test('what was told then can be told today', () => {
    const told = kept.history.flatMap((entry) => linesOf(game, entry.events, 'spectator', sayIn(game, 'fr', [])));
    expect(told.length).toBeGreaterThan(kept.history.length);
    expect(kingdomRush.text.en.status(kept.view, sayIn(kingdomRush, 'en', [])).join('\n')).not.toContain('undefined');
  });

  test('is played on to its end', () => {
    const rng = rngOver(seedRng('played on'));
    let now = match;
    for (let count = 0; !now.outcome && count < 3000; count += 1) {
      const seat = rng.pick(awaited(game, now));
      const next = think(game, now, seat, rng);
      const result = answer(game, now, { seat, action: next?.action ?? '', args: next?.args ?? {} });
      if (!result.ok) throw new Error(JSON.stringify(result));
      now = result.match;
      expect(game.broken(now)).toEqual([]);
    }
    expect(now.outcome).not.toBeNull();
  });
});
