/** Minions of one people: its shape and icon in its colour, with how many there are. */
import type { Colour } from '../../src/games/defenders/content/peoples.js';
import { badge } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { delta, halo, signed } from '../kit/marks.js';
import { colours, fade, inkOn } from '../kit/palette.js';
import { type Point, around, at, middle, seatShape } from '../kit/shapes.js';
import { type Sheet, explain, kept, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { type PeopleLook, peopleLook } from './look.js';
import { text } from './text.js';

const iconShare: Record<PeopleLook['shape'], number> = {
  triangle: 0.54,
  diamond: 0.6,
  square: 0.76,
  disc: 0.7,
  pentagon: 0.6,
  hexagon: 0.6,
  star: 0.5,
  cross: 0.5,
};

/** A people's sign without a count. */
export function peopleSign(sheet: Sheet, people: Colour, centre: Point, size: number): void {
  stamp(sheet, around(centre, size), { key: `people|${people}`, margin: size * 0.1 + 4 }, (own, room) => {
    paintSign(own, people, middle(room), size);
  });
}

function paintSign(sheet: Sheet, people: Colour, centre: Point, size: number): void {
  const { colour, rim, shape, icon: name } = peopleLook[people];
  const { ctx } = sheet;
  const radius = size * 0.46;
  ctx.lineJoin = 'round';
  seatShape(ctx, shape, at(centre.x, centre.y + size * 0.05), radius + 1);
  ctx.fillStyle = colours.night;
  ctx.fill();
  seatShape(ctx, shape, centre, radius);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.strokeStyle = colours.night;
  ctx.lineWidth = Math.max(2.5, size * 0.06);
  ctx.stroke();
  seatShape(ctx, shape, centre, radius * 0.88);
  ctx.strokeStyle = rim === colours.night ? fade(colours.chalk, 0.6) : rim;
  ctx.lineWidth = Math.max(1.5, size * (rim === colours.night ? 0.035 : 0.07));
  ctx.stroke();
  const low = shape === 'triangle' ? size * 0.09 : 0;
  icon(sheet, name, at(centre.x, centre.y + low), { size: size * iconShare[shape], colour: inkOn(colour) });
}

export type HordeStyle = { id: string; people: Colour; count: number; size: number; change: number };

export function horde(sheet: Sheet, centre: Point, style: HordeStyle): void {
  const { people, count, size, change } = style;
  const room = around(centre, size);
  placed(sheet, style.id, room);
  const cut = { key: `horde|${people}|${count}|${change}`, margin: size * 0.2 + 24 };
  stamp(sheet, room, cut, (own, within) => {
    if (count === 0) ghost(own, middle(within), style);
    else crowd(own, middle(within), style);
  });
}

function crowd(sheet: Sheet, centre: Point, { people, count, size, change }: HordeStyle): void {
  const { shape } = peopleLook[people];
  if (change !== 0)
    halo(sheet, (path, grow) => {
      seatShape(path, shape, centre, size * 0.46 + grow);
    });
  peopleSign(sheet, people, centre, size);
  badge(sheet, at(centre.x + size * 0.4, centre.y - size * 0.34), String(count), { size: size > 50 ? 27 : 24 });
  if (change !== 0) delta(sheet, at(centre.x + size * 0.36, centre.y + size * 0.32), signed(change), 20);
}

/** None left of a people that stood here at the last picture. */
function ghost(sheet: Sheet, centre: Point, { people, size, change }: HordeStyle): void {
  const { shape, icon: name } = peopleLook[people];
  kept(sheet, (ctx) => {
    seatShape(ctx, shape, centre, size * 0.36);
    ctx.fillStyle = fade(colours.night, 0.55);
    ctx.fill();
    ctx.setLineDash([6, 5]);
    ctx.strokeStyle = colours.brass;
    ctx.lineWidth = 2.5;
    ctx.stroke();
  });
  icon(sheet, name, at(centre.x, centre.y + (shape === 'triangle' ? size * 0.07 : 0)), {
    size: size * 0.42,
    colour: colours.lightStone,
  });
  delta(sheet, at(centre.x + size * 0.52, centre.y + size * 0.42), signed(change), 18);
  explain(sheet, 'gone', {
    rank: 3,
    text: text[sheet.locale].gone,
    paint: (target, room) => {
      kept(target, (ctx) => {
        seatShape(ctx, 'square', at(room.x + room.width / 2, room.y + room.height / 2), 10);
        ctx.setLineDash([5, 4]);
        ctx.strokeStyle = colours.brass;
        ctx.lineWidth = 2.5;
        ctx.stroke();
      });
    },
  });
}
