import { type Canvas, createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { pixelCache } from '../../renderers/kit/pixel-cache.js';
import { halo } from '../../renderers/kit/marks.js';
import { colours } from '../../renderers/kit/palette.js';
import { type Box, at, box, rounded } from '../../renderers/kit/shapes.js';
import { type Sheet, openSheet, turned } from '../../renderers/kit/sheet.js';
import { stamp } from '../../renderers/kit/stamps.js';
import { write } from '../../renderers/kit/text.js';

const pixels = (sheet: Sheet, { x, y, width, height }: Box): Uint8ClampedArray =>
  sheet.ctx.getImageData(x, y, width, height).data;

describe('what was painted is kept', () => {
  it('up to so many pixels, and what was not used for longest goes first', () => {
    const paintings: string[] = [];
    const keep = pixelCache<{ canvas: Canvas }>(300);
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b', 'c'])
      keep(key, () => {
        paintings.push(key);
        return { canvas: createCanvas(10, 10) };
      });
    expect(paintings).toEqual(['a', 'b', 'c', 'd', 'b', 'c']);
  });

  it('and handed out even where it alone is more than may be kept', () => {
    const keep = pixelCache<{ canvas: Canvas }>(50);
    expect(keep('large', () => ({ canvas: createCanvas(10, 10) })).canvas.width).toBe(10);
  });
});

describe('a stamp', () => {
  let cuts = 0;
  const print = (sheet: Sheet, room: Box): void => {
    stamp(sheet, room, { key: 'test|stamp', margin: 14 }, (own, within) => {
      cuts += 1;
      halo(own, (path, grow) => {
        rounded(path, box(within.x - grow, within.y - grow, within.width + 2 * grow, within.height + 2 * grow), 8);
      });
      own.ctx.fillStyle = colours.green;
      own.ctx.fillRect(within.x, within.y, within.width, within.height);
      write(own, 'seven', within, { size: 20, align: 'center' });
    });
  };

  it('is cut once and gives the same picture at every place', () => {
    const sheet = openSheet('en', 720);
    print(sheet, box(100.4, 100, 80, 40));
    print(sheet, box(399.8, 300.3, 80, 40));
    expect(cuts).toBe(1);
    expect(pixels(sheet, box(380, 280, 120, 80))).toEqual(pixels(sheet, box(80, 80, 120, 80)));
  });

  it('notes what it says where it stands, and brings its marks into the legend', () => {
    const sheet = openSheet('en', 720);
    print(sheet, box(200, 100, 80, 40));
    print(sheet, box(500, 300, 80, 40));
    const [first, second] = sheet.texts;
    expect(first?.room).toEqual(box(200, 100, 80, 40));
    expect(second?.room).toEqual(box(500, 300, 80, 40));
    expect((second?.corners[0]?.x ?? 0) - (first?.corners[0]?.x ?? 0)).toBeCloseTo(300);
    expect([...sheet.legend.keys()]).toEqual(['changed']);
  });

  it('is painted in place where it lies turned', () => {
    const sheet = openSheet('en', 720);
    const before = cuts;
    turned(sheet, { centre: at(300, 300), angle: Math.PI / 2 }, () => {
      print(sheet, box(-40, -20, 80, 40));
    });
    expect(cuts).toBe(before + 1);
    expect(sheet.texts[0]?.room.height).toBeCloseTo(80);
  });
});
