/** Units in numbers: shape, sign or icon and colour say which they are, a badge says how many. */
import { icon } from './icons.js';
import { halo } from './marks.js';
import { colours, fade, inkOn, mix } from './palette.js';
import { type Change, wear } from './pieces.js';
import { type Box, type Point, type SeatShape, around, at, middle, polygon, seatShape } from './shapes.js';
import { type Sheet, kept, placed } from './sheet.js';
import { stamp } from './stamps.js';
import { write } from './text.js';

export type UnitLook = {
  shape: SeatShape;
  colour: string;
  /** A letter that says which it is, or an icon. */
  sign?: string;
  icon?: string;
  /** Round the shape; night where absent. */
  rim?: string;
  /** Notches at the lower edge. */
  strength?: number;
};
export type UnitStyle = UnitLook & {
  /** Names the piece in the drawing log. */
  id: string;
  size: number;
  /** A badge from two on. */
  count?: number;
  change?: Change;
  /** Stunned or exhausted: turned, dimmed, with a small z. */
  spent?: boolean;
};

/** The radius at which a shape fills its room, as a share of the room's side. */
const radiusShare: Record<SeatShape, number> = {
  disc: 0.5,
  square: 0.54,
  hexagon: 0.5,
  pentagon: 0.48,
  diamond: 0.46,
  triangle: 0.48,
  star: 0.44,
  cross: 0.48,
};

/** How much of a shape an icon or letter may fill. */
const innerShare: Record<SeatShape, number> = {
  disc: 0.72,
  square: 0.78,
  hexagon: 0.66,
  pentagon: 0.6,
  diamond: 0.56,
  triangle: 0.5,
  star: 0.48,
  cross: 0.48,
};

export function unit(sheet: Sheet, centre: Point, style: UnitStyle): void {
  const { id, ...look } = style;
  const room = around(centre, style.size);
  placed(sheet, id, room);
  stamp(sheet, room, { key: `unit|${JSON.stringify(look)}`, margin: style.size * 0.3 + 24 }, (own, within) => {
    paintUnit(own, middle(within), style);
  });
}

function paintUnit(sheet: Sheet, centre: Point, style: UnitStyle): void {
  const { ctx } = sheet;
  const { shape, size, spent = false } = style;
  const radius = size * radiusShare[shape];
  const lay = (by: number, where = centre): void => {
    seatShape(ctx, shape, where, radius + by);
  };
  if (style.change !== undefined)
    halo(sheet, (path, grow) => {
      seatShape(path, shape, centre, radius + grow);
    });
  const fill = spent ? mix(style.colour, colours.slate, 0.62) : style.colour;
  ctx.lineJoin = 'round';
  lay(1, at(centre.x, centre.y + size * 0.05));
  ctx.fillStyle = colours.night;
  ctx.fill();
  lay(0);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = style.rim ?? colours.night;
  ctx.lineWidth = Math.max(2.5, size * 0.06);
  ctx.stroke();
  const ink = spent ? colours.lightStone : inkOn(fill);
  const low = shape === 'triangle' ? size * 0.08 : 0;
  const heart = at(centre.x, centre.y + low);
  const inner = size * innerShare[shape];
  if (style.icon !== undefined)
    icon(sheet, style.icon, heart, { size: inner, colour: ink, ...(spent ? { angle: Math.PI / 2 } : {}) });
  else if (style.sign !== undefined)
    write(sheet, style.sign, around(heart, size), {
      size: Math.max(16, Math.round(inner * 0.86)),
      face: 'heavy',
      colour: ink,
      align: 'center',
    });
  if (style.strength !== undefined) notch(sheet, centre, style, radius);
  wear(sheet, centre, { ...style, changeAt: 'below' });
}

/** Strength as notches cut into the foot of the shape. */
function notch(sheet: Sheet, centre: Point, { shape, strength = 0 }: UnitLook, radius: number): void {
  const foot =
    centre.y + radius * (shape === 'hexagon' ? 0.87 : shape === 'triangle' ? 0.74 : shape === 'square' ? 0.82 : 1);
  kept(sheet, (ctx) => {
    seatShape(ctx, shape, centre, radius);
    ctx.clip();
    for (let index = 0; index < strength; index += 1) {
      const x = centre.x + (index - (strength - 1) / 2) * radius * 0.42;
      polygon(ctx, [at(x, foot - radius * 0.3), at(x - radius * 0.15, foot + 2), at(x + radius * 0.15, foot + 2)]);
      ctx.fillStyle = colours.night;
      ctx.fill();
    }
  });
}

