/** What frames every board: the table's ground, the header strip, the players, the legend line. */
import { seatSign } from './badges.js';
import { icon } from './icons.js';
import { delta, signed } from './marks.js';
import { plate } from './panels.js';
import { type Mark, colours, fade, inkOn, mix } from './palette.js';
import { type Box, at, box, columns, disc, inset, middle, ring, polygon, rounded } from './shapes.js';
import { type LegendEntry, type Sheet, kept } from './sheet.js';
import { stamp } from './stamps.js';
import { smallest, widthOf, write } from './text.js';
import { words } from './words.js';

export const headerHeight = 92;
export const legendHeight = 38;
/** The tile that a glyph of the legend is made for. */
const glyphSize = 28;

/** The table at night: slabs of slate that grow darker towards the rim, in flat steps. */
export function ground(sheet: Sheet): void {
  const { ctx, width, height } = sheet;
  ctx.fillStyle = colours.night;
  ctx.fillRect(0, 0, width, height);
  const centre = at(width / 2, height / 2);
  const steps = 7;
  for (let step = 0; step < steps; step += 1) {
    const share = step / (steps - 1);
    polygon(ctx, ring(centre, width * (0.82 - share * 0.42), 6, 0));
    ctx.fillStyle = mix(colours.ink, colours.slate, share);
    ctx.fill();
  }
}

export type Decider = { mark: Mark; name: string };
export type Heading = {
  title: string;
  icon: string;
  /** Round and phase. */
  where: string;
  /** Whose decision it is; where it is nobody's, the game is over. Absent where a picture is about nobody's decision. */
  deciders?: readonly Decider[];
  /** What they are to do. */
  ask?: string;
  /** Actions left, as pips. */
  left?: { filled: number; of: number };
  /** A loud word, such as that this is the last round. */
  banner?: string;
};

/** Game, round and phase at the left; whose decision it is at the right, in the seat's own colour. */
export function header(sheet: Sheet, heading: Heading): void {
  const { ctx, width } = sheet;
  ctx.fillStyle = colours.night;
  ctx.fillRect(0, 0, width, headerHeight);
  ctx.fillStyle = colours.brassDark;
  ctx.fillRect(0, headerHeight - 3, width, 3);
  icon(sheet, heading.icon, at(52, 44), { size: 66, colour: colours.brass });
  const split = heading.deciders ? width * 0.5 : width;
  write(sheet, heading.title, box(98, 6, split - 120, 38), {
    size: 34,
    face: 'title',
    colour: colours.chalk,
    floor: 20,
  });
  const tag = heading.banner === undefined ? 0 : widthOf(sheet, heading.banner, 'heavy', 24) + 44;
  const where = write(sheet, heading.where, box(98, 47, split - 120 - tag, 36), {
    size: 30,
    face: 'strong',
    colour: colours.brass,
    floor: 18,
  });
  if (heading.banner !== undefined) bannerTag(sheet, box(where.x + where.width + 16, 48, tag - 16, 36), heading.banner);
  if (heading.deciders)
    decision(sheet, box(split, 8, width - split - 12, headerHeight - 19), heading, heading.deciders);
}

function decision(sheet: Sheet, room: Box, heading: Heading, deciders: readonly Decider[]): void {
  const text = words[sheet.locale];
  const [first, ...others] = deciders;
  const fill = first === undefined || others.length > 0 ? colours.slab : first.mark.colour;
  const ink = inkOn(fill);
  plate(sheet, room, { fill, edge: colours.brass, edgeWidth: 3, radius: 12 });
  const signs = deciders.slice(0, 8);
  const pipWidth = heading.left ? heading.left.of * 30 + 14 : 0;
  let x = room.x + 14;
  const radius = signs.length > 3 ? 18 : 25;
  if (signs.length > 0) {
    for (const { mark } of signs) {
      seatSign(
        sheet,
        signs.length === 1 ? { ...mark, colour: colours.chalk } : mark,
        at(x + radius, room.y + room.height / 2),
        radius,
      );
      x += radius * 2 + 10;
    }
    x += 6;
  }
  const space = room.x + room.width - 16 - x - pipWidth;
  const name =
    first === undefined ? text.over : signs.length > 3 ? text.everyone : signs.map((who) => who.name).join(', ');
  const ask = heading.ask ?? (first === undefined ? '' : text.decides);
  const tall = ask === '' ? room.height : room.height * 0.6;
  write(sheet, name, box(x, room.y + 2, space, tall), { size: 38, face: 'heavy', colour: ink, floor: 20 });
  write(sheet, ask, box(x, room.y + tall - 4, space, room.height - tall), { size: 24, face: 'strong', colour: ink });
  if (heading.left)
    actionPips(sheet, box(room.x + room.width - pipWidth - 6, room.y, pipWidth, room.height), heading.left);
}

function actionPips(sheet: Sheet, room: Box, left: { filled: number; of: number }): void {
  const row = box(room.x, room.y + room.height / 2 - 15, left.of * 30, 30);
  stamp(sheet, row, { key: `actions|${left.filled}|${left.of}`, margin: 0 }, ({ ctx }, within) => {
    columns(within, left.of).forEach((cell, index) => {
      disc(ctx, middle(cell), 11);
      ctx.fillStyle = index < left.filled ? colours.chalk : fade(colours.night, 0.35);
      ctx.fill();
      ctx.strokeStyle = colours.night;
      ctx.lineWidth = 3;
      ctx.stroke();
    });
  });
}

