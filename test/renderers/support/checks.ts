/** What is wrong with a drawing, in words. */
import type { Box, Point } from '../../../renderers/kit/shapes.js';
import type { DrawnText, Sheet } from '../../../renderers/kit/sheet.js';
import { smallest } from '../../../renderers/kit/text.js';
import type { ShownPiece } from '../../../renderers/renderer.js';

/** What decides the turn is at least so high. */
const decisive = 32;

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

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const isIn = (inner: Box, outer: Box): boolean => within(inner, outer, 2);

/** How much of the smaller of two standing pieces may be hidden by the other. */
const mayBeHidden = 0.45;

/** What is missing, too small or hidden of what the pictures of one view must show. */
export function pieceTroubles(sheets: readonly Sheet[], shown: readonly ShownPiece[]): string[] {
  const troubles: string[] = [];
  const wanted = new Map(shown.map((piece) => [piece.id, piece]));
  const drawn = new Set(sheets.flatMap((sheet) => sheet.pieces.map(({ id }) => id)));
  for (const id of wanted.keys()) if (!drawn.has(id)) troubles.push(`${id} is missing`);
  for (const sheet of sheets) {
    const standing = sheet.pieces.filter(({ id }) => wanted.get(id)?.stands);
    for (const { id, box: own } of sheet.pieces)
      if (wanted.get(id)?.decides && own.height < decisive) troubles.push(`${id} is ${own.height} px high`);
    standing.forEach((piece, index) => {
      for (const other of standing.slice(index + 1))
        if (overlap(piece.box, other.box) > Math.min(piece.box.width, other.box.width) * mayBeHidden)
          troubles.push(`${piece.id} and ${other.id} stand on each other`);
      for (const text of sheet.texts)
        if (
          /\p{L}{3}/u.test(text.text) &&
          outlineOverlap(cornersOf(piece.box), text.corners) > 5 &&
          !isIn(text.box, piece.box)
        )
          troubles.push(`${piece.id} lies on "${text.text}"`);
    });
  }
  return troubles;
}
