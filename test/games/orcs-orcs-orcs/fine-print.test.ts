/** Rules that only show at the edge of others. */
import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { markerPool } from '../../../src/games/orcs-orcs-orcs/rules/set-up.js';
import { colours } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { seedRng, start } from '../../../src/kernel/index.js';
import { table } from './table.js';

describe('powers that are suspended', () => {
  const pushed = {
    fate: 'f09',
    on: { '3i': 'orc' },
    hand: { blue: 'magic-bonds' },
    trophies: { red: { orc: 1 } },
  } as const;

  test('OOO-4.4, OOO-12.3 under No Bonus Powers, No Creature Loss saves nothing', () => {
    const t = table({ ...pushed, powers: { red: ['no-loss'] } });
    t.does('blue', 'cast', { spell: 'magic-bonds', target: ['3i-orc'] });
    expect(t.trophies('red', 'orc')).toBe(0);
    expect(t.told('breached')).toMatchObject([{ lost: true, kept: false }]);
  });

  test('OOO-4.4, OOO-12.3 whoever owns Immutable Rules keeps the trophy all the same', () => {
    const t = table({ ...pushed, powers: { red: ['no-loss', 'immutable-rules'] } });
    t.does('blue', 'cast', { spell: 'magic-bonds', target: ['3i-orc'] });
    expect(t.trophies('red', 'orc')).toBe(1);
  });
});

describe('4.3 the end of a turn', () => {
  const last = { actions: 1, on: { '1o': 'goblin orc' }, hand: { blue: 'zap' } } as const;

  test('4.3 a toadling that weakens keeps the turn open after the last action', () => {
    const t = table({ ...last, toadlings: { blue: ['toadling-weaken-1'] } });
    t.does('blue', 'cast', { spell: 'zap', target: ['1o-goblin'] });
    expect([t.actionsLeft, t.waitsFor(), t.offers('blue').sort()]).toEqual([
      0,
      ['blue'],
      expect.arrayContaining(['pass', 'toadling']),
    ]);
    t.does('blue', 'toadling', { kind: 'weaken', target: '1o-goblin' });
    expect(t.trophies('blue', 'goblin')).toBe(1);
    expect(t.waitsFor()).toEqual(['green']);
  });

  test.each(['toadling-draw-1', 'toadling-energy-1'])('4.3 %s does not', (id) => {
    const t = table({ ...last, toadlings: { blue: [id] } });
    t.does('blue', 'cast', { spell: 'zap', target: ['1o-goblin'] });
    expect(t.waitsFor()).toEqual(['green']);
  });
});

describe('what chance decides', () => {
  test('OOO-11.5 the recalled card is any of the discard pile, and no secret was needed to foresee it', () => {
    const found = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const t = table({
        on: { '1o': 'golem' },
        hand: { blue: 'zap voodoo' },
        discard: { blue: 'smash cold-snap fire-spark' },
      });
      t.match.rng = seedRng(`recall ${seed}`);
      t.does('blue', 'cast', { spell: 'zap', with: ['voodoo+'] });
      expect(t.revealed).toBe(true);
      found.add(t.told('recalled')[0]?.card ?? 'nothing');
    }
    expect([...found].sort()).toEqual(['cold-snap', 'fire-spark', 'smash']);
  });
});

describe('4.2 defaults', () => {
  test('4.2 Voodoo falls on the opponent with the most trophies, then on the next in turn order', () => {
    const hands = { green: 'zap zap zap zap', red: 'zap zap zap zap', yellow: 'zap zap zap zap' };
    const open = (trophies: object) =>
      table({ hand: { blue: 'voodoo', ...hands }, trophies }).does('blue', 'cast', { spell: 'voodoo', open: 'yes' });
    expect(open({ red: { orc: 2 }, yellow: { orc: 1 } }).fallback()).toEqual({
      action: 'resolve',
      args: { effect: '1', target: ['red'] },
    });
    expect(open({ red: { orc: 1 }, yellow: { golem: 1 } }).fallback()).toMatchObject({ args: { target: ['red'] } });
    expect(open({}).fallback()).toMatchObject({ args: { target: ['green'] } });
  });
});

describe('set-up', () => {
  test('S2 colours nobody asked for go round in turn order', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { board } = start(orcsOrcsOrcs, { seats: 4, options: {}, seed }).match;
      expect(board.order.map((seat) => board.players[seat]?.colour)).toEqual(colours);
    }
  });

  test('S2 a wish is granted first, whoever sits where', () => {
    const { board } = start(orcsOrcsOrcs, {
      seats: 3,
      options: {},
      seed: 'a',
      wishes: [undefined, 'blue', undefined],
    }).match;
    expect(board.players[1]?.colour).toBe('blue');
    const others = board.order.filter((seat) => seat !== 1).map((seat) => board.players[seat]?.colour);
    expect(others).toEqual(['green', 'red']);
  });

  test.each([
    [2, { goblin: 10, orc: 10, shaman: 8, rider: 8, golem: 6, chief: 6 }],
    [3, { goblin: 13, orc: 13, shaman: 10, rider: 10, golem: 7, chief: 7 }],
    [4, { goblin: 16, orc: 16, shaman: 12, rider: 12, golem: 8, chief: 8 }],
  ])('7.2 the horde of %s players', (players, wanted) => {
    const { slots } = start(orcsOrcsOrcs, { seats: players, options: {}, seed: 'a' }).match.board;
    const counts: Record<string, number> = {};
    for (const kind of markerPool(slots, players)) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual(wanted);
  });
});
