import { describe, expect, test } from 'vitest';
import {
  anyGame,
  modeOf,
  playersOf,
  refusesTable,
  settled,
  shownOptions,
  sidesOf,
  start,
  widestPlayers,
  wishesOf,
  withDefaults,
} from '../../src/kernel/index.js';
import { ferry } from '../support/games/ferry/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';

const game = anyGame(ferry);
const together = withDefaults(game, {});
const rivals = withDefaults(game, { play: 'rivals', toll: 1 });
const nobody = (seats: number): undefined[] => new Array<undefined>(seats).fill(undefined);

describe('a table by its options', () => {
  test('seats as many as the options say', () => {
    expect(playersOf(game, together)).toEqual({ min: 1, max: 2 });
    expect(playersOf(game, rivals)).toEqual({ min: 2, max: 4 });
    expect(widestPlayers(game)).toEqual({ min: 1, max: 4 });
    expect(() => start(game, { seats: 3, seed: 'three' })).toThrow('1 to 2');
  });

  test('is played together or against each other', () => {
    expect(modeOf(game, together)).toBe('cooperative');
    expect(modeOf(game, rivals)).toBe('competitive');
  });

  test('lets several seats hold one wish', () => {
    expect(wishesOf(game, rivals, 4)).toEqual([
      { id: 'helm', most: 1 },
      { id: 'oar', most: 3 },
    ]);
    expect(wishesOf(game, together, 2)).toEqual([]);
    expect(wishesOf(anyGame(ticTacToe), { first: 'cross' }, 2)).toEqual([]);
  });

  test('hides an option that means nothing, and then it counts as its default', () => {
    expect(shownOptions(game, together, 2)).toEqual(['play', 'rounds', 'capacity', 'river']);
    expect(shownOptions(game, rivals, 2)).toContain('toll');
    expect(settled(game, { toll: 1 }, 2)).toMatchObject({ play: 'together', toll: 0 });
    expect(settled(game, { play: 'rivals', toll: 1 }, 2)).toMatchObject({ toll: 1 });
    expect(start(game, { seats: 2, options: { toll: 1 }, seed: 'hidden' }).match.options).toMatchObject({ toll: 0 });
  });

  test('is refused before the start, with rule and sentence', () => {
    expect(refusesTable(game, rivals, nobody(3))).toMatchObject({
      rule: 'FER-4',
      reason: { key: 'evenSides', params: { seats: 3 } },
    });
    expect(refusesTable(game, rivals, nobody(4))).toBeUndefined();
    expect(refusesTable(game, { ...together, river: '~~x' }, nobody(1))).toMatchObject({
      argument: 'river',
      rule: 'FER-2',
      reason: { key: 'riverSigns' },
    });
  });

  test('knows who wins together', () => {
    const begun = (options: Record<string, string>, seats: number) => start(game, { seats, options, seed: 's' }).match;
    expect(sidesOf(game, begun({ play: 'rivals' }, 4))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sidesOf(game, begun({}, 2))).toEqual([[0, 1]]);
    const duel = anyGame(ticTacToe);
    expect(sidesOf(duel, start(duel, { seats: 2, seed: 's' }).match)).toEqual([[0], [1]]);
  });
});
