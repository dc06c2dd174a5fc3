/** Who stands where on the map: every piece gets room of its own, clear of names and of each other. */
import type { GeneralId } from '../../src/games/defenders/content/generals.js';
import { type LocId, locationIds, sites } from '../../src/games/defenders/content/map.js';
import { type Colour, colours } from '../../src/games/defenders/content/peoples.js';
import { generalAt } from '../../src/games/defenders/rules/generals.js';
import { minionsAt } from '../../src/games/defenders/rules/minions.js';
import { fullLocation } from '../../src/games/defenders/rules/placement.js';
import { slotsAt } from '../../src/games/defenders/rules/roster.js';
import type { SlotNo, View } from '../../src/games/defenders/types/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { type Box, type Point, around, at, box, inset, ring } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { widthOf } from '../kit/text.js';
import type { Changes } from './changes.js';
import { type Crowd, type Offer, cheapest, placeAt, places, settle, take } from './crowd.js';
import { mapRoom, radiusOf, spotOf } from './geography.js';
import { nameBox } from './background.js';
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

const generalSize = 66;
const heroSize = 46;
const heroRoom = heroSize + 8;
const heroStep = 41;
export const crystalSize = 36;
export const tagSize = 16;

type Cell = { width: number; general?: GeneralId; horde?: { colour: Colour; count: number; change: number } };

function isFull(view: View, loc: LocId): boolean {
  return sites[loc].kind !== 'inn' && minionsAt(view, loc) >= fullLocation;
}

/** Why it burns here. */
export function dangerWord(locale: Locale, loc: LocId): string {
  return sites[loc].kind === 'city' ? text[locale].cityFills : text[locale].full;
}

/** Sets every piece of the view down. */
export function arrange(sheet: Sheet, view: View, changes: Changes): Camp[] {
  const crowd: Crowd = { room: inset(mapRoom, 3), taken: [] };
  for (const loc of locationIds) {
    take(crowd, { box: around(spotOf(loc), radiusOf(loc) * 2 + 2), owner: loc });
    take(crowd, { box: inset(nameBox(sheet, loc), -2, 0), weight: 6 });
  }
  const camps = locationIds.map((loc): Camp => ({ loc, hordes: [], heroes: [] }));
  const rows = camps.map((camp) => setRow(crowd, camp, cellsOf(view, changes, camp.loc)));
  camps.forEach((camp, index) => {
    setHeroes(crowd, camp, heroesAt(view, camp.loc), rows[index]);
  });
  camps.forEach((camp, index) => {
    if (view.locations[camp.loc].crystals > 0 || changes.crystals(camp.loc) < 0)
      setCrystals(crowd, camp, rows[index], changes.crystals(camp.loc) !== 0 ? 16 : 0);
  });
  camps.forEach((camp, index) => {
    const row = rows[index];
    if (isFull(view, camp.loc) && row) setDanger(sheet, crowd, camp, row);
    if (changes.overruns.has(camp.loc)) setBurst(crowd, camp, row);
  });
  return camps;
}

/** Where nothing close by is free: rings round the place, the nearest first. */
function wider(centre: Point, distances: readonly number[]): Point[] {
  return distances.flatMap((distance) => ring(centre, distance, 20));
}

function heroesAt(view: View, loc: LocId): SlotNo[] {
  /** The one on turn in front. */
  return slotsAt(view, loc).sort((a, b) => Number(b === view.active) - Number(a === view.active));
}

/** A badge with the count sticks out to the right of a horde. */
const badgeRoom = 14;

function cellsOf(view: View, changes: Changes, loc: LocId): Cell[] {
  const here = generalAt(view, loc);
  const hordes = colours.flatMap((colour) => {
    const count = view.locations[loc].minions[colour];
    const change = changes.minions(loc, colour);
    return count > 0 || change < 0 ? [{ colour, count, change }] : [];
  });
  const crowding = hordes.length + (here ? 1 : 0);
  const size = crowding <= 1 ? 54 : crowding === 2 ? 50 : 44;
  return [
    ...(here ? [{ width: generalSize + 4, general: here }] : []),
    ...hordes.map((horde) => ({ width: (horde.count === 0 ? 38 : size) + badgeRoom, horde })),
  ];
}

/** Standing apart from his hordes costs a general this much, as an area. */
const apart = 90;

