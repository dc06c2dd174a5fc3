/** From frames to a moving picture: one palette for the whole film, and only what changed is written. */
import { type Apart, type Area, type GifFrame, type Size, openGif } from './gif.js';
import { gifenc } from './gifenc.js';

export type { Size } from './gif.js';
/** RGBA, all of the same size. */
export type Pixels = Uint8Array | Uint8ClampedArray;

/** A power of two; one entry of the palette stands for "as before". */
const colours = 128;
const unchanged = colours - 1;
/** Of the frames that the palette is made from, every so many pixels are enough. */
const everyPixel = 11;
/** The square of the distance at which two colours are told apart by nobody: 14 of 255. */
const like = 200;
/** A film that is too large does without some of its frames, but keeps so many. */
const fewestFrames = 40;

/** A pixel each. */
const everyOf = ({ buffer, byteOffset, length }: Pixels): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4);

/** The colours that the whole film shares, made from a few of its frames. */
function paletteOf(samples: readonly Pixels[]): Uint8Array {
  const all = samples.map(everyOf);
  const taken = new Uint32Array(all.reduce((sum, { length }) => sum + Math.ceil(length / everyPixel), 0));
  let count = 0;
  for (const pixels of all) {
    for (let from = 0; from < pixels.length; from += everyPixel, count += 1) taken[count] = pixels[from] as number;
  }
  const found = gifenc.quantize(new Uint8Array(taken.buffer), unchanged, { format: 'rgb565' });
  const palette = new Uint8Array(colours * 3);
  for (const [at, [red = 0, green = 0, blue = 0]] of found.entries()) palette.set([red, green, blue], at * 3);
  return palette;
}

function distances(palette: Uint8Array): Apart {
  const apart = new Uint32Array(1 << 16);
  const channel = (one: number, other: number, at: number): number =>
    ((palette[one * 3 + at] ?? 0) - (palette[other * 3 + at] ?? 0)) ** 2;
  for (let one = 0; one < unchanged; one += 1) {
    for (let other = 0; other < unchanged; other += 1) {
      apart[(one << 8) | other] = channel(one, other, 0) + channel(one, other, 1) + channel(one, other, 2);
    }
  }
  return apart;
}

function nearest(palette: Uint8Array, red: number, green: number, blue: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < unchanged; at += 1) {
    const far =
      ((palette[at * 3] as number) - red) ** 2 +
      ((palette[at * 3 + 1] as number) - green) ** 2 +
      ((palette[at * 3 + 2] as number) - blue) ** 2;
    if (far < least) {
      least = far;
      best = at;
    }
  }
  return best;
}

/** The smallest part of the frame that holds everything that changed. */
function changedArea(index: Uint8Array, before: Uint8Array, { width, height }: Size): Area {
  const isSame = (row: number): boolean => {
    const [from, to] = [row * width, (row + 1) * width];
    return Buffer.compare(index.subarray(from, to), before.subarray(from, to)) === 0;
  };
  let top = 0;
  while (top < height - 1 && isSame(top)) top += 1;
  let bottom = height - 1;
  while (bottom > top && isSame(bottom)) bottom -= 1;
  let left = width - 1;
  let right = 0;
  for (let y = top; y <= bottom; y += 1) {
    const from = y * width;
    let x = 0;
    while (x < left && index[from + x] === before[from + x]) x += 1;
    left = x;
    x = width - 1;
    while (x > right && index[from + x] === before[from + x]) x -= 1;
    right = x;
  }
  // A frame in which nothing happens still takes its time: of one pixel.
  if (right < left) right = left;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** That part, and in it what did not change as "as before". */
function changesOf(index: Uint8Array, before: Uint8Array, size: Size): Omit<GifFrame, 'delayMs'> {
  const area = changedArea(index, before, size);
  const pixels = new Uint8Array(area.width * area.height);
  for (let y = 0, to = 0; y < area.height; y += 1) {
    const from = (area.top + y) * size.width + area.left;
    for (let at = from; at < from + area.width; at += 1, to += 1) {
      const colour = index[at] as number;
      pixels[to] = colour === before[at] ? unchanged : colour;
    }
  }
  return { pixels, area };
}

type Kept = { index: Uint8Array; delayMs: number };

export type Film = {
  add(pixels: Pixels, delayMs: number): void;
  /** Where it would be larger than that, frames are left out evenly; the first and the last stay. */
  finish(mostBytes?: number): Buffer;
};

export function openFilm(size: Size, samples: readonly Pixels[]): Film {
  const palette = paletteOf(samples);
  const liking = { apart: distances(palette), like, unchanged };
  /** The palette's entry for every colour met, by its 16 leading bits. */
  const known = new Int16Array(1 << 16).fill(-1);
  const frames: Kept[] = [];
  const last = new Uint32Array(size.width * size.height);

  /** What looks as in the frame before is not looked up again. */
  function indexed(pixels: Uint32Array): Uint8Array {
    const before = frames.at(-1)?.index;
    const index = before ? before.slice() : new Uint8Array(pixels.length);
    for (let at = 0; at < pixels.length; at += 1) {
      const pixel = pixels[at] as number;
      if (before && pixel === last[at]) continue;
      const key = ((pixel & 0xf8) << 8) | ((pixel >> 5) & 0x7e0) | ((pixel >> 19) & 0x1f);
      let entry = known[key] as number;
      if (entry < 0) {
        entry = nearest(palette, pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255);
        known[key] = entry;
      }
      index[at] = entry;
    }
    last.set(pixels);
    return index;
  }

  /** A film that is written as its frames come: long work is never done in one go. */
  function openReel() {
    const gif = openGif(size, palette, liking);
    const whole: Area = { left: 0, top: 0, ...size };
    let before: Uint8Array | undefined;
    return {
      add({ index, delayMs }: Kept): void {
        gif.add({ ...(before ? changesOf(index, before, size) : { pixels: index, area: whole }), delayMs });
        before = index;
      },
      finish: gif.finish,
    };
  }

  function encoded(kept: readonly Kept[]): Buffer {
    const reel = openReel();
    for (const frame of kept) reel.add(frame);
    return reel.finish();
  }

  const reel = openReel();
  return {
    add(pixels, delayMs) {
      const frame = { index: indexed(everyOf(pixels)), delayMs };
      frames.push(frame);
      reel.add(frame);
    },
    finish(mostBytes = Infinity) {
      let film = reel.finish();
      for (let count = frames.length; film.length > mostBytes && count > fewestFrames;) {
        count = Math.max(fewestFrames, Math.floor(count * Math.min(0.95, (mostBytes / film.length) * 0.98)));
        const step = (frames.length - 1) / (count - 1);
        film = encoded(Array.from({ length: count }, (_, at) => frames[Math.round(at * step)] as Kept));
      }
      return film;
    },
  };
}
