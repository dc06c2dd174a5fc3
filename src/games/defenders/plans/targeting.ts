/** How a special card, a reward or an answer is aimed. */
import type { LocId } from '../content/map.js';
import type { DorChoice, Plan, SlotNo, Table } from '../types/index.js';

/** What tokens make so far, and whether the plan may end with them. */
export type Reading<P extends Plan = Plan> = { plan: P; whole: boolean };

export type Targeting = {
  /** Whole legal plans, best first; those that touch the locations of the focus come before others. */
  plans(table: Table, by: SlotNo, focus: readonly LocId[]): Iterable<Plan>;
  /** What may be picked next, best first. */
  next(table: Table, by: SlotNo, picked: readonly string[]): Iterable<DorChoice>;
  /** What these tokens make; undefined where no plan begins with them. */
  read(table: Table, by: SlotNo, picked: readonly string[]): Reading | undefined;
};

const nothing: Plan = { type: 'nothing' };

/** Played as it is, at nothing. */
export const unaimed: Targeting = {
  plans: () => [nothing],
  next: () => [],
  read: (_table, _by, picked) => (picked.length === 0 ? { plan: nothing, whole: true } : undefined),
};

/** Aimed at exactly one thing out of a list. */
export function aimedAtOne<V extends string>(one: {
  /** Everything it may be aimed at, best first. */
  among(table: Table, by: SlotNo, focus: readonly LocId[]): readonly V[];
  as(token: string): V | undefined;
  plan(value: V): Plan;
  label(value: V): DorChoice['label'];
}): Targeting {
  return {
    *plans(table, by, focus) {
      for (const value of one.among(table, by, focus)) yield one.plan(value);
    },
    *next(table, by, picked) {
      if (picked.length > 0) return;
      for (const value of one.among(table, by, [])) yield { value, label: one.label(value) };
    },
    read(table, by, picked) {
      const [token, ...more] = picked;
      if (token === undefined) return { plan: nothing, whole: false };
      const value = one.as(token);
      const fits = value !== undefined && more.length === 0 && one.among(table, by, []).includes(value);
      return fits ? { plan: one.plan(value), whole: true } : undefined;
    },
  };
}

/** The locations of the focus first, the order otherwise unchanged. */
export function focused(order: readonly LocId[], focus: readonly LocId[]): LocId[] {
  return [...order.filter((loc) => focus.includes(loc)), ...order.filter((loc) => !focus.includes(loc))];
}
