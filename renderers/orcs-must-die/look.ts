/** Which icon, colour and shape stands for what in Orcs Must Die. */
import type { TrapId } from '../../src/games/orcs-must-die/content/traps.js';
import type {
  BossId,
  DieId,
  EquipmentType,
  HeroId,
  Kind,
  Level,
  NamedBossId,
  Side,
  Siege,
  TileType,
} from '../../src/games/orcs-must-die/types/index.js';
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import type { Seat } from '../../src/kernel/index.js';
import { type Mark, colours, seatMark } from '../kit/palette.js';

/** Results of dice and traps. */
export const resultIcon: Record<string, string> = {
  S: 'broadsword',
  V: 'sprint',
  B: 'brain',
  K: 'lightning-trio',
  T: 'knocked-out-stars',
  H: 'health-normal',
  C: 'skull-crossed-bones',
};

/** As each side's invaders look. */
export const kindIcon: Record<Side, Record<Kind, string>> = {
  order: {
    grunt: 'orc-head',
    crossbow: 'crossbow',
    runner: 'goblin-head',
    hunter: 'hyena-head',
    shaman: 'totem-head',
    brute: 'troll',
    colossus: 'ogre',
  },
  unchained: {
    grunt: 'visored-helm',
    crossbow: 'crossbow',
    runner: 'goat',
    hunter: 'lion',
    shaman: 'dwarf-face',
    brute: 'bear-head',
    colossus: 'giant',
  },
};

export const heroIcon: Record<HeroId, string> = {
  maximilian: 'swordman',
  gabriella: 'witch-face',
  ivy: 'woman-elf-face',
  cygnus: 'wizard-face',
  hogarth: 'dwarf-king',
  tundra: 'polar-bear',
  'ball-and-chain': 'prisoner',
  bloodspike: 'barbarian',
  midnight: 'ninja-head',
  'sir-winston': 'top-hat',
  blackpaw: 'werewolf',
  'kobold-king': 'imp-laugh',
};

const namedBossIcon: Record<NamedBossId, string> = {
  'mr-moneybags': 'swap-bag',
  'earth-lord': 'rock-golem',
  'fire-lord': 'fire-silhouette',
  veyetality: 'evil-eyes',
  swiftyhooves: 'centaur',
  'great-cthulhu': 'tentacles-skull',
  'king-in-yellow': 'throne-king',
};

export function bossIcon(id: BossId): string {
  const named = namedBossIcon[id as NamedBossId] as string | undefined;
  return named ?? heroIcon[id.slice('boss-'.length) as HeroId];
}

export const trapIcon: Record<TrapId, string> = {
  'spike-trap': 'spikes',
  'arrow-wall': 'arrows-shield',
  'tar-pit': 'oil-drum',
  'dart-spitter': 'dart',
  'boom-barrel': 'barrel',
  'flip-trap': 'spring',
  barricade: 'barricade',
  'crossfire-slits': 'crossed-swords',
  'steam-vents': 'steam-blast',
  'wall-blades': 'razor-blade',
  'swinging-mace': 'mace-head',
  brimstone: 'flame',
  grinder: 'gears',
  'powder-keg': 'powder-bag',
  'web-spinner': 'spider-web',
  'coin-forge': 'coins',
  'healing-well': 'well',
  'iron-barricade': 'stone-wall',
  'auto-ballista': 'ballista',
  'push-ram': 'push',
  'acid-sprayer': 'acid-tube',
  'ceiling-pounder': 'crush',
  'lightning-rod': 'lightning-helix',
  'naphtha-sprayer': 'flamethrower',
  'void-wall': 'vortex',
  'mega-grinder': 'saw-claw',
  'ice-vent': 'ice-spear',
  'rift-charge': 'time-bomb',
  'titan-barricade': 'brick-wall',
  'storm-arc': 'tesla-coil',
  'guardian-post': 'guarded-tower',
};

export const wornIcon: Record<EquipmentType, string> = { amulet: 'gem-pendant', ring: 'ring', trinket: 'charm' };

export const tileIcon: Partial<Record<TileType, string>> = {
  crossroads: 'crossroad',
  't-join': 'crossroad',
  'l-join': 'crossroad',
  teleporter: 'teleport',
  'acid-bath': 'acid',
  'lava-lake': 'lava',
  trapsburg: 'wolf-trap',
  pitfall: 'hole',
  'gas-chamber': 'steam',
};
export const riftIcon = 'magic-portal';
export const startIcon = 'dungeon-gate';
export const lordIcon = 'crown';
export const skullIcon = 'skull-crossed-bones';

/** A die by its colour and what is drawn on it where it has not been rolled. */
export const dieLook: Record<DieId, { colour: string; icon: string }> = {
  battle: { colour: colours.chalk, icon: 'crossed-swords' },
  fire: { colour: colours.vermilion, icon: 'flame' },
  lightning: { colour: colours.yellow, icon: 'electric' },
  arcane: { colour: colours.purple, icon: 'round-star' },
  ice: { colour: colours.blue, icon: 'snowflake-2' },
  health: { colour: colours.green, icon: 'health-normal' },
};

export const sideMark: Record<Side, Mark> = {
  order: { colour: colours.sky, shape: 'disc', sign: 'O' },
  unchained: { colour: colours.orange, shape: 'triangle', sign: 'U' },
};

/** White, green and blue, each with its numeral. */
export const gemColour: Record<Level, string> = { 1: colours.chalk, 2: colours.green, 3: colours.blue };

export const creatureColour = { lesser: colours.yellow, greater: colours.vermilion, boss: colours.purple } as const;

/** A hero's mark: shape and number of the slot; in Rivalry the team's colour. */
export function slotMark(siege: Siege, index: number): Mark {
  const { colour, shape } = seatMark(index);
  const side = siege.slots[index]?.side ?? 'order';
  return { shape, sign: String(index + 1), colour: isRivalry(siege) ? sideMark[side].colour : colour };
}

/** Somebody with two heroes goes by the one whose turn it is, else by the first. */
export function markOfSeat(siege: Siege, seat: Seat): Mark {
  const { active, slots } = siege;
  const own = active !== null && slots[active]?.seat === seat ? active : slots.findIndex((slot) => slot.seat === seat);
  return own < 0 ? seatMark(seat) : slotMark(siege, own);
}
