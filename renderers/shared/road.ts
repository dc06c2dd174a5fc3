/** A campaign as a road that winds from place to place, with the stars and badges that were won at each. */
import type { RoadPlace } from '../contract.js';
import { icon } from '../kit/icons.js';
import { colours, fade } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { type Box, type Point, at, box, disc, middle, seatShape } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';

const perRow = 4;
const gap = { across: 34, down: 44 } as const;
const placeHeight = 168;

export function roadHeight(places: number): number {
  const rows = Math.ceil(places / perRow);
  return rows * placeHeight + (rows - 1) * gap.down;
}

/** To the right, then back to the left, so that neighbours on the road are neighbours on the map. */
function roomOf(room: Box, index: number): Box {
  const width = (room.width - gap.across * (perRow - 1)) / perRow;
  const row = Math.floor(index / perRow);
  const along = index % perRow;
  const column = row % 2 === 0 ? along : perRow - 1 - along;
  return box(room.x + column * (width + gap.across), room.y + row * (placeHeight + gap.down), width, placeHeight);
}

/** Travelled up to the last place that was won, dotted beyond it. */
function way({ ctx }: Sheet, from: Point, to: Point, how: 'travelled' | 'ahead'): void {
  ctx.save();
  ctx.lineWidth = 14;
  ctx.lineCap = 'round';
  ctx.strokeStyle = how === 'travelled' ? colours.brassDark : colours.stone;
  ctx.setLineDash(how === 'travelled' ? [] : [2, 26]);
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
  ctx.restore();
}

function stars(sheet: Sheet, centre: Point, { stars: has, ofStars }: RoadPlace, ink: string): void {
  const { ctx } = sheet;
  const step = 44;
  for (let star = 0; star < ofStars; star += 1) {
    seatShape(ctx, 'star', at(centre.x + (star - (ofStars - 1) / 2) * step, centre.y), 18);
    ctx.fillStyle = star < has ? colours.brass : fade(ink, 0.1);
    ctx.fill();
    ctx.strokeStyle = star < has ? colours.brassDark : fade(ink, 0.55);
    ctx.lineWidth = 3;
    ctx.stroke();
  }
}

const looks = {
  won: { fill: colours.parchment, edge: colours.brass, ink: colours.parchmentInk },
  tried: { fill: colours.ink, edge: colours.lightStone, ink: colours.chalk },
  open: { fill: colours.ink, edge: colours.stone, ink: colours.lightStone },
} as const;

function drawPlace(sheet: Sheet, room: Box, place: RoadPlace): void {
  const { fill, edge, ink } = looks[place.state];
  const { ctx } = sheet;
  plate(sheet, room, { fill, edge, edgeWidth: place.state === 'open' ? 2 : 4 });
  write(sheet, place.label, box(room.x + 12, room.y + 10, room.width - 24, 66), {
    size: 28,
    face: 'strong',
    colour: ink,
    align: 'center',
    paragraph: true,
    floor: 20,
  });
  const low = room.y + room.height - 42;
  if (place.ofStars === 0 && place.state === 'won') {
    icon(sheet, 'check-mark', at(middle(room).x, low), { size: 46, colour: colours.brassDark });
  }
  const isBadged = place.badges.length > 0 && place.ofStars > 0;
  stars(sheet, at(middle(room).x - (isBadged ? place.badges.length * 24 : 0), low), place, ink);
  if (!isBadged) return;
  place.badges.forEach(({ icon: name, has }, index) => {
    const centre = at(room.x + room.width - 34 - (place.badges.length - 1 - index) * 48, low);
    disc(ctx, centre, 21);
    ctx.fillStyle = has ? colours.blue : fade(ink, 0.1);
    ctx.fill();
    ctx.strokeStyle = has ? colours.night : fade(ink, 0.4);
    ctx.lineWidth = 2.5;
    ctx.stroke();
    icon(sheet, name, centre, { size: 28, colour: has ? colours.chalk : fade(ink, 0.5) });
  });
}

export function drawRoad(sheet: Sheet, room: Box, road: readonly RoadPlace[]): void {
  const last = road.findLastIndex(({ state }) => state === 'won');
  road.slice(1).forEach((_, index) => {
    const how = index + 1 <= last ? 'travelled' : 'ahead';
    way(sheet, middle(roomOf(room, index)), middle(roomOf(room, index + 1)), how);
  });
  road.forEach((place, index) => {
    const spot = roomOf(room, index);
    placed(sheet, `place:${index}`, spot);
    drawPlace(sheet, spot, place);
  });
}
