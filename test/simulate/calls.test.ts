import { expect, test } from 'vitest';
import { callFaults } from '../../scripts/simulate/calls.js';
import type { OutboxEntry } from '../../src/table/types.js';
import { mira, otto } from '../support/tables.js';

const seats = [mira, otto].map((person) => ({ kind: 'person' as const, ...person, misses: 0 }));
const change = (rev: number, more: Partial<OutboxEntry>): [number, OutboxEntry] => [
  rev,
  {
    ...{ rev, at: 0, kind: 'play', board: false, said: true, rules: 1 },
    ...{ events: [], notices: [], phases: [], awaited: [], ping: [] },
    ...more,
  },
];
/** Mira is asked by the third change, Otto by the fifth, Mira again by the seventh. */
const commits = new Map([
  change(3, { awaited: [0] }),
  change(4, { awaited: [0], answered: [0], opens: true }),
  change(5, { awaited: [1], answered: [0], opens: true }),
  change(6, { awaited: [1] }),
  change(7, { awaited: [0], answered: [1], opens: true }),
  change(8, { awaited: [0] }),
]);
const faults = (...calls: [nonce: string, name: string][]): number => {
  const shown = calls.map(([nonce, name]) => ({ nonce: `t-${nonce}`, text: '', pinged: [name] }));
  return callFaults({ table: { id: 't', rev: 8, seats }, commits }, shown).length;
};

test('whoever is asked again may be called again, by a post or by a call that was put off', () => {
  expect(faults(['3', 'Mira'], ['5', 'Otto'], ['7', 'Mira'])).toBe(0);
  expect(faults(['3', 'Mira'], ['5', 'Otto'], ['c0-7-5', 'Mira'])).toBe(0);
  expect(faults(['c0-0-0', 'Mira'], ['6', 'Otto'], ['8', 'Mira'])).toBe(0);
});

test('a second call over the same is a fault, though a call before was spared', () => {
  expect(faults(['3', 'Mira'], ['3-l', 'Mira'])).toBe(1);
  expect(faults(['3', 'Mira'], ['4', 'Mira'])).toBe(1);
  expect(faults(['7', 'Mira'], ['8-l', 'Mira'])).toBe(1);
  expect(faults(['7', 'Mira'], ['c0-7-5', 'Mira'])).toBe(1);
  expect(faults(['c0-7-5', 'Mira'], ['c0-7-5', 'Mira'], ['c0-7-5', 'Mira'])).toBe(1);
});

test('a vote calls beside, and of what nobody has seen nothing is held against the bot', () => {
  const asked = new Map([...commits, change(8, { awaited: [0], ping: [0] })]);
  const shown = ['7', '8-l'].map((rev) => ({ nonce: `t-${rev}`, text: '', pinged: ['Mira'] }));
  expect(callFaults({ table: { id: 't', rev: 8, seats }, commits: asked }, shown)).toEqual([]);
  const gap = new Map([...commits].filter(([rev]) => rev !== 8));
  expect(callFaults({ table: { id: 't', rev: 8, seats }, commits: gap }, shown)).toEqual([]);
});
