import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/kernel/index.js';
import { readTimes } from '../../src/nights/typed-times.js';
import { wallTime } from '../../src/time/zones.js';

const zone = 'Europe/Paris';
/** A Tuesday, one in the afternoon in Paris. */
const now = Date.parse('2026-11-17T12:00Z');

function read(text: string, locale: Locale, at = now, where = zone): string {
  const { times, misread } = readTimes(text, locale, at, where);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const worded = times.map((time) => {
    const { year, month, day, hour, minute } = wallTime(time.at, where);
    return `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}`;
  });
  return [...worded, ...misread.map(({ typed, problem }) => `${typed}: ${problem}`)].join(' | ');
}

describe('times as people type them', () => {
  test.each([
    ['friday 20:00', '2026-11-20 20:00'],
    ['Friday 8pm', '2026-11-20 20:00'],
    ['fri. 20h', '2026-11-20 20:00'],
    ['sat 21h30', '2026-11-21 21:30'],
    ['tomorrow 8pm', '2026-11-18 20:00'],
    ['tonight at 9pm', '2026-11-17 21:00'],
    ['24 december 19:30', '2026-12-24 19:30'],
    ['2026-12-01 20:15', '2026-12-01 20:15'],
    ['1/12/2026 20:15', '2026-12-01 20:15'],
  ])('en: %s', (typed, meant) => {
    expect(read(typed, 'en')).toBe(meant);
  });

  test.each([
    ['vendredi 20h', '2026-11-20 20:00'],
    ['sam. 21h', '2026-11-21 21:00'],
    ['samedi à 21 h 30', '2026-11-21 21:30'],
    ['demain 20h30', '2026-11-18 20:30'],
    ['ce soir 21h', '2026-11-17 21:00'],
    ['24 décembre à 19h30', '2026-12-24 19:30'],
    ['1/12/2026 20:15', '2026-12-01 20:15'],
    ['samedi midi', '2026-11-21 12:00'],
    ['samedi à midi et demi', '2026-11-21 12:30'],
    ['samedi après-midi', 'samedi après-midi: no-hour'],
  ])('fr: %s', (typed, meant) => {
    expect(read(typed, 'fr')).toBe(meant);
  });

  test('several lines, in any order, each time once, what is unclear named', () => {
    expect(read('sat 21h\nfriday 20:00; friday 8pm\n\nwhenever\nsaturday', 'en')).toBe(
      '2026-11-20 20:00 | 2026-11-21 21:00 | whenever: unclear | saturday: no-hour',
    );
  });

  test('what has passed and what is a year away is said', () => {
    expect(read('17 november 2026 10:00', 'en')).toBe('17 november 2026 10:00: past');
    expect(read('24 december 2027 20:00', 'en')).toBe('24 december 2027 20:00: too-far');
  });

  test('the zone’s own today counts, not the server’s', () => {
    const late = Date.parse('2026-11-17T23:30Z');
    expect(read('tomorrow 20:00', 'en', late)).toBe('2026-11-19 20:00');
    expect(read('tomorrow 20:00', 'en', late, 'America/New_York')).toBe('2026-11-18 20:00');
  });

  test('eight in the evening is eight in the evening on both sides of a change of the clocks', () => {
    const before = Date.parse('2026-10-20T12:00Z');
    expect(read('24 october 20:00\n25 october 20:00', 'en', before)).toBe('2026-10-24 20:00 | 2026-10-25 20:00');
    const { times } = readTimes('24 october 20:00\n25 october 20:00', 'en', before, zone);
    expect((times[1]?.at ?? 0) - (times[0]?.at ?? 0)).toBe(25 * 3600_000);
  });

  test.each(['', '   ', ';;;', '🎲', '\u0000', 'x'.repeat(5000), '99:99', 'friday 25:61', '-1', '{"at":1}'])(
    'nonsense is never a time: %j',
    (typed) => {
      expect(readTimes(typed, 'en', now, zone).times).toEqual([]);
      expect(readTimes(typed, 'fr', now, zone).times).toEqual([]);
    },
  );
});
