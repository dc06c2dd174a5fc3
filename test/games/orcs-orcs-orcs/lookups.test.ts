import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import type { Lookups } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { type Locale, sayIn } from '../../../src/kernel/index.js';
import { type Table, table } from './table.js';

function asks<K extends keyof Lookups>(t: Table, lookup: K, args: Lookups[K], locale: Locale = 'en'): string {
  const say = sayIn(orcsOrcsOrcs, locale, ['Blue', 'Green', 'Red', 'Yellow']);
  return orcsOrcsOrcs.text[locale].lookups[lookup].lines(t.view('blue'), 0, args, say).join('\n');
}

describe('look-ups', () => {
  const t = table({
    on: { '3m': 'golem!1 golem', '3i': 'orc', '5o': 'golem' },
    markers: { 3: 'orc orc' },
    terrain: { '3m': 'stones' },
    hand: { blue: 'zap fireball' },
    draw: { blue: 'fireball' },
    discard: { red: 'fireball zap', green: '' },
    display: { attack: 'fireball earthquake ice-storm' },
    trophies: { blue: { golem: 2 } },
    gauges: { blue: { golem: 1 } },
    breaches: { golem: 1 },
  });

  test('a lane: section by section, what it can still take, and what waits', () => {
    expect(asks(t, 'lane', { lane: '3' }).split('\n')).toEqual([
      '**Lane 3** (Red’s mage)',
      '- Inner: 3i Orc (2 hp)',
      '- Middle: 3m [stones +1] Lava Golem (4 of 5 hp left), Lava Golem (5 hp)',
      '- Outer: 3o –',
      '2 markers waiting',
    ]);
  });

  test('a card: what it does and where copies lie that one may know of', () => {
    const [does, where] = asks(t, 'card', { card: 'fireball' }).split('\n');
    expect(does).toMatch(/^\*\*Fireball\*\*: 2 fire → 3 damage/);
    expect(where).toBe('In the display (Attack) · in your hand · in your draw pile · in Red’s discard pile');
    expect(asks(t, 'card', { card: 'poison' })).toContain('−2 VP');
  });

  test('a creature: value, power, where it stands, and how far one’s own gauge is', () => {
    expect(asks(t, 'creature', { kind: 'golem' }).split('\n')).toEqual([
      '**Lava Golem 7 VP (4 hp, 1 got through)** · mighty',
      'A trophy is worth 7 VP now; its track: 8-7-6-5-4-3-2-1',
      'Power No Creature Loss',
      'On the board: 3 (3m ×2 and 5o)',
      'Your trophies: 2 (gauge 1/2)',
    ]);
  });

  test('a mage: what lies in the open, and nothing of the hand but its size', () => {
    const red = asks(t, 'mage', { player: 'red' });
    expect(red).toContain('**Red (red, space 3)**');
    expect(red).toContain('Discard pile: Fireball, Zap');
    expect(red).toContain('In the whole deck: 0 Support, 0 Poison');
  });

  test('in French as well', () => {
    expect(asks(t, 'creature', { kind: 'golem' }, 'fr')).toContain('Sur le plateau\u00a0: 3 (3m ×2 et 5e)');
    expect(asks(t, 'card', { card: 'fireball' }, 'fr')).toContain('dans la défausse de Red');
  });
});
