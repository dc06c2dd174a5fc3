/** Which icon, shape, letter and colour stands for what in Stronghold (13.3). */
import { ownSide } from '../../src/games/stronghold/rules/seats.js';
import {
  type Equipment,
  type FrontAction,
  type Hero,
  type OrderTile,
  type PathPiece,
  type Quarter,
  type RampartTraining,
  type Special,
  type Task,
  type Team,
  type Thrower,
  type Unit,
  teams,
} from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import type { Locale, Seat } from '../../src/kernel/index.js';
import type { UnitLook } from '../kit/clusters.js';
import { type Mark, colours, unsettledMark } from '../kit/palette.js';
import type { LobbyMark } from '../renderer.js';
import { text } from './text.js';

const horde = { colour: colours.vermilion } as const;
const garrison = { colour: colours.blue, rim: colours.chalk } as const;

/** The letters are the same in both languages, and those of the notation that players type. */
export const unitLook: Record<Unit, UnitLook> = {
  troll: { ...horde, shape: 'hexagon', sign: 'T', strength: 3 },
  orc: { ...horde, shape: 'square', sign: 'O', strength: 2 },
  goblin: { ...horde, shape: 'triangle', sign: 'G', strength: 1 },
  veteran: { ...garrison, shape: 'star', sign: 'V', strength: 3 },
  soldier: { ...garrison, shape: 'pentagon', sign: 'S', strength: 2 },
  archer: { ...garrison, shape: 'disc', sign: 'A', strength: 1 },
};

export const heroIcon: Record<Hero, string> = { officer: 'rank-3', warrior: 'crossed-swords' };
export const throwerIcon: Record<Thrower, string> = {
  ballista: 'crossbow',
  catapult: 'catapult',
  trebuchet: 'trebuchet',
};
export const equipmentIcon: Record<Equipment, string> = {
  banner: 'knight-banner',
  ladders: 'ladder',
  ropes: 'rope-coil',
  sap: 'dig-hole',
  bridge: 'wooden-door',
  shields: 'shield',
  poison: 'poison-bottle',
};
export const trainingIcon: Record<RampartTraining, string> = {
  quartermaster: 'backpack',
  'trench-master': 'trench-spade',
  'marksman-master': 'archery-target',
  drover: 'whip',
};
export const actionIcon: Record<FrontAction, string> = {
  ...throwerIcon,
  ...equipmentIcon,
  ...trainingIcon,
  altar: 'stone-block',
  mantlet: 'wooden-pier',
  ram: 'siege-ram',
  'siege-tower': 'siege-tower',
  gunner: 'artillery-shell',
  saboteur: 'cloak-dagger',
  tamer: 'raise-zombie',
  bloodstones: 'gems',
  possession: 'evil-eyes',
  fire: 'flame',
  spectres: 'spectre',
  terror: 'terror',
  gale: 'wind-slap',
  accident: 'spill',
};
export const specialIcon: Record<Special, string> = {
  'all-out-assault': 'sprint',
  'precise-shot': 'on-target',
  'move-equipment': 'cycle',
  'move-training': 'cycle',
  'cheat-death': 'raise-zombie',
};
export const orderIcon: Record<OrderTile, string> = {
  'goblin-fury': 'goblin-head',
  'exploding-orcs': 'fire-bomb',
  'trolls-call': 'troll',
  bluff: 'card-joker',
};
export const pieceIcon: Record<PathPiece, string> = {
  bridge: 'wooden-door',
  'goblin-trap': 'wolf-trap',
  'troll-trap': 'spiked-trunk',
};
export const taskIcon: Record<Task, string> = {
  cannon: 'cannon',
  'cauldron-troll': 'troll',
  'cauldron-orc': 'orc-head',
  'cauldron-goblin': 'goblin-head',
  hook: 'grapple',
  platform: 'wood-beam',
  'gate-repair': 'gate',
  timber: 'wooden-fence',
  'goblin-trap': 'wolf-trap',
  'troll-trap': 'spiked-trunk',
  'damage-engine': 'broken-axe',
  'tower-raid': 'siege-tower',
  blessing: 'holy-symbol',
  glare: 'sunbeams',
  sniper: 'archery-target',
  countermand: 'cancel',
  'make-soldier': 'swordman',
  'make-veteran': 'visored-helm',
  hunt: 'cloak-dagger',
};
export const quarterIcon: Record<Quarter, string> = {
  forge: 'anvil',
  workshop: 'hammer-nails',
  scouts: 'spyglass',
  cathedral: 'church',
  barracks: 'barracks',
  guards: 'guards',
  'honour-guard': 'laurels',
  hospital: 'hospital-cross',
  courtyard: 'castle',
};
export const teamIcon: Record<Team, string> = { invaders: 'horned-helm', defenders: 'shield' };
export const teamColour: Record<Team, string> = { invaders: colours.vermilion, defenders: colours.blue };
/** Hourglasses: of nobody in particular, of the sun's, of the moon's. */
export const sandColour = { plain: colours.purple, sun: colours.yellow, moon: colours.sky } as const;

/** Sides tell their seats apart by colour and shape; partners by the letter of their side. */
export function seatMarkOf(view: View, seat: Seat, locale: Locale): Mark {
  const player = view.players[seat];
  const team = player?.team ?? 'invaders';
  const side = player && ownSide(player);
  return { ...teamMark(team, locale), ...(side ? { sign: text[locale].sideLetter[side] } : {}) };
}
export function teamMark(team: Team, locale: Locale): Mark {
  return {
    colour: teamColour[team],
    shape: team === 'invaders' ? 'star' : 'pentagon',
    sign: text[locale].teamLetter[team],
  };
}
/** In the lobby only a wish says on which side somebody will be. */
export const lobbyMark: LobbyMark = (seat, wish, locale) => {
  const team = teams.find((one) => wish !== null && one.startsWith(wish.split('-', 1)[0] ?? ''));
  return team ? teamMark(team, locale) : unsettledMark(seat);
};
