/** The two sides: glory at the ends, camps and hourglasses between. */
import { upkeepOf } from '../../src/games/stronghold/rules/cards.js';
import { gloryOf } from '../../src/games/stronghold/rules/glory.js';
import { colourOf } from '../../src/games/stronghold/rules/seats.js';
import { isNobody } from '../../src/games/stronghold/rules/units.js';
import type { Defender, Invader } from '../../src/games/stronghold/types/board.js';
import type { Team } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import type { Setting } from '../contract.js';
import { seatSign } from '../kit/badges.js';
import type { Differences } from '../kit/differences.js';
import { icon } from '../kit/icons.js';
import { delta, haloRound, signed } from '../kit/marks.js';
import { colours, inkOn, mix } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { seatName } from '../kit/seats.js';
import { type Box, at, box, columns, inset, middle, rounded } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { stripRoom } from './layout.js';
import { sandColour, seatMarkOf, teamColour, teamIcon } from './look.js';
import { text } from './text.js';
import { heap } from './troops.js';

const gloryWidth = 116;
const campsWidth = 640;

type Strip = { view: View; changes: Differences; setting: Setting };

export function drawStrip(sheet: Sheet, strip: Strip): void {
  const { x, y, width, height } = stripRoom;
  const { view } = strip;
  drawGlory(sheet, box(x, y, gloryWidth, height), 'invaders', strip);
  drawGlory(sheet, box(x + width - gloryWidth, y, gloryWidth, height), 'defenders', strip);
  const camps = box(x + gloryWidth + 6, y, campsWidth, height);
  columns(camps, view.invaders.length, 6).forEach((room, index) => {
    const invader = view.invaders[index];
    if (invader) drawCamp(sheet, room, invader, strip);
  });
  const start = camps.x + campsWidth + 6;
  const posts = box(start, y, x + width - gloryWidth - 6 - start, height);
  columns(posts, view.defenders.length, 6).forEach((room, index) => {
    const defender = view.defenders[index];
    if (defender) drawDefender(sheet, room, defender, strip);
  });
}

/** A side's glory, large: what the game is decided by. */
function drawGlory(sheet: Sheet, room: Box, team: Team, { view, changes }: Strip): void {
  const fill = teamColour[team];
  const ink = inkOn(fill);
  placed(sheet, `glory:${team}`, room);
  const change = changes.by(`glory:${team}`);
  if (change !== 0) haloRound(sheet, inset(room, 6), 10);
  rounded(sheet.ctx, room, 10);
  sheet.ctx.fillStyle = fill;
  sheet.ctx.fill();
  icon(sheet, teamIcon[team], at(room.x + 31, room.y + 42), { size: 50, colour: ink });
  write(sheet, String(gloryOf(view.glory)[team]), box(room.x + 56, room.y + 8, room.width - 60, 64), {
    size: 54,
    face: 'heavy',
    align: 'center',
    colour: ink,
  });
  write(sheet, text[sheet.locale].teams[team], box(room.x + 8, room.y + 70, room.width - 16, 24), {
    size: 18,
    face: 'strong',
    align: 'center',
    colour: ink,
  });
  if (change !== 0) delta(sheet, at(room.x + room.width - 22, room.y + 14), signed(change), 20);
}

/** The name on the left; what is written at the right leaves it its room. */
function heading(sheet: Sheet, room: Box, seat: number, { view, setting }: Strip, tail: number): void {
  const isAwaited = setting.awaited.includes(seat);
  const mark = seatMarkOf(view, seat, sheet.locale);
  placed(sheet, `player:${seat}`, room);
  plate(sheet, room, {
    fill: isAwaited ? mix(mark.colour, colours.night, 0.62) : colours.ink,
    edge: isAwaited ? colours.brass : colours.stone,
    edgeWidth: isAwaited ? 5 : 2,
  });
  seatSign(sheet, mark, at(room.x + 24, room.y + 22), 14);
  write(sheet, seatName(setting.names, seat), box(room.x + 46, room.y + 6, room.width - 56 - tail, 32), {
    size: 26,
    face: 'strong',
    floor: 16,
  });
}

