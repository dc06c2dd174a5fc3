/** What a Darkness card did, in order: the Night message, the log and the change marks of the picture read it. */
import type { DarknessId } from './content/darkness-cards.js';
import type { GeneralId } from './content/generals.js';
import type { LocId } from './content/map.js';
import type { Colour } from './content/peoples.js';
import type { Loss } from './table.js';

export type NightEffect =
  /** Minions due at a location, and how many found room. */
  | { type: 'place'; loc: LocId; colour: Colour; due: number; placed: number }
  /** A crystal: by an overrun there, by a spill-over that found no room, or by three Demons (DOR-11). */
  | { type: 'crystal'; loc: LocId; left: number; cause: 'overrun' | 'spill' | 'demons' }
  | { type: 'overrun'; loc: LocId; colour: Colour; to: LocId[] }
  /** A minion entered Monarch City; how many stand there now. */
  | { type: 'city'; colour: Colour; now: number }
  /** A minion was taken back from a Quest card because the supply was empty (DOR-14.5). */
  | { type: 'taken-back'; colour: Colour; slot: number }
  | { type: 'advance'; general: GeneralId; from: LocId; to: LocId; step: number }
  /** The card names a general who does not move, and why. */
  | { type: 'stays'; general: GeneralId; why: 'elsewhere' | 'wounded' | 'held' | 'defeated'; next: LocId }
  /** An entry cancelled by a card or reward. */
  | { type: 'cancelled'; entry: LocId | Colour }
  | { type: 'loss'; loss: Loss };

export type CardReport = {
  card: DarknessId;
  /** Which card of the Night it was, from 1. */
  no: number;
  /** Used in full, or only for its general. */
  full: boolean;
  /** Put aside by Wisdom: nothing of it happened but the shuffles of the Monarch City card. */
  replaced: boolean;
  effects: NightEffect[];
};

export type NightReport = { turn: number; quiet: boolean; cards: CardReport[] };
