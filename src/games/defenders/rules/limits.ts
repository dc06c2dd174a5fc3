/** How many cards a hero draws in the Evening, and who holds or owes too many (DOR-7.9, DOR-9). */
import type { Seat } from '../../../kernel/index.js';
import { sites } from '../content/map.js';
import type { Hero, SlotNo, Table } from '../types/index.js';
import { handLimit } from './hands.js';
import { hasReward, heroIn, turnOrder } from './roster.js';

/** DOR-9.1 */
export function eveningCards(hero: Hero): number {
  const thievery = hero.hero === 'rogue' && sites[hero.loc].chest ? 1 : 0;
  return 2 + thievery + (hasReward(hero, 'helm') ? 1 : 0);
}

/** Slots above the limit, one per seat at a time. */
export function overLimit(table: Table): SlotNo[] {
  const seats: Seat[] = [];
  return turnOrder(table, table.active).filter((slot) => {
    const { hand, seat } = heroIn(table, slot);
    if (hand.length <= handLimit || seats.includes(seat)) return false;
    seats.push(seat);
    return true;
  });
}

export function slotOverLimit(table: Table, seat: Seat): SlotNo | undefined {
  return overLimit(table).find((slot) => heroIn(table, slot).seat === seat);
}

/** The hero of this seat whose owed cards are asked for. */
export function owingSlot(table: Table, seat: number): SlotNo | undefined {
  const { battle } = table;
  if (!battle) return undefined;
  return turnOrder(table, battle.initiator).find((slot) => {
    const hero = heroIn(table, slot);
    return hero.owes > 0 && hero.seat === seat;
  });
}
