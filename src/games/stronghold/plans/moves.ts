/** The garrison's moves token by token: units, a hero who stands alone, and whom to swap with. */
import type { Choice, Seat } from '../../../kernel/index.js';
import { fitsWithout, heroMoves, heroesAt, isPost, moveCost, waysToMove } from '../rules/garrison.js';
import { garrisonAt, isHero } from '../rules/places.js';
import { defenderAt } from '../rules/seats.js';
import { isNobody, noGarrison, totalOf, typesOf, written } from '../rules/units.js';
import type { Defender } from '../types/board.js';
import type { View } from '../types/view.js';
import { type Garrison, type Hero, type Post, defenderUnits } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { readUnits, unitChoice } from './units.js';

export type MoveGiven = { from?: string; to?: string; units?: readonly string[] };
type Way = { defender: Defender; from: Post; to: Post };

export function wayOf(view: View, seat: Seat, { from, to }: MoveGiven): Way | undefined {
  const defender = defenderAt(view, seat);
  if (!defender || from === undefined || to === undefined || !isPost(from) || !isPost(to)) return undefined;
  return { defender, from, to };
}

/** Heroes who could take this way. */
function heroesOn(view: View, { defender, from, to }: Way): Hero[] {
  return heroesAt(view, from).filter((hero) => (heroMoves(view, defender, hero) as Post[]).includes(to));
}

function mayGo(view: View, way: Way, units: Garrison): boolean {
  return waysToMove(view, way.defender, way.from, way.to, units).length > 0;
}

/** Every type not yet named with as many as spaces and hourglasses allow, and heroes on their own. */
export function nextToMove(view: View, seat: Seat, given: MoveGiven, picked: readonly string[]): Choice<Str>[] {
  const way = wayOf(view, seat, given);
  if (!way || picked.some(isHero)) return [];
  const so = readUnits(picked, noGarrison());
  if (!so) return [];
  const here = garrisonAt(view, way.from);
  const units = defenderUnits
    .filter((unit) => so[unit] === 0)
    .flatMap((unit) =>
      Array.from({ length: here[unit] }, (_, index) => here[unit] - index)
        .filter((count) => mayGo(view, way, { ...so, [unit]: count }))
        .map((count) => unitChoice(unit, count)),
    );
  if (picked.length > 0) return units;
  const heroes = heroesOn(view, way).map((hero): Choice<Str> => ({
    value: hero,
    label: { key: 'heroChoice', params: { hero } },
  }));
  return [...units, ...heroes];
}
export function mayMove(view: View, seat: Seat, given: MoveGiven, tokens: readonly string[]): boolean {
  const way = wayOf(view, seat, given);
  if (!way) return false;
  const [first = ''] = tokens;
  if (isHero(first)) return tokens.length === 1 && heroesOn(view, way).includes(first);
  const units = readUnits(tokens, noGarrison());
  return units !== undefined && !isNobody(units) && mayGo(view, way, units);
}

/** Whole swaps for the units named. */
function swapsNow(view: View, seat: Seat, given: MoveGiven): Garrison[] {
  const way = wayOf(view, seat, given);
  const units = readUnits(given.units ?? [], noGarrison());
  if (!way || !units) return [];
  return waysToMove(view, way.defender, way.from, way.to, units).filter((swap) => !isNobody(swap));
}
/** A swap may be left out where the units fit without one and can be paid. */
export function needsNoSwap(view: View, seat: Seat, given: MoveGiven): boolean {
  const way = wayOf(view, seat, given);
  const [first = ''] = given.units ?? [];
  if (!way || isHero(first)) return true;
  const units = readUnits(given.units ?? [], noGarrison());
  if (!units) return true;
  const plain = { from: way.from, to: way.to, units, swap: noGarrison() };
  return fitsWithout(view, way.to, units) && moveCost(view, plain) <= way.defender.hourglasses;
}
/** Tokens that lead to a whole swap. */
export function nextToSwap(view: View, seat: Seat, given: MoveGiven, picked: readonly string[]): Choice<Str>[] {
  const so = readUnits(picked, noGarrison());
  if (!so) return [];
  const open = swapsNow(view, seat, given).filter((swap) =>
    typesOf(swap).every((unit) => so[unit] === 0 || swap[unit] === so[unit]),
  );
  const choices = open.flatMap((swap) =>
    defenderUnits.filter((unit) => so[unit] === 0 && swap[unit] > 0).map((unit) => unitChoice(unit, swap[unit])),
  );
  return choices.filter((choice, index) => choices.findIndex(({ value }) => value === choice.value) === index);
}
export function isWholeSwap(view: View, seat: Seat, given: MoveGiven, tokens: readonly string[]): boolean {
  const swap = readUnits(tokens, noGarrison());
  return swap !== undefined && swapsNow(view, seat, given).some((one) => written(one) === written(swap));
}
/** Part of a whole swap, typed at once or token by token. */
export function maySwap(view: View, seat: Seat, given: MoveGiven, tokens: readonly string[]): boolean {
  const swap = readUnits(tokens, noGarrison());
  if (!swap || totalOf(swap) === 0) return false;
  return swapsNow(view, seat, given).some((one) =>
    typesOf(one).every((unit) => swap[unit] === 0 || swap[unit] === one[unit]),
  );
}
