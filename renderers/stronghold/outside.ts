/** Before the walls: foregrounds, ramparts, what lies on the paths, and the dead. */
import { ritualSpaces } from '../../src/games/stronghold/content/numbers.js';
import { engineAt, engineId } from '../../src/games/stronghold/rules/places.js';
import { capacityOf } from '../../src/games/stronghold/rules/room.js';
import { totalOf } from '../../src/games/stronghold/rules/units.js';
import {
  type Foreground,
  type Path,
  type Rampart,
  foregrounds,
  invaderUnits,
  paths,
  ramparts,
} from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { badge } from '../kit/badges.js';
import type { Differences } from '../kit/differences.js';
import { textured } from '../kit/hatching.js';
import { icon } from '../kit/icons.js';
import { halo, haloRound } from '../kit/marks.js';
import { colours } from '../kit/palette.js';
import { building } from '../kit/pieces.js';
import { type Box, type Point, around, at, box, disc, inset, middle, rounded, seatShape } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { foregroundRoom, graveRoom, rampartRoom, wayOf } from './layout.js';
import { pieceIcon, throwerIcon, trainingIcon, unitLook } from './look.js';
import { text } from './text.js';
import { heap } from './troops.js';

export function drawOutside(sheet: Sheet, view: View, changes: Differences): void {
  for (const foreground of foregrounds) drawForeground(sheet, view, foreground, changes);
  for (const rampart of ramparts) drawRampart(sheet, view, rampart, changes);
  for (const path of paths) drawPiece(sheet, view, path, changes);
  drawGrave(sheet, view, changes);
}

function fullness(sheet: Sheet, view: View, place: Foreground | Rampart, room: Box): void {
  const there = totalOf(place === 'fw' || place === 'fe' ? view.foregrounds[place] : view.ramparts[place].units);
  const most = capacityOf(view, place);
  write(sheet, `${there}/${most}`, box(room.x + room.width - 62, room.y + 4, 53, 24), {
    size: 20,
    face: 'strong',
    align: 'right',
    colour: there >= most ? colours.orange : colours.parchmentShade,
  });
}

function drawForeground(sheet: Sheet, view: View, foreground: Foreground, changes: Differences): void {
  const room = foregroundRoom(foreground);
  fullness(sheet, view, foreground, room);
  const engine = engineAt(view, foreground);
  const inner = box(room.x + 70, room.y + 8, room.width - 140 - (engine ? 80 : 0), room.height - 16);
  heap(sheet, inner, foreground, view.foregrounds[foreground], { size: 50, changes });
  if (engine)
    drawEngine(sheet, view, foreground, at(room.x + room.width - 130, middle(room).y + 2), { size: 52, changes });
}

/** A throwing engine with the hits and misses left in its pile. */
function drawEngine(
  sheet: Sheet,
  view: View,
  place: Foreground | Rampart,
  centre: Point,
  { size, changes }: { size: number; changes: Differences },
): void {
  const engine = engineAt(view, place);
  if (!engine) return;
  const key = `engine:${engineId(engine)}`;
  building(sheet, centre, {
    id: key,
    icon: throwerIcon[engine.kind],
    colour: colours.parchment,
    size,
    ...changes.mark(key),
  });
  const pile = view.piles[engineId(engine)] ?? { hits: 0, misses: 0 };
  const x = centre.x + size / 2 + 13;
  badge(sheet, at(x, centre.y - 11), String(pile.hits), { size: 17, fill: colours.brass });
  badge(sheet, at(x, centre.y + 12), String(pile.misses), { size: 17, fill: colours.lightStone });
  explain(sheet, 'pile', {
    rank: 6,
    text: text[sheet.locale].legend.hits,
    paint: (target, room) => {
      disc(target.ctx, at(room.x + 8, middle(room).y), 8);
      target.ctx.fillStyle = colours.brass;
      target.ctx.fill();
      disc(target.ctx, at(room.x + 22, middle(room).y), 8);
      target.ctx.fillStyle = colours.lightStone;
      target.ctx.fill();
    },
  });
  if (engine.bloodstones || engine.precise)
    icon(sheet, engine.bloodstones ? 'gems' : 'on-target', at(centre.x - size * 0.36, centre.y - size * 0.36), {
      size: 22,
      colour: colours.purple,
    });
}

function drawRampart(sheet: Sheet, view: View, rampart: Rampart, changes: Differences): void {
  const room = rampartRoom(rampart);
  const { units, altar, mantlet, trainings } = view.ramparts[rampart];
  if (mantlet) drawMantlet(sheet, room, rampart, changes);
  fullness(sheet, view, rampart, room);
  heap(sheet, box(room.x + 5, room.y + 34, room.width - 10, 58), rampart, units, { size: 46, changes });
  const y = room.y + room.height - 28;
  if (altar) {
    const key = `altar:${rampart}`;
    const where = at(room.x + 28, y);
    building(sheet, where, {
      id: key,
      icon: 'stone-block',
      colour: colours.parchment,
      size: 40,
      ...changes.mark(key),
    });
    if (altar.wall) badge(sheet, at(where.x + 30, where.y), altar.wall, { size: 17, fill: colours.vermilion });
  } else drawEngine(sheet, view, rampart, at(room.x + 28, y), { size: 40, changes });
  trainings.forEach((training, index) => {
    const key = `training:${rampart}:${training}`;
    const where = around(at(room.x + 91 + index * 27, y), 26);
    placed(sheet, key, where);
    if (changes.by(key) > 0) haloRound(sheet, inset(where, 4), 8);
    rounded(sheet.ctx, where, 7);
    sheet.ctx.fillStyle = colours.green;
    sheet.ctx.fill();
    sheet.ctx.strokeStyle = colours.night;
    sheet.ctx.lineWidth = 2;
    sheet.ctx.stroke();
    icon(sheet, trainingIcon[training], middle(where), { size: 22, colour: colours.night });
    explain(sheet, training, {
      rank: 6,
      text: text[sheet.locale].words.actions[training].toLowerCase(),
      paint: (target, tile) => {
        icon(target, trainingIcon[training], middle(tile), { size: 26, colour: colours.green });
      },
    });
  });
}

