import { describe, expect, it } from 'vitest';
import {
  backwards,
  bothWays,
  cycleIn,
  distances,
  distancesFrom,
  forwards,
  shortestPath,
  within,
} from '../../src/geometry/graph.js';

// 1 → 2 → 3 → 6 and 2 → 4 → 6, 1 → 5 → 4; 6 → 7.
const arrows = { 1: ['2', '5'], 2: ['3', '4'], 3: ['6'], 4: ['6'], 5: ['4'], 6: ['7'], 7: [] } as Record<
  string,
  readonly string[]
>;
const lowestFirst = (left: string, right: string) => Number(left) - Number(right);

describe('distances', () => {
  it('follow the arrows, go against them, or both', () => {
    expect(distances('2', forwards(arrows)).get('7')).toBe(3);
    expect(distances('2', forwards(arrows)).has('1')).toBe(false);
    expect(distances('7', backwards(arrows)).get('1')).toBe(4);
    expect(distances('3', bothWays(arrows)).get('4')).toBe(2);
    expect([...bothWays(arrows)('4')].sort()).toEqual(['2', '5', '6']);
  });

  it('count a way to and fro once', () => {
    expect(bothWays({ a: ['b'], b: ['a'] })('a')).toEqual(['b']);
  });

  it('enter passable nodes only, though the start always counts', () => {
    const found = distances('2', forwards(arrows), (node) => node !== '2' && node !== '3');
    expect([...found]).toEqual([
      ['2', 0],
      ['4', 1],
      ['6', 2],
      ['7', 3],
    ]);
  });

  it('are taken from the nearest of several starts', () => {
    expect(distancesFrom(['3', '5'], forwards(arrows)).get('6')).toBe(1);
    expect(distancesFrom(['3', '5'], forwards(arrows)).get('4')).toBe(1);
  });

  it('tell what lies within so many lines', () => {
    expect(within('1', 1, forwards(arrows))).toEqual(['1', '2', '5']);
  });
});

describe('shortest ways', () => {
  it('take the lowest nodes where all else is alike', () => {
    const travel = { neighbours: bothWays(arrows), order: lowestFirst };
    expect(shortestPath('1', '6', travel)).toEqual(['1', '2', '3', '6']);
    expect(shortestPath('6', '1', travel)).toEqual(['6', '3', '2', '1']);
    expect(shortestPath('1', '6', { ...travel, order: (a, b) => lowestFirst(b, a) })).toEqual(['1', '5', '4', '6']);
  });

  it('take the lightest of the shortest, but never a longer one', () => {
    const neighbours = forwards(arrows);
    const over3 = { neighbours, order: lowestFirst, weight: (_: string, to: string) => (to === '3' ? 1 : 0) };
    expect(shortestPath('1', '6', over3)).toEqual(['1', '2', '4', '6']);
    const lures = { neighbours, order: lowestFirst, weight: (_: string, to: string) => (to === '5' ? -1 : 0) };
    expect(shortestPath('1', '6', lures)).toEqual(['1', '5', '4', '6']);
    expect(shortestPath('2', '6', lures)).toEqual(['2', '3', '6']);
  });

  it('weigh what comes later on the way as well', () => {
    const edges = { a: ['b', 'c'], b: ['d'], c: ['e'], d: ['z'], e: ['z'] } as Record<string, readonly string[]>;
    const weight = (from: string, to: string) => (from === 'd' && to === 'z' ? 1 : 0);
    expect(shortestPath('a', 'z', { neighbours: forwards(edges), weight })).toEqual(['a', 'c', 'e', 'z']);
  });

  it('may be none, or no step at all', () => {
    expect(shortestPath('7', '1', { neighbours: forwards(arrows) })).toBeUndefined();
    expect(shortestPath('7', '7', { neighbours: forwards(arrows) })).toEqual(['7']);
    expect(shortestPath('1', '7', { neighbours: forwards(arrows), passable: (node) => node !== '6' })).toBeUndefined();
  });

  it('are as short and as light as trying every way says', () => {
    // A lattice with uneven weights: all ways of the least length are tried.
    const neighbours = (node: string): string[] => {
      const [x = 0, y = 0] = node.split(',').map(Number);
      return [`${x + 1},${y}`, `${x},${y + 1}`].filter((next) => next.split(',').every((part) => Number(part) < 5));
    };
    const weight = (from: string, to: string) => ((from.charCodeAt(0) * 7 + to.charCodeAt(2) * 13) % 5) - 2;
    const all = (node: string): string[][] =>
      node === '4,4' ? [[node]] : neighbours(node).flatMap((next) => all(next).map((rest) => [node, ...rest]));
    const total = (path: readonly string[]) =>
      path.slice(1).reduce((sum, to, index) => sum + weight(path[index] ?? '', to), 0);
    const found = shortestPath('0,0', '4,4', { neighbours, weight }) ?? [];
    expect(found).toHaveLength(9);
    expect(total(found)).toBe(Math.min(...all('0,0').map(total)));
  });
});

describe('cycles', () => {
  it('are found and named, and a join is none', () => {
    expect(cycleIn(Object.keys(arrows), forwards(arrows))).toBeUndefined();
    expect(cycleIn(['1', ...Object.keys(arrows)], forwards({ ...arrows, 6: ['7', '2'] }))).toEqual(['2', '3', '6']);
  });
});
