/** A PNG with a palette: the game's own, known in advance, or one made for the picture where that does not fit. */
import { readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';
import type { Canvas } from 'canvas';
import { type Size, loadCompressor } from './compressor.js';
import { quantise } from './quantise.js';

const compressor = loadCompressor();

/** By game, 256 colours each; scripts/palettes.ts makes them. */
const palettes = JSON.parse(readFileSync(new URL('palettes.json', import.meta.url), 'utf8')) as Record<string, string>;

type Known = { number: number; colours: Uint8Array };
const known = new Map<string, Known>(
  Object.entries(palettes).map(([game, text]) => {
    const colours = Uint8Array.from(Buffer.from(text, 'base64'));
    return [game, { number: compressor.keep(colours), colours }];
  }),
);

/** One pixel in so many may be visibly off: the edges of a glyph, never an area. Up to here a palette of the picture's own is no better. */
const mostOff = 1 / 250;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.allocUnsafe(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}

/** Maps the picture to a palette, and returns that; the lines are with the compressor. */
function mapped(raw: Buffer, size: Size, game: string | undefined): Uint8Array {
  const usual = game === undefined ? undefined : known.get(game);
  if (usual && compressor.map(raw, size, usual.number) <= size.width * size.height * mostOff) return usual.colours;
  const { palette, lines } = quantise(new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4), size.width);
  compressor.take(lines, size);
  return palette;
}

/** Whatever is handed over here is gone. */
const { port1: drain } = new MessageChannel();
drain.close();

/**
 * Gives the memory of the pixels back at once. Left to the collector they pile up outside its heap until it goes through
 * everything, which it did after every fifth picture and which took as long as drawing.
 */
function release(raw: Buffer): void {
  drain.postMessage(undefined, [raw.buffer as ArrayBuffer]);
}

/** Every pixel of the canvas must be opaque. */
export function toPng(canvas: Canvas, game?: string): Buffer {
  const { width, height } = canvas;
  const raw = canvas.toBuffer('raw');
  if (endianness() === 'BE') raw.swap32();
  const palette = mapped(raw, { width, height }, game);
  release(raw);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', compressor.compress({ width, height })),
    chunk('IEND', new Uint8Array()),
  ]);
}
