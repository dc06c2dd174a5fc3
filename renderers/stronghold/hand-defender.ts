/** What a defender can do: the hourglasses in large, every task with what it still wants, heroes and acts. */
import { disgraceFrom } from '../../src/games/stronghold/content/numbers.js';
import { tasksIn } from '../../src/games/stronghold/content/tasks.js';
import { colourOf } from '../../src/games/stronghold/rules/seats.js';
import {
  canFinish,
  isMarked,
  isOthers,
  isReady,
  missingFor,
  priceOf,
  purseFor,
} from '../../src/games/stronghold/rules/tasks.js';
import type { Defender } from '../../src/games/stronghold/types/board.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { type Building, type Task, acts, buildings, heroes } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import type { Heading } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { haloRound } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { parchment, section } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, disc, inset, middle, rounded, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { HandOf } from '../renderer.js';
import { heroIcon, quarterIcon, sandColour, taskIcon } from './look.js';
import { text } from './text.js';
import { heap } from './troops.js';

const gap = 12;
const purse = 132;
const panel = 258;

export function paintDefenderHand({ view, locale }: HandOf<Str>, defender: Defender, heading: Heading): Sheet {
  const { sheet, body } = openPrivate(locale, purse + 2 * (panel + gap), heading);
  drawPurse(sheet, { ...body, height: purse }, view, defender);
  const table = box(body.x, body.y + purse + gap, body.width, 2 * panel + gap);
  const cells = rows(table, 2, gap).flatMap((line) => columns(line, 3, gap));
  buildings.forEach((building, index) => {
    const cell = cells[index];
    if (cell) drawBuilding(sheet, cell, { view, defender, building });
  });
  return sheet;
}

function drawPurse(sheet: Sheet, room: Box, view: View, defender: Defender): void {
  const [first, second, third] = columns(room, 3, gap);
  const words = text[sheet.locale];
  if (first) drawHourglasses(sheet, first, view, defender);
  if (second) {
    const lines = rows(section(sheet, second, words.hand.heroes), 2);
    heroes.forEach((hero, index) => {
      const line = lines[index];
      if (!line) return;
      const { acted, possessed, at: where } = view.heroes[hero];
      placed(sheet, `hero:${hero}`, line);
      icon(sheet, heroIcon[hero], at(line.x + 18, middle(line).y), { size: 36, colour: colours.yellow });
      const state = possessed ? words.hand.heroPossessed : acted ? words.hand.heroActed : words.hand.heroReady;
      const place = where === 'courtyard' ? words.quarters.courtyard : where;
      write(
        sheet,
        `${words.words.heroes[hero]} · ${place} · ${state}`,
        box(line.x + 46, line.y, line.width - 46, line.height),
        {
          size: 24,
          face: 'strong',
          colour: acted || possessed ? colours.lightStone : colours.chalk,
        },
      );
    });
  }
  if (third) drawActs(sheet, third, view);
}

function drawHourglasses(
  sheet: Sheet,
  room: Box,
  view: View,
  { seat, hourglasses, workshopOnly, waiting }: Defender,
): void {
  const words = text[sheet.locale].hand;
  const inner = section(sheet, room, words.hourglasses);
  const sand = sandColour[colourOf(view, seat) ?? 'plain'];
  placed(sheet, `hourglasses:${seat}`, box(inner.x, inner.y, 150, inner.height));
  icon(sheet, 'hourglass', at(inner.x + 36, middle(inner).y), { size: 72, colour: sand });
  write(sheet, String(hourglasses), box(inner.x + 78, inner.y, 90, inner.height), {
    size: 68,
    face: 'heavy',
    colour: sand,
  });
  const notes = [
    ...(workshopOnly > 0 ? [words.workshopOnly(workshopOnly)] : []),
    ...(view.waitingStone > 0 ? [words.stone] : []),
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
  ];
  rows(box(inner.x + 172, inner.y, inner.width - 172, inner.height), Math.max(1, notes.length)).forEach(
    (line, index) => {
      write(sheet, notes[index] ?? '', line, { size: 22, face: 'strong', colour: colours.parchmentShade });
    },
  );
}

function drawActs(sheet: Sheet, room: Box, view: View): void {
  const words = text[sheet.locale];
  const isEarly = view.turn < disgraceFrom;
  const title = isEarly ? `${words.hand.acts} · ${words.hand.actFrom(disgraceFrom)}` : words.hand.acts;
  const cells = rows(section(sheet, room, title), 2).flatMap((line) => columns(line, 2, 8));
  acts.forEach((act, index) => {
    const cell = cells[index];
    if (!cell) return;
    const isSpent = view.disgrace.spent.includes(act);
    icon(sheet, isSpent ? 'cancel' : 'broken-shield', at(cell.x + 14, middle(cell).y), {
      size: 24,
      colour: isSpent || isEarly ? colours.stone : colours.orange,
    });
    write(sheet, words.words.acts[act], box(cell.x + 34, cell.y, cell.width - 34, cell.height), {
      size: 20,
      colour: isSpent || isEarly ? colours.lightStone : colours.chalk,
    });
  });
}

