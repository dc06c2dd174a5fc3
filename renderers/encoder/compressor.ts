/** The compiled half of the encoder (assembly/): pixels to palette numbers, and those to a zlib stream. */
import { readFileSync } from 'node:fs';

type Exports = {
  memory: WebAssembly.Memory;
  mostPalettes(): number;
  paletteAt(number: number): number;
  forget(palette: number): void;
  room(width: number, height: number): number;
  band(width: number): number;
  map(palette: number, width: number, first: number, lines: number): number;
  linesAt(width: number): number;
  outputAt(width: number, height: number): number;
  compress(width: number, height: number): number;
};

export type Size = { width: number; height: number };

export type Compressor = {
  /** Keeps a palette of up to 256 colours (red, green, blue, one after the other); returns its number. */
  keep(palette: Uint8Array): number;
  /** Pixels as node-canvas has them, mapped to a kept palette; returns how many are visibly off. */
  map(pixels: Uint8Array, size: Size, palette: number): number;
  /** Lines that were mapped elsewhere. */
  take(lines: Uint8Array, size: Size): void;
  /** The lines that were mapped or taken last, compressed. */
  compress(size: Size): Buffer;
};

const colours = 256;

export function loadCompressor(): Compressor {
  const module = new WebAssembly.Module(readFileSync(new URL('encoder.wasm', import.meta.url)));
  const wasm = new WebAssembly.Instance(module).exports as unknown as Exports;
  let kept = 0;
  // The memory may have grown since: views of it are made anew.
  const bytes = (at: number, length: number): Uint8Array => new Uint8Array(wasm.memory.buffer, at, length);
  const roomFor = ({ width, height }: Size): number => {
    const at = wasm.room(width, height);
    if (at === 0) throw new Error(`no memory for a picture of ${width} × ${height}`);
    return at;
  };
  return {
    keep(palette) {
      if (kept === wasm.mostPalettes()) throw new Error('too many palettes');
      const at = wasm.paletteAt(kept);
      const last = palette.length - 3;
      const own = bytes(at, colours * 4);
      for (let index = 0; index < colours; index += 1) {
        const [red = 0, green = 0, blue = 0] = palette.subarray(Math.min(index * 3, last));
        own.set([blue, green, red, 255], index * 4);
      }
      wasm.forget(at);
      kept += 1;
      return kept - 1;
    },
    map(pixels, size, palette) {
      const { width, height } = size;
      const at = roomFor(size);
      const stride = width * 4;
      const band = wasm.band(width);
      const room = bytes(at, band * stride);
      let off = 0;
      for (let first = 0; first < height; first += band) {
        const lines = Math.min(band, height - first);
        room.set(pixels.subarray(first * stride, (first + lines) * stride));
        off += wasm.map(wasm.paletteAt(palette), width, first, lines);
      }
      return off;
    },
    take(lines, size) {
      roomFor(size);
      bytes(wasm.linesAt(size.width), lines.length).set(lines);
    },
    compress({ width, height }) {
      const length = wasm.compress(width, height);
      return Buffer.from(bytes(wasm.outputAt(width, height), length));
    },
  };
}
