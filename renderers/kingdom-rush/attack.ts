/** Attacks as they are drawn on cards: where they reach, and the tiles they place. */
import type { Armed } from '../../src/games/kingdom-rush/rules/attackers.js';
import { type Piece, type Range, isSoldier } from '../../src/games/kingdom-rush/rules/attack-notation.js';
import { squaresOf } from '../../src/games/kingdom-rush/rules/cells.js';
import type { Damage } from '../../src/games/kingdom-rush/types/index.js';
import { type Direction, directions, towards } from '../../src/geometry/directions.js';
import { extent } from '../../src/geometry/polyomino.js';
import { reachArrows } from '../kit/grid.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { type Box, type Point, around, at, box, cutSquare, middle, rows } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { damageLook } from './look.js';
import { text } from './text.js';
import { fillDamage } from './tray.js';

/** Alternatives below each other, each with one line a group. */
export function drawAttack(sheet: Sheet, room: Box, alternatives: readonly (readonly Armed[])[], ink: string): void {
  const lines = alternatives.flatMap((groups, index) => [...(index > 0 ? ['or' as const] : []), ...merged(groups)]);
  const cells = rows(room, Math.max(lines.length, 2), 2);
  const shift = lines.length < 2 ? (room.height - (cells[0]?.height ?? 0)) / 2 : 0;
  lines.forEach((line, index) => {
    const cell = cells[index];
    if (!cell) return;
    const own = { ...cell, y: cell.y + shift };
    if (line === 'or')
      write(sheet, text[sheet.locale].or, own, { size: 20, face: 'strong', colour: ink, align: 'center' });
    else drawGroup(sheet, own, line, ink);
  });
}

type Line = Armed & { times: number };

/** The same group several times over is one line with a number. */
function merged(groups: readonly Armed[]): Line[] {
  const lines: Line[] = [];
  for (const group of groups) {
    const last = lines.at(-1);
    if (last && JSON.stringify({ ...last, times: 0 }) === JSON.stringify({ ...group, times: 0 })) last.times += 1;
    else lines.push({ ...group, times: 1 });
  }
  return lines;
}

function drawGroup(sheet: Sheet, room: Box, line: Line, ink: string): void {
  const { range } = line;
  const said = captionOf(sheet, range);
  const isTold = said !== '' && room.height >= 76;
  if (isTold) write(sheet, said, box(room.x, room.y + room.height - 22, room.width, 22), { size: 19, colour: ink });
  drawLine(sheet, isTold ? { ...room, height: room.height - 22 } : room, line, ink);
}

/** In words, where the compass alone might be misread. */
function captionOf(sheet: Sheet, range: Range): string {
  const words = text[sheet.locale];
  const said: Record<Range['kind'], string> = {
    any: words.anyHorde,
    here: words.here,
    around: words.around,
    near: words.near,
    each: words.each,
    one: '',
  };
  return said[range.kind];
}

function drawLine(sheet: Sheet, room: Box, line: Line, ink: string): void {
  const { range, pieces, damage, soldierDamage, times } = line;
  const size = Math.min(room.height, 104);
  drawRange(sheet, around(at(room.x + size / 2, middle(room).y), size * 0.94), range, ink);
  const tail = times > 1 ? 52 : 0;
  const space = box(room.x + size + 10, room.y, room.width - size - 10 - tail, room.height);
  const cell = Math.min(40, Math.floor((room.height - 6) / 3), Math.floor(space.width / widthInCells(pieces)));
  let { x } = space;
  pieces.forEach((piece, index) => {
    if (index > 0) {
      write(sheet, '+', box(x, room.y, cell, room.height), { size: 24, face: 'heavy', colour: ink, align: 'center' });
      x += cell * 1.1;
    }
    x += drawPiece(sheet, at(x, middle(room).y), piece, {
      cell,
      ink,
      damage: isSoldier(piece) ? soldierDamage : damage,
    });
  });
  if (times > 1)
    write(sheet, `×${times}`, box(room.x + room.width - tail, room.y, tail, room.height), {
      size: 34,
      face: 'heavy',
      colour: ink,
      align: 'right',
    });
}

function widthInCells(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (isSoldier(piece) ? 3.4 : extent(squaresOf(piece)).columns + 1.2), 0);
}

/** A tile, a soldier, or a soldier and his knife, from the left; says how wide it is. */
function drawPiece(
  sheet: Sheet,
  left: Point,
  piece: Piece,
  { cell, damage, ink }: { cell: number; damage: Damage; ink: string },
): number {
  if (isSoldier(piece)) {
    const size = cell * 1.7;
    icon(sheet, 'swordman', at(left.x + size / 2, left.y), { size, colour: ink });
    if (piece === 'S') return size + 4;
    icon(sheet, 'thrown-knife', at(left.x + size * 1.4, left.y), { size: size * 0.8, colour: ink });
    return size * 1.9 + 4;
  }
  drawShape(sheet, left, piece, { cell, damage });
  return extent(squaresOf(piece)).columns * cell + 6;
}

/** The squares of a tile, its middle at this height. */
function drawShape(
  sheet: Sheet,
  left: Point,
  piece: Exclude<Piece, 'S' | 'SK'>,
  { cell, damage }: { cell: number; damage: Damage },
): void {
  const squares = squaresOf(piece);
  const top = Math.round(left.y - (extent(squares).rows * cell) / 2);
  const rooms = squares.map(({ column, row }) => box(Math.round(left.x) + column * cell, top + row * cell, cell, cell));
  fillDamage(sheet, rooms, damage);
  sheet.ctx.strokeStyle = colours.night;
  sheet.ctx.lineWidth = 2.5;
  for (const { x, y, width, height } of rooms) sheet.ctx.strokeRect(x, y, width, height);
}

/** A compass of the ranges, front up: arrow heads where it reaches, a dot for the own space, a target for anywhere. */
function drawRange(sheet: Sheet, room: Box, range: Range, ink: string): void {
  const centre = middle(room);
  const { ctx } = sheet;
  if (range.kind === 'any') {
    icon(sheet, 'archery-target', centre, { size: room.width * 0.8, colour: ink });
    return;
  }
  const core = around(centre, room.width * 0.3);
  cutSquare(ctx, core, core.width * 0.24);
  ctx.fillStyle = range.kind === 'here' || range.kind === 'near' ? colours.danger : ink;
  ctx.fill();
  const reach: readonly Direction[] =
    range.kind === 'around' || range.kind === 'near'
      ? directions
      : 'bearings' in range
        ? range.bearings.map((bearing) => towards('N', bearing))
        : [];
  const colour = range.kind === 'each' ? colours.danger : colours.brass;
  if (reach.length > 0)
    reachArrows(sheet, centre, reach, {
      radius: Math.round(room.width * 0.22),
      size: Math.round(room.width * 0.2),
      colour,
    });
}

/** A damage type as icon and word. */
export function damageTag(sheet: Sheet, right: Point, damage: Damage, ink: string): void {
  const word = text[sheet.locale].names.damages[damage];
  const width = widthOf(sheet, word, 'strong', 20) + 4;
  write(sheet, word, box(right.x - width, right.y - 14, width, 28), { size: 20, face: 'strong', colour: ink });
  icon(sheet, damageLook[damage].icon, at(right.x - width - 16, right.y), { size: 24, colour: ink });
}