function drawCamp(sheet: Sheet, room: Box, invader: Invader, strip: Strip): void {
  const { view, changes } = strip;
  const { seat, camp, reserve, resources } = invader;
  const upkeep = upkeepOf(view, invader);
  const words = text[sheet.locale];
  heading(sheet, room, seat, strip, 134);
  const right = room.x + room.width - 10;
  tally(sheet, right - 58, room.y + 22, { name: 'gold-bar', value: String(resources), colour: colours.brass });
  tally(sheet, right - 124, room.y + 22, { name: 'hourglass', value: `+${upkeep}`, colour: colours.purple });
  explain(sheet, 'resources', {
    rank: 8,
    text: words.legend.resources,
    paint: (target, tile) => {
      icon(target, 'gold-bar', middle(tile), { size: 26, colour: colours.brass });
    },
  });
  explain(sheet, 'upkeep', {
    rank: 8,
    text: words.legend.upkeep,
    paint: (target, tile) => {
      icon(target, 'hourglass', middle(tile), { size: 26, colour: colours.purple });
    },
  });
  const half = (room.width - 12) / 2;
  const foot = box(room.x + 6, room.y + 44, half, room.height - 48);
  for (const [index, [place, name, units]] of (
    [
      [`camp-${seat}`, 'camping-tent', camp],
      [`reserve-${seat}`, 'backpack', reserve],
    ] as const
  ).entries()) {
    const cell = box(foot.x + index * half, foot.y, half, foot.height);
    icon(sheet, name, at(cell.x + 13, middle(cell).y), { size: 24, colour: colours.parchmentShade });
    explain(sheet, name, {
      rank: 8,
      text: index === 0 ? words.camp : words.reserve,
      paint: (target, tile) => {
        icon(target, name, middle(tile), { size: 26, colour: colours.parchmentShade });
      },
    });
    const there = box(cell.x + 28, cell.y, cell.width - 30, cell.height);
    if (isNobody(units)) write(sheet, '0', there, { size: 26, face: 'heavy', colour: colours.lightStone });
    else heap(sheet, there, place, units, { size: 40, align: 'left', changes });
  }
}

function tally(
  sheet: Sheet,
  x: number,
  y: number,
  { name, value, colour, size = 26 }: { name: string; value: string; colour: string; size?: number },
): number {
  icon(sheet, name, at(x + size / 2, y), { size, colour });
  const wide = widthOf(sheet, value, 'heavy', size) + 2;
  write(sheet, value, box(x + size + 4, y - size * 0.7, wide, size * 1.4), { size, face: 'heavy', colour });
  return x + size + 4 + wide;
}

/** Hourglasses to spend now, large; those that wait behind. */
function drawDefender(sheet: Sheet, room: Box, defender: Defender, strip: Strip): void {
  const { view } = strip;
  const { seat, hourglasses, workshopOnly, waiting } = defender;
  const words = text[sheet.locale];
  heading(sheet, room, seat, strip, 0);
  const sand = sandColour[colourOf(view, seat) ?? 'plain'];
  placed(sheet, `hourglasses:${seat}`, box(room.x + 10, room.y + 44, 90, 46));
  const now = hourglasses + workshopOnly;
  const end = tally(sheet, room.x + 12, room.y + 68, { name: 'hourglass', value: String(now), colour: sand, size: 36 });
  if (waiting > 0) {
    tally(sheet, end + 12, room.y + 71, {
      name: 'sands-of-time',
      value: `+${waiting}`,
      colour: colours.lightStone,
      size: 20,
    });
    explain(sheet, 'waiting', {
      rank: 8,
      text: words.legend.waiting,
      paint: (target, tile) => {
        icon(target, 'sands-of-time', middle(tile), { size: 26, colour: colours.lightStone });
      },
    });
  }
  if (view.waitingStone === 0 || seat !== view.defenders[0]?.seat) return;
  icon(sheet, 'brick-pile', at(room.x + room.width - 18, room.y + 70), { size: 28, colour: colours.chalk });
  explain(sheet, 'waiting-stone', {
    rank: 8,
    text: words.hand.stone,
    paint: (target, tile) => {
      icon(target, 'brick-pile', middle(tile), { size: 26, colour: colours.chalk });
    },
  });
}
