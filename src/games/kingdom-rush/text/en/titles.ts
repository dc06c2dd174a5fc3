/** English: the titles of a finished table (15). */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Kru } from '../../types/index.js';

export const titles: Catalogue<Kru>['titles'] = {
  'champions-bane': { name: 'Champion’s Bane', for: 'beat down the most champions and boss cards' },
  'not-one-heart': { name: 'Not One Heart', for: 'won without losing a heart' },
  'by-a-hair': { name: 'By a Hair', for: 'won in the last round or on the last heart' },
  bulwark: { name: 'The Bulwark', for: 'stopped the most steps of hordes' },
  'on-the-threshold': { name: 'On the Threshold', for: 'finished the most hordes right at the gate' },
  'in-one-blow': { name: 'In One Blow', for: 'covered the most enemies with one attack' },
  'last-tile': { name: 'The Last Tile', for: 'finished the most hordes' },
  'perfect-fit': { name: 'Perfect Fit', for: 'laid the most large tiles without wasting a cell' },
  'master-builder': { name: 'Master Builder', for: 'passed the most towers one level higher' },
  unscathed: { name: 'Unscathed', for: 'stood on hordes without a scratch' },
  jailer: { name: 'The Jailer', for: 'held the most hordes' },
  'knife-thrower': { name: 'Knife Thrower', for: 'hit with the most knives' },
  'green-hand': { name: 'Green Hand', for: 'used the most flowers' },
  'tentacle-cutter': { name: 'Tentacle Cutter', for: 'cut the most tentacles' },
  treasurer: { name: 'The Treasurer', for: 'spent the most of the treasure' },
  'seeing-stars': { name: 'Seeing Stars', for: 'was stunned most often' },
};
