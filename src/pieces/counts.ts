/** How many there are of each kind: sums, differences, parts, and the sets that just suffice or just fit. */

/** A kind that is absent counts 0. What these functions return never holds a 0. */
export type Counts<K extends string> = Partial<Record<K, number>>;
/** What one of a kind is worth. */
export type Worth<K extends string> = Readonly<Record<K, number>>;

function entriesOf<K extends string>(counts: Counts<K>): [K, number][] {
  return (Object.entries(counts) as [K, number | undefined][]).flatMap(([kind, count]) =>
    count === undefined || count === 0 ? [] : [[kind, count]],
  );
}

export function kindsOf<K extends string>(counts: Counts<K>): K[] {
  return entriesOf(counts).map(([kind]) => kind);
}

export function countIn<K extends string>(counts: Counts<K>, kind: K): number {
  return counts[kind] ?? 0;
}

export function countsOf<K extends string>(items: Iterable<K>): Counts<K> {
  const counts: Counts<K> = {};
  for (const item of items) counts[item] = countIn(counts, item) + 1;
  return counts;
}

/** Every single one, kind by kind in this order. */
export function listOf<K extends string>(counts: Counts<K>, order: readonly K[]): K[] {
  return order.flatMap((kind) => Array.from({ length: countIn(counts, kind) }, () => kind));
}

export function totalOf<K extends string>(counts: Counts<K>): number {
  return entriesOf(counts).reduce((sum, [, count]) => sum + count, 0);
}

export function worthOf<K extends string>(counts: Counts<K>, worth: Worth<K>): number {
  return entriesOf(counts).reduce((sum, [kind, count]) => sum + count * worth[kind], 0);
}

export function isNone<K extends string>(counts: Counts<K>): boolean {
  return entriesOf(counts).length === 0;
}

export function plus<K extends string>(...all: readonly Counts<K>[]): Counts<K> {
  const sum = new Map<K, number>();
  for (const counts of all) {
    for (const [kind, count] of entriesOf(counts)) sum.set(kind, (sum.get(kind) ?? 0) + count);
  }
  return Object.fromEntries([...sum].filter(([, count]) => count !== 0)) as Counts<K>;
}

function negative<K extends string>(counts: Counts<K>): Counts<K> {
  return Object.fromEntries(entriesOf(counts).map(([kind, count]) => [kind, -count])) as Counts<K>;
}

/** What is left of the whole without a part that lies within it; anything else is our own mistake. */
export function minus<K extends string>(whole: Counts<K>, part: Counts<K>): Counts<K> {
  if (!isWithin(part, whole)) throw new Error(`${JSON.stringify(part)} is not within ${JSON.stringify(whole)}`);
  return plus(whole, negative(part));
}

export function isWithin<K extends string>(part: Counts<K>, whole: Counts<K>): boolean {
  return entriesOf(part).every(([kind, count]) => count <= countIn(whole, kind));
}

export function sameCounts<K extends string>(left: Counts<K>, right: Counts<K>): boolean {
  return isWithin(left, right) && isWithin(right, left);
}

/** By how much each kind changed, losses below 0. */
export function changesBetween<K extends string>(before: Counts<K>, after: Counts<K>): Counts<K> {
  return plus(after, negative(before));
}

/** Every part of the whole, the empty one first and the whole last: the last kind of the order changes fastest. */
export function* partsOf<K extends string>(
  whole: Counts<K>,
  order: readonly K[] = kindsOf(whole),
): Generator<Counts<K>> {
  const [first, ...others] = order;
  if (first === undefined) {
    yield {};
    return;
  }
  for (let count = 0; count <= countIn(whole, first); count += 1) {
    for (const rest of partsOf(whole, others)) yield count === 0 ? rest : { [first]: count, ...rest };
  }
}

/** Every part of exactly this size. */
export function* partsOfSize<K extends string>(
  whole: Counts<K>,
  size: number,
  order: readonly K[] = kindsOf(whole),
): Generator<Counts<K>> {
  const [first, ...others] = order;
  if (first === undefined) {
    if (size === 0) yield {};
    return;
  }
  const room = others.reduce((sum, kind) => sum + countIn(whole, kind), 0);
  for (let count = Math.max(0, size - room); count <= Math.min(size, countIn(whole, first)); count += 1) {
    for (const rest of partsOfSize(whole, size - count, others)) {
      yield count === 0 ? rest : { [first]: count, ...rest };
    }
  }
}

/**
 * The parts that are worth at least so much and of which nothing could be spared. None where even the whole is worth
 * less; the empty part where nothing is asked.
 */
export function* minimalParts<K extends string>(
  whole: Counts<K>,
  worth: Worth<K>,
  least: number,
  order: readonly K[] = kindsOf(whole),
): Generator<Counts<K>> {
  for (const part of partsOf(whole, order)) {
    const over = worthOf(part, worth) - least;
    if (over >= 0 && kindsOf(part).every((kind) => worth[kind] > over)) yield part;
  }
}

/** The parts that are worth at most so much and to which nothing of the rest could be added. */
export function* maximalParts<K extends string>(
  whole: Counts<K>,
  worth: Worth<K>,
  most: number,
  order: readonly K[] = kindsOf(whole),
): Generator<Counts<K>> {
  for (const part of partsOf(whole, order)) {
    const left = most - worthOf(part, worth);
    const isFull = order.every((kind) => countIn(part, kind) === countIn(whole, kind) || worth[kind] > left);
    if (left >= 0 && isFull) yield part;
  }
}
