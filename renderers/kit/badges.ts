/** Small additions to a piece: counts, pips, notches, tracks. */
import { icon } from './icons.js';
import { type Mark, colours, fade, inkOn } from './palette.js';
import {
  type Box,
  type Point,
  around,
  at,
  box,
  columns,
  disc,
  middle,
  polar,
  polygon,
  rounded,
  seatShape,
} from './shapes.js';
import type { Sheet } from './sheet.js';
import { stamp } from './stamps.js';
import { smallest, widthOf, write } from './text.js';

export type BadgeStyle = { size?: number; fill?: string; edge?: string };

/** A number on a small disc or pill: how many, what level, what load. */
export function badge(sheet: Sheet, centre: Point, text: string, style: BadgeStyle = {}): Box {
  const size = Math.max(smallest, Math.round(style.size ?? 20));
  const fill = style.fill ?? colours.chalk;
  const height = size * 1.3;
  const room = around(centre, Math.max(height, widthOf(sheet, text, 'heavy', size) + size * 0.5), height);
  const edge = style.edge ?? colours.night;
  stamp(sheet, room, { key: `badge|${text}|${fill}|${edge}`, margin: 2 }, (own, within) => {
    rounded(own.ctx, within, height);
    own.ctx.fillStyle = fill;
    own.ctx.fill();
    own.ctx.strokeStyle = edge;
    own.ctx.lineWidth = 2.5;
    own.ctx.stroke();
    write(own, text, within, { size, face: 'heavy', colour: inkOn(fill), align: 'center' });
  });
  return room;
}

/** The seat's shape in its colour with its number or letter. */
export function seatSign(sheet: Sheet, mark: Mark, centre: Point, radius: number): void {
  const { shape, colour, sign } = mark;
  const cut = { key: `seat|${shape}|${colour}|${sign}`, margin: radius * 0.25 + 4 };
  stamp(sheet, around(centre, radius * 2), cut, (own, within) => {
    const { ctx } = own;
    const here = middle(within);
    seatShape(ctx, shape, here, radius);
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 2.5;
    ctx.lineJoin = 'round';
    ctx.stroke();
    const low = shape === 'triangle' ? radius * 0.22 : shape === 'star' ? radius * 0.06 : 0;
    write(own, sign, around(at(here.x, here.y + low), radius * 2), {
      size: Math.max(smallest, Math.round(radius * (shape === 'star' || shape === 'cross' ? 1 : 1.15))),
      face: 'heavy',
      colour: inkOn(colour),
      align: 'center',
    });
  });
}

/** Damage taken, cut into the rim of a piece. */
export function notches(sheet: Sheet, centre: Point, radius: number, count: number, from: number): void {
  const { ctx } = sheet;
  for (let index = 0; index < Math.min(count, 6); index += 1) {
    const angle = from + (index - (Math.min(count, 6) - 1) / 2) * 0.5;
    const tip = polar(centre, radius * 0.52, angle);
    polygon(ctx, [tip, polar(centre, radius * 1.16, angle - 0.2), polar(centre, radius * 1.16, angle + 0.2)]);
    ctx.fillStyle = colours.danger;
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 2.5;
    ctx.lineJoin = 'miter';
    ctx.stroke();
  }
}

export type PipStyle = { size: number; gap?: number; full?: string; empty?: string; shape?: 'disc' | 'diamond' };

/** A row of pips centred on a point, the first ones filled. */
export function pips(sheet: Sheet, centre: Point, filled: number, of: number, style: PipStyle): Box {
  const gap = style.gap ?? style.size * 0.35;
  const room = around(centre, of * style.size + (of - 1) * gap, style.size);
  const cut = { key: `pips|${filled}|${of}|${JSON.stringify(style)}`, margin: 3 };
  stamp(sheet, room, cut, ({ ctx }, within) => {
    for (let index = 0; index < of; index += 1) {
      const here = at(within.x + style.size / 2 + index * (style.size + gap), middle(within).y);
      if (style.shape === 'diamond') seatShape(ctx, 'diamond', here, style.size / 2);
      else disc(ctx, here, style.size / 2);
      const isFull = index < filled;
      ctx.fillStyle = isFull ? (style.full ?? colours.brass) : (style.empty ?? fade(colours.night, 0.6));
      ctx.fill();
      ctx.strokeStyle = isFull ? colours.night : colours.lightStone;
      ctx.lineWidth = 2;
      ctx.stroke();
    }
  });
  return room;
}

export type TrackStyle = {
  cells: number;
  /** Cells filled, from the left. */
  filled: number;
  colour: string;
  /** Written at the end. */
  number?: string;
  numberSize?: number;
  empty?: string;
  numberColour?: string;
};

/** A row of cells filled to the value, with the number at the end. */
export function track(sheet: Sheet, room: Box, style: TrackStyle): void {
  const size = style.numberSize ?? Math.max(smallest, Math.round(room.height));
  const tail = style.number === undefined ? 0 : widthOf(sheet, style.number, 'heavy', size) + 8;
  const { cells, filled, colour, empty = fade(colours.night, 0.55) } = style;
  const cut = { key: `track|${cells}|${filled}|${colour}|${empty}`, margin: 2 };
  stamp(sheet, box(room.x, room.y, room.width - tail, room.height), cut, ({ ctx }, within) => {
    columns(within, cells, 3).forEach((cell, index) => {
      rounded(ctx, cell, 3);
      ctx.fillStyle = index < filled ? colour : empty;
      ctx.fill();
      ctx.strokeStyle = index < filled ? colours.night : colours.stone;
      ctx.lineWidth = 1.5;
      ctx.stroke();
    });
  });
  if (style.number !== undefined)
    write(sheet, style.number, box(room.x + room.width - tail, room.y, tail, room.height), {
      size,
      face: 'heavy',
      align: 'right',
      colour: style.numberColour ?? colours.chalk,
    });
}

export type CountedStyle = { size: number; colour?: string; textColour?: string; face?: 'strong' | 'heavy' };

/** A token's own icon and how many there are; returns where the text ends. */
export function counted(sheet: Sheet, name: string, left: Point, text: string, style: CountedStyle): number {
  const { size } = style;
  const face = style.face ?? 'heavy';
  icon(sheet, name, at(left.x + size / 2, left.y), { size, colour: style.colour ?? colours.chalk });
  const letter = Math.max(smallest, Math.round(size * 0.85));
  const width = widthOf(sheet, text, face, letter) + 2;
  write(sheet, text, box(left.x + size * 1.15, left.y - size / 2, width, size), {
    size: letter,
    face,
    colour: style.textColour ?? style.colour ?? colours.chalk,
  });
  return left.x + size * 1.15 + width;
}
