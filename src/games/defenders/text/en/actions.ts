/** Commands, options and levels. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';
import { byName, cardsNamed, journey, unnoted } from '../shared/buttons.js';

/** Dark Visions by the numbers under which the cards were seen. */
const putBack = ([first = 'none', ...others]: readonly string[] = []): string =>
  first === 'none' ? 'Discard all' : `Back on top: ${[first, ...others].join(', ')}`;

export const actions: Catalogue<Dor>['actions'] = {
  hero: {
    name: 'hero',
    description: 'Choose the hero you play',
    label: 'Choose a hero',
    args: {
      hero: {
        name: 'hero',
        description: 'A hero nobody plays',
        ask: 'Which hero will you play?',
      },
    },
  },
  move: {
    name: 'move',
    description: 'Travel on foot, mounted, through gates or by teleport',
    label: 'Move',
    whole: ([to = '', by, card]) => (by === undefined ? `Walk to ${to}` : journey('Go to', to, by, card)),
    args: {
      to: {
        name: 'to',
        description: 'Where to; nearest places first',
        ask: 'Where to?',
      },
      by: {
        name: 'by',
        description: 'How; on foot if left out',
        ask: 'How do you travel?',
        skip: 'On foot',
      },
      card: {
        name: 'card',
        description: 'The hand card that pays, if one is needed',
        ask: 'Which card do you travel with?',
      },
    },
  },
  fight: {
    name: 'fight',
    description: 'Attack all minions here (1 action)',
    label: 'Fight',
    whole: (said, { card }) => [card === undefined ? 'Fight' : 'Fireball', ...said.map(unnoted)].join(' · '),
    args: {
      at: {
        name: 'at',
        description: 'Ranger: a neighbouring location',
        ask: 'Which minions do you attack?',
        skip: 'Those here',
      },
      card: {
        name: 'card',
        description: 'Wizard: a card for a Fireball',
        ask: 'Spend a card on a Fireball?',
        skip: 'No, fight hand to hand',
      },
      bonus: {
        name: 'bonus',
        description: 'Two more dice from Find Magic Gate: against whom',
        ask: 'Use Find Magic Gate for two more dice?',
        skip: 'No, keep it',
      },
    },
  },
  attack: {
    name: 'attack',
    description: 'Start a battle with the general here (1 action)',
    label: 'Attack the general',
    whole: ([said = ''], { cards = [] }) => `Attack with ${cards.length > 1 ? `${cards.length}: ` : ''}${byName(said)}`,
    args: {
      cards: {
        name: 'cards',
        description: 'Cards by name or number, rewards by name or letter, or all',
        ask: 'Which cards and rewards do you bring?',
      },
    },
  },
  join: {
    name: 'join',
    description: 'Join the battle, or promise cards for the next one here',
    label: 'Join',
    whole: ([said = ''], { cards = [] }) =>
      cards.includes('none')
        ? 'Bring no cards'
        : `Join with ${cards.length > 1 ? `${cards.length}: ` : ''}${byName(said)}`,
    args: {
      cards: {
        name: 'cards',
        description: 'Cards by name or number, rewards by name or letter, all or none',
        ask: 'Which cards and rewards do you bring?',
      },
    },
  },
  heal: { name: 'heal', description: 'Recover life where no minions are (1 action)', label: 'Heal', args: {} },
  cleanse: {
    name: 'cleanse',
    description: 'Try to remove a crystal here (1 action)',
    label: 'Heal the land',
    whole: (said) => ['Heal the land', ...said.map(unnoted)].join(' · '),
    args: {
      card: {
        name: 'card',
        description: 'A card of the location’s colour',
        ask: 'Which card do you spend?',
        skip: 'Without a card',
      },
    },
  },
  gate: {
    name: 'gate',
    description: 'Build a Magic Gate with a card of this location (1 action)',
    label: 'Build a gate',
    args: {
      card: {
        name: 'card',
        description: 'Which card, if you hold two',
        ask: 'Which card do you spend?',
      },
    },
  },
  rumors: {
    name: 'rumors',
    description: 'At an inn, call a colour and draw (1 action)',
    label: 'Rumors',
    args: {
      colour: {
        name: 'colour',
        description: 'The colour you ask for',
        ask: 'Which colour do you ask for?',
      },
    },
  },
  quest: {
    name: 'quest',
    description: 'Work on your Quest (1 action)',
    label: 'Quest',
    args: {
      actions: {
        name: 'actions',
        description: 'Unicorn Steed: how many actions',
        ask: 'How many actions do you spend on it?',
      },
    },
  },
  play: {
    name: 'play',
    description: 'Play a special card or use a reward',
    label: 'Play a card',
    whole: ([card = '', ...targets]) => ['Play', byName(card), ...targets.map((one) => `– ${one}`)].join(' '),
    args: {
      card: {
        name: 'card',
        description: 'A special card or a reward',
        ask: 'Which card or reward?',
      },
      targets: {
        name: 'targets',
        description: 'What it is aimed at: places, heroes, a colour, as the card asks',
        ask: 'What is it aimed at?',
        skip: 'At nothing',
      },
    },
  },
  discard: {
    name: 'discard',
    description: 'Give up the cards you owe',
    label: 'Discard',
    whole: ([said = '']) => cardsNamed('Discard', said),
    args: {
      cards: {
        name: 'cards',
        description: 'The cards you give up',
        ask: 'Which cards do you give up?',
      },
    },
  },
  respond: {
    name: 'respond',
    description: 'Answer what the table asks you',
    label: 'Answer',
    whole: (said, { choice, targets }) => (choice === 'arrange' ? putBack(targets) : said.join(' – ')),
    args: {
      choice: {
        name: 'choice',
        description: 'Your answer',
        ask: 'What do you answer?',
      },
      targets: {
        name: 'targets',
        description: 'Places with what leaves them, or cards in order',
        ask: 'Where, or in which order?',
      },
    },
  },
  end: { name: 'end', description: 'End the Day', label: 'End the Day', args: {} },
  alerts: {
    name: 'alerts',
    description: 'Set how often reaction windows ask you',
    label: 'Alerts',
    args: {
      level: {
        name: 'level',
        description: 'All, important ones, or none',
        ask: 'When shall the table ask you about cards?',
      },
    },
  },
};

