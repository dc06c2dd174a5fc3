/** Arrows and stones: each shot with its result, and who fell to them all. */
import { isNobody } from '../../src/games/stronghold/rules/units.js';
import type { Counts, Team, Unit } from '../../src/games/stronghold/types/terms.js';
import type { Locale } from '../../src/kernel/index.js';
import type { Heading } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { arrow } from '../kit/marks.js';
import { colours, mix } from '../kit/palette.js';
import { plate, section } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, middle, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Losses } from './scene.js';
import { teamColour } from './look.js';
import { text } from './text.js';
import { heap } from './troops.js';

export type Shot = { from: string; to: string; icon: string; team: Team; hit: boolean; result: string };

const most = 12;
const gap = 12;
const least = 150;

export function paintRanged(locale: Locale, heading: Heading, shots: readonly Shot[], losses: Losses): Sheet {
  const shown = shots.slice(-most);
  const across = shown.length > 4 ? 3 : 2;
  const tall = shown.length > 4 ? 120 : 176;
  const lines = Math.ceil(shown.length / across);
  const { sheet, body } = openPrivate(locale, lines * (tall + gap) + least, heading);
  const table = box(body.x, body.y, body.width, lines * (tall + gap) - gap);
  const foot = body.height - table.height - gap;
  const cells = rows(table, lines, gap).flatMap((line) => columns(line, across, gap));
  shown.forEach((shot, index) => {
    const cell = cells[index];
    if (!cell) return;
    placed(sheet, `shot:${index}`, cell);
    drawShot(sheet, cell, shot);
  });
  drawFallen(sheet, box(body.x, body.y + body.height - foot, body.width, foot), losses);
  return sheet;
}

function drawShot(sheet: Sheet, cell: Box, shot: Shot): void {
  const colour = teamColour[shot.team];
  plate(sheet, cell, {
    fill: shot.hit ? mix(colour, colours.night, 0.6) : colours.ink,
    edge: shot.hit ? colours.brass : colours.stone,
    edgeWidth: shot.hit ? 4 : 2,
    radius: 12,
  });
  const { y } = middle(cell);
  const size = cell.height * 0.6;
  icon(sheet, shot.icon, at(cell.x + 14 + size / 2, y), { size, colour: shot.hit ? colours.chalk : colours.stone });
  const ink = shot.hit ? colours.chalk : colours.lightStone;
  const x = cell.x + size + 34;
  const line = cell.y + cell.height / 2 - 26;
  const start = shot.from === '' ? x : x + 88;
  write(sheet, shot.from, box(x, line - 20, 80, 40), { size: 36, face: 'heavy', colour: ink });
  arrow(sheet, at(start, line), at(start + 46, line), { colour: shot.hit ? colours.brass : colours.stone });
  const goal = start + 62;
  write(sheet, shot.to, box(goal, line - 20, cell.x + cell.width - 12 - goal, 40), {
    size: 36,
    face: 'heavy',
    colour: ink,
  });
  write(sheet, shot.result, box(x, cell.y + cell.height / 2 + 2, cell.x + cell.width - 12 - x, 46), {
    size: 30,
    face: 'strong',
    colour: shot.hit ? colours.brass : colours.lightStone,
  });
}

function drawFallen(sheet: Sheet, room: Box, { horde, garrison, stone }: Losses): void {
  const { lost } = text[sheet.locale].scene;
  const [left, centre, right] = columns(room, 3, gap);
  if (left) drawLost(sheet, section(sheet, left, lost.invaders), horde);
  if (centre) drawLost(sheet, section(sheet, centre, lost.defenders), garrison);
  if (!right) return;
  const inner = section(sheet, right, lost.stones);
  icon(sheet, 'brick-pile', at(inner.x + 46, middle(inner).y), { size: 70, colour: colours.lightStone });
  write(sheet, stone === 0 ? '0' : `−${stone}`, box(inner.x + 100, inner.y, inner.width - 100, inner.height), {
    size: 56,
    face: 'heavy',
    colour: stone > 0 ? colours.orange : colours.lightStone,
  });
}

function drawLost<U extends Unit>(sheet: Sheet, room: Box, units: Counts<U>): void {
  if (!isNobody(units)) heap(sheet, room, 'lost', units, { size: 76, gap: 40 });
  else write(sheet, text[sheet.locale].words.nobody, room, { size: 28, align: 'center', colour: colours.lightStone });
}
