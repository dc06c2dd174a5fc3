/** What an action costs with 10 and with 100,000 tables stored, in turns: each in a Redis of its own, kept as the bot keeps it. */
import { rngOver, seedRng } from '../src/kernel/index.js';
import { type Hall, asks, beginGame, done, nextMove, openHall, tidyUp } from './support/hall.js';
import { openRedis } from './support/redis.js';
import { atMost, percentile, printTable } from './table.js';

const stored = [10, Number(process.env['BENCH_TABLES'] ?? 100_000)] as const;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 1500);
const warmUp = 150;
const seedingAtOnce = 50;

/**
 * Tables are set up by one service and acted at through another, as by another process: at all of them alike, what is
 * acted on was read from Redis and not made here, however few there are.
 */
type Side = { host: Hall; hall: Hall; ids: string[]; spans: number[]; close(): Promise<void> };

let channels = 0;
async function seat(hall: Hall): Promise<string> {
  channels += 1;
  return (await beginGame(hall, `channel-${channels}`)).table.id;
}

async function openSide(tables: number): Promise<Side> {
  const redis = await openRedis();
  const [host, hall] = [await openHall(redis.url), await openHall(redis.url)];
  // Only while the tables are made: afterwards every write waits for the disk again.
  await hall.redis.call('CONFIG', 'SET', 'appendfsync', 'everysec');
  const ids: string[] = [];
  while (ids.length < tables) {
    const missing = Math.min(seedingAtOnce, tables - ids.length);
    ids.push(...(await Promise.all(Array.from({ length: missing }, () => seat(host)))));
  }
  await tidyUp(hall);
  await hall.redis.call('CONFIG', 'SET', 'appendfsync', 'always');
  return {
    host,
    hall,
    ids,
    spans: [],
    async close() {
      host.close();
      hall.close();
      await redis.close();
    },
  };
}

const rng = rngOver(seedRng('scale'));

/** The first action at any of the tables; a new table takes the place of the one that was used. */
async function act({ host, hall, ids }: Side): Promise<number> {
  const [id] = ids.splice(rng.int(ids.length), 1);
  const found = id === undefined ? undefined : await hall.store.load(id);
  const snapshot = found?.kind === 'found' ? found.snapshot : undefined;
  const move = snapshot && nextMove(snapshot, rng);
  if (!move) throw new Error('a table is missing');
  const request = asks(move.person);
  const from = performance.now();
  const reply = await hall.tables.answer(snapshot.table.id, move.answer, request);
  const span = performance.now() - from;
  const { table } = done(reply);
  await hall.store.remove(table.id, table.guild);
  ids.push(await seat(host));
  return span;
}

const sides = [await openSide(stored[0]), await openSide(stored[1])] as const;
for (let round = -warmUp; round < rounds; round += 1) {
  // Whoever goes second finds the processor warm: they take turns in that too.
  for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
    const span = await act(side);
    if (round >= 0) side.spans.push(span);
  }
}
for (const side of sides) await side.close();

const [few, many] = sides.map(({ spans }) => percentile(spans, 0.5)) as [number, number];
const show = (ms: number): string => `${ms.toFixed(2)} ms`;
printTable(`An action, committed to Redis, ${rounds} of each, medians`, [
  { what: `with ${stored[0]} tables stored`, value: show(few), ratio: '1×' },
  { what: `with ${stored[1].toLocaleString('en')} tables stored`, value: show(many), ...atMost(many / few, 1.05) },
]);
