/** Looks after every table: what a dead process left undone is taken up, what is finished is let go. */
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { Outbox } from '../store/outbox.js';
import type { Listed } from '../store/watch-list.js';
import type { Guilds } from '../store/guilds.js';
import { isAhead, nextDue } from '../table/clock.js';
import { abandonedFrom, isAbandoned } from '../table/keeping.js';
import type { Tables, TableStore } from '../table/ports.js';
import type { Table } from '../table/types.js';
import { type Queues, queueNames } from './queues.js';

export type SweepOptions = {
  tables: Tables;
  store: TableStore;
  outbox: Outbox;
  queues: Queues;
  metrics: Metrics;
  log: Log;
  now(): number;
  /** Absent where no server asks to be forgotten. */
  guilds?: Pick<Guilds, 'forgetDue'> | undefined;
};

export type Sweep = {
  /**
   * Where something happened, an outbox in which something waits and a bot that is to move get their job again; often.
   * What happened just now is left to whoever is at it, but at the start, when they may be dead.
   */
  outboxes(which?: 'all' | 'left'): Promise<void>;
  /** Where it is time, clocks and bots get theirs, the index is mended, finished tables are let go, calls put off too far are looked at; often. */
  due(): Promise<void>;
  /** The same for every table; at the start, and once in a long while. */
  everything(): Promise<void>;
};

/** What just happened is just being posted. */
const freshMs = 2000;
/** A table that is just being set up is left alone. */
const settlingMs = 60 * 1000;
/** A finished table may still be undone; its last post may still be on its way. */
const lingeringMs = 10 * 60 * 1000;
const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** A table that is played at is looked at so often, and one that sleeps much more seldom. */
const awakeEveryMs = 10 * minuteMs;
const asleepEveryMs = 6 * 60 * minuteMs;
/** So many are looked after at a time. */
const together = 25;
/** A clock has a job of its own; this is for one that was lost. */
const graceMs = minuteMs;

export function createSweep(options: SweepOptions): Sweep {
  const { tables, store, outbox, queues, metrics, log, now, guilds } = options;

  /** One whose time lies ahead was noted by a clock that has been put back since. */
  const isJustNow = (at: number): boolean => at <= now() && now() - at < freshMs;

  async function reviveOutbox(id: string): Promise<void> {
    const rev = await outbox.lastRev(id);
    if (rev !== undefined) await queues.revive(id, rev);
  }

  /** A table that waits for a bot which no job will move. */
  async function reviveBot(id: string, rev: number): Promise<void> {
    if (await queues.hasBotJob(id, rev)) return;
    const found = await tables.byId(id);
    const game = found.ok ? tables.game(found.snapshot.table.game) : undefined;
    if (found.ok && game) await queues.scheduleBot(found.snapshot, game);
  }

  /** Set up, but never found by its channel: whoever opened it died in between, or came second. */
  async function mendIndex(table: Table): Promise<boolean> {
    const there = await store.inChannel(table.channel);
    if (there === table.id) return true;
    if (table.state === 'lobby' && now() - table.openedAt < settlingMs) return true;
    if (there === undefined) return store.claimChannel(table.channel, table.id, undefined);
    if (table.state !== 'lobby') return true;
    await store.remove(table.id, table.guild);
    log.warn({ table: table.id }, 'a table without a channel was removed');
    return false;
  }

  function nextLook(table: Table): number {
    const isAwake = now() - table.changedAt < dayMs;
    const usual = now() + (isAwake ? awakeEveryMs : asleepEveryMs);
    const clock = Math.max(nextDue(table) ?? Infinity, now()) + graceMs;
    const settled = table.openedAt + settlingMs;
    return Math.min(usual, clock, abandonedFrom(table), settled > now() ? settled : Infinity);
  }

  async function lookAfter({ id, at }: Listed): Promise<void> {
    const found = await tables.byId(id);
    if (!found.ok) {
      if (found.code === 'no-table' && now() - at > settlingMs) await outbox.retire(id);
      return;
    }
    const { snapshot } = found;
    const { table } = snapshot;
    const game = tables.game(table.game);
    if (table.state === 'over' || table.state === 'closed') {
      if (now() - table.changedAt <= lingeringMs) {
        await outbox.lookAgain(id, table.changedAt + lingeringMs);
      } else if ((await outbox.backlog(id)) === 0) {
        await store.pack(id);
        await outbox.retire(id);
        await store.tidy(table.guild);
      }
      return;
    }
    if (table.archivedAt !== null) {
      if ((await outbox.backlog(id)) > 0) return;
      await store.pack(id);
      await outbox.retire(id);
      return;
    }
    if (!(await mendIndex(table)) || !game) return;
    if (isAbandoned(table, now())) {
      await tables.layToRest(id);
      log.info({ table: id, guild: table.guild, state: table.state }, 'an abandoned table was laid to rest');
      return;
    }
    if (isAhead(table, now())) await tables.runClock(id);
    const { clockJob } = await outbox.posted(id, game);
    await queues.scheduleClock(snapshot, clockJob);
    await queues.scheduleBot(snapshot, game);
    await outbox.lookAgain(id, nextLook(table));
  }

  /** Several at a time, so that what they ask of Redis travels together; one that fails keeps nobody else from being. */
  async function each(list: readonly Listed[], look: (table: Listed, index: number) => Promise<void>): Promise<void> {
    for (let from = 0; from < list.length; from += together) {
      const some = list.slice(from, from + together);
      await Promise.all(
        some.map(async (table, at) => {
          try {
            await look(table, from + at);
          } catch (error) {
            log.error({ table: table.id, err: error }, 'a table could not be looked after');
          }
        }),
      );
    }
  }

  /** A server that cannot be forgotten now is tried again, and keeps no table from being looked after. */
  async function forget(): Promise<void> {
    try {
      for (const guild of (await guilds?.forgetDue(now())) ?? []) log.info({ guild }, 'a server’s data was deleted');
    } catch (error) {
      log.error({ err: error }, 'a server’s data could not be deleted yet');
    }
  }

  return {
    outboxes: async (which = 'left') => {
      const stirred = (await outbox.stirred()).filter(({ at }) => which === 'all' || !isJustNow(at));
      const needs = await outbox.needs(stirred.map(({ id }) => id));
      await each(stirred, async (table, index) => {
        const { backlog = 0, awaitsBot = false, rev = 0 } = needs[index] ?? {};
        // What is posted has its bot set moving after it.
        if (backlog > 0) await reviveOutbox(table.id);
        else if (awaitsBot) await reviveBot(table.id, rev);
        else await outbox.settle(table);
      });
      const depths = await queues.depths();
      for (const name of queueNames) metrics.queueDepth.set({ queue: name }, depths[name]);
    },
    due: async () => {
      await forget();
      await each(await outbox.due(now()), lookAfter);
      await queues.wakeCalls();
    },
    everything: async () => {
      await each(await outbox.live(), lookAfter);
    },
  };
}
