/** What the first choices would do: numbered on the board, with the outcome of each above it. */
import { en } from '../../src/games/stronghold/text/en/index.js';
import { fr } from '../../src/games/stronghold/text/fr/index.js';
import { phrases } from '../../src/games/stronghold/text/shared/phrases.js';
import { isInvader, isNobody, totalOf } from '../../src/games/stronghold/rules/units.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { legendLine } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { arrow, haloRound } from '../kit/marks.js';
import { colours } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { choiceNumber } from '../kit/private.js';
import { type Box, at, box, columns, inset, middle } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import type { Draft, PreviewOf } from '../renderer.js';
import { drawField, headingOf, openBoard } from './board.js';
import { changesBetween } from './changes.js';
import { type Effect, effectOf } from './effects.js';
import { legendRoom, stripRoom } from './layout.js';
import { spotOf } from './spots.js';
import { strengthBadge } from './strength.js';
import { text } from './text.js';
import { heap } from './troops.js';

const catalogues = { en, fr };

export function drawPreview(task: PreviewOf<Str>): Draft[] {
  const { view, locale, seat, choices } = task;
  if (choices.length === 0) return [];
  const words = text[locale];
  const heading = headingOf(view, { ...task, awaited: [seat] });
  const sheet = openBoard(locale, { ...heading, ask: catalogues[locale].actions[task.action].label }, view);
  drawField(sheet, view, changesBetween(undefined, view));
  choices.forEach((value, index) => {
    const spot = spotOf(view, value);
    if (spot) markSpot(sheet, spot, index + 1);
  });
  const stage = task.action === 'hero' && spotOf(view, task.given.action === 'speech' ? 'officer' : 'warrior');
  if (stage) haloRound(sheet, inset(stage, 3), 12);
  const cells = columns(stripRoom, choices.length, 8);
  const named = choices.map((value) => nameOf(task, value));
  choices.forEach((value, index) => {
    const cell = cells[index];
    if (!cell) return;
    placed(sheet, `choice:${value}`, cell);
    drawPlate(sheet, cell, { number: index + 1, label: named[index] ?? value, effect: effectOf(task, value) });
  });
  for (const mark of ['changed', 'moved']) sheet.legend.delete(mark);
  legendLine(sheet, legendRoom);
  const listed = named.map((name, index) => `${index + 1} ${name}`).join(', ');
  return [{ name: 'preview.png', sheet, alt: words.preview.alt(listed) }];
}

function nameOf({ locale, action }: PreviewOf<Str>, value: string): string {
  const words = text[locale];
  if (action === 'hero') return isInvader(value) ? words.words.units[value][0] : `+${value}`;
  return value === 'hold' ? words.preview.hold : phrases(words.words).place(value);
}

function markSpot(sheet: Sheet, spot: Box, number: number): void {
  haloRound(sheet, inset(spot, 3), 12);
  const isSmall = spot.width < 60;
  const where = isSmall ? at(middle(spot).x, spot.y - 6) : at(spot.x + spot.width - 16, spot.y + spot.height - 14);
  choiceNumber(sheet, where, number, isSmall ? 24 : 32);
}

type Plate = { number: number; label: string; effect: Effect };

function drawPlate(sheet: Sheet, cell: Box, { number, label, effect }: Plate): void {
  plate(sheet, cell, { edge: colours.brass, edgeWidth: 3 });
  choiceNumber(sheet, at(cell.x + 28, cell.y + 25), number, 30);
  write(sheet, label, box(cell.x + 54, cell.y + 4, cell.width - 64, 40), { size: 28, face: 'strong', floor: 16 });
  drawEffect(sheet, box(cell.x + 14, cell.y + 48, cell.width - 28, cell.height - 54), effect);
}

function drawEffect(sheet: Sheet, room: Box, effect: Effect): void {
  const words = text[sheet.locale].preview;
  switch (effect.kind) {
    case 'strength': {
      const wide = Math.min(96, (room.width - 40) / 2);
      const from = box(room.x, room.y, wide, room.height);
      const to = box(room.x + wide + 40, room.y, wide, room.height);
      strengthBadge(sheet, from, effect.before);
      strengthBadge(sheet, to, effect.after);
      arrow(sheet, at(from.x + wide + 7, middle(room).y), at(to.x - 7, middle(room).y), { width: 7 });
      return;
    }
    case 'march': {
      if (isNobody(effect.units) && isNobody(effect.killed)) {
        write(sheet, words.nobodyMoves, room, { size: 22, colour: colours.lightStone });
        return;
      }
      const dead = totalOf(effect.killed);
      const badge = effect.after ? 104 : 0;
      const tail = (dead > 0 ? 80 : 0) + badge;
      if (effect.after)
        strengthBadge(sheet, box(room.x + room.width - badge + 8, room.y, badge - 8, room.height), effect.after);
      heap(sheet, box(room.x, room.y, room.width - tail, room.height), 'marching', effect.units, {
        size: 40,
        align: 'left',
      });
      if (dead === 0) return;
      const x = room.x + room.width - tail;
      icon(sheet, 'death-skull', at(x + 18, middle(room).y), { size: 36, colour: colours.vermilion });
      const lost = String(dead);
      write(sheet, lost, box(x + 40, room.y, widthOf(sheet, lost, 'heavy', 30) + 4, room.height), {
        size: 30,
        face: 'heavy',
        colour: colours.orange,
      });
      return;
    }
    case 'there': {
      const [left, right] = columns(room, effect.horde && effect.garrison ? 2 : 1, 8);
      if (effect.horde && left) heap(sheet, left, `choice-${effect.place}`, effect.horde, { size: 38, align: 'left' });
      const other = right ?? left;
      if (effect.garrison && other)
        heap(sheet, other, `choice-${effect.place}`, effect.garrison, { size: 38, align: 'left' });
      return;
    }
    case 'nothing':
      return;
  }
}
