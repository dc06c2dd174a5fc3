import { describe, expect, it } from 'vitest';
import { ratings } from '../../src/table/ratings.js';
import { seasonAt, withSeason } from '../../src/table/seasons.js';
import type { TableRecord } from '../../src/table/records.js';
import { recordOfGame } from '../support/records.js';

const nobody = new Set<string>();
/** Games in the order in which they were played. */
const judged = (...played: readonly TableRecord[]): Record<string, number> =>
  Object.fromEntries(ratings(played.toReversed(), nobody).map(({ id, points }) => [id, points]));

describe('ratings', () => {
  it('rise with a win over somebody and fall with a defeat, by as much between equals', () => {
    const { mira = 0, tom = 0 } = judged(recordOfGame(1, ['mira', 'tom'], [0]));
    expect(mira).toBeGreaterThan(tom);
    const again = judged(recordOfGame(1, ['mira', 'tom'], [0]), recordOfGame(2, ['mira', 'tom'], [0]));
    expect(again['mira']).toBeGreaterThan(mira);
  });

  it('move more when the weaker one wins', () => {
    const before = [1, 2, 3, 4].map((day) => recordOfGame(day, ['mira', 'tom'], [0]));
    const start = judged(...before);
    const expected = judged(...before, recordOfGame(5, ['mira', 'tom'], [0]));
    const upset = judged(...before, recordOfGame(5, ['mira', 'tom'], [1]));
    const rise = (expected['mira'] ?? 0) - (start['mira'] ?? 0);
    expect((upset['tom'] ?? 0) - (start['tom'] ?? 0)).toBeGreaterThan(rise);
  });

  it('know several players by their scores, and sides that win together', () => {
    const three = judged(recordOfGame(1, ['mira', 'tom', 'zoe'], [0], { scores: [9, 3, 6] }));
    expect(Object.keys(three)).toEqual(['mira', 'zoe', 'tom']);
    const sides = [
      [0, 1],
      [2, 3],
    ];
    const four = judged(recordOfGame(1, ['mira', 'tom', 'zoe', 'ivo'], [2, 3], { sides }));
    expect(four['zoe']).toBe(four['ivo']);
    expect(four['zoe']).toBeGreaterThan(four['mira'] ?? 0);
  });

  it('say nothing of games against bots, of games won together, and of those who hide', () => {
    expect(judged(recordOfGame(1, ['mira', null], [0]))).toEqual({});
    expect(judged(recordOfGame(1, ['mira', 'tom'], [0, 1], { mode: 'cooperative', sides: [[0, 1]] }))).toEqual({});
    const rows = ratings([recordOfGame(1, ['mira', 'tom'], [0])], new Set(['tom']));
    expect(rows.map(({ id }) => id)).toEqual(['mira']);
  });
});

describe('a season whose dates were set', () => {
  const autumn = { from: Date.UTC(2026, 9, 10), until: Date.UTC(2026, 11, 20) };

  it('stands in for the calendar, which gives way on both sides', () => {
    expect(seasonAt(Date.UTC(2026, 10, 1), [autumn])).toEqual({ ...autumn, calendar: null });
    const before = seasonAt(Date.UTC(2026, 10, 1), [autumn], 1);
    expect(before).toMatchObject({ from: Date.UTC(2026, 9), until: autumn.from, calendar: { quarter: 4 } });
    expect(seasonAt(Date.UTC(2026, 11, 24), [autumn])).toMatchObject({ from: autumn.until, until: Date.UTC(2027, 0) });
  });

  it('takes the place of one that it overlaps', () => {
    const later = { from: Date.UTC(2026, 10, 1), until: Date.UTC(2027, 1, 1) };
    expect(withSeason([autumn], later)).toEqual([later]);
    expect(withSeason([autumn], { from: autumn.until, until: later.until })).toHaveLength(2);
  });
});
