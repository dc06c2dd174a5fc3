/** The encoder: nothing is lost on the way into the file, and the games' palettes serve their pictures. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { createCanvas } from 'canvas';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { DrawTask } from '../../renderers/contract.js';
import { type Size, loadCompressor } from '../../renderers/encoder/compressor.js';
import { toPng } from '../../renderers/encoder/png.js';
import { draw } from '../../renderers/index.js';
import { compiledEncoder } from '../../scripts/build-encoder.mjs';
import { tasksOf } from '../../scripts/palettes/pictures.js';
import { games } from '../../src/games/index.js';
import { rngOver, seedRng } from '../../src/kernel/index.js';

const compressor = loadCompressor();
/** Every grey there is. */
const greys = compressor.keep(Uint8Array.from({ length: 256 * 3 }, (_, index) => Math.floor(index / 3)));
const rng = rngOver(seedRng('encoder'));
const byte = (): number => rng.int(256);

/** Kinds of content, from the easiest to the worst. */
let held = 0;
const contents: Record<string, () => number> = {
  'one colour': () => 77,
  'two colours': () => (byte() < 128 ? 0 : 255),
  runs: () => (byte() < 6 ? (held = byte()) : held),
  'rare colours': () => Math.floor((byte() / 255) ** 40 * 255),
  noise: byte,
};
const sizes: readonly Size[] = [
  { width: 1, height: 1 },
  { width: 17, height: 5 },
  { width: 640, height: 333 },
  // Wider than the compressor's memory of what came before.
  { width: 40_000, height: 3 },
];

describe.each(Object.entries(contents))('%s', (_, content) => {
  it.each(sizes)('come out as they went in at $width × $height', (size) => {
    const { width, height } = size;
    const values = Uint8Array.from({ length: width * height }, content);
    const pixels = Uint8Array.from({ length: values.length * 4 }, (_each, index) =>
      index % 4 === 3 ? 255 : (values[index >> 2] ?? 0),
    );
    compressor.map(pixels, size, greys);
    const lines = inflateSync(compressor.compress(size));
    expect(lines.length).toBe((width + 1) * height);
    const wrong = values.findIndex((value, index) => {
      const line = Math.floor(index / width);
      // Two bits of a channel are not looked at.
      return Math.abs((lines[index + line + 1] ?? 0) - value) > 3;
    });
    expect(wrong).toBe(-1);
    expect(Array.from({ length: height }, (_each, line) => lines[line * (width + 1)]).every((lead) => lead === 0)).toBe(
      true,
    );
  });
});

it('lines mapped elsewhere are compressed as they are', () => {
  const size = { width: 300, height: 40 };
  const lines = Uint8Array.from({ length: 301 * 40 }, byte);
  compressor.take(lines, size);
  expect(inflateSync(compressor.compress(size)).equals(lines)).toBe(true);
});

it('the kept program is what its sources compile to', async () => {
  const kept = readFileSync(new URL('../../renderers/encoder/encoder.wasm', import.meta.url));
  expect(kept.equals(await compiledEncoder())).toBe(true);
});

it('a picture whose colours the game does not know gets a palette of its own', () => {
  const canvas = createCanvas(64, 64);
  const ctx = canvas.getContext('2d');
  for (let index = 0; index < 64; index += 1) {
    ctx.fillStyle = `rgb(255, ${index * 4}, 255)`;
    ctx.fillRect(index, 0, 1, 64);
  }
  const decoded = PNG.sync.read(toPng(canvas, 'defenders'));
  for (let index = 0; index < 64; index += 1)
    expect([...decoded.data.subarray(index * 4, index * 4 + 3)]).toEqual([255, index * 4, 255]);
});

const palettes = JSON.parse(
  readFileSync(new URL('../../renderers/encoder/palettes.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The colours a file says it uses. */
function coloursOf(png: Buffer): string {
  const at = png.indexOf('PLTE');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)).toString('base64');
}

it.each(games)('$id: most boards fit the palette that was made for them', (game) => {
  const boards: DrawTask[] = [];
  for (const task of tasksOf(game, 'fit', ['chance'])) {
    if (task.kind === 'board') boards.push(task);
    if (boards.length === 6) break;
  }
  const fitting = boards.filter((task) => draw(task).every(({ png }) => coloursOf(png) === palettes[game.id]));
  expect(fitting.length).toBeGreaterThanOrEqual(boards.length - 1);
});
