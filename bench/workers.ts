/** Boards drawn and posted a second for 200 busy tables: two workers against one. */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createRenderPool } from '../renderers/pool.js';
import { createQueues } from '../src/jobs/queues.js';
import { startParlour } from '@barbican/parlour';
import { connectRedis, whenReady } from '../src/store/connect.js';
import type { Table } from '../src/table/types.js';
import { startBarbican } from './support/bots.js';
import { picturesSeen, redrawnSince, watchAnew } from './support/edge.js';
import { asks, beginGame, done, log, now, openHall } from './support/hall.js';
import { openRedis } from './support/redis.js';
import { scenes } from './support/scenes.js';
import { atLeast, printTable } from './table.js';

const busy = Number(process.env['BENCH_TABLES'] ?? 200);
const pollMs = 5;
/** More than this a board takes only where something is broken. */
const patienceMs = 3000;
/** A worker that has just been started may be given the first. */
const leastPatienceMs = 60_000;

const redis = await openRedis();
const parlour = await startParlour({ openApi: false });
const patient = connectRedis(redis.url, 'workers', log);
await whenReady(patient);
const queues = createQueues({ redis: patient, log, now });
/** A table's board is not posted again so soon after it was asked for: each time it is asked for is a minute later. */
let asked = 0;
const clock = (): number => now() + asked * 60_000;
const hall = await openHall(redis.url, { nudge: queues.nudge, clock });

/** Boards that are up: posted anew, or changed in place. */
const boardsUp = (): number => picturesSeen() + redrawnSince();

async function untilPosted(boards: number): Promise<void> {
  const patience = performance.now() + Math.max(leastPatienceMs, boards * patienceMs);
  while (boardsUp() < boards) {
    if (performance.now() > patience) throw new Error(`${boards} boards were asked for, ${boardsUp()} came`);
    await pause(pollMs);
  }
}

/** Asks for every table's board at once; answers with how many were posted a second. */
async function boardsPerSecond(tables: readonly Table[]): Promise<number> {
  watchAnew();
  asked += 1;
  const from = performance.now();
  await Promise.all(tables.map(async ({ id, host }) => done(await hall.tables.showBoard(id, asks(host)))));
  await untilPosted(tables.length);
  return (tables.length * 1000) / (performance.now() - from);
}

const first = startBarbican(parlour, redis.url, 'worker');
const opener = parlour.member('Mira');
watchAnew();
const tables: Table[] = [];
for (let index = 0; index < busy; index += 1) {
  const thread = opener.openThread('#game-night', `Table ${index + 1}`);
  tables.push((await beginGame(hall, thread)).table);
}
// A lobby's picture may or may not be overtaken by the start; the boards come last.
await untilPosted(busy);
while ((await queues.depths()).posts > 0) await pause(100);
await pause(1000);

const rates = { one: [] as number[], two: [] as number[] };
const few = tables.slice(0, Math.ceil(busy / 5));
rates.one.push(await boardsPerSecond(tables));
const second = startBarbican(parlour, redis.url, 'worker');
for (let round = 0; round < 3; round += 1) await boardsPerSecond(few);
rates.two.push(await boardsPerSecond(tables), await boardsPerSecond(tables));
await second.end();
await boardsPerSecond(few);
rates.one.push(await boardsPerSecond(tables));

await first.end();
hall.close();
await queues.close();
patient.disconnect();
await parlour.close();
await redis.close();

const tasks = scenes(1, 10);
/** The same without Redis and the parlour: pictures a second from so many render processes. */
async function picturesPerSecond(processes: number): Promise<number> {
  const pool = createRenderPool({ processes, log });
  await Promise.all(tasks.map((task) => pool.draw(task)));
  const from = performance.now();
  await Promise.all([...tasks, ...tasks].map((task) => pool.draw(task)));
  const rate = (tasks.length * 2000) / (performance.now() - from);
  await pool.close();
  return rate;
}
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const lone = { one: [] as number[], two: [] as number[] };
for (const processes of [1, 2, 2, 1]) lone[processes === 1 ? 'one' : 'two'].push(await picturesPerSecond(processes));
const alone = [mean(lone.one), mean(lone.two)] as const;

const show = (rate: number): string => `${rate.toFixed(1)} boards/s`;
printTable(`${busy} busy tables, ${availableParallelism()} cores shared with Redis and the parlour`, [
  { what: 'one worker', value: show(mean(rates.one)), ratio: '1×' },
  { what: 'two workers', value: show(mean(rates.two)), ...atLeast(mean(rates.two) / mean(rates.one), 1.8) },
  { what: 'one render process by itself', value: `${alone[0].toFixed(1)} pictures/s`, ratio: '1×' },
  {
    what: 'two render processes by themselves',
    value: `${alone[1].toFixed(1)} pictures/s`,
    ratio: `${(alone[1] / alone[0]).toFixed(2)}×`,
  },
]);
