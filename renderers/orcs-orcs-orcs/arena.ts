/** The lie of the land: a hexagon of six lanes round the tower, each with three sections. */
import type { Lane, Ring } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { headerHeight, legendHeight } from '../kit/frame.js';
import { type Box, type Point, at, box, polar } from '../kit/shapes.js';

export const boardHeight = 1280;
const playersHeight = 222;
export const centre = at(640, headerHeight + 468);

/** Distance of each edge from the middle. */
export const towerEdge = 92;
export const ringEdges: Record<Ring, readonly [near: number, far: number]> = {
  i: [towerEdge, 222],
  m: [222, 320],
  o: [320, 414],
};
export const rimEdges = [414, 456] as const;

export const boardRoom: Box = box(0, headerHeight, 1280, boardHeight - headerHeight - playersHeight - legendHeight);
export const playersRoom: Box = box(12, boardRoom.y + boardRoom.height, 1256, playersHeight - 6);
export const legendRoom: Box = box(0, boardHeight - legendHeight, 1280, legendHeight);

const sixth = Math.PI / 3;
/** Half a side of the hexagon for each step away from the middle. */
export const spread = Math.tan(Math.PI / 6);

/** The direction in which a lane leaves the tower; lane 1 is at the top, clockwise from there. */
export function axis(lane: Lane): number {
  return -Math.PI / 2 + (lane - 1) * sixth;
}

/** A point of a lane: so far from the middle, so far to its clockwise side. */
export function inLane(lane: Lane, away: number, across = 0): Point {
  return polar(polar(centre, away, axis(lane)), across, axis(lane) + Math.PI / 2);
}

/** The four corners of a strip of a lane. */
export function strip(lane: Lane, near: number, far: number, gap = 2): Point[] {
  return [
    inLane(lane, near + gap, -(near * spread - gap)),
    inLane(lane, far - gap, -(far * spread - gap)),
    inLane(lane, far - gap, far * spread - gap),
    inLane(lane, near + gap, near * spread - gap),
  ];
}

export function sectionStrip(lane: Lane, ring: Ring): Point[] {
  const [near, far] = ringEdges[ring];
  return strip(lane, near, far);
}

export type Spot = { point: Point; size: number };

/** Where the sign of a section's terrain stands: in its far corner, and how far it reaches from there. */
const signReach = 23;
export function signSpot(ring: Ring): { away: number; across: number } {
  const far = ringEdges[ring][1] - (ring === 'i' ? 8 : 0);
  return { away: far - signReach, across: far * spread - 42 };
}

type Gaps = { across: number; down: number };
const tightest: Gaps = { across: 9, down: 4 };
/** So that a piece covers no tag of its neighbour. */
const betweenTags: Gaps = { across: 24, down: 16 };
const crammed: Gaps = { across: 5, down: 2 };
/** What decides the turn is at least so large. */
export const legible = 32;
/** How far the word of warning reaches into the inner ring. */
const warningReach = 16;
/** Room for tags may cost so much of a piece's size. */
const worthwhile = 0.75;

type Keep = { ring: Ring; near: number; far: number; sign: boolean };

/**
 * Places for so many pieces in a section: the largest size at which they fit side by side, in as few rows as that takes.
 * The corner that a terrain's sign uses is left free, and the strip that a warning needs.
 */
export function spots(
  lane: Lane,
  ring: Ring,
  count: number,
  keep: { sign: boolean; nearStrip?: number; farStrip?: number; tagged?: boolean },
): Spot[] {
  const [edgeNear, edgeFar] = ringEdges[ring];
  const near = edgeNear + 5 + (keep.nearStrip ?? 0);
  const far = edgeFar - 5 - (keep.farStrip ?? 0);
  const room = { ring, near, far, sign: keep.sign };
  const close = largest(lane, count, room, tightest);
  const isTiny = !close || sizeOf(close) < legible;
  const tight = isTiny ? largest(lane, count, squeezed(room), crammed) : close;
  if (!tight) throw new Error(`${count} pieces do not fit into section ${lane}${ring}`);
  const wide = keep.tagged ? largest(lane, count, room, betweenTags) : undefined;
  const least = Math.max(legible, sizeOf(tight) * worthwhile);
  return wide && sizeOf(wide) >= least ? wide : tight;
}

/** In the inner ring, all there is between the wall and the word of warning. */
function squeezed(room: Keep): Keep {
  const [near, far] = ringEdges.i;
  return room.ring === 'i' ? { ...room, near: near + 3, far: far - warningReach } : room;
}

const sizeOf = (places: readonly Spot[]): number => places[0]?.size ?? 0;

