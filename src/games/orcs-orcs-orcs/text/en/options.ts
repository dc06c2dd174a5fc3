/** The lobby, as English says it. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';

const yesNo = { false: 'off', true: 'on' };

export const options: Catalogue<Ooo>['options'] = {
  missions: {
    label: 'Secret missions',
    values: yesNo,
    description: 'Each mage keeps one of two secret missions; it scores at the end.',
  },
  bonusActions: {
    label: 'Bonus actions',
    values: yesNo,
    description: 'Whoever defeats a creature may take the bonus action of its kind.',
  },
  newFate: {
    label: 'New fate cards and front rule',
    values: yesNo,
    description: 'Attack spells reach only the foremost creatures of a lane; 19 other fate cards.',
  },
  terrain: {
    label: 'Terrain tiles',
    description: 'Vegetation weakens creatures, stones toughen them, roads hurry them on.',
    values: { 0: 'none', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6 (usual)', 7: '7', 8: '8', 9: 'all 9' },
  },
  terrainPlacement: { label: 'Terrain placement', values: { choose: 'players choose', random: 'random' } },
  croc: {
    label: 'Flying Croc',
    values: { off: 'off', goblin: 'replaces the Goblin', orc: 'replaces the Orc' },
    description: 'A weak creature with 3 hit points.',
  },
  toad: {
    label: 'Brood Toad',
    values: { off: 'off', shaman: 'replaces the Shaman', rider: 'replaces the Rider' },
    description: 'A strong creature that leaves a toadling where it falls. Best with bonus actions.',
  },
  bomber: {
    label: 'Bomber',
    values: { off: 'off', golem: 'replaces the Golem', chief: 'replaces the Chief' },
    description: 'A mighty creature that explodes when it falls. Best with bonus actions.',
  },
  endWhen: {
    label: 'An empty lane has',
    values: { exhausted: 'no creature and no marker', figures: 'no creature (markers do not count)' },
  },
  recallFrom: { label: 'Recalled cards come from', values: { discard: 'the discard pile', deck: 'the draw pile' } },
  rotateStart: { label: 'Start player rotates', values: yesNo },
};

export const presets: Catalogue<Ooo>['presets'] = {
  'first-game': { label: 'First game', description: 'The base game, no modules' },
  experienced: { label: 'Experienced', description: 'With secret missions and bonus actions' },
  reinforcements: {
    label: 'Reinforcements',
    description: 'Everything: missions, bonus actions, new fate cards, terrain and three new creatures',
  },
};
