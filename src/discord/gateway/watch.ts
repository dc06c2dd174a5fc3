/** Whether we are connected to Discord's gateway, shard by shard, and since when not: for the log, /healthz and /metrics. */
import { GatewayCloseCodes } from 'discord-api-types/v10';
import type { Log } from '../../log.js';
import type { Metrics } from '../../metrics.js';

type Shard = {
  /** When it was connected or lost; undefined while it has not been connected yet. */
  since: number;
  isUp: boolean;
  /** Connections lost since one has lasted. */
  losses: number;
  /** Why it is down, in words. */
  why: string;
};

export type GatewayWatch = {
  /** From now on this shard is to be connected. */
  expect(shard: number): void;
  closed(shard: number, code: number, reason: string): void;
  /** A session is there: begun anew, or taken up where it stopped. */
  opened(shard: number, how: 'begun' | 'resumed'): void;
  /** Something keeps us from connecting at all, such as an address that does not answer. */
  hindered(why: string): void;
  /** How often a shard has lost its connection without keeping one in between. */
  losses(shard: number): number;
  /** Rejects, with since when and why, while a shard is missing. */
  check(): Promise<void>;
};

/** A connection that stood so long was a sound one: the next loss is a first one again. */
const soundAfterMs = 60_000;

export type WatchOptions = { log: Log; metrics: Metrics; now?: () => number };

export function createGatewayWatch({ log, metrics, now = Date.now }: WatchOptions): GatewayWatch {
  const shards = new Map<number, Shard>();
  const startedAt = now();
  let hindrance: string | undefined;

  const missing = (): [number, Shard][] => [...shards].filter(([, { isUp }]) => !isUp);
  const downSince = (): number | undefined => {
    if (shards.size === 0) return startedAt;
    const times = missing().map(([, { since }]) => since);
    return times.length === 0 ? undefined : Math.min(...times);
  };
  metrics.gatewayDown.collectWith(() => {
    const since = downSince();
    return since === undefined ? 0 : (now() - since) / 1000;
  });

  function change(id: number, to: Partial<Shard>): void {
    const before = shards.get(id) ?? { since: startedAt, isUp: false, losses: 0, why: 'not connected yet' };
    shards.set(id, { ...before, ...to });
    metrics.gatewayUp.set({ shard: String(id) }, shards.get(id)?.isUp ? 1 : 0);
  }

  return {
    expect(id) {
      change(id, {});
    },
    closed(id, code, reason) {
      const meaning = GatewayCloseCodes[code] ?? '';
      const said = [String(code), meaning, reason].filter((part) => part !== '').join(', ');
      metrics.gatewayClosed.inc({ code: String(code) });
      log.warn({ shard: id, code, reason, meaning }, 'the gateway closed the connection');
      const before = shards.get(id);
      const why = `closed with ${said}`;
      if (!before?.isUp) {
        change(id, { why, losses: (before?.losses ?? 0) + 1 });
        return;
      }
      const wasSound = now() - before.since >= soundAfterMs;
      change(id, { isUp: false, since: now(), why, losses: wasSound ? 1 : before.losses + 1 });
    },
    opened(id, how) {
      const before = shards.get(id);
      hindrance = undefined;
      const outage = before && before.losses > 0 ? { downMs: now() - before.since, losses: before.losses } : undefined;
      change(id, { isUp: true, since: now() });
      log.info({ shard: id, how, ...outage }, outage ? 'the gateway is connected again' : 'the gateway is connected');
    },
    hindered(why) {
      hindrance = why;
    },
    losses: (id) => shards.get(id)?.losses ?? 0,
    check() {
      const since = downSince();
      if (since === undefined) return Promise.resolve();
      const at = new Date(since).toISOString();
      const seconds = Math.round((now() - since) / 1000);
      const down = missing().map(([id, { why }]) => `shard ${id} ${why}`);
      const why = hindrance ?? (down.length > 3 ? `${down.length} shards are missing` : down.join('; '));
      const told = `no connection to Discord’s gateway since ${at} (${seconds} s)`;
      return Promise.reject(new Error(why === '' ? told : `${told}: ${why}`));
    },
  };
}
