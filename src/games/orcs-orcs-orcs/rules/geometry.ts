/** 2.2: lanes around the tower, sections in a lane. */
import { type Lane, type Ring, type SectionName, lanes, rings } from '../types/index.js';

const towards: Record<Ring, Ring | 'tower'> = { o: 'm', m: 'i', i: 'tower' };
export const behind: Record<Ring, Ring | null> = { i: 'm', m: 'o', o: null };
const rightOf: Record<Lane, Lane> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1 };
const leftOf: Record<Lane, Lane> = { 1: 6, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 };

/** Seen from the tower. */
export const sides = ['right', 'left'] as const;
export type Side = (typeof sides)[number];
export const neighbour: Record<Side, Record<Lane, Lane>> = { right: rightOf, left: leftOf };

/** How far a ring is from the tower, 0 for the inner one. */
export function distance(ring: Ring): number {
  return rings.indexOf(ring);
}

function isLane(value: number): value is Lane {
  return (lanes as readonly number[]).includes(value);
}

export function toLane(text: string): Lane | undefined {
  const value = Number(text);
  return text.trim() === text && isLane(value) ? value : undefined;
}

function toRing(text: string): Ring | undefined {
  return rings.find((ring) => ring === text);
}

export function sectionOf(lane: Lane, ring: Ring): SectionName {
  return `${lane}${ring}`;
}

export function laneOf(section: SectionName): Lane {
  return Number(section.charAt(0)) as Lane;
}

export function ringOf(section: SectionName): Ring {
  return section.charAt(1) as Ring;
}

/** A section as it is typed: `3m`. */
export function toSection(text: string): SectionName | undefined {
  const lane = toLane(text.charAt(0));
  const ring = toRing(text.slice(1));
  return lane && ring ? sectionOf(lane, ring) : undefined;
}

/** A section and its neighbour as they are typed together: `4m+left`. */
export function besideIn(text: string): readonly [SectionName, SectionName] | undefined {
  const [first = '', word] = text.split('+');
  const section = toSection(first);
  const side = sides.find((one) => one === word);
  return section && side && [section, sectionOf(neighbour[side][laneOf(section)], ringOf(section))];
}

/** One step nearer to the tower. */
export function nextTowards(section: SectionName): SectionName | 'tower' {
  const next = towards[ringOf(section)];
  return next === 'tower' ? next : sectionOf(laneOf(section), next);
}