/** Planks along the edge, against arrows. */
function drawMantlet(sheet: Sheet, room: Box, rampart: Rampart, changes: Differences): void {
  const edge = box(room.x + 2, room.y - 6, room.width - 4, 11);
  placed(sheet, `mantlet:${rampart}`, edge);
  if (changes.by(`mantlet:${rampart}`) > 0) haloRound(sheet, inset(edge, 3), 6);
  planks(sheet, edge);
  explain(sheet, 'mantlet', {
    rank: 6,
    text: text[sheet.locale].legend.mantlet,
    paint: (target, tile) => {
      planks(target, around(middle(tile), 28, 12));
    },
  });
}

function planks(sheet: Sheet, room: Box): void {
  const { ctx } = sheet;
  const lay = (path: typeof ctx): void => {
    rounded(path, room, 4);
  };
  lay(ctx);
  ctx.fillStyle = colours.parchmentShade;
  ctx.fill();
  textured(sheet, lay, { texture: 'slanted', ink: colours.vermilion, step: 12 });
  lay(ctx);
  ctx.strokeStyle = colours.night;
  ctx.lineWidth = 2.5;
  ctx.stroke();
}

/** A bridge is a plank, a trap a diamond with the letter of its prey. */
function drawPiece(sheet: Sheet, view: View, path: Path, changes: Differences): void {
  const piece = view.paths[path];
  if (!piece) return;
  const { spot } = wayOf(path);
  const key = `path:${path}:${piece}`;
  placed(sheet, key, around(spot, 32));
  const words = text[sheet.locale].legend;
  if (piece === 'bridge') {
    const plank = around(spot, 34, 24);
    if (changes.by(key) > 0) haloRound(sheet, inset(plank, 4), 6);
    rounded(sheet.ctx, plank, 4);
    sheet.ctx.fillStyle = colours.parchment;
    sheet.ctx.fill();
    sheet.ctx.strokeStyle = colours.vermilion;
    sheet.ctx.lineWidth = 3;
    sheet.ctx.stroke();
    icon(sheet, pieceIcon.bridge, spot, { size: 22, colour: '#a84600' });
    explain(sheet, 'bridge', {
      rank: 6,
      text: words.bridge,
      paint: (target, tile) => {
        icon(target, pieceIcon.bridge, middle(tile), { size: 26, colour: colours.parchment });
      },
    });
    return;
  }
  if (changes.by(key) > 0)
    halo(sheet, (lay, grow) => {
      seatShape(lay, 'diamond', spot, 15 + grow);
    });
  trapMark(sheet, spot, unitLook[piece === 'goblin-trap' ? 'goblin' : 'troll'].sign ?? '');
  explain(sheet, 'trap', {
    rank: 6,
    text: words.traps,
    paint: (target, tile) => {
      trapMark(target, middle(tile), '');
    },
  });
}

function trapMark(sheet: Sheet, centre: Point, sign: string): void {
  seatShape(sheet.ctx, 'diamond', centre, 15);
  sheet.ctx.fillStyle = colours.green;
  sheet.ctx.fill();
  sheet.ctx.strokeStyle = colours.chalk;
  sheet.ctx.lineWidth = 2.5;
  sheet.ctx.stroke();
  write(sheet, sign, around(centre, 32), { size: 18, face: 'heavy', align: 'center', colour: colours.night });
}

/** The dead by type, and the goblins on the ritual track. */
function drawGrave(sheet: Sheet, view: View, changes: Differences): void {
  const words = text[sheet.locale];
  icon(sheet, 'tombstone', at(graveRoom.x + 24, graveRoom.y + 28), { size: 30, colour: colours.lightStone });
  invaderUnits.forEach((type, index) => {
    const x = graveRoom.x + 58 + index * 44;
    const { sign = '' } = unitLook[type];
    write(sheet, `${view.dead[type]}${sign}`, box(x - 16, graveRoom.y + 12, 42, 32), {
      size: 20,
      face: 'strong',
      align: 'center',
      colour: changes.by(`units:dead:${type}`) > 0 ? colours.brass : colours.parchmentShade,
    });
  });
  placed(sheet, 'dead', box(graveRoom.x, graveRoom.y, graveRoom.width, 48));
  icon(sheet, 'gems', at(graveRoom.x + 24, graveRoom.y + 64), { size: 28, colour: colours.purple });
  placed(sheet, 'rites', box(graveRoom.x, graveRoom.y + 48, graveRoom.width, 40));
  write(sheet, `${words.rites} ${view.ritualTrack}/${ritualSpaces}`, box(graveRoom.x + 46, graveRoom.y + 50, 126, 30), {
    size: 20,
    face: 'strong',
    colour: colours.parchmentShade,
  });
}
