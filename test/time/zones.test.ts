import { describe, expect, test } from 'vitest';
import { daysLater, instantOf, isZone, wallTime, weekday } from '../../src/time/zones.js';

const utc = (text: string): number => Date.parse(`${text}Z`);
const wall = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute };
};

describe('a zone’s clock', () => {
  test('knows its names', () => {
    expect(isZone('Europe/Paris')).toBe(true);
    expect(isZone('Asia/Kathmandu')).toBe(true);
    expect(isZone('Mordor/Barad-dur')).toBe(false);
    expect(isZone('')).toBe(false);
  });

  test('shows what the wall shows', () => {
    expect(wallTime(utc('2026-07-01T18:30'), 'Europe/Paris')).toEqual(wall('2026-07-01T20:30'));
    expect(wallTime(utc('2026-01-01T00:10'), 'Asia/Kathmandu')).toEqual(wall('2026-01-01T05:55'));
  });

  test.each([
    ['winter', '2026-01-15T20:00', 'Europe/Paris', '2026-01-15T19:00'],
    ['summer', '2026-07-15T20:00', 'Europe/Paris', '2026-07-15T18:00'],
    ['the hour that is skipped', '2027-03-28T02:30', 'Europe/Paris', '2027-03-28T01:30'],
    ['the hour that comes twice', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30'],
    ['half an hour of summer', '2026-12-01T20:00', 'Australia/Lord_Howe', '2026-12-01T09:00'],
    ['the other hemisphere', '2026-04-05T02:30', 'Australia/Sydney', '2026-04-04T15:30'],
  ])('names one instant: %s', (_what, local, zone, instant) => {
    expect(instantOf(wall(local), zone)).toBe(utc(instant));
  });

  test('knows no thirtieth of February', () => {
    expect(instantOf(wall('2026-02-30T20:00'), 'Europe/Paris')).toBeUndefined();
    expect(instantOf(wall('2026-02-28T25:00'), 'Europe/Paris')).toBeUndefined();
  });

  test('shows the same time a week later, also across both changes', () => {
    const before = instantOf(wall('2026-10-20T20:00'), 'Europe/Paris') ?? 0;
    expect(wallTime(daysLater(before, 7, 'Europe/Paris'), 'Europe/Paris')).toEqual(wall('2026-10-27T20:00'));
    expect(daysLater(before, 7, 'Europe/Paris') - before).toBe(7 * 24 * 3600_000 + 3600_000);
    const spring = instantOf(wall('2027-03-24T20:00'), 'Europe/Paris') ?? 0;
    expect(daysLater(spring, 7, 'Europe/Paris') - spring).toBe(7 * 24 * 3600_000 - 3600_000);
  });

  test('knows its weekday, which is not everybody’s', () => {
    expect(weekday(utc('2026-11-17T23:30'), 'Europe/London')).toBe(2);
    expect(weekday(utc('2026-11-17T23:30'), 'Europe/Paris')).toBe(3);
  });
});
