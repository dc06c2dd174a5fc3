import { describe, expect, test } from 'vitest';
import { type FateId, type FateRule, type Kind, lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

const everywhere = Object.fromEntries(lanes.map((lane) => [`${lane}o`, 'golem'])) as Record<'1o', string>;

describe('OOO-3 round and fate', () => {
  test('OOO-3.1 a fate card, a turn for each player, then the next round', () => {
    const t = table({ turn: 'yellow', on: everywhere });
    t.does('yellow', 'pass');
    expect(t.board.round).toBe(2);
    expect(t.told('fateTurned')).toHaveLength(1);
    expect(t.waitsFor()).toEqual(['blue']);
  });

  test('OOO-3.2 the fate card lies open until the next one', () => {
    const t = table().turnsFate('f06');
    expect([t.board.fate.current, t.board.fate.discard.length]).toEqual(['f06', 1]);
    t.turnsFate('f08');
    expect(t.board.fate.current).toBe('f08');
    expect(t.board.fate.discard).toContain('f06');
  });

  test('OOO-3.3 all categories shown move, none of their creatures twice', () => {
    const t = table({ on: { '1o': 'goblin rider chief', '1m': 'orc' } }).turnsFate('f10');
    expect([t.at('1o'), t.at('1m'), t.at('1i')]).toEqual(['chief', 'goblin rider', 'orc']);
  });

  test('OOO-3.4 lanes from 1 to 6, inner ring first', () => {
    const t = table({ on: { '2o': 'orc', '2i': 'orc', '1m': 'orc' } }).turnsFate('f01');
    expect(t.told('marched')[0]?.moves.map(({ from }) => from)).toEqual(['1m', '2i', '2o']);
  });

  test('OOO-3.5 the rule binds from the end of the movement on; a card without text has none', () => {
    const t = table({
      fate: 'f09',
      trophies: { red: { goblin: 1 } },
      powers: { red: ['no-loss'] },
      on: { '3i': 'goblin' },
    });
    t.turnsFate('f03');
    expect(t.trophies('red', 'goblin')).toBe(1);
    expect(t.board.fate.rule).toBe('plus-one-hp');
    expect(t.turnsFate('f01').board.fate.rule).toBeNull();
  });

  test('OOO-3.6 each of the six rules does what it says', () => {
    const hand = { blue: 'zap replenish book-fe' };
    expect(table({ fate: 'f03', on: { '1o': 'goblin' } }).hitPoints('1o')).toEqual([3]);
    expect(table({ fate: 'f07', hand }).refuses('blue', 'cast', { spell: 'book-fe' }).reason).toBe('noStudy');
    expect(table({ fate: 'f04', hand }).refuses('blue', 'teleport', { space: '4' }).reason).toBe('noTeleport');
    const suspended = table({ fate: 'f09', hand, powers: { blue: ['hand-change'] } });
    expect(suspended.refuses('blue', 'purge', { card: 'zap' }).reason).toBe('powersSuspended');
    expect(table({ fate: 'f11', hand }).does('blue', 'pass').hand('blue')).toHaveLength(3);
    expect(table().turnsFate('f12').told('displayExchanged')).toHaveLength(1);
  });

  test.each([
    [false, 15],
    [true, 19],
  ])('OOO-3.7 an empty deck is shuffled from all its cards (new fate: %s)', (on, cards) => {
    const t = table({ options: { newFate: on } });
    t.board.fate.discard = t.board.fate.deck.splice(0);
    t.run({ step: 'fate' });
    expect(t.told('fateShuffled')).toEqual([{ cards }]);
    expect([t.board.fate.deck.length, t.board.fate.discard.length]).toEqual([cards - 1, 0]);
  });
});

/** Table 7.6: what moves, and the rule below. */
const printed: readonly (readonly [FateId, string, FateRule | null])[] = [
  ['f01', 'weak', null],
  ['f02', 'weak', null],
  ['f03', 'weak', 'plus-one-hp'],
  ['f04', 'weak', 'no-teleport'],
  ['f05', 'strong', null],
  ['f06', 'strong', null],
  ['f07', 'strong', 'no-study'],
  ['f08', 'mighty', null],
  ['f09', 'mighty', 'no-bonus-powers'],
  ['f10', 'weak strong', null],
  ['f11', 'weak strong', 'three-spells'],
  ['f12', 'weak mighty', 'spell-exchange'],
  ['f13', 'weak mighty', 'no-teleport'],
  ['f14', 'strong mighty', 'plus-one-hp'],
  ['f15', 'strong mighty', null],
];
const members: Readonly<Record<string, readonly Kind[]>> = {
  weak: ['goblin', 'orc'],
  strong: ['shaman', 'rider'],
  mighty: ['golem', 'chief'],
};

test.each(printed)('7.6 OOO-3.3 fate card %s moves the %s and leaves its rule', (id, moves, rule) => {
  const t = table({ on: { '4o': Object.values(members).flat().join(' ') } }).turnsFate(id);
  const moved = moves.split(' ').flatMap((category) => members[category] ?? []);
  expect(t.at('4m')).toBe([...moved].sort().join(' '));
  expect(t.board.fate.rule).toBe(rule);
});
