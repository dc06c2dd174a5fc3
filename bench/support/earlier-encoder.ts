/** The encoder of the first release: a palette made for every picture, and zlib. What the present one is measured against. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Canvas } from 'canvas';
import type { quantise as Quantise } from '../../renderers/encoder/quantise.js';

const compress = promisify(deflate);
const level = 2;
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

export async function toPngAsBefore(canvas: Canvas, quantise: typeof Quantise): Promise<Buffer> {
  const { width, height } = canvas;
  const raw = canvas.toBuffer('raw');
  const { palette, lines } = quantise(new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4), width);
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