/** The general and the hordes side by side on the place, or the general beside the row where that fits better. */
function setRow(crowd: Crowd, camp: Camp, cells: readonly Cell[]): Box | undefined {
  const [first, ...hordes] = cells;
  if (!first) return undefined;
  if (first.general === undefined || hordes.length === 0) return setCells(crowd, camp, cells);
  const together = cheapest(crowd, rowPlaces(camp.loc, cells), camp.loc);
  const row = cheapest(crowd, rowPlaces(camp.loc, hordes), camp.loc);
  const alone = cheapest(crowd, besideRow(row.place.box), camp.loc);
  if (together.cost <= row.cost + alone.cost + apart) return setCells(crowd, camp, cells);
  const settled = setCells(crowd, camp, hordes);
  const { centre } = settle(crowd, besideRow(settled), camp.loc);
  camp.general = { id: first.general, centre: at(centre.x, centre.y - 6), size: generalSize };
  return settled;
}

/** Where a general may stand who finds no room in the row: above it, at its sides, further round. */
function besideRow(row: Box): Offer[] {
  const middle = at(row.x + row.width / 2, row.y + row.height / 2);
  const half = generalSize / 2 + 2;
  const spots = [
    ...[0, -20, 20, -40, 40, -60, 60].map((aside) => at(middle.x + aside, row.y - half - 6)),
    ...[-8, -30].flatMap((rise) => [at(row.x - half, middle.y + rise), at(row.x + row.width + half, middle.y + rise)]),
    ...wider(middle, [84, 100, 116]).filter(
      ({ x, y }) => Math.abs(y - middle.y) > 74 || Math.abs(x - middle.x) > row.width / 2 + half,
    ),
  ];
  return places(spots, generalSize + 4, generalSize + 14);
}

function rowPlaces(loc: LocId, cells: readonly Cell[]): Offer[] {
  const width = cells.reduce((sum, cell) => sum + cell.width, 0);
  const tall = cells.some((cell) => cell.general !== undefined) ? generalSize + 12 : 62;
  const { x, y } = spotOf(loc);
  if (sites[loc].kind === 'city') return places([at(x, y + 104), at(x, y - 84)], width, tall);
  const asides = [0, -8, 8, -16, 16, -26, 26, -38, 38, -50, 50];
  const spots = [0, -14].flatMap((rise) =>
    asides.map((aside) => at(x + aside, y + radiusOf(loc) + 4 - tall / 2 + rise)),
  );
  return places(spots, width, tall);
}

function setCells(crowd: Crowd, camp: Camp, cells: readonly Cell[]): Box {
  const { box: row } = settle(crowd, rowPlaces(camp.loc, cells), camp.loc, `${camp.loc}/row`);
  let left = row.x;
  for (const cell of cells) {
    const foot = row.y + row.height;
    if (cell.general !== undefined)
      camp.general = {
        id: cell.general,
        centre: at(left + cell.width / 2, row.y + row.height / 2 - 6),
        size: generalSize,
      };
    if (cell.horde) {
      const size = cell.width - badgeRoom;
      camp.hordes.push({ ...cell.horde, centre: at(left + size / 2 + 2, foot - 27), size });
    }
    left += cell.width;
  }
  return row;
}

/** Seen from the place, where heroes stand who find no room close by. */
const farOff = wider(at(0, 0), [80, 96, 112, 128, 146, 166]);

type Block = { lines: readonly number[]; width: number; height: number; near: readonly Point[] };

/** The blocks in turn, so that a block close by comes before a line far off; each place only when it is asked for. */
function* inTurn(blocks: readonly Block[], { x, y }: Point): Iterable<Offer & Pick<Block, 'lines'>> {
  const offers = (blocks[0]?.near.length ?? 0) + farOff.length;
  for (let index = 0; index < offers; index += 1) {
    for (const { lines, width, height, near } of blocks) {
      const far = farOff[index - near.length] ?? at(0, 0);
      yield { ...placeAt(near[index] ?? at(x + far.x, y + far.y), width, height), lines };
    }
  }
}

