/** Whole casts worth one tap, and the cards that are offered to go with a spell. */
import { expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { type Colour, lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { actionOf } from '../../../src/kernel/index.js';
import { type Table, table } from './table.js';

function ready(t: Table, given: object = {}, colour: Colour = 'blue'): unknown[] {
  const seat = t.seat(colour);
  return [...(actionOf(orcsOrcsOrcs, 'cast')?.ready?.(orcsOrcsOrcs.view(t.match, seat), seat, given) ?? [])];
}

test('specification 5.1: attacks that defeat most first, of equals the one with fewer cards, then what there is to learn', () => {
  const t = table({
    on: { '1o': 'golem orc', '2o': 'orc' },
    hand: { blue: 'zap book-wl cold-snap book-ew fireball lightning-bolt earthquake' },
    display: { attack: 'fireball ice-storm', knowledge: 'wisdom wisdom switch' },
  });
  const held = ready(t);
  expect(held.slice(0, 6)).toEqual([
    { spell: 'lightning-bolt', with: ['zap', 'book-wl'], target: ['1o-golem'], effect: '2' },
    { spell: 'lightning-bolt', with: ['zap'], target: ['1o-orc'], effect: '1' },
    { spell: 'lightning-bolt', with: ['zap'], target: ['2o-orc'], effect: '1' },
    { spell: 'zap', with: ['book-wl'], target: ['1o-orc'], effect: '2' },
    { spell: 'cold-snap', with: ['book-wl'], target: ['1o-orc'], effect: '2' },
    { spell: 'earthquake', with: ['book-ew'], target: ['1o'], effect: '1' },
  ]);
  expect(held.slice(12, 16)).toEqual([
    { spell: 'book-wl', target: ['fireball'] },
    { spell: 'book-wl', target: ['ice-storm'] },
    { spell: 'book-wl', target: ['wisdom'] },
    { spell: 'book-wl', target: ['switch'] },
  ]);
});

test('OOO-7.3 cards that gain nothing are not added: a spell that fells alone is ready alone', () => {
  expect(ready(table({ on: { '1o': 'goblin!1' }, hand: { blue: 'zap lightning-bolt' } }))).toEqual([
    { spell: 'zap', target: ['1o-goblin'], effect: '1' },
    { spell: 'lightning-bolt', with: ['zap'], target: ['1o-goblin'], effect: '1' },
  ]);
});

test.each([
  { recallFrom: 'discard', added: 'voodoo' },
  { recallFrom: 'deck', added: 'voodoo+' },
] as const)('OOO-11.5 a card is recalled where there is one: from the $recallFrom', ({ recallFrom, added }) => {
  const t = table({ on: { '1o': 'goblin' }, hand: { blue: 'fire-spark voodoo' }, options: { recallFrom } });
  expect(ready(t)[0]).toEqual({ spell: 'fire-spark', with: [added], target: ['1o-goblin'], effect: '2' });
});

test('OOO-8.4 a spell that only wounds is ready after those that fell somebody', () => {
  expect(ready(table({ on: { '1o': 'golem' }, hand: { blue: 'zap smash' } }))).toEqual([
    { spell: 'zap', target: ['1o-golem'], effect: '1' },
    { spell: 'smash', target: ['1o-golem'], effect: '1' },
  ]);
  const [first] = ready(table({ on: { '1o': 'golem goblin!1' }, hand: { blue: 'zap' } }));
  expect(first).toEqual({ spell: 'zap', target: ['1o-goblin'], effect: '1' });
});

test('OOO-10 a support spell is ready by each of its effects, from here', () => {
  const t = table({
    on: { '1o': 'golem' },
    hand: { blue: 'replenish zap magic-bonds voodoo' },
    discard: { blue: 'smash smash' },
  });
  expect(ready(t).slice(2)).toEqual([
    { spell: 'replenish', effect: '1' },
    { spell: 'replenish', with: ['zap'], effect: '2' },
    { spell: 'magic-bonds', target: ['1o-golem'], effect: '1' },
    { spell: 'voodoo', target: ['green'], effect: '1' },
  ]);
});

test('OOO-7.3 once the spell is chosen, only its own casts are ready, with more targets', () => {
  const t = table({ on: { '1o': 'golem orc goblin', '1m': 'orc goblin' }, hand: { blue: 'zap cold-snap book-wl' } });
  const casts = ready(t, { spell: 'zap' }) as { spell: string }[];
  expect(new Set(casts.map(({ spell }) => spell))).toEqual(new Set(['zap']));
  expect(casts.length).toBeGreaterThan((ready(t) as { spell: string }[]).filter(({ spell }) => spell === 'zap').length);
});

test('OOO-7.3, 11 cards to go with a spell: what defeats most, then energy that counts, then plain cards, then effects', () => {
  const t = table({
    on: { '1o': 'golem', '2o': 'orc' },
    hand: { blue: 'zap voodoo replenish book-wl smash' },
    discard: { blue: 'smash smash' },
  });
  expect(t.choices('blue', 'cast', 'with', { spell: 'zap' })).toEqual([
    'replenish',
    'book-wl',
    'replenish@4',
    'replenish@6',
    'voodoo',
    'smash',
    'voodoo+',
  ]);
  const wounded = table({ on: { '1o': 'orc!1' }, hand: { blue: 'fireball smash book-fe' } });
  expect(wounded.choices('blue', 'cast', 'with', { spell: 'fireball' })[0]).toBe('book-fe');
  expect(wounded.proposal('blue', 'cast', 'with', { spell: 'fireball' })).toEqual(['book-fe']);
  expect(t.proposal('blue', 'cast', 'with', { spell: 'zap' })).toBeUndefined();
});

test('OOO-7.6 where the target is missing, the first twelve are named', () => {
  const crowd = Object.fromEntries(lanes.flatMap((lane) => ['i', 'm', 'o'].map((ring) => [`${lane}${ring}`, 'golem'])));
  const t = table({ on: crowd, hand: { blue: 'lightning-bolt zap' } });
  const { reason, text } = t.refuses('blue', 'cast', { spell: 'lightning-bolt', with: ['zap'] });
  expect(reason).toBe('targetMissing');
  expect(text.match(/Lava Golem \d[imo]/g)).toHaveLength(12);
});
