/** Units by number as they are typed: 2t1o, or token by token. */
import type { Choice, Seat } from '../../../kernel/index.js';
import { type MarchStep, type Muster, marchAll, musterOf, readyAt, stepsFrom } from '../rules/marching.js';
import { isForeground, isRampart, isWall } from '../rules/places.js';
import { invaderAt } from '../rules/seats.js';
import { noHorde, read, sumOf, totalOf, typesOf } from '../rules/units.js';
import type { Field, Invader } from '../types/board.js';
import type { View } from '../types/view.js';
import { type Counts, type Horde, type Station, type Unit, invaderUnits } from '../types/terms.js';
import type { Str } from '../types/index.js';

/** Tokens together; undefined where one is none, or names a type twice. */
export function readUnits<U extends Unit>(tokens: readonly string[], like: Counts<U>): Counts<U> | undefined {
  let sum: Counts<U> | undefined;
  for (const token of tokens) {
    const part = read(token, like);
    if (!part) return undefined;
    if (sum && typesOf(part).some((unit) => part[unit] > 0 && (sum?.[unit] ?? 0) > 0)) return undefined;
    sum = sum ? sumOf(sum, part) : part;
  }
  return sum ?? read('0', like);
}

const typedHeroes = new Map([
  ['officier', 'officer'],
  ['guerrier', 'warrior'],
]);

/** As people type it, in either language: 2t1o, `2t, 1o`, `2 trolls et 1 orque`; a hero by name. */
export function typedUnits(text: string): { tokens: string[] } {
  const typed = text.trim().toLowerCase();
  const parts = [...typed.matchAll(/(\d+)\s*(\p{L})\p{L}*/gu)].map(
    ([, count = '', letter = '']) => `${count}${letter}`,
  );
  return { tokens: parts.length > 0 ? parts : [typedHeroes.get(typed) ?? typed] };
}

export const tokenOf = (unit: Unit, count: number): string => `${count}${unit.charAt(0)}`;
export function unitChoice(unit: Unit, count: number): Choice<Str> {
  return { value: tokenOf(unit, count), label: { key: 'unitsChoice', params: { count, unit } } };
}

/** STR-21.5: a single token. */
export function sentUnits(text: string): Horde {
  return read(text, noHorde()) ?? noHorde();
}

export function isStation(place: string): place is Station {
  return place === 'camp' || isForeground(place) || isRampart(place) || isWall(place);
}
export function stepNamed(field: Field, invader: Invader, from: string, to: string): MarchStep | undefined {
  if (!isStation(from)) return undefined;
  return stepsFrom(field, invader, from).find((step) => step.to === to);
}

export type MarchGiven = { from?: string; to?: string };

function planOf(view: View, seat: Seat, { from, to }: MarchGiven): { step: MarchStep; muster: Muster } | undefined {
  const invader = invaderAt(view, seat);
  if (!invader?.deployment || from === undefined || to === undefined) return undefined;
  const step = stepNamed(view, invader, from, to);
  return step && { step, muster: musterOf(view, invader, invader.deployment) };
}

function goes(view: View, seat: Seat, given: MarchGiven, units: Horde): boolean {
  const plan = planOf(view, seat, given);
  return plan !== undefined && marchAll(plan.muster, plan.step, units) !== undefined;
}

/** Every type not yet named with as many as limit, room and traps still allow, most first. */
export function nextToMarch(view: View, seat: Seat, given: MarchGiven, picked: readonly string[]): Choice<Str>[] {
  const plan = planOf(view, seat, given);
  const so = readUnits(picked, noHorde());
  if (!plan || !so) return [];
  const ready = readyAt(plan.muster, plan.step.from);
  return invaderUnits
    .filter((unit) => so[unit] === 0)
    .flatMap((unit) =>
      Array.from({ length: ready[unit] }, (_, index) => ready[unit] - index)
        .filter((count) => goes(view, seat, given, { ...so, [unit]: count }))
        .map((count) => unitChoice(unit, count)),
    );
}
export function mayMarch(view: View, seat: Seat, given: MarchGiven, tokens: readonly string[]): boolean {
  const units = readUnits(tokens, noHorde());
  return units !== undefined && totalOf(units) > 0 && goes(view, seat, given, units);
}
/** Strongest first, as many as may go. */
export function proposedMarch(view: View, seat: Seat, given: MarchGiven): string[] | undefined {
  const tokens: string[] = [];
  for (;;) {
    const [best] = nextToMarch(view, seat, given, tokens);
    if (!best) break;
    tokens.push(best.value);
  }
  return tokens.length === 0 ? undefined : tokens;
}
