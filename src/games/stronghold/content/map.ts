/** 7.1 to 7.4: the board. The graph is house content; spaces and starting troops stand beside it as data. */
import type { Foreground, Hero, Rampart, Side, Tower, Wall } from '../types/terms.js';

export const foregroundData: Record<Foreground, { side: Side; ramparts: readonly Rampart[] }> = {
  fw: { side: 'west', ramparts: ['rw2', 'rw3', 'rw4'] },
  fe: { side: 'east', ramparts: ['re1', 're2', 're3'] },
};

export type RampartData = {
  side: Side;
  /** Walls that a path leads to. */
  walls: readonly Wall[];
  /** Ramparts that a one-way path leads to. */
  ahead: readonly Rampart[];
  /** Neighbours, for the drover. */
  beside: readonly Rampart[];
  /** The foreground that a path comes from. */
  foreground: Foreground | null;
  faces: Tower;
};

export const rampartData: Record<Rampart, RampartData> = {
  rw1: { side: 'west', walls: ['w1', 'w2'], ahead: [], beside: ['rw2'], foreground: null, faces: 'tw1' },
  rw2: { side: 'west', walls: ['w2', 'w3'], ahead: ['rw1'], beside: ['rw1', 'rw3'], foreground: 'fw', faces: 'tw2' },
  rw3: { side: 'west', walls: ['w3', 'w4'], ahead: [], beside: ['rw2', 'rw4'], foreground: 'fw', faces: 'tw3' },
  rw4: { side: 'west', walls: ['w4'], ahead: [], beside: ['rw3'], foreground: 'fw', faces: 'tw4' },
  re1: { side: 'east', walls: ['e1', 'e2'], ahead: [], beside: ['re2'], foreground: 'fe', faces: 'te2' },
  re2: { side: 'east', walls: ['e2', 'e3'], ahead: [], beside: ['re1', 're3'], foreground: 'fe', faces: 'te3' },
  re3: { side: 'east', walls: ['e3', 'e4'], ahead: [], beside: ['re2'], foreground: 'fe', faces: 'te4' },
};

export type TowerData = {
  side: Side;
  /** The rampart it faces first, then those beside that one. */
  field: readonly Rampart[];
  foreground: Foreground;
  walls: readonly Wall[];
  barbican: boolean;
  starts: 'empty' | 'archer';
};

export const towerData: Record<Tower, TowerData> = {
  tw1: { side: 'west', field: ['rw1', 'rw2'], foreground: 'fw', walls: ['w1', 'w2'], barbican: false, starts: 'empty' },
  tw2: {
    side: 'west',
    field: ['rw2', 'rw1', 'rw3'],
    foreground: 'fw',
    walls: ['w2', 'w3'],
    barbican: false,
    starts: 'archer',
  },
  tw3: {
    side: 'west',
    field: ['rw3', 'rw2', 'rw4'],
    foreground: 'fw',
    walls: ['w3', 'w4'],
    barbican: false,
    starts: 'archer',
  },
  tw4: { side: 'west', field: ['rw4', 'rw3'], foreground: 'fw', walls: ['w4'], barbican: true, starts: 'empty' },
  te1: { side: 'east', field: ['re1'], foreground: 'fe', walls: ['e1'], barbican: true, starts: 'empty' },
  te2: {
    side: 'east',
    field: ['re1', 're2'],
    foreground: 'fe',
    walls: ['e1', 'e2'],
    barbican: false,
    starts: 'archer',
  },
  te3: {
    side: 'east',
    field: ['re2', 're1', 're3'],
    foreground: 'fe',
    walls: ['e2', 'e3'],
    barbican: false,
    starts: 'archer',
  },
  te4: { side: 'east', field: ['re3', 're2'], foreground: 'fe', walls: ['e3', 'e4'], barbican: false, starts: 'empty' },
};

export type WallData = {
  side: Side;
  /** Spaces for invaders and for defenders. */
  invaders: number;
  defenders: number;
  cauldron: boolean;
  platform: boolean;
  siegeTower: boolean;
  ramparts: readonly Rampart[];
  neighbours: readonly Wall[];
  towers: readonly Tower[];
  hero?: Hero;
};

const west = { side: 'west' } as const;
const east = { side: 'east' } as const;

export const wallData: Record<Wall, WallData> = {
  w1: {
    ...west,
    ...{ invaders: 5, defenders: 3, cauldron: false, platform: false, siegeTower: false },
    ...{ ramparts: ['rw1'], neighbours: ['w2'], towers: ['tw1'] },
  },
  w2: {
    ...west,
    ...{ invaders: 4, defenders: 3, cauldron: true, platform: true, siegeTower: true },
    ...{ ramparts: ['rw1', 'rw2'], neighbours: ['w1', 'w3'], towers: ['tw1', 'tw2'] },
  },
  w3: {
    ...west,
    ...{ invaders: 4, defenders: 2, cauldron: true, platform: true, siegeTower: true },
    ...{ ramparts: ['rw2', 'rw3'], neighbours: ['w2', 'w4'], towers: ['tw2', 'tw3'], hero: 'officer' },
  },
  w4: {
    ...west,
    ...{ invaders: 3, defenders: 2, cauldron: false, platform: true, siegeTower: false },
    ...{ ramparts: ['rw3', 'rw4'], neighbours: ['w3'], towers: ['tw3', 'tw4'] },
  },
  e1: {
    ...east,
    ...{ invaders: 3, defenders: 2, cauldron: true, platform: true, siegeTower: false },
    ...{ ramparts: ['re1'], neighbours: ['e2'], towers: ['te1', 'te2'] },
  },
  e2: {
    ...east,
    ...{ invaders: 4, defenders: 2, cauldron: true, platform: true, siegeTower: true },
    ...{ ramparts: ['re1', 're2'], neighbours: ['e1', 'e3'], towers: ['te2', 'te3'], hero: 'warrior' },
  },
  e3: {
    ...east,
    ...{ invaders: 4, defenders: 3, cauldron: false, platform: false, siegeTower: true },
    ...{ ramparts: ['re2', 're3'], neighbours: ['e2', 'e4'], towers: ['te3', 'te4'] },
  },
  e4: {
    ...east,
    ...{ invaders: 5, defenders: 3, cauldron: true, platform: true, siegeTower: false },
    ...{ ramparts: ['re3'], neighbours: ['e3'], towers: ['te4'] },
  },
};

/** STR-16.7: whose archers reach the barbican. */
export const barbicanArchers: readonly (Wall | Tower)[] = ['w4', 'e1', 'tw4', 'te1'];
