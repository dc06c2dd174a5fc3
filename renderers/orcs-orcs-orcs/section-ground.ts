/** The ground of the lanes: terrain, the active lane, the front, what burns, what is exhausted. */
import { type Lane, type Ring, type Terrain, type View, rings } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { badge } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { hatch } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { type Point, around, at, boundsOf, box, middle, polygon } from '../kit/shapes.js';
import { type Sheet, explain, kept, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import { inLane, rimEdges, ringEdges, sectionStrip, signSpot, spread, strip, towerEdge } from './arena.js';
import { paving } from './background.js';
import { mageMark, terrainLook } from './look.js';
import { text } from './text.js';

export function drawGround(sheet: Sheet, lane: Lane, view: View): void {
  const { ctx } = sheet;
  const here = view.lanes[lane];
  for (const ring of rings) {
    const { terrain, covered } = here.sections[ring];
    if (terrain) drawTerrain(sheet, { lane, ring, terrain });
    if (covered) drawCovered(sheet, lane, ring);
  }
  const active = view.players.find((player) => player.seat === view.active);
  if (active?.space === lane && view.phase !== 'setup-terrain') {
    const { colour } = mageMark(active.colour, sheet.locale);
    drawActive(sheet, lane, colour);
    for (const ring of rings) {
      const { terrain, covered } = here.sections[ring];
      if (!terrain && !covered) paving(sheet, lane, ringEdges[ring], 'tint');
    }
  }
  if (view.terrainPick?.lane === lane) {
    polygon(ctx, strip(lane, towerEdge, rimEdges[1], 3));
    ctx.strokeStyle = colours.brass;
    ctx.lineWidth = 7;
    ctx.stroke();
  }
  if (here.empty) drawExhausted(sheet, lane);
  if (here.sections.i.creatures.length > 0) burning(sheet, lane);
  if (here.front) drawFront(sheet, lane, here.front);
}

/** A tint over the lane where somebody acts, with an edge. */
function drawActive(sheet: Sheet, lane: Lane, colour: string): void {
  const outline = strip(lane, towerEdge, rimEdges[1], 1);
  const { x, y, width, height } = boundsOf(outline);
  /** On whole pixels, so that it lies exactly on the lane. */
  const whole = box(Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1);
  stamp(sheet, whole, { key: `active|${lane}|${colour}`, margin: 4 }, ({ ctx }, room) => {
    polygon(
      ctx,
      outline.map((point) => at(point.x - whole.x + room.x, point.y - whole.y + room.y)),
    );
    ctx.fillStyle = fade(colour, 0.26);
    ctx.fill();
    ctx.strokeStyle = colour;
    ctx.lineWidth = 5;
    ctx.stroke();
  });
}

/** Creatures at the foot of the wall: the next step is a breach. */
function burning(sheet: Sheet, lane: Lane): void {
  const outline = sectionStrip(lane, 'i');
  const whole = boundsOf(outline);
  stamp(sheet, whole, { key: `burning|${lane}`, margin: 2 }, (own, room) => {
    const lay = (path: Sheet['ctx']): void => {
      polygon(
        path,
        outline.map(({ x, y }) => at(x - whole.x + room.x, y - whole.y + room.y)),
      );
    };
    lay(own.ctx);
    own.ctx.fillStyle = fade(colours.danger, 0.3);
    own.ctx.fill();
    hatch(own, lay, 9);
  });
}

type Tile = { lane: Lane; ring: Ring; terrain: Terrain };

function drawTerrain(sheet: Sheet, { lane, ring, terrain }: Tile): void {
  const look = terrainLook[terrain];
  kept(sheet, (ctx) => {
    polygon(ctx, sectionStrip(lane, ring));
    ctx.fillStyle = look.fill;
    ctx.fill();
    ctx.clip();
    if (terrain === 'road') chevrons(ctx, lane, ringEdges[ring], look.ink);
    else scatter(sheet, lane, ringEdges[ring], look);
  });
}

function scatter(
  sheet: Sheet,
  lane: Lane,
  [near, far]: readonly [number, number],
  look: { icon: string; ink: string },
): void {
  for (const [row, away] of [near + 22, (near + far) / 2, far - 22].entries()) {
    const half = away * spread;
    for (let across = -half + (row % 2) * 22; across < half; across += 44)
      icon(sheet, look.icon, inLane(lane, away, across), { size: 26, colour: look.ink });
  }
}

/** Rows of arrowheads towards the tower. */
function chevrons(ctx: Sheet['ctx'], lane: Lane, [near, far]: readonly [number, number], ink: string): void {
  ctx.strokeStyle = ink;
  ctx.lineWidth = 7;
  ctx.lineJoin = 'miter';
  const half = far * spread;
  for (let across = -half; across <= half; across += 58) {
    for (const away of [near + 14, near + 38, far - 30]) {
      ctx.beginPath();
      for (const [back, side] of [
        [16, -17],
        [0, 0],
        [16, 17],
      ] as const) {
        const point = inLane(lane, away + back, across + side);
        ctx.lineTo(point.x, point.y);
      }
      ctx.stroke();
    }
  }
}

/** What the terrain of a section does to hit points, above every tint. */
export function drawTerrainSigns(sheet: Sheet, lane: Lane, view: View): void {
  for (const ring of rings) {
    const { terrain } = view.lanes[lane].sections[ring];
    if (terrain) drawSign(sheet, { lane, ring, terrain });
  }
}

function drawSign(sheet: Sheet, { lane, ring, terrain }: Tile): void {
  const look = terrainLook[terrain];
  const { away, across } = signSpot(ring);
  const corner = inLane(lane, away, across);
  placed(sheet, `terrain:${lane}${ring}:${terrain}`, around(corner, 40));
  if (terrain === 'road')
    badge(sheet, corner, look.sign, { size: 22, fill: colours.parchmentShade, edge: colours.night });
  else lifeSign(sheet, corner, look.sign);
  explain(sheet, `terrain-${terrain}`, {
    rank: 6,
    text: text[sheet.locale].terrainHint[terrain],
    paint: (target, room) => {
      if (terrain === 'road') icon(target, look.icon, middle(room), { size: 26, colour: look.ink });
      else icon(target, lifeIcon, middle(room), { size: 28, colour: colours.parchmentShade });
    },
  });
}

const lifeIcon = 'hearts';
const lifeSize = 46;

/** What hit points gain or lose here, in a heart: what came or went since the last picture stands on a pill. */
function lifeSign(sheet: Sheet, centre: Point, sign: string): void {
  stamp(sheet, around(centre, lifeSize), { key: `life|${sign}`, margin: 3 }, (own, within) => {
    const here = middle(within);
    icon(own, lifeIcon, here, { size: lifeSize + 4, colour: colours.night });
    icon(own, lifeIcon, here, { size: lifeSize - 4, colour: colours.parchmentShade });
    write(own, sign, around(at(here.x, here.y - 2), lifeSize), {
      size: 20,
      face: 'heavy',
      colour: colours.parchmentInk,
      align: 'center',
    });
  });
}

function drawCovered(sheet: Sheet, lane: Lane, ring: Ring): void {
  const { ctx } = sheet;
  const [near, far] = ringEdges[ring];
  polygon(ctx, sectionStrip(lane, ring));
  ctx.fillStyle = colours.brassDark;
  ctx.fill();
  const where = inLane(lane, (near + far) / 2);
  placed(sheet, `covered:${lane}${ring}`, around(where, 50));
  write(sheet, '?', around(where, 60), { size: 48, face: 'title', align: 'center' });
}

function drawExhausted(sheet: Sheet, lane: Lane): void {
  kept(sheet, (ctx) => {
    polygon(ctx, strip(lane, towerEdge + 5, rimEdges[0]));
    ctx.fillStyle = fade(colours.night, 0.45);
    ctx.fill();
    ctx.clip();
    ctx.strokeStyle = fade(colours.lightStone, 0.34);
    ctx.lineWidth = 5;
    for (let shift = -900; shift < 1300; shift += 26) {
      ctx.beginPath();
      ctx.moveTo(shift, 1100);
      ctx.lineTo(shift + 1000, 100);
      ctx.stroke();
    }
  });
  explain(sheet, 'exhausted', {
    text: text[sheet.locale].emptyLane,
    paint: (target, room) => {
      kept(target, (ctx) => {
        ctx.beginPath();
        ctx.rect(room.x + 1, room.y + 3, room.width - 2, room.height - 6);
        ctx.clip();
        ctx.strokeStyle = colours.lightStone;
        ctx.lineWidth = 4;
        for (let shift = -30; shift < 30; shift += 10) {
          ctx.beginPath();
          ctx.moveTo(room.x + shift, room.y + 28);
          ctx.lineTo(room.x + shift + 28, room.y);
          ctx.stroke();
        }
      });
    },
  });
}

/** A thick white line on the tower's side of the section that attacks can reach. */
function drawFront(sheet: Sheet, lane: Lane, ring: Ring): void {
  const away = ringEdges[ring][0] + (ring === 'i' ? 12 : 6);
  const half = away * spread - 10;
  const line = (ctx: Sheet['ctx'], from: Point, to: Point): void => {
    ctx.strokeStyle = colours.chalk;
    ctx.lineWidth = 6;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
  };
  line(sheet.ctx, inLane(lane, away, -half), inLane(lane, away, half));
  placed(sheet, `front:${lane}${ring}`, around(inLane(lane, away), 20));
  explain(sheet, 'front', {
    text: text[sheet.locale].front,
    paint: (target, room) => {
      const { y } = middle(room);
      line(target.ctx, at(room.x + 2, y), at(room.x + room.width - 2, y));
    },
  });
}
