/** Who sits, who waits on the bench, and how many tables that makes. */
import { type AnyGame, type Count, withDefaults } from '../kernel/index.js';
import type { Person } from '../table/types.js';
import type { Night, Reply } from './types.js';

/** Those who come, in the order in which they said so. */
export function comers(night: Night): readonly Person[] {
  return night.replies
    .filter((reply): reply is Reply & { since: number } => reply.attendance === 'coming' && reply.since !== null)
    .sort((a, b) => a.since - b.since)
    .map(({ person }) => person);
}

export type Seating = { seated: readonly Person[]; bench: readonly Person[] };

export function seating(night: Night, seats: number): Seating {
  const all = comers(night);
  return { seated: all.slice(0, seats), bench: all.slice(seats) };
}

/** Who moved up from the bench when a reply changed. */
export function movedUp(before: Night, after: Night, seats: number): readonly Person[] {
  const sat = new Set(seating(before, seats).seated.map(({ id }) => id));
  const waited = new Set(seating(before, seats).bench.map(({ id }) => id));
  return seating(after, seats).seated.filter(({ id }) => !sat.has(id) && waited.has(id));
}

/** How so many people would sit at as few tables as hold them, as evenly as it goes: 6 at a game for four are 3 + 3. */
export function tablesFor(people: number, { min, max }: Count): readonly number[] | undefined {
  for (let count = Math.ceil(people / max); count * min <= people; count += 1) {
    const even = Math.floor(people / count);
    const more = people % count;
    if (even >= min && even + (more > 0 ? 1 : 0) <= max) {
      return Array.from({ length: count }, (_, table) => even + (table < more ? 1 : 0));
    }
  }
  return undefined;
}

/** How many sit down to a game with its usual options. */
export function usualPlayers(game: AnyGame): Count {
  return game.players(withDefaults(game, game.options.presets[0]?.options));
}

/** How many the chosen game seats. */
export function seatsOf(night: Night, known: readonly AnyGame[]): number {
  const game = known.find(({ id }) => id === night.chosen?.game);
  return game ? usualPlayers(game).max : Number.POSITIVE_INFINITY;
}

/** How those who come would sit down to the chosen game without a bench; one table where there is no other way. */
export function tableSizes(night: Night, known: readonly AnyGame[]): readonly number[] {
  const game = known.find(({ id }) => id === night.chosen?.game);
  const people = comers(night).length;
  return (game && tablesFor(people, usualPlayers(game))) ?? [people];
}