const onOff = { true: 'on', false: 'off' };
const numbers = (words: (n: number) => string, most: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: most + 1 }, (_, n) => [String(n), words(n)]));

export const options: Catalogue<Dor>['options'] = {
  heroesPerPlayer: { label: 'Heroes for a lone player', values: { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } },
  heroPick: { label: 'Heroes', values: { choose: 'each chooses', random: 'dealt at random' } },
  first: { label: 'Who begins', values: { random: 'at random', 1: 'seat 1', 2: 'seat 2', 3: 'seat 3', 4: 'seat 4' } },
  champion: {
    label: 'King’s Champion',
    values: onOff,
    description: 'At the end, whoever has most Quests and generals is named.',
  },
  autoSave: {
    label: 'Save the game when nobody answers',
    values: onOff,
    description: 'If a Night would end the game and its clock runs out, a card that saves it is played.',
  },
  smallerInvasion: {
    label: 'Smaller invasion',
    values: onOff,
    description: 'The land begins with 24 minions instead of 30.',
  },
  noPenalty: {
    label: 'No defeat penalty',
    values: onOff,
    description: 'A lost battle costs neither life nor cards; the general still heals.',
  },
  moreCards: {
    label: 'Three cards at the start',
    values: onOff,
    description: 'Heroes begin with three Hero cards instead of two.',
  },
  life: {
    label: 'Life of the heroes',
    description: 'Life tokens are actions as well: one more or less is felt every turn.',
    values: { printed: 'as printed', tougher: 'one more', frailer: 'one less' },
  },
  overrunsAtSetUp: {
    label: 'Overruns at set-up',
    values: onOff,
    description: 'No first card is set aside because a place is full: overruns and crystals at once.',
  },
  fewerSpecials: {
    label: 'Special cards removed',
    description: 'Taken at random, they leave the game before it starts, and are shown.',
    values: numbers((n) => (n === 0 ? 'none' : String(n)), 6),
  },
  fewerLulls: {
    label: 'All Is Quiet cards removed',
    description: 'With fewer lulls, fewer Nights leave the land in peace.',
    values: numbers((n) => (n === 0 ? 'none' : String(n)), 3),
  },
  smallSupply: {
    label: 'Only 20 minions a colour',
    values: onOff,
    description: 'A colour that is used up loses the game: 20 minions of each instead of 25.',
  },
};

export const presets: Catalogue<Dor>['presets'] = {
  knight: { label: 'Knight', description: 'The game as printed' },
  page: { label: 'Page', description: 'For first games: smaller invasion, more cards, tougher heroes' },
  squire: { label: 'Squire', description: 'Three cards at the start' },
  champion: { label: 'Champion', description: 'Two special cards and two lulls fewer' },
  legend: {
    label: 'Legend',
    description: 'Overruns at set-up, four special cards and all lulls gone',
  },
};
