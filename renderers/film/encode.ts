/** From frames to a moving picture: one palette for the whole film, and only what changed is written. */
import { gifenc } from './gifenc.js';

/** RGBA, all of the same size. */
export type Pixels = Uint8Array | Uint8ClampedArray;
export type Size = { width: number; height: number };

/** One entry of the palette stands for "as before". */
const mostColours = 255;
const unchanged = 255;
/** Of the frames that the palette is made from, every so many pixels are enough. */
const everyPixel = 3;

/** The colours that the whole film shares, made from a few of its frames. */
function paletteOf(samples: readonly Pixels[]): number[][] {
  const bytes = samples.map((pixels) => {
    const taken = new Uint8Array(Math.ceil(pixels.length / 4 / everyPixel) * 4);
    for (let from = 0, to = 0; from < pixels.length; from += 4 * everyPixel, to += 4) {
      taken.set(pixels.subarray(from, from + 4), to);
    }
    return taken;
  });
  const palette = gifenc.quantize(new Uint8Array(Buffer.concat(bytes)), mostColours, { format: 'rgb565' });
  while (palette.length < mostColours) palette.push([0, 0, 0]);
  return [...palette, [0, 0, 0]];
}

function nearest(palette: readonly number[][], red: number, green: number, blue: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < mostColours; at += 1) {
    const [r = 0, g = 0, b = 0] = palette[at] ?? [];
    const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (far < least) {
      least = far;
      best = at;
    }
  }
  return best;
}

export type Film = {
  add(pixels: Pixels, delayMs: number): void;
  finish(): Buffer;
};

export function openFilm({ width, height }: Size, samples: readonly Pixels[]): Film {
  const encoder = gifenc.GIFEncoder();
  const palette = paletteOf(samples);
  /** The palette's entry for every colour met, by its 16 leading bits. */
  const known = new Int16Array(1 << 16).fill(-1);
  let before: Uint8Array | undefined;

  function indexed(pixels: Pixels): Uint8Array {
    const index = new Uint8Array(width * height);
    for (let at = 0, from = 0; at < index.length; at += 1, from += 4) {
      const red = pixels[from] ?? 0;
      const green = pixels[from + 1] ?? 0;
      const blue = pixels[from + 2] ?? 0;
      const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
      let entry = known[key] ?? -1;
      if (entry < 0) {
        entry = nearest(palette, red, green, blue);
        known[key] = entry;
      }
      index[at] = entry;
    }
    return index;
  }

  return {
    add(pixels, delay) {
      const index = indexed(pixels);
      const frame = index.slice();
      if (before) for (let at = 0; at < frame.length; at += 1) if (frame[at] === before[at]) frame[at] = unchanged;
      encoder.writeFrame(frame, width, height, {
        delay,
        dispose: 1,
        ...(before ? { transparent: true, transparentIndex: unchanged } : { palette, repeat: -1 }),
      });
      before = index;
    },
    finish() {
      encoder.finish();
      return Buffer.from(encoder.bytes());
    },
  };
}
