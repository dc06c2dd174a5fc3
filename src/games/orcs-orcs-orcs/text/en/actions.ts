/** What a player can do, as English says it. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';
import { wholeCast } from '../shared/casts.js';
import { words } from './vocabulary.js';

export const actions: Catalogue<Ooo>['actions'] = {
  cast: {
    name: 'cast',
    description: 'Cast a spell from your hand',
    label: 'Cast a spell',
    whole: wholeCast(words, {
      learn: (card, book) => `Learn ${card} with ${book}`,
      with: (cards) => `, with ${cards}`,
    }),
    args: {
      spell: { name: 'spell', description: 'The card you cast', ask: 'Which card do you cast?' },
      with: {
        name: 'with',
        description: 'Cards you add, by name, with commas; their effects are offered with them',
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
    whole: ([mission = '']) => `Keep ${mission}`,
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
};
