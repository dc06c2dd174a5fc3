/** A board's picture: what drawing adds to encoding, and the same scenes drawn by @napi-rs/canvas, in turns. */
import { once } from 'node:events';
import { join } from 'node:path';
import type { Painted } from './processes/painter.js';
import { type Child, root, startChild } from './support/child.js';
import { atMost, percentile, printTable } from './table.js';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 160);
const warmUp = 40;

const processes = join(root, 'bench', 'processes');
const painter = join(processes, 'painter.ts');
const ours = startChild(['--import', 'tsx', painter]);
const peer = startChild(['--import', 'tsx', '--import', join(processes, 'with-napi-canvas.mjs'), painter, 'peer']);

async function paint({ process: child }: Child, index: number): Promise<Painted> {
  const painted = once(child, 'message');
  child.send(index);
  return ((await painted) as [Painted])[0];
}

const pictures: { ours: Painted; peer: Painted }[] = [];
for (let round = 0; round < warmUp + rounds; round += 1) {
  const pair = { ours: await paint(ours, round), peer: await paint(peer, round) };
  if (round >= warmUp) pictures.push(pair);
}
await Promise.all([ours.end(), peer.end()]);

const median = (pick: (pair: (typeof pictures)[number]) => number): number => percentile(pictures.map(pick), 0.5);
const show = (ms: number): string => `${ms.toFixed(1)} ms`;
const kilobytes = (pick: (pair: (typeof pictures)[number]) => number): string =>
  `${Math.round(median(pick) / 1024)} kB`;
const encoding = median(({ ours: own }) => own.encodeMs);
const plain = median(({ ours: own }) => own.plainMs ?? 0);
const whole = median(({ ours: own }) => own.drawMs + own.encodeMs);
const theirs = median(({ peer: other }) => other.drawMs + other.encodeMs);
printTable(`A board of 1280 px, ${rounds} of each, medians`, [
  { what: 'encoding alone, node-canvas’ own PNG', value: show(plain), ratio: '1×' },
  { what: 'drawing and encoding, ours (a palette)', value: show(whole), ...atMost(whole / plain, 1.2) },
  { what: 'encoding alone, ours (a palette)', value: show(encoding), ratio: '1×' },
  { what: 'drawing and encoding, ours (a palette)', value: show(whole), ...atMost(whole / encoding, 1.2) },
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
  { what: '@napi-rs/canvas, drawing only', value: show(median(({ peer: { drawMs } }) => drawMs)) },
  { what: 'node-canvas, drawing only', value: show(median(({ ours: { drawMs } }) => drawMs)) },
]);
