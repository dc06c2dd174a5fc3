/** Text that never clips: measured, shrunk to a floor, then wrapped, then shortened with an ellipsis. */
import { type Canvas, createCanvas } from 'canvas';
import { type Face, capHeight, font } from './fonts.js';
import { pixelCache } from './pixel-cache.js';
import { colours } from './palette.js';
import { type Box, type Point, at, boundsOf, box } from './shapes.js';
import type { Sheet } from './sheet.js';

/** Nothing in a picture is smaller. */
export const smallest = 16;

export type TextStyle = {
  size: number;
  /** Shrinks no further than this; 16 where absent. */
  floor?: number;
  face?: Face;
  colour?: string;
  align?: 'left' | 'center' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
  /** Running text: fills the box with lines at the largest size that fits. */
  paragraph?: boolean;
  /** A dark or light rim, for text that lies on the board itself. */
  rim?: string;
};

type Fit = { size: number; lines: readonly string[]; shortened: boolean };
/** With the width of each line, and of the widest. */
type Setting = Fit & { widths: readonly number[]; width: number };

const leading = 1.18;
const graphemes = new Intl.Segmenter();

/** Widths at a size of 100, which scale; measuring is what costs most in a picture. */
const measured = new Map<string, number>();
const measuredLimit = 20_000;

function measurer(sheet: Sheet, face: Face): (text: string, size: number) => number {
  return (text, size) => {
    const key = `${face}|${text}`;
    let width = measured.get(key);
    if (width === undefined) {
      sheet.ctx.font = font(face, 100);
      width = sheet.ctx.measureText(text).width;
      if (measured.size >= measuredLimit) measured.clear();
      measured.set(key, width);
    }
    return (width * size) / 100;
  };
}

/** How wide a line of text is at this size. */
export function widthOf(sheet: Sheet, text: string, face: Face, size: number): number {
  return measurer(sheet, face)(text, size);
}

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

const vowel = /[aeiouyàâäéèêëîïôöùûü]/iu;

/** After a vowel and before a consonant with its own vowel, or between twin consonants. */
function betweenSyllables(last: string, first: string, second: string): boolean {
  return !vowel.test(first) && vowel.test(second) && (vowel.test(last) || last === first);
}

