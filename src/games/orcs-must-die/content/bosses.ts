/** The bosses (7.8): seven named ones, and every hero as a boss. */
import type { BossId, Dice, HeroId, NamedBossId } from '../types/terms.js';
import { heroIds } from '../types/terms.js';
import { heroes } from './heroes.js';
import { weapons } from './weapons.js';

/** For two, three and four heroes. */
export type ByHeroes = readonly [number, number, number];
export type Attack = { dice: Dice; fixed?: string };
export type BossData = {
  move: number;
  vulnerability: string;
  /** A hero as a boss: each icon of the vulnerability is a wound by itself. */
  eachIcon?: true;
  /** For an arrival at level 2, then at level 3 or in the finale. */
  health: readonly [ByHeroes, ByHeroes];
  attack: readonly [Attack, Attack];
  riftDamage: number;
  shoots?: true;
  hunts?: true;
  stunProof?: true;
  /** Skulls for each wound, to whoever dealt it. */
  purse?: number;
  /** Grunts for each hero rise where it dies. */
  splits?: true;
  attacksAll?: true;
  fireproof?: true;
  /** Wounds on each hero of its tile when it dies. */
  explodes?: number;
  /** Creatures that appear on its tile at the end of each B2, for two, three and four heroes. */
  brings?: { kind: 'grunt' | 'runner'; count: ByHeroes };
  /** Creatures that come with it. */
  escort?: { kind: 'runner'; count: number };
  /** Each wound its attack deals heals it. */
  drains?: true;
  unstoppable?: true;
  /** Stuns heroes when it arrives. */
  dread?: 'fortress' | 'near';
  /** Heroes on its tile use neither powers nor ultimates. */
  silences?: true;
  stunsWounded?: true;
  healsInRecovery?: number;
  jamsTraps?: true;
  shieldsCreatures?: true;
  /** Battle dice more for grunt groups on its tile. */
  drills?: number;
  ignoresRings?: true;
  /** Skulls that a wounded hero loses for each wound. */
  robs?: number;
};

const named: Record<NamedBossId, BossData> = {
  'mr-moneybags': {
    move: 1,
    vulnerability: 'V',
    health: [
      [6, 9, 12],
      [9, 13, 18],
    ],
    attack: [{ dice: { battle: 2 } }, { dice: { battle: 3 } }],
    riftDamage: 2,
    purse: 1,
  },
  'earth-lord': {
    move: 1,
    vulnerability: 'SS',
    health: [
      [4, 6, 8],
      [8, 12, 16],
    ],
    attack: [{ dice: { battle: 4 } }, { dice: { battle: 6 } }],
    riftDamage: 5,
    stunProof: true,
    splits: true,
  },
  'fire-lord': {
    move: 1,
    vulnerability: 'V',
    health: [
      [8, 12, 16],
      [14, 21, 28],
    ],
    attack: [{ dice: { battle: 2, fire: 1 } }, { dice: { battle: 3, fire: 2 } }],
    riftDamage: 4,
    attacksAll: true,
    fireproof: true,
    explodes: 2,
  },
  veyetality: {
    move: 1,
    vulnerability: 'B',
    health: [
      [5, 7, 9],
      [9, 13, 18],
    ],
    attack: [{ dice: { arcane: 2 } }, { dice: { battle: 2, arcane: 2 } }],
    riftDamage: 4,
    brings: { kind: 'grunt', count: [1, 2, 2] },
    drains: true,
  },
  swiftyhooves: {
    move: 2,
    vulnerability: 'S',
    health: [
      [6, 9, 12],
      [11, 16, 22],
    ],
    attack: [{ dice: { battle: 3 } }, { dice: { battle: 4 } }],
    riftDamage: 5,
    unstoppable: true,
    brings: { kind: 'runner', count: [1, 1, 2] },
  },
  'great-cthulhu': {
    move: 1,
    vulnerability: 'K',
    health: [
      [5, 7, 10],
      [9, 13, 18],
    ],
    attack: [{ dice: { battle: 4, arcane: 1 } }, { dice: { battle: 6, arcane: 2 } }],
    riftDamage: 6,
    dread: 'fortress',
  },
  'king-in-yellow': {
    move: 1,
    vulnerability: 'BV',
    health: [
      [4, 6, 8],
      [7, 10, 14],
    ],
    attack: [{ dice: { battle: 1, arcane: 2 } }, { dice: { battle: 3, arcane: 2 } }],
    riftDamage: 5,
    silences: true,
  },
};

/** What a hero brings along as a boss (7.8.2), beside the common numbers. */
type HeroBossTrait = Partial<BossData> & { extraDice?: readonly [Dice, Dice]; extraIcons?: string };
const traits: Record<HeroId, HeroBossTrait> = {
  maximilian: { extraDice: [{ fire: 1 }, { fire: 2 }] },
  gabriella: { stunsWounded: true },
  ivy: { healsInRecovery: 1 },
  cygnus: { jamsTraps: true },
  hogarth: { shieldsCreatures: true },
  tundra: { dread: 'near' },
  'ball-and-chain': { extraIcons: 'T' },
  bloodspike: { drills: 2 },
  midnight: { move: 2, ignoresRings: true },
  'sir-winston': { robs: 1 },
  blackpaw: { move: 2, hunts: true, riftDamage: 0 },
  'kobold-king': { move: 2, escort: { kind: 'runner', count: 2 } },
};

function withDice(dice: Dice, more: Dice | undefined): Dice {
  const sum: Dice = { ...dice };
  for (const die of ['battle', 'fire', 'lightning', 'arcane', 'ice'] as const) {
    const count = (dice[die] ?? 0) + (more?.[die] ?? 0);
    if (count > 0) sum[die] = count;
  }
  return sum;
}

function heroBoss(hero: HeroId): BossData {
  const { extraDice, extraIcons, ...trait } = traits[hero];
  const attack = (rank: 2 | 3): Attack => {
    const { dice, fixed = '' } = weapons[hero][rank];
    const icons = fixed + (extraIcons ?? '');
    const rolled = withDice(dice, extraDice?.[rank - 2]);
    return icons === '' ? { dice: rolled } : { dice: rolled, fixed: icons };
  };
  return {
    move: 1,
    vulnerability: heroes[hero].vulnerability,
    eachIcon: true,
    health: [
      [8, 12, 16],
      [14, 21, 28],
    ],
    attack: [attack(2), attack(3)],
    riftDamage: 4,
    ...(weapons[hero][2].ranged ? { shoots: true as const } : {}),
    ...trait,
  };
}

export const bosses = {
  ...named,
  ...Object.fromEntries(heroIds.map((hero) => [`boss-${hero}`, heroBoss(hero)])),
} as Record<BossId, BossData>;

/** Skulls for the last wound (OMD-13.4). */
export const bossSkulls = 5;
