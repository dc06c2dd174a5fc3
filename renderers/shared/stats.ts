/** Records as a picture: who won how many of how many, and a few numbers beside it. */
import type { StatsTask } from '../contract.js';
import { ground } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { layer } from '../kit/layers.js';
import { colours, fade } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { type Box, at, box, columns, rounded, rows } from '../kit/shapes.js';
import { type Sheet, openSheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Draft } from '../renderer.js';
import { drawRoad, roadHeight } from './road.js';

const banner = 150;
const tileHeight = 128;
const rowHeight = 74;

export function drawStats(task: StatsTask): Draft {
  const body = task.road ? roadHeight(task.road.length) : Math.max(1, task.bars.length) * rowHeight;
  const tiles = task.tiles.length > 0 ? tileHeight + 18 : 0;
  const sheet = openSheet(task.locale, Math.max(520, banner + tiles + body + 60));
  layer(sheet, 'stats', ground);
  head(sheet, task);
  if (tiles > 0) numbers(sheet, box(36, banner + 18, sheet.width - 72, tileHeight), task.tiles);
  const room = box(36, banner + tiles + 24, sheet.width - 72, body);
  if (task.road) drawRoad(sheet, room, task.road);
  else bars(sheet, room, task);
  return { name: 'stats.png', sheet, alt: task.alt };
}

function head(sheet: Sheet, { title, subtitle }: StatsTask): void {
  const { ctx, width } = sheet;
  ctx.fillStyle = colours.night;
  ctx.fillRect(0, 0, width, banner);
  ctx.fillStyle = colours.brass;
  ctx.fillRect(0, banner - 5, width, 5);
  icon(sheet, 'trophy-cup', at(98, banner / 2 - 3), { size: 104, colour: colours.brass });
  write(sheet, title, box(176, 16, width - 216, 72), { size: 56, face: 'title', colour: colours.chalk, floor: 28 });
  write(sheet, subtitle, box(176, 90, width - 216, 40), { size: 28, colour: colours.parchmentShade, floor: 18 });
}

function numbers(sheet: Sheet, room: Box, tiles: StatsTask['tiles']): void {
  columns(room, tiles.length, 16).forEach((tile, index) => {
    const shown = tiles[index];
    if (!shown) return;
    plate(sheet, tile, { fill: fade(colours.night, 0.72), edge: colours.stone, edgeWidth: 2 });
    placed(sheet, `tile:${index}`, tile);
    write(sheet, shown.value, box(tile.x + 10, tile.y + 12, tile.width - 20, 64), {
      size: 52,
      face: 'heavy',
      colour: colours.brass,
      align: 'center',
      floor: 24,
    });
    write(sheet, shown.label, box(tile.x + 10, tile.y + 80, tile.width - 20, 36), {
      size: 24,
      colour: colours.parchmentShade,
      align: 'center',
      floor: 16,
    });
  });
}

/** Each bar is as long as what was played, and brass as far as it was won; the numbers say the same. */
function bars(sheet: Sheet, room: Box, { bars: list, empty }: StatsTask): void {
  if (list.length === 0) {
    write(sheet, empty, box(room.x, room.y, room.width, rowHeight), {
      size: 30,
      colour: colours.parchmentShade,
      align: 'center',
    });
    return;
  }
  const most = Math.max(1, ...list.map(({ total }) => total));
  rows(room, list.length, 10).forEach((line, index) => {
    const bar = list[index];
    if (!bar) return;
    const nameWidth = 380;
    const valueWidth = 190;
    placed(sheet, `bar:${index}`, line);
    write(sheet, bar.label, box(line.x, line.y, nameWidth - 20, line.height), {
      size: 32,
      face: 'strong',
      colour: colours.chalk,
      floor: 18,
    });
    const lane = box(line.x + nameWidth, line.y + 12, line.width - nameWidth - valueWidth, line.height - 24);
    const { ctx } = sheet;
    rounded(ctx, box(lane.x, lane.y, Math.max(10, (lane.width * bar.total) / most), lane.height), 8);
    ctx.fillStyle = colours.lightStone;
    ctx.fill();
    if (bar.part > 0) {
      rounded(ctx, box(lane.x, lane.y, Math.max(10, (lane.width * bar.part) / most), lane.height), 8);
      ctx.fillStyle = colours.brass;
      ctx.fill();
    }
    write(sheet, bar.value, box(line.x + line.width - valueWidth + 12, line.y, valueWidth - 12, line.height), {
      size: 32,
      face: 'heavy',
      colour: colours.chalk,
      align: 'right',
      floor: 18,
    });
  });
}
