import { describe, expect, test } from 'vitest';
import { newFate } from '../../../src/games/orcs-orcs-orcs/content/fate.js';
import { type FateId, type FateRule, lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

const front = { newFate: true } as const;

/** Table 7.7: lanes, rings that move, and the rule below. */
const printed: readonly (readonly [FateId, string, string, FateRule | null])[] = [
  ['x01', '12', 'm', 'plus-one-hp'],
  ['x02', '34', 'm', null],
  ['x03', '56', 'm', 'spell-exchange'],
  ['x04', '135', 'imo', null],
  ['x05', '246', 'imo', 'no-study'],
  ['x06', '123', 'imo', null],
  ['x07', '456', 'imo', 'no-teleport'],
  ['x08', '234', 'imo', null],
  ['x09', '156', 'imo', 'plus-one-hp'],
  ['x10', '345', 'imo', null],
  ['x11', '126', 'imo', 'no-teleport'],
  ['x12', '123456', 'o', 'no-bonus-powers'],
  ['x13', '123456', 'imo', null],
  ['x14', '123456', 'mo', null],
  ['x15', '123456', 'io', null],
  ['x16', '1245', 'im', 'plus-one-hp'],
  ['x17', '2356', 'mo', 'no-study'],
  ['x18', '1346', 'io', 'three-spells'],
  ['x19', '123456', 'im', null],
];

test.each(printed)(
  '7.7 OOO-18.8 fate card %s moves lanes %s, rings %s, and leaves its rule',
  (id, named, rings, rule) => {
    const on = Object.fromEntries(
      lanes.flatMap((lane) => [
        [`${lane}i`, 'orc'],
        [`${lane}m`, 'rider'],
        [`${lane}o`, 'chief'],
      ]),
    );
    const t = table({ options: { newFate: true }, on }).turnsFate(id);
    for (const lane of lanes) {
      const moving = (ring: 'i' | 'm' | 'o') => named.includes(String(lane)) && rings.includes(ring);
      const inner = [...(moving('i') ? [] : ['orc']), ...(moving('m') ? ['rider'] : [])].sort().join(' ');
      const middle = [...(moving('m') ? [] : ['rider']), ...(moving('o') ? ['chief'] : [])].sort().join(' ');
      expect([t.at(`${lane}i`), t.at(`${lane}m`), t.at(`${lane}o`)]).toEqual([
        inner,
        middle,
        moving('o') ? '' : 'chief',
      ]);
    }
    expect(t.board.fate.rule).toBe(rule);
  },
);

describe('OOO-18 new fate cards', () => {
  test('OOO-18.1 nineteen cards instead of fifteen', () => {
    const { deck, current, discard } = table({ options: front }).board.fate;
    expect(new Set([...deck, current, ...discard])).toEqual(new Set(newFate.map(({ id }) => id)));
  });

  test('OOO-18.2 the front is the nearest section with a creature', () => {
    const t = table({ options: front, on: { '2m': 'orc', '2o': 'orc' } });
    expect(t.view('spectator').lanes[2].front).toBe('m');
    expect(t.view('spectator').lanes[3].front).toBeNull();
  });

  test('OOO-18.3 attacks aim at the front of the own lane', () => {
    const t = table({ options: front, on: { '1m': 'orc', '1o': 'goblin' }, hand: { blue: 'smash' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'smash' })).toEqual(['1m-orc']);
    expect(t.refuses('blue', 'cast', { spell: 'smash', target: ['1o-goblin'] })).toMatchObject({ rule: 'OOO-18.3' });
  });

  test('OOO-18.4 Lightning Bolt aims at the front of any lane', () => {
    const t = table({
      options: front,
      on: { '1m': 'orc', '1o': 'goblin', '4o': 'chief' },
      hand: { blue: 'lightning-bolt zap' },
    });
    const targets = t.choices('blue', 'cast', 'target', { spell: 'lightning-bolt', with: ['zap'] });
    expect(targets.sort()).toEqual(['1m-orc', '4o-chief']);
  });

  test('OOO-18.5 Ice Storm takes the front and the section behind', () => {
    const t = table({
      options: front,
      on: { '1m': 'orc', '1o': 'goblin' },
      hand: { blue: 'ice-storm cold-snap book-ew' },
    });
    expect(t.choices('blue', 'cast', 'target', { spell: 'ice-storm', with: ['cold-snap', 'book-ew'] })).toEqual(['1m']);
    t.does('blue', 'cast', { spell: 'ice-storm', with: ['cold-snap', 'book-ew'] });
    expect([t.trophies('blue', 'orc'), t.trophies('blue', 'goblin')]).toEqual([1, 1]);
  });

  test('OOO-18.6 the front moves back at once', () => {
    const t = table({ options: front, on: { '1i': 'goblin!1', '1o': 'orc' }, hand: { blue: 'smash zap' } });
    t.does('blue', 'cast', { spell: 'smash' });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' })).toEqual(['1o-orc']);
  });

  test('OOO-18.7 Support spells, weakening and explosions know no front', () => {
    const t = table({
      options: { ...front, toad: 'rider', bomber: 'golem' },
      on: { '1i': 'goblin', '1o': 'bomber!2 orc!1' },
      hand: { blue: 'magic-bonds' },
      toadlings: { blue: ['toadling-weaken-1'] },
    });
    expect(t.choices('blue', 'cast', 'target', { spell: 'magic-bonds' })).toContain('1o-orc');
    t.does('blue', 'toadling', { kind: 'weaken', target: '1o-bomber' });
    expect([t.trophies('blue', 'bomber'), t.trophies('blue', 'orc')]).toEqual([1, 1]);
  });

  test('OOO-18.9 breaches and rules are the same as ever', () => {
    const t = table({ options: front, on: { '3i': 'orc' }, trophies: { red: { orc: 1 } } }).turnsFate('x18');
    expect([t.value('orc'), t.trophies('red', 'orc'), t.board.fate.rule]).toEqual([3, 0, 'three-spells']);
  });

  test('OOO-18.10 without the module there is no front', () => {
    const t = table({ on: { '1i': 'orc', '1o': 'goblin' }, hand: { blue: 'zap' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' })).toContain('1o-goblin');
    expect(t.view('spectator').lanes[1].front).toBeNull();
  });
});
