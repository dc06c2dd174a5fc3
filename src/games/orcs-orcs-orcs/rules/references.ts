/** 5.1: how creatures, toadlings and sections are named in a command. */
import { type CreatureView, type Kind, type SectionName, type View, kinds } from '../types/index.js';
import { toSection } from './geometry.js';
import { groundOf } from './position.js';

export type Standing = { section: SectionName; creature: CreatureView };

/** The most damaged of its kind there, which the plain reference means; then the lowest figure. */
function meant(view: View, section: SectionName, kind: Kind, damage?: number): CreatureView | undefined {
  const fitting = groundOf(view, section).creatures.filter(
    (one) => one.kind === kind && (damage === undefined || one.damage === damage),
  );
  return [...fitting].sort((a, b) => b.damage - a.damage || a.id - b.id)[0];
}

/** `3m-goblin`, or `3m-goblin!0` where a more damaged one stands beside it. */
export function referenceTo(view: View, { section, creature }: Standing): string {
  const plain = meant(view, section, creature.kind);
  const base = `${section}-${creature.kind}`;
  return plain?.damage === creature.damage ? base : `${base}!${creature.damage}`;
}

export type Named = { section: SectionName; what: Kind | 'toadling'; damage?: number };

/** What a text names, whether it is there or not. */
export function parseNamed(text: string): Named | undefined {
  const parts = /^([1-6][imo])-([a-z]+)(?:!(\d+))?$/.exec(text);
  const section = toSection(parts?.[1] ?? '');
  const word = parts?.[2];
  const what = word === 'toadling' ? word : kinds.find((kind) => kind === word);
  if (!section || !what) return undefined;
  return { section, what, ...(parts?.[3] === undefined ? {} : { damage: Number(parts[3]) }) };
}

/** The creature that a text names. */
export function findCreature(view: View, text: string): Standing | undefined {
  const named = parseNamed(text);
  if (!named || named.what === 'toadling') return undefined;
  const creature = meant(view, named.section, named.what, named.damage);
  return creature && { section: named.section, creature };
}

/** One of each group of creatures that a player could tell apart: section, kind, damage. */
export function* tellingApart(standing: Iterable<Standing>): Generator<Standing> {
  const seen = new Set<string>();
  for (const one of standing) {
    const key = `${one.section}-${one.creature.kind}!${one.creature.damage}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield one;
  }
}
