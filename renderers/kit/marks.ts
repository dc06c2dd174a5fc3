/** Marks laid over the board: what changed, what moves, what burns. */
import type { CanvasRenderingContext2D } from 'canvas';
import { dangerTexture, pattern } from './hatching.js';
import { icon } from './icons.js';
import { colours, fade } from './palette.js';
import {
  type Box,
  type Point,
  angleTo,
  around,
  at,
  between,
  box,
  burst,
  disc,
  inset,
  middle,
  polar,
  polygon,
  rounded,
} from './shapes.js';
import { type Sheet, explain, kept, turned } from './sheet.js';
import { stamp } from './stamps.js';
import { smallest, widthOf, write } from './text.js';
import { words } from './words.js';

/** "+1" or "−2", with a true minus sign. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}

/** A brass halo round a shape: the path is laid twice, at the radius it is asked for. */
export function halo(sheet: Sheet, lay: (ctx: CanvasRenderingContext2D, grow: number) => void): void {
  const { ctx } = sheet;
  ctx.lineJoin = 'round';
  lay(ctx, 7);
  ctx.strokeStyle = fade(colours.brass, 0.38);
  ctx.lineWidth = 10;
  ctx.stroke();
  lay(ctx, 5);
  ctx.strokeStyle = colours.brass;
  ctx.lineWidth = 4.5;
  ctx.stroke();
  explain(sheet, 'changed', {
    rank: 1,
    text: words[sheet.locale].changed,
    paint: (target, room) => {
      stamp(target, room, { key: 'changed', margin: 0 }, ({ ctx }, within) => {
        disc(ctx, middle(within), 9);
        ctx.strokeStyle = colours.brass;
        ctx.lineWidth = 4.5;
        ctx.stroke();
      });
    },
  });
}

/** The same round a box with round corners. */
export function haloRound(sheet: Sheet, room: Box, radius: number): void {
  stamp(sheet, room, { key: `halo|${radius}`, margin: 14 }, (own, within) => {
    halo(own, (path, grow) => {
      rounded(path, inset(within, -grow), radius);
    });
  });
}

/** How wide the tag is in the legend. */
const deltaGlyph = 28;

/** A small brass tag with what was gained or lost. */
export function delta(sheet: Sheet, centre: Point, text: string, size = 22): Box {
  const width = Math.max(size * 1.5, widthOf(sheet, text, 'heavy', size) + size * 0.6);
  const room = around(centre, width, size * 1.25);
  stamp(sheet, room, { key: `delta|${text}|${size}`, margin: 2 }, (own, within) => {
    rounded(own.ctx, within, size);
    own.ctx.fillStyle = colours.brass;
    own.ctx.fill();
    own.ctx.strokeStyle = colours.night;
    own.ctx.lineWidth = 2.5;
    own.ctx.stroke();
    write(own, text, within, { size, face: 'heavy', colour: colours.parchmentInk, align: 'center' });
  });
  explain(sheet, 'delta', {
    rank: 1,
    text: words[sheet.locale].delta,
    lettered: deltaGlyph,
    paint: (target, tile) => {
      stamp(target, around(middle(tile), deltaGlyph, deltaGlyph * 0.62), { key: 'delta', margin: 1 }, (own, within) => {
        rounded(own.ctx, within, within.height);
        own.ctx.fillStyle = colours.brass;
        own.ctx.fill();
        write(own, '±1', within, { size: smallest, face: 'heavy', colour: colours.parchmentInk, align: 'center' });
      });
    },
  });
  return room;
}

export type ArrowStyle = {
  colour?: string;
  width?: number;
  /** Sideways bulge as a share of the length. */ bend?: number;
};

/** A line that means movement. */
export function arrow(sheet: Sheet, from: Point, to: Point, style: ArrowStyle = {}): void {
  const width = style.width ?? 9;
  const colour = style.colour ?? colours.brass;
  const half = between(from, to, 0.5);
  const across = angleTo(from, to) + Math.PI / 2;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const control = polar(half, length * (style.bend ?? 0), across);
  const heading = angleTo(control, to);
  const head = width * 2.4;
  const neck = polar(to, -head * 0.85, heading);
  kept(sheet, (ctx) => {
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (const [ink, extra] of [
      [colours.night, 5],
      [colour, 0],
    ] as const) {
      ctx.strokeStyle = ink;
      ctx.fillStyle = ink;
      ctx.lineWidth = width + extra;
      ctx.beginPath();
      ctx.moveTo(from.x, from.y);
      ctx.quadraticCurveTo(control.x, control.y, neck.x, neck.y);
      ctx.stroke();
      polygon(ctx, [to, polar(to, -head, heading - 0.52), polar(to, -head, heading + 0.52)]);
      ctx.fill();
      if (extra > 0) {
        ctx.lineWidth = extra;
        ctx.stroke();
      }
    }
  });
  explain(sheet, 'moved', {
    rank: 2,
    text: words[sheet.locale].moved,
    paint: (target, room) => {
      const { y } = middle(room);
      arrowGlyph(target, at(room.x + 1, y), at(room.x + room.width - 1, y));
    },
  });
}

