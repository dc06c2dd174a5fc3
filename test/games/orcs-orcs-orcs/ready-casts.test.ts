/** Whole casts worth one tap, and the cards that are offered to go with a spell. */
import { expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { type Colour, lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { actionOf } from '../../../src/kernel/index.js';
import { type Table, table } from './table.js';

function ready(t: Table, colour: Colour = 'blue'): unknown[] {
  const seat = t.seat(colour);
  return [...(actionOf(orcsOrcsOrcs, 'cast')?.ready?.(orcsOrcsOrcs.view(t.match, seat), seat) ?? [])];
}

test('specification 5.1: attacks that defeat most first, of equals the one with fewer cards, then what there is to learn', () => {
  const t = table({
    on: { '1o': 'golem orc', '2o': 'orc' },
    hand: { blue: 'zap book-wl cold-snap book-ew fireball lightning-bolt earthquake' },
    display: { attack: 'fireball ice-storm', knowledge: 'wisdom wisdom switch' },
  });
  expect(ready(t)).toEqual([
    { spell: 'lightning-bolt', with: ['book-wl', 'zap'], target: ['1o-golem'], effect: '2' },
    { spell: 'zap', with: ['book-wl'], target: ['1o-orc'], effect: '2' },
    { spell: 'cold-snap', with: ['book-ew'], target: ['1o-orc'], effect: '2' },
    { spell: 'earthquake', with: ['book-ew'], target: ['1o'], effect: '1' },
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
  expect(ready(table({ on: { '1o': 'golem' }, hand: { blue: 'zap smash' } }))).toEqual([]);
});

test('OOO-10 a support spell is ready alone, and with the card that buys its dearer effect', () => {
  const t = table({
    on: { '1o': 'golem' },
    hand: { blue: 'replenish zap magic-bonds voodoo' },
    discard: { blue: 'smash smash' },
  });
  expect(ready(t)).toEqual([
    { spell: 'replenish', effect: '1' },
    { spell: 'magic-bonds', target: ['1o-golem'], effect: '1' },
    { spell: 'voodoo', target: ['green'], effect: '1' },
    { spell: 'replenish', with: ['zap'], effect: '2' },
  ]);
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
