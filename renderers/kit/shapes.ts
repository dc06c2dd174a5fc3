/** Outlines only: each function lays a path; the caller fills and strokes it. */
import type { CanvasRenderingContext2D } from 'canvas';

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

export const seatShapes = ['disc', 'triangle', 'square', 'diamond', 'pentagon', 'hexagon', 'star', 'cross'] as const;
export type SeatShape = (typeof seatShapes)[number];

export function at(x: number, y: number): Point {
  return { x, y };
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** A box of this size round a point. */
export function around(point: Point, width: number, height = width): Box {
  return { x: point.x - width / 2, y: point.y - height / 2, width, height };
}

export function inset(outer: Box, by: number, byVertical = by): Box {
  return {
    x: outer.x + by,
    y: outer.y + byVertical,
    width: Math.max(0, outer.width - 2 * by),
    height: Math.max(0, outer.height - 2 * byVertical),
  };
}

export function middle(of: Box): Point {
  return { x: of.x + of.width / 2, y: of.y + of.height / 2 };
}

/** The box that holds all these points. */
export function boundsOf(corners: readonly Point[]): Box {
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return box(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}

/** Equal cells side by side, with a gap between them. */
export function columns(of: Box, count: number, gap = 0): Box[] {
  const width = (of.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => box(of.x + index * (width + gap), of.y, width, of.height));
}

export function rows(of: Box, count: number, gap = 0): Box[] {
  const height = (of.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => box(of.x, of.y + index * (height + gap), of.width, height));
}

/** Points on a circle, the first at this angle (0 is to the right, clockwise). */
export function ring(centre: Point, radius: number, count: number, first = -Math.PI / 2): Point[] {
  return Array.from({ length: count }, (_, index) => polar(centre, radius, first + (index * 2 * Math.PI) / count));
}

export function polar(centre: Point, radius: number, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function angleTo(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

export function polygon(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  ctx.beginPath();
  for (const point of points) ctx.lineTo(point.x, point.y);
  ctx.closePath();
}

export function disc(ctx: CanvasRenderingContext2D, centre: Point, radius: number): void {
  ctx.beginPath();
  ctx.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
  ctx.closePath();
}

export function rounded(ctx: CanvasRenderingContext2D, of: Box, radius: number): void {
  ctx.beginPath();
  ctx.roundRect(of.x, of.y, of.width, of.height, Math.min(radius, of.width / 2, of.height / 2));
  ctx.closePath();
}

/** A square with cut corners: buildings, machines, traps, towers. */
export function cutSquare(ctx: CanvasRenderingContext2D, of: Box, cut: number): void {
  const { x, y, width, height } = of;
  polygon(ctx, [
    at(x + cut, y),
    at(x + width - cut, y),
    at(x + width, y + cut),
    at(x + width, y + height - cut),
    at(x + width - cut, y + height),
    at(x + cut, y + height),
    at(x, y + height - cut),
    at(x, y + cut),
  ]);
}

/** A hexagon with a flat top, as wide as twice the radius. */
export function hexagon(ctx: CanvasRenderingContext2D, centre: Point, radius: number): void {
  polygon(ctx, ring(centre, radius, 6, 0));
}

/** A shield whose tip points where the angle says; it lies within a circle of this radius. */
export function shield(ctx: CanvasRenderingContext2D, centre: Point, radius: number, towards: number): void {
  ctx.save();
  ctx.translate(centre.x, centre.y);
  ctx.rotate(towards);
  ctx.scale(radius, radius);
  ctx.beginPath();
  ctx.moveTo(-0.72, -0.82);
  ctx.quadraticCurveTo(-0.84, 0, -0.72, 0.82);
  ctx.bezierCurveTo(-0.2, 0.98, 0.52, 0.72, 1.04, 0);
  ctx.bezierCurveTo(0.52, -0.72, -0.2, -0.98, -0.72, -0.82);
  ctx.closePath();
  ctx.restore();
}

function star(centre: Point, radius: number, spikes: number, waist: number): Point[] {
  return Array.from({ length: spikes * 2 }, (_, index) =>
    polar(centre, index % 2 === 0 ? radius : radius * waist, -Math.PI / 2 + (index * Math.PI) / spikes),
  );
}

/** A ragged star, for what burst through. */
export function burst(ctx: CanvasRenderingContext2D, centre: Point, radius: number): void {
  polygon(ctx, star(centre, radius, 9, 0.62));
}

/** The shape of a seat, of about the same weight for each. */
export function seatShape(ctx: CanvasRenderingContext2D, shape: SeatShape, centre: Point, radius: number): void {
  const { x, y } = centre;
  switch (shape) {
    case 'disc':
      disc(ctx, centre, radius * 0.94);
      return;
    case 'triangle':
      polygon(ctx, ring(at(x, y + radius * 0.16), radius * 1.16, 3));
      return;
    case 'square':
      polygon(ctx, ring(centre, radius * 1.16, 4, -Math.PI / 4));
      return;
    case 'diamond':
      polygon(ctx, ring(centre, radius * 1.16, 4));
      return;
    case 'pentagon':
      polygon(ctx, ring(centre, radius * 1.06, 5));
      return;
    case 'hexagon':
      polygon(ctx, ring(centre, radius, 6, 0));
      return;
    case 'star':
      polygon(ctx, star(centre, radius * 1.2, 5, 0.56));
      return;
    case 'cross': {
      const arm = radius * 0.4;
      polygon(ctx, [
        at(x - arm, y - radius),
        at(x + arm, y - radius),
        at(x + arm, y - arm),
        at(x + radius, y - arm),
        at(x + radius, y + arm),
        at(x + arm, y + arm),
        at(x + arm, y + radius),
        at(x - arm, y + radius),
        at(x - arm, y + arm),
        at(x - radius, y + arm),
        at(x - radius, y - arm),
        at(x - arm, y - arm),
      ]);
    }
  }
}
