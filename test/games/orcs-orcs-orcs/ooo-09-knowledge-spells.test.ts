import { describe, expect, test } from 'vitest';
import { codeOf } from '../../../src/games/orcs-orcs-orcs/rules/cards.js';
import { table } from './table.js';

const golem = { on: { '1m': 'golem' } } as const;

describe('OOO-9 Knowledge spells', () => {
  const study = { display: { attack: 'fireball earthquake ice-storm', knowledge: 'wisdom switch voodoo' } } as const;

  test('OOO-9.1 cast alone and for nothing; Attack cards are offered first', () => {
    const t = table({ ...study, hand: { blue: 'book-fe wisdom' }, discard: { blue: '' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'book-fe' })).toEqual([
      ...['fireball', 'earthquake', 'ice-storm'],
      ...['wisdom', 'switch', 'voodoo'],
    ]);
    expect(t.refuses('blue', 'cast', { spell: 'book-fe', with: ['wisdom'] })).toMatchObject({
      rule: 'OOO-9.1',
      reason: 'castAlone',
    });
    expect(t.does('blue', 'cast', { spell: 'wisdom', target: ['switch'] }).discard('blue')).toEqual([
      'wisdom',
      'switch',
    ]);
  });

  test('OOO-9.2 the gap is filled in place; from an empty deck it stays empty', () => {
    const t = table({ ...study, actions: 3, hand: { blue: 'book-fe book-ew' } });
    const next = codeOf(t.board.spellDecks.attack.at(-1) ?? '');
    t.does('blue', 'cast', { spell: 'book-fe', target: ['earthquake'] });
    expect(t.view('red').display.attack).toEqual(['fireball', next, 'ice-storm']);
    t.board.spellDecks.knowledge = [];
    t.does('blue', 'cast', { spell: 'book-ew', target: ['switch'] });
    expect(t.view('red').display.knowledge).toEqual(['wisdom', 'voodoo']);
  });

  test('OOO-9.3 a spell learned this turn waits for the next one', () => {
    const t = table({
      ...study,
      ...golem,
      hand: { blue: 'book-lf fire-spark' },
      draw: { blue: '' },
      discard: { blue: '' },
    });
    t.does('blue', 'cast', { spell: 'book-lf', target: ['fireball'] });
    t.player('blue').hand.push(...t.player('blue').discard.splice(0));
    expect(t.refuses('blue', 'cast', { spell: 'fireball' })).toMatchObject({ rule: 'OOO-9.3' });
    expect(t.refuses('blue', 'cast', { spell: 'fire-spark', with: ['fireball'] })).toMatchObject({ rule: 'OOO-9.3' });
    expect(t.view('blue').own?.hand.filter(({ learned }) => learned)).toEqual([{ code: 'fireball', learned: true }]);
  });

  test('OOO-9.3 of two copies, the one that may be played is taken', () => {
    const t = table({
      ...study,
      ...golem,
      hand: { blue: 'book-lf fire-spark fireball' },
      discard: { blue: '' },
      actions: 3,
    });
    t.does('blue', 'cast', { spell: 'book-lf', target: ['fireball'] });
    t.player('blue').hand.unshift(...t.player('blue').discard.splice(1));
    t.does('blue', 'cast', { spell: 'fireball', with: ['fire-spark'] });
    expect(t.view('blue').own?.hand).toEqual([{ code: 'fireball', learned: true }]);
  });

  test('OOO-9.4 under No Study a book only serves as an upgrade', () => {
    const t = table({ ...study, ...golem, fate: 'f07', hand: { blue: 'book-fe smash' } });
    expect(t.refuses('blue', 'cast', { spell: 'book-fe', target: ['fireball'] })).toMatchObject({
      rule: 'OOO-9.4',
      reason: 'noStudy',
    });
    expect(t.does('blue', 'cast', { spell: 'smash', with: ['book-fe'] }).at('1m')).toBe('golem!2');
  });
});
