import { describe, expect, test } from 'vitest';
import { after } from '../../src/table/clock.js';
import type { QuietHours } from '../../src/table/types.js';
import { nextChange } from '../../src/time/zones.js';

const quarter = 15 * 60_000;
const day = 24 * 60 * 60_000;
const nights: readonly QuietHours[] = [
  { from: '22:00', to: '08:00' },
  { from: '23:30', to: '02:30' },
  { from: '02:15', to: '03:45' },
];

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => {
  const next = nextChange(Date.UTC(2026, 0, 2), zone);
  return next !== undefined && next < Date.UTC(2027, 0, 1);
});

/** What the clock on the wall shows at every quarter of an hour, read off one by one: hours and minutes as text. */
function wallsFrom(begin: number, count: number, zone: string): string[] {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return Array.from({ length: count }, (_, index) => format.format(begin + index * quarter));
}

const isQuiet = (wall: string, { from, to }: QuietHours): boolean =>
  from < to ? wall >= from && wall < to : wall >= from || wall < to;

/** Counted out quarter by quarter. */
function counted(walls: readonly string[], from: number, quarters: number, quiet: QuietHours): number {
  let left = quarters;
  let at = from;
  for (; left > 0; at += 1) {
    const wall = walls[at];
    if (wall === undefined) throw new Error('counted too far');
    if (!isQuiet(wall, quiet)) left -= 1;
  }
  return at;
}

describe('quiet hours where the clocks are changed', () => {
  test('there are many such zones, some of them odd', () => {
    expect(zones.length).toBeGreaterThan(100);
    expect(zones).toContain('Australia/Lord_Howe');
    expect(zones).toContain('Antarctica/Troll');
  });

  test('are right in every zone, at both changes of the year', () => {
    const wrong: string[] = [];
    let cases = 0;
    for (const zone of zones) {
      let change = nextChange(Date.UTC(2026, 0, 2), zone);
      for (let count = 0; change !== undefined && count < 2; count += 1) {
        const begin = change - day;
        const walls = wallsFrom(begin, 5 * 96, zone);
        for (const quiet of nights) {
          for (const [start, length] of [
            [84, 40],
            [92, 8],
            [100, 96],
          ] as const) {
            const expected = counted(walls, start, length, quiet);
            // The last quarter that counts ends where the next one begins: before quiet hours, not after them.
            const found = after(begin + start * quarter, length * quarter, { kind: 'day', zone, quiet });
            if (found !== begin + expected * quarter) wrong.push(`${zone} ${quiet.from} ${start} ${length}`);
            cases += 1;
          }
        }
        change = nextChange(change, zone);
      }
    }
    expect(cases).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });
});
