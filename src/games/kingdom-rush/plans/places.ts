/** 17.4: places to attack from, compared with a narrow search; the best of them are looked at again with a wide one. */
import type { Answer } from '../../../kernel/index.js';
import { steward } from '../content/numbers.js';
import type { Stake } from '../rules/worth.js';
import type { Kru, Table } from '../types/index.js';
import type { Aim } from './aims.js';
import type { Effort } from './effort.js';
import { type Way, bestPlan } from './memory.js';
import type { Suggestion } from './suggestions.js';
import { walkPlan } from './walk.js';

/** Its value counts from what it must beat. `then` is the table as the idea leaves its hordes and figures. */
export type Idea = { value: number; answer: Answer<Kru>; then?: () => Table };

/** 17.2: hordes held by the way, and what that and anything else is worth. */
export type Following = { more: number; held: readonly string[] };

/** Somewhere an attack could come from. */
export type Place = Aim & {
  way: Way;
  stakes: readonly Stake[];
  /** What it is worth besides its plan, and what it must beat. */
  more: number;
  /** What comes with it besides cells: hordes that are held. */
  follows?: (plan: Suggestion | undefined) => Following;
  answer: (plan: Suggestion | undefined) => Answer<Kru>;
  /** Whether it is worth something without a plan. */
  isPlanless?: boolean;
};

export function better(one: Idea | undefined, other: Idea | undefined): Idea | undefined {
  if (!one || !other) return one ?? other;
  return other.value > one.value ? other : one;
}

/** The table with a plan's pieces on its hordes. */
function placed({ table, attacker }: Aim, tokens: readonly string[], held: readonly string[]): Table {
  const { placements } = walkPlan(table, attacker, tokens).walk;
  const hordes = table.hordes.map((horde) => {
    const own = placements.flatMap((each) => ('tag' in each && each.tag === horde.tag ? [each] : []));
    const isHeld = held.includes(horde.tag);
    if (own.length === 0) return isHeld ? { ...horde, held: true } : horde;
    const laid = { source: attacker.source, seat: attacker.seat, seq: Infinity, shape: 'm1' as const };
    const tiles = own.map(({ cells, slot }) => ({ ...laid, cells, damage: slot.damage }));
    const isStopped = own.some(({ kind }) => kind === 'pawn');
    return { ...horde, tiles: [...horde.tiles, ...tiles], held: horde.held || isHeld || isStopped };
  });
  return { ...table, hordes };
}

function weigh(place: Place, beam: number, effort: Effort): Idea | undefined {
  const { table, attacker, way, stakes, more, follows, answer, isPlanless = false } = place;
  const plan = bestPlan(table, attacker, { way, stakes, beam, effort });
  if (!plan && !isPlanless) return undefined;
  const following = follows?.(plan) ?? { more: 0, held: [] };
  const value = (plan?.value ?? 0) + following.more + more;
  return { value, answer: answer(plan), then: () => placed(place, plan?.tokens ?? [], following.held) };
}

/** Ideas that are worth it, best first: all places with the narrow search, the best three with the wide one. */
export function ideasOf(places: Iterable<Place>, effort: Effort): Idea[] {
  const found: { place: Place; idea: Idea }[] = [];
  for (const place of places) {
    if (effort.isSpent()) break;
    const idea = weigh(place, steward.beam, effort);
    if (idea && idea.value > 0) found.push({ place, idea });
  }
  const ranked = found.sort((one, other) => other.idea.value - one.idea.value);
  for (const candidate of ranked.slice(0, steward.widened)) {
    if (effort.isSpent()) break;
    const wide = weigh(candidate.place, steward.fullBeam, effort);
    if (wide && wide.value > candidate.idea.value) candidate.idea = wide;
  }
  return ranked.map(({ idea }) => idea).sort((one, other) => other.value - one.value);
}

export function bestIdea(places: Iterable<Place>, effort: Effort): Idea | undefined {
  return ideasOf(places, effort)[0];
}
