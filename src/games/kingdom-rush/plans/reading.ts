/** 5.1: a plan as it is typed, read into the tokens that are recorded. */
import type { KruWhy, Table } from '../types/index.js';
import type { Attacker, Slot } from '../rules/attackers.js';
import { readCells, writeCells } from '../rules/cells.js';
import { hordeAt, hordeTagged } from '../rules/hordes.js';
import { whyNot } from './refusals.js';
import { suggestions } from './suggestions.js';
import { alternativeNames, none, spendMark, waitMark, walkPlan } from './walk.js';

export type Reading = { tokens: string[] } | { why: KruWhy };

/** One written item: the tokens it stands for. */
type Item = { text: string; tokens: string[] };

function unreadable(item: string): Reading {
  return { why: { rule: 'KRU-4.11', reason: { key: 'unreadable', params: { item } } } };
}

/** `h3:b2-b3` or `D3:b2-b3`: the horde's tag and the cells as they are recorded. */
function readTarget(table: Table, text: string): string[] | undefined {
  const [place = '', cells = '', ...more] = text.split(':');
  const horde = hordeTagged(table, place.toLowerCase()) ?? hordeAt(table, place.toUpperCase());
  if (!horde || more.length > 0) return undefined;
  const covered = readCells(cells);
  return [horde.tag, covered === 0 ? cells.toLowerCase() : writeCells(covered)];
}

function readItem(table: Table, text: string): Item | undefined {
  if (text === none) return { text, tokens: [none] };
  const marked = /^([tw]):([a-z]\d+)$/i.exec(text);
  if (marked) {
    const mark = marked[1]?.toLowerCase() === 't' ? spendMark : waitMark;
    return { text, tokens: [`${mark}${marked[2]?.toUpperCase() ?? ''}`] };
  }
  const [target = '', knife, ...more] = text.split('>');
  const first = readTarget(table, target);
  const second = knife === undefined ? [] : knife === none ? [none] : readTarget(table, knife);
  return first && second && more.length === 0 ? { text, tokens: [...first, ...second] } : undefined;
}

/** What an item says to one slot: a soldier's knife that is not written is kept back. */
function tokensFor(slot: Slot, { tokens }: Item): string[] {
  return slot.knife && tokens.length === 2 ? [...tokens, none] : tokens;
}

/** Items in printed order, what is missing left out. */
function inPrintedOrder(slots: readonly Slot[], items: readonly Item[]): string[] {
  return [
    ...slots.flatMap((slot, index) => {
      const item = items[index];
      return item ? tokensFor(slot, item) : [none];
    }),
    ...items.slice(slots.length).flatMap(({ tokens }) => tokens),
  ];
}

function isWhole(table: Table, attacker: Attacker, tokens: readonly string[]): boolean {
  const { walk, wrong } = walkPlan(table, attacker, tokens);
  return wrong === undefined && walk.expects.what === 'end';
}

/** Every other legal way to give the items to slots, at most two: one alone is what the player meant. */
function assignments(table: Table, attacker: Attacker, start: readonly string[], items: readonly Item[]): string[][] {
  const found = new Map<string, string[]>();
  const from = (tokens: readonly string[], left: readonly Item[]): void => {
    if (found.size > 1) return;
    const { walk, wrong } = walkPlan(table, attacker, tokens);
    if (wrong !== undefined) return;
    if (walk.expects.what === 'end') {
      if (left.length === 0) found.set(tokens.join(' '), [...tokens]);
      return;
    }
    if (walk.expects.what !== 'target') return;
    const { slot, index } = walk.expects;
    for (const item of new Set(left)) {
      from(
        [...tokens, ...tokensFor(slot, item)],
        left.filter((each) => each !== item),
      );
    }
    if (walk.slots.length - index > left.length) from([...tokens, none], left);
  };
  from(start, items);
  return [...found.values()];
}

function readWith(table: Table, attacker: Attacker, which: number, items: readonly Item[]): Reading {
  const slots = attacker.alternatives[which] ?? [];
  const start = attacker.alternatives.length > 1 ? [alternativeNames[which] ?? 'a'] : [];
  const printed = [...start, ...inPrintedOrder(slots, items)];
  if (isWhole(table, attacker, printed)) return { tokens: printed };
  const [only, another] = assignments(
    table,
    attacker,
    start,
    items.filter(({ text }) => text !== none),
  );
  if (only && !another) return { tokens: only };
  const { walk, wrong } = walkPlan(table, attacker, printed);
  return { why: whyNot(walk, wrong) };
}

/** Whole items in printed order as the tokens they stand for, as far as they fit; undefined where they do not. */
export function readItems(table: Table, attacker: Attacker, words: readonly string[]): string[] | undefined {
  const tokens: string[] = [];
  for (const word of words) {
    const { expects } = walkPlan(table, attacker, tokens).walk;
    if (expects.what === 'alternative') {
      const named = alternativeNames.find((name) => name === word.toLowerCase());
      if (named === undefined) return undefined;
      tokens.push(named);
      continue;
    }
    const item = expects.what === 'target' ? readItem(table, word) : undefined;
    if (!item || expects.what !== 'target') return undefined;
    tokens.push(...tokensFor(expects.slot, item));
    if (walkPlan(table, attacker, tokens).wrong !== undefined) return undefined;
  }
  return tokens;
}

/** 5.1: `#1`, `auto`, `none`, or tile by tile. */
export function readPlan(table: Table, attacker: Attacker, text: string): Reading {
  const plain = text.trim().replace(/\s*([:+>])\s*/g, '$1');
  const numbered = plain.toLowerCase() === 'auto' ? '1' : /^#([1-5])$/.exec(plain)?.[1];
  if (numbered !== undefined) {
    const suggestion = suggestions(table, attacker)[Number(numbered) - 1];
    return suggestion ? { tokens: suggestion.tokens } : unreadable(plain);
  }
  const words = plain.toLowerCase() === 'none' ? [] : plain.split(/\s+/).filter(Boolean);
  const named = alternativeNames.findIndex((name) => name === words[0]?.toLowerCase());
  const isNamed = named >= 0 && attacker.alternatives.length > 1;
  const items: Item[] = [];
  for (const word of isNamed ? words.slice(1) : words) {
    const item = readItem(table, word);
    if (!item) return unreadable(word);
    items.push(item);
  }
  if (isNamed || attacker.alternatives.length < 2) return readWith(table, attacker, isNamed ? named : 0, items);
  for (const which of attacker.alternatives.keys()) {
    const reading = readWith(table, attacker, which, items);
    if ('tokens' in reading) return reading;
  }
  const [a = '', b = ''] = attacker.written;
  return { why: { rule: 'KRU-4.9', reason: { key: 'alternatives', params: { a, b } } } };
}