function arrowGlyph(sheet: Sheet, from: Point, to: Point): void {
  const { ctx } = sheet;
  ctx.strokeStyle = colours.brass;
  ctx.fillStyle = colours.brass;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x - 8, to.y);
  ctx.stroke();
  polygon(ctx, [to, at(to.x - 11, to.y - 8), at(to.x - 11, to.y + 8)]);
  ctx.fill();
}

/** Hatches the area of the path at hand, or only a band along the inside of its edge. */
export function hatch(sheet: Sheet, lay: (ctx: CanvasRenderingContext2D) => void, band?: number): void {
  kept(sheet, (ctx) => {
    const stripes = pattern(ctx, dangerTexture);
    lay(ctx);
    ctx.clip();
    lay(ctx);
    if (band === undefined) {
      ctx.fillStyle = stripes;
      ctx.fill();
      return;
    }
    ctx.lineJoin = 'miter';
    ctx.strokeStyle = stripes;
    ctx.lineWidth = band * 2;
    ctx.stroke();
    ctx.strokeStyle = colours.danger;
    ctx.lineWidth = 5;
    ctx.stroke();
  });
  explain(sheet, 'danger', {
    rank: 0,
    text: words[sheet.locale].danger,
    paint: (target, room) => {
      stamp(target, room, { key: 'danger', margin: 0 }, ({ ctx }, within) => {
        rounded(ctx, inset(within, 1, 3), 3);
        ctx.fillStyle = pattern(ctx, dangerTexture);
        ctx.fill();
        ctx.strokeStyle = colours.danger;
        ctx.lineWidth = 2;
        ctx.stroke();
      });
    },
  });
}

/** A hatched edge along the inside of a box with round corners. */
export function hatchedEdge(sheet: Sheet, room: Box, style: { radius: number; band: number; ground?: string }): void {
  const { radius, band, ground } = style;
  stamp(sheet, room, { key: `edge|${radius}|${band}|${ground ?? ''}`, margin: 3 }, (own, within) => {
    if (ground !== undefined) {
      rounded(own.ctx, within, radius);
      own.ctx.fillStyle = ground;
      own.ctx.fill();
    }
    hatch(
      own,
      (path) => {
        rounded(path, within, radius);
      },
      band,
    );
  });
}

export type WarningStyle = { size?: number; icon?: string; /** Turned, to lie along an edge. */ angle?: number };

/** Danger in a word: warning icon and the word on a dark tag with a vermilion edge. */
export function warning(sheet: Sheet, centre: Point, word: string, style: WarningStyle = {}): void {
  const size = style.size ?? 22;
  const text = widthOf(sheet, word, 'heavy', size);
  const room = around(at(0, 0), text + size * 2.3, size * 1.6);
  const angle = style.angle ?? 0;
  const sign = style.icon ?? 'hazard-sign';
  const cut = { key: `warning|${word}|${size}|${sign}|${angle}`, margin: 2 };
  stamp(sheet, around(centre, Math.hypot(room.width, room.height)), cut, (own, within) => {
    turned(own, { centre: middle(within), angle }, (ctx) => {
      rounded(ctx, room, size * 0.4);
      ctx.fillStyle = colours.night;
      ctx.fill();
      ctx.strokeStyle = colours.danger;
      ctx.lineWidth = 3;
      ctx.stroke();
      icon(own, sign, at(room.x + size * 0.95, 0), { size: size * 1.2, colour: colours.orange });
      write(own, word, box(room.x + size * 1.75, room.y, text + 2, room.height), {
        size,
        face: 'heavy',
        colour: colours.chalk,
      });
    });
  });
}

/** Something broke through here. */
export function breach(sheet: Sheet, centre: Point, radius: number, text?: string): void {
  const { ctx } = sheet;
  burst(ctx, centre, radius);
  ctx.fillStyle = colours.danger;
  ctx.fill();
  ctx.strokeStyle = colours.night;
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.stroke();
  burst(ctx, centre, radius * 0.72);
  ctx.fillStyle = colours.yellow;
  ctx.fill();
  if (text !== undefined)
    write(sheet, text, around(centre, radius * 1.5, radius), {
      size: Math.round(radius * 0.8),
      face: 'heavy',
      colour: colours.parchmentInk,
      align: 'center',
    });
}
