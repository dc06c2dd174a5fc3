/** What records say: sums over a handful of games that one can count by hand. */
import { describe, expect, it } from 'vitest';
import { seasonAt } from '../../src/table/seasons.js';
import { challenges, personStats, standings } from '../../src/table/stats.js';
import { recordOfGame as game } from '../support/records.js';

const nobody: ReadonlySet<string> = new Set();
/** Newest first, as they are kept. */
const evening = [
  game(400, ['mira', 'tom'], [0], { titles: [{ title: 'heaviest', seats: [0], value: 7 }] }),
  game(300, ['mira', null], [0], { titles: [{ title: 'heaviest', seats: [0], value: 9 }] }),
  game(200, ['tom', 'mira', 'zoe'], [0]),
  game(100, ['mira', 'tom'], [0]),
];

describe('standings', () => {
  it('give three points a game won and one a game played, the best first', () => {
    expect(standings(evening, nobody).map(({ name, points, won, played }) => [name, points, won, played])).toEqual([
      ['Mira', 10, 3, 4],
      ['Tom', 5, 1, 3],
      ['Zoé', 1, 0, 1],
    ]);
  });

  it('name nobody who would rather be hidden', () => {
    expect(standings(evening, new Set(['mira'])).map(({ name }) => name)).toEqual(['Tom', 'Zoé']);
  });
});

describe('a person’s games', () => {
  it('are counted by game, with streaks, thinking time, titles and rivals', () => {
    const stats = personStats(evening, 'mira', nobody);
    expect(stats).toMatchObject({ played: 4, won: 3, streak: { now: 2, best: 2 }, thinkingMs: 10_000 });
    expect(stats.titles).toEqual([{ game: 'ferry', title: 'heaviest', count: 2, best: 9 }]);
    expect(stats.rivals).toEqual([
      { id: 'tom', name: 'Tom', won: 2, lost: 1, shared: 0 },
      { id: 'zoe', name: 'Zoé', won: 0, lost: 0, shared: 0 },
    ]);
  });

  it('count a victory that is shared as neither won nor lost against the other', () => {
    const shared = [game(1, ['mira', 'tom', 'zoe'], [0, 1])];
    expect(personStats(shared, 'mira', nobody).rivals).toEqual([
      { id: 'tom', name: 'Tom', won: 0, lost: 0, shared: 1 },
      { id: 'zoe', name: 'Zoé', won: 1, lost: 0, shared: 0 },
    ]);
    expect(personStats(shared, 'zoe', nobody).rivals).toEqual([
      { id: 'mira', name: 'Mira', won: 0, lost: 1, shared: 0 },
      { id: 'tom', name: 'Tom', won: 0, lost: 1, shared: 0 },
    ]);
  });

  it('have no rivals on one’s own side', () => {
    const together = [game(1, ['mira', 'tom'], [0, 1], { mode: 'cooperative', sides: [[0, 1]] })];
    expect(personStats(together, 'mira', nobody).rivals).toEqual([]);
  });
});

describe('what is held together', () => {
  it('is told by scenario and level, with the best result', () => {
    const co = { mode: 'cooperative' as const, scenario: 'wave-3', level: 'hard', sides: [[0, 1]] };
    const rows = challenges([
      game(3, ['mira', 'tom'], [], co),
      game(2, ['mira', 'tom'], [0, 1], { ...co, stars: 2, rounds: 9 }),
      game(1, ['mira', 'tom'], [0, 1], { ...co, stars: 3, rounds: 11 }),
    ]);
    expect(rows).toEqual([{ key: 'wave-3/hard', played: 3, won: 2, best: { stars: 3, rounds: 11 } }]);
  });
});

describe('a season', () => {
  it('is three calendar months, also across the turn of the year', () => {
    const now = Date.UTC(2026, 1, 14);
    expect(seasonAt(now)).toMatchObject({
      calendar: { year: 2026, quarter: 1 },
      from: Date.UTC(2026, 0),
      until: Date.UTC(2026, 3),
    });
    expect(seasonAt(now, [], 1)).toMatchObject({
      calendar: { year: 2025, quarter: 4 },
      from: Date.UTC(2025, 9),
      until: Date.UTC(2026, 0),
    });
  });
});
