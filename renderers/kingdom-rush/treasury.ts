/** Hearts, gold, diamonds and the six phases: what the whole table owns and where the round stands. */
import { startingHearts } from '../../src/games/kingdom-rush/rules/objectives.js';
import { type View, phases } from '../../src/games/kingdom-rush/types/index.js';
import type { Differences } from '../kit/differences.js';
import { icon } from '../kit/icons.js';
import { delta, hatchedEdge, signed, warning } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { type Box, at, box, columns, disc, middle } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import { treasuryRoom } from './arena.js';
import { phaseIcon } from './look.js';
import { text } from './text.js';

export function drawTreasury(sheet: Sheet, view: View, changes: Differences): void {
  const room = treasuryRoom;
  plate(sheet, room);
  const isLast = view.hearts <= 1 && view.result === null;
  if (isLast) hatchedEdge(sheet, room, { radius: 10, band: 9 });
  const upper = box(room.x + 14, room.y + 8, room.width - 28, 54);
  drawHearts(sheet, box(upper.x, upper.y, 166, upper.height), view, changes);
  drawCoin(sheet, box(upper.x + 172, upper.y, 68, upper.height), 'gold', view, changes);
  drawCoin(sheet, box(upper.x + 242, upper.y, 68, upper.height), 'diamonds', view, changes);
  drawPhases(sheet, box(room.x + 14, room.y + 64, room.width - 28, 42), view);
  if (isLast) warning(sheet, at(room.x + 100, room.y + 1), text[sheet.locale].lastHeart, { size: 16 });
}

/** Filled for each heart that beats, hollow for each that was lost. */
function drawHearts(sheet: Sheet, room: Box, view: View, changes: Differences): void {
  const most = Math.max(view.hearts, startingHearts(view));
  placed(sheet, `hearts:${view.hearts}`, room);
  const size = Math.min(32, (room.width - 44) / most);
  for (let index = 0; index < most; index += 1) {
    const centre = at(room.x + size * (index + 0.5), middle(room).y);
    icon(sheet, 'hearts', centre, {
      size: size - 1,
      colour: index < view.hearts ? '#ef6f6c' : fade(colours.lightStone, 0.35),
    });
  }
  const end = room.x + size * most + 4;
  write(sheet, String(view.hearts), box(end, room.y, room.x + room.width - end, room.height), {
    size: 38,
    face: 'heavy',
  });
  const by = changes.by('hearts');
  if (by !== 0) delta(sheet, at(room.x + 20, room.y + 2), `${signed(by)} ♥`, 20);
}

const coinLook = {
  gold: { icon: 'two-coins', colour: colours.brass },
  diamonds: { icon: 'cut-diamond', colour: colours.sky },
} as const;

function drawCoin(sheet: Sheet, room: Box, what: keyof typeof coinLook, view: View, changes: Differences): void {
  const look = coinLook[what];
  placed(sheet, `${what}:${view[what]}`, room);
  icon(sheet, look.icon, at(room.x + 15, middle(room).y), { size: 30, colour: look.colour });
  write(sheet, String(view[what]), box(room.x + 33, room.y, room.width - 33, room.height), {
    size: view[what] > 9 ? 30 : 36,
    face: 'heavy',
  });
  const by = changes.by(what);
  if (by !== 0) delta(sheet, at(room.x + 46, room.y + 1), signed(by), 18);
}

/** The one at hand is filled. */
function drawPhases(sheet: Sheet, whole: Box, view: View): void {
  stamp(sheet, whole, { key: `phases|${view.phase}`, margin: 1 }, (own, room) => {
    const { ctx } = own;
    const cells = columns(room, 6);
    for (const phase of phases) {
      const cell = phase === 0 ? undefined : cells[phase - 1];
      if (phase === 0 || !cell) continue;
      const isNow = phase === view.phase;
      const centre = middle(cell);
      disc(ctx, centre, 20);
      ctx.fillStyle = isNow ? colours.brass : colours.slate;
      ctx.fill();
      ctx.strokeStyle = isNow ? colours.chalk : colours.stone;
      ctx.lineWidth = 2;
      ctx.stroke();
      icon(own, phaseIcon[phase], centre, { size: 26, colour: isNow ? colours.night : colours.lightStone });
    }
  });
}
