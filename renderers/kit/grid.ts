/** Boards of squares: where each lies, their names at the rim, ways and walls between them, facing and reach. */
import { type Direction, degrees } from '../../src/geometry/directions.js';
import { directionTo, type Grid, type Spot, spotName } from '../../src/geometry/grid.js';
import { colours, fade, mix } from './palette.js';
import { type Box, type Point, around, at, between, box, middle, polar, polygon, rounded } from './shapes.js';
import { type Sheet, kept } from './sheet.js';
import { stamp } from './stamps.js';
import { write } from './text.js';

/** A board laid into a room: squares of whole pixels, in the middle of what the rim leaves. */
export type GridLayout = {
  grid: Grid;
  /** Side of a square. */
  size: number;
  /** All squares together. */
  room: Box;
  /** Strips for names: above the columns, left of the rows. */
  rim: { top: number; left: number };
};

export type LayoutStyle = {
  /** Strips for names; none where absent. */
  rim?: { top: number; left: number };
  /** No square is larger. */
  largest?: number;
};

export function layGrid(room: Box, grid: Grid, style: LayoutStyle = {}): GridLayout {
  const rim = style.rim ?? { top: 0, left: 0 };
  const free = box(room.x + rim.left, room.y + rim.top, room.width - rim.left, room.height - rim.top);
  const fitting = Math.min(free.width / grid.columns, free.height / grid.rows);
  const size = Math.floor(Math.min(fitting, style.largest ?? fitting));
  const [width, height] = [size * grid.columns, size * grid.rows];
  const own = box(
    Math.round(free.x + (free.width - width) / 2),
    Math.round(free.y + (free.height - height) / 2),
    width,
    height,
  );
  return { grid, size, room: own, rim };
}

export function squareOf({ room, size }: GridLayout, { column, row }: Spot): Box {
  return box(room.x + column * size, room.y + row * size, size, size);
}

export function centreOf(layout: GridLayout, spot: Spot): Point {
  return middle(squareOf(layout, spot));
}

/** Column letters above and row numbers at the left, as players type them. */
export function nameRim(sheet: Sheet, layout: GridLayout, letters: 'upper' | 'lower' = 'upper'): void {
  const { grid, room, rim, size } = layout;
  const style = { face: 'heavy', colour: colours.lightStone, align: 'center' } as const;
  for (let column = 0; column < grid.columns && rim.top > 0; column += 1) {
    const name = spotName({ column, row: 0 }, letters).slice(0, 1);
    const strip = box(room.x + column * size, room.y - rim.top, size, rim.top);
    write(sheet, name, strip, { ...style, size: Math.min(28, Math.round(rim.top * 0.8)) });
  }
  for (let row = 0; row < grid.rows && rim.left > 0; row += 1) {
    const strip = box(room.x - rim.left, room.y + row * size, rim.left, size);
    write(sheet, String(row + 1), strip, { ...style, size: Math.min(28, Math.max(16, Math.round(rim.left * 0.8))) });
  }
}

export type SquareStyle = { fill?: string; edge?: string; edgeWidth?: number; gap?: number; radius?: number };

/** The ground of one square. */
export function square(sheet: Sheet, layout: GridLayout, spot: Spot, style: SquareStyle = {}): void {
  const { fill = colours.slate, edge = colours.stone, edgeWidth = 2, gap = 1, radius = 6 } = style;
  const cut = { key: `square|${fill}|${edge}|${edgeWidth}|${gap}|${radius}`, margin: edgeWidth };
  stamp(sheet, squareOf(layout, spot), cut, ({ ctx }, within) => {
    const inner = around(middle(within), within.width - 2 * gap - edgeWidth);
    rounded(ctx, inner, radius);
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.strokeStyle = edge;
    ctx.lineWidth = edgeWidth;
    ctx.stroke();
  });
}

