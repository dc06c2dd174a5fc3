/** What a wall is made of: stones, timber, a cauldron. */
import { wallData } from '../../src/games/stronghold/content/map.js';
import type { WallState } from '../../src/games/stronghold/types/board.js';
import type { Wall } from '../../src/games/stronghold/types/terms.js';
import { badge } from '../kit/badges.js';
import type { Differences } from '../kit/differences.js';
import { textured } from '../kit/hatching.js';
import { icon } from '../kit/icons.js';
import { delta, haloRound, signed } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { building } from '../kit/pieces.js';
import { type Box, around, at, box, inset, middle, rounded } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import { unitLook } from './look.js';
import { text } from './text.js';

const brick = { width: 33, height: 15, gap: 3 };
const wood = '#a97c50';

type Stack = { id: string; count: number; hatched: boolean; change: number };

export function components(sheet: Sheet, room: Box, wall: Wall, state: WallState, changes: Differences): void {
  const foot = room.y + room.height - 4;
  stack(sheet, box(room.x + 1, foot - 54, brick.width, 54), {
    id: `stone:${wall}`,
    count: state.stone,
    hatched: false,
    change: changes.by(`stone:${wall}`),
  });
  if (state.wood > 0 || changes.by(`wood:${wall}`) !== 0)
    stack(sheet, box(room.x + brick.width + 3, foot - 54, brick.width, 54), {
      id: `wood:${wall}`,
      count: state.wood,
      hatched: true,
      change: changes.by(`wood:${wall}`),
    });
  const where = at(room.x + room.width - 17, middle(room).y + 4);
  if (state.cauldron) {
    const key = `cauldron:${wall}:${state.cauldron.kind}`;
    building(sheet, where, {
      id: key,
      icon: state.cauldron.accident ? 'spill' : 'cauldron',
      colour: state.cauldron.accident ? colours.purple : colours.parchment,
      size: 34,
      ...changes.mark(key),
    });
    badge(sheet, at(where.x - 13, where.y - 20), unitLook[state.cauldron.kind].sign ?? '', {
      size: 18,
      fill: colours.sky,
    });
  } else if (wallData[wall].cauldron) icon(sheet, 'cauldron', where, { size: 26, colour: fade(colours.night, 0.45) });
}

/** Up to three one on the other; more are one with a number. */
function stack(sheet: Sheet, room: Box, { id, count, hatched, change }: Stack): void {
  placed(sheet, id, room);
  const shown = count > 3 ? 1 : count;
  const step = brick.height + brick.gap;
  for (let index = 0; index < shown; index += 1) {
    const one =
      count > 3
        ? box(room.x, room.y + room.height - 36, room.width, 36)
        : box(room.x, room.y + room.height - (index + 1) * step + brick.gap, room.width, brick.height);
    if (change > 0 && (count > 3 || index >= count - change)) haloRound(sheet, inset(one, 5), 4);
    block(sheet, one, { hatched });
    if (count > 3)
      write(sheet, String(count), one, { size: 26, face: 'heavy', align: 'center', colour: colours.night });
  }
  if (change < 0) delta(sheet, at(middle(room).x, room.y + (count > 1 ? 8 : 22)), signed(change), 20);
  if (count > 0)
    explain(sheet, hatched ? 'wood' : 'stone', {
      rank: 7,
      text: text[sheet.locale].legend[hatched ? 'wood' : 'stone'],
      paint: (target, tile) => {
        block(target, around(middle(tile), 28, 15), { hatched });
      },
    });
}

function block(sheet: Sheet, whole: Box, { hatched }: { hatched: boolean }): void {
  stamp(sheet, whole, { key: `block|${hatched}`, margin: 2 }, (own, room) => {
    const { ctx } = own;
    rounded(ctx, room, 3);
    ctx.fillStyle = hatched ? wood : colours.lightStone;
    ctx.fill();
    if (hatched)
      textured(
        own,
        (path) => {
          rounded(path, room, 3);
        },
        { texture: 'slanted', ink: '#6d4a26', step: 10 },
      );
    rounded(ctx, room, 3);
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 2.5;
    ctx.stroke();
  });
}
