/** A PNG with a palette; the compression runs off the main thread. */
import { endianness } from 'node:os';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Canvas } from 'canvas';
import { quantise } from './quantise.js';

const compress = promisify(deflate);

/** Higher ones take twice the time and more for a tenth of the weight. */
const level = 2;

/** More than any picture needs, so that the compressor hands over once and not in small pieces. */
const chunkSize = 1 << 20;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Every pixel of the canvas must be opaque. */
export async function toPng(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas;
  const raw = canvas.toBuffer('raw');
  if (endianness() === 'BE') raw.swap32();
  const pixels = new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4);
  /** The byte that leads a line stays 0, no filter: the best for palettes. */
  const { palette, lines } = quantise(pixels, width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const data = await compress(lines, { level, memLevel: 9, chunkSize });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}
