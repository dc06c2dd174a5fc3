/** Titles are counted from events alone (chapter 15). */
import { expect, test } from 'vitest';
import { record, titlesOf } from '../../../src/games/orcs-must-die/record.js';
import type { Events, Omd } from '../../../src/games/orcs-must-die/types/index.js';
import type { GameEvent } from '../../../src/kernel/index.js';
import { type Table, siege } from './table-talk.js';

const three = (): Table => siege({ seats: 3, heroes: ['maximilian', 'ivy', 'cygnus'] });
const heroes = ['maximilian', 'ivy', 'cygnus'] as const;
const who = (slot: number) => ({ slot, hero: heroes[slot] ?? 'ivy', side: 'order' }) as const;
const struck = (slot: number, count: number, more: Partial<Events['struck']> = {}): GameEvent<Omd> => ({
  type: 'struck',
  data: {
    ...who(slot),
    from: '3',
    tile: '3',
    dice: [],
    effects: [],
    wounds: [],
    creatures: [{ kind: 'grunt', count }],
    bosses: [],
    skulls: count,
    ...more,
  },
});
const of = (t: Table, events: GameEvent<Omd>[], title: string): readonly number[] | undefined =>
  titlesOf(t.match, events).find((one) => one.title === title)?.seats;

test('TX-40 OMD-17.2 two share Orc Mower, too few have it not, three equal ones neither', () => {
  const t = three();
  expect(of(t, [struck(0, 12), struck(1, 12), struck(2, 7)], 'orc-mower')).toEqual([0, 1]);
  expect(of(t, [struck(0, 9), struck(1, 8), struck(2, 7)], 'orc-mower')).toBeUndefined();
  expect(of(t, [struck(0, 12), struck(1, 12), struck(2, 12)], 'orc-mower')).toBeUndefined();
});

test('TX-40 Not One Step and By a Hair go to the whole team', () => {
  const t = three();
  t.match.outcome = {
    kind: 'won',
    winners: [0, 1, 2],
    scores: null,
    reason: { key: 'endHeld', params: { rating: 5 } },
  };
  expect(of(t, [], 'not-one-step')).toEqual([0, 1, 2]);
  const bitten: GameEvent<Omd> = { type: 'riftBitten', data: { side: 'order', damage: 1, creatures: [], bosses: [] } };
  expect(of(t, [bitten], 'not-one-step')).toBeUndefined();
  t.team.rift.health = 1;
  expect(of(t, [bitten], 'by-a-hair')).toEqual([0, 1, 2]);
});

test('TI-1 The Last Word goes to whoever removed the last enemy, not to a trap', () => {
  const t = three();
  t.match.outcome = {
    kind: 'won',
    winners: [0, 1, 2],
    scores: null,
    reason: { key: 'endHeld', params: { rating: 5 } },
  };
  expect(of(t, [struck(0, 1), struck(1, 2)], 'last-word')).toEqual([1]);
  const sprang: GameEvent<Omd> = {
    type: 'trapsSprang',
    data: {
      side: 'order',
      tile: '3',
      effects: [],
      fired: [],
      creatures: [{ kind: 'grunt', count: 1 }],
      bosses: [],
      skulls: 1,
    },
  };
  expect(of(t, [struck(0, 1), sprang], 'last-word')).toBeUndefined();
});

test('TI-4 to TI-17 each title counts what it names', () => {
  const t = three();
  const many = (event: GameEvent<Omd>, times: number): GameEvent<Omd>[] => Array.from({ length: times }, () => event);
  expect(of(t, [struck(1, 4)], 'clean-sweep')).toEqual([1]);
  expect(of(t, [struck(2, 3, { creatures: [{ kind: 'brute', count: 3 }] })], 'giant-killer')).toEqual([2]);
  expect(of(t, [struck(1, 6, { tile: '4' })], 'long-arm')).toEqual([1]);
  expect(of(t, [struck(1, 6)], 'long-arm')).toBeUndefined();
  expect(of(t, [{ type: 'healed', data: { ...who(0), by: who(1), amount: 4 } }], 'guardian-angel')).toEqual([1]);
  expect(
    of(t, [{ type: 'bulwark', data: { ...who(0), friend: who(1), wounds: 4, cancelled: 1 } }], 'guardian-angel'),
  ).toEqual([0]);
  const pushed: GameEvent<Omd> = {
    type: 'pushed',
    data: { ...who(0), helper: null, unit: 'grunt', tile: '3', creatures: [], bosses: [], skulls: 1 },
  };
  expect(of(t, many(pushed, 3), 'mind-the-edge')).toEqual([0]);
  const trap: GameEvent<Omd> = {
    type: 'trapPlaced',
    data: { ...who(2), card: 'spike-trap', at: '2', own: 2, rift: 5, dropped: null },
  };
  expect(of(t, many(trap, 4), 'trap-smith')).toEqual([2]);
  expect(of(t, many(trap, 4), 'big-spender')).toEqual([2]);
  expect(of(t, [{ type: 'filled', data: { ...who(1), skulls: 6 } }], 'rift-banker')).toEqual([1]);
  const hurt: GameEvent<Omd> = {
    type: 'hurt',
    data: { ...who(0), wounds: 10, cancelled: 0, from: { by: 'blood-price' } },
  };
  const died: GameEvent<Omd> = { type: 'heroDied', data: { ...who(0), from: { by: 'blood-price' } } };
  expect(of(t, [hurt], 'unbent')).toEqual([0]);
  expect(of(t, [hurt, died], 'unbent')).toBeUndefined();
  expect(of(t, [died, died], 'nine-lives')).toEqual([0]);
  const dice = (blanks: number, length = 30) =>
    Array.from({ length }, (_, at) => ({ die: 'battle' as const, face: at < blanks ? '' : 'S' }));
  expect(of(t, [struck(0, 0, { dice: dice(4) })], 'dice-darling')).toEqual([0]);
  expect(of(t, [struck(0, 0, { dice: dice(5) })], 'dice-darling')).toBeUndefined();
  // 28 of 32 and 29 of 33: the second share is the greater one, by less than a hundredth.
  const shares = [struck(0, 0, { dice: dice(4, 32) }), struck(1, 0, { dice: dice(4, 33) })];
  expect(of(t, shares, 'dice-darling')).toEqual([1]);
});

test('OMD-17.3 the first titles go by the table, each player once as long as others have one', () => {
  const filled: GameEvent<Omd> = { type: 'filled', data: { ...who(1), skulls: 7 } };
  const died: GameEvent<Omd> = { type: 'heroDied', data: { ...who(2), from: { by: 'blood-price' } } };
  const { titles } = record(three().match, [struck(1, 12), filled, died, died]);
  const told = titles.map(({ title, seats }) => `${title} ${seats.join()}`);
  expect(told).toEqual(['clean-sweep 1', 'nine-lives 2', 'orc-mower 1', 'rift-banker 1']);
});
