/** The choices of cells: the horde large with numbered outlines, beside it each choice by itself. */
import { gridOf } from '../../src/games/kingdom-rush/rules/cards.js';
import { sizeOf } from '../../src/games/kingdom-rush/rules/cells.js';
import { distanceOf } from '../../src/games/kingdom-rush/rules/hordes.js';
import type { Kru } from '../../src/games/kingdom-rush/types/index.js';
import { badge } from '../kit/badges.js';
import { colours } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, middle, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { PreviewOf } from '../renderer.js';
import { choiceColours, drawChoices, drawLarge, drawPlanned, largeSize } from './large.js';
import { heading } from './board.js';
import { drawMini } from './mini.js';
import type { Placing } from './preview.js';
import { text } from './text.js';

export function paintCellChoices(task: PreviewOf<Kru>, placing: Placing, title: string): Sheet {
  const words = text[task.locale];
  const { table, horde, what, planned, choices } = placing;
  const distance = distanceOf(table, horde);
  const place = Number.isFinite(distance) ? `${horde.at} · ${words.distance(distance)}` : horde.at;
  const name = what.piece === 'figure' ? '' : ` · ${words.names.shapes[what.piece]}`;
  const { deciders } = heading(task.view, { ...task, awaited: [task.seat] });
  const { sheet, body } = openPrivate(task.locale, largeSize.height, {
    title,
    icon: 'archery-target',
    where: `${horde.tag} · ${place}${name}`,
    ...(deciders ? { deciders } : {}),
    ask: words.left(sizeOf(gridOf(horde.card).enemies & ~placing.cover)),
  });
  const layout = drawLarge(sheet, body, table, horde);
  for (const { cells, damage } of planned) drawPlanned(sheet, layout, cells, damage);
  drawChoices(
    sheet,
    layout,
    choices.map(({ cells }) => cells),
  );
  const side = box(body.x + largeSize.width + 14, body.y, body.width - largeSize.width - 14, body.height);
  rows(side, 5, 10).forEach((room, index) => {
    if (choices[index]) drawChoice(sheet, room, placing, index);
  });
  return sheet;
}

/** One choice by itself: what it would cover and what would be left. */
function drawChoice(sheet: Sheet, room: Box, placing: Placing, index: number): void {
  const choice = placing.choices[index];
  if (!choice) return;
  const words = text[sheet.locale];
  const { enemies } = gridOf(placing.horde.card);
  const colour = choiceColours[index] ?? colours.chalk;
  placed(sheet, `choice:${choice.name}`, room);
  plate(sheet, room, { edge: colour, edgeWidth: 3 });
  badge(sheet, at(room.x + 38, middle(room).y), String(index + 1), { size: 42, fill: colour });
  const side = room.height - 16;
  drawMini(sheet, box(room.x + 80, room.y + 8, side, side), placing, {
    cells: choice.cells,
    colour,
    hit: 'check-mark',
  });
  const hits = sizeOf(choice.cells & enemies & ~placing.cover);
  const left = sizeOf(enemies & ~(placing.cover | choice.cells));
  const said = box(room.x + 80 + side + 18, room.y + 8, room.width - side - 112, room.height - 16);
  write(sheet, choice.name, { ...said, height: said.height * 0.42 }, { size: 30, face: 'heavy', floor: 18 });
  const lower = { ...said, y: said.y + said.height * 0.44, height: said.height * 0.56 };
  write(sheet, left === 0 ? words.covered : `+${hits} · ${words.left(left)}`, lower, {
    size: 28,
    face: 'strong',
    colour: left === 0 ? '#6fe0b8' : colours.parchmentShade,
    paragraph: true,
  });
}
