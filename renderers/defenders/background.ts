/** What never changes on the map: the realm, its lines, the generals' ways, the places with their names. */
import { generalBoards, generalIds } from '../../src/games/defenders/content/generals.js';
import { type LocId, locationIds, sites } from '../../src/games/defenders/content/map.js';
import { ground } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { colours, fade, inkOn, mix } from '../kit/palette.js';
import {
  type Box,
  type Point,
  angleTo,
  around,
  at,
  between,
  box,
  disc,
  inset,
  polar,
  polygon,
  ring,
  seatShape,
} from '../kit/shapes.js';
import { plate } from '../kit/panels.js';
import { type Sheet, explain, kept, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { lines, mapRoom, radiusOf, spotOf } from './geography.js';
import { peopleLook, purple } from './look.js';
import { paintRealm } from './realm.js';
import { text } from './text.js';

export function paintStill(sheet: Sheet): void {
  ground(sheet);
  paintRealm(sheet);
  for (const [from, to] of lines) road(sheet, spotOf(from), spotOf(to));
  for (const general of generalIds) way(sheet, generalBoards[general].path, generalBoards[general].colour);
  for (const loc of locationIds) {
    const { kind } = sites[loc];
    if (kind === 'city') cityDisc(sheet, loc);
    else if (kind === 'inn') inn(sheet, loc);
    else place(sheet, loc);
    name(sheet, loc);
  }
  const { ctx } = sheet;
  ctx.strokeStyle = colours.brassDark;
  ctx.lineWidth = 3;
  ctx.strokeRect(mapRoom.x - 2, mapRoom.y + 1, mapRoom.width + 4, mapRoom.height - 2);
}

function stroke(sheet: Sheet, from: Point, to: Point, style: { colour: string; width: number }): void {
  const { ctx } = sheet;
  ctx.strokeStyle = style.colour;
  ctx.lineWidth = style.width;
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
}

function road(sheet: Sheet, from: Point, to: Point): void {
  stroke(sheet, from, to, { colour: fade(colours.night, 0.75), width: 9 });
  stroke(sheet, from, to, { colour: colours.lightStone, width: 4 });
}

/** The way of a general, with an arrowhead on each stretch. */
function way(sheet: Sheet, path: readonly LocId[], people: keyof typeof peopleLook): void {
  const { colour, rim } = peopleLook[people];
  const edge = rim === colours.night ? colours.night : colours.chalk;
  path.slice(1).forEach((loc, index) => {
    const previous = path[index];
    if (!previous) return;
    const [from, to] = [spotOf(previous), spotOf(loc)];
    stroke(sheet, from, to, { colour: colours.night, width: 15 });
    stroke(sheet, from, to, { colour: edge, width: 12 });
    stroke(sheet, from, to, { colour, width: 8 });
    const heading = angleTo(from, to);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [near, far] = [radiusOf(previous) / length, 1 - radiusOf(loc) / length];
    arrowHead(sheet, between(from, to, (near + far) / 2 + 10 / length), heading, { colour, edge });
  });
  explain(sheet, 'way', {
    rank: 6,
    text: text[sheet.locale].way,
    paint: (target, room) => {
      const y = room.y + room.height / 2;
      stroke(target, at(room.x, y), at(room.x + room.width - 6, y), { colour: colours.chalk, width: 10 });
      stroke(target, at(room.x, y), at(room.x + room.width - 6, y), { colour: '#1b1b1b', width: 6 });
      arrowHead(target, at(room.x + room.width - 2, y), 0, { colour: '#1b1b1b', edge: colours.chalk }, 10);
    },
  });
}

function arrowHead(sheet: Sheet, tip: Point, heading: number, look: { colour: string; edge: string }, size = 15): void {
  const { ctx } = sheet;
  polygon(ctx, [
    tip,
    polar(tip, -size * 1.5, heading - 0.62),
    polar(tip, -size * 0.9, heading),
    polar(tip, -size * 1.5, heading + 0.62),
  ]);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = colours.night;
  ctx.lineWidth = 9;
  ctx.stroke();
  ctx.strokeStyle = look.edge;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.strokeStyle = look.colour;
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.fillStyle = look.colour;
  ctx.fill();
}

/** A place: its disc ringed in its colour, with the people's shape and the colour's letter. */
function place(sheet: Sheet, loc: LocId): void {
  const { colour } = sites[loc];
  if (colour === 'purple') return;
  const look = peopleLook[colour];
  const { ctx } = sheet;
  const centre = spotOf(loc);
  const radius = radiusOf(loc);
  placed(sheet, `place:${loc}`, around(centre, radius * 2));
  disc(ctx, at(centre.x, centre.y + 3), radius + 2);
  ctx.fillStyle = colours.night;
  ctx.fill();
  disc(ctx, centre, radius);
  ctx.fillStyle = look.rim === colours.night ? look.colour : colours.chalk;
  ctx.fill();
  disc(ctx, centre, radius - 4.5);
  ctx.fillStyle = mix(look.colour, colours.ink, 0.66);
  ctx.fill();
  seatShape(ctx, look.shape, centre, 15);
  ctx.fillStyle = mix(look.colour, colours.ink, 0.12);
  ctx.fill();
  ctx.strokeStyle = look.rim === colours.night ? fade(colours.chalk, 0.55) : colours.chalk;
  ctx.lineWidth = 1.5;
  ctx.stroke();
  write(
    sheet,
    text[sheet.locale].letters[colour],
    around(at(centre.x, centre.y + (look.shape === 'triangle' ? 4 : 0)), 30),
    { size: 17, face: 'heavy', colour: inkOn(look.colour), align: 'center' },
  );
}

function inn(sheet: Sheet, loc: LocId): void {
  const { ctx } = sheet;
  const { x, y } = spotOf(loc);
  const radius = radiusOf(loc);
  placed(sheet, `place:${loc}`, around(at(x, y), radius * 2));
  const house = (grow: number, low = 0): void => {
    polygon(ctx, [
      at(x - radius - grow, y - 4 + low),
      at(x, y - radius - 6 - grow + low),
      at(x + radius + grow, y - 4 + low),
      at(x + radius + grow, y + radius + grow + low),
      at(x - radius - grow, y + radius + grow + low),
    ]);
  };
  ctx.lineJoin = 'round';
  house(2, 3);
  ctx.fillStyle = colours.night;
  ctx.fill();
  house(0);
  ctx.fillStyle = purple;
  ctx.fill();
  house(-5);
  ctx.fillStyle = mix(purple, colours.ink, 0.72);
  ctx.fill();
  icon(sheet, 'beer-stein', at(x, y + 4), { size: 28, colour: colours.chalk });
  explain(sheet, 'inn', {
    rank: 8,
    text: text[sheet.locale].inn,
    paint: (target, room) => {
      icon(target, 'beer-stein', at(room.x + room.width / 2, room.y + room.height / 2), { size: 24, colour: purple });
    },
  });
}

/** Walls round a keep, seen from above. */
function cityDisc(sheet: Sheet, loc: LocId): void {
  const { ctx } = sheet;
  const centre = spotOf(loc);
  const radius = radiusOf(loc);
  placed(sheet, `place:${loc}`, around(centre, radius * 2));
  disc(ctx, at(centre.x, centre.y + 5), radius + 8);
  ctx.fillStyle = colours.night;
  ctx.fill();
  disc(ctx, centre, radius + 6);
  ctx.fillStyle = colours.brass;
  ctx.fill();
  disc(ctx, centre, radius + 1);
  ctx.fillStyle = colours.night;
  ctx.fill();
  disc(ctx, centre, radius - 1);
  ctx.fillStyle = mix(purple, colours.ink, 0.7);
  ctx.fill();
  kept(sheet, () => {
    for (const tooth of ring(centre, radius + 6, 16)) {
      disc(ctx, tooth, 4.5);
      ctx.fillStyle = colours.brass;
      ctx.fill();
      ctx.strokeStyle = colours.night;
      ctx.lineWidth = 1.5;
      ctx.stroke();
    }
  });
  icon(sheet, 'castle', at(centre.x, centre.y - 3), { size: 88, colour: colours.brass });
}

const labelSize = 20;

const ribbonGap = 8;

const nameBoxes = new Map<string, Box>();

/** Where a place's name stands: below its disc, clear of the city's ribbon, a chest before it. Found once for each language. */
export function nameBox(sheet: Sheet, loc: LocId): Box {
  const key = `${sheet.locale}|${loc}`;
  const found = nameBoxes.get(key) ?? findNameBox(sheet, loc);
  nameBoxes.set(key, found);
  return found;
}

function findNameBox(sheet: Sheet, loc: LocId): Box {
  const own = nameUnder(sheet, loc);
  const city = locationIds.find((one) => sites[one].kind === 'city');
  if (city === undefined || loc === city) return own;
  const ribbon = nameUnder(sheet, city);
  const isBeside = own.y >= ribbon.y + ribbon.height || own.y + own.height <= ribbon.y;
  if (isBeside) return own;
  const isLeft = spotOf(loc).x < spotOf(city).x;
  const left = isLeft
    ? Math.min(own.x, ribbon.x - ribbonGap - own.width)
    : Math.max(own.x, ribbon.x + ribbon.width + ribbonGap);
  return box(left, own.y, own.width, own.height);
}

/** Below the disc; the city's on a ribbon across its wall. */
function nameUnder(sheet: Sheet, loc: LocId): Box {
  const { x, y } = spotOf(loc);
  const city = sites[loc].kind === 'city';
  const wide =
    widthOf(sheet, labelOf(sheet, loc), city ? 'title' : 'strong', city ? 22 : labelSize) +
    (sites[loc].chest ? 28 : 0) +
    (city ? 28 : 0);
  const left = Math.max(mapRoom.x + 6, Math.min(mapRoom.x + mapRoom.width - 6 - wide, x - wide / 2));
  return city ? box(left, y + 38, wide, 34) : box(left, y + radiusOf(loc) + 6, wide, labelSize + 2);
}

function labelOf(sheet: Sheet, loc: LocId): string {
  const { label, name: full } = text[sheet.locale].locations[loc];
  return sites[loc].kind === 'city' ? full : label;
}

function name(sheet: Sheet, loc: LocId): void {
  const city = sites[loc].kind === 'city';
  const outer = nameBox(sheet, loc);
  if (city) plate(sheet, outer, { fill: colours.night, edge: colours.brass, edgeWidth: 2.5, radius: 8 });
  const room = city ? inset(outer, 14, 0) : outer;
  const chest = sites[loc].chest ? 28 : 0;
  if (chest > 0) {
    const centre = at(room.x + 11, room.y + room.height / 2);
    icon(sheet, 'locked-chest', at(centre.x, centre.y + 1.5), { size: 26, colour: colours.night });
    icon(sheet, 'locked-chest', centre, { size: 23, colour: colours.brass });
    placed(sheet, `chest:${loc}`, around(centre, 23));
    explain(sheet, 'chest', {
      rank: 9,
      text: text[sheet.locale].chest,
      paint: (target, legend) => {
        icon(target, 'locked-chest', at(legend.x + legend.width / 2, legend.y + legend.height / 2), {
          size: 24,
          colour: colours.brass,
        });
      },
    });
  }
  write(sheet, labelOf(sheet, loc), box(room.x + chest, room.y, room.width - chest + 2, room.height), {
    size: city ? 22 : labelSize,
    face: city ? 'title' : 'strong',
    colour: city ? colours.brass : colours.chalk,
    rim: colours.night,
  });
}