/** A way's ground from the middle of one square to the middle of the next: such pieces join without gaps. */
export function wayBetween(
  sheet: Sheet,
  layout: GridLayout,
  from: Spot,
  to: Spot,
  colour: string = colours.stone,
): void {
  const width = layout.size * 0.62;
  const [start, end] = [centreOf(layout, from), centreOf(layout, to)];
  kept(sheet, (ctx) => {
    ctx.lineCap = 'round';
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(start.x, start.y);
    ctx.lineTo(end.x, end.y);
    ctx.stroke();
  });
}

export type ChevronStyle = {
  size: number;
  colour?: string;
  /** Outlined only: a way that is there, but not the next to be taken. */
  hollow?: boolean;
};

/** Where a drawing that points somewhere is turned to: 0 is to the right, as angles go. */
function angleOf(direction: Direction): number {
  return ((degrees(direction) - 90) * Math.PI) / 180;
}

/** A thick chevron that points the way. */
export function chevron(sheet: Sheet, centre: Point, direction: Direction, style: ChevronStyle): void {
  const { size, colour = colours.brass, hollow = false } = style;
  const cut = { key: `chevron|${direction}|${colour}|${hollow}`, margin: 6 };
  stamp(sheet, around(centre, size), cut, ({ ctx }, within) => {
    const here = middle(within);
    const towards = angleOf(direction);
    const point = (along: number, across: number): Point =>
      polar(polar(here, along * size, towards), across * size, towards + Math.PI / 2);
    polygon(ctx, [
      point(0.44, 0),
      point(-0.06, 0.5),
      point(-0.44, 0.5),
      point(0.06, 0),
      point(-0.44, -0.5),
      point(-0.06, -0.5),
    ]);
    ctx.lineJoin = 'round';
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = Math.max(4, size * 0.16);
    ctx.stroke();
    ctx.fillStyle = hollow ? colours.ink : colour;
    ctx.fill();
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(2.5, size * 0.07);
    ctx.stroke();
  });
}

/** A chevron across the edge that two squares share, or towards the corner where they meet. */
export function chevronBetween(sheet: Sheet, layout: GridLayout, from: Spot, to: Spot, style: ChevronStyle): void {
  const direction = directionTo(from, to);
  if (!direction) throw new Error(`no straight way from ${spotName(from)} to ${spotName(to)}`);
  chevron(sheet, between(centreOf(layout, from), centreOf(layout, to), 0.5), direction, style);
}

/** A wall along one side of a square. */
export function wallAt(sheet: Sheet, layout: GridLayout, spot: Spot, side: 'N' | 'E' | 'S' | 'W', width = 9): void {
  const { x, y, width: size } = squareOf(layout, spot);
  const room = {
    N: box(x, y - width / 2, size, width),
    S: box(x, y + size - width / 2, size, width),
    W: box(x - width / 2, y, width, size),
    E: box(x + size - width / 2, y, width, size),
  }[side];
  stamp(sheet, room, { key: `wall|${side}`, margin: 3 }, ({ ctx }, within) => {
    rounded(ctx, within, 3);
    ctx.fillStyle = mix(colours.lightStone, colours.stone, 0.4);
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 2;
    ctx.stroke();
  });
}

/** A thick wedge on the side that whatever fills this room faces. */
export function facingWedge(sheet: Sheet, room: Box, facing: Direction, colour: string): void {
  const size = room.width;
  stamp(sheet, room, { key: `wedge|${facing}|${colour}`, margin: 6 }, ({ ctx }, within) => {
    const here = middle(within);
    const towards = angleOf(facing);
    const foot = polar(here, size * 0.37, towards);
    polygon(ctx, [
      polar(here, size * 0.52, towards),
      polar(foot, size * 0.26, towards + Math.PI / 2),
      polar(foot, size * 0.26, towards - Math.PI / 2),
    ]);
    ctx.lineJoin = 'round';
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = Math.max(2.5, size * 0.05);
    ctx.stroke();
  });
}

