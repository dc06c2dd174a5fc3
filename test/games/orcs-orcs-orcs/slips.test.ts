/** What a change of the rules could slip past the other tests: lists in their order, counts, and reasons for what they are. */
import { describe, expect, test } from 'vitest';
import { mostEnergy } from '../../../src/games/orcs-orcs-orcs/rules/castable.js';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { actionOf, choicesOf } from '../../../src/kernel/index.js';
import { table } from './table.js';

describe('lists in their order', () => {
  test('OOO-11.6 of what Wisdom offers besides its energy the draw comes first, both last', () => {
    const t = table({ players: 2, on: { '1o': 'golem' }, hand: { blue: 'zap wisdom' }, discard: { blue: 'smash' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    const uses = t.choices('blue', 'boost', 'use', { card: 'wisdom' });
    expect(uses[0]).toBe('draw');
    expect(uses.findIndex((use) => use.startsWith('both'))).toBeGreaterThan(
      uses.findLastIndex((use) => use.startsWith('teleport')),
    );
  });

  test('OOO-7.6 an effect is offered under its own number', () => {
    const t = table({ on: { '1o': 'golem' }, hand: { blue: 'zap book-wl' } });
    const spec = actionOf(orcsOrcsOrcs, 'cast')?.args['effect'];
    if (!spec || spec.kind === 'number') throw new Error('no list of effects');
    const given = { spell: 'zap', with: ['book-wl'] };
    const offered = Array.from(choicesOf(spec, orcsOrcsOrcs.view(t.match, 0), 0, given, []));
    expect(offered.map(({ value, label }) => [value, 'params' in label ? label.params : undefined])).toEqual([
      ['1', { spell: 'zap', effect: 1 }],
      ['2', { spell: 'zap', effect: 2 }],
    ]);
  });

  test('OOO-20.9 a refused target is answered with the first twelve that there are', () => {
    const crowd = Object.fromEntries(
      lanes.flatMap((lane) => ['i', 'm', 'o'].map((ring) => [`${lane}${ring}`, 'golem'])),
    );
    const t = table({ on: crowd, toadlings: { blue: ['toadling-weaken-1'] } });
    const all = t.choices('blue', 'toadling', 'target', { kind: 'weaken' });
    expect(all).toHaveLength(18);
    const { text } = t.refuses('blue', 'toadling', { kind: 'weaken', target: 'nobody' });
    expect(text.match(/Lava Golem \d[imo]/g)).toHaveLength(12);
    expect(text).toContain('Lava Golem 1i,');
  });
});

describe('counts', () => {
  test('OOO-6.7 every action counts once: after the eleventh a twelfth may still be gained', () => {
    const t = table({ hand: { blue: 'replenish zap' } });
    if (t.board.turn) t.board.turn.actionsTaken = 10;
    t.does('blue', 'cast', { spell: 'replenish', with: ['zap'] });
    expect(t.board.turn?.actionsTaken).toBe(11);
    expect(t.actionsLeft).toBe(2);
  });

  test('OOO-17.5 magic energy that waits is of no use to a hand that is not on turn', () => {
    const t = table({ turn: 'blue', energy: 1, hand: { blue: 'zap', green: 'zap' } });
    const energyIn = (seat: number): number => {
      const view = orcsOrcsOrcs.view(t.match, seat);
      const [card] = view.own?.hand ?? [];
      if (!view.own || !card) throw new Error('no hand');
      return mostEnergy(view, view.own, card);
    };
    expect(energyIn(t.seat('blue'))).toBe(2);
    expect(energyIn(t.seat('green'))).toBe(1);
  });
});

describe('reasons for what they are', () => {
  test('OOO-7.2 cards that cannot be cast are told from an empty hand', () => {
    const t = table({ hand: { blue: 'fireball earthquake' } });
    expect(t.refuses('blue', 'cast', { spell: 'xyz' }).reason).not.toBe('notInHand');
    expect(table({ hand: { blue: '' } }).refuses('blue', 'cast', { spell: 'zap' }).reason).toBe('notInHand');
  });

  test('OOO-7.6 half of a swap is no target for an open spell', () => {
    const t = table({ on: { '1o': 'orc', '2o': 'golem' }, hand: { blue: 'switch' } });
    t.does('blue', 'cast', { spell: 'switch', open: 'yes' });
    expect(t.refuses('blue', 'resolve', { target: ['1o-orc'], effect: '1' }).rule).toBe('OOO-7.6');
  });

  test('OOO-10.1 a creature that is not there does not stand anywhere already', () => {
    const t = table({ on: { '1o': 'orc', '2o': 'golem' }, hand: { blue: 'switch book-wl' } });
    const pull = (target: string[]): string | undefined =>
      t.refuses('blue', 'cast', { spell: 'switch', with: ['book-wl'], effect: '2', target }).reason;
    expect(pull(['3m-chief', '1o'])).toBe('noSuchTarget');
    expect(pull(['1o-orc', '1o'])).toBe('switchThere');
  });
});