type Inside = { view: View; defender: Defender; building: Building };

function drawBuilding(sheet: Sheet, cell: Box, { view, defender, building }: Inside): void {
  const words = text[sheet.locale];
  parchment(sheet, cell);
  icon(sheet, quarterIcon[building], at(cell.x + 32, cell.y + 28), { size: 38, colour: colours.sepia });
  const { saboteur, fire } = view.buildings[building];
  const harm = [...(saboteur ? ['cloak-dagger'] : []), ...(fire ? ['flame'] : [])];
  harm.forEach((name, index) => {
    icon(sheet, name, at(cell.x + cell.width - 30 - index * 40, cell.y + 28), { size: 34, colour: '#a84600' });
  });
  write(sheet, words.words.places[building], box(cell.x + 60, cell.y + 8, cell.width - 76 - harm.length * 40, 42), {
    size: 28,
    face: 'title',
    colour: colours.parchmentInk,
    floor: 18,
  });
  const lines = rows(box(cell.x + 12, cell.y + 54, cell.width - 24, cell.height - 64), 4, 3);
  tasksIn(building).forEach((task, index) => {
    const line = lines[index];
    if (line) drawTask(sheet, line, task, { view, defender, building });
  });
  const [from, to] = [lines[tasksIn(building).length], lines[3]];
  if (!from || !to || (building !== 'barracks' && building !== 'guards')) return;
  const room = box(from.x, from.y + 8, from.width, to.y + to.height - from.y - 8);
  heap(sheet, room, building, view[building], { size: 64 });
}

type Standing = { word: string; colour: string; isOpen: boolean; shines: boolean };

function standingOf(sheet: Sheet, task: Task, { view, defender }: Inside): Standing {
  const words = text[sheet.locale].hand;
  const green = '#00664a';
  if (isMarked(view, task)) return { word: words.done, colour: colours.sepia, isOpen: false, shines: false };
  if (isOthers(view, defender, task))
    return { word: words.partners, colour: colours.sepia, isOpen: false, shines: false };
  if (isReady(view, defender, task)) return { word: words.ready, colour: green, isOpen: true, shines: true };
  const missing = missingFor(view, task);
  const shines = missing <= purseFor(view, defender, task) && canFinish(view, defender, task);
  return { word: words.missing(missing), colour: shines ? green : colours.sepia, isOpen: true, shines };
}

/** Name, progress of the price now, what is missing; what could be finished at once shines. */
function drawTask(sheet: Sheet, line: Box, task: Task, inside: Inside): void {
  const { view } = inside;
  const { word, colour, isOpen, shines } = standingOf(sheet, task, inside);
  const { progress, colour: sand } = view.tasks[task];
  const price = priceOf(view, task);
  const { y } = middle(line);
  placed(sheet, `task:${task}`, line);
  if (shines) {
    haloRound(sheet, inset(line, 6, 6), 8);
    rounded(sheet.ctx, inset(line, 1), 8);
    sheet.ctx.fillStyle = fade(colours.brass, 0.3);
    sheet.ctx.fill();
  }
  icon(sheet, taskIcon[task], at(line.x + 22, y), { size: 38, colour: isOpen ? colours.parchmentInk : colours.sepia });
  if (task.startsWith('cauldron'))
    icon(sheet, 'cauldron', at(line.x + 38, y + 10), { size: 20, colour: colours.sepia });
  const wide = line.width - 50;
  write(sheet, text[sheet.locale].words.tasks[task], box(line.x + 50, line.y, wide * 0.48, line.height), {
    size: 23,
    face: 'strong',
    paragraph: true,
    colour: isOpen ? colours.parchmentInk : colours.sepia,
  });
  const start = line.x + 50 + wide * 0.5;
  for (let index = 0; index < price; index += 1) {
    disc(sheet.ctx, at(start + 7 + index * 16, y), 6.5);
    sheet.ctx.fillStyle = index < progress ? sandColour[sand ?? 'plain'] : fade(colours.sepia, 0.14);
    sheet.ctx.fill();
    sheet.ctx.strokeStyle = index < progress ? colours.night : colours.sepia;
    sheet.ctx.lineWidth = 2;
    sheet.ctx.stroke();
  }
  const from = start + Math.max(price, 4) * 16 + 6;
  write(sheet, word, box(from, line.y, line.x + line.width - 6 - from, line.height), {
    size: 20,
    face: 'strong',
    align: 'right',
    colour,
  });
}
