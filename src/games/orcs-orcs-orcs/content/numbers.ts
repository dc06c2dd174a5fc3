/** The game's plain numbers (7.13). */
import type { Colour, Lane } from '../types/index.js';

export const gaugeTop = 2;
export const startHand = 4;
export const baseActions = 2;
export const mostActionsInATurn = 12;
export const lastRound = 30;
export const emptyLanesToEnd = 4;
export const displayed = 3;
export const poisonCards = 14;
/** A forced discard touches only hands above this (OOO-10.4, 17.4). */
export const safeHand = 3;
export const supportVp = 2;
export const poisonVp = -2;
export const missionsDealt = 2;
/** Creatures on each lane at the start (S7). */
export const creaturesAtStart = 2;

/** 7.12: where each mage starts. */
export const mageStart: Record<Colour, Lane> = { blue: 1, green: 2, red: 3, yellow: 5 };
