/** KRU-19.1, KRU-19.4: the best whole plans of an attack, by a search that keeps the best partial plans of each step. */
import type { Cells, Space, Table } from '../types/index.js';
import { steward } from '../content/numbers.js';
import { knifeShape } from '../content/shapes.js';
import type { Attacker, Slot } from '../rules/attackers.js';
import { layings, sizeOf, writeCells } from '../rules/cells.js';
import { hordesBeside, immuneCells } from '../rules/hordes.js';
import { type Stake, blockWorth, cutWorth, gainOf, mendingCost, stakesOf, totemWorth } from '../rules/worth.js';
import { type Effort, freshEffort } from './effort.js';
import {
  type Bar,
  alternativeNames,
  barOf,
  coverIn,
  none,
  shapeOf,
  spendMark,
  walkPlan,
  warriorPlace,
} from './walk.js';

export type Suggestion = { tokens: string[]; value: number };

/** The tokens of a plan, the last ones first. */
type Said = { tokens: readonly string[]; before: Said | null };

/** A plan as far as it has been made. */
type Draft = {
  value: number;
  said: Said;
  /** By the place of a horde among the stakes. */
  covers: readonly Cells[];
  /** The smallest tile on each horde that heals and that this plan has put a tile on (17.2). */
  smallest: readonly (number | undefined)[];
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

/** The smallest tile on a horde after one more; undefined where that does not matter. */
function smallestWith({ mends }: Stake, before: number | undefined, cells: Cells): number | undefined {
  return mends && Math.min(before ?? mends.smallest, sizeOf(cells));
}

/** 17.2: what one more piece changes of what healing costs; a pawn is no tile. */
function mendingAdded(draft: Draft, at: number, stake: Stake, cells: Cells, what: 'tile' | 'pawn' = 'tile'): number {
  if (!stake.mends) return 0;
  const had = draft.smallest[at];
  const before = draft.covers[at] ?? 0;
  const has = what === 'pawn' ? had : smallestWith(stake, had, cells);
  const cost = (cover: Cells, smallest = 0): number => mendingCost(stake, cover, smallest);
  return cost(before | cells, has) - cost(before, had);
}

type Search = {
  table: Table;
  attacker: Attacker;
  stakes: readonly Stake[];
  slots: readonly Slot[];
  beam: number;
  effort: Effort;
  /** How the first piece must be written, as far as somebody has typed it. */
  item?: string | undefined;
};

/** A horde that a piece could go on: its place among the stakes, what keeps the piece off, where it cannot lie. */
type Target = { at: number; stake: Stake; bar: Bar | undefined; immune: Cells };

const skip = -1;

/** KRU-19.4: keeps the best so many, best first; of equal ones the first that was found. */
function offer(found: Step[], { beam }: Search, step: Step): void {
  let place = found.length;
  for (; place > 0; place -= 1) if ((found[place - 1]?.value ?? 0) >= step.value) break;
  found.splice(place, 0, step);
  if (found.length > beam) found.pop();
}

/** Below this an offer changes nothing. */
function floorOf(found: readonly Step[], { beam }: Search): number {
  return found.length < beam ? -Infinity : (found[beam - 1]?.value ?? -Infinity);
}

function leftOut(draft: Draft): Step {
  return { draft, value: draft.value, at: skip, cells: 0, spend: null };
}

function targetsFor({ stakes, table, attacker }: Search, slot: Slot, piece: Slot['piece'] | 'knife'): Target[] {
  return stakes.flatMap((stake, at): Target[] => {
    const { horde } = stake;
    if (piece !== 'knife' && !slot.spaces.includes(horde.at)) return [];
    const bar = barOf({ table, attacker, gone: [] }, piece, slot.damage, horde);
    return [{ at, stake, bar, immune: immuneCells(horde, slot.damage) }];
  });
}

/** A totem that this very plan has felled keeps nothing off any more. */
function isBarred(search: Search, slot: Slot, { bar, stake }: Target, { gone }: Draft, knife?: 'knife'): boolean {
  if (bar !== 'totem' || gone.length === 0) return bar !== undefined;
  const { table, attacker } = search;
  return barOf({ table, attacker, gone }, knife ?? slot.piece, slot.damage, stake.horde) !== undefined;
}

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

function offerPieces(found: Step[], search: Search, slot: Slot, draft: Draft, targets: readonly Target[]): void {
  const pawn = slot.piece === 'soldier' || slot.piece === 'warrior';
  const old = leaving(search, slot, draft);
  const ways = layings(shapeOf(slot.piece));
  for (const target of targets) {
    const { at, stake, immune } = target;
    const before = (draft.covers[at] ?? 0) & ~(old.at === at ? old.cell : 0);
    if ((stake.enemies & ~before) === 0) continue;
    if (!isOpen(search, slot, draft, at) || isBarred(search, slot, target, draft)) continue;
    const taken = before | immune;
    const isFirst = pawn && ((draft.pawned >> at) & 1) === 0;
    for (const cells of ways) {
      if ((cells & taken) !== 0 || (!pawn && (cells & stake.enemies) === 0)) continue;
      search.effort.weigh();
      const stops = isFirst ? blockWorth(stake, before | cells) : 0;
      const heals = mendingAdded(draft, at, stake, cells, pawn ? 'pawn' : 'tile');
      const value = draft.value - old.loss + gainOf(stake, before, before | cells) + stops - heals;
      if (value > floorOf(found, search)) offer(found, search, { draft, value, at, cells, spend: null });
    }
  }
}

/** Tiles spent on tentacles and totems. */
function offerSpends(found: Step[], search: Search, slot: Slot, draft: Draft): void {
  if (draft.links[slot.link] !== undefined) return;
  const spend = (at: Space, worth: number): void => {
    if (!draft.gone.includes(at)) offer(found, search, { ...leftOut(draft), value: draft.value + worth, spend: at });
  };
  for (const at of slot.cuts) spend(at, cutWorth(hordesBeside(search.table, at).length));
  for (const at of slot.fells) spend(at, totemWorth);
}

/** Whether a piece on these cells could be what somebody has begun to write. */
function isMeant({ item = '' }: Search, target: string, cells: string): boolean {
  const written = cells === '' ? target : `${target}:${cells}`;
  return written.startsWith(item) || item.startsWith(`${written}>`);
}

/** The steps of a piece that somebody has begun to write: all of them are found, then those that are meant. */
function meantSteps(search: Search, slot: Slot, drafts: readonly Draft[]): Step[] {
  return bestSteps({ ...search, item: '', beam: Infinity }, slot, drafts).filter(({ at, cells, spend }) => {
    const tag = search.stakes[at]?.horde.tag;
    if (spend !== null) return isMeant(search, `${spendMark}${spend}`, '');
    return tag === undefined ? isMeant(search, none, '') : isMeant(search, tag, writeCells(cells));
  });
}

function bestSteps(search: Search, slot: Slot, drafts: readonly Draft[]): Step[] {
  if (search.item) return meantSteps(search, slot, drafts).slice(0, search.beam);
  const found: Step[] = [];
  const targets = targetsFor(search, slot, slot.piece);
  for (const draft of drafts) {
    offer(found, search, leftOut(draft));
    if (slot.piece !== 'soldier' || draft.soldiersLeft > 0) offerPieces(found, search, slot, draft, targets);
    offerSpends(found, search, slot, draft);
  }
  return found;
}

function bestKnives(search: Search, slot: Slot, drafts: readonly Draft[]): Step[] {
  const found: Step[] = [];
  const targets = targetsFor(search, slot, 'knife');
  for (const draft of drafts) {
    offer(found, search, leftOut(draft));
    const stand = draft.soldierOn === null ? undefined : search.stakes[draft.soldierOn];
    const beside = stand ? hordesBeside(search.table, stand.horde.at) : [];
    for (const target of targets) {
      const { at, stake, immune } = target;
      const before = draft.covers[at] ?? 0;
      const free = stake.enemies & ~before & ~immune;
      if (free === 0 || !beside.includes(stake.horde)) continue;
      if (isBarred(search, slot, target, draft, 'knife')) continue;
      for (const cells of layings(knifeShape)) {
        if ((cells & ~free) !== 0) continue;
        search.effort.weigh();
        const value = draft.value + gainOf(stake, before, before | cells) - mendingAdded(draft, at, stake, cells);
        if (value > floorOf(found, search)) offer(found, search, { draft, value, at, cells, spend: null });
      }
    }
  }
  return found;
}

function placed(search: Search, slot: Slot, { draft, value, at, cells, spend }: Step): Draft {
  if (spend !== null) {
    const links = { ...draft.links, [slot.link]: skip };
    const said = { tokens: [`${spendMark}${spend}`], before: draft.said };
    return { ...draft, value, said, links, gone: [...draft.gone, spend], soldierOn: null };
  }
  const tag = search.stakes[at]?.horde.tag;
  if (tag === undefined) return { ...draft, value, said: { tokens: [none], before: draft.said }, soldierOn: null };
  const old = leaving(search, slot, draft);
  const covers = [...draft.covers];
  if (old.at !== skip) covers[old.at] = (covers[old.at] ?? 0) & ~old.cell;
  covers[at] = (covers[at] ?? 0) | cells;
  const pawn = slot.piece === 'soldier' || slot.piece === 'warrior';
  return {
    value,
    said: { tokens: [tag, writeCells(cells)], before: draft.said },
    covers,
    smallest: pawn ? draft.smallest : shrunk(search, draft, at, cells),
    pawned: pawn ? draft.pawned | (1 << at) : draft.pawned,
    links: { ...draft.links, [slot.link]: at },
    gone: draft.gone,
    soldiersLeft: draft.soldiersLeft - (slot.piece === 'soldier' ? 1 : 0),
    soldierOn: slot.knife ? at : null,
  };
}

/** The smallest tiles after one more. */
function shrunk({ stakes }: Search, { smallest }: Draft, at: number, cells: Cells): Draft['smallest'] {
  const stake = stakes[at];
  if (!stake?.mends) return smallest;
  return stakes.map((_, index) => (index === at ? smallestWith(stake, smallest[at], cells) : smallest[index]));
}

function knifed(search: Search, { draft, value, at, cells }: Step): Draft {
  const tag = search.stakes[at]?.horde.tag;
  if (tag === undefined) return { ...draft, said: { tokens: [none], before: draft.said }, soldierOn: null };
  const covers = draft.covers.map((cover, index) => (index === at ? cover | cells : cover));
  const smallest = shrunk(search, draft, at, cells);
  const said = { tokens: [tag, writeCells(cells)], before: draft.said };
  return { ...draft, value, said, covers, smallest, soldierOn: null };
}

function searched(search: Search, first: Draft): Draft[] {
  let drafts: Draft[] = [first];
  for (const [index, slot] of search.slots.entries()) {
    const steps = bestSteps(index === 0 ? search : { ...search, item: '' }, slot, drafts);
    drafts = steps.map((step) => placed(search, slot, step));
    if (!slot.knife) continue;
    const waiting = drafts.filter(({ soldierOn }) => soldierOn !== null);
    const done = drafts.filter(({ soldierOn }) => soldierOn === null);
    const thrown = bestKnives(search, slot, waiting).map((step) => knifed(search, step));
    drafts = [...thrown, ...done].sort((one, other) => other.value - one.value).slice(0, search.beam);
  }
  return drafts;
}

/** A plan that somebody has begun: whole items as tokens, and the beginning of the next. */
type Begun = { tokens: readonly string[]; item: string };
export type SearchOptions = {
  beam?: number;
  most?: number;
  stakes?: readonly Stake[];
  begun?: Begun;
  effort?: Effort;
};

/** The draft with which a search begins, and the slots that are still open; undefined where the plan began otherwise. */
function beginning(
  table: Table,
  attacker: Attacker,
  stakes: readonly Stake[],
  which: number,
  tokens: readonly string[],
): { first: Draft; slots: readonly Slot[] } | undefined {
  const slots = attacker.alternatives[which] ?? [];
  const named = attacker.alternatives.length > 1 ? [alternativeNames[which] ?? 'a'] : [];
  const first: Draft = {
    value: 0,
    said: { tokens: named, before: null },
    covers: stakes.map(({ cover }) => cover),
    smallest: [],
    pawned: 0,
    links: {},
    gone: [],
    soldiersLeft: table.soldiersLeft,
    soldierOn: null,
  };
  if (tokens.length === 0) return { first, slots };
  const { walk, wrong } = walkPlan(table, attacker, tokens);
  if (wrong !== undefined || walk.slots !== slots || walk.expects.what !== 'target') return undefined;
  const placeOf = (tag: string): number => stakes.findIndex(({ horde }) => horde.tag === tag);
  const pawns = walk.placements.flatMap((each) => (each.kind === 'pawn' ? [placeOf(each.tag)] : []));
  return {
    first: {
      ...first,
      said: { tokens, before: null },
      covers: stakes.map(({ horde }) => coverIn(walk, horde)),
      pawned: pawns.reduce((all, at) => all | (1 << at), 0),
      links: Object.fromEntries([...walk.links].map(([link, tag]) => [link, placeOf(tag)])),
      gone: walk.gone,
      soldiersLeft: walk.soldiersLeft,
    },
    slots: slots.slice(walk.expects.index),
  };
}

function tokensOf(said: Said): string[] {
  const parts: (readonly string[])[] = [];
  for (let part: Said | null = said; part; part = part.before) parts.unshift(part.tokens);
  return parts.flat();
}

/** The best plans, best first; they differ in at least one cell. */
export function suggestions(table: Table, attacker: Attacker, options: SearchOptions = {}): Suggestion[] {
  const { beam = steward.fullBeam, most = 5, stakes = stakesOf(table), begun, effort = freshEffort() } = options;
  const drafts: Draft[] = [];
  for (const index of attacker.alternatives.keys()) {
    const begins = beginning(table, attacker, stakes, index, begun?.tokens ?? []);
    if (!begins) continue;
    const search = { table, attacker, stakes, slots: begins.slots, beam, effort, item: begun?.item };
    drafts.push(...searched(search, begins.first));
  }
  const found = new Map<string, Suggestion>();
  for (const { said, value } of drafts.sort((one, other) => other.value - one.value)) {
    if (found.size >= most) break;
    const tokens = tokensOf(said);
    const written = tokens.join(' ');
    if (!found.has(written)) found.set(written, { tokens, value });
  }
  return [...found.values()];
}
