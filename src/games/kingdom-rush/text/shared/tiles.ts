/** A whole plan in short, as it stands on a button: how many cells of which horde. */
import { readCells, sizeOf } from '../../rules/cells.js';

/** Cells are written after the horde they lie on; whatever else is said of a slot stands alone. */
export function tilesText(tokens: readonly string[] = []): string {
  const cells = new Map<string, number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const tag = tokens[at] ?? '';
    const size = sizeOf(readCells(tokens[at + 1] ?? ''));
    if (size === 0) continue;
    cells.set(tag, (cells.get(tag) ?? 0) + size);
    at += 1;
  }
  return [...cells].map(([tag, count]) => `${tag} ×${count}`).join(', ');
}

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
