/** 11.2: tricky interactions. */
import { describe, expect, test } from 'vitest';
import { orderOfRound } from '../../../src/games/orcs-orcs-orcs/rules/players.js';
import { missionVp } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import type { Args } from '../../../src/kernel/index.js';
import { table } from './table.js';

describe('powers and rules', () => {
  test('TX-01 Immutable Rules keeps Extra Action alive under No Bonus Powers', () => {
    const t = table({
      fate: 'f09',
      on: { '1o': 'orc', '2o': 'orc', '3o': 'orc', '4o': 'orc', '5o': 'orc', '6o': 'orc' },
      powers: { green: ['immutable-rules', 'extra-action'], red: ['extra-action'] },
    });
    t.does('blue', 'pass').does('green', 'reveal', { lane: '1' });
    expect(t.actionsLeft).toBe(3);
    t.does('green', 'pass').does('red', 'reveal', { lane: '1' });
    expect(t.actionsLeft).toBe(2);
  });

  test('TX-02 Three Spells: 3, with Extra Draw 4, with Immutable Rules too 5', () => {
    const t = table({ fate: 'f11', powers: { green: ['extra-draw'], red: ['extra-draw', 'immutable-rules'] } });
    for (const seat of [0, 1, 2]) t.run({ step: 'turn', seat }).run({ step: 'drawSpells', seat });
    expect((['blue', 'green', 'red'] as const).map((one) => t.hand(one).length)).toEqual([3, 4, 5]);
  });

  test('TX-09 the second rider gives an action at once', () => {
    const t = table({ on: { '1m': 'rider' }, gauges: { blue: { rider: 1 } }, hand: { blue: 'zap book-wl book-lf' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl', 'book-lf'] });
    expect(t.actionsLeft).toBe(2);
  });

  test('TX-16 an empty Poison stack: refused, the power stays', () => {
    const t = table({ powers: { blue: ['poisoner'] }, poison: 0 });
    expect(t.refuses('blue', 'poison', { player: 'red' })).toMatchObject({
      rule: 'OOO-12.4',
      reason: 'poisonStackEmpty',
    });
    expect(t.player('blue').powers).toEqual(['poisoner']);
  });

  test('TX-18 Spell Exchange changes the display for everybody', () => {
    const t = table({ powers: { blue: ['immutable-rules'] }, display: { attack: 'fireball fireball fireball' } });
    const before = t.board.spellDecks.attack.length;
    t.turnsFate('f12');
    expect(t.told('displayExchanged')).toHaveLength(1);
    expect(t.board.display.attack).toHaveLength(3);
    expect(t.board.spellDecks.attack).toHaveLength(before);
  });

  test('TX-19 No Teleportation: Wisdom offers the draw, not the teleport', () => {
    const t = table({ fate: 'f13', on: { '1m': 'golem' }, hand: { blue: 'zap wisdom' }, discard: { blue: 'smash' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(t.choices('blue', 'boost', 'use', { card: 'wisdom' })).toEqual(['draw']);
    expect(t.refuses('blue', 'boost', { card: 'wisdom', use: 'teleport-4' })).toMatchObject({ reason: 'noTeleport' });
  });

  test('TX-29 Immutable Rules gained under +1 hit point fells another wounded creature', () => {
    const t = table({
      fate: 'f03',
      gauges: { blue: { orc: 1 } },
      on: { '1m': 'orc!1', '1o': 'goblin!2' },
      hand: { blue: 'fire-spark book-lf' },
    });
    t.does('blue', 'cast', { spell: 'fire-spark', with: ['book-lf'], target: ['1m-orc'] });
    expect(t.player('blue').powers).toEqual(['immutable-rules']);
    expect([t.trophies('blue', 'orc'), t.trophies('blue', 'goblin'), t.at('1o')]).toEqual([1, 1, '']);
  });
});

describe('cards', () => {
  test('TX-03 owed discards count off the hand: a third Voodoo finds only three cards', () => {
    const hand = { green: 'zap zap zap zap zap', blue: 'voodoo voodoo voodoo fire-spark fire-spark fire-spark' };
    const t = table({ players: 2, hand });
    const owed = [1, 2, 3].map(() => {
      t.does('blue', 'cast', { spell: 'voodoo', with: ['fire-spark'] });
      return t.player('green').owedDiscards;
    });
    expect(owed).toEqual([1, 2, 2]);
  });

  test('TX-04 Replenish reshuffles in mid-draw, without itself', () => {
    const t = table({ hand: { blue: 'replenish' }, draw: { blue: 'zap' }, discard: { blue: 'smash smash smash' } });
    t.does('blue', 'cast', { spell: 'replenish' });
    expect(t.hand('blue')).toEqual(['zap', 'smash']);
    expect(t.player('blue').draw).toHaveLength(2);
    expect(t.discard('blue')).toEqual(['replenish']);
  });

  test('TX-10 nothing can be paid after the draw: the spell fizzles and cannot be taken back', () => {
    const t = table({
      on: { '1m': 'orc' },
      hand: { blue: 'lightning-bolt voodoo' },
      discard: { blue: 'cold-snap' },
    });
    t.does('blue', 'cast', { spell: 'lightning-bolt', with: ['voodoo+'] });
    expect(t.refuses('blue', 'cancel')).toMatchObject({ rule: 'OOO-7.9', reason: 'mustResolve' });
    t.does('blue', 'resolve', { effect: '0' });
    expect(t.discard('blue')).toEqual(['lightning-bolt', 'voodoo']);
    expect([t.hand('blue'), t.actionsLeft]).toEqual([['cold-snap'], 1]);
  });

  test('TX-24 a deck of three cards: all three are drawn, without an error', () => {
    const t = table({ hand: { blue: 'zap smash' }, draw: { blue: '' }, discard: { blue: 'book-fe' } });
    expect(t.does('blue', 'pass').hand('blue').sort()).toEqual(['book-fe', 'smash', 'zap']);
  });

  test('TX-25 a Fireball learned this turn cannot be used even when it comes to hand', () => {
    const t = table({
      actions: 3,
      on: { '1m': 'golem' },
      display: { attack: 'fireball earthquake ice-storm' },
      hand: { blue: 'book-fe replenish zap' },
      draw: { blue: '' },
      discard: { blue: '' },
    });
    t.does('blue', 'cast', { spell: 'book-fe', target: ['fireball'] }).does('blue', 'cast', { spell: 'replenish' });
    expect(t.hand('blue')).toContain('fireball');
    expect(t.refuses('blue', 'cast', { spell: 'fireball' })).toMatchObject({
      rule: 'OOO-9.3',
      reason: 'learnedThisTurn',
    });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(t.refuses('blue', 'boost', { card: 'fireball' })).toMatchObject({
      rule: 'OOO-9.3',
      reason: 'learnedThisTurn',
    });
    expect(t.does('blue', 'resolve').told('drew')).toHaveLength(1);
  });

  test('TX-28 Voodoo without a target, and with the opponent as target', () => {
    const setting = { players: 2, hand: { blue: 'voodoo fire-spark', green: 'zap zap zap zap' } } as const;
    const effect = (args: Args) =>
      table(setting)
        .does('blue', 'cast', { spell: 'voodoo', ...args })
        .told('spellCast')[0]?.effect;
    expect(effect({})).toBe(1);
    expect(effect({ with: ['fire-spark'] })).toBe(2);
    expect(effect({ with: ['fire-spark'], target: ['green'] })).toBe(1);
  });

  test('TX-30 an open spell without a used effect cannot fizzle, but can be taken back', () => {
    const t = table({ on: { '1m': 'golem' }, hand: { blue: 'zap' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(t.refuses('blue', 'resolve', { effect: '0' })).toMatchObject({ rule: 'OOO-7.7', reason: 'noFizzle' });
    t.does('blue', 'cancel');
    expect([t.hand('blue'), t.actionsLeft]).toEqual([['zap'], 2]);
  });

  test('TX-23 a golem can fall in the first round', () => {
    const t = table({ on: { '1o': 'golem' }, hand: { blue: 'zap smash book-fe book-ew' } });
    t.does('blue', 'cast', { spell: 'smash', with: ['book-fe', 'book-ew'] }).does('blue', 'cast', { spell: 'zap' });
    expect(t.trophies('blue', 'golem')).toBe(1);
  });
});

const reinforced = { bomber: 'golem', toad: 'rider' } as const;

describe('defeats, movement and terrain', () => {
  test('TX-05 an explosion wounds; with B wounded before, it sets off a chain', () => {
    const setting = { mages: { blue: 6 }, options: reinforced, hand: { blue: 'zap' } } as const;
    const once = table({ ...setting, on: { '6m': 'bomber!2 bomber goblin' } });
    once.does('blue', 'cast', { spell: 'zap', target: ['6m-bomber'] });
    expect([once.trophies('blue', 'bomber'), once.at('6m')]).toEqual([1, 'bomber!1 goblin!1']);
    const chain = table({ ...setting, on: { '6m': 'bomber!2 bomber!2 goblin' } });
    chain.does('blue', 'cast', { spell: 'zap', target: ['6m-bomber'] });
    expect([chain.trophies('blue', 'bomber'), chain.trophies('blue', 'goblin'), chain.at('6m')]).toEqual([2, 1, '']);
  });

  test('TX-06 a toadling is not taken by the spell that brought it about', () => {
    const t = table({
      mages: { blue: 3, red: 1 },
      options: reinforced,
      on: { '3m': 'toad!2' },
      hand: { blue: 'earthquake smash zap' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash'], target: ['3m'] });
    expect([t.trophies('blue', 'toad'), t.toadlingsAt('3m'), t.player('blue').toadlings.length]).toEqual([1, 1, 0]);
    t.does('blue', 'cast', { spell: 'zap', target: ['3m-toadling'] });
    expect([t.toadlingsAt('3m'), t.player('blue').toadlings.length]).toEqual([0, 1]);
  });

  test('TX-07 Switch onto an inner road is a breach and costs red the trophy', () => {
    const setting = {
      turn: 'red',
      terrain: { '3i': 'road' },
      on: { '5o': 'chief' },
      trophies: { red: { chief: 1 } },
      hand: { red: 'switch cold-snap' },
    } as const;
    const cast = { spell: 'switch', with: ['cold-snap'], target: ['5o-chief', '3i'] };
    const t = table(setting).does('red', 'cast', cast);
    expect([t.at('3i'), t.value('chief'), t.trophies('red', 'chief')]).toEqual(['', 7, 0]);
    const safe = table({ ...setting, powers: { red: ['no-loss'] } }).does('red', 'cast', cast);
    expect([safe.value('chief'), safe.trophies('red', 'chief')]).toEqual([7, 1]);
  });

  test('TX-08 magic energy is lost on a teleport', () => {
    const t = table({
      actions: 3,
      options: { bonusActions: true },
      on: { '1m': 'orc', '4m': 'golem' },
      hand: { blue: 'zap book-wl smash' },
    });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect(t.board.turn?.pendingEnergy).toBe(1);
    t.does('blue', 'teleport', { space: '4' });
    expect(t.board.turn?.pendingEnergy).toBe(0);
    t.does('blue', 'cast', { spell: 'smash' });
    expect(t.told('spellCast')).toMatchObject([{ energy: 1, magic: 0 }]);
  });

  test('TX-11 only the own lane has markers: nothing is asked or revealed', () => {
    const t = table({ mages: { blue: 4 }, markers: { 1: '', 2: '', 3: '', 4: 'orc', 5: '', 6: '' } });
    t.run({ step: 'revealMarker', seat: 0 });
    expect(t.board.lanes[4].markers).toEqual(['orc']);
    expect(t.offers('blue')).not.toContain('reveal');
  });

  test('TX-12 the end stays triggered, the others still play the round', () => {
    const t = table({
      turn: 'green',
      mages: { green: 5, yellow: 2 },
      markers: { 1: '', 2: '', 3: '', 5: '' },
      on: { '4m': 'chief chief', '5m': 'goblin', '6o': 'orc' },
      hand: { green: 'zap book-wl', red: 'switch cold-snap' },
    });
    t.does('green', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect(t.board.endTriggered).toBe(true);
    t.does('green', 'pass').does('red', 'reveal', { lane: '4' });
    t.does('red', 'cast', { spell: 'switch', with: ['cold-snap'], target: ['4m-chief', '3i'] });
    expect(t.board.endTriggered).toBe(true);
    t.does('red', 'pass').does('yellow', 'reveal', { lane: '4' }).does('yellow', 'pass');
    expect(t.match.outcome).not.toBeNull();
  });

  test('TX-13 the last cell stays, but the trophy is lost all the same', () => {
    const t = table({ breaches: { goblin: 3 }, on: { '3i': 'goblin' }, trophies: { red: { goblin: 2 } } }).turnsFate(
      'f01',
    );
    expect([t.value('goblin'), t.trophies('red', 'goblin')]).toEqual([1, 1]);
  });

  test('TX-14 a wounded golem dies in the vegetation', () => {
    const t = table({
      mages: { blue: 2, green: 1 },
      terrain: { '2i': 'vegetation' },
      on: { '5o': 'golem!3' },
      hand: { blue: 'switch cold-snap' },
    });
    t.does('blue', 'cast', { spell: 'switch', with: ['cold-snap'], target: ['5o-golem', '2i'] });
    expect([t.trophies('blue', 'golem'), t.at('2i')]).toEqual([1, '']);
  });

  test('TX-15 right of lane 6 is lane 1', () => {
    const t = table({
      mages: { blue: 6 },
      on: { '6o': 'orc', '1o': 'orc' },
      hand: { blue: 'earthquake smash book-fe' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash', 'book-fe'], target: ['6o+right'] });
    expect(t.trophies('blue', 'orc')).toBe(2);
  });

  test('TX-17 Maximum: a tie for most scores, a kind nobody has does not', () => {
    const t = table({
      trophies: { blue: { rider: 3 }, green: { rider: 3 }, red: { rider: 1 } },
      missions: { blue: 'top-hunter' },
    });
    expect(missionVp(t.board, 0, 'top-hunter')).toBe(3);
    expect(missionVp(t.board, 2, 'top-hunter')).toBe(0);
  });

  test('TX-20 three goblins at once: three drops, both trophies gone', () => {
    const t = table({
      mages: { blue: 2, green: 1 },
      on: { '2i': 'goblin goblin goblin' },
      trophies: { blue: { goblin: 2 } },
    });
    t.turnsFate('f01');
    expect([t.value('goblin'), t.trophies('blue', 'goblin')]).toEqual([1, 0]);
  });

  test.each([
    ['TX-21', { '1o': 'goblin' }, ['1m-toadling', '1o-goblin']],
    ['TX-22', { '1i': 'goblin' }, ['1i-goblin']],
  ] as const)('%s a toadling in the middle with the front rule', (_id, on, targets) => {
    const t = table({
      options: { newFate: true, toad: 'rider' },
      on,
      lying: { '1m': ['toadling-draw-1'] },
      hand: { blue: 'zap' },
    });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' }).sort()).toEqual([...targets].sort());
  });

  test('TX-26 the road’s step is not one of Magic Bonds’ two', () => {
    const t = table({
      mages: { green: 4 },
      terrain: { '2m': 'road' },
      on: { '2o': 'chief' },
      hand: { blue: 'magic-bonds smash' },
    });
    t.does('blue', 'cast', { spell: 'magic-bonds', with: ['smash'], target: ['2o-chief'] });
    expect([t.value('chief'), t.at('2i'), t.told('breached').length]).toEqual([7, '', 1]);
  });

  test.each([
    ['figures', true],
    ['exhausted', false],
  ] as const)('TX-27 figures alone, or markers too: %s', (endWhen, triggered) => {
    const t = table({
      round: 10,
      options: { endWhen },
      on: { '3i': 'goblin', '4i': 'goblin', '5o': 'chief', '6o': 'chief' },
      markers: { 1: 'orc orc', 2: 'orc orc' },
    }).turnsFate('f01');
    expect(t.board.endTriggered).toBe(triggered);
    t.run({ step: 'revealEmptyLanes', seat: 0 });
    expect(t.at('1o')).toBe('orc');
    expect(t.board.endTriggered).toBe(triggered);
  });

  test('TX-31 with a rotating start, round 5 of three players begins with the second seat', () => {
    const t = table({ players: 3, options: { rotateStart: true } });
    expect(orderOfRound(t.board, t.match.options, 5)).toEqual([1, 2, 0]);
  });
});
