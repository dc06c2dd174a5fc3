/** A night's tables: opened where it is played, seats taken in the order of answers, the bench moved up. */
import type { Log } from '../log.js';
import type { Nights } from '../nights/ports.js';
import { comers, seatsOf, tableSizes } from '../nights/seating.js';
import type { Night } from '../nights/types.js';
import type { Tables } from '../table/ports.js';
import { seatOf } from '../table/seats.js';
import type { Clock, Person } from '../table/types.js';

export type NightSeatsOptions = {
  nights: Nights;
  tables: Tables;
  clock(guild: string): Promise<Clock>;
  log: Log;
};

/** Who belongs at which table: one, or several where the host has split it. */
export function groupsOf(night: Night, tables: Tables): readonly (readonly Person[])[] {
  const people = comers(night);
  const sizes = night.split ? tableSizes(night, tables.games) : [];
  if (sizes.length < 2) return [people.slice(0, seatsOf(night, tables.games))];
  let from = 0;
  return sizes.map((size) => people.slice(from, (from += size)));
}

export function createNightSeats({ nights, tables, clock, log }: NightSeatsOptions) {
  /** The same person taking the same answer at their word acts once, whatever dies in between. */
  function asPerson(night: Night, person: Person, deed: string) {
    const since = night.replies.find((reply) => reply.person.id === person.id)?.since ?? 0;
    return { by: person, moderator: false, interaction: `n-${night.id}-${deed}-${person.id}-${since.toString(36)}` };
  }

  /** Opens the table; false where the place has one already that is not ours. */
  async function open(night: Night, room: string, people: readonly Person[], number: number): Promise<boolean> {
    const { chosen, guild, locale } = night;
    const host = people.find(({ id }) => id === night.host.id) ?? people[0];
    if (!chosen || !host) return false;
    const reply = await tables.open(
      { guild, channel: room, game: chosen.game, locale, clock: await clock(guild) },
      { by: host, moderator: false, interaction: `n-${night.id}-open-${number}${night.room === null ? '' : '-again'}` },
    );
    if (!reply.ok) {
      log.warn({ night: night.id, room, problem: reply.code }, 'a night’s table could not be opened');
      if (reply.code === 'storage-away' || reply.code === 'busy') throw new Error(reply.code);
      return false;
    }
    const { id } = reply.snapshot.table;
    await fill(night, id, people);
    await nights.note(night.id, { table: { table: id, game: chosen.game, room } });
    return true;
  }

  /** While the game has not begun: whoever comes sits, whoever does not come any more makes room. */
  async function fill(night: Night, id: string, people: readonly Person[]): Promise<void> {
    const found = await tables.byId(id);
    if (!found.ok || found.snapshot.table.state !== 'lobby') return;
    const { table } = found.snapshot;
    const free = table.seats.filter(({ kind }) => kind === 'empty').length;
    const isFull = people.filter(({ id: one }) => seatOf(table, one) === undefined).length > free;
    for (const { person, attendance } of night.replies) {
      const isOut = seatOf(table, person.id) !== undefined && people.every((one) => one.id !== person.id);
      // Whoever said maybe and sat down by themselves keeps the seat while nobody who comes needs it.
      if (isOut && (isFull || attendance !== 'maybe')) await tables.leave(id, asPerson(night, person, 'up'));
    }
    for (const person of people) {
      if (seatOf(table, person.id) === undefined) await tables.join(id, asPerson(night, person, 'sit'));
    }
  }

  return {
    open,
    /** The night was called off: what has not begun is put away. */
    close: async (night: Night): Promise<void> => {
      for (const { table } of night.tables) {
        const found = await tables.byId(table);
        if (!found.ok || found.snapshot.table.state !== 'lobby') continue;
        await tables.cancel(table, { by: night.host, moderator: true, interaction: `n-${night.id}-off` });
      }
    },
    /** Every table of the night as its answers want it. */
    refill: async (night: Night): Promise<void> => {
      const groups = groupsOf(night, tables);
      for (const [index, { table }] of night.tables.entries()) await fill(night, table, groups[index] ?? []);
    },
  };
}
