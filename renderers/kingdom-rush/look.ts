/** Which icon, colour, shape and texture stands for what. */
import type {
  Band,
  Colour,
  Damage,
  Element,
  EnvTile,
  EventId,
  FlowerType,
  HeroId,
  ModifierId,
  Phase,
  Printed,
  SiteColour,
  Species,
  TowerType,
  Trait,
} from '../../src/games/kingdom-rush/types/index.js';
import type { Locale, Seat } from '../../src/kernel/index.js';
import type { TextureStyle } from '../kit/hatching.js';
import { type Mark, colours } from '../kit/palette.js';
import type { LobbyMark } from '../renderer.js';
import { text } from './text.js';

const siteLook: Record<SiteColour, Omit<Mark, 'sign'>> = {
  R: { colour: colours.vermilion, shape: 'star' },
  B: { colour: colours.blue, shape: 'disc' },
  Y: { colour: colours.yellow, shape: 'hexagon' },
  G: { colour: colours.green, shape: 'square' },
  W: { colour: '#ffffff', shape: 'disc' },
};
export function siteMark(colour: SiteColour, locale: Locale): Mark {
  return { ...siteLook[colour], sign: text[locale].letters[colour] };
}

/** Seats take the colours in this order. */
const seatColours: readonly Colour[] = ['R', 'B', 'Y', 'G'];
export function seatMarkIn(locale: Locale): (seat: Seat) => Mark {
  return (seat) => siteMark(seatColours[seat] ?? 'R', locale);
}
export const lobbyMark: LobbyMark = (seat, _wish, locale) => seatMarkIn(locale)(seat);

export const towerIcon: Record<TowerType, string> = {
  archers: 'high-shot',
  mages: 'wizard-staff',
  artillery: 'cannon',
  soldiers: 'crossed-swords',
};

export const heroIcon: Record<HeroId, string> = {
  alric: 'visored-helm',
  bruxa: 'voodoo-doll',
  elora: 'snowflake-2',
  dierdre: 'fairy',
  saitam: 'fist',
};

export const damageLook: Record<Damage, { colour: string; texture?: TextureStyle; icon: string }> = {
  physical: {
    colour: colours.lightStone,
    icon: 'gladius',
    texture: { texture: 'slanted', ink: '#6c7786', ground: colours.lightStone, step: 12 },
  },
  magic: {
    colour: colours.sky,
    icon: 'magic-swirl',
    texture: { texture: 'dots', ink: '#1b6a9c', ground: colours.sky, step: 12 },
  },
  true: { colour: colours.purple, icon: 'fire-dash' },
};

export const bandLook: Record<Band, Mark> = {
  green: { colour: colours.green, shape: 'disc', sign: '' },
  blue: { colour: colours.blue, shape: 'square', sign: '' },
  red: { colour: colours.vermilion, shape: 'triangle', sign: '' },
  violet: { colour: colours.purple, shape: 'diamond', sign: '' },
  silver: { colour: '#d6dbe2', shape: 'disc', sign: '' },
  gold: { colour: colours.brass, shape: 'star', sign: '' },
  boss: { colour: colours.yellow, shape: 'hexagon', sign: '' },
};

