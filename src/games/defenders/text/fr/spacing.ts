/** French spacing: no line may break before a colon, semicolon, question or exclamation mark, or inside quotation marks. */

const noBreak = '\u00a0';

export function spaced(text: string): string {
  return text
    .replace(/ ([:;?!»])/g, `${noBreak}$1`)
    .replace(/([^\s\u00a0])([:;])(?= )/g, `$1${noBreak}$2`)
    .replace(/« /g, `«${noBreak}`);
}

/** The same for every sentence in a tree of texts and of functions that word something. */
export function spacedAll<T>(tree: T): T {
  if (typeof tree === 'string') return spaced(tree) as T;
  if (typeof tree === 'function') {
    const word = tree as unknown as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => spacedAll(word(...args))) as T;
  }
  if (Array.isArray(tree)) return tree.map((part: unknown) => spacedAll(part)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, spacedAll<unknown>(part)])) as T;
}
