/** The realm as painted on the table: one region a place, tinted in its people's colour, with a shore round it all. */
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
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
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

type Land = { x: number; y: number; red: number; green: number; blue: number };

/** Places and points along the lines: the land reaches round all of them. */
function anchors(): Land[] {
  const land = (x: number, y: number, loc: LocId): Land => {
    const [red, green, blue] = rgb(regionColour(loc));
    return { x: x - mapRoom.x, y: y - mapRoom.y, red, green, blue };
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

export function paintRealm(sheet: Sheet): void {
  const { width, height } = mapRoom;
  const image = sheet.ctx.createImageData(width, height);
  const { data } = image;
  const lands = anchors();
  const cells = grid(lands);
  const [deep, low, edge] = [rgb(sea), rgb(shallows), rgb(shore)];
  const border = rgb(colours.night);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wx = x + 15 * noise(x / 46, y / 46) + 5 * noise(x / 15 + 90, y / 15);
      const wy = y + 15 * noise(x / 46 + 40, y / 46 + 70) + 5 * noise(x / 15, y / 15 + 50);
      let [first, second] = [Infinity, Infinity];
      let own: Land | undefined;
      for (const land of near(cells, x, y)) {
        const away = (land.x - wx) ** 2 + (land.y - wy) ** 2;
        if (away < first) {
          if (own && (own.red !== land.red || own.green !== land.green)) second = first;
          first = away;
          own = land;
        } else if (away < second && own && (own.red !== land.red || own.green !== land.green)) second = away;
      }
      const distance = Math.sqrt(first);
      const inland = 1 - step(reach - 1.2, reach + 1.2, distance);
      const beach = inland * step(reach - 5, reach - 3, distance);
      const shallow = 1 - step(reach + 10, reach + 13, distance);
      const frontier = (1 - step(1, 3.2, Math.sqrt(second) - distance)) * inland * 0.5;
      const at = (y * width + x) * 4;
      const tones = [own?.red ?? 0, own?.green ?? 0, own?.blue ?? 0] as const;
      for (let part = 0 as 0 | 1 | 2; ; part = (part + 1) as 0 | 1 | 2) {
        const water = deep[part] + (low[part] - deep[part]) * shallow;
        let tone = water + (tones[part] - water) * inland;
        tone += (border[part] - tone) * frontier;
        tone += (edge[part] - tone) * beach;
        data[at + part] = tone;
        if (part === 2) break;
      }
      data[at + 3] = 255;
    }
  }
  sheet.ctx.putImageData(image, mapRoom.x, mapRoom.y);
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
