/** The titles on the end picture: a plate each, what it is called, what for, and who has it. */
import type { EndTask } from '../contract.js';
import { seatSign } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { type Mark, colours, mix, seatMark } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { seatName } from '../kit/seats.js';
import { type Box, at, box, columns, inset, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { words } from '../kit/words.js';
import type { AnyRenderer } from '../renderer.js';

/** How high the plates are. */
export const titlesHeight = 168;

export type TitleShown = {
  id: string;
  name: string;
  for: string;
  seats: readonly number[];
  isAll: boolean;
  holders: string;
};

/** In the words of the game; what everybody has is said of everyone. */
export function titlesShown(
  { titles = [], names, locale }: Pick<EndTask, 'titles' | 'names' | 'locale'>,
  renderer: Pick<AnyRenderer, 'text'> | undefined,
): readonly TitleShown[] {
  const { everyone, holders } = words[locale];
  const worded = renderer?.text[locale].titles ?? {};
  return titles.flatMap(({ title, seats }) => {
    const said = worded[title];
    if (!said) return [];
    const isAll = names.length > 2 && seats.length === names.length;
    const who = isAll ? everyone : holders(seats.map((seat) => seatName(names, seat)));
    return [{ id: title, ...said, seats, isAll, holders: who }];
  });
}

type Company = { names: readonly string[]; marks: readonly Mark[] };

export function drawTitles(sheet: Sheet, room: Box, titles: readonly TitleShown[], company: Company): void {
  columns(room, titles.length, 14).forEach((cell, index) => {
    const title = titles[index];
    if (!title) return;
    placed(sheet, `title:${title.id}`, cell);
    plate(sheet, cell, { fill: mix(colours.brass, colours.night, 0.86), edge: colours.brass, edgeWidth: 2 });
    const inner = inset(cell, 16, 10);
    icon(sheet, 'medal', at(inner.x + 24, inner.y + 22), { size: 46, colour: colours.brass });
    write(sheet, title.name, box(inner.x + 58, inner.y, inner.width - 58, 44), {
      size: 28,
      face: 'title',
      colour: colours.brass,
      floor: 18,
    });
    write(sheet, title.for, box(inner.x, inner.y + 44, inner.width, 46), {
      size: 20,
      floor: 18,
      colour: colours.parchmentShade,
    });
    const foot = box(inner.x, inner.y + 92, inner.width, 54);
    if (title.isAll) write(sheet, title.holders, foot, { size: 28, face: 'strong' });
    else drawHolders(sheet, foot, title.seats, company);
  });
}

/** Each with sign and name: one in large, two below each other, more in two columns. */
function drawHolders(sheet: Sheet, room: Box, seats: readonly number[], { names, marks }: Company): void {
  const isOne = seats.length === 1;
  const across = seats.length > 2 ? 2 : 1;
  const cells = rows(room, Math.ceil(seats.length / across)).flatMap((line) => columns(line, across, 8));
  const radius = isOne ? 17 : 11;
  cells.forEach((cell, index) => {
    const seat = seats[index];
    if (seat === undefined) return;
    seatSign(sheet, marks[seat] ?? seatMark(seat), at(cell.x + radius + 2, cell.y + cell.height / 2), radius);
    const left = radius * 2 + 12;
    write(sheet, seatName(names, seat), box(cell.x + left, cell.y, cell.width - left, cell.height), {
      size: isOne ? 28 : 21,
      face: 'strong',
    });
  });
}
