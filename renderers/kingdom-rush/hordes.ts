/** The hordes on the board: trays, where they go next, which ones will be gone. */
import { isFullyCovered } from '../../src/games/kingdom-rush/rules/hordes.js';
import { directionOf } from '../../src/games/kingdom-rush/rules/maps.js';
import type { Horde, Lane, Space, View } from '../../src/games/kingdom-rush/types/index.js';
import { badge } from '../kit/badges.js';
import { chevronBetween, squareOf } from '../kit/grid.js';
import { icon } from '../kit/icons.js';
import { arrow, haloRound, hatchedEdge, warning } from '../kit/marks.js';
import { colours } from '../kit/palette.js';
import { type Box, around, at, between, disc, inset, middle } from '../kit/shapes.js';
import { type Sheet, explain, kept, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import type { Escape } from './alarm.js';
import { roomOf, spotOf } from './arena.js';
import { marches } from './changes.js';
import type { Drawn } from './spaces.js';
import { spawnSide } from './still.js';
import { drawTray, tagCell } from './tray.js';
import { text } from './text.js';

export type Marching = Drawn & { before: View | undefined; escapes: readonly Escape[] };

export function drawHordes(sheet: Sheet, drawn: Marching): void {
  const { view, before, escapes } = drawn;
  for (const horde of view.hordes) drawHorde(sheet, drawn, horde);
  for (const horde of view.hordes) onwards(sheet, drawn, horde);
  for (const { id, from, to } of marches(before, view)) drawMarch(sheet, drawn, { id, from, to });
  for (const [lane, [first]] of drawn.arena.map.lanes) if (first !== undefined) spawnPoint(sheet, drawn, lane, first);
  for (const exit of drawn.arena.map.exits)
    drawAlarm(
      sheet,
      roomOf(drawn.arena, exit),
      escapes.filter(({ gate }) => gate === exit),
    );
}

function drawHorde(sheet: Sheet, { view, before, arena, changes, escapes }: Marching, horde: Horde): void {
  const room = inset(roomOf(arena, horde.at), 1);
  const isDone = isFullyCovered(view, horde);
  if (changes.change(`horde:${horde.tag}:${horde.card}`) !== undefined) haloRound(sheet, inset(room, 2), 8);
  const layout = drawTray(sheet, room, {
    table: view,
    horde,
    ...(before ? { newFrom: before.tilesLaid } : {}),
  });
  const escape = escapes.find((each) => each.horde.tag === horde.tag);
  if (escape) hatchedEdge(sheet, room, { radius: 7, band: 7 });
  const cell = squareOf(layout, tagCell(view, horde));
  drawTag(sheet, cell, horde.tag);
  if (horde.held)
    icon(sheet, 'manacles', at(cell.x + cell.width - 8, cell.y + cell.height - 6), { size: 20, colour: colours.chalk });
  if (isDone) tick(sheet, room);
}

/** The tag on a dark pill. */
export function drawTag(sheet: Sheet, cell: Box, tag: string): void {
  badge(sheet, middle(cell), tag, {
    size: Math.min(34, Math.max(16, Math.round(cell.width * (tag.length > 2 ? 0.46 : 0.52)))),
    fill: colours.night,
    edge: colours.lightStone,
  });
}

/** All enemies are covered: it falls in phase 3. */
function tick(sheet: Sheet, room: Box): void {
  const size = Math.max(40, room.width * 0.42);
  stamp(sheet, around(middle(room), size), { key: 'tick', margin: 4 }, (own, within) => {
    disc(own.ctx, middle(within), within.width / 2);
    own.ctx.fillStyle = colours.green;
    own.ctx.fill();
    own.ctx.strokeStyle = colours.chalk;
    own.ctx.lineWidth = 4;
    own.ctx.stroke();
    icon(own, 'check-mark', middle(within), { size: within.width * 0.66, colour: colours.night });
  });
  explain(sheet, 'covered', {
    rank: 2,
    text: text[sheet.locale].legend.covered,
    paint: (target, where) => {
      disc(target.ctx, middle(where), 12);
      target.ctx.fillStyle = colours.green;
      target.ctx.fill();
      icon(target, 'check-mark', middle(where), { size: 17, colour: colours.night });
    },
  });
}

/** A small chevron over the edge that it will cross next. */
function onwards(sheet: Sheet, { arena }: Marching, horde: Horde): void {
  const to = arena.map.next.get(horde.at);
  if (to === undefined || !directionOf(arena.map, horde.at, to)) return;
  chevronBetween(sheet, arena.layout, spotOf(arena, horde.at), spotOf(arena, to), { size: 26, colour: '#c9d2dd' });
}

function drawMarch(sheet: Sheet, { arena }: Marching, { from, to }: { id: string; from: string; to: string }): void {
  const [start, end] = [middle(roomOf(arena, from)), middle(roomOf(arena, to))];
  const steps = Math.hypot(end.x - start.x, end.y - start.y) / arena.layout.size;
  arrow(sheet, between(start, end, 0.5 - 0.22 / steps), between(start, end, 1 - 0.28 / steps), { width: 8 });
}

/** The number of a lane at the edge where its hordes come from. */
function spawnPoint(sheet: Sheet, { arena }: Marching, lane: Lane, first: Space): void {
  const { x, y, width } = roomOf(arena, first);
  const near = width * 0.25;
  const low = y + width - 10;
  const edge = {
    W: at(x + 2, low),
    E: at(x + width - 2, low),
    N: at(x + near, y + 2),
    S: at(x + near, y + width - 4),
  };
  const side = spawnSide(arena.map, first);
  badge(sheet, edge[side ?? 'W'], String(lane), { size: 18, fill: colours.lightStone });
}

/** The gate calls out what would be lost there. */
function drawAlarm(sheet: Sheet, room: Box, escapes: readonly Escape[]): void {
  placed(sheet, `gate:${Math.round(room.x)}:${Math.round(room.y)}`, room);
  if (escapes.length === 0) return;
  const hearts = escapes.reduce((sum, escape) => sum + escape.hearts, 0);
  hatchedEdge(sheet, inset(room, 4), { radius: 12, band: 12 });
  const centre = middle(room);
  kept(sheet, () => {
    const tags = escapes.map(({ horde }) => horde.tag).join(' ');
    badge(sheet, at(centre.x, room.y + 34), tags, { size: 24, fill: colours.night, edge: colours.danger });
    warning(sheet, at(centre.x, room.y + room.height * 0.6), text[sheet.locale].escapes, {
      size: Math.max(16, Math.min(18, Math.round(room.width * 0.11))),
    });
    badge(sheet, at(centre.x, room.y + room.height * 0.83), `−${hearts} ♥`, { size: 26, fill: colours.danger });
  });
}
