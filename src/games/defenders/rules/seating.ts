/** Who plays how many heroes, and which are free (DOR-2.4). */
import type { HeroId } from '../content/heroes.js';
import type { Options } from '../types/index.js';

/** How many heroes play: one a seat, or as many as a lone player leads. */
export function slotCount(seats: number, options: Options): number {
  return seats === 1 ? options.heroesPerPlayer : seats;
}

export function seatOfSlot(slot: number, seats: number): number {
  return seats === 1 ? 0 : slot;
}

/** Heroes a seat may still pick: those nobody has and nobody else asked for in the lobby. */
export function freeHeroes(unused: readonly HeroId[], wished: readonly (HeroId | null)[]): HeroId[] {
  return unused.filter((id) => !wished.includes(id));
}
