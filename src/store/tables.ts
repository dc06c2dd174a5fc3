/** Tables in Redis: one hash tag each, one script to change them. */
import type { AnyGame } from '../kernel/index.js';
import type { Log } from '../log.js';
import type { Commit, Committed, Loaded, Remembered, TableStore } from '../table/ports.js';
import { firstRules, migrateCaptions, migrateEntry, migrateEvents } from '../table/migrations.js';
import type { Checkpoint, HistoryEntry, Snapshot, Table } from '../table/types.js';
import { Unusable, readMatch, readTable } from './check.js';
import { type RedisClient, inOnePacket, readTogether } from './connect.js';
import { fromRedis } from './faults.js';
import { noteDropped } from './dropped.js';
import { type Keys, keysUnder } from './keys.js';
import { createPast, foldedEntries } from './past.js';
import { createReadCache } from './read-cache.js';
import { runScript } from './scripts.js';
import { seal, unseal } from './seal.js';
import { squeezeJson, unfoldJson } from './squeezing.js';

/** A repeated delivery comes within the 15 minutes that an interaction lives; this is ample. */
const rememberedSeconds = 60 * 60;
/** A finished table is kept for undo, replay and export. */
const retiredSeconds = 30 * 24 * 60 * 60;
/** The first, and the latest ones. */
const checkpointsKept = 3;
const mostGuesses = 10_000;
const stateFields = ['meta', 'match'] as const;

export type TableStoreOptions = {
  redis: RedisClient;
  games: readonly AnyGame[];
  log: Log;
  now(): number;
  prefix?: string | undefined;
};

