/** English subcommands, arguments and buttons. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Str } from '../../types/index.js';
import { wholesIn } from '../shared/wholes.js';
import { words } from './vocabulary.js';

const wholes = wholesIn(words);

export const actions: Catalogue<Str>['actions'] = {
  keep: {
    name: 'keep',
    description: 'Keep one drawn card for each of phases 2 to 5',
    label: 'Choose cards',
    args: {
      machines: { name: 'machines', description: 'Card for phase 2', ask: 'Which card for machines?' },
      equipment: { name: 'equipment', description: 'Card for phase 3', ask: 'Which card for equipment?' },
      training: { name: 'training', description: 'Card for phase 4', ask: 'Which card for training?' },
      rituals: { name: 'rituals', description: 'Card for phase 5', ask: 'Which card for rituals?' },
    },
  },
  flip: {
    name: 'flip',
    description: 'Turn phase cards to their special side, for good',
    label: 'Flip cards',
    args: { cards: { name: 'cards', description: 'The cards to turn', ask: 'Which cards do you turn for good?' } },
  },
  gather: {
    name: 'gather',
    description: 'Spend a unit for resources, once a turn',
    label: 'Gather resources',
    args: { unit: { name: 'unit', description: 'The unit that is spent', ask: 'Whom do you send?' } },
  },
  send: {
    name: 'send',
    description: 'Send up to 3 units of one type to your partner’s reserve',
    label: 'Send troops',
    args: { units: { name: 'units', description: 'Units of one type, such as 2o', ask: 'Whom do you send over?' } },
  },
  build: {
    name: 'build',
    description: 'Build a machine of your phase 2 card',
    label: 'Build',
    whole: wholes.paid,
    args: {
      engine: { name: 'engine', description: 'What you build', ask: 'What do you build?' },
      where: { name: 'where', description: 'Where it stands', ask: 'Where?' },
      pay: { name: 'pay', description: 'Units of your reserve', ask: 'Who pays for it?' },
    },
  },
  equip: {
    name: 'equip',
    description: 'Lay equipment of your phase 3 card',
    label: 'Equip',
    whole: wholes.paid,
    args: {
      item: { name: 'item', description: 'The equipment', ask: 'Which equipment?' },
      where: { name: 'where', description: 'Wall, or path for a bridge', ask: 'Where?' },
      pay: { name: 'pay', description: 'Units of your reserve', ask: 'Who pays for it?' },
    },
  },
  train: {
    name: 'train',
    description: 'Train specialists of your phase 4 card',
    label: 'Train',
    whole: wholes.paid,
    args: {
      training: { name: 'training', description: 'The training', ask: 'Which training?' },
      where: { name: 'where', description: 'Rampart, building or engine', ask: 'Where?', skip: 'Nowhere' },
      pay: { name: 'pay', description: 'Units of your reserve', ask: 'Who pays for it?' },
    },
  },
  ritual: {
    name: 'ritual',
    description: 'Hold a ritual of your phase 5 card, paid in goblins',
    label: 'Ritual',
    whole: wholes.ritual,
    args: {
      ritual: { name: 'ritual', description: 'The ritual', ask: 'Which ritual?' },
      where: { name: 'where', description: 'What it strikes', ask: 'Where?', skip: 'Nowhere' },
    },
  },
  special: {
    name: 'special',
    description: 'Use the special side of your card of this phase',
    label: 'Special action',
    args: {
      what: { name: 'what', description: 'Engine, tile, or how many goblins where', ask: 'With what?' },
      to: { name: 'to', description: 'Where a tile moves', ask: 'Where to?', skip: 'Nowhere' },
    },
  },
  lend: {
    name: 'lend',
    description: 'Leave an action of your card to your partner this turn',
    label: 'Lend an action',
    args: { action: { name: 'action', description: 'The action', ask: 'Which action do you lend?' } },
  },
  deploy: {
    name: 'deploy',
    description: 'Open a deployment',
    label: 'Deploy',
    args: { size: { name: 'size', description: 'Small (5) or large (7)', ask: 'Which deployment?' } },
  },
  advance: {
    name: 'advance',
    description: 'Move everybody along lanes, front to back',
    label: 'Advance',
    args: {
      lanes: { name: 'lanes', description: 'The lanes, such as fw-rw2', ask: 'Along which lanes?' },
      pick: { name: 'pick', description: 'Who goes first', ask: 'Who goes first?', skip: 'Strongest first' },
    },
  },
  march: {
    name: 'march',
    description: 'Move certain units one step',
    label: 'March',
    whole: wholes.step,
    args: {
      from: { name: 'from', description: 'Where they stand', ask: 'From where?' },
      to: { name: 'to', description: 'Where they go', ask: 'Where to?' },
      units: { name: 'units', description: 'Who goes, such as 2t1o', ask: 'Who goes?' },
    },
  },
  altar: {
    name: 'altar',
    description: 'Turn an altar towards a wall for this turn',
    label: 'Turn an altar',
    args: {
      altar: { name: 'altar', description: 'The altar', ask: 'Which altar?' },
      wall: { name: 'wall', description: 'The wall it favours', ask: 'Towards which wall?' },
    },
  },
  order: {
    name: 'order',
    description: 'Give an order to the troops at a wall',
    label: 'Give an order',
    whole: wholes.order,
    args: {
      wall: { name: 'wall', description: 'The wall', ask: 'At which wall?' },
      tile: { name: 'tile', description: 'The order', ask: 'Which order?' },
      mode: { name: 'mode', description: 'Open or secret', ask: 'Face up or face down?' },
    },
  },
  stone: {
    name: 'stone',
    description: 'Place the stone of this turn',
    label: 'Place the stone',
    args: { wall: { name: 'wall', description: 'The wall', ask: 'On which wall?' } },
  },
  work: {
    name: 'work',
    description: 'Put hourglasses on a task; the last one carries it out',
    label: 'Work',
    whole: wholes.work,
    args: {
      task: { name: 'task', description: 'The task', ask: 'Which task?' },
      hourglasses: { name: 'hourglasses', description: 'How many', ask: 'How many hourglasses?' },
      target: {
        name: 'target',
        description: 'What it is for, if this completes it',
        ask: 'For what?',
        skip: 'Not yet',
      },
      unit: { name: 'unit', description: 'Whom it takes or kills', ask: 'Whom?', skip: 'Nobody' },
    },
  },
  move: {
    name: 'move',
    description: 'Move units or a hero one step, an hourglass each',
    label: 'Move',
    whole: wholes.step,
    args: {
      from: { name: 'from', description: 'Where they stand', ask: 'From where?' },
      to: { name: 'to', description: 'Where they go', ask: 'Where to?' },
      units: { name: 'units', description: 'Who goes, such as 1v1s, or a hero', ask: 'Who goes?' },
      swap: { name: 'swap', description: 'Who comes back in exchange', ask: 'Who comes back?', skip: 'Nobody' },
    },
  },
  hero: {
    name: 'hero',
    description: 'The officer speaks or the warrior raids, once a turn',
    label: 'Hero',
    args: {
      action: { name: 'action', description: 'Speech or raid', ask: 'Speech or raid?' },
      value: { name: 'value', description: 'Hourglasses, or whom to kill', ask: 'How many hourglasses, or whom?' },
    },
  },
  disgrace: {
    name: 'disgrace',
    description: 'Give up a point of valour for a disgraceful act',
    label: 'Disgraceful act',
    args: {
      act: { name: 'act', description: 'The act', ask: 'Which act?' },
      building: { name: 'building', description: 'For To the last', ask: 'In which building?', skip: 'None' },
    },
  },
  swift: {
    name: 'swift',
    description: 'Free a task that your partner finished this turn',
    label: 'Swiftness',
    args: { task: { name: 'task', description: 'The task', ask: 'Which task?' } },
  },
  aim: {
    name: 'aim',
    description: 'Aim a weapon elsewhere',
    label: 'Aim elsewhere',
    args: {
      weapon: { name: 'weapon', description: 'The weapon', ask: 'Which weapon?' },
      target: { name: 'target', description: 'The target, or hold', ask: 'At what?' },
      count: { name: 'count', description: 'How many of them', ask: 'How many of them?', skip: 'All' },
    },
  },
  choose: {
    name: 'choose',
    description: 'Change one of the present choices',
    label: 'Change a choice',
    args: {
      item: { name: 'item', description: 'The line', ask: 'Which line?' },
      value: { name: 'value', description: 'What it shall be', ask: 'What shall it be?' },
    },
  },
  done: {
    name: 'done',
    description: 'End your part of this step; what is proposed is accepted',
    label: 'Done',
    args: {
      until: {
        name: 'until',
        description: 'Be done with every phase before this one',
        ask: 'Until which phase?',
        skip: 'Only now',
      },
    },
  },
};
