import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Said, replay } from '../../../scripts/rehearsal/walk.js';
import { defenders } from '../../../src/games/defenders/index.js';
import type { View } from '../../../src/games/defenders/types/index.js';
import {
  type AnyTypes,
  type GameEvent,
  type OptionValue,
  answer,
  anyGame,
  awaited,
  linesOf,
  rngOver,
  sayIn,
  seedRng,
  start,
  think,
} from '../../../src/kernel/index.js';
import { readMatch } from '../../../src/store/check.js';

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

const folder = join(import.meta.dirname, 'kept');
const game = anyGame(defenders);

describe.each(readdirSync(folder))('a match kept as %s', (name) => {
  const kept = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept;
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
    const told = kept.history.flatMap((entry) => linesOf(game, entry.events, 'spectator', sayIn(game, 'fr', [])));
    expect(told.length).toBeGreaterThan(kept.history.length);
    expect(defenders.text.en.status(kept.view, sayIn(defenders, 'en', [])).join('\n')).not.toContain('undefined');
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