/** A loud tag at the end of the line that says where we are. */
function bannerTag(sheet: Sheet, room: Box, text: string): void {
  const { ctx } = sheet;
  polygon(ctx, [
    at(room.x + 12, room.y),
    at(room.x + room.width, room.y),
    at(room.x + room.width - 12, room.y + room.height),
    at(room.x, room.y + room.height),
  ]);
  ctx.fillStyle = colours.danger;
  ctx.fill();
  write(sheet, text, inset(room, 14, 2), { size: 24, face: 'heavy', colour: inkOn(colours.danger), align: 'center' });
}

export type PlayerStyle = {
  mark: Mark;
  name: string;
  /** Somebody waits for this seat. */
  awaited: boolean;
  /** At the right of the name. */
  score?: string;
  /** By how much the score has changed, beside it. */
  change?: number;
};

/** A player's panel; returns the room below the name. */
export function playerPanel(sheet: Sheet, room: Box, style: PlayerStyle): Box {
  const head = 50;
  const ground = mix(style.mark.colour, colours.night, style.awaited ? 0.56 : 0.72);
  stamp(sheet, room, { key: `panel|${ground}|${style.awaited}`, margin: 5 }, (own, within) => {
    plate(own, within, {
      fill: colours.ink,
      edge: style.awaited ? colours.brass : colours.stone,
      edgeWidth: style.awaited ? 5 : 2,
      radius: 10,
    });
    rounded(own.ctx, inset(box(within.x, within.y, within.width, head), 3), 8);
    own.ctx.fillStyle = ground;
    own.ctx.fill();
  });
  const ink = inkOn(ground);
  seatSign(sheet, style.mark, at(room.x + 30, room.y + head / 2), 17);
  const scoreWidth = style.score === undefined ? 0 : widthOf(sheet, style.score, 'heavy', 34) + 14;
  const right = room.x + room.width - scoreWidth;
  const change = style.change ? delta(sheet, at(right - 30, room.y + head / 2), signed(style.change), 22) : undefined;
  const nameEnd = change ? change.x - 8 : right - 12;
  write(sheet, style.name, box(room.x + 58, room.y, nameEnd - room.x - 58, head), {
    size: 28,
    face: 'strong',
    colour: ink,
  });
  if (style.score !== undefined)
    write(sheet, style.score, box(room.x + room.width - scoreWidth - 10, room.y, scoreWidth, head), {
      size: 34,
      face: 'heavy',
      colour: ink,
      align: 'right',
    });
  return box(room.x + 10, room.y + head + 4, room.width - 20, room.height - head - 10);
}

/** The legend of the marks used in this very picture, in one thin line, or in two thinner ones where they are many. */
export function legendLine(sheet: Sheet, room: Box): void {
  const { ctx } = sheet;
  ctx.fillStyle = colours.night;
  ctx.fillRect(room.x, room.y, room.width, room.height);
  const entries = [...sheet.legend.values()].sort((a, b) => (a.rank ?? 5) - (b.rank ?? 5));
  const space = room.width - 2 * legendMargin;
  for (let size = 20; size >= smallest; size -= 1) {
    const setting = { size, tile: glyphSize, gap: 26 };
    if (rowsOf(sheet, entries, setting, space).length > 1) continue;
    legendRow(sheet, entries, setting, room);
    return;
  }
  const height = room.height / 2;
  const setting = { size: smallest, tile: Math.min(glyphSize, height), gap: 18 };
  rowsOf(sheet, entries, setting, space)
    .slice(0, 2)
    .forEach((row, index) => {
      legendRow(sheet, row, setting, box(room.x, room.y + index * height, room.width, height));
    });
}

type LegendSetting = { size: number; tile: number; gap: number };

const legendMargin = 16;
/** Between a glyph and its words. */
const glyphGap = 8;

const entryWidth = (sheet: Sheet, { text, lettered }: LegendEntry, { size, tile }: LegendSetting): number =>
  (lettered ? Math.max(tile, lettered) : tile) + glyphGap + widthOf(sheet, text, 'body', size) + 2;

/** Which entries share a row. */
function rowsOf(
  sheet: Sheet,
  entries: readonly LegendEntry[],
  setting: LegendSetting,
  space: number,
): readonly (readonly LegendEntry[])[] {
  const rows: LegendEntry[][] = [];
  let left = 0;
  for (const entry of entries) {
    const width = entryWidth(sheet, entry, setting);
    const row = rows.at(-1);
    if (row && width <= left) row.push(entry);
    else {
      rows.push([entry]);
      left = space;
    }
    left -= width + setting.gap;
  }
  return rows;
}

function legendRow(sheet: Sheet, entries: readonly LegendEntry[], setting: LegendSetting, room: Box): void {
  const { size, tile, gap } = setting;
  let x = room.x + legendMargin;
  for (const entry of entries) {
    const width = entryWidth(sheet, entry, setting);
    const wide = entry.lettered ? Math.max(tile, entry.lettered) : tile;
    legendGlyph(sheet, entry, box(x, room.y + (room.height - tile) / 2, wide, tile));
    const words = box(x + wide + glyphGap, room.y, width - wide - glyphGap, room.height);
    write(sheet, entry.text, words, { size, colour: colours.parchmentShade });
    x += width + gap;
  }
}

/** Glyphs are made for tiles of one size and shrink as a whole; what holds letters does not, since these would become too small. */
function legendGlyph(sheet: Sheet, entry: LegendEntry, tile: Box): void {
  if (entry.lettered || tile.height === glyphSize) {
    entry.paint(sheet, tile);
    return;
  }
  kept(sheet, (ctx) => {
    ctx.translate(tile.x, tile.y);
    ctx.scale(tile.height / glyphSize, tile.height / glyphSize);
    entry.paint(sheet, box(0, 0, glyphSize, glyphSize));
  });
}
