/** Units where they stand: in spaces that are drawn empty or filled, or in heaps with numbers. */
import { present } from '../../src/games/stronghold/rules/units.js';
import type { Counts, Unit } from '../../src/games/stronghold/types/terms.js';
import { type ClusterStyle, type UnitGroup, cluster, emptyPlace, unit } from '../kit/clusters.js';
import type { Differences } from '../kit/differences.js';
import { delta, signed } from '../kit/marks.js';
import { type Box, type Point, at, middle } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { unitKey } from './changes.js';
import { unitLook } from './look.js';

const unitSize = 32;

export const unitId = unitKey;

/** A heap: each type once, with its number. */
export function heap<U extends Unit>(
  sheet: Sheet,
  room: Box,
  place: string,
  counts: Counts<U>,
  style: ClusterStyle & { changes?: Differences },
): void {
  const groups = present(counts).map((type): UnitGroup => ({
    ...unitLook[type],
    id: unitId(place, type),
    count: counts[type],
    ...style.changes?.mark(unitKey(place, type)),
  }));
  cluster(sheet, room, groups, style);
}

/** Three abreast, so many spaces, each in its own place. */
export function spacesIn(room: Box, count: number, across = 3): Point[] {
  const step = room.width / across;
  const lines = Math.ceil(count / across);
  const height = lines < 2 ? 0 : (room.height - unitSize) / (lines - 1);
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / across);
    const inLine = Math.min(across, count - line * across);
    const left = middle(room).x - (inLine * step) / 2;
    const y = lines < 2 ? middle(room).y : room.y + unitSize / 2 + line * height;
    return at(left + ((index % across) + 0.5) * step, y);
  });
}

/** Unit by unit in its space; those left over are empty, and who is gone is told in the first of them. */
export function inSpaces<U extends Unit>(
  sheet: Sheet,
  spaces: readonly Point[],
  place: string,
  counts: Counts<U>,
  changes: Differences,
): void {
  let next = 0;
  for (const type of present(counts)) {
    const key = unitKey(place, type);
    for (let index = 0; index < counts[type]; index += 1) {
      const here = spaces[next];
      next += 1;
      if (!here) continue;
      unit(sheet, here, {
        ...unitLook[type],
        id: `${unitId(place, type)}#${index + 1}`,
        size: unitSize,
        ...(index === 0 ? changes.mark(key) : {}),
      });
    }
  }
  for (const space of spaces.slice(next)) emptyPlace(sheet, space, unitSize);
  const lost = [...changes.gone].filter(([key]) => key.startsWith(`units:${place}:`));
  const total = lost.reduce((sum, [, count]) => sum + count, 0);
  const where = spaces[next];
  if (total > 0 && where) delta(sheet, where, signed(-total), 20);
}
