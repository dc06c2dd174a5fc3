/** Heroes carried anywhere: Hammer of Valor and the King of the Gryphons. */
import type { HeroId } from '../content/heroes.js';
import { type LocId, locationIds, sites } from '../content/map.js';
import { generalAt } from '../rules/generals.js';
import { diceAgainst } from '../rules/hands.js';
import { dangerOf, minionsAt } from '../rules/minions.js';
import { heroIn, isOnBoard, turnOrder } from '../rules/roster.js';
import { isBarred } from '../rules/travel.js';
import type { Plan, SlotNo, Table } from '../types/index.js';
import type { Reading, Targeting } from './targeting.js';
import { asLoc } from './tokens.js';

type Move = { slot: SlotNo; hero: HeroId; loc: LocId };
type Carrying = Plan & { type: 'carry' };

function mayCarry(table: Table, { slot, loc }: Move): boolean {
  const hero = heroIn(table, slot);
  return hero.loc !== loc && !isBarred(hero, loc);
}

/** How good a place is for a hero: a general he holds dice for, minions to fight, rest when wounded. */
function worthOf(table: Table, { slot, loc }: Move): number {
  const hero = heroIn(table, slot);
  const general = generalAt(table, loc);
  const dice = general ? diceAgainst(hero, general) : 0;
  const rest = sites[loc].kind === 'land' ? 0 : hero.maxLife - hero.life;
  return dice * (minionsAt(table, loc) === 0 ? 3 : 1) + dangerOf(table, loc) / 2 + 2 * rest;
}

/** Every journey of the heroes that are left, best first. */
function journeys(table: Table, without: readonly SlotNo[]): Move[] {
  return turnOrder(table, table.active)
    .filter((slot) => !without.includes(slot))
    .flatMap((slot) => locationIds.map((loc) => ({ slot, hero: heroIn(table, slot).hero, loc })))
    .filter((move) => mayCarry(table, move))
    .map((move) => ({ move, worth: worthOf(table, move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move);
}

function asSlot(table: Table, token: string | undefined): SlotNo | undefined {
  const slot = table.heroes.findIndex((hero) => hero.hero === token?.toLowerCase() && isOnBoard(hero));
  return slot < 0 ? undefined : slot;
}

/** A hero and his place, one pair after the other; `rider` is named and waits for his place. */
function readMoves(
  table: Table,
  most: number,
  picked: readonly string[],
): { moves: Move[]; rider: SlotNo | undefined } | undefined {
  const moves: Move[] = [];
  for (let i = 0; i < picked.length; i += 2) {
    const slot = asSlot(table, picked[i]);
    if (slot === undefined || moves.length === most || moves.some((move) => move.slot === slot)) return undefined;
    const said = picked[i + 1];
    if (said === undefined) return { moves, rider: slot };
    const loc = asLoc(said);
    const move = loc && { slot, hero: heroIn(table, slot).hero, loc };
    if (!move || !mayCarry(table, move)) return undefined;
    moves.push(move);
  }
  return { moves, rider: undefined };
}

function readCarrying(table: Table, most: number, picked: readonly string[]): Reading<Carrying> | undefined {
  const read = readMoves(table, most, picked);
  if (!read) return undefined;
  const { moves, rider } = read;
  return { plan: { type: 'carry', moves }, whole: moves.length > 0 && rider === undefined };
}

/** Moves up to so many heroes, each to any location. */
function carries(most: 1 | 2): Targeting {
  return {
    *plans(table) {
      const moves = journeys(table, []);
      if (most === 2) {
        for (const first of moves.slice(0, 6)) {
          for (const second of moves.filter(({ slot }) => slot !== first.slot).slice(0, 4)) {
            yield { type: 'carry', moves: [first, second] };
          }
        }
      }
      for (const move of moves) yield { type: 'carry', moves: [move] };
    },
    *next(table, _by, picked) {
      const read = readMoves(table, most, picked);
      if (!read || (read.rider === undefined && read.moves.length === most)) return;
      const left = journeys(
        table,
        read.moves.map(({ slot }) => slot),
      );
      if (read.rider !== undefined) {
        for (const { loc } of left.filter(({ slot }) => slot === read.rider)) {
          yield { value: loc, label: { key: 'place', params: { loc } } };
        }
        return;
      }
      for (const hero of new Set(left.map((move) => move.hero))) {
        yield { value: hero, label: { key: 'heroLabel', params: { hero } } };
      }
    },
    read: (table, _by, picked) => readCarrying(table, most, picked),
  };
}

export const hammerOfValor = carries(1);
export const kingOfTheGryphons = carries(2);