export type UnitGroup = Omit<UnitStyle, 'size' | 'count'> & {
  count: number;
  /** Larger than the others by this factor. */
  scale?: number;
};
export type ClusterStyle = {
  /** The usual unit's size, and how small it may get where room is short; 32 where absent. */
  size: number;
  floor?: number;
  gap?: number;
  /** Up to so many of a kind stand one by one where there is room, more become one with a number; 1 where absent. */
  singly?: number;
  align?: 'left' | 'center';
};

type Standing = { group: UnitGroup; count: number; size: number; id: string };

/** Each group as one unit with its number, or unit by unit while they are few. */
function standingOf(groups: readonly UnitGroup[], size: number, singly: number): Standing[] {
  return groups.flatMap((group): Standing[] => {
    const own = size * (group.scale ?? 1);
    if (group.count <= 0) return [];
    if (group.count > singly) return [{ group, count: group.count, size: own, id: group.id }];
    return Array.from({ length: group.count }, (_, index) => ({
      group,
      count: 1,
      size: own,
      id: group.count === 1 ? group.id : `${group.id}#${index + 1}`,
    }));
  });
}

/** Rows from the left, none wider than the room; undefined where they do not all fit. */
function rowsOf(standing: readonly Standing[], room: Box, gap: number): Standing[][] | undefined {
  const rows: Standing[][] = [];
  let width = 0;
  for (const one of standing) {
    const row = rows.at(-1);
    if (row && width + gap + one.size <= room.width) {
      row.push(one);
      width += gap + one.size;
    } else {
      if (one.size > room.width) return undefined;
      rows.push([one]);
      width = one.size;
    }
  }
  const height = rows.reduce((sum, row) => sum + Math.max(...row.map(({ size }) => size)) + gap, -gap);
  return height <= room.height ? rows : undefined;
}

/**
 * Groups of units in a room, in their order, as large as they fit: one by one, then joined with numbers, then smaller.
 * Returns the groups for which there was no room even so.
 */
export function cluster(sheet: Sheet, room: Box, groups: readonly UnitGroup[], style: ClusterStyle): UnitGroup[] {
  const { floor = 32 } = style;
  const kinds = groups.filter(({ count }) => count > 0);
  const attempts: { size: number; singly: number }[] = [
    { size: style.size, singly: style.singly ?? 1 },
    ...Array.from({ length: Math.max(0, Math.floor(style.size - floor)) + 1 }, (_, less) => ({
      size: style.size - less,
      singly: 1,
    })),
  ];
  for (let shown = kinds.length; shown > 0; shown -= 1) {
    for (const { size, singly } of shown === kinds.length ? attempts : attempts.slice(-1)) {
      const standing = standingOf(kinds.slice(0, shown), size, singly);
      // A badge reaches out to the next unit.
      const gap = style.gap ?? (standing.some(({ count }) => count > 1) ? Math.round(size * 0.36) : 6);
      const rows = rowsOf(standing, room, gap);
      if (!rows) continue;
      placeRows(sheet, room, rows, { gap, align: style.align ?? 'center' });
      return kinds.slice(shown);
    }
  }
  return [...kinds];
}

function unmarked(group: UnitGroup): UnitGroup {
  const plain = { ...group };
  delete plain.change;
  return plain;
}

function placeRows(
  sheet: Sheet,
  room: Box,
  rows: readonly (readonly Standing[])[],
  { gap, align }: { gap: number; align: 'left' | 'center' },
): void {
  const heights = rows.map((row) => Math.max(...row.map(({ size }) => size)));
  let y = room.y + (room.height - heights.reduce((sum, height) => sum + height + gap, -gap)) / 2;
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0;
    const width = row.reduce((sum, { size }) => sum + size + gap, -gap);
    let x = room.x + (align === 'center' ? (room.width - width) / 2 : 0);
    for (const { group, count, size, id } of row) {
      // What changed is told once, not on every single one.
      const isTold = id === group.id || id.endsWith('#1');
      unit(sheet, at(x + size / 2, y + height / 2), { ...(isTold ? group : unmarked(group)), id, size, count });
      x += size + gap;
    }
    y += height + gap;
  });
}

/** An empty place for a unit. */
export function emptyPlace(sheet: Sheet, centre: Point, size: number, shape: SeatShape = 'disc'): void {
  stamp(sheet, around(centre, size), { key: `empty|${shape}`, margin: 3 }, ({ ctx }, within) => {
    seatShape(ctx, shape, middle(within), size * 0.4);
    ctx.fillStyle = fade(colours.night, 0.35);
    ctx.fill();
    ctx.setLineDash([5, 4]);
    ctx.strokeStyle = colours.stone;
    ctx.lineWidth = 2;
    ctx.stroke();
    ctx.setLineDash([]);
  });
}
