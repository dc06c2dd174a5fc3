/** How the table asks, what may be said meanwhile, and what an onlooker can foresee. */
import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { relocated } from '../../../src/games/orcs-orcs-orcs/rules/foresight.js';
import { groundOf } from '../../../src/games/orcs-orcs-orcs/rules/position.js';
import { type SectionName, sectionNames } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { pending } from '../../../src/kernel/index.js';
import { type Table, table } from './table.js';

const golem = { on: { '1m': 'golem' } } as const;
const asked = (t: Table) => pending(orcsOrcsOrcs, t.match).find(({ clock }) => clock === 'turn');

describe('how it is asked', () => {
  test('OOO-6.3 an action may be passed, on the post that asks for it', () => {
    expect(asked(table(golem))).toMatchObject({
      pass: true,
      prompt: { key: 'promptAction', params: { left: 2, energy: 0 } },
    });
  });

  test('OOO-17.2 that all bonus actions are taken can be accepted as it stands', () => {
    const t = table({ options: { bonusActions: true }, on: { '1m': 'goblin!1' }, hand: { blue: 'zap' } });
    t.does('blue', 'prefs', { autoBonus: 'off' }).does('blue', 'cast', { spell: 'zap' });
    expect(asked(t)).toMatchObject({
      proposal: true,
      prompt: { key: 'promptBonus', params: { queue: ['draw-card'] } },
    });
  });

  test('OOO-7.9 an open spell is said to be taken back as long as it can be', () => {
    const t = table({ ...golem, hand: { blue: 'zap replenish' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(asked(t)?.prompt).toMatchObject({ params: { spell: 'zap', energy: 1, element: 'L', mayTakeBack: true } });
    t.does('blue', 'boost', { card: 'replenish', use: 'teleport-4' });
    expect(asked(t)?.prompt).toMatchObject({ params: { spell: 'zap', energy: 2, mayTakeBack: false } });
  });
});

describe('5.3 what may be said meanwhile', () => {
  test('OOO-7.6 an open spell that finds nobody cannot be resolved, and that is said', () => {
    const t = table({ hand: { blue: 'zap replenish' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(t.refuses('blue', 'resolve')).toMatchObject({ rule: 'OOO-7.7', reason: 'nothingToHit' });
  });

  test('OOO-7.3 with no card left there is nothing to add to an open spell', () => {
    const t = table({ ...golem, hand: { blue: 'zap' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(t.refuses('blue', 'boost', { card: 'smash' })).toMatchObject({ rule: 'OOO-7.3', reason: 'notInHand' });
    expect(t.refuses('blue', 'resolve', { target: ['2m-golem'] })).toMatchObject({ reason: 'noSuchTarget' });
  });

  test('OOO-5.2 once actions have begun nothing more is revealed', () => {
    expect(table(golem).refuses('blue', 'reveal', { lane: '2' })).toMatchObject({
      rule: 'OOO-5.2',
      reason: 'revealedAlready',
    });
  });

  test.each([
    ['poison', 'OOO-7.10', 'poisonCast'],
    ['fireball', 'OOO-8.13', 'notPayable'],
    ['zap', 'OOO-7.7', 'nothingToHit'],
    ['poison fireball', 'OOO-7.10', 'nothingToCast'],
    ['fireball poison', 'OOO-8.13', 'nothingToCast'],
    ['', 'OOO-7.2', 'notInHand'],
  ])('OOO-7.2 of a hand of “%s” nothing can be cast: %s, %s', (hand, rule, reason) => {
    expect(table({ hand: { blue: hand } }).refuses('blue', 'cast')).toMatchObject({ rule, reason });
  });

  test('OOO-20.9 where no creature stands there is nothing to weaken', () => {
    const t = table({ toadlings: { blue: ['toadling-weaken-1'] } });
    expect(t.offers('blue')).not.toContain('toadling');
    expect(t.refuses('blue', 'toadling', { kind: 'weaken' })).toMatchObject({
      rule: 'OOO-20.9',
      reason: 'toadlingsOwned',
    });
  });

  test('OOO-7.7 an open spell may be resolved on what it reaches, at the effect that is meant', () => {
    const t = table({ on: { '1m': 'golem', '1o': 'chief', '2o': 'orc' }, hand: { blue: 'zap book-wl replenish' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' }).does('blue', 'boost', { card: 'book-wl' });
    expect(t.refuses('blue', 'resolve', { target: ['2o-orc'] })).toMatchObject({ reason: 'otherLane' });
    expect(t.refuses('blue', 'resolve', { target: [] })).toMatchObject({ reason: 'targetMissing' });
    expect(t.choices('blue', 'resolve', 'effect')).toEqual([]);
    expect(t.choices('blue', 'resolve', 'effect', { target: ['1o-chief'] })).toEqual(['1', '2']);
    t.does('blue', 'resolve', { target: ['1o-chief'] });
    expect([t.at('1m'), t.at('1o')]).toEqual(['golem', 'chief!2']);
    expect(t.told('spellCast')[0]?.upgrades).toEqual([{ card: 'book-wl', teleport: null, draw: false }]);
  });

  test('OOO-7.7 that it comes to nothing is offered as long as no target is named', () => {
    const t = table({ on: { '4m': 'golem' }, hand: { blue: 'zap replenish' } });
    const cast = { spell: 'zap', with: ['replenish@4'] };
    expect(t.choices('blue', 'cast', 'effect', cast)).toEqual(['1', '2', '0']);
    expect(t.choices('blue', 'cast', 'effect', { ...cast, target: ['4m-golem'] })).toEqual(['1', '2']);
  });
});

describe('OOO-10.1 what a board looks like with a creature elsewhere', () => {
  const t = table({ on: { '3i': 'orc golem', '5o': 'goblin' } });
  const view = t.view('blue');
  const [orc] = groundOf(view, '3i').creatures;
  const moved = (to: SectionName | 'tower'): Record<string, string> => {
    if (!orc) throw new Error('no orc');
    const after = relocated(view, { section: '3i', creature: orc }, to);
    return Object.fromEntries(
      sectionNames.flatMap((section) => {
        const kinds = groundOf(after, section).creatures.map(({ kind }) => kind);
        return kinds.length > 0 ? [[section, kinds.join(' ')]] : [];
      }),
    );
  };

  test.each<[SectionName | 'tower', object]>([
    ['5o', { '3i': 'golem', '5o': 'goblin orc' }],
    ['1m', { '1m': 'orc', '3i': 'golem', '5o': 'goblin' }],
    ['tower', { '3i': 'golem', '5o': 'goblin' }],
  ])('OOO-10.1, 10.3 the orc of 3i on %s', (to, board) => {
    expect(moved(to)).toEqual(board);
  });
});
