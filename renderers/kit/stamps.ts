/** A drawing that recurs, such as a piece with its badge, is cut once as a stamp and from then on only printed. */
import { createCanvas } from 'canvas';
import { pixelCache } from './pixel-cache.js';
import { type Box, type Point, box } from './shapes.js';
import { type DrawnText, type Sheet, sheetOn } from './sheet.js';

const stamps = pixelCache<Sheet>(20_000_000);

export type Cut = {
  /** Everything that the drawing depends on besides the size of its room and the language. */
  key: string;
  /** How far it may reach beyond its room. */
  margin: number;
};

/**
 * Prints what is painted into this room, moved to whole pixels so that one stamp serves every place.
 * What lies turned is painted in place: a print would blur.
 */
export function stamp(sheet: Sheet, room: Box, cut: Cut, paint: (sheet: Sheet, room: Box) => void): void {
  if (sheet.turn) {
    paint(sheet, room);
    return;
  }
  const margin = Math.ceil(cut.margin);
  const found = stamps(`${cut.key}|${room.width}x${room.height}|${sheet.locale}`, () => {
    const canvas = createCanvas(Math.ceil(room.width) + 2 * margin, Math.ceil(room.height) + 2 * margin);
    const own = sheetOn(canvas, sheet.locale);
    paint(own, box(margin, margin, room.width, room.height));
    return own;
  });
  const [x, y] = [Math.round(room.x) - margin, Math.round(room.y) - margin];
  sheet.ctx.drawImage(found.canvas, x, y);
  if (sheet.noted) {
    for (const text of found.texts) sheet.texts.push(movedText(text, x, y));
    for (const piece of found.pieces) sheet.pieces.push({ id: piece.id, box: movedBox(piece.box, x, y) });
  }
  for (const [mark, entry] of found.legend) if (!sheet.legend.has(mark)) sheet.legend.set(mark, entry);
}

const movedBox = (of: Box, x: number, y: number): Box => box(of.x + x, of.y + y, of.width, of.height);
const movedPoint = (of: Point, x: number, y: number): Point => ({ x: of.x + x, y: of.y + y });

function movedText(of: DrawnText, x: number, y: number): DrawnText {
  return {
    ...of,
    box: movedBox(of.box, x, y),
    room: movedBox(of.room, x, y),
    corners: of.corners.map((corner) => movedPoint(corner, x, y)),
  };
}
