import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { keysUnder } from '../../src/store/keys.js';
import { createTables } from '../../src/table/service.js';
import { createLog } from '../../src/log.js';
import { createReadCache } from '../../src/store/read-cache.js';
import { createTableStore } from '../../src/store/tables.js';
import { randomToken } from '../../src/store/tokens.js';
import type { Snapshot } from '../../src/table/types.js';
import { wordDenial } from '../../src/table/words.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { type House, asks, cells, denied, done, duel, mark, mira, openHouse, otto } from '../support/tables.js';
import { games as testGames } from '../support/games/index.js';

let house: House;
beforeAll(async () => {
  house = await openHouse({ checkpointEvery: 2 });
});
afterAll(() => house.close());

describe('a commit', () => {
  test('writes state, history and outbox together, or nothing', async () => {
    const { redis, store, tables, prefix } = house;
    const id = await duel(house);
    const keys = keysUnder(prefix);
    const loaded = await store.load(id);
    if (loaded.kind !== 'found') throw new Error('gone');
    const { table } = loaded.snapshot;
    const reply = { events: [], phases: [], revealed: false, notices: [], vote: null, announced: false };
    const outbox = {
      rev: table.rev,
      at: 0,
      kind: 'play' as const,
      board: false,
      said: true,
      rules: 1,
      awaited: [],
      ping: [],
      ...reply,
    };
    const before = await Promise.all([redis.xlen(keys.history(id)), redis.xlen(keys.outbox(id))]);
    const late = {
      table,
      history: [{ at: 0, kind: 'notice' as const, notice: { kind: 'started' as const, params: {} } }],
      awaitsBot: false,
    };
    // Its rev says that it was made from the state before the last change.
    expect(await store.commit({ ...late, outbox, reply, interaction: 'late' })).toBe('conflict');
    expect(await Promise.all([redis.xlen(keys.history(id)), redis.xlen(keys.outbox(id))])).toEqual(before);
    expect(await redis.exists(keys.seen(id, 'late'))).toBe(0);
    done(await tables.answer(id, mark(1), asks(mira, { interaction: 'once' })));
    const next = { ...table, rev: table.rev + 2 };
    expect(await store.commit({ ...late, table: next, outbox, reply, interaction: 'once' })).toBe('repeated');
    const after = await Promise.all([redis.xlen(keys.history(id)), redis.xlen(keys.outbox(id))]);
    expect(after).toEqual(before.map((count) => count + 1));
  });

  test('keeps the first checkpoint and the latest ones, and forgets a finished table after a month', async () => {
    const { redis, tables, prefix } = house;
    const keys = keysUnder(prefix);
    const id = await duel(house);
    expect(await redis.ttl(keys.state(id))).toBe(-1);
    for (const [turn, cell] of [1, 2, 3, 5, 4, 6, 8, 7].entries()) {
      done(await tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
    }
    const kept = (await redis.hkeys(keys.checkpoints(id))).map(Number);
    expect(kept.toSorted((a, b) => a - b)).toEqual([4, 10, 12]);
    done(await tables.answer(id, { action: 'resign', args: {} }, asks(mira)));
    expect(await redis.ttl(keys.state(id))).toBeGreaterThan(29 * 24 * 60 * 60);
    expect(await redis.ttl(keys.history(id))).toBeGreaterThan(29 * 24 * 60 * 60);
  });
});

describe('a damaged table', () => {
  const damages = {
    'meta that is not JSON': { meta: '{"schema":1,' },
    'meta of another shape': { meta: '{"schema":1,"id":"x"}' },
    'a match that is not JSON': { match: 'garbage' },
    'a match with a step that does not exist': { match: '{"step":"nowhere"}' },
  };
  test.each(Object.entries(damages))(
    '%s: it is put aside, left as it is, and the players are told',
    async (_, damage) => {
      const { redis, tables, prefix } = house;
      const keys = keysUnder(prefix);
      const id = await duel(house);
      const found = await tables.byId(id);
      if (!found.ok) throw new Error('gone');
      const { channel, guild } = found.snapshot.table;
      const match =
        'match' in damage && damage.match.startsWith('{')
          ? JSON.stringify({ ...found.snapshot.match, stack: [JSON.parse(damage.match)] })
          : undefined;
      await redis.hset(keys.state(id), match === undefined ? damage : { match });
      const before = await redis.hgetall(keys.state(id));
      const reply = denied(await tables.answer(id, mark(1), asks(mira)));
      expect(reply.code).toBe('storage-damaged');
      expect(wordDenial(reply, testGames, { locale: 'en', person: mira.id })).toContain('put aside untouched');
      expect(denied(await tables.find(channel)).code).toBe('storage-damaged');
      expect(await redis.hgetall(keys.state(id))).toEqual(before);
      expect(await redis.hgetall(keys.quarantine(id))).toEqual(before);
      const next = done(await tables.open({ guild, channel, game: 'tic-tac-toe', locale: 'en' }, asks(otto)));
      expect(next.snapshot.table.id).not.toBe(id);
      expect(await redis.hgetall(keys.quarantine(id))).toEqual(before);
    },
  );

  test('one written by a newer bot is neither read nor put aside', async () => {
    const { redis, tables, prefix } = house;
    const keys = keysUnder(prefix);
    const id = await duel(house);
    const found = await tables.byId(id);
    if (!found.ok) throw new Error('gone');
    await redis.hset(keys.state(id), { match: JSON.stringify({ ...found.snapshot.match, version: 2 }) });
    expect(denied(await tables.byId(id)).code).toBe('storage-damaged');
    expect(await redis.exists(keys.quarantine(id))).toBe(0);
  });

  test('one of an older version is brought up to date by the game’s migrations', async () => {
    const { redis, prefix, time } = house;
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    const older = { ...ticTacToe, version: 3 };
    const log = createLog({ level: 'silent' });
    const serve = (game: typeof ticTacToe) => {
      const games = [anyGame(game)];
      const store = createTableStore({ redis, games, log, now: () => time.now, prefix });
      return createTables({ store, games, now: () => time.now, token: randomToken });
    };
    expect(denied(await serve(older).byId(id)).code).toBe('storage-damaged');
    const step = (version: number) => ({ match: (match: unknown) => ({ ...(match as object), version }) });
    const migrated = serve({ ...older, migrations: { 1: step(2), 2: step(3) } });
    const reply = done(await migrated.answer(id, mark(1), asks(otto)));
    expect(cells(reply)).toBe('○···×····');
    expect(reply.snapshot.match?.version).toBe(3);
  });
});

describe('what a process remembers of a table', () => {
  const another = async (): Promise<House> => openHouse({ prefix: house.prefix });

  test('never hides what another process wrote, be it moves or the seats alone', async () => {
    const id = await duel(house);
    const other = await another();
    const { channel } = done(await house.tables.showBoard(id, asks(mira))).snapshot.table;
    done(await other.tables.answer(id, mark(5), asks(mira)));
    const seen = await house.tables.find(channel);
    expect(seen.ok && cells(seen)).toBe('····×····');
    done(await other.tables.pause(id, asks(otto)));
    const paused = await house.tables.find(channel);
    expect(paused.ok && paused.snapshot.table.state).toBe('paused');
    expect(denied(await house.tables.answer(id, mark(1), asks(otto))).code).toBe('wrong-state');
    other.redis.disconnect();
  });

  test('nor that the channel has another table by now, or none', async () => {
    const id = await duel(house);
    const other = await another();
    const found = await house.tables.byId(id);
    if (!found.ok) throw new Error('gone');
    const { channel, guild } = found.snapshot.table;
    expect((await house.tables.find(channel)).snapshot?.table.id).toBe(id);
    expect((await house.tables.find(channel)).snapshot?.table.id).toBe(id);
    done(await other.tables.end(id, asks(mira)));
    expect(denied(await house.tables.find(channel)).code).toBe('no-table');
    const next = done(await other.tables.open({ guild, channel, game: 'tic-tac-toe', locale: 'en' }, asks(otto)));
    expect((await house.tables.find(channel)).snapshot?.table.id).toBe(next.snapshot.table.id);
    other.redis.disconnect();
  });

  test('nor that a state it has read was damaged since', async () => {
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    expect((await house.tables.byId(id)).ok).toBe(true);
    await house.redis.hset(keysUnder(house.prefix).state(id), { match: '{}' });
    expect(denied(await house.tables.byId(id)).code).toBe('storage-damaged');
  });

  test('is let go again, the longest unused first', () => {
    const cache = createReadCache(2);
    const snapshot = { table: {} } as Snapshot;
    const text = (meta: string) => ({ meta, match: null });
    for (const id of ['a', 'b']) cache.put(id, text(id), snapshot);
    expect(cache.find('a', text('a'))).toBe(snapshot);
    cache.put('c', text('c'), snapshot);
    expect(['a', 'b', 'c'].filter((id) => cache.find(id, text(id)))).toEqual(['a', 'c']);
    expect(cache.find('a', text('other'))).toBeUndefined();
  });
});
