/** The grammar of pieces: a shape says what a thing is before its icon says which. */
import type { CanvasRenderingContext2D } from 'canvas';
import { badge, notches, seatSign } from './badges.js';
import { icon } from './icons.js';
import { delta, halo, signed } from './marks.js';
import { type Mark, colours, fade, inkOn, mix } from './palette.js';
import { type Point, around, at, cutSquare, disc, hexagon, middle, polar, rounded, shield } from './shapes.js';
import { type Sheet, explain, placed } from './sheet.js';
import { stamp } from './stamps.js';
import { write } from './text.js';
import { words } from './words.js';

/** New since the last picture, or how many more or fewer there are. */
export type Change = 'new' | number;

type Common = {
  /** Names the piece in the drawing log. */
  id: string;
  /** Its diameter. */
  size: number;
  icon: string;
  change?: Change;
  /** Stunned, exhausted, spent: turned by 90°, dimmed, with a small z. */
  spent?: boolean;
};
export type PieceStyle = Common & { colour: string; /** A badge from two on. */ count?: number };

/** A piece with all it wears, printed from one stamp wherever the same stands. */
function piece(
  sheet: Sheet,
  kind: string,
  centre: Point,
  style: Common,
  paint: (sheet: Sheet, centre: Point) => void,
): void {
  const { id, ...look } = style;
  const room = around(centre, style.size);
  placed(sheet, id, room);
  /** Halo, badges and tags reach this far out. */
  const margin = style.size * 0.3 + 24;
  stamp(sheet, room, { key: `${kind}|${JSON.stringify(look)}`, margin }, (own, within) => {
    paint(own, middle(within));
  });
}

type Outline = (ctx: CanvasRenderingContext2D, centre: Point, radius: number) => void;

function body(
  sheet: Sheet,
  centre: Point,
  style: Common & { colour: string },
  outline: Outline,
  iconShare: number,
): void {
  const radius = style.size / 2;
  const { ctx } = sheet;
  if (style.change !== undefined)
    halo(sheet, (path, grow) => {
      outline(path, centre, radius + grow);
    });
  const fill = style.spent ? mix(style.colour, colours.slate, 0.62) : style.colour;
  ctx.lineJoin = 'round';
  outline(ctx, at(centre.x, centre.y + Math.max(2, style.size * 0.05)), radius);
  ctx.fillStyle = colours.night;
  ctx.fill();
  outline(ctx, centre, radius);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = colours.night;
  ctx.lineWidth = Math.max(2.5, style.size * 0.055);
  ctx.stroke();
  outline(ctx, centre, radius * 0.86);
  ctx.strokeStyle = fade(colours.chalk, style.spent ? 0.12 : 0.5);
  ctx.lineWidth = Math.max(1.5, style.size * 0.03);
  ctx.stroke();
  icon(sheet, style.icon, centre, {
    size: style.size * iconShare,
    colour: style.spent ? colours.lightStone : inkOn(style.colour),
    ...(style.spent ? { angle: Math.PI / 2 } : {}),
  });
}

/** What any piece may wear: how many there are, by how many that changed, a small z where it is spent. */
export function wear(
  sheet: Sheet,
  centre: Point,
  style: {
    size: number;
    count?: number;
    change?: Change;
    spent?: boolean;
    /** Where many stand close together, what changed is told at the foot. */
    changeAt?: 'above' | 'below';
  },
): void {
  const reach = style.size * 0.42;
  const letter = Math.round(Math.max(18, style.size * 0.38));
  if (style.count !== undefined && style.count > 1)
    badge(sheet, at(centre.x + reach, centre.y - reach), String(style.count), { size: letter });
  if (typeof style.change === 'number' && style.change !== 0)
    delta(
      sheet,
      at(centre.x - reach, centre.y + (style.changeAt === 'below' ? reach : -reach)),
      signed(style.change),
      Math.max(18, letter - 2),
    );
  if (style.spent) {
    write(sheet, 'z', around(at(centre.x + reach, centre.y + reach * 0.8), 20), {
      size: 20,
      face: 'heavy',
      colour: colours.chalk,
      rim: colours.night,
      align: 'center',
    });
    explain(sheet, 'spent', {
      text: words[sheet.locale].spent,
      paint: (target, room) => {
        write(target, 'z', room, { size: 22, face: 'heavy', align: 'center' });
      },
    });
  }
}

