/** DOR-17.1c: where the Cleric may drive the Undead of her location. */
import { city, type LocId, sites } from '../content/map.js';
import { minionsAt } from '../rules/minions.js';
import { byName } from '../rules/order.js';
import { cityLimit, fullLocation } from '../rules/placement.js';
import { heroIn } from '../rules/roster.js';
import type { Plan, SlotNo, Table } from '../types/index.js';
import type { Reading, Targeting } from './targeting.js';
import { driveToken, readAims } from './tokens.js';

export type Drive = { loc: LocId; count: number };
type Driving = Plan & { type: 'turn-undead' };

/** How many more minions a neighbour may take this way. */
function roomIn(table: Table, loc: LocId): number {
  if (sites[loc].kind === 'inn') return 0;
  const most = loc === city ? cityLimit - 1 : fullLocation;
  return Math.max(0, most - minionsAt(table, loc));
}

export function undeadHere(table: Table, slot: SlotNo): number {
  return table.locations[heroIn(table, slot).loc].minions.black;
}

/** The neighbours with room. */
function openNeighbours(table: Table, slot: SlotNo): LocId[] {
  return sites[heroIn(table, slot).loc].neighbours.filter((loc) => roomIn(table, loc) > 0);
}

export function canTurnUndead(table: Table, slot: SlotNo): boolean {
  return heroIn(table, slot).hero === 'cleric' && undeadHere(table, slot) > 0 && openNeighbours(table, slot).length > 0;
}

/** As many as possible, each to the legal neighbour with the fewest minions. */
function spread(table: Table, among: readonly LocId[], most: number): Drive[] {
  const moves = new Map<LocId, number>();
  for (let i = 0; i < most; i += 1) {
    const [best] = among
      .map((loc) => ({ loc, sent: moves.get(loc) ?? 0 }))
      .filter(({ loc, sent }) => roomIn(table, loc) > sent)
      .sort((a, b) => minionsAt(table, a.loc) + a.sent - minionsAt(table, b.loc) - b.sent || byName(a.loc, b.loc));
    if (best) moves.set(best.loc, best.sent + 1);
  }
  return [...moves].map(([loc, count]) => ({ loc, count })).sort((a, b) => byName(a.loc, b.loc));
}

/** The default: Monarch City is never used. */
export function undeadAdvice(table: Table, slot: SlotNo): Drive[] {
  const lands = openNeighbours(table, slot).filter((loc) => loc !== city);
  return spread(table, lands, undeadHere(table, slot));
}

/** Without letters as many as still go there. */
function readDriving(table: Table, slot: SlotNo, picked: readonly string[]): Reading<Driving> | undefined {
  const aims = readAims(picked);
  if (!aims) return undefined;
  const open = openNeighbours(table, slot);
  let left = undeadHere(table, slot);
  const moves: Drive[] = [];
  for (const { loc, minions } of aims) {
    const room = roomIn(table, loc);
    const count = minions ? minions.black : Math.min(room, left);
    const others = minions ? minions.red + minions.blue + minions.green : 0;
    left -= count;
    if (!open.includes(loc) || others > 0 || count === 0 || count > room || left < 0) return undefined;
    moves.push({ loc, count });
  }
  return { plan: { type: 'turn-undead', moves }, whole: moves.length > 0 };
}

export const turnUndead: Targeting = {
  *plans(table, slot) {
    const best = undeadAdvice(table, slot);
    if (best.length > 0) yield { type: 'turn-undead', moves: best };
    for (const loc of openNeighbours(table, slot)) {
      const count = Math.min(undeadHere(table, slot), roomIn(table, loc));
      yield { type: 'turn-undead', moves: [{ loc, count }] };
    }
  },
  *next(table, slot, picked) {
    const moves = readDriving(table, slot, picked)?.plan.moves;
    if (!moves) return;
    const left = undeadHere(table, slot) - moves.reduce((sum, { count }) => sum + count, 0);
    const open = openNeighbours(table, slot).sort((a, b) => minionsAt(table, a) - minionsAt(table, b));
    for (const loc of [...open.filter((one) => one !== city), ...open.filter((one) => one === city)]) {
      if (moves.some((move) => move.loc === loc)) continue;
      for (let count = Math.min(left, roomIn(table, loc)); count > 0; count -= 1) {
        yield { value: driveToken(loc, count), label: { key: 'drive', params: { loc, count } } };
      }
    }
  },
  read: readDriving,
};
