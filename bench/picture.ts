/** A board's picture, of every game: what drawing and encoding take of the processor, beside other ways to do it, in turns. */
import { once } from 'node:events';
import { join } from 'node:path';
import { games } from '../src/games/index.js';
import type { Painted } from './processes/painter.js';
import { type Child, root, startChild } from './support/child.js';
import { type Way, ways } from './support/ways.js';
import { atLeast, atMost, printTable } from './table.js';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200);
const warmUp = 100;

const processes = join(root, 'bench', 'processes');
const withPeer = ['--import', join(processes, 'with-napi-canvas.mjs')];
const start = (way: Way): Child =>
  startChild(['--import', 'tsx', ...(way === 'peer' ? withPeer : []), join(processes, 'painter.ts'), way]);

async function paint({ process: child }: Child, index: number): Promise<Painted> {
  const painted = once(child, 'message');
  child.send(index);
  return ((await painted) as [Painted])[0];
}

type Round = Record<Way, Painted>;
const painters = Object.fromEntries(ways.map((way) => [way, start(way)])) as Record<Way, Child>;
const pictures: Round[] = [];
for (let round = 0; round < warmUp + rounds; round += 1) {
  const painted: Partial<Round> = {};
  for (const way of ways) painted[way] = await paint(painters[way], round);
  if (round >= warmUp) pictures.push(painted as Round);
}
await Promise.all(Object.values(painters).map((painter) => painter.end()));

const show = (ms: number): string => `${ms.toFixed(1)} ms`;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of each game, and of those the mean: every game weighs the same. A median would leave out the collector's work. */
function typical(pick: (round: Round) => number): number {
  return mean(games.map(({ id }) => mean(pictures.filter(({ ours: { game } }) => game === id).map(pick))));
}
const kilobytes = (pick: (round: Round) => number): string => `${Math.round(typical(pick) / 1024)} kB`;

const drawing = typical(({ ours: own }) => own.drawMs);
const whole = typical(({ ours: own }) => own.drawMs + own.encodeMs);
const plain = typical(({ plain: own }) => own.encodeMs);
const earlier = typical(({ earlier: own }) => own.drawMs + own.encodeMs);
const earlierToday = typical(({ 'earlier, settings of today': own }) => own.drawMs + own.encodeMs);
const theirs = typical(({ peer: other }) => other.drawMs + other.encodeMs);
printTable(`A board of 1280 px, processor time, ${rounds} of each, means, every game alike`, [
  { what: 'encoding alone, node-canvas’ own PNG', value: show(plain), ratio: '1×' },
  { what: 'drawing and encoding', value: show(whole), ...atMost(whole / plain, 0.12) },
  {
    what: 'drawing, and the encoder of the first release, run as then (Node’s own V8 settings)',
    value: show(earlier),
    ratio: '1×',
  },
  { what: 'drawing and encoding', value: show(whole), ...atMost(whole / earlier, 0.4) },
  { what: 'pictures a second and core', value: `${(1000 / whole).toFixed(0)}/s`, ...atLeast(earlier / whole, 2.5) },
  {
    what: 'drawing, and the encoder of the first release, run with today’s V8 settings',
    value: show(earlierToday),
    ratio: '1×',
  },
  {
    what: 'pictures a second and core, against that',
    value: `${(1000 / whole).toFixed(0)}/s`,
    ratio: `${(earlierToday / whole).toFixed(2)}×`,
  },
  {
    what: `@napi-rs/canvas, the same scene (${kilobytes(({ peer: { bytes } }) => bytes)})`,
    value: show(theirs),
    ratio: '1×',
  },
  {
    what: `Barbican's kit on node-canvas (${kilobytes(({ ours: { bytes } }) => bytes)})`,
    value: show(whole),
    ...atMost(whole / theirs, 1),
  },
  { what: '@napi-rs/canvas, drawing only', value: show(typical(({ peer: { drawMs } }) => drawMs)) },
  { what: 'node-canvas, drawing only', value: show(drawing) },
  ...games.map(({ id }) => {
    const own = pictures.filter(({ ours: { game } }) => game === id);
    const of = (pick: (painted: Painted) => number): number => mean(own.map(({ ours: painted }) => pick(painted)));
    const parts = `${show(of(({ drawMs }) => drawMs))} + ${show(of(({ encodeMs }) => encodeMs))}`;
    return { what: `${id}: drawing + encoding`, value: parts };
  }),
]);