const goblin = 'goblin-head';
const orc = 'orc-head';
const gnoll = 'hound';
const wolf = 'wolf-head';
const shaman = 'totem-head';
export const speciesIcon: Record<Species, string> = {
  ...{ 'goblin-looters': goblin, 'goblin-torchers': goblin, 'shielded-goblins': goblin },
  ...{ 'orc-scouts': orc, 'orc-raiders': orc, 'armoured-orcs': orc, 'iron-orcs': orc, 'orc-warband': orc },
  ...{ 'warded-gnolls': gnoll, 'gnoll-pack': gnoll, 'hexed-gnolls': gnoll, 'spirit-gnolls': gnoll },
  ...{ 'wolf-riders': wolf, 'worg-pack': wolf, 'dire-worgs': wolf },
  ...{ 'storm-bats': 'evil-bat', 'harpy-flight': 'harpy', 'roc-flight': 'eagle-head' },
  ...{ 'gnoll-shaman': gnoll, 'orc-shamans': orc, 'shaman-circle': shaman },
  ...{ 'ogre-vanguard': 'ogre', 'stone-troll': 'troll', 'shade-giant': 'giant', 'twin-ogres': 'ogre' },
  ...{ 'air-elemental': 'whirlwind', 'fire-elemental': 'flame', 'earth-elemental': 'rock-golem' },
  ...{ 'water-elemental': 'water-splash', zephyra: 'tornado', pyrrax: 'daemon-skull', gravhul: 'metal-golem-head' },
  ...{ maelisse: 'sea-serpent', leviathan: 'giant-squid', primarch: 'hydra' },
};
export const shamanIcon = shaman;
export const magicOnlyIcon = 'magic-shield';
export const physicalOnlyIcon = 'crystal-shine';

export const traitIcon: Record<Trait, string> = {
  fast: 'wingfoot',
  flying: 'feathered-wing',
  burning: 'flame',
  regenerating: 'health-increase',
};

export const envLook: Record<EnvTile, { icon: string; fill: string; ink: string }> = {
  volcano: { icon: 'volcano', fill: '#3b2722', ink: '#e69f00' },
  cyclone: { icon: 'tornado', fill: '#3c4652', ink: '#c9d4e0' },
  fissure: { icon: 'earth-crack', fill: '#2b241f', ink: '#b89b62' },
  pool: { icon: 'at-sea', fill: '#16303f', ink: '#56b4e9' },
  rift: { icon: 'portal', fill: '#35283d', ink: '#cc79a7' },
};

export const flowerLook: Record<FlowerType, { icon: string; colour: string }> = {
  'flower-magic': { icon: 'flower-twirl', colour: colours.sky },
  'flower-heart': { icon: 'heart-plus', colour: '#f2a0a0' },
  'flower-ember': { icon: 'fireflake', colour: colours.orange },
  'flower-root': { icon: 'plant-roots', colour: '#8fd3b6' },
  'flower-sun': { icon: 'sunflower', colour: colours.yellow },
};

export const modifierIcon: Record<ModifierId, string> = {
  'mod-artillery': 'cannon-ball',
  'mod-single': 'arrow-flights',
  'mod-true': 'fire-dash',
  'mod-perfect': 'archery-target',
  'mod-soldier': 'swordman',
  'mod-site': 'stone-block',
  'mod-bloom': 'flower-emblem',
  'mod-roots': 'plant-roots',
  'mod-turntable': 'cycle',
  'mod-bounty': 'two-coins',
};

const elementIcon: Record<Element, string> = {
  air: 'whirlwind',
  fire: 'flame',
  earth: 'rock-golem',
  water: 'water-splash',
};

/** What the scenario prints of a card in a pile. */
export function printedLook(printed: Printed): { band: Mark; icon?: string } {
  if (printed === 'champion') return { band: bandLook.gold, icon: 'crown' };
  if (printed === 'card') return { band: { colour: colours.parchmentShade, shape: 'square', sign: '' } };
  if (printed in elementIcon) return { band: bandLook.silver, icon: elementIcon[printed as Element] };
  if (printed in bandLook) return { band: bandLook[printed as Band] };
  return { band: { colour: colours.parchment, shape: 'diamond', sign: '' }, icon: eventIcon(printed as EventId) };
}

function eventIcon(event: EventId): string {
  return event === 'ev-01' || event === 'ev-02' ? 'present' : 'hazard-sign';
}

export const phaseIcon: Record<Exclude<Phase, 0>, string> = {
  1: 'spawn-node',
  2: 'stone-tower',
  3: 'crossed-swords',
  4: 'walking-boot',
  5: 'card-pickup',
  6: 'two-coins',
};
