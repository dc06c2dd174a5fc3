/** Who stands where on the map: every piece gets room of its own, clear of names and of each other. */
import { type GeneralId, generalIds } from '../../src/games/defenders/content/generals.js';
import { type LocId, locationIds, sites } from '../../src/games/defenders/content/map.js';
import { type Colour, colours } from '../../src/games/defenders/content/peoples.js';
import type { SlotNo, View } from '../../src/games/defenders/types.js';
import { type Box, type Point, around, at, box, inset } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { widthOf } from '../kit/text.js';
import { type Changes, isAlive, locOf, minionsAt } from './changes.js';
import { type Crowd, places, settle, take } from './crowd.js';
import { mapRoom, radiusOf, spotOf } from './geography.js';
import { nameBox } from './still.js';
import { text } from './text.js';

export type HordeSpot = { colour: Colour; count: number; change: number; centre: Point; size: number };
export type Camp = {
  loc: LocId;
  hordes: HordeSpot[];
  general?: { id: GeneralId; centre: Point; size: number };
  heroes: { slot: SlotNo; centre: Point; size: number }[];
  crystals?: Point;
  /** Three minions: the next one overruns. */
  danger?: { edge: Box; tag: Point };
  burst?: Point;
};

export const generalSize = 66;
const heroSize = 46;
const heroRoom = heroSize + 8;
const heroStep = 41;
export const crystalSize = 36;
export const tagSize = 17;

type Cell = { width: number; general?: GeneralId; horde?: { colour: Colour; count: number; change: number } };

export function isFull(view: View, loc: LocId): boolean {
  return sites[loc].kind === 'land' && minionsAt(view, loc) >= 3;
}

/** Sets every piece of the view down. */
export function arrange(sheet: Sheet, view: View, changes: Changes): Camp[] {
  const crowd: Crowd = { room: inset(mapRoom, 3), taken: [] };
  for (const loc of locationIds) {
    take(crowd, around(spotOf(loc), radiusOf(loc) * 2 + 2), loc);
    take(crowd, inset(nameBox(sheet, loc), -2, 0));
  }
  const camps = locationIds.map((loc): Camp => ({ loc, hordes: [], heroes: [] }));
  const rows = camps.map((camp) => setRow(crowd, camp, cellsOf(view, changes, camp.loc)));
  camps.forEach((camp, index) => {
    setHeroes(crowd, camp, heroesAt(view, camp.loc), rows[index]);
  });
  camps.forEach((camp, index) => {
    if (view.locations[camp.loc].crystals > 0 || changes.crystals(camp.loc) < 0) setCrystals(crowd, camp, rows[index]);
  });
  camps.forEach((camp, index) => {
    const row = rows[index];
    if (isFull(view, camp.loc) && row) setDanger(sheet, crowd, camp, row);
    if (changes.overruns.has(camp.loc)) setBurst(crowd, camp, row);
  });
  return camps;
}

function heroesAt(view: View, loc: LocId): SlotNo[] {
  const found = view.heroes.flatMap((hero, slot) => (hero.loc === loc && !hero.gone && !hero.fallen ? [slot] : []));
  /** The one on turn in front. */
  return found.sort((a, b) => Number(b === view.active) - Number(a === view.active));
}

function cellsOf(view: View, changes: Changes, loc: LocId): Cell[] {
  const here = generalIds.find((general) => isAlive(view, general) && locOf(view, general) === loc);
  const hordes = colours.flatMap((colour) => {
    const count = view.locations[loc].minions[colour];
    const change = changes.minions(loc, colour);
    return count > 0 || change < 0 ? [{ colour, count, change }] : [];
  });
  const size = hordes.length <= 1 ? 54 : hordes.length === 2 ? 48 : 42;
  return [
    ...(here ? [{ width: generalSize + 4, general: here }] : []),
    ...hordes.map((horde) => ({ width: size + 8, horde })),
  ];
}

/** The general and the hordes side by side on the place; a general for whom that gets too wide stands above. */
function setRow(crowd: Crowd, camp: Camp, cells: Cell[]): Box | undefined {
  if (cells.length === 0) return undefined;
  const total = (list: readonly Cell[]): number => list.reduce((sum, cell) => sum + cell.width, 0);
  const wide = total(cells) > 150;
  const [first, ...others] = cells;
  if (wide && first?.general !== undefined) {
    const row = setCells(crowd, camp, others);
    const { x } = spotOf(camp.loc);
    const top = row?.y ?? spotOf(camp.loc).y;
    const spots = [0, -40, 40, -70, 70].map((aside) => at(x + aside, top - generalSize * 0.6));
    const spot = settle(crowd, places(spots, generalSize + 4, generalSize + 14), camp.loc);
    camp.general = { id: first.general, centre: at(spot.centre.x, spot.centre.y - 6), size: generalSize };
    return row;
  }
  return setCells(crowd, camp, cells);
}

