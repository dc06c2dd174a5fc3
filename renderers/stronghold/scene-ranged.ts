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

/** Only where somebody or something fell: who falls to the arrows may still be open. */
function drawFallen(sheet: Sheet, room: Box, { horde, garrison, stone }: Losses): void {
  const { lost, noneYet } = text[sheet.locale].scene;
  const fallen = [
    ...(isNobody(horde) ? [] : [{ title: lost.invaders, paint: (inner: Box) => drawLost(sheet, inner, horde) }]),
    ...(isNobody(garrison) ? [] : [{ title: lost.defenders, paint: (inner: Box) => drawLost(sheet, inner, garrison) }]),
    ...(stone === 0 ? [] : [{ title: lost.stones, paint: (inner: Box) => drawStones(sheet, inner, stone) }]),
  ];
  if (fallen.length === 0) write(sheet, noneYet, room, { size: 32, align: 'center', colour: colours.lightStone });
  columns(room, Math.max(1, fallen.length), gap).forEach((cell, index) => {
    const one = fallen[index];
    if (one) one.paint(section(sheet, cell, one.title));
  });
}

function drawLost<U extends Unit>(sheet: Sheet, room: Box, units: Counts<U>): void {
  heap(sheet, room, 'lost', units, { size: 76, gap: 40 });
}

function drawStones(sheet: Sheet, room: Box, stone: number): void {
  const { x, y } = middle(room);
  icon(sheet, 'brick-pile', at(x - 50, y), { size: 70, colour: colours.lightStone });
  write(sheet, `−${stone}`, box(x + 4, room.y, room.width / 2, room.height), {
    size: 56,
    face: 'heavy',
    colour: colours.orange,
  });
}
