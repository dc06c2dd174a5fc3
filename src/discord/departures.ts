/** Channels, threads and servers that are gone: what stood there goes with them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { mustReach } from '../jobs/must-reach.js';
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
  /** After how long it is tried again where storage is away; every further pause is twice as long. */
  firstPauseMs?: number | undefined;
};

/** A server that sent the bot away may have made a mistake, or want it back before long. */
const graceMs = 30 * 24 * 60 * 60 * 1000;

/** It is told once: so long, a quarter of an hour in all, is waited for storage that is away. */
const mostTries = 10;

export function followDepartures({
  tables,
  nights,
  guilds,
  log,
  now,
  firstPauseMs = 1000,
}: DeparturesOptions): (gone: Gone) => void {
  const follow: Record<Gone['kind'], (id: string) => Promise<void>> = {
    channel: async (channel) => {
      const found = await tables.find(channel);
      mustReach(found);
      if (!found.ok) return;
      const { id, state } = found.snapshot.table;
      mustReach(await tables.channelDeleted(id));
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
  async function insist({ kind, id }: Gone): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await follow[kind](id);
        return;
      } catch (error) {
        if (tries === 1 || tries === mostTries)
          log.warn({ kind, id, tries, err: error }, 'a departure could not be followed');
        if (tries === mostTries) return;
        await sleep(firstPauseMs * 2 ** (tries - 1), undefined, { ref: false });
      }
    }
  }

  /** What came of it last, server by server: one that takes the bot back at once must not be overtaken by its farewell. */
  const under = new Map<string, Promise<void>>();
  return (gone) => {
    const before = under.get(gone.id) ?? Promise.resolve();
    const following = before
      .then(() => insist(gone))
      .finally(() => {
        if (under.get(gone.id) === following) under.delete(gone.id);
      });
    under.set(gone.id, following);
  };
}
