/** Inside: eight buildings and the courtyard, with their tasks and troops. */
import { tasksIn } from '../../src/games/stronghold/content/tasks.js';
import { isBuilding } from '../../src/games/stronghold/rules/places.js';
import { priceOf } from '../../src/games/stronghold/rules/tasks.js';
import {
  type Building,
  type Garrison,
  type Quarter,
  type Side,
  type Task,
  quarters,
} from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { badge } from '../kit/badges.js';
import type { Differences } from '../kit/differences.js';
import { icon } from '../kit/icons.js';
import { haloRound, hatchedEdge } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { parchment } from '../kit/panels.js';
import { type Box, type Point, around, at, box, disc, inset, middle, rounded, rows } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import { quarterRooms } from './layout.js';
import { quarterIcon, sandColour, taskIcon } from './look.js';
import { text } from './text.js';
import { heap } from './troops.js';
import { drawHero, idleHeroes } from './walls.js';

export function drawFortress(sheet: Sheet, view: View, changes: Differences): void {
  const rooms = quarterRooms(quarters.length);
  quarters.forEach((quarter, index) => {
    const room = rooms[index];
    if (room) drawQuarter(sheet, room, { view, changes, quarter });
  });
}

type Inside = { view: View; changes: Differences; quarter: Quarter };

const troopsOf = (view: View, quarter: Quarter): Garrison | undefined => {
  switch (quarter) {
    case 'courtyard':
      return view.courtyard;
    case 'barracks':
      return view.barracks;
    case 'guards':
      return view.guards;
    case 'honour-guard':
      return view.honourGuard;
    case 'hospital':
      return view.hospital;
    default:
      return undefined;
  }
};

function drawQuarter(sheet: Sheet, room: Box, { view, changes, quarter }: Inside): void {
  placed(sheet, `quarter:${quarter}`, room);
  parchment(sheet, room, { radius: 7 });
  icon(sheet, quarterIcon[quarter], at(room.x + 20, room.y + 19), { size: 26, colour: colours.sepia });
  write(sheet, text[sheet.locale].quarters[quarter], box(room.x + 36, room.y + 4, room.width - 42, 30), {
    size: 20,
    face: 'strong',
    colour: colours.parchmentInk,
  });
  const body = box(room.x + 8, room.y + 36, room.width - 16, room.height - 42);
  const tasks = isBuilding(quarter) ? tasksIn(quarter) : [];
  const lines = rows(body, 4, 2);
  const tokens = isBuilding(quarter) ? tokensOn(view, quarter) : 0;
  tasks.forEach((task, index) => {
    const line = lines[index];
    if (line) drawTask(sheet, line, task, { view, changes, isNarrow: tokens > 0 });
  });
  if (isBuilding(quarter)) drawHarm(sheet, room, quarter, { view, changes });
  if (quarter === 'cathedral' && view.blessed) drawBlessing(sheet, tokenSpot(room, tokens - 1), view.blessed);
  const troops = troopsOf(view, quarter);
  const free = lines[tasks.length];
  if (!troops || !free) return;
  const tall = quarter === 'courtyard' ? lines[2] : lines[3];
  const place = box(free.x, free.y + 2, free.width, (tall?.y ?? free.y) + (tall?.height ?? 0) - free.y - 2);
  heap(sheet, place, quarter, troops, { size: 42, changes });
  drawWoes(sheet, lines[3] ?? free, { view, changes, quarter });
}

/** Saboteur, fire and blessing lie on the right of a building, one below the other. */
function tokensOn(view: View, building: Building): number {
  const { saboteur, fire } = view.buildings[building];
  return [saboteur, fire, building === 'cathedral' && view.blessed !== null].filter(Boolean).length;
}
const tokenSpot = (room: Box, index: number): Point => at(room.x + room.width - 22, room.y + 56 + index * 40);

/** Progress in hourglasses of the price now, or a tick; beside a token there is room for three in a row. */
function drawTask(
  sheet: Sheet,
  line: Box,
  task: Task,
  { view, changes, isNarrow }: Omit<Inside, 'quarter'> & { isNarrow: boolean },
): void {
  const { progress, done, colour, doneBy } = view.tasks[task];
  const price = priceOf(view, task);
  const y = middle(line).y;
  placed(sheet, `task:${task}`, line);
  if (changes.by(`done:${task}`) > 0) haloRound(sheet, inset(line, 5, 5), 7);
  icon(sheet, taskIcon[task], at(line.x + 16, y), {
    size: 32,
    colour: done > 0 ? colours.sepia : colours.parchmentInk,
  });
  if (task.startsWith('cauldron')) icon(sheet, 'cauldron', at(line.x + 29, y + 9), { size: 18, colour: colours.sepia });
  if (done > 0) {
    icon(sheet, 'check-mark', at(line.x + 56, y), { size: 30, colour: '#00704f' });
    explain(sheet, 'done', {
      rank: 7,
      text: text[sheet.locale].legend.done,
      paint: (target, room) => {
        icon(target, 'check-mark', middle(room), { size: 26, colour: colours.green });
      },
    });
    if (doneBy) sandMark(sheet, at(line.x + (isNarrow ? 76 : 84), y), doneBy);
    return;
  }
  const inRow = isNarrow ? 3 : 6;
  const glasses: Glasses = { price, progress, colour: colour ?? 'plain', inRow };
  const place = box(line.x + 46 - glass / 2, y - glass, inRow * glass, (1 + Math.ceil(price / inRow)) * glass);
  const key = `hourglasses|${price}|${progress}|${glasses.colour}|${inRow}`;
  stamp(sheet, place, { key, margin: 2 }, (own, room) => {
    drawGlasses(own, room, glasses);
  });
}

