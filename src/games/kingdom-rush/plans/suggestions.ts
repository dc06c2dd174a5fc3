/** KRU-19.1, KRU-19.4: the best whole plans of an attack, by a search that keeps the best partial plans of each step. */
import type { Cells, Space, Table } from '../types/index.js';
import { steward } from '../content/numbers.js';
import { knifeShape } from '../content/shapes.js';
import type { Attacker, Slot } from '../rules/attackers.js';
import { layings, writeCells } from '../rules/cells.js';
import { freeCells, hordesBeside } from '../rules/hordes.js';
import { type Stake, blockWorth, cutWorth, gainOf, stakesOf, totemWorth } from '../rules/worth.js';
import { alternativeNames, barOf, none, shapeOf, spendMark, warriorPlace } from './walk.js';

export type Suggestion = { tokens: string[]; value: number };

/** A plan as far as it has been made. */
type Draft = {
  value: number;
  tokens: readonly string[];
  /** By the place of a horde among the stakes. */
  covers: readonly Cells[];
  /** Hordes that this plan has put a pawn on. */
  pawned: number;
  links: Readonly<Record<number, number>>;
  gone: readonly Space[];
  soldiersLeft: number;
  /** The horde a soldier has just been put on, whose knife comes next. */
  soldierOn: number | null;
};

/** One way to go on: a horde and cells, a tile spent, or nothing. */
type Step = { draft: Draft; value: number; at: number; cells: Cells; spend: Space | null };

type Search = { table: Table; attacker: Attacker; stakes: readonly Stake[]; slots: readonly Slot[] };

const skip = -1;

/** KRU-4.7, KRU-14.6 on drafts. */
function isOpen({ slots }: Search, slot: Slot, draft: Draft, at: number): boolean {
  const linked = draft.links[slot.link];
  if (linked !== undefined && linked !== at) return false;
  if (slot.apart === null) return true;
  return !slots.some(({ link, apart }) => apart === slot.apart && link !== slot.link && draft.links[link] === at);
}

/** What it costs that a sand warrior leaves the horde he stands on. */
function leaving({ table, stakes }: Search, slot: Slot, draft: Draft): { at: number; cell: Cells; loss: number } {
  const own = slot.warrior === null ? undefined : warriorPlace(table, slot.warrior);
  const at = own ? stakes.findIndex(({ horde }) => horde.tag === own.horde.tag) : skip;
  const stake = stakes[at];
  if (!own || !stake) return { at: skip, cell: 0, loss: 0 };
  const cover = draft.covers[at] ?? 0;
  return { at, cell: own.cell, loss: gainOf(stake, cover & ~own.cell, cover) };
}

function stepsOf(search: Search, slot: Slot, draft: Draft): Step[] {
  const { stakes, table, attacker } = search;
  const steps: Step[] = [{ draft, value: draft.value, at: skip, cells: 0, spend: null }];
  const pawn = slot.piece === 'soldier' || slot.piece === 'warrior';
  if (slot.piece !== 'soldier' || draft.soldiersLeft > 0) {
    const old = leaving(search, slot, draft);
    for (const [at, stake] of stakes.entries()) {
      const { horde } = stake;
      if (!slot.spaces.includes(horde.at) || !isOpen(search, slot, draft, at)) continue;
      const before = (draft.covers[at] ?? 0) & ~(old.at === at ? old.cell : 0);
      if ((stake.enemies & ~before) === 0) continue;
      if (barOf({ table, attacker, gone: draft.gone }, slot.piece, slot.damage, horde)) continue;
      const free = freeCells(horde, slot.damage, before);
      for (const cells of layings(shapeOf(slot.piece))) {
        if ((cells & ~free) !== 0) continue;
        if (!pawn && (cells & stake.enemies) === 0) continue;
        const stops = pawn && ((draft.pawned >> at) & 1) === 0 ? blockWorth(stake, before | cells) : 0;
        const value = draft.value - old.loss + gainOf(stake, before, before | cells) + stops;
        steps.push({ draft, value, at, cells, spend: null });
      }
    }
  }
  if (draft.links[slot.link] === undefined) {
    for (const spend of slot.cuts) {
      if (draft.gone.includes(spend)) continue;
      const value = draft.value + cutWorth(hordesBeside(table, spend).length);
      steps.push({ draft, value, at: skip, cells: 0, spend });
    }
    for (const spend of slot.fells) {
      if (!draft.gone.includes(spend))
        steps.push({ draft, value: draft.value + totemWorth, at: skip, cells: 0, spend });
    }
  }
  return steps;
}

