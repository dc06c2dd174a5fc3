/** Whole locations cleared of minions: Elven Archers, and Battle Strategy with a general pushed back. */
import type { GeneralId } from '../content/generals.js';
import { type LocId, locationIds } from '../content/map.js';
import { byDanger, minionsAt } from '../rules/minions.js';
import type { Plan, Table } from '../types/index.js';
import { type Reading, type Targeting, focused } from './targeting.js';
import { asGeneral, asLoc } from './tokens.js';
import { archersGround, pushable } from '../rules/playable.js';

type Clearing = Plan & { type: 'clear' };

/** Up to so many different locations out of a list, larger selections first. */
function* selections(order: readonly LocId[], most: number): Generator<LocId[]> {
  const limited = order.slice(0, 9);
  function* ofSize(size: number, from: number): Generator<LocId[]> {
    if (size === 0) {
      yield [];
      return;
    }
    for (let i = from; i <= limited.length - size; i += 1) {
      for (const rest of ofSize(size - 1, i + 1)) yield [limited[i] as LocId, ...rest];
    }
  }
  for (let size = Math.min(most, limited.length); size > 0; size -= 1) yield* ofSize(size, 0);
}

/** So many locations of a region at most, and whether a general may be pushed back as well. */
type Scope = { region: readonly LocId[]; most: number; pushes(table: Pick<Table, 'generals'>): GeneralId[] };

function withToken(table: Table, { region, most, pushes }: Scope, plan: Clearing, token: string): Clearing | undefined {
  const loc = asLoc(token);
  if (loc) {
    const fits = region.includes(loc) && !plan.locs.includes(loc) && plan.locs.length < most;
    return fits ? { ...plan, locs: [...plan.locs, loc] } : undefined;
  }
  const general = asGeneral(token);
  return general && !plan.general && pushes(table).includes(general) ? { ...plan, general } : undefined;
}

function readClearing(table: Table, scope: Scope, picked: readonly string[]): Reading<Clearing> | undefined {
  let plan: Clearing | undefined = { type: 'clear', locs: [], general: null };
  for (const token of picked) plan = plan && withToken(table, scope, plan, token);
  if (!plan) return undefined;
  return { plan, whole: plan.general !== null || plan.locs.some((loc) => minionsAt(table, loc) > 0) };
}

function clears(scope: Scope): Targeting {
  return {
    *plans(table, _by, focus) {
      const generals = [...scope.pushes(table), null];
      const order = focused(byDanger(table, scope.region), focus);
      if (order.length === 0) {
        for (const general of generals) if (general) yield { type: 'clear', locs: [], general };
      }
      for (const locs of selections(order, scope.most)) {
        for (const general of generals) yield { type: 'clear', locs, general };
      }
    },
    *next(table, _by, picked) {
      const reading = readClearing(table, scope, picked);
      if (!reading) return;
      const { locs, general } = reading.plan;
      if (locs.length < scope.most) {
        for (const loc of byDanger(table, scope.region)) {
          if (!locs.includes(loc)) yield { value: loc, label: { key: 'crowd', params: cleared(table, loc) } };
        }
      }
      if (general) return;
      for (const id of scope.pushes(table)) yield { value: id, label: { key: 'pushBack', params: { general: id } } };
    },
    read: (table, _by, picked) => readClearing(table, scope, picked),
  };
}

function cleared(table: Table, loc: LocId): { loc: LocId; minions: Table['locations'][LocId]['minions'] } {
  return { loc, minions: table.locations[loc].minions };
}

export const elvenArchers = clears({
  region: archersGround,
  most: 2,
  pushes: () => [],
});
export const battleStrategy = clears({ region: locationIds, most: 3, pushes: pushable });
