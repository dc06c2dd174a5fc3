/** The player's own lane in the hand picture: what can be hit there, and how much each can still take. */
import { kindData } from '../../src/games/orcs-orcs-orcs/content/creatures.js';
import type { PlayerView, Ring, View } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { icon } from '../kit/icons.js';
import { hatchedEdge } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { section } from '../kit/panels.js';
import { bigEnemy, heart, smallEnemy, token } from '../kit/pieces.js';
import { type Box, at, box, columns, rounded } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { type Group, groups } from './lanes.js';
import { categoryColour, kindIcon, terrainLook } from './look.js';
import { text } from './text.js';

const fromOutside: readonly Ring[] = ['o', 'm', 'i'];

export function drawOwnLane(sheet: Sheet, room: Box, view: View, player: PlayerView): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, words.yourLane(player.space));
  const lane = { ...inner, width: inner.width - 66 };
  icon(sheet, 'white-tower', at(inner.x + inner.width - 30, lane.y + lane.height / 2), {
    size: 62,
    colour: colours.lightStone,
  });
  columns(lane, 3, 8).forEach((cell, index) => {
    const ring = fromOutside[index];
    if (ring) drawRing(sheet, cell, view, player, ring);
  });
}

function drawRing(sheet: Sheet, cell: Box, view: View, player: PlayerView, ring: Ring): void {
  const words = text[sheet.locale];
  const here = view.lanes[player.space];
  const ground = here.sections[ring];
  const look = ground.terrain ? terrainLook[ground.terrain] : undefined;
  rounded(sheet.ctx, cell, 8);
  sheet.ctx.fillStyle = look?.fill ?? colours.slab;
  sheet.ctx.fill();
  if (ring === 'i' && ground.creatures.length > 0) hatchedEdge(sheet, cell, { radius: 8, band: 7 });
  if (here.front === ring) {
    sheet.ctx.fillStyle = colours.chalk;
    sheet.ctx.fillRect(cell.x + cell.width - 7, cell.y + 8, 6, cell.height - 16);
  }
  const label = look ? `${words.rings[ring]} ${look.sign}` : words.rings[ring];
  write(sheet, label, box(cell.x + 10, cell.y + cell.height - 34, cell.width - 20, 26), {
    size: 20,
    colour: colours.parchmentShade,
    align: 'center',
  });
  const found = groups(ground.creatures);
  const items: (Group | 'toadlings')[] = ground.toadlings > 0 ? [...found, 'toadlings'] : found;
  if (items.length === 0) {
    write(sheet, '—', box(cell.x, cell.y, cell.width, cell.height - 30), {
      size: 30,
      align: 'center',
      colour: fade(colours.chalk, 0.5),
    });
    return;
  }
  const places = grid(box(cell.x + 10, cell.y + 12, cell.width - 20, cell.height - 50), items.length);
  items.forEach((item, index) => {
    const spot = places[index];
    if (!spot) return;
    if (item === 'toadlings') {
      token(sheet, spot.point, {
        id: `own-toadlings:${ring}`,
        size: spot.size * 0.8,
        icon: 'frog',
        colour: colours.sky,
        count: ground.toadlings,
      });
      return;
    }
    const category = kindData[item.kind].category;
    const style = {
      id: `target:${ring}:${item.kind}:${item.damage}`,
      size: spot.size,
      colour: categoryColour[category],
      icon: kindIcon[item.kind],
      count: item.count,
      damage: item.damage,
    };
    if (category === 'mighty') bigEnemy(sheet, spot.point, style);
    else smallEnemy(sheet, spot.point, { ...style, towards: 0 });
    heart(sheet, at(spot.point.x, spot.point.y + spot.size * 0.44), item.hitPoints - item.damage, spot.size);
    placed(sheet, `left:${item.kind}:${item.hitPoints - item.damage}`, cell);
  });
}

/** Even places in a box, as large as they can be. */
function grid(room: Box, count: number): { point: { x: number; y: number }; size: number }[] {
  let best = { size: 0, across: 1 };
  for (let across = 1; across <= count; across += 1) {
    const down = Math.ceil(count / across);
    const size = Math.min(86, (room.width - (across - 1) * 12) / across, (room.height - (down - 1) * 12) / down - 4);
    if (size > best.size) best = { size, across };
  }
  const down = Math.ceil(count / best.across);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / best.across);
    const inRow = Math.min(best.across, count - row * best.across);
    const step = Math.min(room.width / best.across, best.size + 30);
    return {
      point: at(
        room.x + room.width / 2 + ((index % best.across) - (inRow - 1) / 2) * step,
        room.y + (room.height * (row + 0.5)) / down,
      ),
      size: best.size,
    };
  });
}
