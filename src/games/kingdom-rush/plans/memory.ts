/**
 * 17.4: what a search found, kept with the covering of the hordes it reaches: after an action only what reaches a changed
 * horde is worked out again. What was found before counts as weighed once more, so that the same position gives the same
 * answer whether or not it has been seen.
 */
import type { Attacker, Slot } from '../rules/attackers.js';
import { hordesBeside } from '../rules/hordes.js';
import type { Stake } from '../rules/worth.js';
import type { Space, Table } from '../types/index.js';
import type { Effort } from './effort.js';
import { type Suggestion, suggestions } from './suggestions.js';

/** Searches kept; then the memory starts afresh. */
const mostKept = 20_000;
const kept = new Map<string, { plan: Suggestion | undefined; weighed: number }>();

/** Hordes with something left to cover, on one of these spaces: their places among the stakes. */
function reachedOn(stakes: readonly Stake[], spaces: readonly Space[]): number[] {
  const found: number[] = [];
  for (const [at, { horde, enemies, cover }] of stakes.entries()) {
    if ((enemies & ~cover) !== 0 && spaces.includes(horde.at)) found.push(at);
  }
  return found;
}

/** What an attack could do from where it stands, place by place; equal ways are one. */
export type Way = { text: string; reaches: readonly number[]; isNothing: boolean };

function slotText(table: Table, slot: Slot): string {
  const { piece, knife, damage, link, apart, cuts, fells } = slot;
  const cut = cuts.map((at) => `${at}*${hordesBeside(table, at).length}`);
  return `${piece}${knife ? 'k' : ''}${damage[0] ?? ''}${link}${apart ?? ''}${cut.join()}${fells.join()}`;
}

export function wayOf(table: Table, attacker: Attacker, stakes: readonly Stake[]): Way {
  const reaches = new Set<number>();
  let isNothing = true;
  let spaces: readonly Space[] = [];
  let on: number[] = [];
  const texts = attacker.alternatives.map((slots) =>
    slots
      .map((slot) => {
        if (slot.spaces !== spaces) [spaces, on] = [slot.spaces, reachedOn(stakes, slot.spaces)];
        for (const at of slot.knife ? stakes.keys() : on) reaches.add(at);
        if (on.length > 0 || slot.cuts.length > 0 || slot.fells.length > 0) isNothing = false;
        return `${slotText(table, slot)}:${on.join()}`;
      })
      .join(';'),
  );
  return { text: texts.join('|'), reaches: [...reaches].sort((one, other) => one - other), isNothing };
}

/** All of a horde that a search looks at. */
function stakeText({ horde, distance, weight, cover, stopped, escapes, mends }: Stake): string {
  const heals = mends ? `${mends.always ? 'r' : ''}${mends.shamans}/${mends.smallest}` : '';
  return `${horde.tag}${horde.card}${horde.at}/${distance}/${weight}/${cover}${stopped ? 's' : ''}${escapes ? 'e' : ''}${heals}`;
}

function keyOf(
  table: Table,
  { artillery }: Attacker,
  { text, reaches }: Way,
  stakes: readonly Stake[],
  beam: number,
): string {
  const { options, soldiersLeft, rift, totems } = table;
  const standing = totems.flatMap(({ at, standing: stands }) => (stands ? [at] : []));
  const hordes = reaches.map((at) => `${at}=${stakes[at] ? stakeText(stakes[at]) : ''}`);
  return [
    options.scenario,
    beam,
    artillery,
    soldiersLeft,
    rift?.active.join('+'),
    standing.join('+'),
    text,
    ...hordes,
  ].join(' ');
}

/** Sand warriors leave the horde they stand on, so that more counts than what is reached. */
function isPlain({ alternatives }: Attacker): boolean {
  return alternatives.every((slots) => slots.every(({ warrior }) => warrior === null));
}

export type Looking = { way: Way; stakes: readonly Stake[]; beam: number; effort: Effort };

/** The best plan of an attack, from memory where nothing has changed. */
export function bestPlan(
  table: Table,
  attacker: Attacker,
  { way, stakes, beam, effort }: Looking,
): Suggestion | undefined {
  const search = (): Suggestion | undefined => suggestions(table, attacker, { beam, most: 1, stakes, effort })[0];
  if (!isPlain(attacker)) return search();
  const key = keyOf(table, attacker, way, stakes, beam);
  const found = kept.get(key);
  if (found) {
    effort.weigh(found.weighed);
    return found.plan;
  }
  const before = effort.weighed();
  const plan = search();
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, { plan, weighed: effort.weighed() - before });
  return plan;
}
