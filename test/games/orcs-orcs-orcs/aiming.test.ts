/** 5.3: whoever aims at something that cannot be hit is told which of the reasons it is. */
import { describe, expect, test } from 'vitest';
import { besideIn, toLane } from '../../../src/games/orcs-orcs-orcs/rules/geometry.js';
import { parseNamed } from '../../../src/games/orcs-orcs-orcs/rules/references.js';
import { lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

describe('5.3 aiming wrong, blue’s mage before lane 1', () => {
  const field = {
    on: { '1i': 'orc', '1o': 'golem!1', '2m': 'goblin' },
    lying: { '1m': ['toadling-draw-1'], '3o': ['toadling-draw-2'] },
    hand: { blue: 'zap earthquake smash book-fe lightning-bolt book-wl' },
  } as const;
  const zap = { spell: 'zap' };
  const quake = { spell: 'earthquake', with: ['smash'] };
  const sideways = { spell: 'earthquake', with: ['smash', 'book-fe'] };
  const bolt = { spell: 'lightning-bolt', with: ['zap'] };

  test.each([
    [zap, '2m-goblin', 'otherLane'],
    [zap, '3o-toadling', 'otherLane'],
    [zap, '2m-orc', 'noSuchTarget'],
    [zap, '4i-goblin', 'noSuchTarget'],
    [zap, '4o-toadling', 'noSuchTarget'],
    [zap, '1m-goblin', 'noSuchTarget'],
    [zap, '1i-orc!1', 'noSuchTarget'],
    [zap, '1i', 'noSuchTarget'],
    [zap, 'nonsense', 'noSuchTarget'],
    [quake, '2m', 'otherLane'],
    [quake, '3o', 'otherLane'],
    [quake, '4m', 'noSuchTarget'],
    [quake, '1o-golem', 'noSuchTarget'],
    [sideways, '2m+left', 'otherLane'],
    [bolt, '4m-goblin', 'noSuchTarget'],
    [bolt, '2m-orc', 'noSuchTarget'],
  ])('OOO-8.1 %j at %s: %s', (cast, aim, reason) => {
    const t = table({ options: { toad: 'rider' }, ...field });
    expect(t.refuses('blue', 'cast', { ...cast, target: [aim] })).toMatchObject({ rule: 'OOO-8.1', reason });
  });

  test.each([
    [zap, '1o-golem', 'OOO-18.3', 'behindFront'],
    [zap, '1m-toadling', 'OOO-18.3', 'behindFront'],
    [quake, '1o', 'OOO-18.3', 'behindFront'],
    [bolt, '2o-chief', 'OOO-18.3', 'behindFront'],
    [zap, '1o-chief', 'OOO-8.1', 'noSuchTarget'],
    [zap, '1m-golem', 'OOO-8.1', 'noSuchTarget'],
    [quake, '1i-orc', 'OOO-8.1', 'noSuchTarget'],
    [bolt, '3m-goblin', 'OOO-8.1', 'noSuchTarget'],
    [bolt, '2o-golem', 'OOO-8.1', 'noSuchTarget'],
    [zap, '2o-chief', 'OOO-8.1', 'otherLane'],
  ])('OOO-18.3 with the front rule, %j at %s: %s, %s', (cast, aim, rule, reason) => {
    const t = table({
      options: { toad: 'rider', newFate: true },
      ...field,
      on: { ...field.on, '2o': 'chief' },
    });
    expect(t.refuses('blue', 'cast', { ...cast, target: [aim] })).toMatchObject({ rule, reason });
  });

  test.each([
    [['3m-chief', '2i'], 'noSuchTarget'],
    [['2m-goblin', '3i'], 'switchOtherLane'],
    [['1i-orc', '1i'], 'switchThere'],
    [['3m-chief', '3m'], 'noSuchTarget'],
  ])('OOO-10.1 a Switch of %s: %s', (target, reason) => {
    const t = table({ ...field, hand: { blue: 'switch cold-snap' } });
    expect(t.refuses('blue', 'cast', { spell: 'switch', with: ['cold-snap'], target })).toMatchObject({
      rule: 'OOO-10.1',
      reason,
    });
  });

  test('OOO-10.4, OOO-10.5 Voodoo names those with more than three cards, debts counted off', () => {
    const hand = { blue: 'voodoo', green: 'zap', red: 'zap zap zap', yellow: 'zap zap zap zap' };
    const refused = (owes: object) =>
      table({ hand, owes }).refuses('blue', 'cast', { spell: 'voodoo', target: ['green'] });
    expect(refused({}).text).toContain('Possible: Yellow.');
    expect(table({ hand, owes: { yellow: 1 } }).choices('blue', 'cast', 'spell')).toEqual([]);
  });

  test.each([
    ['replenish@4', undefined],
    ['replenish@2', 'spaceTaken'],
    ['replenish@1', 'ownSpace'],
    ['replenish+', 'upgradeOffers'],
    ['replenish@4+', 'upgradeOffers'],
    ['voodoo@4', 'upgradeOffers'],
    ['voodoo@2', 'upgradeOffers'],
    ['voodoo+', undefined],
    ['wisdom@2', 'spaceTaken'],
    ['wisdom@2+', 'spaceTaken'],
    ['wisdom@4+', undefined],
    ['smash@4', 'upgradeOffers'],
    ['smash+', 'upgradeOffers'],
    ['fireball', 'notInHand'],
    ['wisdom@7', 'badUpgrade'],
    ['@4', 'badUpgrade'],
  ])('OOO-7.3, 11.1 %s added to Zap: %s', (token, reason) => {
    const t = table({ on: { '1i': 'golem' }, hand: { blue: 'zap smash replenish voodoo wisdom' } });
    const cast = { spell: 'zap', with: [token], open: 'yes' };
    if (reason === undefined) t.does('blue', 'cast', cast);
    else expect(t.refuses('blue', 'cast', cast)).toMatchObject({ reason });
  });

  test.each([
    ['replenish', 'teleport-4', undefined],
    ['replenish', 'teleport-2', 'spaceTaken'],
    ['replenish', 'both-2', 'spaceTaken'],
    ['replenish', 'both-4', 'upgradeOffers'],
    ['replenish', 'draw', 'upgradeOffers'],
    ['voodoo', 'teleport-4', 'upgradeOffers'],
    ['voodoo', 'teleport-2', 'upgradeOffers'],
    ['voodoo', 'draw', undefined],
    ['wisdom', 'both-6', undefined],
    ['wisdom', 'both-3', 'spaceTaken'],
    ['wisdom', 'sideways', 'upgradeOffers'],
  ])('OOO-11.1, 11.4 an open Zap boosted with %s for %s: %s', (card, use, reason) => {
    const t = table({ on: { '1i': 'golem' }, hand: { blue: 'zap replenish voodoo wisdom' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    if (reason === undefined) t.does('blue', 'boost', { card, use });
    else expect(t.refuses('blue', 'boost', { card, use })).toMatchObject({ reason });
  });

  test('OOO-3.6 under No Teleportation that is the reason, whichever space was meant', () => {
    const t = table({ fate: 'f04', on: { '1i': 'golem' }, hand: { blue: 'zap replenish' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    for (const use of ['teleport-4', 'teleport-2']) {
      expect(t.refuses('blue', 'boost', { card: 'replenish', use })).toMatchObject({ reason: 'noTeleport' });
    }
  });
});

describe('5.1 what is a name', () => {
  test.each([
    ['3m-goblin', { section: '3m', what: 'goblin' }],
    ['3m-goblin!0', { section: '3m', what: 'goblin', damage: 0 }],
    ['4i-toadling', { section: '4i', what: 'toadling' }],
    ['3m', undefined],
    ['3m-dragon', undefined],
    ['7m-goblin', undefined],
    ['3x-goblin', undefined],
    ['3m-goblin!', undefined],
    ['goblin', undefined],
  ])('5.1 %s', (text, named) => {
    expect(parseNamed(text)).toEqual(named);
  });

  test.each([
    ['4m+left', ['4m', '3m']],
    ['4m+right', ['4m', '5m']],
    ['6o+right', ['6o', '1o']],
    ['1i+left', ['1i', '6i']],
    ['4m', undefined],
    ['4m+up', undefined],
    ['9m+left', undefined],
  ])('5.1 both sections of %s', (text, sections) => {
    expect(besideIn(text)).toEqual(sections);
  });

  test('2.2 lanes are called 1 to 6 and nothing else', () => {
    expect(lanes.map((lane) => toLane(String(lane)))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(['0', '7', ' 1', '1 ', '1.5', '', 'x'].map(toLane)).toEqual(Array.from({ length: 7 }, () => undefined));
  });

  test('5.1 of several of a kind the most damaged one is meant, wherever it stands in the crowd', () => {
    const t = table({ on: { '1m': 'golem golem!1 golem!2' }, hand: { blue: 'zap' } });
    t.does('blue', 'cast', { spell: 'zap', target: ['1m-golem'] });
    expect(t.at('1m')).toBe('golem golem!1 golem!3');
  });

  test('4.2 of equals the one with the lowest number, also where it came later', () => {
    const t = table({
      mages: { blue: 2, green: 1 },
      on: { '1m': 'orc', '2m': 'orc' },
      hand: { blue: 'switch cold-snap zap' },
    });
    const [first] = t.board.lanes[1].sections.m.creatures;
    t.player('blue').toadlings.push('toadling-weaken-1');
    t.does('blue', 'cast', { spell: 'switch', with: ['cold-snap'], target: ['1m-orc', '2m'] });
    t.does('blue', 'toadling', { kind: 'weaken', target: '2m-orc' });
    expect(t.told('struck')[0]?.blows.map(({ id }) => id)).toEqual([first?.id]);
    t.does('blue', 'cast', { spell: 'zap', target: ['2m-orc!0'] });
    expect(t.told('struck')[0]?.blows.map(({ id }) => id)).not.toEqual([first?.id]);
  });
});
