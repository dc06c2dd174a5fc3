/** The tables of a Redis, from within the benchmark's own process: the real service over the real store. */
import { setTimeout as pause } from 'node:timers/promises';
import { games } from '../../src/games/index.js';
import type { AnyGame, Answer, AnyTypes, Rng, Seat } from '../../src/kernel/index.js';
import { awaited, think } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { type RedisClient, connectRedis, whenReady } from '../../src/store/connect.js';
import { createTableStore } from '../../src/store/tables.js';
import { randomToken } from '../../src/store/tokens.js';
import type { Reply, Request, TableStore, Tables } from '../../src/table/ports.js';
import { createTables } from '../../src/table/service.js';
import type { Person, Snapshot } from '../../src/table/types.js';

export const log = createLog({ level: 'warn' });
export const now = (): number => Date.now();

export type Hall = { redis: RedisClient; store: TableStore; tables: Tables; close(): void };

export type HallSettings = {
  nudge?: (table: string, rev: number) => void;
  /** The hall's own clock. */ clock?: () => number;
};

export async function openHall(redisUrl: string, { nudge, clock = now }: HallSettings = {}): Promise<Hall> {
  const redis = connectRedis(redisUrl, 'commands', log);
  await whenReady(redis);
  const store = createTableStore({ redis, games, log, now: clock });
  const tables = createTables({ store, games, now: clock, token: randomToken, ...(nudge ? { nudge } : {}) });
  return { redis, store, tables, close: () => redis.disconnect() };
}

/** Redis rewrites its file once in a while; what the seeding has left to rewrite is no part of what is measured. */
export async function tidyUp({ redis }: Hall): Promise<void> {
  await redis.call('CONFIG', 'SET', 'auto-aof-rewrite-percentage', '0');
  const isRewriting = async (): Promise<boolean> =>
    /aof_rewrite_(in_progress|scheduled):1/.test(String(await redis.call('INFO', 'persistence')));
  while (await isRewriting()) await pause(200);
}

const people: readonly Person[] = [
  { id: '1100000000000000101', name: 'Mira' },
  { id: '1100000000000000102', name: 'Tom' },
];

let asked = 0;
export function asks(by: Person): Request {
  asked += 1;
  return { by, moderator: true, interaction: `bench-${asked}` };
}

export function done(reply: Reply): Snapshot {
  if (!reply.ok) throw new Error(`denied: ${reply.code}`);
  return reply.snapshot;
}

/** A game of Orcs Orcs Orcs for two that has just begun. */
export async function beginGame({ tables }: Hall, channel: string): Promise<Snapshot> {
  const [host, guest] = people as [Person, Person];
  const opening = { guild: '1100000000000000001', channel, game: 'orcs-orcs-orcs', locale: 'en' } as const;
  const { table } = done(await tables.open(opening, asks(host)));
  done(await tables.join(table.id, asks(guest)));
  return done(await tables.start(table.id, asks(host)));
}

export type Move = { game: AnyGame; seat: Seat; person: Person; answer: Answer<AnyTypes> };

/** What the game's own bot would do for whoever must move; undefined where nobody must. */
export function nextMove({ table, match }: Snapshot, rng: Rng): Move | undefined {
  const game = games.find(({ id }) => id === table.game);
  if (!game || !match || table.state !== 'playing') return undefined;
  const [seat] = awaited(game, match);
  const answer = seat === undefined ? undefined : think(game, match, seat, rng);
  const holder = seat === undefined ? undefined : table.seats[seat];
  if (seat === undefined || !answer || holder?.kind !== 'person') return undefined;
  return { game, seat, person: { id: holder.id, name: holder.name }, answer };
}
