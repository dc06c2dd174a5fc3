/** Fine print that no example shows. */
import { expect, test } from 'vitest';
import { woundsOn } from '../../../src/games/orcs-must-die/rules/groups.js';
import { creatureNeeds } from '../../../src/games/orcs-must-die/rules/targets.js';
import { siege } from './table-talk.js';

test('OMD-9.3 a lone Shaman is unprotected, two protect each other, and they do not add up', () => {
  const one = siege({ level: 2, units: { '4': { shaman: 1, grunt: 1 } } });
  expect(creatureNeeds(one.board, '4', 'shaman')).toEqual({ S: 0, V: 0, B: 2, K: 0 });
  const two = siege({ level: 2, units: { '4': { shaman: 2, grunt: 1 } } });
  expect(creatureNeeds(two.board, '4', 'shaman')).toEqual({ S: 1, V: 0, B: 2, K: 0 });
  expect(creatureNeeds(two.board, '4', 'grunt')).toEqual({ S: 2, V: 0, B: 0, K: 0 });
});

test('OMD-8.9 the first stun of a creature attack stuns, further ones wound', () => {
  expect(woundsOn('TT', 'S', { stunned: false, stunProof: false })).toBe(1);
  expect(woundsOn('TT', 'S', { stunned: true, stunProof: false })).toBe(2);
  expect(woundsOn('TT', 'S', { stunned: false, stunProof: true })).toBe(0);
});

test('OMD-7.4 a dead hero returns with full health where he likes', () => {
  const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
  Object.assign(t.hero('maximilian'), { dead: true, tile: null, health: 0 });
  t.run({ step: 'returns' }).say(0, 'place', { tile: '2' });
  expect([t.hero('maximilian').health, t.hero('maximilian').tile]).toEqual([11, '2']);
});
