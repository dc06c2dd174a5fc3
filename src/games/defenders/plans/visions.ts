/** Dark Visions: which of the cards seen go back on top, and in what order (RU-19). */
import type { DarknessId } from '../content/darkness-cards.js';
import type { Plan, View } from '../types/index.js';
import { foreseenHarm } from './harm.js';
import type { Reading, Targeting } from './targeting.js';
import { noneToken } from './tokens.js';

type Order = Plan & { type: 'order' };

function readOrder(count: number, picked: readonly string[]): Reading<Order> | undefined {
  if (picked[0]?.toLowerCase() === noneToken) {
    return picked.length === 1 ? { plan: { type: 'order', keep: [] }, whole: true } : undefined;
  }
  const keep = picked.map(Number);
  const sound = keep.every((no) => Number.isInteger(no) && no > 0 && no <= count) && new Set(keep).size === keep.length;
  return sound ? { plan: { type: 'order', keep }, whole: keep.length > 0 } : undefined;
}

/** The cards by their numbers, the next one first; `seen` where the one who asks knows them. */
export function visionsOf(count: number, seen: readonly DarknessId[]): Targeting {
  const all = Array.from({ length: count }, (_, i) => i + 1);
  return {
    *plans() {
      yield { type: 'order', keep: all };
      yield { type: 'order', keep: [] };
    },
    *next(_table, _by, picked) {
      const keep = readOrder(count, picked)?.plan.keep;
      if (!keep || picked[0] === noneToken) return;
      for (const no of all.filter((one) => !keep.includes(one))) {
        yield { value: String(no), label: { key: 'visionCard', params: { no, card: seen[no - 1] ?? null } } };
      }
      if (keep.length === 0) yield { value: noneToken, label: { key: 'discardAll', params: {} } };
    },
    read: (_table, _by, picked) => readOrder(count, picked),
  };
}

/** Every part of a list, in its order; those that leave out the last first. */
const parts = (list: readonly number[]): number[][] => {
  const [first, ...others] = list;
  if (first === undefined) return [[]];
  const without = parts(others);
  return [...without.map((part) => [first, ...part]), ...without];
};

/** Orders worth one tap, for whoever has seen the cards: the worst go first, or last; one comes first; any others go. */
export function* readyOrders(view: View): Generator<Order> {
  const mildest = [...foreseenHarm(view)].sort((one, other) => one.harm - other.harm).map(({ no }) => no);
  const seen = Array.from(mildest, (_, at) => at + 1);
  const without = (no: number): number[] => seen.filter((one) => one !== no);
  const orders = [
    ...Array.from(mildest, (_, gone) => mildest.slice(0, mildest.length - gone)),
    ...(seen.length > 0 ? [[]] : []),
    ...seen.map((no) => [no, ...without(no)]),
    ...seen.map(without),
    ...parts(mildest),
    ...parts(seen),
  ];
  // As they were seen is what the question proposes.
  const told = new Set([seen.join()]);
  for (const keep of orders) {
    if (told.has(keep.join())) continue;
    told.add(keep.join());
    yield { type: 'order', keep };
  }
}
