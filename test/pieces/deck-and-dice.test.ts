import { describe, expect, it } from 'vitest';
import { rngOver, seedRng } from '../../src/kernel/index.js';
import { copies, draw, drawOn, drawUntil, reshuffle, shuffleIn, takeOut } from '../../src/pieces/deck.js';
import { average, faceOf, reroll, resultsOf, roll, rollNumbers } from '../../src/pieces/dice.js';

const rng = () => rngOver(seedRng('pieces'));

describe('a deck', () => {
  it('gives its top cards, and fewer when it runs out', () => {
    const deck = ['a', 'b', 'c'];
    expect(draw(deck, 2)).toEqual(['a', 'b']);
    expect(draw(deck, 2)).toEqual(['c']);
    expect(draw(deck)).toEqual([]);
  });

  it('is made anew from the discard when it runs out, in the middle of a draw', () => {
    const piles = { deck: ['a'], discard: ['b', 'c', 'd'] };
    const drawn = drawOn(piles, 3, rng());
    expect(drawn[0]).toBe('a');
    expect(drawn).toHaveLength(3);
    expect(piles.discard).toEqual([]);
    expect([...drawn, ...piles.deck].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is left alone while it lasts: no chance is spent', () => {
    const state = seedRng('still');
    const piles = { deck: ['a', 'b'], discard: ['c'] };
    expect(drawOn(piles, 2, rngOver(state))).toEqual(['a', 'b']);
    expect(piles.discard).toEqual(['c']);
    expect(state).toEqual(seedRng('still'));
    expect(drawOn({ deck: [], discard: [] }, 2, rngOver(state))).toEqual([]);
  });

  it('takes its discard in whole when it is reshuffled', () => {
    const piles = { deck: [1, 2], discard: [3, 4, 5, 6, 7, 8] };
    const { deck } = piles;
    reshuffle(piles, rng());
    expect(piles.deck).toBe(deck);
    expect([...deck].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(deck).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(piles.discard).toEqual([]);
  });

  it('is looked through for wanted cards, and takes the others back', () => {
    const deck = [5, 2, 7, 4, 6];
    const { wanted, others } = drawUntil(deck, 2, (card) => card % 2 === 0);
    expect([wanted, others, deck]).toEqual([[2, 4], [5, 7], [6]]);
    shuffleIn(deck, others, rng());
    expect([...deck].sort()).toEqual([5, 6, 7]);
    expect(drawUntil([1, 3], 1, (card) => card === 2)).toEqual({ wanted: [], others: [1, 3] });
  });

  it('holds as many copies as its data says, and gives up single cards', () => {
    const pile = copies(['wolf', 'bear'], (card) => (card === 'wolf' ? 3 : 1));
    expect(pile).toEqual(['wolf', 'wolf', 'wolf', 'bear']);
    expect(takeOut(pile, (card) => card === 'bear')).toBe('bear');
    expect(takeOut(pile, (card) => card === 'bear')).toBeUndefined();
    expect(pile).toHaveLength(3);
  });
});

describe('dice', () => {
  const faces = {
    red: [['hit', 'hit'], ['hit', 'hit'], ['hit'], ['hit'], ['skull'], []],
    green: [['heal'], ['heal', 'heal'], ['heal', 'coin'], []],
  } as const;

  it('fall on one of their own faces, every face in its turn', () => {
    const many = Array.from({ length: 200 }, () => 'green' as const);
    const seen = new Set(roll(many, faces, rng()).map(({ face }) => face));
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
  });

  it('are rolled again at the places named, and lie still elsewhere', () => {
    const first = roll(['red', 'red', 'green'], faces, rng());
    const fixed = { ...rng(), int: () => 3 };
    expect(reroll(first, [1], faces, fixed)).toEqual([first[0], { die: 'red', face: 3 }, first[2]]);
  });

  it('give what their faces show', () => {
    const rolled = [
      { die: 'red', face: 0 },
      { die: 'red', face: 5 },
      { die: 'green', face: 2 },
      { die: 'red', face: 2 },
    ] as const;
    expect(resultsOf(rolled, faces)).toEqual({ hit: 3, heal: 1, coin: 1 });
    expect(faceOf({ die: 'green', face: 1 }, faces)).toEqual(['heal', 'heal']);
    expect(average(faces.red, (result) => (result === 'hit' ? 1 : 0))).toBe(1);
  });

  it('may have plain numbers', () => {
    const numbers = rollNumbers(300, 6, rng());
    expect([...new Set(numbers)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
