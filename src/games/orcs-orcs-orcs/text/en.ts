/** Orcs Orcs Orcs in English. */
import type { Catalogue } from '../../../kernel/index.js';
import type { Ooo } from '../types.js';
import { altText } from './alt-text.js';
import { boardLines } from './board-lines.js';
import { events } from './en-events.js';
import { reasons } from './en-reasons.js';
import { rules } from './en-rules.js';
import { captions, labels, prompts } from './en-texts.js';
import { words } from './en-words.js';
import { handLines } from './hand-lines.js';
import { telling } from './telling.js';
import { topicsNamed } from './topics.js';

const { heading, status } = boardLines(words);
const yesNo = { false: 'off', true: 'on' };

export const en: Catalogue<Ooo> = {
  name: 'Orcs Orcs Orcs',
  pitch: 'Rival mages on one tower, a horde from six sides: learn spells, blast orcs, and be named Archmage.',
  command: { name: 'ooo', description: 'Orcs Orcs Orcs: play your turn' },
  actions: {
    cast: {
      name: 'cast',
      description: 'Cast a spell from your hand',
      label: 'Cast a spell',
      args: {
        spell: { name: 'spell', description: 'The card you cast', ask: 'Which card do you cast?' },
        with: {
          name: 'with',
          description: 'Upgrades with commas; @3 teleports, + draws: book-fe,replenish@3',
          ask: 'Add cards to make it stronger?',
          skip: 'No, cast it alone',
        },
        target: {
          name: 'target',
          description: 'What it hits, moves or learns',
          ask: 'At what?',
          skip: 'No target yet',
        },
        effect: {
          name: 'effect',
          description: 'Which effect; the dearest payable one if left out, 0 fizzles',
          ask: 'With which effect?',
          skip: 'The strongest',
        },
        open: {
          name: 'open',
          description: 'Leave it open to add cards one by one',
          ask: 'Leave the spell open, to add cards one by one?',
          skip: 'No',
        },
      },
    },
    boost: {
      name: 'boost',
      description: 'Add a card to your open spell',
      label: 'Boost',
      args: {
        card: { name: 'card', description: 'The card you add', ask: 'Which card do you add?' },
        use: {
          name: 'use',
          description: 'The upgrade effect you use, if any',
          ask: 'Use its upgrade effect too?',
          skip: 'Only its energy',
        },
      },
    },
    resolve: {
      name: 'resolve',
      description: 'Let your open spell take effect',
      label: 'Resolve',
      args: {
        target: { name: 'target', description: 'What it hits or moves', ask: 'At what?', skip: 'No target yet' },
        effect: {
          name: 'effect',
          description: 'Which effect; the dearest payable one if left out, 0 fizzles',
          ask: 'With which effect?',
          skip: 'The strongest',
        },
      },
    },
    cancel: { name: 'cancel', description: 'Take your open spell back into your hand', label: 'Take back', args: {} },
    teleport: {
      name: 'teleport',
      description: 'Move your mage to an empty tower space',
      label: 'Teleport',
      args: { space: { name: 'space', description: 'The tower space', ask: 'Where to?' } },
    },
    reveal: {
      name: 'reveal',
      description: 'Reveal a marker in another lane',
      label: 'Reveal a marker',
      args: { lane: { name: 'lane', description: 'The lane', ask: 'In which lane?' } },
    },
    pass: { name: 'pass', description: 'End your actions and draw a new hand', label: 'Pass', args: {} },
    discard: {
      name: 'discard',
      description: 'Pay an owed discard',
      label: 'Discard',
      args: { card: { name: 'card', description: 'The card you give up', ask: 'Which card do you give up?' } },
    },
    purge: {
      name: 'purge',
      description: 'Hand Change: remove a hand card from the game',
      label: 'Hand Change',
      args: {
        card: { name: 'card', description: 'The card that leaves the game', ask: 'Which card leaves the game?' },
      },
    },
    poison: {
      name: 'poison',
      description: 'Slip an opponent a Poison card',
      label: 'Poison',
      args: { player: { name: 'player', description: 'The opponent', ask: 'Who gets it?' } },
    },
    toadling: {
      name: 'toadling',
      description: 'Use a toadling, free of charge',
      label: 'Use a toadling',
      args: {
        kind: { name: 'kind', description: 'Which toadling', ask: 'Which toadling?' },
        target: { name: 'target', description: 'The creature to weaken', ask: 'Which creature?' },
      },
    },
    bonus: {
      name: 'bonus',
      description: 'Take or decline your bonus actions',
      label: 'Bonus action',
      args: { choice: { name: 'choice', description: 'One of them, all or none', ask: 'Which one do you take?' } },
    },
    mission: {
      name: 'mission',
      description: 'Keep one of your two secret missions',
      label: 'Choose a mission',
      args: { card: { name: 'card', description: 'The mission you keep', ask: 'Which one do you keep?' } },
    },
    'place-terrain': {
      name: 'place-terrain',
      description: 'Choose the section of a terrain tile',
      label: 'Place terrain',
      args: { ring: { name: 'ring', description: 'The size of the tile', ask: 'On which section?' } },
    },
    prefs: {
      name: 'prefs',
      description: 'Your preferences at this table',
      label: 'Preferences',
      args: {
        autoBonus: {
          name: 'auto-bonus',
          description: 'Take bonus actions without asking',
          ask: 'Take your bonus actions without asking you?',
        },
      },
    },
  },
  options: {
    missions: { label: 'Secret missions', values: yesNo },
    bonusActions: { label: 'Bonus actions', values: yesNo },
    newFate: { label: 'New fate cards and front rule', values: yesNo },
    terrain: {
      label: 'Terrain tiles',
      values: { 0: 'none', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6 (usual)', 7: '7', 8: '8', 9: 'all 9' },
    },
    terrainPlacement: { label: 'Terrain placement', values: { choose: 'players choose', random: 'random' } },
    croc: { label: 'Flying Croc', values: { off: 'off', goblin: 'replaces the Goblin', orc: 'replaces the Orc' } },
    toad: { label: 'Brood Toad', values: { off: 'off', shaman: 'replaces the Shaman', rider: 'replaces the Rider' } },
    bomber: { label: 'Bomber', values: { off: 'off', golem: 'replaces the Golem', chief: 'replaces the Chief' } },
    endWhen: {
      label: 'An empty lane has',
      values: { exhausted: 'no creature and no marker', figures: 'no creature (markers do not count)' },
    },
    recallFrom: { label: 'Recalled cards come from', values: { discard: 'the discard pile', deck: 'the draw pile' } },
    rotateStart: { label: 'Start player rotates', values: yesNo },
  },
  presets: {
    'first-game': { label: 'First game', description: 'The base game, no modules' },
    experienced: { label: 'Experienced', description: 'With secret missions and bonus actions' },
    reinforcements: {
      label: 'Reinforcements',
      description: 'Everything: missions, bonus actions, new fate cards, terrain and three new creatures',
    },
  },
  lookups: {},
  titles: {},
  wishes: { blue: 'Blue', green: 'Green', red: 'Red', yellow: 'Yellow' },
  texts: { ...prompts, ...labels, ...captions, ...reasons },
  events,
  ...telling,
  heading,
  status,
  hand: handLines(words),
  alt: altText(words),
  rules,
  topics: topicsNamed({
    terms: 'Terms and set-up',
    turn: 'Turn, actions and drawing',
    fate: 'Rounds and fate cards',
    creatures: 'Breaches and reinforcements',
    casting: 'Casting and upgrades',
    attack: 'Attack spells and damage',
    knowledge: 'Knowledge and Support spells',
    trophies: 'Trophies, powers and Poison',
    bonus: 'Bonus actions',
    terrain: 'Terrain',
    missions: 'Secret missions',
    end: 'End and score',
  }),
};
