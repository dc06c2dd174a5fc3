/** Commands, options and levels. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';

export const actions: Catalogue<Dor>['actions'] = {
  hero: {
    name: 'hero',
    description: 'Choose the hero you play',
    label: 'Choose a hero',
    args: { hero: { name: 'hero', description: 'A hero nobody plays' } },
  },
  move: {
    name: 'move',
    description: 'Travel on foot, mounted, through gates or by teleport',
    label: 'Move',
    args: {
      to: { name: 'to', description: 'Where to; nearest places first' },
      by: { name: 'by', description: 'How; on foot if left out' },
      card: { name: 'card', description: 'The hand card that pays, if one is needed' },
    },
  },
  fight: {
    name: 'fight',
    description: 'Attack all minions here (1 action)',
    label: 'Fight',
    args: {
      at: { name: 'at', description: 'Ranger: a neighbouring location' },
      card: { name: 'card', description: 'Wizard: a card for a Fireball' },
      bonus: { name: 'bonus', description: 'Find Magic Gate: two colour letters for two more dice' },
    },
  },
  attack: {
    name: 'attack',
    description: 'Start a battle with the general here (1 action)',
    label: 'Attack the general',
    args: { cards: { name: 'cards', description: 'Card numbers and reward letters, or all' } },
  },
  join: {
    name: 'join',
    description: 'Join the battle, or promise cards for the next one here',
    label: 'Join',
    args: { cards: { name: 'cards', description: 'Card numbers and reward letters, all or none' } },
  },
  heal: { name: 'heal', description: 'Recover life where no minions are (1 action)', label: 'Heal', args: {} },
  cleanse: {
    name: 'cleanse',
    description: 'Try to remove a crystal here (1 action)',
    label: 'Heal the land',
    args: { card: { name: 'card', description: 'A card of the location’s colour' } },
  },
  gate: {
    name: 'gate',
    description: 'Build a Magic Gate with a card of this location (1 action)',
    label: 'Build a gate',
    args: { card: { name: 'card', description: 'Which card, if you hold two' } },
  },
  rumors: {
    name: 'rumors',
    description: 'At an inn, call a colour and draw (1 action)',
    label: 'Rumors',
    args: { colour: { name: 'colour', description: 'The colour you ask for' } },
  },
  quest: {
    name: 'quest',
    description: 'Work on your Quest (1 action)',
    label: 'Quest',
    args: { actions: { name: 'actions', description: 'Unicorn Steed: how many actions' } },
  },
  play: {
    name: 'play',
    description: 'Play a special card or use a reward',
    label: 'Play a card',
    args: {
      card: { name: 'card', description: 'A special card by number or a reward by letter' },
      targets: { name: 'targets', description: 'What it is aimed at, e.g. wolf-pass=rb' },
    },
  },
  discard: {
    name: 'discard',
    description: 'Give up the cards you owe',
    label: 'Discard',
    args: { cards: { name: 'cards', description: 'Numbers of the cards' } },
  },
  respond: {
    name: 'respond',
    description: 'Answer what the table asks you',
    label: 'Answer',
    args: {
      choice: { name: 'choice', description: 'Your answer' },
      targets: { name: 'targets', description: 'Places with letters, or card numbers in order' },
    },
  },
  end: { name: 'end', description: 'End the Day', label: 'End the Day', args: {} },
  alerts: {
    name: 'alerts',
    description: 'Set how often reaction windows ask you',
    label: 'Alerts',
    args: { level: { name: 'level', description: 'All, important ones, or none' } },
  },
};

const onOff = { true: 'on', false: 'off' };
const numbers = (words: (n: number) => string, most: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: most + 1 }, (_, n) => [String(n), words(n)]));

export const options: Catalogue<Dor>['options'] = {
  heroesPerPlayer: { label: 'Heroes for a lone player', values: { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } },
  heroPick: { label: 'Heroes', values: { choose: 'each chooses', random: 'dealt at random' } },
  first: { label: 'Who begins', values: { random: 'at random', 1: 'seat 1', 2: 'seat 2', 3: 'seat 3', 4: 'seat 4' } },
  champion: { label: 'King’s Champion', values: onOff },
  autoSave: { label: 'Save the game when nobody answers', values: onOff },
  smallerInvasion: { label: 'E1 Smaller invasion', values: onOff },
  noPenalty: { label: 'E2 No defeat penalty', values: onOff },
  moreCards: { label: 'E3 Three cards at the start', values: onOff },
  life: {
    label: 'E4 / H2 Life of the heroes',
    values: { printed: 'as printed', tougher: 'E4: one more', frailer: 'H2: one less' },
  },
  overrunsAtSetUp: { label: 'H1 Overruns at set-up', values: onOff },
  fewerSpecials: {
    label: 'H3 Special cards removed',
    values: numbers((n) => (n === 0 ? 'none' : String(n)), 6),
  },
  fewerLulls: { label: 'H4 All Is Quiet cards removed', values: numbers((n) => (n === 0 ? 'none' : String(n)), 3) },
  smallSupply: { label: 'H5 Only 20 minions a colour', values: onOff },
};

export const presets: Catalogue<Dor>['presets'] = {
  knight: { label: 'Knight', description: 'The game as printed' },
  page: { label: 'Page', description: 'Smaller invasion, more cards, tougher heroes (E1, E3, E4)' },
  squire: { label: 'Squire', description: 'Three cards at the start (E3)' },
  champion: { label: 'Champion', description: 'Two special cards and two lulls fewer (H3:2, H4:2)' },
  legend: {
    label: 'Legend',
    description: 'Overruns at set-up, four special cards and all lulls gone (H1, H3:4, H4:3)',
  },
};
