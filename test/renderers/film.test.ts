/** Films: one palette, and only what changed is written. */
import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { openFilm } from '../../renderers/film/encode.js';

const size = { width: 120, height: 80 };

/** A board of many colours, with one square somewhere. */
function frame(squareAt: number): Uint8Array {
  const pixels = new Uint8Array(size.width * size.height * 4);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const x = at % size.width;
    const y = Math.floor(at / size.width);
    const isSquare = x >= squareAt && x < squareAt + 6 && y >= 10 && y < 16;
    pixels.set(isSquare ? [255, 0, 0, 255] : [x * 2, y * 3, (x * y) % 256, 255], at * 4);
  }
  return pixels;
}

function filmOf(frames: readonly Uint8Array[], mostBytes?: number): Buffer {
  const [first, last] = [frames[0], frames.at(-1)];
  const film = openFilm(
    size,
    [first, last].filter((one) => one !== undefined),
  );
  for (const one of frames) film.add(one, 100);
  return film.finish(mostBytes);
}

/** Every frame is announced by the same three bytes. */
const framesIn = (gif: Buffer): number => gif.toString('latin1').split('\u0021\u00f9\u0004').length - 1;

describe('a film', () => {
  it('is a GIF with as many frames as it was given, ending as a GIF ends', () => {
    const gif = filmOf([frame(10), frame(20), frame(30)]);
    expect(gif.subarray(0, 6).toString('latin1')).toBe('GIF89a');
    expect(framesIn(gif)).toBe(3);
    expect(gif.at(-1)).toBe(0x3b);
  });

  it('pays for what changed, not for the whole board again', () => {
    const still = filmOf([frame(10)]).length;
    const moved = filmOf([frame(10), frame(20), frame(30), frame(40), frame(50)]).length;
    expect(moved - still).toBeLessThan(still / 2);
  });

  it('needs next to nothing for a frame in which nothing happened', () => {
    const once = filmOf([frame(10)]).length;
    const often = filmOf(Array.from({ length: 5 }, () => frame(10))).length;
    expect(often - once).toBeLessThan(800);
  });

  it('shows the first frame as it was, but for differences that nobody sees', async () => {
    const first = frame(10);
    const canvas = createCanvas(size.width, size.height);
    canvas.getContext('2d').drawImage(await loadImage(filmOf([first, frame(20)])), 0, 0);
    const seen = canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data;
    const off = seen.map((value, at) => Math.abs(value - (first[at] ?? 0)));
    // So many colours as this board has share 127 entries.
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(12);
    const square = (12 * size.width + 12) * 4;
    expect([...seen.subarray(square, square + 3)].map((value) => Math.round(value / 64))).toEqual([4, 0, 0]);
  });

  it('does without some of its frames rather than grow too large, and keeps the first and the last', () => {
    const frames = Array.from({ length: 60 }, (_, at) => frame(at));
    const whole = filmOf(frames);
    const small = filmOf(frames, whole.length - 600);
    expect(framesIn(whole)).toBe(60);
    expect(framesIn(small)).toBeLessThan(60);
    expect(framesIn(small)).toBeGreaterThanOrEqual(40);
    expect(small.length).toBeLessThanOrEqual(whole.length - 600);
  });
});