/** Heroes on the place itself where it is free, else above it, beside it, or in a block of two by two. */
function setHeroes(crowd: Crowd, camp: Camp, slots: readonly SlotNo[], row: Box | undefined): void {
  if (slots.length === 0) return;
  const { x, y } = spotOf(camp.loc);
  const city = sites[camp.loc].kind === 'city';
  const base = city ? around(at(x, y), 116) : (row ?? around(at(x, y), 0));
  const shapes = slots.length < 3 ? [[slots.length], [1, 1]] : [[slots.length], [2, slots.length - 2]];
  const blocks = shapes
    .filter((lines) => lines.reduce((sum, count) => sum + count, 0) === slots.length)
    .map((lines): Block => {
      const width = heroRoom + (Math.max(...lines) - 1) * heroStep;
      const height = heroRoom + (lines.length - 1) * heroStep;
      const above = (city ? y - 58 : base.y) - height / 2;
      const near = [
        ...(row || city ? [] : [at(x, y - 2), at(x - 16, y - 2), at(x + 16, y - 2)]),
        ...[0, -16, 16, -32, 32, -50, 50, -66, 66].map((aside) => at(x + aside, above)),
        ...[-6, -24, 14, -42, 30].flatMap((rise) => [
          at(base.x + base.width + width / 2, y + rise),
          at(base.x - width / 2, y + rise),
        ]),
        ...[0, -24, 24, -48, 48].map((aside) => at(x + aside, y + radiusOf(camp.loc) + 30 + height / 2)),
        ...[0, -40, 40, -80, 80].map((aside) => at(x + aside, above - 26)),
      ];
      return { lines, width, height, near };
    });
  const { box: room, lines } = settle(crowd, inTurn(blocks, at(x, y)), camp.loc);
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

/** On the corner of what stands here. */
function corners(camp: Camp, base: Box, more: number): Offer[] {
  const size = crystalSize + more;
  const spots = camp.general
    ? [at(camp.general.centre.x + generalSize / 2 + 4, base.y), at(base.x - 2, base.y + 4)]
    : [at(base.x - 2, base.y + 6), at(base.x - 4, base.y + base.height - 12)];
  const shifted = spots.map(({ x, y }) => at(x - more / 2, y - more / 2));
  return places(shifted, size, size).map((offer) => ({ ...offer, on: `${camp.loc}/row` }));
}

/** A delta needs some more room at the top left. */
function setCrystals(crowd: Crowd, camp: Camp, row: Box | undefined, more: number): void {
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
    at(right, top - 10),
    at(left, top - 10),
    at(right + 14, y + 24),
    at(left - 14, y + 24),
    ...wider(at(x, y), [60, 76, 92]),
  ];
  const tried = spots.map(({ x: left, y: high }) => at(left - more / 2, high - more / 2));
  const size = crystalSize + more;
  const { centre } = settle(crowd, [...corners(camp, base, more), ...places(tried, size, size)], camp.loc);
  camp.crystals = at(centre.x + more / 2, centre.y + more / 2);
}

function setDanger(sheet: Sheet, crowd: Crowd, camp: Camp, row: Box): void {
  const { x } = spotOf(camp.loc);
  const standing = camp.hordes.filter(({ count }) => count > 0);
  const xs = standing.flatMap(({ centre, size }) => [centre.x - size / 2 - 6, centre.x + size / 2 + 8]);
  const edge = box(Math.min(...xs), row.y + row.height - 59, Math.max(...xs) - Math.min(...xs), 60);
  const width = widthOf(sheet, dangerWord(sheet.locale, camp.loc), 'heavy', tagSize) + tagSize * 2.3;
  const height = tagSize * 1.6;
  const name = nameBox(sheet, camp.loc);
  const foot = (sites[camp.loc].kind === 'city' ? row.y + row.height : name.y + name.height) + height / 2 + 1;
  const spots = [
    at(x, foot),
    at(x, row.y - height / 2),
    at(x - 24, foot),
    at(x + 24, foot),
    at(row.x + row.width + width / 2 + 2, row.y + row.height - 30),
    at(row.x - width / 2 - 4, row.y + row.height - 30),
    at(x - 40, row.y - height / 2),
    at(x + 40, row.y - height / 2),
    at(x, foot + 14),
    at(x, row.y - height),
    at(x - 50, foot),
    at(x + 50, foot),
    at(row.x + row.width + width / 2 + 2, row.y + row.height - 6),
    at(row.x - width / 2 - 4, row.y + row.height - 6),
    at(row.x + row.width + width / 2 + 2, row.y + 4),
    at(row.x - width / 2 - 4, row.y + 4),
    at(x - 70, row.y - height / 2),
    at(x + 70, row.y - height / 2),
    ...wider(at(x, row.y + row.height / 2), [70, 90]),
  ];
  camp.danger = { edge, tag: settle(crowd, places(spots, width + 4, height + 2), camp.loc).centre };
}

function setBurst(crowd: Crowd, camp: Camp, row: Box | undefined): void {
  const { x, y } = spotOf(camp.loc);
  const base = row ?? around(at(x, y), radiusOf(camp.loc) * 2);
  const [left, right] = [base.x - 20, base.x + base.width + 20];
  const foot = y + radiusOf(camp.loc) + 52;
  const spots = [
    ...[-12, -34, 12].flatMap((rise) => [at(left, y + rise), at(right, y + rise)]),
    ...[0, -30, 30, -56, 56].map((aside) => at(x + aside, base.y - 22)),
    ...[0, -50, 50, -80, 80].map((aside) => at(x + aside, foot)),
    ...[0, -40, 40].map((aside) => at(x + aside, base.y - 50)),
  ];
  camp.burst = settle(crowd, places(spots, 46, 46), camp.loc).centre;
}
