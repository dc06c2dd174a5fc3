/** Whole answers worth one tap: every purchase a hero can pay, every target with and without a boost, likely places. */
import type { Seat } from '../../../kernel/index.js';
import { equipmentOf } from '../content/equipment.js';
import { trapOf } from '../content/traps.js';
import { attackTiles, boostsReady } from '../rules/attack.js';
import { slotsFor } from '../rules/offers.js';
import {
  affordableEquipment,
  affordableTraps,
  amuletsToReplace,
  spotsFor,
  trapsToReplace,
  weaponCost,
} from '../rules/purchases.js';
import { heroAt, riftTile, sideOfSeat, slotAt, teamOf, tileIn } from '../rules/siege.js';
import { nearestFirst } from '../rules/ways.js';
import type { Actions, Boost, Siege, View } from '../types/index.js';

const cheapest = <C extends string>(cards: readonly C[], costOf: (card: C) => number): C | undefined =>
  [...cards].sort((a, b) => costOf(a) - costOf(b))[0];

/** Heroes of one player take turns, so that each has some of the buttons; his name is said where two could be meant. */
function inTurn<A extends object>(
  siege: Siege,
  seat: Seat,
  action: 'equip' | 'trap',
  offersOf: (index: number) => A[],
): (A & { as?: string })[] {
  const slots = slotsFor(siege, seat, action);
  const offers = slots.map((index) =>
    offersOf(index).map((offer) => (slots.length > 1 ? { as: heroAt(siege, index), ...offer } : offer)),
  );
  const longest = Math.max(0, ...offers.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => offers.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Every card that can be paid, in the order of the shop; of two amulets the cheaper one goes. */
export function readyEquipment(siege: Siege, seat: Seat): Actions['equip'][] {
  return inTurn(siege, seat, 'equip', (index) =>
    affordableEquipment(siege, index).map((card) => {
      const replace = cheapest(amuletsToReplace(slotAt(siege, index), card), (id) => equipmentOf(id).cost);
      return { card, ...(replace === undefined ? {} : { replace }) };
    }),
  );
}

/** Every trap that can be paid, support traps towards every tile; on a full tile the cheapest one goes. */
export function readyTraps(siege: Siege, seat: Seat): Actions['trap'][] {
  return inTurn(siege, seat, 'trap', (index) =>
    affordableTraps(siege, index).flatMap((card) => {
      const replace = cheapest(trapsToReplace(siege, index, card), (id) => trapOf(id).cost);
      return spotsFor(siege, index, card).map((spot) => ({
        card,
        spot,
        ...(replace === undefined ? {} : { replace }),
      }));
    }),
  );
}

/** All of them, or what the next weapon leaves over. */
export function readyFills(siege: Siege): Actions['fill'][] {
  const lord = slotAt(siege, siege.lord);
  const spare = lord.skulls - (weaponCost(lord) ?? 0);
  return [...new Set([lord.skulls, spare])].filter((skulls) => skulls > 0).map((skulls) => ({ skulls }));
}

/** Every tile as it is, then with one boost, then with all of them. */
export function readyAttacks(siege: Siege): Actions['attack'][] {
  if (siege.active === null) return [];
  const tiles = attackTiles(siege, siege.active);
  const own = slotAt(siege, siege.active).tile;
  const boosts = boostsReady(siege, siege.active);
  const sets: Boost[][] = [[], ...boosts.map((boost) => [boost]), ...(boosts.length > 1 ? [boosts] : [])];
  return sets.flatMap((set) =>
    tiles.map((tile) => ({ ...(tile === own ? {} : { tile }), ...(set.length > 0 ? { with: set } : {}) })),
  );
}

/** Screens have room for so many places. */
const mostPlaces = 4;

/** The tiles nearest the Rift where a hero can both fight and lay traps; whoever returns may also heal on the Rift. */
export function readyPlaces(view: View, seat: Seat): Actions['place'][] {
  const side = sideOfSeat(view, seat);
  if (side === undefined) return [];
  const team = teamOf(view, side);
  const standard = nearestFirst(team).filter((tile) => tileIn(team, tile).type === 'standard');
  const tiles = view.question?.kind === 'returns' ? [riftTile(team), ...standard] : standard;
  return tiles.slice(0, mostPlaces).map((tile) => ({ tile }));
}
