import { expect, test } from 'vitest';
import { answer, rngOver, seedRng, start, think } from '../../src/kernel/index.js';
import { ferry } from '../support/games/ferry/index.js';

/** A crew of two whose banks are chosen: the first has its boats to load. */
function loading() {
  let { match } = start(ferry, { seats: 2, seed: 'thinking' });
  for (const [seat, side] of ['left', 'right'].entries()) {
    const result = answer(ferry, match, { seat, action: 'bank', args: { side } });
    if (!result.ok) throw new Error('refused');
    ({ match } = result);
  }
  return match;
}

test('a bot plays imagined worlds forward and says why', () => {
  const advice = think(ferry, loading(), 0, rngOver(seedRng('a')));
  expect(advice).toMatchObject({
    action: 'load',
    args: { boat: 'elm', cargo: ['anvil'] },
    why: { key: 'heavierIsBetter' },
  });
});

test('out of time, it falls back', () => {
  const advice = think(ferry, loading(), 0, rngOver(seedRng('a')), { mayGoOn: () => false });
  expect(advice?.action).toBe('sail');
});

test('an imagined world is another one every time, and the real one stays as it is', () => {
  const match = loading();
  const before = JSON.stringify(match);
  const seen = new Set<string>();
  think(ferry, match, 0, rngOver(seedRng('b')), {
    policy: ({ imagine, random }) => {
      for (let count = 0; count < 20; count += 1) {
        const world = imagine();
        expect(world.board.crews[0]?.bank).toBe('left');
        seen.add(`${world.rng.join()}/${world.board.crews[1]?.bank ?? ''}`);
        world.board.round = 99;
      }
      return random();
    },
  });
  expect(seen.size).toBe(20);
  expect([...seen].some((one) => one.endsWith('left'))).toBe(true);
  expect(JSON.stringify(match)).toBe(before);
});
