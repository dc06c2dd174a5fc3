import { describe, expect, test } from 'vitest';
import type { Args } from '../../../src/kernel/index.js';
import { table } from './table.js';

describe('OOO-8 attack spells and damage', () => {
  test('OOO-8.1 creatures of the own lane, on any of its sections', () => {
    const t = table({ on: { '1i': 'golem', '1o': 'chief', '2m': 'orc' }, hand: { blue: 'zap' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' }).sort()).toEqual(['1i-golem', '1o-chief']);
    expect(t.refuses('blue', 'cast', { spell: 'zap', target: ['2m-orc'] })).toMatchObject({
      rule: 'OOO-8.1',
      reason: 'otherLane',
    });
  });

  test('OOO-8.2 damage adds up and defeats at once', () => {
    const t = table({ on: { '1i': 'orc!1' }, hand: { blue: 'zap' } }).does('blue', 'cast', { spell: 'zap' });
    expect([t.at('1i'), t.trophies('blue', 'orc')]).toEqual(['', 1]);
  });

  test('OOO-8.3 at the end of the turn every creature heals', () => {
    expect(
      table({ on: { '4i': 'golem!3' } })
        .does('blue', 'pass')
        .at('4i'),
    ).toBe('golem');
  });

  test('OOO-8.4 printed, plus rule, plus or minus terrain', () => {
    const on = { '1i': 'goblin', '1m': 'goblin', '1o': 'goblin' } as const;
    const terrain = { '1i': 'stones', '1m': 'vegetation' } as const;
    const of = (setting: object) => {
      const t = table({ on, terrain, ...setting });
      return [t.hitPoints('1i'), t.hitPoints('1m'), t.hitPoints('1o')].flat();
    };
    expect(of({})).toEqual([3, 1, 2]);
    expect(of({ fate: 'f03' })).toEqual([4, 2, 3]);
    expect(of({ fate: 'f03', powers: { blue: ['immutable-rules'] } })).toEqual([3, 1, 2]);
  });

  test('OOO-8.5 excess damage is lost', () => {
    const t = table({ on: { '1m': 'goblin orc' }, hand: { blue: 'fireball fire-spark book-lf' } });
    t.does('blue', 'cast', { spell: 'fireball', with: ['fire-spark', 'book-lf'], target: ['1m-goblin'] });
    expect(t.at('1m')).toBe('orc');
    expect(t.told('struck')[0]?.blows).toMatchObject([{ damage: 5, left: 0, defeated: true }]);
  });

  test.each([
    ['smash', 'book-fe book-ew'],
    ['zap', 'book-wl book-lf'],
    ['cold-snap', 'book-ew book-wl'],
    ['fire-spark', 'book-fe book-lf'],
  ])('OOO-8.6 %s deals 1, 2 or 3', (spell, books) => {
    const [one = '', two = ''] = books.split(' ');
    const damage = (...list: string[]) => {
      const t = table({ on: { '1m': 'chief' }, hand: { blue: `${spell} ${books}` } });
      return t.does('blue', 'cast', { spell, ...(list.length > 0 ? { with: list } : {}) }).at('1m');
    };
    expect([damage(), damage(one), damage(one, two)]).toEqual(['chief!1', 'chief!2', 'chief!3']);
  });

  test('OOO-8.7 Fireball deals 3 or 5', () => {
    const t = (...list: string[]) =>
      table({ on: { '1m': 'chief' }, hand: { blue: 'fireball fire-spark book-lf' } })
        .does('blue', 'cast', { spell: 'fireball', with: list })
        .told('struck')[0]?.blows[0]?.damage;
    expect([t('fire-spark'), t('fire-spark', 'book-lf')]).toEqual([3, 5]);
  });

  test('OOO-8.8 Lightning Bolt deals 2 or 4, anywhere', () => {
    const t = (...list: string[]) =>
      table({ on: { '5o': 'chief' }, hand: { blue: 'lightning-bolt zap book-wl' } })
        .does('blue', 'cast', { spell: 'lightning-bolt', with: list })
        .told('struck')[0]?.blows[0]?.damage;
    expect([t('zap'), t('zap', 'book-wl')]).toEqual([2, 4]);
  });

  test('OOO-8.9 Earthquake: left or right is the caster’s choice', () => {
    const t = table({
      on: { '1m': 'chief', '2m': 'chief', '6m': 'chief' },
      hand: { blue: 'earthquake smash book-fe' },
    });
    const three = { spell: 'earthquake', with: ['smash', 'book-fe'] };
    expect(t.choices('blue', 'cast', 'target', three)).toEqual(['1m+right', '1m+left', '1m']);
    t.does('blue', 'cast', { ...three, target: ['1m+left'] });
    expect([t.at('1m'), t.at('2m'), t.at('6m')]).toEqual(['chief!2', 'chief', 'chief!2']);
  });

  test('OOO-8.10 Ice Storm: with three water also the section behind', () => {
    const hit = (args: Args) => {
      const t = table({ on: { '1i': 'chief', '1m': 'chief' }, hand: { blue: 'ice-storm cold-snap book-ew' } });
      t.does('blue', 'cast', { spell: 'ice-storm', target: ['1i'], ...args });
      return [t.at('1i'), t.at('1m')];
    };
    expect(hit({ with: ['cold-snap'] })).toEqual(['chief!2', 'chief']);
    expect(hit({ with: ['cold-snap', 'book-ew'] })).toEqual(['chief!2', 'chief!2']);
    expect(hit({ with: ['cold-snap', 'book-ew'], effect: '1' })).toEqual(['chief!2', 'chief']);
  });

  test('OOO-8.11 the first section must hold something; behind an outer one there is nothing', () => {
    const t = table({
      options: { toad: 'rider' },
      on: { '1o': 'chief' },
      lying: { '1i': ['toadling-draw-1'] },
      hand: { blue: 'ice-storm cold-snap book-ew' },
    });
    const three = { spell: 'ice-storm', with: ['cold-snap', 'book-ew'] };
    expect(t.choices('blue', 'cast', 'target', three).sort()).toEqual(['1i', '1o']);
    expect(t.refuses('blue', 'cast', { ...three, target: ['1m'] })).toMatchObject({ reason: 'noSuchTarget' });
    t.does('blue', 'cast', { ...three, target: ['1o'] });
    expect([t.at('1o'), t.toadlingsAt('1i')]).toEqual(['chief!2', 1]);
  });

  test('OOO-8.12 a section takes its damage at the same time, before any explosion', () => {
    const t = table({
      options: { bomber: 'golem' },
      on: { '1m': 'bomber!1 orc rider' },
      hand: { blue: 'earthquake smash' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect([t.trophies('blue', 'orc'), t.trophies('blue', 'bomber'), t.trophies('blue', 'rider')]).toEqual([1, 1, 1]);
    expect(t.told('struck').map(({ by }) => by)).toEqual(['spell', 'explosion']);
  });

  test.each(['fireball', 'lightning-bolt', 'earthquake', 'ice-storm'])('OOO-8.13 %s cannot be paid alone', (spell) => {
    const t = table({ on: { '1m': 'orc' }, hand: { blue: `${spell} zap smash cold-snap fire-spark` } });
    expect(t.refuses('blue', 'cast', { spell })).toMatchObject({ rule: 'OOO-8.13', reason: 'notPayable' });
    const energy = table({ energy: 1, on: { '1m': 'orc' }, hand: { blue: spell } });
    expect(energy.does('blue', 'cast', { spell }).trophies('blue', 'orc')).toBe(1);
  });

  test('OOO-8.14 when hit points fall, wounded creatures everywhere fall with them', () => {
    const t = table({
      fate: 'f14',
      gauges: { blue: { orc: 1 } },
      on: { '1m': 'orc!2', '4o': 'rider!3', '5o': 'golem!3' },
      hand: { blue: 'zap' },
    });
    t.does('blue', 'cast', { spell: 'zap' });
    expect([t.trophies('blue', 'orc'), t.trophies('blue', 'rider'), t.trophies('blue', 'golem')]).toEqual([1, 1, 0]);
    expect(t.told('struck').map(({ by, blows }) => [by, blows.map(({ damage }) => damage)])).toEqual([
      ['spell', [1]],
      ['rule', [0]],
    ]);
  });
});