/** A disc for each hourglass, with the gap to the next. */
const glass = 15;

type Glasses = { price: number; progress: number; colour: keyof typeof sandColour; inRow: number };

function drawGlasses({ ctx }: Sheet, room: Box, { price, progress, colour, inRow }: Glasses): void {
  const top = room.y + glass - (price > inRow ? glass / 2 : 0);
  for (let index = 0; index < price; index += 1) {
    const centre = at(room.x + (0.5 + (index % inRow)) * glass, top + Math.floor(index / inRow) * glass);
    disc(ctx, centre, glass / 2 - 1);
    ctx.fillStyle = index < progress ? sandColour[colour] : fade(colours.sepia, 0.16);
    ctx.fill();
    ctx.strokeStyle = index < progress ? colours.night : fade(colours.sepia, 0.7);
    ctx.lineWidth = 2;
    ctx.stroke();
    if (index < progress && colour === 'sun') {
      disc(ctx, centre, 2.5);
      ctx.fillStyle = colours.night;
      ctx.fill();
    }
  }
}

/** The sun's has a dot, the moon's a ring. */
function sandMark(sheet: Sheet, centre: Point, colour: 'sun' | 'moon'): void {
  disc(sheet.ctx, centre, 9);
  sheet.ctx.fillStyle = sandColour[colour];
  sheet.ctx.fill();
  sheet.ctx.strokeStyle = colours.night;
  sheet.ctx.lineWidth = 2.5;
  sheet.ctx.stroke();
  disc(sheet.ctx, centre, colour === 'sun' ? 3 : 5);
  if (colour === 'sun') {
    sheet.ctx.fillStyle = colours.night;
    sheet.ctx.fill();
  } else sheet.ctx.stroke();
}

/** Saboteur and fire: the building works at a higher price. */
function drawHarm(sheet: Sheet, room: Box, quarter: Building, { view, changes }: Omit<Inside, 'quarter'>): void {
  const { saboteur, fire } = view.buildings[quarter];
  const marks = [
    ...(saboteur ? [{ key: 'saboteur', name: 'cloak-dagger', colour: colours.green } as const] : []),
    ...(fire ? [{ key: 'fire', name: 'flame', colour: colours.vermilion } as const] : []),
  ];
  if (marks.length > 0) hatchedEdge(sheet, room, { radius: 7, band: 5 });
  marks.forEach(({ key, name, colour }, index) => {
    const spot = around(tokenSpot(room, index), 36);
    placed(sheet, `${key}:${quarter}`, spot);
    if (changes.by(`${key}:${quarter}`) > 0) haloRound(sheet, inset(spot, 4), 18);
    rounded(sheet.ctx, spot, 18);
    sheet.ctx.fillStyle = colour;
    sheet.ctx.fill();
    sheet.ctx.strokeStyle = colours.night;
    sheet.ctx.lineWidth = 2.5;
    sheet.ctx.stroke();
    icon(sheet, name, middle(spot), { size: 28, colour: colours.night });
    explain(sheet, key, {
      rank: 4,
      text: text[sheet.locale].legend[key],
      paint: (target, tile) => {
        icon(target, name, middle(tile), { size: 26, colour });
      },
    });
  });
}

/** Whose archers may shoot where they like this turn. */
function drawBlessing(sheet: Sheet, spot: Point, side: Side): void {
  const words = text[sheet.locale];
  ritual(sheet, spot, { name: 'holy-symbol', colour: colours.sky });
  badge(sheet, at(spot.x + 10, spot.y + 14), words.sideLetter[side], { size: 18, fill: colours.sky });
  explain(sheet, 'blessed', {
    rank: 5,
    text: words.legend.blessed,
    paint: (target, tile) => {
      icon(target, 'holy-symbol', middle(tile), { size: 26, colour: colours.sky });
    },
  });
}

/** What lies on the courtyard, the hospital and the honour guard besides troops. */
function drawWoes(sheet: Sheet, line: Box, { view, changes, quarter }: Inside): void {
  if (quarter === 'courtyard') {
    idleHeroes(view).forEach((hero, index) => {
      drawHero(sheet, box(line.x + 4 + index * 42, line.y, 40, line.height), view, hero, changes);
    });
    if (view.terror)
      ritual(sheet, at(line.x + line.width - 20, middle(line).y), { name: 'terror', colour: colours.purple });
  }
  if (quarter === 'hospital' && view.spectresOf !== null)
    ritual(sheet, at(line.x + line.width - 20, middle(line).y), { name: 'spectre', colour: colours.purple });
}

function ritual(sheet: Sheet, centre: Point, { name, colour }: { name: string; colour: string }): void {
  placed(sheet, `ritual:${name}`, around(centre, 36));
  disc(sheet.ctx, centre, 18);
  sheet.ctx.fillStyle = colour;
  sheet.ctx.fill();
  sheet.ctx.strokeStyle = colours.night;
  sheet.ctx.lineWidth = 2.5;
  sheet.ctx.stroke();
  icon(sheet, name, centre, { size: 28, colour: colours.night });
}
