/** Before the start: teams, the heroes on offer, what refuses a table (OMD-2.4 to 2.6). */
import type { Wish } from '../../../kernel/index.js';
import { fortresses } from '../content/fortresses.js';
import { heroes } from '../content/heroes.js';
import {
  type BossId,
  type Difficulty,
  type FortressPlan,
  type HeroId,
  type OmdWhy,
  type Options,
  type Side,
  type TileId,
  bossIds,
  difficulties,
  heroIds,
  moments,
  sides,
} from '../types/index.js';
import { readFortress } from './own-fortress.js';

const mostOfTeam = 4;

/** Bosses that the lobby has set by name. */
export function setBosses(options: Options): BossId[] {
  return moments.flatMap((moment) => {
    const choice = options[`boss-${moment}`];
    return choice === 'none' || choice === 'vote' ? [] : [choice];
  });
}

/** Heroes that a team may pick from (OMD-13.13). */
export function heroesOffered(options: Options, side: Side): HeroId[] {
  const set = setBosses(options);
  const any = options.mode === 'coop' && options.heroes === 'any';
  return heroIds.filter((hero) => (any || heroes[hero].side === side) && !set.includes(`boss-${hero}`));
}

export function wishesOffered(options: Options): Wish[] {
  if (options.mode === 'rivalry') return sides.map((id) => ({ id, most: mostOfTeam }));
  return heroesOffered(options, options.edition).map((id) => ({ id, most: 1 }));
}

/** Which team each seat joins (OMD-2.6). */
function teamsOf(seats: number, wishes: readonly (string | undefined)[]): Side[] {
  const sidesOf: (Side | undefined)[] = Array.from({ length: seats }, (_, seat) => {
    const wish = wishes[seat];
    return wish === 'order' || wish === 'unchained' ? wish : undefined;
  });
  const count = (side: Side): number => sidesOf.filter((one) => one === side).length;
  return sidesOf.map((side, seat) => {
    if (side) return side;
    const joined: Side = count('unchained') < count('order') ? 'unchained' : 'order';
    sidesOf[seat] = joined;
    return joined;
  });
}

/** The number of heroes in a team (S1, V1). */
export function heroCount(options: Options, seats: number, wishes: readonly (string | undefined)[]): number {
  if (options.mode === 'coop') return Math.max(2, seats);
  const teams = teamsOf(seats, wishes);
  return Math.max(2, ...sides.map((side) => teams.filter((one) => one === side).length));
}

export type Seating = { seat: number; side: Side };

/** The slots in their order (S1, V1, V5). */
export function slotsFor(options: Options, seats: number, wishes: readonly (string | undefined)[]): Seating[] {
  const count = heroCount(options, seats, wishes);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (options.mode === 'coop') {
    const players = seats === 1 ? [0, 0] : all;
    return players.map((seat) => ({ seat, side: options.edition }));
  }
  const teams = teamsOf(seats, wishes);
  const [order = [], unchained = []] = sides.map((side) => {
    const players = all.filter((seat) => teams[seat] === side);
    return [...players, ...players].slice(0, count).map((seat) => ({ seat, side }));
  });
  if (options.seating === 'blocks') return [...order, ...unchained];
  return order.flatMap((slot, at) => {
    const other = unchained[at];
    return other ? [slot, other] : [slot];
  });
}

/** What refuses the start (OMD-2.5). */
export function refusesStart(
  options: Options,
  seats: number,
  wishes: readonly (string | undefined)[],
): OmdWhy | undefined {
  const rule = 'OMD-2.5';
  const count = heroCount(options, seats, wishes);
  if (options.mode === 'rivalry') {
    const teams = teamsOf(seats, wishes);
    const needs = Math.ceil(count / 2);
    for (const side of sides) {
      const n = teams.filter((one) => one === side).length;
      if (n < needs) return { rule, reason: { key: 'teamSmall', params: { side, n, needs } } };
    }
  }
  const set = setBosses(options);
  const twice = set.find((boss, at) => set.indexOf(boss) !== at);
  if (twice) return { rule, reason: { key: 'bossTwice', params: { boss: twice } } };
  const playing = options.mode === 'rivalry' ? sides : [options.edition];
  for (const side of playing) {
    const n = heroesOffered(options, side).length;
    if (n < count) return { rule, reason: { key: 'fewHeroes', params: { n, places: count } } };
  }
  if (options.fortress === 'custom' && !readFortress(options['own-fortress']).ok) {
    return { rule, reason: { key: 'noOwnFortress', params: {} } };
  }
  return undefined;
}

export type ChosenFortress = { id: Options['fortress']; name: string | null; plan: FortressPlan };

/** The fortress that a team plays. */
export function fortressFor(options: Options, side: Side): ChosenFortress {
  const other = options['fortress-b'];
  const id = options.mode === 'rivalry' && side === 'unchained' && other !== 'same' ? other : options.fortress;
  if (id !== 'custom') return { id, name: null, plan: fortresses[id] };
  const reading = readFortress(options['own-fortress']);
  if (!reading.ok) throw new Error('an own fortress that was never accepted');
  return { id, ...reading.fortress };
}

/** A printed tile id as this table calls it: with the fortress' letter in Rivalry (2.2). */
export function lettered(options: Options, side: Side, id: TileId): TileId {
  if (options.mode === 'coop') return id;
  return `${side === 'order' ? 'O' : 'U'}${id}`;
}

/** The difficulty step for so many heroes (OMD-2.4); none for an own fortress. */
export function difficultyOf(options: Options, heroCountOf: number): Difficulty | undefined {
  if (options.fortress === 'custom') return undefined;
  const { difficulty, difficultyAt } = fortresses[options.fortress];
  const step = difficultyAt?.[heroCountOf] ?? difficulty;
  if (!step || options.difficulty === 'standard') return step;
  return difficulties[Math.min(difficulties.indexOf(step) + 1, difficulties.length - 1)];
}

/** Bosses that a vote may name: not set for another moment, and no hero in play. */
export function bossesToVote(options: Options, inPlay: readonly (HeroId | null)[]): BossId[] {
  const set = setBosses(options);
  return bossIds.filter((boss) => !set.includes(boss) && !inPlay.some((hero) => boss === `boss-${hero ?? ''}`));
}
