/** One special card or reward: what it may be aimed at and what it does. */
import type { LocId } from '../content/map.js';
import type { DorPlay, Plan, SlotNo, Table } from '../types/index.js';
import type { Realm } from '../rules/placement.js';

export type Playable = {
  /** Whether it would do anything at all now (4.3). Its timing is checked elsewhere. */
  possible(table: Table, by: SlotNo): boolean;
  /** Whole legal plans, best first; those that touch the locations of the focus come before others. */
  plans(table: Table, by: SlotNo, focus: readonly LocId[]): Iterable<Plan>;
  /** A plan typed by hand, if it is legal. */
  read(table: Table, by: SlotNo, text: string): Plan | undefined;
  /** What it changes in the realm; also run on copies, to see whether it would avert something. */
  change?(realm: Realm, by: SlotNo, plan: Plan): void;
  /** Everything else it does, after `change`. */
  apply(play: DorPlay, by: SlotNo, plan: Plan): void;
};

const nothing: Plan = { type: 'nothing' };

/** A play without targets. */
export function untargeted(
  possible: Playable['possible'],
  apply: Playable['apply'],
  change?: Playable['change'],
): Playable {
  return {
    possible,
    plans: (table, by) => (possible(table, by) ? [nothing] : []),
    read: (table, by, text) => (text.trim() === '' && possible(table, by) ? nothing : undefined),
    ...(change ? { change } : {}),
    apply,
  };
}
