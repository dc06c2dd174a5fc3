/** From a move to the board that it brings, posted: Barbican, which draws it, against a bare bot that uploads a stored one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRenderPool } from '../renderers/pool.js';
import { games } from '../src/games/index.js';
import { seatBare, seatBarbican } from './support/bots.js';
import { picturedAfter, watchAnew } from './support/edge.js';
import { openGameNight } from './support/game-night.js';
import { openRedis } from './support/redis.js';
import { scenes } from './support/scenes.js';
import { atMost, percentile, printTable } from './table.js';

const here = '#game-night';
const boards = Number(process.env['BENCH_ROUNDS'] ?? 100);
const warmUp = 10;
const pollMs = 2;
const calmMs = 20;

const folder = mkdtempSync(join(tmpdir(), 'barbican-bench-'));
const picture = join(folder, 'board.png');
const redis = await openRedis();
const ours = await seatBarbican(redis.url);
const night = await openGameNight(ours.parlour, redis.url);
const mira = ours.parlour.member('Mira');

/** Plays on until a move has brought a board. */
async function ourBoard(): Promise<number> {
  for (;;) {
    const move = await night.next();
    watchAnew();
    await night.type(move);
    await night.settle();
    const span = picturedAfter();
    if (span !== undefined) return span;
  }
}

for (let count = 0; count < warmUp; count += 1) await ourBoard();
const posted = mira.messages(here).findLast((message) => message.pictures.length > 0);
if (!posted) throw new Error('no board was posted');
const png = await posted.file();
writeFileSync(picture, png);

const bare = await seatBare({ picture });
const asker = bare.parlour.member('Mira');
async function bareUpload(): Promise<number> {
  watchAnew();
  await asker.slash(here, 'upload');
  for (;;) {
    const span = picturedAfter();
    if (span !== undefined) return span;
    await pause(pollMs);
  }
}
for (let count = 0; count < warmUp; count += 1) await bareUpload();

// What nobody can do without who draws at all: such a board, drawn and encoded in a warm render process and nothing else.
const pool = createRenderPool({ processes: 1 });
const played = games.filter(({ id }) => id === 'orcs-orcs-orcs');
const tasks = scenes(1, 20, played);
const mostPractice = 60;
async function drawnAlone(count: number): Promise<number> {
  const task = tasks[count % tasks.length];
  if (!task) throw new Error('no board to draw');
  // As rested as the bot's own render process, which draws one board a move.
  await pause(calmMs);
  const from = performance.now();
  await pool.draw(task);
  return performance.now() - from;
}
for (let count = 0; count < mostPractice; count += 1) await drawnAlone(count);

const spans = { ours: [] as number[], bare: [] as number[], drawn: [] as number[] };
for (let count = 0; count < boards; count += 1) {
  spans.ours.push(await ourBoard());
  spans.bare.push(await bareUpload());
  spans.drawn.push(await drawnAlone(count));
}
await pool.close();
night.close();
await bare.close();
await ours.close();
await redis.close();
rmSync(folder, { recursive: true });

const show = (ms: number): string => `${ms.toFixed(1)} ms`;
const [own, base, drawn] = [spans.ours, spans.bare, spans.drawn].map((each) => percentile(each, 0.5)) as [
  number,
  number,
  number,
];
const floor = base + drawn;
const kilobytes = Math.round(png.length / 1024);
printTable(`Move to board posted, ${boards} of each, medians`, [
  { what: `bare discord.js, uploads a stored PNG of ${kilobytes} kB`, value: show(base), ratio: '1×' },
  { what: 'Barbican, draws and posts the board', value: show(own), ...atMost(own / base, 3) },
  { what: 'drawing and encoding alone, in a warm render process', value: show(drawn) },
  { what: 'the floor: that and the bare upload', value: show(floor), ratio: `${(floor / base).toFixed(2)}×` },
  { what: 'Barbican against the floor', value: show(own), ratio: `${(own / floor).toFixed(2)}×` },
]);
