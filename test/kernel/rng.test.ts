import { expect, test } from 'vitest';
import { rngOver, seedRng } from '../../src/kernel/index.js';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: string) => {
    const rng = rngOver(seedRng(seed));
    return Array.from({ length: 20 }, () => rng.int(1000));
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('the state is plain JSON and goes on where it stopped', () => {
  const state = seedRng('x');
  rngOver(state).int(6);
  const saved = JSON.parse(JSON.stringify(state)) as typeof state;
  expect(rngOver(saved).shuffle([1, 2, 3, 4, 5])).toEqual(rngOver(state).shuffle([1, 2, 3, 4, 5]));
});

test('dice are fair within what chance allows', () => {
  const rng = rngOver(seedRng('fair'));
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 60_000; roll += 1) {
    const face = rng.die(6) - 1;
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const square = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(square).toBeLessThan(30);
});

test('a shuffle keeps every item and leaves its input alone', () => {
  const items = Object.freeze([1, 2, 3, 4, 5, 6, 7]);
  expect(rngOver(seedRng('s')).shuffle(items).sort()).toEqual([...items]);
});

test('a draw from nothing is our own bug and says so', () => {
  expect(() => rngOver(seedRng('s')).int(0)).toThrow(/whole number from 1/);
});
