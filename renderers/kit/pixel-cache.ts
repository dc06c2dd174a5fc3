/** What was painted once is kept, up to so many pixels; what was not used for longest goes first. */
import type { Canvas } from 'canvas';

type Painted = { readonly canvas: Canvas };

export type PixelCache<K extends Painted> = (key: string, paint: () => K) => K;

export function pixelCache<K extends Painted>(mostPixels: number): PixelCache<K> {
  const kept = new Map<string, K>();
  let pixels = 0;
  const sizeOf = ({ canvas }: K): number => canvas.width * canvas.height;
  return (key, paint) => {
    let found = kept.get(key);
    if (found) kept.delete(key);
    else {
      found = paint();
      pixels += sizeOf(found);
    }
    kept.set(key, found);
    for (const [oldest, old] of kept) {
      if (pixels <= mostPixels || old === found) break;
      kept.delete(oldest);
      pixels -= sizeOf(old);
    }
    return found;
  };
}
