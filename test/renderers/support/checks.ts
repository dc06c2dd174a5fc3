/** What is wrong with a drawing, in words. */
import type { Box, Point } from '../../../renderers/kit/shapes.js';
import type { DrawnText, Sheet } from '../../../renderers/kit/sheet.js';
import { smallest } from '../../../renderers/kit/text.js';

function within(inner: Box, outer: Box, slack: number): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

/** How far two boxes reach into each other; 0 or less where they do not. */
export function overlap(a: Box, b: Box): number {
  return Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  );
}

/** The same for convex outlines that may lie turned: the least overlap along the normals of their sides. */
function outlineOverlap(a: readonly Point[], b: readonly Point[]): number {
  const normals = [a, b].flatMap((outline) =>
    outline.map((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    }),
  );
  const extent = (outline: readonly Point[], along: Point): readonly [number, number] => {
    const marks = outline.map((corner) => corner.x * along.x + corner.y * along.y);
    return [Math.min(...marks), Math.max(...marks)];
  };
  return Math.min(
    ...normals.map((normal) => {
      const [[lowA, highA], [lowB, highB]] = [extent(a, normal), extent(b, normal)];
      return Math.min(highA, highB) - Math.max(lowA, lowB);
    }),
  );
}

const named = (text: DrawnText): string => `"${text.lines.join(' / ')}" (${text.size} px)`;

export type Allowed = {
  /** Wordings that may be shortened: names that people gave themselves. */
  shortened?: readonly string[];
};

export function textTroubles(sheet: Sheet, allowed: Allowed = {}): string[] {
  const troubles: string[] = [];
  const whole: Box = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  for (const text of sheet.texts) {
    if (text.size < smallest) troubles.push(`${named(text)} is too small`);
    if (!within(text.box, text.room, 1)) troubles.push(`${named(text)} leaves its room`);
    if (!within(text.box, whole, 0)) troubles.push(`${named(text)} leaves the picture`);
    if (text.shortened && !allowed.shortened?.some((name) => text.text.includes(name)))
      troubles.push(`${named(text)} was shortened from "${text.text}"`);
  }
  sheet.texts.forEach((text, index) => {
    for (const other of sheet.texts.slice(index + 1))
      if (outlineOverlap(text.corners, other.corners) > 2)
        troubles.push(`${named(text)} and ${named(other)} lie on each other`);
  });
  return troubles;
}
