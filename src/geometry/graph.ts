/** Graphs whose nodes are names: directed edges, distances and shortest ways. */

export type Neighbours<N> = (node: N) => readonly N[];
/** Where each node leads to, in the order that the data lists. */
export type Edges<N extends string> = Readonly<Partial<Record<N, readonly N[]>>>;

const none: readonly never[] = [];

/** Along the edges. */
export function forwards<N extends string>(edges: Edges<N>): Neighbours<N> {
  return (node) => edges[node] ?? none;
}

/** Against the edges. */
export function backwards<N extends string>(edges: Edges<N>): Neighbours<N> {
  const sources = new Map<N, N[]>();
  for (const from of Object.keys(edges) as N[]) {
    for (const to of edges[from] ?? none) {
      const known = sources.get(to);
      if (known) known.push(from);
      else sources.set(to, [from]);
    }
  }
  return (node) => sources.get(node) ?? none;
}

/** Along the edges in either direction; a pair of edges that lead to and fro counts once. */
export function bothWays<N extends string>(edges: Edges<N>): Neighbours<N> {
  const back = backwards(edges);
  const known = new Map<N, readonly N[]>();
  return (node) => {
    let all = known.get(node);
    if (!all) known.set(node, (all = [...new Set([...(edges[node] ?? none), ...back(node)])]));
    return all;
  };
}

/** How far every node is that can be reached; only passable nodes are entered, the start itself always counts. */
export function distances<N>(
  from: N,
  neighbours: Neighbours<N>,
  passable: (node: N) => boolean = () => true,
): Map<N, number> {
  return distancesFrom([from], neighbours, { passable });
}

type Limits<N> = { passable?: ((node: N) => boolean) | undefined; most?: number | undefined };

/** The same from several starts at once, no farther than `most`: how far each node is from the nearest of them. */
export function distancesFrom<N>(
  starts: readonly N[],
  neighbours: Neighbours<N>,
  { passable = () => true, most = Infinity }: Limits<N> = {},
): Map<N, number> {
  const found = new Map<N, number>(starts.map((start) => [start, 0]));
  const queue: N[] = [...found.keys()];
  for (const node of queue) {
    const next = (found.get(node) ?? 0) + 1;
    if (next > most) break;
    for (const neighbour of neighbours(node)) {
      if (found.has(neighbour) || !passable(neighbour)) continue;
      found.set(neighbour, next);
      queue.push(neighbour);
    }
  }
  return found;
}

/** The nodes within a number of lines, nearest first, the start included. */
export function within<N>(from: N, lines: number, neighbours: Neighbours<N>): N[] {
  return [...distancesFrom([from], neighbours, { most: lines }).keys()];
}

export type Travel<N> = {
  neighbours: Neighbours<N>;
  /** Whether a node may be entered; every node where absent. The start is never asked. */
  passable?(node: N): boolean;
  /** What one step weighs among ways of the same length, less being better; it may be negative. Nothing where absent. */
  weight?(from: N, to: N): number;
  /** Which of two nodes comes first where ways are still alike, as in `sort`. The neighbours' own order where absent. */
  order?(left: N, right: N): number;
};

/**
 * The shortest way, both ends included; among equals the lightest, among those the one whose nodes come first.
 * Undefined where there is none.
 */
export function shortestPath<N>(from: N, to: N, travel: Travel<N>): N[] | undefined {
  const weight = travel.weight?.bind(travel) ?? (() => 0);
  const steps = distances(from, travel.neighbours, travel.passable?.bind(travel));
  const length = steps.get(to);
  if (length === undefined) return undefined;
  // Every node that lies before the goal, layer by layer; the lightest rest of the way from each.
  const layers: N[][] = Array.from({ length }, () => []);
  for (const [node, distance] of steps) layers[distance]?.push(node);
  const rest = new Map<N, number>([[to, 0]]);
  const onwards = (node: N): N[] =>
    travel.neighbours(node).filter((next) => rest.has(next) && steps.get(next) === (steps.get(node) ?? 0) + 1);
  const through = (node: N, next: N): number => weight(node, next) + (rest.get(next) ?? 0);
  for (const layer of layers.reverse()) {
    for (const node of layer) {
      const ways = onwards(node).map((next) => through(node, next));
      if (ways.length > 0) rest.set(node, Math.min(...ways));
    }
  }
  const path: N[] = [from];
  for (let node = from; node !== to;) {
    const here = node;
    const best = onwards(here).filter((next) => through(here, next) === rest.get(here));
    const [next] = travel.order ? best.sort(travel.order.bind(travel)) : best;
    if (next === undefined) throw new Error('a shortest way broke off');
    path.push(next);
    node = next;
  }
  return path;
}

/** Nodes that lead back to themselves, in their order; undefined where no way ever does. */
export function cycleIn<N>(nodes: Iterable<N>, neighbours: Neighbours<N>): N[] | undefined {
  const done = new Set<N>();
  const trail: N[] = [];
  const walk = (node: N): N[] | undefined => {
    const met = trail.indexOf(node);
    if (met >= 0) return trail.slice(met);
    if (done.has(node)) return undefined;
    trail.push(node);
    for (const next of neighbours(node)) {
      const cycle = walk(next);
      if (cycle) return cycle;
    }
    trail.pop();
    done.add(node);
    return undefined;
  };
  for (const node of nodes) {
    const cycle = walk(node);
    if (cycle) return cycle;
  }
  return undefined;
}
