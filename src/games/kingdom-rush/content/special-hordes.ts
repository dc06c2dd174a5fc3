/** 7.5, 7.7: elementals, champions and boss cards. */
import type { BossId, ChampionId, Element, HordeCard, Reward, Species, Trait } from '../types/index.js';
import { both, nothing, twoDiamonds } from './hordes.js';

const elemental = (element: Element, grid: string, reward: Reward, traits: readonly Trait[] = []): HordeCard => ({
  band: 'silver',
  species: `${element}-elemental`,
  grid,
  reward,
  traits,
  element,
});

export const elementals: Readonly<Record<string, HordeCard>> = {
  'e-air-1': elemental('air', '.ee./eee./.ee./....', both, ['fast']),
  'e-air-2': elemental('air', 'e..e/.ee./.ee./e..e', both, ['fast']),
  'e-air-3': elemental('air', '..ee/.ee./ee../e...', twoDiamonds, ['fast', 'flying']),
  'e-fire-1': elemental('fire', '.ee./eeee/.ee./....', both, ['burning']),
  'e-fire-2': elemental('fire', '.e../ee.e/.eee/..e.', both, ['burning']),
  'e-fire-3': elemental('fire', 'e.../eBBe/.BBe/..e.', twoDiamonds, ['burning']),
  'e-earth-1': elemental('earth', '..../eMMe/eMMe/.ee.', both),
  'e-earth-2': elemental('earth', 'MMee/MM.e/ee../e...', both),
  'e-earth-3': elemental('earth', 'e..e/.MM./.MM./eeee', twoDiamonds),
  'e-water-1': elemental('water', '.ee./eppe/.ee./....', both, ['regenerating']),
  'e-water-2': elemental('water', 'ee../eppe/..ee/..e.', both, ['regenerating']),
  'e-water-3': elemental('water', '.ee./ePPe/.PP./.ee.', twoDiamonds, ['regenerating']),
};

const champion = (
  species: Species,
  element: Element,
  grid: string,
  reward: { gold: number; diamonds: number },
  traits: readonly Trait[] = [],
): HordeCard => ({ band: 'gold', species, grid, reward: { ...reward, either: false }, traits, element });

/** Their reference cards: Slipstream, Cinders, Stone skin (trophy: flowers), Spring tide. */
export const champions: Readonly<Record<ChampionId, HordeCard>> = {
  'c-gale': champion('zephyra', 'air', 'e.BB/eeBB/.ee./ee..', { gold: 2, diamonds: 1 }, ['fast']),
  'c-ember': champion('pyrrax', 'fire', 'eBBe/eBBe/.ee./e..e', { gold: 1, diamonds: 2 }, ['burning']),
  'c-stone': champion('gravhul', 'earth', 'eMMe/eMMe/.BB./eBBe', { gold: 2, diamonds: 1 }),
  'c-tide': champion('maelisse', 'water', '.PPe/ePPe/eeee/.ee.', { gold: 1, diamonds: 2 }, ['regenerating']),
};

/** What a boss card does at the end of phase 1, in order. */
export type BossEffect =
  | { does: 'tentacles'; count: number }
  | { does: 'surge' }
  | { does: 'hurt-by-pools' }
  | { does: 'wash-by-pools' }
  | { does: 'hurt-pawns' }
  | { does: 'scorch' }
  | { does: 'fissure' }
  | { does: 'renewal' }
  | { does: 'ash'; count: number }
  | { does: 'stride' }
  | { does: 'quake' }
  | { does: 'rift'; count: number };
/** The names of the actions, worded in the catalogues. */
export const bossActions = [
  ...(['grasp', 'surge', 'twin-grasp', 'undertow', 'brine', 'maelstrom', 'crushing-wave', 'devour'] as const),
  ...([
    'tempest',
    'scorch',
    'upheaval',
    'renewal',
    'ash-cloud',
    'whirlwind',
    'quake',
    'firestorm',
    'uprising',
  ] as const),
] as const;
export type BossAction = (typeof bossActions)[number];
export type BossCard = {
  boss: BossId;
  stage: 1 | 2 | 3;
  grid: string;
  action: BossAction;
  effects: readonly BossEffect[];
};

