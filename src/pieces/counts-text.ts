/** Counts as people write them: "2t1o3g", "3 goblins, 2 trolls", "un orque et 2 gobelins". */
import { type Counts, countIn, plus } from './counts.js';

/** "2t1o3g": signs with counts, in the order of the kinds. */
export function writeCounts<K extends string>(
  counts: Counts<K>,
  signs: Readonly<Record<K, string>>,
  order: readonly K[],
): string {
  return order
    .flatMap((kind) => (countIn(counts, kind) > 0 ? [`${countIn(counts, kind)}${signs[kind]}`] : []))
    .join('');
}

/** Letters as they compare: small, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * From signs or words back to counts: `names` lists every word a kind goes by, in whatever languages and numbers.
 * A word without a number counts once, words of `fillers` ("and", "et") nothing. Undefined where anything is left over.
 */
export function readCounts<K extends string>(
  text: string,
  names: Readonly<Record<K, readonly string[]>>,
  fillers: readonly string[] = [],
): Counts<K> | undefined {
  const kinds = new Map<string, K>();
  for (const kind of Object.keys(names) as K[]) for (const name of names[kind]) kinds.set(plain(name), kind);
  const ignored = new Set(fillers.map(plain));
  const longest = Math.max(...Array.from(kinds.keys(), (name) => name.split(' ').length));
  const tokens = plain(text).match(/\d+|[\p{L}'’-]+|[^\s,;+·&]/gu) ?? [];
  let counts: Counts<K> = {};
  let number: number | undefined;
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] ?? '';
    if (/^\d+$/.test(token)) {
      if (number !== undefined) return undefined;
      number = Number(token);
      continue;
    }
    if (token === '×' || (token === 'x' && !kinds.has('x')) || ignored.has(token)) continue;
    const found = longestName(tokens, place, longest, kinds);
    if (!found) return undefined;
    counts = plus(counts, { [found.kind]: number ?? 1 } as Counts<K>);
    number = undefined;
    place += found.words - 1;
  }
  return number === undefined ? counts : undefined;
}

/** The longest name that begins here: "orc archer" before "orc". */
function longestName<K extends string>(
  tokens: readonly string[],
  place: number,
  longest: number,
  kinds: ReadonlyMap<string, K>,
): { kind: K; words: number } | undefined {
  for (let words = longest; words > 0; words -= 1) {
    const kind = kinds.get(tokens.slice(place, place + words).join(' '));
    if (kind !== undefined && place + words <= tokens.length) return { kind, words };
  }
  return undefined;
}
