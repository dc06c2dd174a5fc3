/** What a change of the rules could slip past the other tests: lists in their order, counts, and reasons for what they are. */
import { describe, expect, test } from 'vitest';
import { mostEnergy } from '../../../src/games/orcs-orcs-orcs/rules/castable.js';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { combinationsFor } from '../../../src/games/orcs-orcs-orcs/rules/combinations.js';
import { stepsOn } from '../../../src/games/orcs-orcs-orcs/rules/foresight.js';
import { neighbour } from '../../../src/games/orcs-orcs-orcs/rules/geometry.js';
import { orderOfRound } from '../../../src/games/orcs-orcs-orcs/rules/players.js';
import { figuresIn } from '../../../src/games/orcs-orcs-orcs/rules/position.js';
import { missionVp, openScore, scoreTable } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import { ringNames } from '../../../src/games/orcs-orcs-orcs/rules/terrain.js';
import { lanes, slots } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { actionOf, choicesOf } from '../../../src/kernel/index.js';
import { table } from './table.js';

describe('lists in their order', () => {
  test('OOO-11.6 of what Wisdom offers besides its energy the draw comes first, both last', () => {
    const t = table({ players: 2, on: { '1o': 'golem' }, hand: { blue: 'zap wisdom' }, discard: { blue: 'smash' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    const uses = t.choices('blue', 'boost', 'use', { card: 'wisdom' });
    expect(uses[0]).toBe('draw');
    const spec = actionOf(orcsOrcsOrcs, 'boost')?.args['use'];
    if (!spec || spec.kind === 'number') throw new Error('no list of uses');
    const offered = choicesOf(spec, orcsOrcsOrcs.view(t.match, 0), 0, { card: 'wisdom' }, []);
    const labels = Array.from(offered, ({ label }) => ('key' in label ? label.key : ''));
    expect([labels[0], labels[1], labels.at(-1)]).toEqual(['useDraw', 'useTeleport', 'useBoth']);
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

describe('places and orders', () => {
  test('2.2 every lane has the next one on its right and the one before on its left', () => {
    expect(lanes.map((lane) => neighbour.right[lane])).toEqual([2, 3, 4, 5, 6, 1]);
    expect(lanes.map((lane) => neighbour.left[lane])).toEqual([6, 1, 2, 3, 4, 5]);
  });

  test('OOO-6.4 a space is offered with all creatures of its lane', () => {
    const t = table({ on: { '4i': 'orc', '4m': 'golem goblin', '4o': 'chief' } });
    expect([figuresIn(t.board, 4), figuresIn(t.board, 5)]).toEqual([4, 0]);
  });

  test.each([
    [0, [0, 1, 2, 3]],
    [1, [0, 1, 2, 3]],
    [2, [1, 2, 3, 0]],
    [5, [0, 1, 2, 3]],
  ])('OOO-2.6 in round %i of an evening with a start that moves on', (round, order) => {
    const t = table();
    t.board.order = [0, 1, 2, 3];
    expect(orderOfRound(t.board, { ...t.match.options, rotateStart: true }, round)).toEqual(order);
    expect(orderOfRound(t.board, { ...t.match.options, rotateStart: false }, round)).toEqual([0, 1, 2, 3]);
  });
});

describe('what everybody can count', () => {
  test('OOO-7.5 Poison and a card just learned have no energy', () => {
    const t = table({ hand: { blue: 'poison zap' } });
    const view = orcsOrcsOrcs.view(t.match, 0);
    const { own } = view;
    if (!own) throw new Error('no hand');
    expect(own.hand.map((card) => mostEnergy(view, own, card))).toEqual([0, 1]);
  });

  test('13.4 trophies, support spells and Poison make the open score, as at the end without a mission', () => {
    const t = table({
      trophies: { blue: { orc: 2 } },
      hand: { blue: 'replenish voodoo zap' },
      discard: { blue: 'poison' },
    });
    const row = scoreTable(t.board).find(({ seat }) => seat === 0);
    const open = openScore(t.board, 0);
    expect(open).toMatchObject({ support: 2, poison: 1 });
    expect(row && row.support > 0 && row.poison < 0).toBe(true);
    expect(open.score).toBe(row?.total);
  });

  test('OOO-7.3 no card at all is no list of cards', () => {
    const t = table({ on: { '1o': 'golem' }, hand: { blue: 'zap book-wl' } });
    const spec = actionOf(orcsOrcsOrcs, 'cast')?.args['with'];
    if (spec?.kind !== 'plan') throw new Error('cards are a plan');
    const whole = (picked: string[]): boolean =>
      spec.isWhole(orcsOrcsOrcs.view(t.match, 0), 0, { spell: 'zap' }, picked);
    expect([whole([]), whole(['book-wl'])]).toEqual([false, true]);
  });

  test('OOO-12.1 every defeat counts once, for the trophy and for good', () => {
    const t = table({ on: { '1o': 'goblin!1' }, hand: { blue: 'zap' } });
    t.does('blue', 'cast', { spell: 'zap' });
    expect([t.trophies('blue', 'goblin'), t.player('blue').defeats[t.slot('goblin')]]).toEqual([1, 1]);
  });

  test('OOO-7.3 of equal cards one stands for all: no list of cards is weighed twice', () => {
    const t = table({ on: { '1o': 'golem' }, hand: { blue: 'zap book-wl book-wl book-lf' } });
    const lists = combinationsFor(t.view('blue'), 0, 'zap').map(({ upgrades }) =>
      upgrades.map(({ card }) => card).join(' '),
    );
    expect([...lists].sort()).toEqual(['book-lf', 'book-lf book-wl', 'book-wl', 'book-wl book-wl']);
  });
});

test('OOO-16.1, 17.2 a mission is chosen and a preference set in private, everything else in public', () => {
  const secret = Object.entries(orcsOrcsOrcs.actions).filter(([, action]) => action.secret === true);
  expect(secret.map(([name]) => name).sort()).toEqual(['mission', 'prefs']);
});

test('OOO-7.3 to lay a spell open is offered as long as neither its target nor its effect is named', () => {
  const t = table({ on: { '1o': 'golem' }, hand: { blue: 'zap book-wl' } });
  const open = (given: { target?: string; effect?: string }): unknown =>
    t.choices('blue', 'cast', 'open', { spell: 'zap', ...given });
  expect([open({}), open({ target: '1o' }), open({ effect: '1' })]).toEqual([['yes', 'no'], [], []]);
});

test('OOO-16.3 Fine Bag pays for every four trophies, and not for three', () => {
  const { board } = table({ players: 2 }).match;
  const paid = (count: number): number => {
    const [first] = board.players;
    if (!first) throw new Error('nobody plays');
    const [slot] = slots;
    first.trophies = { ...first.trophies, [slot]: count };
    return missionVp(board, 0, 'fine-bag');
  };
  expect([0, 3, 4, 7, 8].map(paid)).toEqual([0, 0, 3, 3, 6]);
});

test('OOO-19.1 a ring without tiles is refused with those that have one left', () => {
  const { ring } = orcsOrcsOrcs.actions['place-terrain'].args;
  if (ring.kind !== 'one') throw new Error('one ring is chosen');
  const view = orcsOrcsOrcs.view(table({ players: 2 }).match, 0);
  const asked = { ...view, terrainPick: { seat: 0, lane: 1, left: { i: 0, m: 1, o: 2 } } as const };
  expect([...ring.choices({ ...view, terrainPick: null }, 0, {})]).toEqual([]);
  expect([...ring.choices(asked, 0, {})].map(({ value }) => value)).toEqual([ringNames.m, ringNames.o]);
  expect(ring.refuse?.(asked, 0, {}, ringNames.i)).toEqual({
    rule: 'OOO-19.1',
    reason: { key: 'noTile', params: { ring: 'i', free: ['m', 'o'] } },
  });
  expect(ring.refuse?.({ ...view, terrainPick: null }, 0, {}, ringNames.i)).toMatchObject({
    reason: { params: { free: [] } },
  });
});

test('OOO-10.3 so many steps towards the tower, and no further than it', () => {
  expect([0, 1, 2, 3, 4].map((steps) => stepsOn('1o', steps))).toEqual(['1o', '1m', '1i', 'tower', 'tower']);
});
