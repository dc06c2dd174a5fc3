/** Which icon, colour and shape stands for what in Defenders of the Realm. */
import type { GeneralId } from '../../src/games/defenders/content/generals.js';
import type { HeroId } from '../../src/games/defenders/content/heroes.js';
import type { TravelIcon } from '../../src/games/defenders/content/location-cards.js';
import type { Colour } from '../../src/games/defenders/content/peoples.js';
import type { RewardKind } from '../../src/games/defenders/content/quests.js';
import type { SpecialKind } from '../../src/games/defenders/content/special-cards.js';
import type { Phase, SlotNo, View } from '../../src/games/defenders/types/index.js';
import { type Mark, colours } from '../kit/palette.js';
import type { SeatShape } from '../kit/shapes.js';

/** Colour goes with a shape and an icon; the Undead's black wears a light rim. */
export type PeopleLook = { colour: string; rim: string; shape: SeatShape; icon: string };
export const peopleLook: Record<Colour, PeopleLook> = {
  red: { colour: colours.vermilion, rim: colours.night, shape: 'star', icon: 'daemon-skull' },
  blue: { colour: colours.blue, rim: colours.night, shape: 'disc', icon: 'dragon-head' },
  green: { colour: colours.green, rim: colours.night, shape: 'square', icon: 'orc-head' },
  black: { colour: '#1b1b1b', rim: colours.chalk, shape: 'cross', icon: 'skull-crossed-bones' },
};

/** City, inns and special cards. */
export const purple = colours.purple;
export const crystalColour = '#b57edc';
export const gateColour = colours.sky;

export const generalIcon: Record<GeneralId, string> = {
  balazarg: 'diablo-skull',
  sapphire: 'spiked-dragon-head',
  gorgutt: 'brutal-helm',
  varkolak: 'vampire-dracula',
};

export const heroIcon: Record<HeroId, string> = {
  cleric: 'holy-symbol',
  dwarf: 'dwarf-face',
  'eagle-rider': 'eagle-emblem',
  paladin: 'templar-shield',
  ranger: 'bow-arrow',
  rogue: 'cloak-dagger',
  sorceress: 'crystal-ball',
  wizard: 'wizard-staff',
};

export const phaseIcon: Record<Phase, string> = {
  'set-up': 'scroll-unfurled',
  start: 'sunrise',
  day: 'sun',
  'end-of-day': 'sunset',
  evening: 'sunset',
  night: 'night-sky',
  'end-of-turn': 'night-sky',
  over: 'castle',
};

export const travelIcon: Record<TravelIcon, string> = {
  gate: 'magic-portal',
  horse: 'horse-head',
  eagle: 'eagle-emblem',
};

export const specialIcon: Record<SpecialKind, string> = {
  'magic-gate': 'magic-portal',
  'hammer-of-valor': 'flat-hammer',
  'spell-of-purity': 'crystal-shine',
  'elven-archers': 'elf-helmet',
  'battle-strategy': 'battle-gear',
  'all-is-quiet': 'night-sleep',
  'battle-luck': 'rolling-dices',
  'battle-fury': 'enrage',
  'local-information': 'beer-stein',
  'kings-guard-attack': 'guards',
  'cavalry-sweep': 'cavalry',
  'dark-visions': 'third-eye',
  'militia-secures-area': 'pitchfork',
  'strong-defenses': 'stone-wall',
  'spy-in-the-camp': 'spy',
};

export const rewardIcon: Record<RewardKind, string> = {
  amulet: 'gem-pendant',
  boots: 'winged-leg',
  helm: 'visored-helm',
  banner: 'flying-flag',
  steed: 'unicorn',
  'crystal-of-light': 'crystal-shine',
  'ancient-tree': 'tree-face',
  blessing: 'angel-wings',
  gryphons: 'griffin-symbol',
  'gate-dice': 'perspective-dice-six-faces-random',
  militia: 'pitchfork',
  raids: 'night-sleep',
  hunter: 'human-target',
  envoy: 'discussion',
  'draw-four': 'card-draw',
  scouting: 'spyglass',
};

/** Of the seats' colours and shapes those that no people has, so that a hero is never taken for an enemy. */
const heroMarks: readonly Mark[] = [
  { colour: colours.sky, shape: 'pentagon', sign: '1' },
  { colour: colours.orange, shape: 'triangle', sign: '2' },
  { colour: colours.yellow, shape: 'hexagon', sign: '3' },
  { colour: colours.purple, shape: 'diamond', sign: '4' },
];

function markNo(index: number): Mark {
  const mark = heroMarks[index % heroMarks.length];
  if (!mark) throw new Error(`no mark for ${index}`);
  return mark;
}

export function seatMarkOf(seat: number): Mark {
  return markNo(seat);
}

/** By seat; where one player leads several heroes, by the order of play. */
export function heroMark(view: Pick<View, 'heroes'>, slot: SlotNo): Mark {
  const hero = view.heroes[slot];
  const shared = hero && view.heroes.some((other) => other !== hero && other.seat === hero.seat);
  return markNo(hero && !shared ? hero.seat : slot);
}
