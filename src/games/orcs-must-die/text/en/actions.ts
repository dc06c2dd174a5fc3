/** English names of the actions and their arguments. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';
import { purchaseText } from '../shared/purchases.js';
import { words } from './vocabulary.js';

const as = { name: 'as', description: 'Which of your heroes is meant', ask: 'Which of your heroes?' };
const rift = {
  name: 'rift',
  description: 'How many of the skulls come from the Rift pool',
  ask: 'How many Rift skulls?',
  skip: 'Own skulls first',
};
const target = { name: 'target', description: 'Whom or what it is used on', ask: 'On whom?' };

/** A purchase in one line. */
const bought = purchaseText({
  buy: (card) => `Buy ${card}`,
  by: (hero, purchase) => `${hero}: ${purchase}`,
  instead: (purchase, old) => `${purchase} instead of ${old}`,
  fromRift: (purchase, skulls) => `${purchase}, ${skulls} from the Rift`,
});

export const actions: Catalogue<Omd>['actions'] = {
  hero: {
    name: 'hero',
    description: 'Pick your hero',
    label: 'Pick a hero',
    whole: ([hero = '']) => `Pick ${hero}`,
    args: { hero: { name: 'hero', description: 'One of the free heroes', ask: 'Which hero?' } },
  },
  place: {
    name: 'place',
    description: 'Put your hero on a tile',
    label: 'Place',
    whole: ([tile = '']) => `Place on ${tile}`,
    args: { tile: { name: 'tile', description: 'Where the hero stands', ask: 'On which tile?' } },
  },
  vote: {
    name: 'vote',
    description: 'Vote on a boss',
    label: 'Vote',
    args: {
      moment: { name: 'moment', description: 'Level 2, level 3 or the finale', ask: 'For which moment?' },
      boss: { name: 'boss', description: 'The boss, or none', ask: 'Which boss?' },
    },
  },
  swap: {
    name: 'swap',
    description: 'Replace a standard tile by a special one',
    label: 'Swap a tile',
    args: {
      tile: { name: 'tile', description: 'A standard tile', ask: 'Which tile?' },
      special: { name: 'special', description: 'The special tile', ask: 'Which special tile instead?' },
    },
  },
  fill: {
    name: 'fill',
    description: 'The Rift Lord puts own skulls into the Rift pool',
    label: 'Fill the Rift pool',
    whole: ([skulls = '']) => `Put ${words.skulls(Number(skulls))} into the pool`,
    args: { skulls: { name: 'skulls', description: 'How many of your skulls', ask: 'How many of your skulls?' } },
  },
  heal: { name: 'heal', description: 'Roll health dice on your own Rift tile', label: 'Heal', args: { as } },
  revitalize: {
    name: 'revitalize',
    description: 'Spend Rift skulls: every ultimate of the team becomes available',
    label: 'Revitalize',
    args: {},
  },
  weapon: { name: 'weapon', description: 'Buy the next weapon', label: 'Buy weapon', args: { as, rift } },
  equip: {
    name: 'equip',
    description: 'Buy equipment and put it on',
    label: 'Buy equipment',
    whole: bought,
    args: {
      as,
      card: { name: 'card', description: 'A card of the shop', ask: 'Which card?' },
      replace: {
        name: 'replace',
        description: 'The amulet that goes, if both places are taken',
        ask: 'Which amulet goes?',
      },
      rift,
    },
  },
  trap: {
    name: 'trap',
    description: 'Buy a trap and set it',
    label: 'Buy trap',
    whole: bought,
    args: {
      as,
      card: { name: 'card', description: 'A trap of the shop', ask: 'Which trap?' },
      spot: { name: 'spot', description: 'Here, or towards a tile for a support trap', ask: 'Where?' },
      replace: {
        name: 'replace',
        description: 'The trap that goes, if the tile is full',
        ask: 'Which trap goes?',
        skip: 'Nothing to replace',
      },
      rift,
    },
  },
  choose: {
    name: 'choose',
    description: 'Answer the open question',
    label: 'Choose',
    whole: ([option = '']) => option,
    args: { option: { name: 'option', description: 'One of the options', ask: 'What do you choose?' } },
  },
  assign: {
    name: 'assign',
    description: 'Say what the results of a roll or the traps shall do',
    label: 'Assign results',
    whole: ([outcome = '']) => (outcome === '–' ? 'use nothing' : outcome),
    args: {
      outcome: {
        name: 'outcome',
        description: 'Effects such as: kill orc, stun ogre; or auto, none',
        ask: 'What shall happen?',
      },
    },
  },
  reroll: {
    name: 'reroll',
    description: 'Roll dice again with a card',
    label: 'Reroll',
    args: { dice: { name: 'dice', description: 'The dice by their numbers', ask: 'Which dice?' } },
  },
  move: {
    name: 'move',
    description: 'Move your hero',
    label: 'Move',
    args: {
      to: { name: 'to', description: 'A tile within reach', ask: 'Where to?' },
      via: { name: 'via', description: 'A tile to pass through', ask: 'By which tile?', skip: 'The shortest way' },
    },
  },
  attack: {
    name: 'attack',
    description: 'Roll your dice against the enemies on a tile',
    label: 'Attack',
    args: {
      tile: {
        name: 'tile',
        description: 'Your own tile, or a connected one with a ranged weapon',
        ask: 'Which tile?',
        skip: 'My own tile',
      },
      without: {
        name: 'without',
        description: 'Amulets or passives to leave out',
        ask: 'What do you leave out?',
        skip: 'Use everything',
      },
      with: {
        name: 'with',
        description: 'Boosts: ultimate, Blood Price, Thunder Scroll',
        ask: 'Which boost?',
        skip: 'No boost',
      },
    },
  },
  power: { name: 'power', description: 'Use your power or set its order', label: 'Power', args: { as, target } },
  ultimate: { name: 'ultimate', description: 'Use your ultimate', label: 'Ultimate', args: { as, target } },
  rivalry: { name: 'rivalry', description: 'Use your rivalry power', label: 'Rivalry power', args: { target } },
  use: {
    name: 'use',
    description: 'Use a card you wear',
    label: 'Use a card',
    args: { as, card: { name: 'card', description: 'A card with an effect to use', ask: 'Which card?' }, target },
  },
  push: {
    name: 'push',
    description: 'Push an enemy into lava or acid',
    label: 'Push',
    args: {
      target: { name: 'target', description: 'Whom to push', ask: 'Whom do you push?' },
      helper: { name: 'helper', description: 'Who helps with a greater creature or a hero', ask: 'Who helps?' },
      pay: {
        name: 'pay',
        description: 'What you lose to the acid',
        ask: 'What does the acid take?',
        skip: 'Decide later',
      },
    },
  },
  recover: {
    name: 'recover',
    description: 'Stand up and give up your attack or your move',
    label: 'Recover',
    args: { 'give-up': { name: 'give-up', description: 'The attack or the move', ask: 'What do you give up?' } },
  },
  done: { name: 'done', description: 'You are done', label: 'Done', args: { as } },
};