function setCells(crowd: Crowd, camp: Camp, cells: readonly Cell[]): Box | undefined {
  const width = cells.reduce((sum, cell) => sum + cell.width, 0);
  const tall = cells.some((cell) => cell.general !== undefined) ? generalSize + 12 : 56;
  const { x, y } = spotOf(camp.loc);
  const city = sites[camp.loc].kind === 'city';
  const low = radiusOf(camp.loc) + 4;
  const middles = city
    ? [at(x, y + 34), at(x, y + 44), at(x - 60, y + 40), at(x + 60, y + 40)]
    : [0, -10, 10, -20, 20, -32, 32, -44, 44, -60, 60].map((aside) => at(x + aside, y + low - tall / 2));
  const { box: row } = settle(crowd, places(middles, width, tall), camp.loc);
  let left = row.x;
  for (const cell of cells) {
    const centre = at(left + cell.width / 2, row.y + row.height / 2);
    if (cell.general !== undefined)
      camp.general = { id: cell.general, centre: at(centre.x, centre.y - 6), size: generalSize };
    if (cell.horde) camp.hordes.push({ ...cell.horde, centre: at(centre.x - 2, y + low - 27), size: cell.width - 8 });
    left += cell.width;
  }
  if (city) for (const horde of camp.hordes) horde.centre = at(horde.centre.x, row.y + row.height / 2);
  return row;
}

/** Heroes on the place itself where it is free, else above it, beside it, or in a block of two by two. */
function setHeroes(crowd: Crowd, camp: Camp, slots: readonly SlotNo[], row: Box | undefined): void {
  if (slots.length === 0) return;
  const { x, y } = spotOf(camp.loc);
  const city = sites[camp.loc].kind === 'city';
  const base = row ?? around(at(x, y), city ? 116 : 0, city ? 116 : 0);
  const shapes = slots.length < 3 ? [[slots.length], [1, 1]] : [[slots.length], [2, slots.length - 2]];
  const options = shapes
    .filter((lines) => lines.reduce((sum, count) => sum + count, 0) === slots.length)
    .flatMap((lines) => {
      const width = heroRoom + (Math.max(...lines) - 1) * heroStep;
      const height = heroRoom + (lines.length - 1) * heroStep;
      const above = (city ? Math.min(base.y, y - 58) : base.y) - height / 2;
      const spots = [
        ...(row || city ? [] : [at(x, y - 2), at(x - 16, y - 2), at(x + 16, y - 2)]),
        ...[0, -16, 16, -32, 32, -50, 50].map((aside) => at(x + aside, above)),
        ...[-6, -24, 14].flatMap((rise) => [
          at(base.x + base.width + width / 2, y + rise),
          at(base.x - width / 2, y + rise),
        ]),
        at(x, y + radiusOf(camp.loc) + 30 + height / 2),
      ];
      return places(spots, width, height).map((place) => ({ ...place, lines }));
    });
  const { box: room, lines } = settle(crowd, options, camp.loc);
  let next = 0;
  lines.forEach((count, line) => {
    for (let index = 0; index < count; index += 1) {
      const slot = slots[next];
      next += 1;
      if (slot === undefined) return;
      const centre = at(
        room.x + room.width / 2 + (index - (count - 1) / 2) * heroStep,
        room.y + heroRoom / 2 + line * heroStep,
      );
      camp.heroes.push({ slot, centre, size: heroSize });
    }
  });
}

function setCrystals(crowd: Crowd, camp: Camp, row: Box | undefined): void {
  const { x, y } = spotOf(camp.loc);
  const base = row ?? around(at(x, y), radiusOf(camp.loc) * 2);
  const half = crystalSize / 2;
  const [left, right, top] = [base.x - half, base.x + base.width + half, base.y - half];
  const spots = [
    at(right, y - 14),
    at(left, y - 14),
    at(right - 8, top),
    at(left + 8, top),
    at(x, top),
    at(right, y + 10),
    at(left, y + 10),
    at(right + 20, y - 14),
    at(left - 20, y - 14),
    at(x, top - 24),
  ];
  camp.crystals = settle(crowd, places(spots, crystalSize + 2, crystalSize + 2), camp.loc).centre;
}

function setDanger(sheet: Sheet, crowd: Crowd, camp: Camp, row: Box): void {
  const { x, y } = spotOf(camp.loc);
  const xs = camp.hordes.flatMap(({ centre, size }) => [centre.x - size / 2 - 5, centre.x + size / 2 + 7]);
  const top = y + radiusOf(camp.loc) - 54;
  const edge = box(Math.min(...xs), top, Math.max(...xs) - Math.min(...xs), 60);
  const width = widthOf(sheet, text[sheet.locale].full, 'heavy', tagSize) + tagSize * 2.3;
  const height = tagSize * 1.6;
  const name = nameBox(sheet, camp.loc);
  const foot = name.y + name.height + height / 2;
  const spots = [
    at(x, foot),
    at(x, row.y - height / 2),
    at(x - 24, foot),
    at(x + 24, foot),
    at(row.x + row.width + width / 2 + 4, y - 4),
    at(row.x - width / 2 - 4, y - 4),
    at(x - 40, row.y - height / 2),
    at(x + 40, row.y - height / 2),
    at(x, foot + 14),
    at(x, row.y - height),
  ];
  camp.danger = { edge, tag: settle(crowd, places(spots, width + 4, height + 2), camp.loc).centre };
}

function setBurst(crowd: Crowd, camp: Camp, row: Box | undefined): void {
  const { x, y } = spotOf(camp.loc);
  const base = row ?? around(at(x, y), radiusOf(camp.loc) * 2);
  const spots = [
    at(base.x - 20, y - 12),
    at(base.x + base.width + 20, y - 12),
    at(base.x - 8, base.y - 18),
    at(base.x + base.width + 8, base.y - 18),
    at(x, base.y - 22),
  ];
  camp.burst = settle(crowd, places(spots, 44, 44), camp.loc).centre;
}
