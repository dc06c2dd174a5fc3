/** What never changes on the board: the ground, the paths, the masonry, the towers. Painted once and kept. */
import { isForeground, endsOf } from '../../src/games/stronghold/rules/places.js';
import { foregrounds, paths, ramparts, towers, walls } from '../../src/games/stronghold/types/terms.js';
import { ground } from '../kit/frame.js';
import { arrow } from '../kit/marks.js';
import { colours, fade, mix } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { type Box, at, box, polygon, rounded } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import {
  fieldRoom,
  foregroundRoom,
  fortressRoom,
  gateRoom,
  graveRoom,
  masonry,
  rampartRoom,
  roadRoom,
  towerRoom,
  wallRoom,
  wallRows,
  wallTop,
  wayOf,
} from './layout.js';

const mud = '#2b2621';
const mudLight = '#3b332a';
const stoneDark = mix(colours.stone, colours.ink, 0.45);
const court = mix(colours.slate, colours.blue, 0.2);

export function paintStill(sheet: Sheet): void {
  ground(sheet);
  paintField(sheet);
  paintPaths(sheet);
  paintZones(sheet);
  paintColumns(sheet);
  paintMasonry(sheet);
  paintTowers(sheet);
}

/** Mud before the walls, flagstones behind them. */
function paintField({ ctx }: Sheet): void {
  ctx.fillStyle = mud;
  ctx.fillRect(0, fieldRoom.y, 1280, masonry.from - fieldRoom.y);
  ctx.fillStyle = mix(mud, colours.night, 0.35);
  ctx.fillRect(0, wallTop - 4, 1280, masonry.from - wallTop + 4);
  ctx.fillStyle = court;
  ctx.fillRect(0, masonry.to, 1280, fortressRoom.y + fortressRoom.height + 4 - masonry.to);
  ctx.strokeStyle = fade(colours.night, 0.22);
  ctx.lineWidth = 2;
  for (let x = 40; x < 1280; x += 80) {
    ctx.beginPath();
    ctx.moveTo(x, masonry.to);
    ctx.lineTo(x, fortressRoom.y + fortressRoom.height + 4);
    ctx.stroke();
  }
}

function paintPaths(sheet: Sheet): void {
  const { ctx } = sheet;
  for (const path of paths) {
    const { from, to } = wayOf(path);
    const [start] = endsOf(path);
    ctx.lineCap = 'round';
    for (const [ink, width] of [
      [colours.night, 17],
      [isForeground(start) ? '#6d5b45' : '#7d684d', 11],
    ] as const) {
      ctx.strokeStyle = ink;
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.moveTo(from.x, from.y);
      ctx.lineTo(to.x, to.y);
      ctx.stroke();
    }
  }
  const side = wayOf('rw2-rw1');
  arrow(sheet, at(side.from.x - 2, side.from.y + 34), at(side.to.x + 3, side.to.y + 34), {
    colour: '#a58a66',
    width: 7,
  });
  sheet.legend.clear();
  ctx.fillStyle = '#6d5b45';
  ctx.fillRect(gateRoom.x + 26, graveRoom.y, gateRoom.width - 52, masonry.from - graveRoom.y);
}

function zone(sheet: Sheet, room: Box, name: string): void {
  plate(sheet, room, { fill: mudLight, edge: '#6d5b45', edgeWidth: 3, radius: 12 });
  write(sheet, name, box(room.x + 9, room.y + 4, 60, 24), { size: 22, face: 'heavy', colour: colours.parchment });
}

function paintZones(sheet: Sheet): void {
  for (const one of foregrounds) zone(sheet, foregroundRoom(one), one);
  for (const one of ramparts) {
    zone(sheet, rampartRoom(one), one);
    const { x, y, width, height } = rampartRoom(one);
    sheet.ctx.fillStyle = fade(colours.night, 0.28);
    rounded(sheet.ctx, box(x + 5, y + height - 52, width - 10, 47), 8);
    sheet.ctx.fill();
  }
  plate(sheet, roadRoom, { fill: mudLight, edge: '#6d5b45', edgeWidth: 3, radius: 12 });
  plate(sheet, graveRoom, { fill: mix(mud, colours.night, 0.5), edge: '#4d4436', edgeWidth: 2, radius: 12 });
}

/** Courses of stone with merlons on the enemy's side. */
function paintMasonry({ ctx }: Sheet): void {
  const { from, to } = masonry;
  ctx.fillStyle = colours.night;
  ctx.fillRect(0, from - 2, 1280, to - from + 5);
  for (let x = -6; x < 1280; x += 32) {
    ctx.fillStyle = colours.night;
    ctx.fillRect(x - 2, from - 12, 22, 14);
    ctx.fillStyle = stoneDark;
    ctx.fillRect(x, from - 10, 18, 14);
  }
  ctx.fillStyle = stoneDark;
  ctx.fillRect(0, from, 1280, to - from);
  ctx.strokeStyle = fade(colours.night, 0.4);
  ctx.lineWidth = 2;
  const course = (to - from) / 4;
  for (let line = 0; line < 4; line += 1) {
    const y = from + line * course;
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.lineTo(1280, y);
    ctx.stroke();
    for (let x = line % 2 === 0 ? 14 : -4; x < 1280; x += 36) {
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x, y + course);
      ctx.stroke();
    }
  }
}

function paintColumns(sheet: Sheet): void {
  const { ctx } = sheet;
  for (const wall of walls) {
    const { x, y, width } = wallRoom(wall);
    const rows = wallRows(wall);
    rounded(ctx, box(x, y, width, rows.word.y + rows.word.height - y + 2), 8);
    ctx.fillStyle = fade(colours.slate, 0.9);
    ctx.fill();
    rounded(ctx, box(x, rows.defenders.y - 3, width, rows.platform.y + rows.platform.height - rows.defenders.y + 6), 8);
    ctx.fillStyle = fade(colours.night, 0.35);
    ctx.fill();
    write(sheet, wall, rows.id, { size: 24, face: 'heavy', align: 'center', colour: colours.chalk });
  }
}

function paintTowers(sheet: Sheet): void {
  const { ctx } = sheet;
  for (const tower of towers) {
    const { x, width } = towerRoom(tower);
    const centre = x + width / 2;
    const [top, foot] = [masonry.from - 62, masonry.to + 30];
    polygon(ctx, [
      at(x - 3, top + 10),
      at(x + 5, top),
      at(x + width - 5, top),
      at(x + width + 3, top + 10),
      at(x + width + 3, foot - 10),
      at(x + width - 5, foot),
      at(x + 5, foot),
      at(x - 3, foot - 10),
    ]);
    ctx.fillStyle = colours.stone;
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 3;
    ctx.stroke();
    for (const step of [-13, 0, 13]) {
      ctx.fillStyle = colours.lightStone;
      ctx.fillRect(centre + step - 4, top - 7, 8, 11);
    }
    write(sheet, tower, box(x - 4, foot - 28, width + 8, 22), {
      size: 16,
      face: 'heavy',
      align: 'center',
      colour: colours.chalk,
    });
  }
}
