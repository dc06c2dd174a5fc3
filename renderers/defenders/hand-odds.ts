/** What a hand is worth against each general. */
import { type GeneralId, generalBoards, generalIds } from '../../src/games/defenders/content/generals.js';
import { woundsExpected } from '../../src/games/defenders/rules/battling.js';
import { isAlive } from '../../src/games/defenders/rules/generals.js';
import { diceAgainst } from '../../src/games/defenders/rules/hands.js';
import type { Hero, View } from '../../src/games/defenders/types/index.js';
import { colours, fade } from '../kit/palette.js';
import { section } from '../kit/panels.js';
import { bigEnemy } from '../kit/pieces.js';
import { type Box, at, box, columns, inset, rounded, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { generalIcon, peopleLook } from './look.js';
import { text } from './text.js';

/** Dice held against each general, the hits to expect of them, and what he can stand. */
export function drawOdds(sheet: Sheet, room: Box, view: View, hero: Hero): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, words.diceHeld);
  rows({ ...inner, height: Math.min(inner.height, 520) }, generalIds.length, 8).forEach((line, index) => {
    const general = generalIds[index];
    if (general) drawOdd(sheet, line, { general, view, hero });
  });
}

function drawOdd(
  sheet: Sheet,
  room: Box,
  { general, view, hero }: { general: GeneralId; view: View; hero: Hero },
): void {
  const words = text[sheet.locale];
  const { toHit, colour } = generalBoards[general];
  const alive = isAlive(view, general);
  const { life } = view.generals[general];
  const dice = diceAgainst(hero, general);
  const expected = woundsExpected(view, hero, general);
  placed(sheet, `odds:${general}:${dice}`, room);
  const look = peopleLook[colour];
  const centre = at(room.x + 30, room.y + room.height / 2);
  bigEnemy(sheet, centre, {
    id: `odds-general:${general}`,
    size: 54,
    icon: generalIcon[general],
    colour: alive ? look.colour : colours.stone,
  });
  const x = room.x + 68;
  const width = room.x + room.width - x;
  const [upper, lower] = rows(inset(box(x, room.y, width, room.height), 0, Math.max(0, (room.height - 70) / 2)), 2);
  if (!upper || !lower) return;
  if (!alive) {
    write(sheet, words.slain, box(x, room.y, width, room.height), {
      size: 24,
      face: 'heavy',
      colour: colours.lightStone,
    });
    return;
  }
  write(sheet, words.dice(dice), { ...upper, width: width * 0.62 }, { size: 27, face: 'heavy' });
  write(
    sheet,
    `${toHit}+`,
    { ...upper, x: x + width * 0.62, width: width * 0.38 },
    {
      size: 25,
      face: 'heavy',
      colour: colours.brass,
      align: 'right',
    },
  );
  const number = words.hits(expected, life);
  const tail = widthOf(sheet, number, 'strong', 20) + 8;
  const cells = columns(box(lower.x, lower.y + lower.height / 2 - 9, width - tail, 18), life, 3);
  cells.forEach((cell, index) => {
    const share = Math.max(0, Math.min(1, expected - index));
    rounded(sheet.ctx, cell, 3);
    sheet.ctx.fillStyle = fade(colours.night, 0.7);
    sheet.ctx.fill();
    if (share > 0) {
      rounded(sheet.ctx, { ...cell, width: cell.width * share }, 3);
      sheet.ctx.fillStyle = expected >= life ? colours.green : colours.brass;
      sheet.ctx.fill();
    }
    rounded(sheet.ctx, cell, 3);
    sheet.ctx.strokeStyle = colours.lightStone;
    sheet.ctx.lineWidth = 1.5;
    sheet.ctx.stroke();
  });
  write(
    sheet,
    number,
    { ...lower, x: lower.x + width - tail, width: tail },
    {
      size: 20,
      face: 'strong',
      align: 'right',
      colour: colours.parchmentShade,
    },
  );
}
