/**
 * A small game with what five big ones ask of the contract: plans, lines of a decision, look-ups, secret arguments,
 * a table shaped by its options, sides, chained fallbacks, reactions, records, and a bot that looks ahead.
 * Each seat loads two boats a round, chooses a bank in secret, and sails; rivals are two sides that score together.
 */
import type { Nothing, Seat } from '../../../../src/kernel/index.js';

export const goods = ['sack', 'barrel', 'anvil'] as const;
export type Good = (typeof goods)[number];
export const weights: Record<Good, number> = { sack: 1, barrel: 2, anvil: 4 };
export const boats = ['oak', 'elm'] as const;
export type Boat = (typeof boats)[number];
export const banks = ['left', 'right'] as const;
export type Bank = (typeof banks)[number];

type Crew = { cargo: Record<Boat, Good[]>; bank: Bank | null; score: number; braced: boolean };

export type Ferry = {
  board: { crews: Crew[]; round: number; calm: Bank; heaviest: number };
  view: {
    round: number;
    rounds: number;
    capacity: number;
    crews: readonly { cargo: Record<Boat, readonly Good[]>; chosen: boolean; bank: Bank | null; score: number }[];
  };
  options: { play: 'together' | 'rivals'; rounds: number; capacity: number; toll: number; river: string };
  steps: {
    round: Nothing;
    banks: Nothing;
    loading: { seat: Seat };
    landing: { seat: Seat };
    storm: { waiting: Seat[] };
    crossing: Nothing;
  };
  actions: {
    bank: { side: Bank };
    load: { boat: Boat; cargo: readonly string[] };
    sail: Nothing;
    land: Nothing;
    brace: Nothing;
    pass: Nothing;
  };
  lookups: { good: { good: Good } };
  events: {
    chose: { seat: Seat; side: Bank };
    hasChosen: { seat: Seat };
    loaded: { seat: Seat; boat: Boat; cargo: readonly Good[] };
    sailed: { seat: Seat };
    landed: { seat: Seat };
    braced: { seat: Seat };
    crossed: { calm: Bank; scores: readonly number[] };
  };
  texts: {
    chooseBank: Nothing;
    loadBoats: Nothing;
    landNow: Nothing;
    storm: Nothing;
    side: { side: Bank };
    boat: { boat: Boat };
    good: { good: Good };
    line: { boat: Boat; cargo: readonly Good[] };
    tooHeavy: { good: Good; room: number };
    loadSomething: Nothing;
    evenSides: { seats: number };
    riverSigns: Nothing;
    over: Nothing;
    heavierIsBetter: Nothing;
  };
  rules: 'FER-1' | 'FER-2' | 'FER-3' | 'FER-4';
};
