/** 5.1: whole plans that go on from what is typed, in the same short writing, best first. */
import type { Choice } from '../../../kernel/index.js';
import type { Attacker, Slot } from '../rules/attackers.js';
import { gridOf } from '../rules/cards.js';
import { sizeOf } from '../rules/cells.js';
import { coverOf, hordeAt } from '../rules/hordes.js';
import type { Kru, Table } from '../types/index.js';
import { readItems } from './reading.js';
import { suggestions } from './suggestions.js';
import { none, spendMark, waitMark, walkPlan } from './walk.js';

/** So many are worth a row: with nothing typed yet, and of those that go on from something. */
const most = { atFirst: 5, typed: 15 } as const;

/** One slot's part of a plan, and how many tokens it takes. */
function writtenItem(slot: Slot, tokens: readonly string[]): { item: string; taken: number } {
  const [target = none, cells = ''] = tokens;
  if (target === none || target.startsWith(spendMark) || target.startsWith(waitMark)) return { item: target, taken: 1 };
  const item = `${target}:${cells}`;
  if (!slot.knife) return { item, taken: 2 };
  const [knife = none, where = ''] = tokens.slice(2);
  return knife === none ? { item, taken: 3 } : { item: `${item}>${knife}:${where}`, taken: 4 };
}

/** A plan as it is typed; what is left out at its end needs no sign. */
function writePlan(attacker: Attacker, tokens: readonly string[]): string {
  const isNamed = attacker.alternatives.length > 1;
  const items = isNamed ? tokens.slice(0, 1) : [];
  const slots = attacker.alternatives[isNamed && tokens[0] === 'b' ? 1 : 0] ?? [];
  let rest = isNamed ? tokens.slice(1) : tokens;
  const written = slots.map((slot) => {
    const { item, taken } = writtenItem(slot, rest);
    rest = rest.slice(taken);
    return item;
  });
  while (written.at(-1) === none) written.pop();
  return [...items, ...written].join(' ') || 'none';
}

/** What it would cover, and whom it would finish. */
function label(table: Table, attacker: Attacker, tokens: readonly string[], text: string): Choice<Kru>['label'] {
  const { covers } = walkPlan(table, attacker, tokens).walk;
  let hits = 0;
  const done: string[] = [];
  for (const horde of table.hordes) {
    const after = covers.get(horde.tag);
    if (after === undefined) continue;
    const { enemies } = gridOf(horde.card);
    const seen = sizeOf(enemies & ~coverOf(table, horde));
    const left = sizeOf(enemies & ~after);
    hits += seen - left;
    if (left === 0 && seen > 0) done.push(horde.tag);
  }
  return { key: 'planWhole', params: { text, hits, done } };
}

/** A horde named by its space, as by its tag. */
function byTag(table: Table, item: string): string {
  const [, place = '', rest = ''] = /^([a-z]\d+)(:.*)?$/i.exec(item) ?? [];
  const tag = hordeAt(table, place.toUpperCase())?.tag;
  return (tag === undefined ? item : `${tag}${rest}`)
    .toLowerCase()
    .replace(/^([tw]:)(.)/, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

export function completions(table: Table, attacker: Attacker, text: string): Choice<Kru>[] {
  const typed = text.trimStart().replace(/\s*([:+>])\s*/g, '$1');
  if (typed.includes(',')) return [];
  const number = /^#([1-5])?$/.exec(typed.trim());
  const words = number ? [] : typed.split(/\s+/).filter(Boolean);
  const item = /\s$/.test(typed) || words.length === 0 ? '' : byTag(table, words.at(-1) ?? '');
  const begun = readItems(table, attacker, item === '' ? words : words.slice(0, -1));
  if (!begun) return [];
  const isBegun = begun.length > 0 || item !== '';
  const found = suggestions(table, attacker, {
    most: isBegun ? most.typed : most.atFirst,
    begun: { tokens: begun, item },
  });
  const asked = number?.[1] === undefined ? found : found.slice(Number(number[1]) - 1, Number(number[1]));
  return asked.map(({ tokens }) => {
    const value = writePlan(attacker, tokens);
    return { value, label: label(table, attacker, tokens, value) };
  });
}
