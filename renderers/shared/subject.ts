/** The answer to a look-up: one thing in large, what stands there, and everything that is said of it. */
import type { Locale } from '../../src/kernel/index.js';
import { icon } from '../kit/icons.js';
import { colours, mix } from '../kit/palette.js';
import { parchment, plate } from '../kit/panels.js';
import { type PieceStyle, bigEnemy, token } from '../kit/pieces.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, disc, inset } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import type { Draft } from '../renderer.js';

/** Something that stands there: an icon with a number. */
export type SubjectPiece = { icon: string; colour: string; count: number };
export type Subject = {
  id: string;
  title: string;
  /** What kind of thing it is, at the right of the heading. */
  where: string;
  icon: string;
  colour: string;
  /** A general or another big enemy, with the hit points he has left. */
  life?: number | undefined;
  pieces?: readonly SubjectPiece[];
  /** As the answer says it in words. */
  lines: readonly string[];
};

const bodyHeight = 600;
const artWidth = 400;

/** Words without the marks of a chat. */
function plain(line: string): string {
  return line.replaceAll(/\*\*|__|~~|`|^[>#-]+ /gu, '').trim();
}

export function drawSubject(locale: Locale, subject: Subject): Draft {
  const said = subject.lines.map(plain).filter((line) => line !== '');
  const { sheet, body } = openPrivate(locale, bodyHeight, {
    title: subject.title,
    icon: subject.icon,
    where: subject.where,
  });
  const art = box(body.x, body.y, artWidth, body.height);
  parchment(sheet, art);
  placed(sheet, `subject:${subject.id}`, art);
  const pieces = subject.pieces ?? [];
  const centre = at(art.x + art.width / 2, art.y + (pieces.length > 0 ? art.height * 0.36 : art.height / 2));
  if (subject.life === undefined) {
    disc(sheet.ctx, centre, 150);
    sheet.ctx.fillStyle = mix(subject.colour, colours.night, 0.15);
    sheet.ctx.fill();
    icon(sheet, subject.icon, centre, { size: 210, colour: colours.parchment });
  } else {
    const { id, colour, life } = subject;
    bigEnemy(sheet, centre, { id: `large:${id}`, size: 260, icon: subject.icon, colour, hitPoints: life });
  }
  standing(sheet, box(art.x + 20, art.y + art.height * 0.68, art.width - 40, art.height * 0.26), pieces);
  const room = box(art.x + art.width + 16, body.y, body.width - art.width - 16, body.height);
  plate(sheet, room);
  paragraphs(sheet, inset(room, 26, 22), said);
  return { name: 'lookup.png', sheet, alt: [subject.title, ...said].join('. ').replaceAll('..', '.') };
}

const leading = 1.24;

/** Line by line, the largest letters in which all of them fit. */
function paragraphs(sheet: Sheet, room: Box, said: readonly string[]): void {
  const linesOf = (text: string, size: number): number =>
    Math.ceil((widthOf(sheet, text, 'body', size) * 1.06) / room.width);
  const heightOf = (text: string, size: number): number => linesOf(text, size) * size * leading + size * 0.5;
  const fits = (size: number): boolean => said.reduce((sum, text) => sum + heightOf(text, size), 0) <= room.height;
  const size = [34, 31, 28, 25, 22, 20, 18].find(fits) ?? 16;
  let { y } = room;
  for (const text of said) {
    const height = Math.min(heightOf(text, size), room.y + room.height - y);
    write(sheet, text, box(room.x, y, room.width, height), { size, paragraph: true, valign: 'top' });
    y += height;
  }
}

/** What stands there, side by side. */
function standing(sheet: Sheet, room: Box, pieces: readonly SubjectPiece[]): void {
  const width = room.width / Math.max(3, pieces.length);
  const left = room.x + (room.width - width * pieces.length) / 2;
  pieces.forEach((piece, index) => {
    const style: PieceStyle = {
      id: `standing:${index}`,
      size: Math.min(100, width - 14),
      icon: piece.icon,
      colour: piece.colour,
      count: piece.count,
    };
    token(sheet, at(left + width * (index + 0.5), room.y + room.height / 2), style);
  });
}
