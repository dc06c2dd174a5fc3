import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Said, replay } from '../../../scripts/rehearsal/walk.js';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import type { View } from '../../../src/games/orcs-orcs-orcs/types/index.js';
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

const game = anyGame(orcsOrcsOrcs);

describe.each(keptIn(join(import.meta.dirname, 'kept')))('a match kept as $name', ({ text }) => {
  const kept = JSON.parse(text) as Kept;
  const match = readMatch(JSON.stringify(kept.match), game);
  const said = kept.history.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));

  test('is brought up to today’s rules, in the middle of an open spell', () => {
    expect(match).toEqual({ ...kept.match, version: orcsOrcsOrcs.version });
    expect(match.stack.at(-1)).toMatchObject({ step: 'casting' });
    expect(game.broken(match)).toEqual([]);
  });

  test('comes out of its own history, card by card where one text was typed', () => {
    const texts = said.filter(({ args }) => typeof args['with'] === 'string' && args['with'].includes(','));
    expect(texts.length).toBeGreaterThan(3);
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

test('5.1 what was said in one text is read as the picks it stood for', () => {
  const today = (args: Record<string, string>) => orcsOrcsOrcs.migrations?.[1]?.answer?.({ action: 'cast', args }).args;
  expect(today({ spell: 'zap', with: 'book-wl,replenish@3', target: '3m-goblin!0', effect: '2' })).toEqual({
    spell: 'zap',
    with: ['book-wl', 'replenish@3'],
    target: ['3m-goblin!0'],
    effect: '2',
  });
  expect(today({ spell: 'switch', with: '', target: '5o-chief,1m-orc' })).toEqual({
    spell: 'switch',
    target: ['5o-chief', '1m-orc'],
  });
  expect(today({ spell: 'switch', with: 'cold-snap', target: '5o-golem>3i' })).toEqual({
    spell: 'switch',
    with: ['cold-snap'],
    target: ['5o-golem', '3i'],
  });
  const toadling = { action: 'toadling', args: { kind: 'weaken', target: '3m-goblin' } };
  expect(orcsOrcsOrcs.migrations?.[1]?.answer?.(toadling)).toEqual(toadling);
});