function largest(lane: Lane, count: number, room: Keep, gaps: Gaps): Spot[] | undefined {
  for (let size = 76; size >= 16; size -= 2) {
    for (let lines = 1; lines <= 4; lines += 1) {
      const found = place(lane, { ...room, size, lines, count, gaps });
      if (found) return found;
    }
  }
  return undefined;
}

type Try = Keep & { size: number; lines: number; count: number; gaps: Gaps };

function place(lane: Lane, { ring, near, far, sign, size, lines, count, gaps }: Try): Spot[] | undefined {
  const depth = far - near;
  if (lines * size + (lines - 1) * gaps.down > depth) return undefined;
  const corner = signSpot(ring);
  const rows = Array.from({ length: lines }, (_, index) => {
    const away = near + (depth * (index + 0.5)) / lines;
    const half = (away - size / 2) * spread - 6;
    const isBeside = sign && away + size / 2 > corner.away - signReach;
    return { away, from: -half, to: isBeside ? Math.min(half, corner.across - signReach - 3) : half };
  });
  const room = rows.map((row) => Math.max(0, Math.floor((row.to - row.from + gaps.across) / (size + gaps.across))));
  if (room.reduce((sum, each) => sum + each, 0) < count) return undefined;
  const shares = share(count, room);
  return rows.flatMap((row, index) => {
    const here = shares[index] ?? 0;
    const middle = (row.from + row.to) / 2;
    const step = Math.min((row.to - row.from - size) / Math.max(1, here - 1), size + Math.max(20, gaps.across));
    return Array.from({ length: here }, (_, place) => ({
      point: inLane(lane, row.away, middle + (place - (here - 1) / 2) * step),
      size,
    }));
  });
}

/** As even as the rows' room allows. */
function share(count: number, room: readonly number[]): number[] {
  const shares = room.map(() => 0);
  const total = room.reduce((sum, each) => sum + each, 0);
  let left = count;
  room.forEach((most, index) => {
    const part = Math.min(most, Math.round((count * most) / total), left);
    shares[index] = part;
    left -= part;
  });
  for (let index = 0; left > 0; index = (index + 1) % room.length) {
    if ((shares[index] ?? 0) < (room[index] ?? 0)) {
      shares[index] = (shares[index] ?? 0) + 1;
      left -= 1;
    }
  }
  return shares;
}

/** The four corners of the board, cut along the hexagon: wide at the outside. */
export type Corner = { room: Box; right: boolean; low: boolean };
const cornerHeight = 236;
const cornerWide = 344;
export const corners = {
  fate: { room: box(12, boardRoom.y + 10, cornerWide, cornerHeight), right: false, low: false },
  values: { room: box(1268 - cornerWide, boardRoom.y + 10, cornerWide, cornerHeight), right: true, low: false },
  attack: {
    room: box(12, boardRoom.y + boardRoom.height - cornerHeight - 10, cornerWide, cornerHeight),
    right: false,
    low: true,
  },
  knowledge: {
    room: box(1268 - cornerWide, boardRoom.y + boardRoom.height - cornerHeight - 10, cornerWide, cornerHeight),
    right: true,
    low: true,
  },
} as const satisfies Record<string, Corner>;

/** How much of a corner's width is left at this height of its room. */
function widthAt(corner: Corner, y: number): number {
  const { room, low } = corner;
  const inwards = low ? room.y + room.height - y : y - room.y;
  return room.width - inwards * spread;
}

export function cornerOutline(corner: Corner): Point[] {
  const { room, right } = corner;
  const top = widthAt(corner, room.y);
  const bottom = widthAt(corner, room.y + room.height);
  const end = room.x + room.width;
  return right
    ? [at(end - top, room.y), at(end, room.y), at(end, room.y + room.height), at(end - bottom, room.y + room.height)]
    : [
        at(room.x, room.y),
        at(room.x + top, room.y),
        at(room.x + bottom, room.y + room.height),
        at(room.x, room.y + room.height),
      ];
}

/** A level row inside a corner, as wide as the cut allows. */
export function cornerRow(corner: Corner, y: number, height: number, margin = 12): Box {
  const { room, right } = corner;
  const width = Math.min(widthAt(corner, y), widthAt(corner, y + height)) - 2 * margin;
  return right ? box(room.x + room.width - width - margin, y, width, height) : box(room.x + margin, y, width, height);
}

/** Along the lane's rim from left to right, whatever side of the tower it lies on. */
export function onRim(lane: Lane, along: number): Point {
  const flip = lane >= 3 && lane <= 5 ? -1 : 1;
  return inLane(lane, (rimEdges[0] + rimEdges[1]) / 2, along * flip);
}

/** The tilt of a lane's cross lines, never upside down. */
export function tilt(lane: Lane): number {
  const across = axis(lane) + Math.PI / 2;
  return lane >= 3 && lane <= 5 ? across - Math.PI : across;
}
