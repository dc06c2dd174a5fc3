import { expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import type { Difficulty, Events, Kru } from '../../../src/games/kingdom-rush/types/index.js';
import type { GameEvent } from '../../../src/kernel/index.js';
import { Table } from './table-talk.js';

type Told = { [K in keyof Events]: [K, Events[K]] }[keyof Events];

function recordOf(
  told: readonly Told[],
  { difficulty = 'standard', won = true }: { difficulty?: Difficulty; won?: boolean } = {},
) {
  const at = new Table({ seats: 3, difficulty, heroes: ['alric', 'bruxa', 'elora'] });
  at.match.outcome = {
    kind: won ? 'won' : 'lost',
    winners: won ? [0, 1, 2] : [],
    scores: null,
    reason: { key: 'outcomeHearts', params: {} },
  };
  return kingdomRush.record(at.match, told.map(([type, data]) => ({ type, data })) as GameEvent<Kru>[]);
}

const titles = (told: readonly Told[]) =>
  Object.fromEntries(recordOf(told).titles.map(({ title, seats }) => [title, seats]));
const times = (count: number, told: Told): Told[] => Array.from({ length: count }, () => told);

const destroyed = (by: number, more: Partial<Events['destroyed']> = {}): Told => [
  'destroyed',
  {
    tag: 'h1',
    card: 'g01',
    at: 'C2',
    by,
    kind: 'basic',
    distance: 3,
    reward: { gold: 0, diamonds: 1, either: false },
    ...more,
  },
];
const tile = (seat: number, more: Partial<Events['tile']> = {}): Told => [
  'tile',
  {
    seat,
    attack: 1,
    from: 'tower',
    source: 'x',
    tag: 'h1',
    shape: 'l3',
    cells: 0b10011,
    damage: 'magic',
    hits: 3,
    ...more,
  },
];

test('15 titles are counted from events: most, with a minimum; two share, three leave it', () => {
  expect(titles(times(4, destroyed(1)))).toMatchObject({ 'last-tile': [1] });
  expect(titles(times(3, destroyed(1)))).not.toHaveProperty('last-tile');
  expect(titles([...times(4, destroyed(0)), ...times(4, destroyed(2))])).toMatchObject({ 'last-tile': [0, 2] });
  expect(titles([0, 1, 2].flatMap((seat) => times(4, destroyed(seat))))).not.toHaveProperty('last-tile');
});

test('15 every title has its own events', () => {
  expect(titles([destroyed(1, { kind: 'champion' })])).toMatchObject({ 'champions-bane': [1] });
  expect(titles(times(2, destroyed(1, { distance: 1 })))).toMatchObject({ 'on-the-threshold': [1] });
  expect(titles([tile(1), tile(1)])).toMatchObject({ 'in-one-blow': [1] });
  expect(titles([tile(1), tile(1, { attack: 2 })])).not.toHaveProperty('in-one-blow');
  expect(titles(times(3, tile(2)))).toMatchObject({ 'perfect-fit': [2] });
  expect(titles(times(3, tile(2, { hits: 2 })))).not.toHaveProperty('perfect-fit');
  expect(titles(times(4, tile(0, { from: 'knife', shape: 'm1', cells: 1, hits: 1 })))).toMatchObject({
    'knife-thrower': [0],
  });
  expect(titles(times(4, ['blocked', { tag: 'h1', seats: [2] }]))).toMatchObject({ bulwark: [2] });
  expect(titles(times(4, ['passed', { seat: 0, to: 1, card: 'archer-1', upgraded: 'archer-2' }]))).toMatchObject({
    'master-builder': [0],
  });
  expect(titles(times(4, ['passed', { seat: 0, to: 1, card: 'archer-1', upgraded: null }]))).toEqual({});
  expect(titles(times(3, ['activated', { seat: 1, hero: 'bruxa', onHorde: true }]))).toMatchObject({ unscathed: [1] });
  expect(titles(times(4, ['held', { seat: 2, tag: 'h1' }]))).toMatchObject({ jailer: [2] });
  expect(titles(times(3, ['bloomed', { seat: 0, flower: 'flower-sun', at: 'A1' }]))).toMatchObject({
    'green-hand': [0],
  });
  expect(titles(times(2, ['cut', { seat: 1, at: 'A1' }]))).toMatchObject({ 'tentacle-cutter': [1] });
  expect(titles(times(2, ['stunned', { seat: 1, hero: 'bruxa' }]))).toMatchObject({ 'seeing-stars': [1] });
  const bought: Told = ['bought', { seat: 0, card: 'archer-2', to: 0, price: 3 }];
  const modified: Told = ['modified', { seat: 0, modifier: 'mod-true', card: 'mage-1', to: 0, price: 2 }];
  expect(titles([bought, bought, modified])).toMatchObject({ treasurer: [0] });
});

test('15 By a Hair and Not One Heart are everybody’s', () => {
  const over = (more: Partial<Events['over']>): Told => [
    'over',
    { won: true, round: 5, rounds: 7, hearts: 5, ofHearts: 5, ...more },
  ];
  expect(titles([over({})])).toEqual({ 'not-one-heart': [0, 1, 2] });
  expect(titles([over({ hearts: 1 })])).toEqual({ 'by-a-hair': [0, 1, 2] });
  expect(titles([over({ hearts: 3, round: 7 })])).toEqual({ 'by-a-hair': [0, 1, 2] });
  expect(titles([over({ won: false })])).toEqual({});
});

test('8.4 stars: one for Easy, two for Standard, three for Hard; badges for the challenges', () => {
  const stars = (difficulty: Difficulty) => recordOf([], { difficulty }).stars;
  expect([stars('easy'), stars('standard'), stars('hard'), stars('iron'), stars('heroic')]).toEqual([
    1,
    2,
    3,
    undefined,
    undefined,
  ]);
  expect(recordOf([], { difficulty: 'hard', won: false }).stars).toBeUndefined();
});

test('9 the record keeps the heroes, the hearts, the hordes and the stuns', () => {
  const at = new Table({ seats: 2, heroes: ['alric', 'bruxa'] });
  Object.assign(at.board, { hearts: 3, destroyed: 12, escaped: 1, stuns: 2 });
  expect(kingdomRush.record(at.match, [])).toMatchObject({
    parts: ['alric', 'bruxa'],
    figures: { heartsLeft: 3, heartsLost: 2, destroyed: 12, escaped: 1, stuns: 2 },
  });
});
