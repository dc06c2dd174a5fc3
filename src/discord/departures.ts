/** Channels, threads and servers that are gone: what stood there goes with them. */
import type { Log } from '../log.js';
import type { Nights } from '../nights/ports.js';
import type { Guilds } from '../store/guilds.js';
import type { Tables } from '../table/ports.js';
import type { Gone } from './gateway/packets.js';

export type DeparturesOptions = {
  tables: Pick<Tables, 'find' | 'channelDeleted'>;
  nights: Pick<Nights, 'ofTable' | 'note'>;
  guilds: Pick<Guilds, 'going' | 'forgetLater' | 'takeBack'>;
  log: Log;
  now(): number;
};

/** A server that sent the bot away may have made a mistake, or want it back before long. */
const graceMs = 30 * 24 * 60 * 60 * 1000;

/** What cannot be followed now is found by whoever posts there next. */
export function followDepartures({ tables, nights, guilds, log, now }: DeparturesOptions): (gone: Gone) => void {
  const follow: Record<Gone['kind'], (id: string) => Promise<void>> = {
    channel: async (channel) => {
      const found = await tables.find(channel);
      if (!found.ok) return;
      const { id, state } = found.snapshot.table;
      await tables.channelDeleted(id);
      log.info({ channel, table: id }, 'a channel was deleted, and its table is closed');
      const night = state === 'lobby' ? await nights.ofTable(id) : undefined;
      if (night) await nights.note(night.id, { roomGone: id });
    },
    guild: async (guild) => {
      if (await guilds.going(guild)) return;
      await guilds.forgetLater(guild, { by: null, due: now() + graceMs });
      log.info({ guild }, 'a server has sent the bot away; its data will be deleted');
    },
    return: async (guild) => {
      // What somebody there asked for stands, whoever comes back.
      if ((await guilds.going(guild))?.by === null) await guilds.takeBack(guild);
    },
  };
  return ({ kind, id }) => {
    follow[kind](id).catch((error: unknown) => {
      log.warn({ kind, id, err: error }, 'a departure could not be followed');
    });
  };
}
