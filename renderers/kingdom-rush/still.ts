/** What never changes on a scenario's board: ground, path with its arrows, gates, spawn points. */
import { directionOf, mapOf, type BoardMap } from '../../src/games/kingdom-rush/rules/maps.js';
import type { ScenarioId, Space } from '../../src/games/kingdom-rush/types/index.js';
import type { Direction, Facing } from '../../src/geometry/directions.js';
import { away } from '../../src/geometry/grid.js';
import { ground } from '../kit/frame.js';
import { type GridLayout, centreOf, chevron, nameRim, square, wayBetween } from '../kit/grid.js';
import { icon } from '../kit/icons.js';
import { colours, fade, mix } from '../kit/palette.js';
import { type Point, at, inset, middle, polar, rounded } from '../kit/shapes.js';
import { type Sheet, kept } from '../kit/sheet.js';
import { type Arena, boardRoom, layoutOf, roomOf, spotOf } from './arena.js';

const grass = '#1f2d2a';
const bank = '#39424d';

export function paintStill(scenario: ScenarioId): (sheet: Sheet) => void {
  return (sheet) => {
    const map = mapOf(scenario);
    const arena: Arena = { map, layout: layoutOf(map) };
    ground(sheet);
    meadow(sheet, arena);
    for (const { colour, width } of [
      { colour: colours.night, width: 1.12 },
      { colour: bank, width: 1.06 },
      { colour: colours.stone, width: 1 },
    ])
      paintPath(sheet, arena, colour, width);
    for (const [from, to] of map.next) arrow(sheet, arena, from, to);
    for (const exit of map.exits) gate(sheet, arena, exit);
    nameRim(sheet, arena.layout);
    sheet.ctx.fillStyle = colours.brassDark;
    sheet.ctx.fillRect(boardRoom.x + boardRoom.width, boardRoom.y, 3, boardRoom.height);
  };
}

/** Dark turf in slabs, with tufts that break the monotony. */
function meadow(sheet: Sheet, { map, layout }: Arena): void {
  const { ctx } = sheet;
  rounded(ctx, inset(layout.room, -4), 10);
  ctx.fillStyle = colours.night;
  ctx.fill();
  map.spaces.forEach((space, index) => {
    const spot = spotOf({ map, layout }, space);
    const fill = mix(grass, colours.ink, ((index * 7) % 5) * 0.09);
    square(sheet, layout, spot, { fill, edge: mix(grass, colours.night, 0.5), edgeWidth: 2, radius: 4 });
    if (map.ground.get(space) === 'ground') tufts(sheet, centreOf(layout, spot), layout.size, index);
  });
}

function tufts(sheet: Sheet, centre: Point, size: number, index: number): void {
  kept(sheet, (ctx) => {
    ctx.strokeStyle = fade('#5f8a76', 0.28);
    ctx.lineWidth = 2.5;
    ctx.lineCap = 'round';
    for (let tuft = 0; tuft < 3; tuft += 1) {
      const foot = polar(centre, size * 0.3, index * 2.4 + tuft * 2.1);
      for (const lean of [-5, 0, 5]) {
        ctx.beginPath();
        ctx.moveTo(foot.x, foot.y);
        ctx.lineTo(foot.x + lean, foot.y - 11 + Math.abs(lean));
        ctx.stroke();
      }
    }
  });
}

/** The side on which a spawn token lies: where nobody comes from and nobody goes to, at the edge of the board. */
export function spawnSide(map: BoardMap, space: Space): Facing | undefined {
  const sides = ['W', 'N', 'S', 'E'] as const;
  const [first] = [...map.lanes.values()].filter((chain) => chain[0] === space);
  if (!first) return undefined;
  const towardsNext = directionOf(map, space, map.next.get(space) ?? space);
  const isEdge = (side: Direction): boolean => neighbour(map, space, side) === undefined;
  return sides.find((side) => side !== towardsNext && isEdge(side));
}

function neighbour(map: BoardMap, space: Space, side: Direction): Space | undefined {
  return map.spaces.find((other) => directionOf(map, space, other) === side);
}

function paintPath(sheet: Sheet, arena: Arena, colour: string, width: number): void {
  const { map, layout } = arena;
  const wide: GridLayout = { ...layout };
  const { ctx } = sheet;
  for (const [from, to] of map.next) wayBetween(sheet, wide, spotOf(arena, from), spotOf(arena, to), colour);
  if (width === 1) return;
  ctx.lineCap = 'round';
  ctx.strokeStyle = colour;
  ctx.lineWidth = layout.size * 0.62 * width;
  for (const [from, to] of map.next) {
    const [start, end] = [centreOf(layout, spotOf(arena, from)), centreOf(layout, spotOf(arena, to))];
    ctx.beginPath();
    ctx.moveTo(start.x, start.y);
    ctx.lineTo(end.x, end.y);
    ctx.stroke();
  }
  ctx.lineCap = 'butt';
  for (const chain of map.lanes.values()) {
    const [first] = chain;
    const side = first === undefined ? undefined : spawnSide(map, first);
    if (first === undefined || !side) continue;
    const spot = spotOf(arena, first);
    const [start, beyond] = [centreOf(layout, spot), centreOf(layout, away(spot, side))];
    ctx.beginPath();
    ctx.moveTo(start.x, start.y);
    ctx.lineTo((start.x + beyond.x) / 2, (start.y + beyond.y) / 2);
    ctx.stroke();
  }
}

function arrow(sheet: Sheet, arena: Arena, from: Space, to: Space): void {
  const direction = directionOf(arena.map, from, to);
  if (!direction) return;
  const size = arena.layout.size * 0.26;
  chevron(sheet, middle(roomOf(arena, from)), direction, { size, colour: '#aeb8c5' });
}

/** What is defended: a gate with its towers, bright enough to be found at once. */
function gate(sheet: Sheet, arena: Arena, exit: Space): void {
  const room = roomOf(arena, exit);
  const { ctx } = sheet;
  rounded(ctx, inset(room, 5), 12);
  ctx.fillStyle = '#2b3340';
  ctx.fill();
  ctx.strokeStyle = colours.brass;
  ctx.lineWidth = 4;
  ctx.stroke();
  icon(sheet, 'castle', at(middle(room).x, room.y + room.height * 0.4), {
    size: room.width * 0.62,
    colour: colours.parchment,
  });
}
