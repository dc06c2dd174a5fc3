/** The realm as painted on the table: one region a place, tinted in its people's colour, with a shore round it all. */
import { type Canvas, createCanvas } from 'canvas';
import { type LocId, locationIds, sites } from '../../src/games/defenders/content/map.js';
import { colours, mix, rgb } from '../kit/palette.js';
import type { Sheet } from '../kit/sheet.js';
import { lines, mapRoom, spotOf } from './geography.js';
import { peopleLook, purple } from './look.js';

const sea = '#121923';
const shallows = '#182430';
const shore = '#566274';

function regionColour(loc: LocId): string {
  const { colour } = sites[loc];
  if (colour === 'purple') return mix('#343d4a', purple, sites[loc].kind === 'city' ? 0.2 : 0.26);
  if (colour === 'black') return '#262c35';
  return mix('#323b48', peopleLook[colour].colour, 0.24);
}

/** A number from 0 to 1 that depends on nothing but its place. */
function grain(x: number, y: number): number {
  let value = Math.imul(x + 374761, 668265263) ^ Math.imul(y + 144665, 374761393);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from −1 to 1. */
function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const soft = (share: number): number => share * share * (3 - 2 * share);
  const [across, down] = [soft(x - left), soft(y - top)];
  const upper = grain(left, top) * (1 - across) + grain(left + 1, top) * across;
  const lower = grain(left, top + 1) * (1 - across) + grain(left + 1, top + 1) * across;
  return (upper * (1 - down) + lower * down) * 2 - 1;
}

type Land = { x: number; y: number; tone: string; rgb: ReturnType<typeof rgb> };

/** Places and points along the lines: the land reaches round all of them. */
function anchors(): Land[] {
  const land = (x: number, y: number, loc: LocId): Land => {
    const tone = regionColour(loc);
    return { x: x - mapRoom.x, y: y - mapRoom.y, tone, rgb: rgb(tone) };
  };
  const own = locationIds.map((loc) => land(spotOf(loc).x, spotOf(loc).y, loc));
  const along = lines.flatMap(([from, to]) => {
    const [a, b] = [spotOf(from), spotOf(to)];
    return [0.28, 0.72].map((share) =>
      land(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, share < 0.5 ? from : to),
    );
  });
  return [...own, ...along];
}

const reach = 66;
const step = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Painted at half the size and blown up: soft edges, and a quarter of the work. */
const scale = 2;

let painted: Canvas | undefined;

/** The same in every language, so painted once a process. */
export function paintRealm(sheet: Sheet): void {
  painted ??= realm();
  sheet.ctx.imageSmoothingEnabled = true;
  sheet.ctx.drawImage(painted, mapRoom.x, mapRoom.y, mapRoom.width, mapRoom.height);
}

function realm(): Canvas {
  const width = Math.ceil(mapRoom.width / scale);
  const height = Math.ceil(mapRoom.height / scale);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  const cells = grid(anchors());
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      paintPoint(image.data, (row * width + column) * 4, { cells, x: column * scale, y: row * scale });
  ctx.putImageData(image, 0, 0);
  return canvas;
}

const [deep, low, edge, border] = [rgb(sea), rgb(shallows), rgb(shore), rgb(colours.night)];

type Here = { cells: readonly Land[][][]; x: number; y: number };

function paintPoint(data: Uint8ClampedArray, at: number, { cells, x, y }: Here): void {
  const wx = x + 15 * noise(x / 46, y / 46) + 5 * noise(x / 15 + 90, y / 15);
  const wy = y + 15 * noise(x / 46 + 40, y / 46 + 70) + 5 * noise(x / 15, y / 15 + 50);
  let [first, second] = [Infinity, Infinity];
  let own: Land | undefined;
  for (const land of near(cells, x, y)) {
    const away = (land.x - wx) ** 2 + (land.y - wy) ** 2;
    if (away < first) {
      if (own && own.tone !== land.tone) second = first;
      first = away;
      own = land;
    } else if (away < second && own && own.tone !== land.tone) second = away;
  }
  const distance = Math.sqrt(first);
  const inland = 1 - step(reach - 1.2, reach + 1.2, distance);
  const beach = inland * step(reach - 5, reach - 3, distance);
  const shallow = 1 - step(reach + 10, reach + 13, distance);
  const frontier = inland > 0 ? (1 - step(1, 3.2, Math.sqrt(second) - distance)) * inland * 0.5 : 0;
  for (const part of [0, 1, 2] as const) {
    const water = deep[part] + (low[part] - deep[part]) * shallow;
    let tone = water + ((own?.rgb[part] ?? water) - water) * inland;
    tone += (border[part] - tone) * frontier;
    tone += (edge[part] - tone) * beach;
    data[at + part] = tone;
  }
  data[at + 3] = 255;
}

const cellSize = 40;
const sight = 150;

/** For each cell of a coarse grid the lands that may be nearest to a point in it. */
function grid(lands: readonly Land[]): Land[][][] {
  const count = (length: number): number => Math.ceil(length / cellSize);
  return Array.from({ length: count(mapRoom.height) }, (_, row) =>
    Array.from({ length: count(mapRoom.width) }, (__, column) => {
      const [x, y] = [(column + 0.5) * cellSize, (row + 0.5) * cellSize];
      return lands.filter((land) => Math.hypot(land.x - x, land.y - y) < sight);
    }),
  );
}

function near(cells: readonly Land[][][], x: number, y: number): readonly Land[] {
  return cells[Math.floor(y / cellSize)]?.[Math.floor(x / cellSize)] ?? [];
}