/** A shield whose tip points to its goal; damage is cut into its back. */
export function smallEnemy(
  sheet: Sheet,
  centre: Point,
  style: PieceStyle & { towards: number; damage?: number },
): void {
  piece(sheet, 'small enemy', centre, style, (own, here) => {
    const towards = style.spent ? style.towards + Math.PI / 2 : style.towards;
    /** The icon sits in the broad part, away from the tip. */
    body(
      own,
      here,
      style,
      (ctx, where, radius) => {
        shield(ctx, where, radius * 1.06, towards);
      },
      0.6,
    );
    if (style.damage) notches(own, here, style.size / 2, style.damage, towards + Math.PI);
    wear(own, here, style);
  });
}

/** A hexagon, larger, with its hit points as a number. */
export function bigEnemy(
  sheet: Sheet,
  centre: Point,
  style: PieceStyle & { hitPoints?: number; damage?: number },
): void {
  piece(sheet, 'big enemy', centre, style, (own, here) => {
    body(
      own,
      here,
      style,
      (ctx, where, radius) => {
        hexagon(ctx, where, radius * 1.06);
      },
      0.64,
    );
    if (style.damage) notches(own, here, style.size / 2, style.damage, Math.PI);
    if (style.hitPoints !== undefined) heart(own, at(here.x, here.y + style.size * 0.46), style.hitPoints, style.size);
    wear(own, here, style);
  });
}

/** Hit points left, on a dark tag with a heart. */
export function heart(sheet: Sheet, centre: Point, hitPoints: number, pieceSize: number): void {
  const size = Math.max(16, Math.round(pieceSize * 0.3));
  const whole = around(centre, size * 2.1 + (hitPoints > 9 ? size * 0.5 : 0), size * 1.25);
  stamp(sheet, whole, { key: `heart|${hitPoints}|${size}`, margin: 2 }, (own, room) => {
    const { ctx } = own;
    rounded(ctx, room, size * 0.6);
    ctx.fillStyle = colours.night;
    ctx.fill();
    ctx.strokeStyle = colours.chalk;
    ctx.lineWidth = 1.5;
    ctx.stroke();
    icon(own, 'hearts', at(room.x + size * 0.65, middle(room).y), { size: size * 0.85, colour: colours.chalk });
    const place = { ...room, x: room.x + size * 1.15, width: room.width - size * 1.25 };
    write(own, String(hitPoints), place, { size, face: 'heavy', align: 'center' });
  });
}

/** A square with cut corners; its level or load below. */
export function building(sheet: Sheet, centre: Point, style: PieceStyle & { level?: string }): void {
  piece(sheet, 'building', centre, style, (own, here) => {
    body(
      own,
      here,
      style,
      (ctx, where, radius) => {
        cutSquare(ctx, around(where, radius * 1.86), radius * 0.46);
      },
      0.66,
    );
    if (style.level !== undefined)
      badge(own, at(here.x, here.y + style.size * 0.46), style.level, {
        size: Math.max(16, style.size * 0.32),
        fill: colours.brass,
      });
    wear(own, here, style);
  });
}

/** A hero, mage or player's figure: a disc ringed in the seat's colour, with the seat's shape and number. */
export function figure(sheet: Sheet, centre: Point, style: Common & { mark: Mark; signAt?: number }): void {
  piece(sheet, 'figure', centre, style, (own, here) => {
    const { ctx } = own;
    const radius = style.size / 2;
    if (style.change !== undefined)
      halo(own, (path, grow) => {
        disc(path, here, radius + grow);
      });
    disc(ctx, at(here.x, here.y + style.size * 0.05), radius);
    ctx.fillStyle = colours.night;
    ctx.fill();
    disc(ctx, here, radius);
    ctx.fillStyle = style.spent ? mix(style.mark.colour, colours.slate, 0.6) : style.mark.colour;
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 2.5;
    ctx.stroke();
    disc(ctx, here, radius * 0.76);
    ctx.fillStyle = style.spent ? colours.slab : colours.chalk;
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 2;
    ctx.stroke();
    icon(own, style.icon, here, {
      size: style.size * 0.58,
      colour: style.spent ? colours.lightStone : colours.parchmentInk,
      ...(style.spent ? { angle: Math.PI / 2 } : {}),
    });
    seatSign(
      own,
      style.mark,
      polar(here, radius * 0.98, style.signAt ?? Math.PI * 0.25),
      Math.max(13, style.size * 0.24),
    );
    wear(own, here, style);
  });
}

/** A crystal, gate, skull, coin: its own icon, with a count from two on. */
export function token(sheet: Sheet, centre: Point, style: PieceStyle): void {
  piece(sheet, 'token', centre, style, (own, here) => {
    if (style.change !== undefined)
      halo(own, (path, grow) => {
        disc(path, here, style.size / 2 + grow);
      });
    icon(own, style.icon, at(here.x, here.y + 2), { size: style.size * 1.08, colour: colours.night });
    icon(own, style.icon, here, { size: style.size, colour: style.colour });
    wear(own, here, style);
  });
}
