/** One horde in large: cells of 150 px with their names on the frame, for choices and look-ups. */
import { hordeGrid } from '../../src/games/kingdom-rush/rules/cells.js';
import type { Cells, Damage, Horde, Table } from '../../src/games/kingdom-rush/types/index.js';
import { spotsIn } from '../../src/geometry/masks.js';
import { type GridLayout, nameRim, outlineSpots, squareOf } from '../kit/grid.js';
import { choiceDigit } from '../kit/private.js';
import { colours, fade } from '../kit/palette.js';
import { type Box, box } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { damageLook } from './look.js';
import { drawTray } from './tray.js';

const cell = 150;
const rim = { top: 44, left: 40 };
const band = 28;
/** What the picture of a horde takes. */
export const largeSize = { width: rim.left + 4 * cell + 8, height: rim.top + 4 * cell + band + 8 };

/** The horde as it lies there, with names a to d and 1 to 4 on the frame. */
export function drawLarge(sheet: Sheet, room: Box, table: Table, horde: Horde): GridLayout {
  const side = 4 * cell;
  const layout = drawTray(sheet, box(room.x + rim.left, room.y + rim.top, side, side + band), { table, horde });
  nameRim(sheet, { ...layout, rim }, 'lower');
  return layout;
}

/** A tile of the plan at hand: it does not lie there yet. */
export function drawPlanned(sheet: Sheet, layout: GridLayout, cells: Cells, damage: Damage): void {
  const spots = spotsIn(hordeGrid, cells);
  const { colour } = damageLook[damage];
  outlineSpots(sheet, layout, spots, { colour: colours.night, width: 12, fill: fade(colour, 0.72) });
  outlineSpots(sheet, layout, spots, { colour: colours.chalk, width: 7, inset: 6, dashed: true });
}

/** The colours of the first five choices; the digits say the same. */
export const choiceColours = [colours.brass, colours.sky, '#3fc79a', colours.purple, colours.chalk] as const;

/** The first choices over each other: an outline each, further and further in, and its digit in every cell. */
export function drawChoices(sheet: Sheet, layout: GridLayout, choices: readonly Cells[]): void {
  choices.forEach((cells, index) => {
    const colour = choiceColours[index] ?? colours.chalk;
    const spots = spotsIn(hordeGrid, cells);
    const inset = 7 + index * 9;
    outlineSpots(sheet, layout, spots, {
      colour: colours.night,
      width: 9,
      inset,
      fill: fade(colour, index === 0 ? 0.3 : 0.1),
    });
    outlineSpots(sheet, layout, spots, { colour, width: 6, inset });
  });
  choices.forEach((cells, index) => {
    for (const spot of spotsIn(hordeGrid, cells))
      choiceDigit(sheet, squareOf(layout, spot), index + 1, choiceColours[index] ?? colours.chalk);
  });
}
