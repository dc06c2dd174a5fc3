/** English: how players say it. */
import type { Catalogue } from '../../../../kernel/index.js';
import { capital } from '../../../../pieces/wording/index.js';
import type { Facing, Kru } from '../../types/index.js';
import { cardName } from '../shared/naming.js';
import { joined, tilesText } from '../shared/tiles.js';
import { words } from './phrases.js';

const plan = {
  name: 'plan',
  description: 'Tile by tile: h3:b2-b3 h4:a1, or #1 for the first suggestion',
  ask: 'What goes where?',
};
const cell = { name: 'cell', description: 'Top-left cell of the 2×2 figure', ask: 'On which four cells? (top left)' };

/** Two whole moves may differ in nothing else. */
const towards = (facing?: string): string => (facing ? ` (${words.names.facings[facing as Facing]})` : '');

export const actions: Catalogue<Kru>['actions'] = {
  hero: {
    name: 'hero',
    description: 'Choose your hero; solo also the secondary ones',
    label: 'Choose a hero',
    args: { name: { name: 'name', description: 'A hero nobody has', ask: 'Which hero?' } },
  },
  ability: {
    name: 'ability',
    description: 'Take your ability tiles',
    label: 'Take ability tiles',
    args: {
      first: { name: 'first', description: 'The first tile', ask: 'Which ability tile?' },
      second: { name: 'second', description: 'The second tile', ask: 'And which second one?', skip: 'No second one' },
    },
  },
  deal: {
    name: 'deal',
    description: 'Change the deal of starting towers',
    label: 'Change the deal',
    args: {
      card: { name: 'card', description: 'A starting tower', ask: 'Which starting tower?' },
      change: { name: 'change', description: 'Give it, upgrade it, surrender it', ask: 'What becomes of it?' },
      seat: { name: 'seat', description: 'Who gets it', ask: 'Who gets it?', skip: 'Stays' },
    },
  },
  tower: {
    name: 'tower',
    description: 'Play a tower and attack with it',
    label: 'Play a tower',
    whole: ([card = ''], { site = '', facing, plan: tiles }) =>
      joined(`${card} → ${site}${towards(facing)}`, tilesText(tiles)),
    args: {
      card: { name: 'card', description: 'A tower of your hand', ask: 'Which tower?' },
      site: { name: 'site', description: 'A site of your colour or a white one', ask: 'On which site?' },
      facing: { name: 'facing', description: 'N, E, S or W', ask: 'Which way does it face?' },
      plan: { ...plan, skip: 'Without a target' },
    },
  },
  pass: {
    name: 'pass',
    description: 'Pass a tower on, one level higher if you like',
    label: 'Pass a tower',
    whole: ([card = '', to = '', upgrade = '']) => `${card} → ${to} (${upgrade})`,
    args: {
      card: { name: 'card', description: 'A tower of your hand', ask: 'Which tower?' },
      to: { name: 'to', description: 'Who finds it next round', ask: 'To whom?' },
      upgrade: { name: 'upgrade', description: 'One level higher?', ask: 'Upgrade it?' },
    },
  },
  move: {
    name: 'move',
    description: 'Begin your hero’s activation with a move or a turn',
    label: 'Move',
    args: {
      to: { name: 'to', description: 'Where to', ask: 'Where to?', skip: 'Only turn' },
      cell: { ...cell, skip: 'No horde there' },
      facing: { name: 'facing', description: 'N, E, S or W', ask: 'Facing where?', skip: 'As before' },
      via: { name: 'via', description: 'The spaces of the way', ask: 'By which way?', skip: 'The best way' },
    },
  },
  flower: {
    name: 'flower',
    description: 'Use a flower your hero has crossed',
    label: 'Use a flower',
    args: {
      at: { name: 'at', description: 'The flower’s space', ask: 'Which flower?' },
      plan: { ...plan, skip: 'Without a target' },
    },
  },
  act: {
    name: 'act',
    description: 'Your hero attacks, uses an ability or rests',
    label: 'Hero acts',
    whole: ([what = ''], { to, facing, plan: tiles }) =>
      joined(`${capital(to === undefined ? what : `${what} → ${to}`)}${towards(facing)}`, tilesText(tiles)),
    args: {
      what: {
        name: 'what',
        description: 'basic, an ability, rest, objective or skulls',
        ask: 'What does your hero do?',
      },
      target: { name: 'target', description: 'A tower, a hero or hordes', ask: 'For whom?', skip: 'Nobody' },
      to: { name: 'to', description: 'Where to first', ask: 'Move first? Where to?', skip: 'Stay here' },
      cell: { ...cell, skip: 'No horde there' },
      facing: { name: 'facing', description: 'N, E, S or W', ask: 'Facing where?', skip: 'As before' },
      plan: { ...plan, skip: 'Without a target' },
    },
  },
  second: {
    name: 'second',
    description: 'Solo: a secondary hero comes in',
    label: 'Secondary hero',
    whole: ([hero = ''], { to = '', facing, plan: tiles }) =>
      joined(`${hero} → ${to}${towards(facing)}`, tilesText(tiles)),
    args: {
      hero: { name: 'hero', description: 'A secondary hero not used yet', ask: 'Which secondary hero?' },
      to: { name: 'to', description: 'Any space where a move may end', ask: 'Where to?' },
      cell: { ...cell, skip: 'No horde there' },
      facing: { name: 'facing', description: 'N, E, S or W', ask: 'Facing where?' },
      plan: { ...plan, skip: 'Without a target' },
    },
  },
  choose: {
    name: 'choose',
    description: 'Answer the question that is open',
    label: 'Answer',
    whole: (said) => (said.length === 0 ? 'Answer' : said.join(' – ')),
    args: {
      option: { name: 'option', description: 'One of the options', ask: 'Which one?', skip: 'Place it' },
      plan: { ...plan, skip: 'Nothing to place' },
    },
  },
  buy: {
    name: 'buy',
    description: 'Buy a tower from the shared treasure',
    label: 'Buy a tower',
    whole: ([tower = '', buyer = '']) => (buyer === '' ? tower : `${tower} → ${buyer}`),
    args: {
      tower: { name: 'tower', description: 'Level 1 costs 2 diamonds, level 2 costs 3', ask: 'Which tower?' },
      seat: { name: 'seat', description: 'For whom', ask: 'For whom?', skip: 'For me' },
    },
  },
  modify: {
    name: 'modify',
    description: 'Buy a modifier for a tower (2 gold)',
    label: 'Buy a modifier',
    whole: ([, card = ''], { modifier }) => `${cardName(words, modifier ?? '')} → ${card}`,
    args: {
      modifier: { name: 'modifier', description: 'A modifier still in the shop', ask: 'Which modifier?' },
      card: { name: 'card', description: 'A tower that can take it', ask: 'On which tower?' },
    },
  },
  ready: {
    name: 'ready',
    description: 'You are done with this phase',
    label: 'Ready',
    args: { on: { name: 'on', description: 'yes or no', ask: 'Ready?', skip: 'Yes' } },
  },
};

export const lookupTexts = {
  horde: {
    name: 'horde',
    description: 'One horde in large',
    label: 'A horde',
    args: { tag: { name: 'tag', description: 'Which horde', ask: 'Which horde?' } },
  },
  card: {
    name: 'card',
    description: 'What a tower, hero, ability, modifier or flower does',
    label: 'A card',
    args: { card: { name: 'card', description: 'Which card', ask: 'Which card?' } },
  },
  space: {
    name: 'space',
    description: 'What is on one space of the board',
    label: 'A space',
    args: { at: { name: 'at', description: 'Which space', ask: 'Which space?' } },
  },
};