function knifeSteps({ stakes, table, attacker }: Search, slot: Slot, draft: Draft): Step[] {
  const steps: Step[] = [{ draft, value: draft.value, at: skip, cells: 0, spend: null }];
  const stand = draft.soldierOn === null ? undefined : stakes[draft.soldierOn];
  if (!stand) return steps;
  const beside = hordesBeside(table, stand.horde.at);
  for (const [at, stake] of stakes.entries()) {
    const before = draft.covers[at] ?? 0;
    if ((stake.enemies & ~before) === 0 || !beside.includes(stake.horde)) continue;
    if (barOf({ table, attacker, gone: draft.gone }, 'knife', slot.damage, stake.horde)) continue;
    const free = freeCells(stake.horde, slot.damage, before) & stake.enemies;
    for (const cells of layings(knifeShape)) {
      if ((cells & ~free) !== 0) continue;
      steps.push({ draft, value: draft.value + gainOf(stake, before, before | cells), at, cells, spend: null });
    }
  }
  return steps;
}

/** KRU-19.4: the best so many; the order in which they were found breaks ties. */
function best(steps: Step[], beam: number): Step[] {
  return steps.sort((one, other) => other.value - one.value).slice(0, beam);
}

function placed(search: Search, slot: Slot, { draft, value, at, cells, spend }: Step): Draft {
  if (spend !== null) {
    const links = { ...draft.links, [slot.link]: skip };
    const tokens = [...draft.tokens, `${spendMark}${spend}`];
    return { ...draft, value, tokens, links, gone: [...draft.gone, spend], soldierOn: null };
  }
  const tag = search.stakes[at]?.horde.tag;
  if (tag === undefined) return { ...draft, value, tokens: [...draft.tokens, none], soldierOn: null };
  const old = leaving(search, slot, draft);
  const covers = draft.covers.map((cover, index) => (index === old.at ? cover & ~old.cell : cover));
  covers[at] = (covers[at] ?? 0) | cells;
  const pawn = slot.piece === 'soldier' || slot.piece === 'warrior';
  return {
    value,
    tokens: [...draft.tokens, tag, writeCells(cells)],
    covers,
    pawned: pawn ? draft.pawned | (1 << at) : draft.pawned,
    links: { ...draft.links, [slot.link]: at },
    gone: draft.gone,
    soldiersLeft: draft.soldiersLeft - (slot.piece === 'soldier' ? 1 : 0),
    soldierOn: slot.knife ? at : null,
  };
}

function knifed(search: Search, { draft, value, at, cells }: Step): Draft {
  const tag = search.stakes[at]?.horde.tag;
  if (tag === undefined) return { ...draft, tokens: [...draft.tokens, none], soldierOn: null };
  const covers = draft.covers.map((cover, index) => (index === at ? cover | cells : cover));
  return { ...draft, value, tokens: [...draft.tokens, tag, writeCells(cells)], covers, soldierOn: null };
}

function searched(search: Search, first: Draft, beam: number): Draft[] {
  let drafts: Draft[] = [first];
  for (const slot of search.slots) {
    drafts = best(
      drafts.flatMap((draft) => stepsOf(search, slot, draft)),
      beam,
    ).map((step) => placed(search, slot, step));
    if (!slot.knife) continue;
    const waiting = drafts.filter(({ soldierOn }) => soldierOn !== null);
    const done = drafts.filter(({ soldierOn }) => soldierOn === null);
    const thrown = best(
      waiting.flatMap((draft) => knifeSteps(search, slot, draft)),
      beam,
    ).map((step) => knifed(search, step));
    drafts = [...thrown, ...done].sort((one, other) => other.value - one.value).slice(0, beam);
  }
  return drafts;
}

export type SearchOptions = { beam?: number; most?: number; stakes?: readonly Stake[] };

/** The best plans, best first; they differ in at least one cell. */
export function suggestions(table: Table, attacker: Attacker, options: SearchOptions = {}): Suggestion[] {
  const { beam = steward.fullBeam, most = 5, stakes = stakesOf(table) } = options;
  const found: Suggestion[] = [];
  for (const [index, slots] of attacker.alternatives.entries()) {
    const named = attacker.alternatives.length > 1 ? [alternativeNames[index] ?? 'a'] : [];
    const first: Draft = {
      value: 0,
      tokens: named,
      covers: stakes.map(({ cover }) => cover),
      pawned: 0,
      links: {},
      gone: [],
      soldiersLeft: table.soldiersLeft,
      soldierOn: null,
    };
    for (const { tokens, value } of searched({ table, attacker, stakes, slots }, first, beam)) {
      found.push({ tokens: [...tokens], value });
    }
  }
  const seen = new Set<string>();
  return found
    .sort((one, other) => other.value - one.value)
    .filter(({ tokens }) => {
      const written = tokens.join(' ');
      return !seen.has(written) && seen.add(written);
    })
    .slice(0, most);
}
