/** Ten thousand tables of which two hundred are busy, on one machine, for some minutes: what it costs, and whether it keeps up. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startParlour } from '@barbican/parlour';
import { createQueues } from '../src/jobs/queues.js';
import { rngOver, seedRng } from '../src/kernel/index.js';
import { connectRedis, whenReady } from '../src/store/connect.js';
import { keysUnder } from '../src/store/keys.js';
import { startBarbican } from './support/bots.js';
import { picturesSeen, redrawnSince, watchAnew } from './support/edge.js';
import { asks, beginGame, done, log, nextMove, now, openHall } from './support/hall.js';
import { openRedis } from './support/redis.js';
import { percentile, printTable } from './table.js';

const stored = Number(process.env['BENCH_TABLES'] ?? 10_000);
const busy = Number(process.env['BENCH_BUSY'] ?? 200);
const minutes = Number(process.env['BENCH_MINUTES'] ?? 4);
/** At a busy table somebody moves so often. */
const moveEveryMs = 30_000;
const seedingAtOnce = 50;

const redis = await openRedis();
const parlour = await startParlour({ openApi: false });
const patient = connectRedis(redis.url, 'workers', log);
await whenReady(patient);
const queues = createQueues({ redis: patient, log, now });
const quiet = await openHall(redis.url);
const keys = keysUnder('barbican');

const usedBytes = async (): Promise<number> =>
  Number(/used_memory:(\d+)/.exec(String(await patient.call('INFO', 'memory')))?.[1]);

/** Tables at which everything is said and nobody moves. */
const bytesBefore = await usedBytes();
await patient.call('CONFIG', 'SET', 'appendfsync', 'everysec');
for (let made = 0; made < stored - busy; made += seedingAtOnce) {
  const some = Array.from({ length: Math.min(seedingAtOnce, stored - busy - made) }, async (_, index) => {
    const { table } = await beginGame(quiet, `quiet-${made + index}`);
    await patient.del(keys.outbox(table.id));
  });
  await Promise.all(some);
}
await patient.call('CONFIG', 'SET', 'appendfsync', 'always');
const bytesEach = ((await usedBytes()) - bytesBefore) / (stored - busy);
console.log(`${stored - busy} quiet tables are there`);

type Load = { cpuSeconds: number; megabytes: number };

/** A process and its children, by now. */
function loadOf(pid: number): Load {
  const lines = execFileSync('ps', ['-o', 'cputimes=,rss=', '--pid', String(pid), '--ppid', String(pid)], {
    encoding: 'utf8',
  });
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (column: number): number => rows.reduce((total, row) => total + (row[column] ?? 0), 0);
  return { cpuSeconds: sum(0), megabytes: sum(1) / 1024 };
}

const worker = startBarbican(parlour, redis.url, 'worker');
const hall = await openHall(redis.url, { nudge: queues.nudge });
const opener = parlour.member('Mira');
watchAnew();
const tables: string[] = [];
for (let index = 0; index < busy; index += 1) {
  const thread = opener.openThread('#game-night', `Table ${index + 1}`);
  tables.push((await beginGame(hall, thread)).table.id);
}
while (picturesSeen() < busy || (await queues.depths()).posts > 0) await pause(200);
console.log(`${busy} busy tables have their boards`);

const rng = rngOver(seedRng('many'));
const spans: number[] = [];
const depths: number[] = [];
const before = loadOf(worker.pid);
watchAnew();
const from = performance.now();
let over = 0;
for (let moved = 0; performance.now() - from < minutes * 60_000; moved += 1) {
  const id = tables[moved % tables.length] ?? '';
  const found = await hall.store.load(id);
  const move = found.kind === 'found' ? nextMove(found.snapshot, rng) : undefined;
  if (move) {
    const began = performance.now();
    done(await hall.tables.answer(id, move.answer, asks(move.person)));
    spans.push(performance.now() - began);
  } else over += 1;
  if (moved % 50 === 0) depths.push((await queues.depths()).posts);
  const due = from + ((moved + 1) * moveEveryMs) / busy;
  await pause(Math.max(0, due - performance.now()));
}
const seconds = (performance.now() - from) / 1000;
const [posted, redrawn] = [picturesSeen(), redrawnSince()];
const boards = posted + redrawn;
const drained = performance.now();
while ((await queues.depths()).posts > 0) await pause(100);
const drainSeconds = (performance.now() - drained) / 1000;
const after = loadOf(worker.pid);
const redisMegabytes = (await usedBytes()) / 2 ** 20;

await worker.end();
hall.close();
quiet.close();
await queues.close();
patient.disconnect();
await parlour.close();
await redis.close();

const cpu = after.cpuSeconds - before.cpuSeconds;
const each = (value: number, unit: string): string => `${value.toFixed(1)} ${unit}`;
printTable(
  `${stored} tables, ${busy} of them busy, for ${(seconds / 60).toFixed(1)} minutes on ${availableParallelism()} cores`,
  [
    { what: 'moves', value: `${spans.length}, ${each(spans.length / seconds, 'a second')}` },
    { what: 'a move, committed: median', value: each(percentile(spans, 0.5), 'ms') },
    { what: 'a move, committed: of a hundred all but one', value: each(percentile(spans, 0.99), 'ms') },
    { what: 'boards drawn and posted, or changed in place', value: `${posted}, ${redrawn}` },
    { what: 'posts waiting: median, most', value: `${percentile(depths, 0.5)}, ${Math.max(...depths)}` },
    { what: 'all posted after the last move within', value: each(drainSeconds, 's') },
    { what: 'the worker and its renderers: processor', value: each((100 * cpu) / seconds, '% of a core') },
    { what: 'the same for a board', value: each((1000 * cpu) / Math.max(1, boards), 'ms') },
    { what: 'the worker and its renderers: memory', value: each(after.megabytes, 'MB') },
    { what: 'Redis: memory in all', value: each(redisMegabytes, 'MB') },
    { what: 'Redis: memory for a quiet table', value: each(bytesEach / 1024, 'kB') },
    { what: 'games that came to their end meanwhile', value: String(over) },
  ],
);
