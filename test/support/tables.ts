/** Tables over a real Redis, with people to sit at them and a clock that the test turns. */
import { inject } from 'vitest';
import type { AnyGame } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { type RedisClient, connectRedis, whenReady } from '../../src/store/connect.js';
import { createTableStore } from '../../src/store/tables.js';
import type { Denied, Done, Opening, Reply, Request, Tables, TableStore } from '../../src/table/ports.js';
import { randomToken } from '../../src/store/tokens.js';
import { createTables } from '../../src/table/service.js';
import type { TablesOptions } from '../../src/table/options.js';
import type { Thinker } from '../../src/table/thinking.js';
import type { Person } from '../../src/table/types.js';
import { games as testGames } from './games/index.js';

export const mira: Person = { id: '1001', name: 'Mira' };
export const otto: Person = { id: '1002', name: 'Otto' };
export const zoe: Person = { id: '1003', name: 'Zoé' };
export const ivo: Person = { id: '1004', name: 'Ivo' };

let asked = 0;

/** A new interaction of this person. */
export function asks(by: Person, more: Partial<Request> = {}): Request {
  asked += 1;
  return { by, moderator: false, interaction: `i${asked}-${randomToken(6)}`, ...more };
}

export function moderates(by: Person): Request {
  return asks(by, { moderator: true });
}

export type House = {
  tables: Tables;
  store: TableStore;
  redis: RedisClient;
  prefix: string;
  /** Nudges since the start: table and rev. */
  nudges: [string, number][];
  /** Who else is told of them. */
  onNudge: { tell: (id: string, rev: number) => void };
  /** Who is told of what is being written. */
  onComing: { tell: NonNullable<TablesOptions['coming']> };
  /** Faults of theirs, and at which table. */
  stumbles: [string, unknown][];
  time: { now: number };
  /** Another process over the same Redis. */
  again(change?: (store: TableStore) => TableStore): Tables;
  close(): Promise<void>;
};

export type HouseOptions = {
  checkpointEvery?: number;
  url?: string;
  prefix?: string;
  /** Another house's clock. */
  time?: House['time'];
  games?: readonly AnyGame[];
  think?: Thinker;
  /** After how long a command to Redis is given up. */
  timeoutMs?: number;
  /** How long to ask after what became of a write. */
  patienceMs?: number;
};

export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const log = createLog({ level: 'silent' });
  const redis = connectRedis(options.url ?? inject('redisUrl'), 'commands', log, options.timeoutMs);
  await whenReady(redis);
  const prefix = options.prefix ?? `test-${randomToken(8)}`;
  const time = options.time ?? { now: Date.UTC(2026, 2, 2, 12) };
  const games = options.games ?? testGames;
  const nudges: [string, number][] = [];
  const onNudge: House['onNudge'] = { tell: () => undefined };
  const onComing: House['onComing'] = { tell: () => undefined };
  const stumbles: House['stumbles'] = [];
  const store = createTableStore({ redis, games, log, now: () => time.now, prefix });
  const again = (change = (one: TableStore): TableStore => one): Tables =>
    createTables({
      store: change(store),
      games,
      now: () => time.now,
      token: randomToken,
      think: options.think,
      patienceMs: options.patienceMs,
      nudge: (id, rev) => {
        nudges.push([id, rev]);
        onNudge.tell(id, rev);
      },
      coming: (expected, entry) => {
        onComing.tell(expected, entry);
      },
      stumbled: (id, fault) => {
        stumbles.push([id, fault]);
      },
      ...(options.checkpointEvery === undefined ? {} : { checkpointEvery: options.checkpointEvery }),
    });
  return {
    tables: again(),
    store,
    redis,
    prefix,
    nudges,
    onNudge,
    onComing,
    stumbles,
    time,
    again,
    close: async () => {
      const found = await redis.keys(`*${prefix}*`);
      for (const key of found) await redis.del(key);
      redis.disconnect();
    },
  };
}

export function done(reply: Reply): Done {
  if (!reply.ok) throw new Error(`denied: ${reply.code} ${JSON.stringify(reply.params)}`);
  return reply;
}

/** Where a reply of Redis may be late that nobody held, as on a busy machine, the same is asked until it is answered. */
export async function answered(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if (reply.ok || reply.code !== 'storage-away') return reply;
  }
}

export async function insist(ask: () => Promise<Reply>): Promise<Done> {
  return done(await answered(ask));
}

export function denied(reply: { ok: boolean } | Denied): Denied {
  if (reply.ok) throw new Error('it should have been denied');
  return reply as Denied;
}

export function opening(game: string, more: Partial<Opening> = {}): Opening {
  return { guild: 'g1', channel: `c-${randomToken(8)}`, game, locale: 'en', ...more };
}

/** A game of tic-tac-toe between Mira, who begins, and Otto. */
export async function duel({ tables }: House, more: Partial<Opening> = {}): Promise<string> {
  const { table } = done(await tables.open(opening('tic-tac-toe', more), asks(mira))).snapshot;
  done(await tables.join(table.id, asks(otto)));
  done(await tables.start(table.id, asks(mira)));
  return table.id;
}

/** A beacon kept by these people; the first is host. */
export async function watch(
  { tables }: House,
  people: readonly Person[],
  more: Partial<Opening> = {},
): Promise<string> {
  const [host = mira, ...others] = people;
  const { table } = done(
    await tables.open(opening('beacon', { ...more, players: people.length }), asks(host)),
  ).snapshot;
  for (const one of others) done(await tables.join(table.id, asks(one)));
  done(await tables.start(table.id, asks(host)));
  return table.id;
}

export function mark(cell: number): { action: string; args: { cell: string } } {
  return { action: 'mark', args: { cell: String(cell) } };
}

/** The cells of a tic-tac-toe: × for the first seat, ○ for the second. */
export function cells(done: { snapshot: Done['snapshot'] }): string {
  const board = done.snapshot.match?.board as { cells: (number | null)[] };
  return board.cells.map((cell) => (cell === null ? '·' : cell === 0 ? '×' : '○')).join('');
}
