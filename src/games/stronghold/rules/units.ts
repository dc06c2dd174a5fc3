/** Units by type and number: counting, writing (2t1o), reading, and the sets that losses are chosen from. */
import { maximalParts, minimalParts, partsOfSize } from '../../../pieces/counts.js';
import { strengths } from '../content/numbers.js';
import {
  type Counts,
  type DefenderUnit,
  type Garrison,
  type Horde,
  type InvaderUnit,
  type Unit,
  defenderUnits,
  invaderUnits,
} from '../types/terms.js';

export const noHorde = (): Horde => ({ troll: 0, orc: 0, goblin: 0 });
export const noGarrison = (): Garrison => ({ veteran: 0, soldier: 0, archer: 0 });

/** The types of a count, strongest first. */
export function typesOf<U extends Unit>(counts: Counts<U>): U[] {
  return ('troll' in counts ? invaderUnits : defenderUnits) as readonly Unit[] as U[];
}

/** The types of which there is at least one, strongest first. */
export function present<U extends Unit>(counts: Counts<U>): U[] {
  const found: U[] = [];
  for (const unit of typesOf(counts)) if (counts[unit] > 0) found.push(unit);
  return found;
}

export function totalOf<U extends Unit>(counts: Counts<U>): number {
  let sum = 0;
  for (const unit of typesOf(counts)) sum += counts[unit];
  return sum;
}

export function isNobody<U extends Unit>(counts: Counts<U>): boolean {
  return totalOf(counts) === 0;
}

/** STR-1.5: plain strength. */
export function strengthOf<U extends Unit>(counts: Counts<U>): number {
  let sum = 0;
  for (const unit of typesOf(counts)) sum += counts[unit] * strengths[unit];
  return sum;
}

function mapped<U extends Unit>(counts: Counts<U>, to: (unit: U) => number): Counts<U> {
  const result = { ...counts };
  for (const unit of typesOf(counts)) result[unit] = to(unit);
  return result;
}

export function sumOf<U extends Unit>(a: Counts<U>, b: Counts<U>): Counts<U> {
  const sum = { ...a };
  for (const unit of typesOf(a)) sum[unit] += b[unit];
  return sum;
}

export function without<U extends Unit>(a: Counts<U>, b: Counts<U>): Counts<U> {
  const rest = { ...a };
  for (const unit of typesOf(a)) rest[unit] -= b[unit];
  return rest;
}

/** Whether `a` holds at least everything in `b`. */
export function holds<U extends Unit>(a: Counts<U>, b: Counts<U>): boolean {
  for (const unit of typesOf(a)) if (a[unit] < b[unit]) return false;
  return true;
}

export function oneOf(unit: InvaderUnit): Horde;
export function oneOf(unit: DefenderUnit): Garrison;
export function oneOf(unit: Unit): Horde | Garrison {
  return isInvader(unit) ? { ...noHorde(), [unit]: 1 } : { ...noGarrison(), [unit]: 1 };
}

export function isInvader(unit: string): unit is InvaderUnit {
  return (invaderUnits as readonly string[]).includes(unit);
}
export function isDefender(unit: string): unit is DefenderUnit {
  return (defenderUnits as readonly string[]).includes(unit);
}

/** Unit notation: strongest first, zero parts left out, 0 for nobody. */
export function written<U extends Unit>(counts: Counts<U>): string {
  const text = present(counts)
    .map((unit) => `${counts[unit]}${unit.charAt(0)}`)
    .join('');
  return text === '' ? '0' : text;
}

const notation = /^(\d+[a-z])+$/;

/** Reads unit notation of the types of `like`; undefined where it is none or names a type twice. */
export function read<U extends Unit>(text: string, like: Counts<U>): Counts<U> | undefined {
  const result = mapped(like, () => 0);
  if (text === '0') return result;
  if (!notation.test(text)) return undefined;
  for (const part of text.match(/\d+[a-z]/g) ?? []) {
    const unit = typesOf(like).find((one) => part.endsWith(one.charAt(0)));
    const count = Number.parseInt(part, 10);
    if (!unit || result[unit] > 0 || count < 1) return undefined;
    result[unit] = count;
  }
  return result;
}

/** Least strength first, then the weaker strongest unit, then more units (4.9.8). */
function byLeastLoss<U extends Unit>(a: Counts<U>, b: Counts<U>): number {
  const strongest = (one: Counts<U>): number => {
    const [first] = present(one);
    return first === undefined ? 0 : strengths[first];
  };
  return strengthOf(a) - strengthOf(b) || strongest(a) - strongest(b) || totalOf(b) - totalOf(a);
}

/** A part with its zeros written out. */
function whole<U extends Unit>(like: Counts<U>, part: Partial<Counts<U>>): Counts<U> {
  return mapped(like, (unit) => part[unit] ?? 0);
}

/** STR-17.8: sets that cover the advantage and of which no unit could be kept; everybody where all are worth less. */
export function minimalSets<U extends Unit>(counts: Counts<U>, advantage: number): Counts<U>[] {
  if (strengthOf(counts) <= advantage) return [{ ...counts }];
  return [...minimalParts<U>(counts, strengths, advantage)].map((part) => whole(counts, part)).sort(byLeastLoss);
}

/** STR-16.10: sets within the points to which no further unit could be added. `factor` is 2 with a trench master. */
export function maximalSets<U extends Unit>(counts: Counts<U>, points: number, factor: number): Counts<U>[] {
  const most = Math.floor(points / factor);
  return [...maximalParts<U>(counts, strengths, most)].map((part) => whole(counts, part)).sort(byLeastLoss);
}

/** The strongest of a count, so many. */
export function strongest<U extends Unit>(counts: Counts<U>, most: number): Counts<U> {
  let left = most;
  return mapped(counts, (unit) => {
    const taken = Math.min(left, counts[unit]);
    left -= taken;
    return taken;
  });
}

/** Every set of exactly so many, strongest first. */
export function setsOf<U extends Unit>(counts: Counts<U>, size: number): Counts<U>[] {
  if (size === 1) return present(counts).map((unit) => mapped(counts, (one) => (one === unit ? 1 : 0)));
  return [...partsOfSize<U>(counts, size)]
    .map((part) => whole(counts, part))
    .sort((a, b) => strengthOf(b) - strengthOf(a));
}
