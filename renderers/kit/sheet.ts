/** A sheet is one picture in the making: its canvas, what was written and placed on it, and the marks that want explaining. */
import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import type { Locale } from '../../src/kernel/index.js';
import { registerFonts } from './fonts.js';
import type { Box, Point } from './shapes.js';

export type DrawnText = {
  /** As asked for. */
  text: string;
  /** As drawn, line by line; shorter where it had to be. */
  lines: readonly string[];
  size: number;
  /** What the glyphs take up. */
  box: Box;
  /** The same as corners in order, for text that lies turned. */
  corners: readonly Point[];
  /** The room they were given. */
  room: Box;
  shortened: boolean;
};

export type DrawnPiece = { id: string; box: Box };

export type LegendEntry = {
  text: string;
  paint(sheet: Sheet, room: Box): void;
  /** Lower stands further left and is kept where room is short; 5 where absent. */
  rank?: number;
  /** Where the glyph holds letters: how wide they are, which never shrink. */
  lettered?: number;
};

/** How the drawing at hand lies on the sheet. */
export type Turn = { centre: Point; angle: number };

export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly locale: Locale;
  readonly canvas: Canvas;
  readonly ctx: CanvasRenderingContext2D;
  /** Whether it is noted what is written and placed: tests ask for it, a channel does not. */
  readonly noted: boolean;
  /** Everything written, for the tests that nothing is clipped, tiny or on top of something else. */
  readonly texts: DrawnText[];
  /** Everything placed, for the tests that nothing on the view is missing. */
  readonly pieces: DrawnPiece[];
  /** Marks used in this very picture, by key, in order of first use. */
  readonly legend: Map<string, LegendEntry>;
  /** Present while something is drawn turned. */
  turn?: Turn;
};

const sheetWidth = 1280;

let noting = true;

/** Draws for the channel, without notes. */
export function unnoted<R>(paint: () => R): R {
  noting = false;
  try {
    return paint();
  } finally {
    noting = true;
  }
}

const idle: Canvas[] = [];
const idleLimit = 6;

function takeCanvas(width: number, height: number): Canvas {
  registerFonts();
  const found = idle.findIndex((canvas) => canvas.width === width && canvas.height === height);
  const [reused] = found >= 0 ? idle.splice(found, 1) : [];
  return reused ?? createCanvas(width, height);
}

export function openSheet(locale: Locale, height: number, width = sheetWidth): Sheet {
  return sheetOn(takeCanvas(width, height), locale, noting ? 'noted' : 'unnoted');
}

/** What is kept and used again keeps its notes, whoever it was painted for first. */
export function openKeptSheet(locale: Locale, height: number, width: number): Sheet {
  return sheetOn(takeCanvas(width, height), locale);
}

/** A sheet on a canvas of any size. What was drawn there before is not wiped away: a picture begins with its ground. */
export function sheetOn(canvas: Canvas, locale: Locale, notes: 'noted' | 'unnoted' = 'noted'): Sheet {
  const { width, height } = canvas;
  const ctx = canvas.getContext('2d');
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
  ctx.setLineDash([]);
  const noted = notes === 'noted';
  return { width, height, locale, canvas, ctx, noted, texts: [], pieces: [], legend: new Map() };
}

/** Hands the canvas back for the next picture; the sheet must not be used afterwards. */
export function closeSheet(sheet: Sheet): void {
  if (idle.length < idleLimit) idle.push(sheet.canvas);
}

/** Draws round a point as its origin, turned; what is written there is noted where it comes to lie. */
export function turned(sheet: Sheet, turn: Turn, paint: (ctx: CanvasRenderingContext2D) => void): void {
  if (sheet.turn) throw new Error('a drawing that lies turned is turned again');
  kept(sheet, (ctx) => {
    ctx.translate(turn.centre.x, turn.centre.y);
    ctx.rotate(turn.angle);
    sheet.turn = turn;
    paint(ctx);
    delete sheet.turn;
  });
}

/** Runs drawing code with the context put back afterwards. */
export function kept(sheet: Sheet, paint: (ctx: CanvasRenderingContext2D) => void): void {
  sheet.ctx.save();
  paint(sheet.ctx);
  sheet.ctx.restore();
}

export function placed(sheet: Sheet, id: string, where: Box): void {
  if (sheet.noted) sheet.pieces.push({ id, box: where });
}

/** This picture uses a mark that the legend line should explain. */
export function explain(sheet: Sheet, key: string, entry: LegendEntry): void {
  if (!sheet.legend.has(key)) sheet.legend.set(key, entry);
}
