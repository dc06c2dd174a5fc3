/** What players may say (chapter 5), with the arguments of each. */
import type { Nothing } from '../../../kernel/index.js';

export type Actions = {
  hero: { hero: string };
  place: { tile: string };
  vote: { moment: string; boss: string };
  swap: { tile: string; special: string };
  fill: { skulls: number };
  heal: { as?: string };
  revitalize: Nothing;
  weapon: { as?: string; rift?: number };
  equip: { as?: string; card: string; replace?: string; rift?: number };
  trap: { as?: string; card: string; spot: string; replace?: string; rift?: number };
  choose: { option: string };
  assign: { outcome: readonly string[] };
  reroll: { dice: readonly string[] };
  move: { to: string; via?: string };
  attack: { tile?: string; without?: readonly string[]; with?: readonly string[] };
  power: { as?: string; target?: string };
  ultimate: { as?: string; target?: string };
  rivalry: { target?: string };
  use: { as?: string; card: string; target?: string };
  push: { target: string; helper?: string; pay?: string };
  recover: { 'give-up': string };
  done: { as?: string };
};
export type ActionId = keyof Actions;

export type Lookups = {
  card: { card: string };
  creature: { kind: string };
  tile: { tile: string };
};
