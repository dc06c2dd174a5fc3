/** Icons from game-icons.net, tinted and rasterised once per colour and size. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Canvas, Image, createCanvas } from 'canvas';
import { pixelCache } from './pixel-cache.js';
import { type Box, type Point, around } from './shapes.js';
import type { Sheet } from './sheet.js';
import { smallest, write } from './text.js';

type IconSet = { icons: Record<string, { body: string } | undefined> };

let set: IconSet | undefined;
const sprites = pixelCache<{ canvas: Canvas }>(3_000_000);

function iconSet(): IconSet {
  set ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  return set;
}

export function hasIcon(name: string): boolean {
  return iconSet().icons[name] !== undefined;
}

function sprite(name: string, colour: string, size: number): Canvas | undefined {
  const found = iconSet().icons[name];
  if (!found) return undefined;
  return sprites(`${name}|${colour}|${size}`, () => {
    const image = new Image();
    const body = found.body.replaceAll('currentColor', colour);
    image.src = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512">${body}</svg>`,
    );
    const canvas = createCanvas(size, size);
    canvas.getContext('2d').drawImage(image, 0, 0, size, size);
    return { canvas };
  }).canvas;
}

export type IconStyle = { size: number; colour: string; angle?: number };

/** Draws an icon round a point; a name that is not in the set becomes its two-letter code. */
export function icon(sheet: Sheet, name: string, centre: Point, style: IconStyle): void {
  const size = Math.round(style.size);
  const found = sprite(name, style.colour, size);
  if (!found) {
    const room: Box = around(centre, Math.max(size, smallest * 1.6));
    write(sheet, twoLetters(name), room, {
      size: Math.max(smallest, Math.round(size * 0.6)),
      face: 'heavy',
      colour: style.colour,
      align: 'center',
    });
    return;
  }
  const { ctx } = sheet;
  if (style.angle === undefined) {
    ctx.drawImage(found, Math.round(centre.x - size / 2), Math.round(centre.y - size / 2));
    return;
  }
  ctx.save();
  ctx.translate(centre.x, centre.y);
  ctx.rotate(style.angle);
  ctx.drawImage(found, -size / 2, -size / 2);
  ctx.restore();
}

function twoLetters(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase();
}