export function createTableStore({ redis, games, log, now, prefix = 'barbican' }: TableStoreOptions): TableStore {
  const keys: Keys = keysUnder(prefix);
  const gameOf = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

  const readCache = createReadCache();
  const past = createPast(redis, keys);
  /** Which table a channel was last seen to have: a guess to read along, which counts only where it proves right. */
  const guesses = new Map<string, string>();

  /** A game that this process does not know is left unread: a newer process may. */
  function read(meta: string, matchJson: string | null): Snapshot {
    const table = readTable(meta);
    const game = gameOf(table.game);
    if (!game || matchJson === null) return { table };
    const match = readMatch(matchJson, game);
    if (match.seats !== table.seats.length) throw new Unusable('damaged', 'the seats of match and table differ');
    // A migration may have changed what the options are called.
    const isRenamed = Object.keys(table.options).some((name) => !Object.hasOwn(match.options, name));
    return { table: isRenamed ? { ...table, options: match.options } : table, match };
  }

  /** Kept as it was found, beside the state, which nothing overwrites. */
  async function putAside(id: string, problem: string): Promise<void> {
    const copied = await redis.copy(keys.state(id), keys.quarantine(id));
    if (copied === 1) log.error({ table: id, problem }, 'a damaged table was put aside');
    else log.debug({ table: id, problem }, 'a damaged table was asked for again');
  }

  async function load(id: string, interaction?: string): Promise<Loaded> {
    const [fields, seen] = await Promise.all([
      redis.hmget(keys.state(id), ...stateFields),
      interaction === undefined ? null : redis.get(keys.seen(id, interaction)),
    ]);
    return understood(id, fields, seen);
  }

  async function loadIn(channel: string): Promise<Loaded> {
    const guess = guesses.get(channel);
    if (guess === undefined) {
      const id = await redis.get(keys.channel(channel));
      if (id === null) return { kind: 'missing' };
      remember(channel, id);
      return load(id);
    }
    const [id, fields] = await readTogether(redis, keys.channel(channel), keys.state(guess), stateFields);
    if (id === guess) return understood(id, fields, null);
    guesses.delete(channel);
    return loadIn(channel);
  }

  function latestIn(channel: string): Snapshot | undefined {
    const guess = guesses.get(channel);
    return guess === undefined ? undefined : readCache.latest(guess);
  }

  function remember(channel: string, id: string): void {
    if (guesses.size >= mostGuesses) guesses.clear();
    guesses.set(channel, id);
  }

  async function understood(
    id: string,
    [meta, kept = null]: readonly (string | null)[],
    seen: string | null,
  ): Promise<Loaded> {
    if (meta === null || meta === undefined) return { kind: 'missing' };
    try {
      const matchText = kept ?? (mayRest(meta) ? ((await past.packed(id))?.match ?? null) : null);
      const text = { meta, match: matchText };
      const before = readCache.find(id, text);
      const snapshot = before ?? read(meta, matchText);
      if (!before) readCache.put(id, text, snapshot);
      return { kind: 'found', snapshot, reply: seen === null ? undefined : remembered(snapshot, seen) };
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      if (error.why === 'damaged') await putAside(id, error.message);
      else log.warn({ table: id, problem: error.message }, 'a table was written by a newer bot');
      return { kind: 'damaged', problem: error.message };
    }
  }

  function mayRest(meta: string): boolean {
    const { state, archivedAt } = readTable(meta);
    return state === 'over' || state === 'closed' || archivedAt !== null;
  }

  /** What an interaction was answered, in today's terms. */
  function remembered({ table }: Snapshot, seen: string): Remembered {
    const { rules = firstRules, ...reply } = JSON.parse(seen) as Remembered & { rules?: number };
    const game = gameOf(table.game);
    if (!game) return reply;
    const notes = noteDropped(log, { table: table.id, game: game.id });
    const events = migrateEvents(game, rules, reply.events, notes.dropped);
    notes.write();
    return { ...reply, events, phases: migrateCaptions(game, rules, reply.phases) };
  }

  async function commit(change: Commit): Promise<Committed> {
    const { id } = change.table;
    const { noted, written } = inOnePacket(redis, () => ({
      // Sent ahead: whoever dies in between leaves a note too many. One that is lost is made up for when all are looked at.
      noted: redis.zadd(keys.stirred, now(), id).catch((error: unknown) => {
        log.debug({ table: id, problem: String(error) }, 'a change was not noted');
      }),
      written: write(change),
    }));
    let result = await written;
    // Only what nobody changes is packed, so that it is not packed again meanwhile but by a wonder.
    while (result === 'packed') {
      await past.unpack(id);
      result = await write(change);
    }
    await noted;
    if (result === 'ok') foldLater(change.table, change.history.length);
    if (result === 'ok' || result === 'conflict' || result === 'repeated') return result;
    throw new Error(`commit.lua answered ${String(result)}`);
  }

  /** Nobody waits for it, and the next time does as well. */
  function foldLater({ id, entries }: Table, added: number): void {
    if (Math.floor(entries / foldedEntries) === Math.floor((entries - added) / foldedEntries)) return;
    past.fold(id).catch((error: unknown) => {
      log.debug({ table: id, problem: String(error) }, 'a history stays unfolded for now');
    });
  }

  async function write(change: Commit): Promise<unknown> {
    const { table, match, outbox, checkpoint, undoneFrom, interaction } = change;
    const { id, rev, state } = table;
    const text = { meta: JSON.stringify(table), match: match ? JSON.stringify(match) : null };
    const result = await runScript(
      redis,
      'commit',
      [
        keys.state(id),
        keys.history(id),
        keys.outbox(id),
        keys.checkpoints(id),
        keys.seen(id, interaction ?? ''),
        keys.packed(id),
        keys.folded(id),
        keys.posted(id),
      ],
      [
        rev - 1,
        rev,
        text.meta,
        text.match ?? '',
        JSON.stringify(outbox),
        JSON.stringify({ ...change.reply, rules: outbox.rules }),
        interaction === undefined ? 0 : rememberedSeconds,
        checkpoint?.entries ?? '',
        checkpoint ? squeezeJson(JSON.stringify(checkpoint.match)) : '',
        undoneFrom ?? '',
        checkpointsKept,
        state === 'over' || state === 'closed' ? retiredSeconds : 0,
        change.awaitsBot ? 1 : 0,
        ...change.history.map((entry) => JSON.stringify(entry)),
      ],
    );
    // Who moved is asked next, and by the same process: it has just made what it would read.
    if (result === 'ok' && match) readCache.put(id, text, { table, match });
    return result;
  }

  async function checkpointText(id: string, entries: number): Promise<readonly [at: number, json: string] | undefined> {
    const kept = (await redis.hkeys(keys.checkpoints(id))).map(Number);
    const fitting = kept.filter((at) => at <= entries);
    if (fitting.length > 0) {
      const at = Math.max(...fitting);
      const json = await redis.hget(keys.checkpoints(id), String(at));
      return json === null ? undefined : [at, unfoldJson(json)];
    }
    const packed = kept.length === 0 ? (await past.packed(id))?.checkpoint : undefined;
    return packed && Number(packed[0]) <= entries ? [Number(packed[0]), packed[1]] : undefined;
  }

  async function checkpointAt(id: string, entries: number, game: AnyGame): Promise<Checkpoint | undefined> {
    const found = await checkpointText(id, entries);
    if (!found) return undefined;
    const [at, json] = found;
    try {
      return { entries: at, match: readMatch(json, game) };
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      log.warn({ table: id, problem: error.message }, 'a checkpoint cannot be used');
      return undefined;
    }
  }

  async function history(id: string, game: AnyGame): Promise<readonly HistoryEntry[]> {
    const texts = await past.history(id);
    const notes = noteDropped(log, { table: id, game: game.id });
    const read = texts.map((text) => migrateEntry(game, JSON.parse(text) as HistoryEntry, notes.dropped));
    notes.write();
    return read;
  }

  async function remove(id: string, guild: string): Promise<void> {
    await redis.del(
      keys.state(id),
      keys.history(id),
      keys.outbox(id),
      keys.checkpoints(id),
      keys.posted(id),
      keys.posting(id),
      keys.folded(id),
      keys.packed(id),
      keys.guesses(id),
    );
    // Off the lists last: what was stopped half way is found by them.
    await redis.zrem(keys.live, id);
    await redis.srem(keys.guildTables(guild), id);
  }

  /** Only what is said of a table is read, not its match. */
  /** The tables of a guild of which this is true, by id. */
  async function tablesIn(guild: string, fits: (table: Partial<Table>) => boolean): Promise<readonly string[]> {
    const ids = await redis.smembers(keys.guildTables(guild));
    const texts = await Promise.all(ids.map((id) => redis.hget(keys.state(id), 'meta')));
    return ids.filter((_, at) => fits(JSON.parse(texts[at] ?? '{}') as Partial<Table>));
  }

  const seatedAt = (guild: string, person: string): Promise<readonly string[]> =>
    tablesIn(guild, ({ state, seats = [] }) => {
      const isOpen = state === 'lobby' || state === 'playing' || state === 'paused';
      return isOpen && seats.some((holder) => holder.kind === 'person' && holder.id === person);
    });

  const waiting = (guild: string, wanted: string): Promise<readonly string[]> =>
    tablesIn(
      guild,
      ({ state, game, seats = [] }) =>
        state === 'lobby' && game === wanted && seats.some(({ kind }) => kind === 'empty'),
    );

  async function tidy(guild: string): Promise<void> {
    for (const id of await redis.smembers(keys.guildTables(guild))) {
      if ((await redis.exists(keys.state(id))) === 0) await redis.srem(keys.guildTables(guild), id);
    }
  }

  async function swap(channel: string, from: string, to: string): Promise<boolean> {
    return (await runScript(redis, 'replace', [keys.channel(channel)], [from, to])) === 1;
  }

  return {
    load: (id, interaction) => fromRedis(load(id, interaction)),
    loadIn: (channel) => fromRedis(loadIn(channel)),
    latestIn,
    commit: (change) => fromRedis(commit(change)),
    seatedAt: (guild, person) => fromRedis(seatedAt(guild, person)),
    waiting: (guild, game) => fromRedis(waiting(guild, game)),
    inChannel: async (channel) => (await fromRedis(redis.get(keys.channel(channel)))) ?? undefined,
    claimChannel: (channel, id, instead) => fromRedis(swap(channel, instead ?? '', id)),
    leaveChannel: async (channel, id) => {
      await fromRedis(swap(channel, id, ''));
    },
    enlist: async (id, guild) => {
      await fromRedis(redis.zadd(keys.live, now(), id));
      await fromRedis(redis.sadd(keys.guildTables(guild), id));
    },
    remove: (id, guild) => fromRedis(remove(id, guild)),
    pack: (id) => fromRedis(past.pack(id)),
    tidy: (guild) => fromRedis(tidy(guild)),
    history: (id, game) => fromRedis(history(id, game)),
    checkpoint: (id, entries, game) => fromRedis(checkpointAt(id, entries, game)),
    seal: (text) => fromRedis(seal(redis, keys.seal, text)),
    unseal: (sealed) => fromRedis(unseal(redis, keys.seal, sealed)),
  };
}
