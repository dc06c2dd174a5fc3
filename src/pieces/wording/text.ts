/** What any language does with a text: capitals, clipping, things said several times. */

/** As a sentence begins. A mark of bold or italics before the first letter stays where it is. */
export function capital(text: string): string {
  return text.replace(/^[*_~]*./su, (beginning) => beginning.toUpperCase());
}

/**
 * At most so many UTF-16 units, as Discord counts them, an ellipsis included. Whole words where the last of them does not
 * take a quarter of the room; a cut never splits a pair.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, Math.max(0, most - 1));
  const words = text.lastIndexOf(' ', kept.length);
  if (words >= 0.75 * kept.length) return `${kept.slice(0, words).replace(/[\s,;:·+→(«–]+$/u, '')}…`;
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
}

/** Whole lines as long as they fit, then an ellipsis. */
export function clipLines(lines: readonly string[], most: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    const more = line.length + (kept.length > 0 ? 1 : 0);
    if (length + more > most) {
      if (kept.length === 0) return clip(line, most);
      while (length + 2 > most) length -= (kept.pop()?.length ?? 0) + 1;
      return [...kept, '…'].join('\n');
    }
    kept.push(line);
    length += more;
  }
  return kept.join('\n');
}

/** "Zap, Zap, Fizz" becomes "Zap ×2", "Fizz". */
export function joinedAlike(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}
