/** A horde's grid in small: bright where an enemy is still visible, some cells filled. */
import { gridOf } from '../../src/games/kingdom-rush/rules/cards.js';
import { hordeGrid } from '../../src/games/kingdom-rush/rules/cells.js';
import type { Cells, Horde } from '../../src/games/kingdom-rush/types/index.js';
import { indexOf, spotsOf } from '../../src/geometry/grid.js';
import { spotsIn } from '../../src/geometry/masks.js';
import { type GridLayout, outlineSpots, squareOf } from '../kit/grid.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { type Box, box, disc, inset, middle, rounded } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';

type Seen = { horde: Pick<Horde, 'card'>; cover: Cells };
type Filled = {
  cells: Cells;
  colour: string;
  /** The icon on an enemy that would be covered; a dot where absent. */
  hit?: string;
};

export function drawMini(sheet: Sheet, room: Box, { horde, cover }: Seen, { cells, colour, hit }: Filled): void {
  const { ctx } = sheet;
  const { enemies } = gridOf(horde.card);
  const size = Math.floor(room.width / 4);
  const layout: GridLayout = {
    grid: hordeGrid,
    size,
    room: box(room.x, room.y, size * 4, size * 4),
    rim: { top: 0, left: 0 },
  };
  const fillOf = (bit: Cells): string => {
    if ((cells & bit) !== 0) return colour;
    if ((enemies & bit & ~cover) !== 0) return colours.parchment;
    return (cover & bit) !== 0 ? colours.stone : colours.slate;
  };
  for (const spot of spotsOf(hordeGrid)) {
    const bit = 1 << indexOf(hordeGrid, spot);
    const cell = inset(squareOf(layout, spot), 1);
    rounded(ctx, cell, 4);
    ctx.fillStyle = fillOf(bit);
    ctx.fill();
    if ((cells & bit & enemies) === 0) continue;
    if (hit !== undefined) icon(sheet, hit, middle(cell), { size: size * 0.7, colour: colours.night });
    else {
      disc(ctx, middle(cell), size * 0.2);
      ctx.fillStyle = colours.night;
      ctx.fill();
    }
  }
  if (hit !== undefined) outlineSpots(sheet, layout, spotsIn(hordeGrid, cells), { colour: colours.night, width: 3 });
}
