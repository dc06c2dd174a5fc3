/** What was painted once is kept, up to so many pixels; what was not used for longest goes first. */
import type { Canvas } from 'canvas';

type Painted = { readonly canvas: Canvas };

export type PixelCache<K extends Painted> = (key: string, paint: () => K) => K;

/** Where it overflows a fifth goes at once: looking something up, which happens hundreds of times a picture, stays cheap. */
const stays = 0.8;

export function pixelCache<K extends Painted>(mostPixels: number): PixelCache<K> {
  const kept = new Map<string, { painted: K; pixels: number; used: number }>();
  let pixels = 0;
  let uses = 0;

  function makeRoom(): void {
    const oldestFirst = [...kept].sort(([, a], [, b]) => a.used - b.used);
    for (const [key, old] of oldestFirst) {
      if (pixels <= mostPixels * stays || old.used === uses) return;
      kept.delete(key);
      pixels -= old.pixels;
    }
  }

  return (key, paint) => {
    uses += 1;
    const found = kept.get(key);
    if (found) {
      found.used = uses;
      return found.painted;
    }
    const painted = paint();
    // Painting may itself have looked something up.
    uses += 1;
    const own = painted.canvas.width * painted.canvas.height;
    kept.set(key, { painted, pixels: own, used: uses });
    pixels += own;
    if (pixels > mostPixels) makeRoom();
    return painted;
  };
}
