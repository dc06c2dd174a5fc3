/** What moved since the last picture: the steps of generals, the rides of heroes. */
import { locationIds } from '../../src/games/defenders/content/map.js';
import type { View } from '../../src/games/defenders/types/index.js';
import { colours, fade } from '../kit/palette.js';
import { type Box, type Point, angleTo, around, at, between, disc, middle, polar, polygon } from '../kit/shapes.js';
import { type Sheet, explain, kept } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import type { Changes, Trail } from './changes.js';
import { mapRoom, radiusOf, spotOf } from './geography.js';
import { heroMark } from './look.js';
import { nameBox } from './background.js';
import { text } from './text.js';

/** Trails of generals and rides of heroes since the last picture; names of places stay clear of them. */
export function drawMoves(sheet: Sheet, view: View, changes: Changes): void {
  const names = locationIds.map((loc) => nameBox(sheet, loc));
  if (changes.generals.size > 0)
    offNames(sheet, names, () => {
      for (const trail of changes.generals.values()) drawTrail(sheet, trail);
    });
  for (const [slot, trail] of changes.heroes) {
    const hero = view.heroes[slot];
    if (hero && !hero.gone) drawRide(sheet, trail, { colour: heroMark(view, slot).colour, names });
  }
}

/** Paints on the map, but not over the names of places. */
function offNames(sheet: Sheet, names: readonly Box[], paint: () => void): void {
  kept(sheet, (ctx) => {
    ctx.beginPath();
    ctx.rect(mapRoom.x, mapRoom.y, mapRoom.width, mapRoom.height);
    for (const { x, y, width, height } of names) {
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

/** From dot to dot of a ride, and how large one is. */
const dotStep = 14;
const dotSize = 10;

type Ride = { colour: string; names: readonly Box[] };

/** How a hero got here: thin dots in his colour, in a slight bow. */
function drawRide(sheet: Sheet, { from, to }: Trail, { colour, names }: Ride): void {
  const [start, end] = [spotOf(from), spotOf(to)];
  const half = between(start, end, 0.5);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const control = polar(half, Math.min(70, length * 0.14), angleTo(start, end) - Math.PI / 2);
  // Printed: a dashed line with round ends takes cairo a fifth of a picture's time.
  for (const dot of alongBow(start, control, end)) {
    const where = around(dot, dotSize);
    if (names.some((name) => isTouching(name, where))) continue;
    stamp(sheet, where, { key: `dot|${colour}`, margin: 2 }, ({ ctx }, within) => {
      disc(ctx, middle(within), dotSize / 2);
      ctx.fillStyle = fade(colours.night, 0.8);
      ctx.fill();
      disc(ctx, middle(within), dotSize / 4);
      ctx.fillStyle = colour;
      ctx.fill();
    });
  }
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

/** Points at even steps along a line that bows towards its control point, from its start. */
function alongBow(start: Point, control: Point, end: Point): Point[] {
  const points = [start];
  const pieces = 40;
  let last = start;
  let missing = dotStep;
  for (let piece = 1; piece <= pieces; piece += 1) {
    const share = piece / pieces;
    const next = between(between(start, control, share), between(control, end, share), share);
    const length = Math.hypot(next.x - last.x, next.y - last.y);
    for (; missing <= length; missing += dotStep) points.push(between(last, next, missing / length));
    missing -= length;
    last = next;
  }
  return points;
}

function isTouching(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
