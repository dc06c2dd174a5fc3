/** What never changes on the board: the ground, the lanes, the tower. Painted once and kept. */
import { type Lane, lanes, rings } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { ground } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { colours, fade, mix } from '../kit/palette.js';
import { type Point, around, at, disc, polygon, ring } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import {
  axis,
  centre,
  cornerOutline,
  corners,
  inLane,
  onRim,
  rimEdges,
  ringEdges,
  sectionStrip,
  spread,
  strip,
  towerEdge,
} from './arena.js';

const flank = Math.cos(Math.PI / 6);
const hexAt = (edge: number): Point[] => ring(centre, edge / flank, 6, 0);

/** Lighter towards the tower, so that the eye goes to the middle. */
const ringFill = { i: '#465263', m: '#39434f', o: '#2e3742' } as const;

export function paintStill(sheet: Sheet): void {
  ground(sheet);
  const { ctx } = sheet;
  polygon(
    ctx,
    hexAt(rimEdges[1] + 7).map((point) => at(point.x, point.y + 6)),
  );
  ctx.fillStyle = colours.night;
  ctx.fill();
  polygon(ctx, hexAt(rimEdges[1] + 5));
  ctx.fillStyle = colours.brassDark;
  ctx.fill();
  polygon(ctx, hexAt(rimEdges[1] + 1));
  ctx.fillStyle = colours.night;
  ctx.fill();
  for (const lane of lanes) paintLane(sheet, lane);
  paintTower(sheet);
  for (const corner of Object.values(corners)) {
    const outline = cornerOutline(corner);
    polygon(
      ctx,
      outline.map((point) => at(point.x, point.y + 4)),
    );
    ctx.fillStyle = colours.night;
    ctx.fill();
    polygon(ctx, outline);
    ctx.fillStyle = colours.parchment;
    ctx.fill();
    ctx.strokeStyle = colours.parchmentEdge;
    ctx.lineWidth = 4;
    ctx.lineJoin = 'round';
    ctx.stroke();
  }
}

function paintLane(sheet: Sheet, lane: Lane): void {
  const { ctx } = sheet;
  const shade = lane % 2 === 0 ? 0.12 : 0;
  polygon(ctx, strip(lane, ...rimEdges));
  ctx.fillStyle = colours.slate;
  ctx.fill();
  for (const where of rings) {
    polygon(ctx, sectionStrip(lane, where));
    ctx.fillStyle = mix(ringFill[where], colours.ink, shade);
    ctx.fill();
    paving(sheet, lane, ringEdges[where]);
  }
  const sign = onRim(lane, -62);
  disc(ctx, sign, 19);
  ctx.fillStyle = colours.chalk;
  ctx.fill();
  write(sheet, String(lane), around(sign, 38), {
    size: 30,
    face: 'heavy',
    colour: colours.parchmentInk,
    align: 'center',
  });
}

/** Faint courses of stone across the lane; fainter where they are laid anew over a tint that has dimmed them. */
export function paving(
  sheet: Sheet,
  lane: Lane,
  [near, far]: readonly [number, number],
  over: 'ground' | 'tint' = 'ground',
): void {
  const { ctx } = sheet;
  ctx.strokeStyle = fade(colours.chalk, over === 'ground' ? 0.045 : 0.035);
  ctx.lineWidth = 2;
  for (const share of [1 / 3, 2 / 3]) {
    const away = near + (far - near) * share;
    const from = inLane(lane, away, -away * spread + 6);
    const to = inLane(lane, away, away * spread - 6);
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
  }
}

/** A hexagonal keep seen from above, with merlons along its wall. */
function paintTower(sheet: Sheet): void {
  const { ctx } = sheet;
  polygon(ctx, hexAt(towerEdge + 5));
  ctx.fillStyle = colours.night;
  ctx.fill();
  polygon(ctx, hexAt(towerEdge));
  ctx.fillStyle = colours.lightStone;
  ctx.fill();
  polygon(ctx, hexAt(towerEdge - 14));
  ctx.fillStyle = '#4d5867';
  ctx.fill();
  ctx.strokeStyle = colours.night;
  ctx.lineWidth = 3;
  ctx.stroke();
  for (const lane of lanes) {
    for (const across of [-36, -12, 12, 36]) {
      ctx.save();
      const here = inLane(lane, towerEdge - 8, across);
      ctx.translate(here.x, here.y);
      ctx.rotate(axis(lane));
      ctx.fillStyle = mix(colours.lightStone, colours.night, 0.55);
      ctx.fillRect(-7, -6, 14, 12);
      ctx.restore();
    }
  }
  ctx.strokeStyle = fade(colours.night, 0.35);
  ctx.lineWidth = 3;
  for (const corner of hexAt(towerEdge - 16)) {
    ctx.beginPath();
    ctx.moveTo(centre.x, centre.y);
    ctx.lineTo(corner.x, corner.y);
    ctx.stroke();
  }
  disc(ctx, centre, 31);
  ctx.fillStyle = colours.night;
  ctx.fill();
  icon(sheet, 'white-tower', centre, { size: 42, colour: colours.brass });
}
