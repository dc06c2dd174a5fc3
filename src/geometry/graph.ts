/** Graphs whose nodes are names: distances and shortest ways. */

export type Neighbours<N> = (node: N) => readonly N[];

/** How far every node is that can be reached; only passable nodes are entered, the start itself always counts. */
export function distances<N>(
  from: N,
  neighbours: Neighbours<N>,
  passable: (node: N) => boolean = () => true,
): Map<N, number> {
  const found = new Map<N, number>([[from, 0]]);
  const queue: N[] = [from];
  for (const node of queue) {
    const next = (found.get(node) ?? 0) + 1;
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
  return [...distances(from, neighbours)].filter(([, steps]) => steps <= lines).map(([node]) => node);
}
