/** What a process practises after its start. */
import { describe, expect, it } from 'vitest';
import { practiceIn, practise } from '../../src/discord/flows/practising.js';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/kernel/index.js';
import { games as testGames } from '../support/games/index.js';

const now = 1_800_000_000_000;

describe.each(games)('$id', (game) => {
  it.each(locales)('is practised over 20 answers at least, in %s', (locale) => {
    const snapshots = [...practiceIn(game, locale, now)];
    expect(snapshots.length).toBeGreaterThanOrEqual(20);
    expect(snapshots.map(({ table }) => table.rev)).toEqual(snapshots.map((_, index) => index + 1));
  });
});

it('practises only while nobody is served', async () => {
  const stop = new AbortController();
  let asked = 0;
  let drawn = 0;
  const watched = testGames.slice(0, 1).map((game) => ({
    ...game,
    view: (...given: Parameters<typeof game.view>) => {
      drawn += 1;
      return game.view(...given);
    },
  }));
  const isIdle = (): boolean => {
    asked += 1;
    if (asked === 5) stop.abort();
    return false;
  };
  await practise({ games: watched, now: () => now, isIdle, signal: stop.signal });
  expect(asked).toBe(5);
  expect(drawn).toBe(0);
});