/** A word wider than the line is parted between syllables where it can be, with a hyphen. */
function part(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  let plain = 0;
  for (let cut = letters.length - 2; cut >= 2; cut -= 1) {
    if (!fits(`${letters.slice(0, cut).join('')}-`)) continue;
    plain = Math.max(plain, cut);
    if (betweenSyllables(letters[cut - 1] ?? '', letters[cut] ?? '', letters[cut + 1] ?? ''))
      return [`${letters.slice(0, cut).join('')}-`, ...part(letters.slice(cut).join(''), fits)];
  }
  if (plain === 0) return [word];
  return [`${letters.slice(0, plain).join('')}-`, ...part(letters.slice(plain).join(''), fits)];
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function fit(sheet: Sheet, text: string, room: Box, style: TextStyle): Fit {
  const measure = measurer(sheet, style.face ?? 'body');
  const floor = Math.min(style.floor ?? smallest, style.size);
  /** Breaks at plain spaces only: a no-break space keeps a number with its noun. */
  const words = text.split(/[ \n]+/u).filter((word) => word !== '');
  for (let size = style.size; size >= floor; size -= 1) {
    if (style.paragraph) {
      const lines = wrap(words, (line) => measure(line, size) <= room.width);
      const wide = lines.some((line) => measure(line, size) > room.width);
      if (!wide && lines.length * size * leading <= room.height + size * 0.2) return { size, lines, shortened: false };
    } else if (measure(text, size) <= room.width) return { size, lines: [text], shortened: false };
  }
  const fits = (line: string): boolean => measure(line, floor) <= room.width;
  const most = Math.max(1, Math.floor((room.height + floor * 0.2) / (floor * leading)));
  const lines =
    most > 1
      ? wrap(
          words.flatMap((word) => part(word, fits)),
          fits,
        )
      : [text];
  if (lines.length <= most && lines.every(fits)) return { size: floor, lines, shortened: false };
  const first = lines.slice(0, most - 1).map((line) => (fits(line) ? line : shorten(line, fits)));
  const rest = lines.slice(most - 1).join(' ');
  return { size: floor, lines: [...first, fits(rest) ? rest : shorten(rest, fits)], shortened: true };
}

/** How texts were fitted into rooms of which size: the same words come again in every picture. */
const fitted = new Map<string, Setting>();
const fittedLimit = 10_000;

function settingOf(sheet: Sheet, text: string, room: Box, style: TextStyle): Setting {
  const face = style.face ?? 'body';
  const tall = style.paragraph ? 'p' : 'l';
  const key = `${face}${tall}${style.size}|${style.floor ?? smallest}|${room.width}x${room.height}|${text}`;
  let found = fitted.get(key);
  if (found === undefined) {
    const fits = fit(sheet, text, room, style);
    const measure = measurer(sheet, face);
    const widths = fits.lines.map((line) => measure(line, fits.size));
    found = { ...fits, widths, width: Math.max(...widths) };
    if (fitted.size >= fittedLimit) fitted.clear();
    fitted.set(key, found);
  }
  return found;
}

type Ink = { face: Face; size: number; colour: string; rim: string | undefined };

/** Lines as they were written, each on a canvas of its own with its foot there: setting type is what costs most in a picture. */
const written = pixelCache<{ canvas: Canvas; foot: Point }>(4_000_000);

/** A line from its foot at the left, on whole pixels so that it can be kept; turned lines are set in place. */
function writeLine(sheet: Sheet, line: string, foot: Point, ink: Ink): void {
  if (sheet.turn) {
    setLine(sheet.ctx, line, foot, ink);
    return;
  }
  const key = `${ink.face}|${ink.size}|${ink.colour}|${ink.rim ?? ''}|${line}`;
  const kept = written(key, () => cutLine(sheet.ctx, line, ink));
  sheet.ctx.drawImage(kept.canvas, Math.round(foot.x) - kept.foot.x, Math.round(foot.y) - kept.foot.y);
}

/** On a canvas no larger than its letters and their rim. */
function cutLine(measuring: Sheet['ctx'], line: string, ink: Ink): { canvas: Canvas; foot: Point } {
  measuring.font = font(ink.face, ink.size);
  measuring.textBaseline = 'alphabetic';
  measuring.textAlign = 'left';
  const bounds = measuring.measureText(line);
  const margin = 2 + (ink.rim ? Math.ceil(rimWidth(ink.size) / 2) : 0);
  const foot = at(Math.ceil(bounds.actualBoundingBoxLeft) + margin, Math.ceil(bounds.actualBoundingBoxAscent) + margin);
  const canvas = createCanvas(
    Math.max(1, foot.x + Math.ceil(bounds.actualBoundingBoxRight) + margin),
    Math.max(1, foot.y + Math.ceil(bounds.actualBoundingBoxDescent) + margin),
  );
  setLine(canvas.getContext('2d'), line, foot, ink);
  return { canvas, foot };
}

const rimWidth = (size: number): number => Math.max(3, size / 6);

function setLine(ctx: Sheet['ctx'], line: string, { x, y }: Point, { face, size, colour, rim }: Ink): void {
  ctx.font = font(face, size);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
  if (rim) {
    ctx.strokeStyle = rim;
    ctx.lineWidth = rimWidth(size);
    ctx.lineJoin = 'round';
    ctx.strokeText(line, x, y);
  }
  ctx.fillStyle = colour;
  ctx.fillText(line, x, y);
}

/** Writes into the room and says what the glyphs take up. */
export function write(sheet: Sheet, text: string, room: Box, style: TextStyle): Box {
  if (text === '') return box(room.x, room.y, 0, 0);
  const face = style.face ?? 'body';
  const { size, lines, shortened, widths, width } = settingOf(sheet, text, room, style);
  const step = size * leading;
  const cap = capHeight[face] * size;
  const height = cap + (lines.length - 1) * step;
  const align = style.align ?? 'left';
  const valign = style.valign ?? 'middle';
  const top =
    valign === 'top'
      ? room.y + size * 0.12
      : valign === 'bottom'
        ? room.y + room.height - height - size * 0.2
        : room.y + (room.height - height) / 2;
  const left = (own: number): number =>
    align === 'left' ? room.x : align === 'right' ? room.x + room.width - own : room.x + (room.width - own) / 2;
  const ink: Ink = { face, size, colour: style.colour ?? colours.chalk, rim: style.rim };
  lines.forEach((line, index) => {
    const own = widths[index] ?? 0;
    writeLine(sheet, line, at(left(own), top + cap + index * step), ink);
  });
  const drawn = box(left(width), top, width, height);
  if (sheet.noted) {
    const corners = cornersOnSheet(sheet, drawn);
    const [around, within] = [boundsOf(corners), boundsOf(cornersOnSheet(sheet, room))];
    sheet.texts.push({ text, lines, size, box: around, corners, room: within, shortened });
  }
  return drawn;
}

/** Where the corners of a box lie on the sheet, which may be turned while it is drawn. */
function cornersOnSheet({ turn }: Sheet, { x, y, width, height }: Box): Point[] {
  const corners = [at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)];
  if (!turn) return corners;
  const [cos, sin] = [Math.cos(turn.angle), Math.sin(turn.angle)];
  return corners.map((corner) =>
    at(turn.centre.x + cos * corner.x - sin * corner.y, turn.centre.y + sin * corner.x + cos * corner.y),
  );
}
