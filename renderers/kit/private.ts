/** The private pictures: a hand sheet with cards in rows, a preview with numbered variants. */
import type { Locale } from '../../src/kernel/index.js';
import { badge } from './badges.js';
import { ground, header, type Heading, headerHeight } from './frame.js';
import { layer } from './layers.js';
import { colours } from './palette.js';
import { plate } from './panels.js';
import { type Box, at, box, rows } from './shapes.js';
import { type Sheet, openSheet, placed } from './sheet.js';
import { write } from './text.js';

const margin = 20;
const gap = 14;
/** No picture is lower. */
const leastHeight = 720;

/** A private picture: ground and header; returns the room below. */
export function openPrivate(locale: Locale, bodyHeight: number, heading: Heading): { sheet: Sheet; body: Box } {
  const top = headerHeight + 12;
  const sheet = openSheet(locale, Math.max(leastHeight, Math.ceil(top + bodyHeight + margin)));
  layer(sheet, 'private|ground', ground);
  header(sheet, heading);
  return { sheet, body: box(margin, top, sheet.width - 2 * margin, sheet.height - top - margin) };
}

export type CardRows = { across: number; cardHeight: number; height: number };

/** How so many cards are laid out: at most so many abreast, and how high that makes them together. */
export function cardRows(count: number, most: number, cardHeight: number): CardRows {
  const lines = Math.max(1, Math.ceil(count / most));
  const across = lines === 1 ? Math.max(Math.min(4, most), count) : Math.ceil(count / lines);
  return { across, cardHeight, height: lines * (cardHeight + gap) - gap };
}

/** A place for each card, every row in the middle; says so where there is none. */
export function cardPlaces(
  sheet: Sheet,
  room: Box,
  count: number,
  { across, cardHeight }: CardRows,
  nothing: string,
): Box[] {
  if (count === 0) {
    write(sheet, nothing, room, { size: 40, face: 'title', align: 'center', colour: colours.lightStone });
    return [];
  }
  const width = (room.width - gap * (across - 1)) / across;
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / across);
    const inLine = Math.min(across, count - line * across);
    const left = room.x + (room.width - inLine * (width + gap) + gap) / 2;
    return box(left + (index % across) * (width + gap), room.y + line * (cardHeight + gap), width, cardHeight);
  });
}

/** Numbers of choices, as the panel's buttons show them. */
export function choiceNumber(sheet: Sheet, centre: { x: number; y: number }, number: number, size = 30): void {
  badge(sheet, at(centre.x, centre.y), String(number), { size, fill: colours.brass });
}

/** Where in a square the digits of the first five choices stand, so that overlapping choices can be told apart. */
const digitPlaces = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.5, 0.5],
  [0.2, 0.8],
  [0.8, 0.8],
] as const;

/** The digit of a choice in a square that it would take, each digit at a place of its own. */
export function choiceDigit(sheet: Sheet, square: Box, number: number, fill: string = colours.brass): void {
  const [x, y] = digitPlaces[number - 1] ?? [0.5, 0.5];
  const size = Math.max(16, Math.round(square.width * 0.2));
  badge(sheet, at(square.x + square.width * x, square.y + square.height * y), String(number), {
    size,
    fill,
  });
}

/** The size of a variant that a preview of so many asks for. */
function columnsFor(count: number): number {
  return count <= 3 ? Math.max(1, count) : count === 4 ? 2 : 3;
}

/** Plates side by side, one a choice, numbered as the panel lists them; `paint` draws into what is left of each. */
export function variants(
  sheet: Sheet,
  room: Box,
  choices: readonly { id: string; label: string }[],
  paint: (room: Box, index: number) => void,
): void {
  const across = columnsFor(choices.length);
  const lines = rows(room, Math.max(1, Math.ceil(choices.length / across)), gap);
  const width = (room.width - gap * (across - 1)) / across;
  const head = 50;
  choices.forEach(({ id, label }, index) => {
    const line = lines[Math.floor(index / across)];
    if (!line) return;
    const inLine = Math.min(across, choices.length - Math.floor(index / across) * across);
    const left = line.x + (line.width - inLine * (width + gap) + gap) / 2;
    const cell = box(left + (index % across) * (width + gap), line.y, width, line.height);
    placed(sheet, id, cell);
    plate(sheet, cell);
    choiceNumber(sheet, at(cell.x + 32, cell.y + head / 2 + 2), index + 1);
    write(sheet, label, box(cell.x + 62, cell.y + 4, cell.width - 74, head - 4), {
      size: 26,
      face: 'strong',
      colour: colours.chalk,
    });
    const inner = box(cell.x + 12, cell.y + head + 4, cell.width - 24, cell.height - head - 16);
    paint(inner, index);
  });
}