const grasp = (count: number): BossEffect => ({ does: 'tentacles', count });
/** `pri-3a`: towers a player may play in such a round; in a solo game the second number. */
export const quakeLimit = { each: 2, solo: 4 } as const;

export const bossCards: Readonly<Record<string, BossCard>> = {
  'lev-1a': { boss: 'leviathan', stage: 1, grid: 'ee../eee./.eee/....', action: 'grasp', effects: [grasp(1)] },
  'lev-1b': { boss: 'leviathan', stage: 1, grid: '.ee./eeee/..ee/....', action: 'grasp', effects: [grasp(1)] },
  'lev-1c': { boss: 'leviathan', stage: 1, grid: 'e..e/ee.e/.eee/....', action: 'surge', effects: [{ does: 'surge' }] },
  'lev-2a': { boss: 'leviathan', stage: 2, grid: 'pp.e/pBBe/.BBe/.e..', action: 'twin-grasp', effects: [grasp(2)] },
  'lev-2b': {
    boss: 'leviathan',
    stage: 2,
    grid: '.ppe/eBBe/eBB./..e.',
    action: 'undertow',
    effects: [grasp(1), { does: 'hurt-by-pools' }],
  },
  'lev-2c': {
    boss: 'leviathan',
    stage: 2,
    grid: 'e.pp/eeBB/.eBB/..e.',
    action: 'brine',
    effects: [grasp(1), { does: 'wash-by-pools' }],
  },
  'lev-3a': {
    boss: 'leviathan',
    stage: 3,
    grid: 'BBpp/BBpe/.eBB/.eBB',
    action: 'maelstrom',
    effects: [grasp(2), { does: 'hurt-by-pools' }],
  },
  'lev-3b': {
    boss: 'leviathan',
    stage: 3,
    grid: 'eBB./eBBp/BBpp/BBe.',
    action: 'crushing-wave',
    effects: [grasp(1), { does: 'hurt-pawns' }],
  },
  'lev-3c': { boss: 'leviathan', stage: 3, grid: 'pBBe/pBBe/.BBe/.BBp', action: 'devour', effects: [grasp(2)] },
  'pri-1a': {
    boss: 'primarch',
    stage: 1,
    grid: '.ee./eeee/.ee./.e..',
    action: 'tempest',
    effects: [{ does: 'surge' }],
  },
  'pri-1b': {
    boss: 'primarch',
    stage: 1,
    grid: 'ee.e/.eee/.ee./..e.',
    action: 'scorch',
    effects: [{ does: 'scorch' }],
  },
  'pri-1c': {
    boss: 'primarch',
    stage: 1,
    grid: 'e.ee/eee./.e../.ee.',
    action: 'upheaval',
    effects: [{ does: 'fissure' }],
  },
  'pri-2a': {
    boss: 'primarch',
    stage: 2,
    grid: 'mm.p/mBBp/.BBe/.ee.',
    action: 'renewal',
    effects: [{ does: 'renewal' }],
  },
  'pri-2b': {
    boss: 'primarch',
    stage: 2,
    grid: 'pBB./pBBm/.emm/.ee.',
    action: 'ash-cloud',
    effects: [{ does: 'ash', count: 2 }],
  },
  'pri-2c': {
    boss: 'primarch',
    stage: 2,
    grid: '.mmp/eBBp/eBB./e..e',
    action: 'whirlwind',
    effects: [{ does: 'stride' }],
  },
  'pri-3a': { boss: 'primarch', stage: 3, grid: 'mBBp/mBBp/.BBe/eBBe', action: 'quake', effects: [{ does: 'quake' }] },
  'pri-3b': {
    boss: 'primarch',
    stage: 3,
    grid: 'BBmm/BBee/ppBB/.eBB',
    action: 'firestorm',
    effects: [{ does: 'hurt-pawns' }, { does: 'scorch' }],
  },
  'pri-3c': {
    boss: 'primarch',
    stage: 3,
    grid: 'eMMp/eMMp/.ePP/.ePP',
    action: 'uprising',
    effects: [{ does: 'rift', count: 2 }],
  },
};

export function bossHorde({ boss, grid }: BossCard): HordeCard {
  return { band: 'boss', species: boss, grid, reward: nothing, traits: [], element: null };
}
