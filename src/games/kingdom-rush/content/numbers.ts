/** Counts of the box and numbers of the rules (2.1, 3.1, 8.3). */
import type { Difficulty } from '../types/index.js';

export const soldiersInBox = 12;
export const warriorsInBox = 2;
export const protectionTokens = 2;
export const falcons = 2;
export const tentaclesInBox = 4;
export const fissuresInBox = 2;
/** KRU-10.5: gold and diamonds, each. */
export const treasureMost = 12;
/** Hearts that a big enemy costs with any of its cells visible (KRU-11.7). */
export const bigEnemyHearts = 4;
/** Ability tiles a hero takes, by number of players. */
export const abilityTiles: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 1, 4: 1 };
/** Starting towers that may go up one level at Easy. */
export const easyUpgrades = 3;

type Level = { gold: number; diamonds: number; stars: number };
/** 8.3: treasure compared with the scenario's, and what a win is worth on the map. */
export const levels: Readonly<Record<Difficulty, Level>> = {
  easy: { gold: 2, diamonds: 1, stars: 1 },
  standard: { gold: 0, diamonds: 0, stars: 2 },
  hard: { gold: -2, diamonds: -2, stars: 3 },
  iron: { gold: -1, diamonds: -1, stars: 0 },
  heroic: { gold: 0, diamonds: -3, stars: 0 },
};

/** 17.4: placements that are weighed in one decision; then the best so far is taken. */
export const mostPlacements = 300_000;

/** KRU-19.5: what the steward keeps back for; 17.4: how wide he looks, and at how many places and blocks more closely. */
export const steward = {
  waiting: 2.2,
  waitingRounds: 3,
  idle: 0.3,
  hero: 0.8,
  beam: 12,
  fullBeam: 40,
  widened: 3,
  blocks: 3,
} as const;
