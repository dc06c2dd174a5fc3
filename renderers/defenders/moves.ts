/** What moved since the last picture: the steps of generals, the rides of heroes. */
import { locationIds } from '../../src/games/defenders/content/map.js';
import type { View } from '../../src/games/defenders/types/index.js';
import { colours, fade } from '../kit/palette.js';
import { type Point, angleTo, at, between, polar, polygon } from '../kit/shapes.js';
import { type Sheet, explain, kept } from '../kit/sheet.js';
import type { Changes, Trail } from './changes.js';
import { mapRoom, radiusOf, spotOf } from './geography.js';
import { heroMark } from './look.js';
import { nameBox } from './background.js';
import { text } from './text.js';

/** Trails of generals and rides of heroes since the last picture; names of places stay clear of them. */
export function drawMoves(sheet: Sheet, view: View, changes: Changes): void {
  offNames(sheet, () => {
    for (const trail of changes.generals.values()) drawTrail(sheet, trail);
    for (const [slot, trail] of changes.heroes) {
      const hero = view.heroes[slot];
      if (hero && !hero.gone) drawRide(sheet, trail, heroMark(view, slot).colour);
    }
  });
}

/** Paints on the map, but not over the names of places. */
function offNames(sheet: Sheet, paint: () => void): void {
  kept(sheet, (ctx) => {
    ctx.beginPath();
    ctx.rect(mapRoom.x, mapRoom.y, mapRoom.width, mapRoom.height);
    for (const loc of locationIds) {
      const { x, y, width, height } = nameBox(sheet, loc);
      /** On whole pixels: a clip that needs no soft edge costs next to nothing. */
      const [left, top] = [Math.floor(x - 2), Math.floor(y)];
      ctx.rect(left, top, Math.ceil(x + width + 2) - left, Math.ceil(y + height) - top);
    }
    ctx.clip('evenodd');
    paint();
  });
}

/** Where a general came from: a dashed trail to where he stands. */
function drawTrail(sheet: Sheet, { from, to }: Trail): void {
  dashes(sheet, spotOf(from), spotOf(to), { colour: colours.brass, width: 8, radius: radiusOf(to) });
  explain(sheet, 'trail', {
    rank: 2,
    text: text[sheet.locale].trail,
    paint: (target, room) => {
      const y = room.y + room.height / 2;
      dashes(target, at(room.x - 4, y), at(room.x + room.width, y), { colour: colours.brass, width: 5, radius: 0 });
    },
  });
}

type Dashes = { colour: string; width: number; radius: number };

function dashes(sheet: Sheet, from: Point, to: Point, { colour, width, radius }: Dashes): void {
  const heading = angleTo(from, to);
  const tip = polar(to, -radius, heading);
  const neck = polar(tip, -width * 1.6, heading);
  kept(sheet, (ctx) => {
    for (const [ink, extra] of [
      [colours.night, 6],
      [colour, 0],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(from.x, from.y);
      ctx.lineTo(neck.x, neck.y);
      ctx.setLineDash(extra > 0 ? [] : [width * 1.7, width]);
      ctx.strokeStyle = ink;
      ctx.lineWidth = width + extra;
      ctx.stroke();
      ctx.setLineDash([]);
      polygon(ctx, [tip, polar(tip, -width * 2.4, heading - 0.55), polar(tip, -width * 2.4, heading + 0.55)]);
      ctx.fillStyle = ink;
      ctx.fill();
      if (extra > 0) ctx.stroke();
    }
  });
}

/** How a hero got here: thin dots in his colour, in a slight bow. */
function drawRide(sheet: Sheet, { from, to }: Trail, colour: string): void {
  const [start, end] = [spotOf(from), spotOf(to)];
  const half = between(start, end, 0.5);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const control = polar(half, Math.min(70, length * 0.14), angleTo(start, end) - Math.PI / 2);
  kept(sheet, (ctx) => {
    ctx.lineCap = 'round';
    for (const [ink, width] of [
      [fade(colours.night, 0.8), 10],
      [colour, 5],
    ] as const) {
      ctx.setLineDash([1, 13]);
      ctx.beginPath();
      ctx.moveTo(start.x, start.y);
      ctx.quadraticCurveTo(control.x, control.y, end.x, end.y);
      ctx.strokeStyle = ink;
      ctx.lineWidth = width;
      ctx.stroke();
    }
  });
  explain(sheet, 'ride', {
    rank: 4,
    text: text[sheet.locale].ride,
    paint: (target, room) => {
      kept(target, (ctx) => {
        ctx.lineCap = 'round';
        ctx.setLineDash([1, 10]);
        ctx.strokeStyle = colours.chalk;
        ctx.lineWidth = 5;
        ctx.beginPath();
        ctx.moveTo(room.x + 2, room.y + room.height / 2);
        ctx.lineTo(room.x + room.width, room.y + room.height / 2);
        ctx.stroke();
      });
    },
  });
}
