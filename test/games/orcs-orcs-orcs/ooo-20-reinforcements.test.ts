import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { foresee } from '../../../src/games/orcs-orcs-orcs/rules/foresight.js';
import { groundOf } from '../../../src/games/orcs-orcs-orcs/rules/position.js';
import { findCreature } from '../../../src/games/orcs-orcs-orcs/rules/references.js';
import { type View, slots } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { start } from '../../../src/kernel/index.js';
import type { Setting } from './setting.js';
import { table } from './table.js';

const bonus = { bonusActions: true } as const;

const all = { croc: 'orc', toad: 'rider', bomber: 'golem' } as const;

describe('OOO-20 reinforcements', () => {
  test('OOO-20.1 figures and markers are exchanged one for one', () => {
    const { board } = start(orcsOrcsOrcs, { seats: 4, options: { ...all, missions: true }, seed: 'new' }).match;
    const count = (kind: string) =>
      Object.values(board.lanes)
        .flatMap(({ markers, sections }) => [
          ...markers,
          ...Object.values(sections).flatMap(({ creatures }) => creatures.map((one) => one.kind)),
        ])
        .filter((one) => one === kind).length;
    expect(['croc', 'toad', 'bomber', 'orc', 'rider', 'golem'].map(count)).toEqual([16, 12, 8, 0, 0, 0]);
  });

  test('OOO-20.2 the slot keeps value track and power; hit points and bonus action are the kind’s own', () => {
    const t = table({ options: { ...all, ...bonus } });
    expect(slots.map((slot) => t.board.slots[slot])).toEqual(['goblin', 'croc', 'shaman', 'toad', 'bomber', 'chief']);
    expect(t.view('spectator').slots['weak-2']).toMatchObject({
      kind: 'croc',
      hitPoints: 3,
      power: 'immutable-rules',
      bonus: 'one-more-action',
      value: 4,
    });
  });

  test('OOO-20.3 the lobby hints at bonus actions, and forbids nothing', () => {
    const hint = (options: object) => orcsOrcsOrcs.options.hint?.({ ...table().match.options, ...options }, 4)?.key;
    expect([
      hint({ toad: 'rider' }),
      hint({ bomber: 'chief' }),
      hint({ croc: 'orc' }),
      hint({ toad: 'rider', ...bonus }),
    ]).toEqual(['hintBonusActions', 'hintBonusActions', undefined, undefined]);
  });

  test('OOO-20.4 a croc has three hit points and nothing else', () => {
    const t = table({ options: all, on: { '1m': 'croc' }, hand: { blue: 'zap book-wl book-lf' } });
    expect(t.hitPoints('1m')).toEqual([3]);
    expect(t.does('blue', 'cast', { spell: 'zap', with: ['book-wl', 'book-lf'] }).trophies('blue', 'croc')).toBe(1);
  });

  test('OOO-20.5 a toad leaves a toadling where it stood, while there are any', () => {
    const setting: Setting = { options: all, on: { '1m': 'toad!3' }, hand: { blue: 'zap' } };
    expect(table(setting).does('blue', 'cast', { spell: 'zap' }).toadlingsAt('1m')).toBe(1);
    const none = table(setting);
    none.board.toadlingPile = [];
    expect(none.does('blue', 'cast', { spell: 'zap' }).toadlingsAt('1m')).toBe(0);
  });

  test('OOO-20.6 a toadling stays put and counts for nothing', () => {
    const t = table({
      options: { ...all },
      terrain: { '1m': 'stones' },
      lying: { '1i': ['toadling-draw-1'], '1m': ['toadling-draw-2'] },
      markers: { 1: 'chief' },
    });
    t.turnsFate('f15').run({ step: 'revealEmptyLanes', seat: 0 });
    expect([t.toadlingsAt('1i'), t.toadlingsAt('1m'), t.at('1o')]).toEqual([1, 1, 'chief']);
    expect(t.view('red').lanes[1].sections.i.toadlings).toBe(1);
    expect(JSON.stringify(t.view('red'))).not.toContain('toadling-draw');
  });

  test('OOO-20.7 one damage takes it; a section attack takes them all', () => {
    const lying = { '1m': ['toadling-draw-1', 'toadling-weaken-1'] } as const;
    const single = table({ options: all, lying, hand: { blue: 'zap' } });
    single.does('blue', 'cast', { spell: 'zap', target: ['1m-toadling'] });
    expect([single.player('blue').toadlings, single.toadlingsAt('1m'), single.revealed]).toEqual([
      ['toadling-draw-1'],
      1,
      true,
    ]);
    const section = table({ options: all, lying, hand: { blue: 'earthquake smash' } });
    section.does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect(section.player('blue').toadlings).toHaveLength(2);
  });

  test('OOO-20.8 behind a creature it is out of reach with the front rule; explosions spare it', () => {
    const front = table({
      options: { ...all, newFate: true },
      on: { '1i': 'goblin' },
      lying: { '1m': ['toadling-draw-1'] },
      hand: { blue: 'zap earthquake smash' },
    });
    expect(front.refuses('blue', 'cast', { spell: 'zap', target: ['1m-toadling'] })).toMatchObject({
      reason: 'behindFront',
    });
    expect(front.choices('blue', 'cast', 'target', { spell: 'earthquake', with: ['smash'] })).toEqual(['1i']);
    const blast = table({
      options: all,
      on: { '1m': 'bomber!2' },
      lying: { '1m': ['toadling-draw-1'] },
      hand: { blue: 'zap' },
    });
    expect(blast.does('blue', 'cast', { spell: 'zap', target: ['1m-bomber'] }).toadlingsAt('1m')).toBe(1);
  });

  test.each([
    ['toadling-draw-1', 'draw-card'],
    ['toadling-action-1', 'one-more-action'],
    ['toadling-energy-1', 'magic-energy'],
    ['toadling-weaken-1', 'weaken'],
  ])('OOO-20.9 %s is used once, for nothing', (id, kind) => {
    const t = table({ options: all, on: { '4m': 'goblin!1' }, hand: { blue: 'zap' }, toadlings: { blue: [id] } });
    if (kind === 'weaken') {
      expect(t.refuses('blue', 'toadling', { kind }).reason).toBeUndefined();
      expect(t.refuses('blue', 'toadling', { kind, target: '5i-orc' })).toMatchObject({ reason: 'weakenTarget' });
    }
    t.does('blue', 'toadling', { kind, ...(kind === 'weaken' ? { target: '4m-goblin' } : {}) });
    expect(t.board.box.toadlings).toEqual([id]);
    expect(t.hand('blue').length).toBe(kind === 'draw-card' ? 2 : 1);
    expect(t.actionsLeft).toBe(kind === 'one-more-action' ? 3 : 2);
    expect(t.board.turn?.pendingEnergy).toBe(kind === 'magic-energy' ? 1 : 0);
    expect(t.trophies('blue', 'goblin')).toBe(kind === 'weaken' ? 1 : 0);
    expect(t.refuses('blue', 'toadling', { kind }).reason).toBe('toadlingsOwned');
  });

  test('OOO-20.10 an explosion spreads, and its victims belong to the active player', () => {
    const t = table({ options: all, on: { '4o': 'bomber!1 bomber!2 croc!1' }, hand: { blue: 'lightning-bolt zap' } });
    t.does('blue', 'cast', { spell: 'lightning-bolt', with: ['zap'], target: ['4o-bomber!1'] });
    expect([t.trophies('blue', 'bomber'), t.trophies('blue', 'croc'), t.at('4o')]).toEqual([2, 1, '']);
  });

  test('OOO-20.11 explosions and toadlings come before bonus actions, by lane, ring and figure', () => {
    const t = table({
      options: { ...all, ...bonus },
      on: { '1m': 'goblin!1 bomber!1 toad!2', '2m': 'bomber!1' },
      hand: { blue: 'earthquake smash book-fe' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash', 'book-fe'], target: ['1m+right'] });
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf('toadlingLeft')).toBeLessThan(types.indexOf('bonusTaken'));
    expect(t.trophies('blue', 'bomber')).toBe(2);
  });

  test.each([
    ['two wounded ones beside it', { '1m': 'bomber goblin!1 croc!2 chief' }, '1m-bomber'],
    ['a chain of bombers', { '1m': 'bomber bomber!2 shaman!2', '1i': 'bomber' }, '1m-bomber!0'],
    ['nothing but itself', { '1m': 'bomber chief' }, '1m-bomber'],
  ])('OOO-20.10 what an explosion will bring down can be foreseen: %s', (_what, on, target) => {
    const t = table({ options: all, on, hand: { blue: 'zap book-wl book-lf' } });
    const view = t.view('blue');
    const at = findCreature(view, target);
    if (!at) throw new Error(`nothing is called ${target}`);
    const foreseen = foresee(view, { aim: 'creature', at }, 3);
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl', 'book-lf'], target: [target] });
    const fell = t.told('struck').flatMap(({ blows }) => blows.filter(({ defeated }) => defeated));
    expect([...foreseen.defeats].sort()).toEqual(fell.map(({ kind }) => kind).sort());
    const left = (one: View) => groundOf(one, '1m').creatures.map(({ kind, damage }) => `${kind}!${damage}`);
    expect(left(foreseen.view)).toEqual(left(t.view('blue')));
  });
});