/** Small arrow heads round a middle: the directions that something reaches. */
export function reachArrows(
  sheet: Sheet,
  centre: Point,
  reach: readonly Direction[],
  style: { radius: number; size: number; colour?: string },
): void {
  const { radius, size, colour = colours.brass } = style;
  const room = around(centre, 2 * (radius + size));
  stamp(sheet, room, { key: `reach|${reach.join()}|${radius}|${size}|${colour}`, margin: 2 }, ({ ctx }, within) => {
    const here = middle(within);
    for (const direction of reach) {
      const towards = angleOf(direction);
      const tip = polar(here, radius + size, towards);
      polygon(ctx, [tip, polar(tip, -size * 1.25, towards - 0.55), polar(tip, -size * 1.25, towards + 0.55)]);
      ctx.lineJoin = 'round';
      ctx.strokeStyle = colours.night;
      ctx.lineWidth = 4;
      ctx.stroke();
      ctx.fillStyle = colour;
      ctx.fill();
    }
  });
}

/** The outline of some squares taken together, every other edge left out. */
export function outlineSpots(
  sheet: Sheet,
  layout: GridLayout,
  spots: readonly Spot[],
  style: { colour: string; width?: number; fill?: string; inset?: number; dashed?: boolean },
): void {
  const has = (column: number, row: number): boolean =>
    spots.some((spot) => spot.column === column && spot.row === row);
  const { width = 5, inset = width / 2 } = style;
  kept(sheet, (ctx) => {
    if (style.fill !== undefined) {
      ctx.fillStyle = style.fill;
      for (const spot of spots) {
        const { x, y, width: side } = squareOf(layout, spot);
        ctx.fillRect(x, y, side, side);
      }
    }
    ctx.strokeStyle = style.colour;
    ctx.lineWidth = width;
    ctx.lineCap = style.dashed ? 'butt' : 'square';
    if (style.dashed) ctx.setLineDash([width * 2.4, width * 1.4]);
    for (const spot of spots) {
      const { column, row } = spot;
      const { x, y, width: side } = squareOf(layout, spot);
      const there = (across: number, down: number): boolean => has(column + across, row + down);
      /** How far an edge is drawn in at one of its ends: at a corner that juts out, or (below 0) at one that goes in. */
      const drawnIn = (end: { next: boolean; corner: boolean }): number =>
        !end.next ? inset : end.corner ? -inset : 0;
      for (const down of [-1, 1].filter((way) => !there(0, way))) {
        const edge = down < 0 ? y + inset : y + side - inset;
        const left = x + drawnIn({ next: there(-1, 0), corner: there(-1, down) });
        const right = x + side - drawnIn({ next: there(1, 0), corner: there(1, down) });
        line(ctx, at(left, edge), at(right, edge));
      }
      for (const across of [-1, 1].filter((way) => !there(way, 0))) {
        const edge = across < 0 ? x + inset : x + side - inset;
        const top = y + drawnIn({ next: there(0, -1), corner: there(across, -1) });
        const bottom = y + side - drawnIn({ next: there(0, 1), corner: there(across, 1) });
        line(ctx, at(edge, top), at(edge, bottom));
      }
    }
  });
}

function line(ctx: Sheet['ctx'], from: Point, to: Point): void {
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
}

/** A square that may be chosen: brass corners, its middle left free. */
export function markSquare(sheet: Sheet, layout: GridLayout, spot: Spot, colour: string = colours.brass): void {
  const room = squareOf(layout, spot);
  stamp(sheet, room, { key: `corners|${colour}`, margin: 3 }, ({ ctx }, { x, y, width }) => {
    const arm = width * 0.24;
    const inner = 5;
    ctx.strokeStyle = colour;
    ctx.lineWidth = 6;
    ctx.lineJoin = 'miter';
    for (const [across, down] of [[1, 1] as const, [-1, 1] as const, [1, -1] as const, [-1, -1] as const]) {
      const corner = at(across > 0 ? x + inner : x + width - inner, down > 0 ? y + inner : y + width - inner);
      ctx.beginPath();
      ctx.moveTo(corner.x + across * arm, corner.y);
      ctx.lineTo(corner.x, corner.y);
      ctx.lineTo(corner.x, corner.y + down * arm);
      ctx.stroke();
    }
    ctx.fillStyle = fade(colour, 0.12);
    ctx.fillRect(x + inner, y + inner, width - 2 * inner, width - 2 * inner);
  });
}
