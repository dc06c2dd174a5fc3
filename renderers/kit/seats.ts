/** Seats by name and mark, wherever somebody is spoken of. */
import type { Seat } from '../../src/kernel/index.js';
import { seatSign } from './badges.js';
import type { Decider } from './frame.js';
import { type Mark, colours, seatMark } from './palette.js';
import { type Box, at, box, middle } from './shapes.js';
import type { Sheet } from './sheet.js';
import { write } from './text.js';

/** A seat's name as the channel knows it; its number where nobody holds it. */
export function seatName(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `#${seat + 1}`;
}

/** Whose decision it is, for the header. */
export function decidersOf(
  { names, awaited }: { names: readonly string[]; awaited: readonly Seat[] },
  markOf: (seat: Seat) => Mark = seatMark,
): Decider[] {
  return awaited.map((seat) => ({ mark: markOf(seat), name: seatName(names, seat) }));
}

/** A seat's mark and name in a line. */
export function seatTag(
  sheet: Sheet,
  room: Box,
  { mark, name }: Decider,
  style: { size: number; colour?: string },
): void {
  const radius = Math.min(room.height / 2 - 2, style.size * 0.62);
  seatSign(sheet, mark, at(room.x + radius * 1.2, middle(room).y), radius);
  const x = room.x + radius * 2.4 + 8;
  write(sheet, name, box(x, room.y, room.x + room.width - x, room.height), {
    size: style.size,
    face: 'strong',
    colour: style.colour ?? colours.chalk,
  });
}
