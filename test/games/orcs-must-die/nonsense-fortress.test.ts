/** OMD-11.16 to 11.18: whatever is typed as a fortress is refused in a sentence, or keeps every condition. */
import { describe, expect, test } from 'vitest';
import { tileData } from '../../../src/games/orcs-must-die/content/tiles.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { mostCharacters, readFortress } from '../../../src/games/orcs-must-die/rules/own-fortress.js';
import type { FortressPlan } from '../../../src/games/orcs-must-die/types/index.js';
import { locales, rngOver, sayIn, seedRng } from '../../../src/kernel/index.js';

const texts = [
  'name: Cubicle 1\n- - 1v - -\n4v 3< 2t<> 7> 8v\n5> 6> R 10p< 9<\narmies: 1 / 1 1 / 1 1 1',
  '1> 2> 3v\n4> 5> R\narmées : 1/1 4/1 4',
  'nom: Été\n1v 2f< 3o^\n4> R 5<\narmies: 3 / 3 3 / 3 3 3',
];
const scraps = [
  ...Array.from('1234567890tlxpafbogRr-^>v<↑→↓← \n/:,.!@#`*_~|\\"’é🙂\u0000\u200b'),
  '\r\n',
  'armies:',
  'name:',
  '99',
  '  ',
];

/** What OMD-11.16 asks of a fortress. */
function faults({ grid, starts, armies, tiles }: FortressPlan): string[] {
  const found: string[] = [];
  const others = tiles.filter(({ type }) => type !== 'rift');
  if (tiles.length - others.length !== 1) found.push('Rift');
  if (others.length < 4 || others.length > 13) found.push('number');
  if (others.some(({ id }, at) => id !== String(at + 1))) found.push('ids');
  for (const [type, { count, exits }] of Object.entries(tileData)) {
    const there = tiles.filter((tile) => tile.type === type);
    if (there.length > count) found.push(`too many: ${type}`);
    if (there.some((tile) => tile.exits.length !== exits)) found.push(`exits: ${type}`);
  }
  const at = new Map(tiles.map((tile) => [tile.id, tile]));
  for (const { id, xy, exits } of tiles) {
    for (const exit of exits) {
      const to = at.get(exit)?.xy ?? [99, 99];
      if (Math.abs(to[0] - xy[0]) + Math.abs(to[1] - xy[1]) !== 1) found.push(`neighbour: ${id}`);
    }
    // Along first and last exits every way ends at R within so many steps, so there is no circle on it.
    for (const end of [0, -1]) {
      let here: string | undefined = id;
      for (let step = 0; step < tiles.length && here !== 'R'; step += 1) here = at.get(here ?? '')?.exits.at(end);
      if (here !== 'R') found.push(`circle: ${id}`);
    }
  }
  if (grid[0] > 7 || grid[1] > 4) found.push('grid');
  if (starts.length < 1 || starts.length > 3 || starts.includes('R')) found.push('starts');
  for (const level of armies) {
    const total = Object.values(level).reduce((sum, count) => sum + count, 0);
    if (total < 1 || total > 4 || Object.keys(level).some((id) => !starts.includes(id))) found.push('armies');
  }
  return found;
}

describe('a fortress in any words', () => {
  test('texts with a few slips are refused in a sentence of both languages, or are sound', () => {
    const rng = rngOver(seedRng('slips'));
    const says = locales.map((locale) => sayIn(orcsMustDie, locale, []));
    let accepted = 0;
    const refused = new Set<string>();
    for (let round = 0; round < 3000; round += 1) {
      let text = rng.pick(texts);
      for (let slip = rng.int(4); slip >= 0; slip -= 1) {
        const from = rng.int(text.length + 1);
        text = text.slice(0, from) + (rng.int(3) === 0 ? '' : rng.pick(scraps)) + text.slice(from + rng.int(3));
      }
      const reading = readFortress(text);
      if (reading.ok) {
        accepted += 1;
        expect(faults(reading.fortress.plan), text).toEqual([]);
        continue;
      }
      refused.add(reading.fault.fault);
      for (const say of says) {
        const sentence = say.text({ key: 'fault', params: reading.fault });
        expect(sentence, text).toMatch(/^\p{Lu}.*\.$/su);
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    expect(accepted).toBeGreaterThan(100);
    expect(refused.size).toBeGreaterThan(9);
  });

  test.each([
    '',
    ' \n ',
    '\u0000',
    '@everyone',
    'R',
    '-',
    'armies: 1 / 1 / 1',
    '1'.repeat(mostCharacters),
    '/'.repeat(1500),
  ])('and “%s” is no fortress', (text) => {
    expect(readFortress(text).ok).toBe(false);
  });

  test('OF-4, OF-15 a long word is quoted in short', () => {
    const long = 'a'.repeat(1400);
    const cell = readFortress(`${long}\narmies: 1 / 1 / 1`);
    const army = readFortress(`1> 2> 3v\n4> 5> R\narmies: 1 / ${long} / 1`);
    expect([cell, army]).toMatchObject([
      { fault: { fault: 'OF-4', cell: `${'a'.repeat(19)}…` } },
      { fault: { fault: 'OF-15', id: `${'a'.repeat(19)}…` } },
    ]);
  });
});
