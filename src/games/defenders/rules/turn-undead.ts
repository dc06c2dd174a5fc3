/** DOR-17.1c: where the Cleric may drive the Undead of her location. */
import { city, type LocId, sites } from '../content/map.js';
import type { Plan, SlotNo, Table } from '../types/index.js';
import { readAims } from '../plans/text.js';
import { minionsAt } from './minions.js';
import { cityLimit, fullLocation } from './placement.js';
import { heroIn } from './roster.js';

type Drive = { loc: LocId; count: number };

/** How many more minions a neighbour may take this way. */
function roomIn(table: Table, loc: LocId): number {
  if (sites[loc].kind === 'inn') return 0;
  const most = loc === city ? cityLimit - 1 : fullLocation;
  return Math.max(0, most - minionsAt(table, loc));
}

export function undeadHere(table: Table, slot: SlotNo): number {
  return table.locations[heroIn(table, slot).loc].minions.black;
}

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
      .sort((a, b) => minionsAt(table, a.loc) + a.sent - minionsAt(table, b.loc) - b.sent || (a.loc < b.loc ? -1 : 1));
    if (best) moves.set(best.loc, best.sent + 1);
  }
  return [...moves].map(([loc, count]) => ({ loc, count })).sort((a, b) => (a.loc < b.loc ? -1 : 1));
}

/** The default: Monarch City is never used. */
export function undeadAdvice(table: Table, slot: SlotNo): Drive[] {
  const lands = openNeighbours(table, slot).filter((loc) => loc !== city);
  return spread(table, lands, undeadHere(table, slot));
}

/** Plans, best first: the default, then all to one place, then fewer. */
export function* undeadPlans(table: Table, slot: SlotNo): Generator<Plan> {
  const seen = new Set<string>();
  const open = openNeighbours(table, slot);
  const fresh = (moves: Drive[]): boolean => {
    const text = JSON.stringify(moves);
    if (moves.length === 0 || seen.has(text)) return false;
    seen.add(text);
    return true;
  };
  const first = undeadAdvice(table, slot);
  if (fresh(first)) yield { type: 'turn-undead', moves: first };
  for (let count = undeadHere(table, slot); count > 0; count -= 1) {
    for (const loc of open) {
      const rest = open.filter((one) => one !== loc && one !== city);
      const here = Math.min(count, roomIn(table, loc));
      const moves = [{ loc, count: here }, ...spread(table, rest, count - here)].sort((a, b) =>
        a.loc < b.loc ? -1 : 1,
      );
      if (fresh(moves)) yield { type: 'turn-undead', moves };
    }
  }
}

/** A distribution typed by hand; without letters as many as still go there. */
export function readUndead(table: Table, slot: SlotNo, text: string): (Plan & { type: 'turn-undead' }) | undefined {
  const aims = readAims(text);
  if (!aims || aims.length === 0) return undefined;
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
  return { type: 'turn-undead', moves };
}
