/** Which icon, colour and letter stands for what in Orcs Orcs Orcs. */
import {
  type BonusAction,
  type CardCode,
  type Category,
  type Colour,
  type Element,
  type FateRule,
  type Kind,
  type MissionId,
  type Power,
  type Terrain,
  type ToadlingKind,
  type UpgradeEffect,
  colours as mageColours,
} from '../../src/games/orcs-orcs-orcs/types/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { type Mark, colours, unsettledMark } from '../kit/palette.js';
import type { LobbyMark } from '../renderer.js';
import { text } from './text.js';

export const kindIcon: Record<Kind, string> = {
  goblin: 'goblin-head',
  orc: 'orc-head',
  shaman: 'ceremonial-mask',
  rider: 'wolf-head',
  golem: 'rock-golem',
  chief: 'crowned-skull',
  croc: 'croc-jaws',
  toad: 'toad-teeth',
  bomber: 'unlit-bomb',
};

/** Colour goes with a shape: weak and strong are shields (the strong larger and light), mighty are hexagons. */
export const categoryColour: Record<Category, string> = {
  weak: colours.green,
  strong: colours.yellow,
  mighty: colours.purple,
};

export const powerIcon: Record<Power, string> = {
  'extra-draw': 'card-pickup',
  'immutable-rules': 'scales',
  'hand-change': 'card-burn',
  'extra-action': 'sprint',
  'no-loss': 'shield',
  poisoner: 'poison-bottle',
};

export const ruleIcon: Record<FateRule, string> = {
  'plus-one-hp': 'health-increase',
  'no-study': 'closed-doors',
  'no-teleport': 'anchor',
  'no-bonus-powers': 'broken-skull',
  'three-spells': 'card-discard',
  'spell-exchange': 'card-exchange',
};

export const elementLook: Record<Element, { icon: string; colour: string }> = {
  // Not the vermilion of danger and of the red seat.
  F: { icon: 'flame', colour: '#a61e2d' },
  E: { icon: 'peaks', colour: '#8c510a' },
  W: { icon: 'snowflake-2', colour: colours.blue },
  L: { icon: 'power-lightning', colour: colours.orange },
};

export const cardIcon: Record<CardCode, string> = {
  smash: 'gavel',
  zap: 'focused-lightning',
  'cold-snap': 'ice-bolt',
  'fire-spark': 'small-fire',
  fireball: 'fireball',
  'lightning-bolt': 'lightning-storm',
  earthquake: 'earth-crack',
  'ice-storm': 'snowing',
  switch: 'cycle',
  replenish: 'card-draw',
  'magic-bonds': 'crossed-chains',
  voodoo: 'voodoo-doll',
  'book-fe': 'spell-book',
  'book-ew': 'spell-book',
  'book-wl': 'spell-book',
  'book-lf': 'spell-book',
  wisdom: 'brain',
  poison: 'poison-bottle',
};

export const upgradeIcon: Record<UpgradeEffect, string> = { teleport: 'teleport', draw: 'card-pickup' };

export const bonusIcon: Record<BonusAction | ToadlingKind, string> = {
  'draw-card': 'card-pickup',
  'one-more-action': 'sprint',
  'magic-energy': 'sparkles',
  'common-discard': 'card-discard',
  weaken: 'broken-heart',
};

export const terrainLook: Record<Terrain, { icon: string; sign: string; fill: string; ink: string }> = {
  vegetation: { icon: 'three-leaves', sign: '−1', fill: '#2c4a3c', ink: '#4f7d63' },
  stones: { icon: 'stone-pile', sign: '+1', fill: '#4a4f58', ink: '#7b838f' },
  road: { icon: 'fast-forward-button', sign: '»', fill: '#54483a', ink: '#8f7b5f' },
};

export const missionIcon: Record<MissionId, string> = {
  'weak-hunter': 'goblin-head',
  'strong-hunter': 'wolf-head',
  'mighty-hunter': 'crowned-skull',
  'fine-bag': 'swap-bag',
  'full-sets': 'three-friends',
  'power-seeker': 'upgrade',
  'top-hunter': 'trophy',
  scholar: 'spell-book',
};

/** A mage's colour keeps its name and takes the nearest safe colour, with a shape and a letter. */
const mageLook: Record<Colour, Omit<Mark, 'sign'>> = {
  blue: { colour: colours.blue, shape: 'disc' },
  green: { colour: colours.green, shape: 'square' },
  red: { colour: colours.vermilion, shape: 'star' },
  yellow: { colour: colours.yellow, shape: 'hexagon' },
};
export function mageMark(colour: Colour, locale: Locale): Mark {
  return { ...mageLook[colour], sign: text[locale].letters[colour] };
}

/** Who wishes for a colour will have it; the others' are dealt when the game begins (S2). */
export const lobbyMark: LobbyMark = (seat, wish, locale) => {
  const colour = mageColours.find((one) => one === wish);
  return colour ? mageMark(colour, locale) : unsettledMark(seat);
};
