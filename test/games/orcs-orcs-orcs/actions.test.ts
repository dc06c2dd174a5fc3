/** OOO-6, OOO-12, OOO-13, OOO-14, OOO-15: actions, powers, Poison, drawing, the end. */
import { describe, expect, test } from 'vitest';
import { lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

const horde = Object.fromEntries(lanes.map((lane) => [`${lane}o`, 'golem'])) as Record<'1o', string>;

describe('OOO-6 actions', () => {
  test('OOO-6.1 two actions a turn; after the second the hand is changed', () => {
    const t = table({ hand: { blue: 'zap' } });
    t.does('blue', 'teleport', { space: '4' });
    expect(t.actionsLeft).toBe(1);
    t.does('blue', 'teleport', { space: '6' });
    expect(t.told('turnEnded')).toEqual([{ seat: 0, hand: 4 }]);
  });

  test('OOO-6.2 the mage goes to any empty space, and to no other', () => {
    const t = table();
    expect(t.choices('blue', 'teleport', 'space')).toEqual(['4', '6']);
    expect(t.refuses('blue', 'teleport', { space: '2' })).toMatchObject({ rule: 'OOO-6.2', reason: 'spaceTaken' });
    expect(t.refuses('blue', 'teleport', { space: '1' })).toMatchObject({ rule: 'OOO-6.2', reason: 'ownSpace' });
    expect(t.does('blue', 'teleport', { space: '6' }).player('blue').space).toBe(6);
  });

  test('OOO-6.3 passing ends the turn, and is what happens when nobody answers', () => {
    const t = table({ on: horde });
    expect(t.fallback()).toEqual({ action: 'pass', args: {} });
    expect(t.does('blue', 'pass').waitsFor()).toEqual(['green']);
  });

  test('OOO-6.4 the same action twice, but once per turn means once', () => {
    const t = table({ actions: 3, powers: { blue: ['hand-change'] }, hand: { blue: 'zap smash poison' } });
    t.does('blue', 'purge', { card: 'poison' });
    expect(t.refuses('blue', 'purge', { card: 'zap' })).toMatchObject({ rule: 'OOO-12.4', reason: 'oncePerTurn' });
    t.does('blue', 'teleport', { space: '4' }).does('blue', 'teleport', { space: '6' });
  });

  test('OOO-6.5 Extra Action freed in mid-turn by Immutable Rules gives its action at once', () => {
    const t = table({
      fate: 'f09',
      powers: { blue: ['extra-action'] },
      gauges: { blue: { orc: 1 } },
      on: { '1o': 'orc' },
      hand: { blue: 'zap book-wl' },
    });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect(t.actionsLeft).toBe(2);
  });

  test('OOO-6.6 extra actions last for this turn only', () => {
    const t = table({ on: horde, hand: { blue: 'replenish zap' } });
    t.does('blue', 'cast', { spell: 'replenish', with: ['zap'] });
    expect(t.actionsLeft).toBe(2);
    t.does('blue', 'pass').does('green', 'reveal', { lane: '1' });
    expect(t.actionsLeft).toBe(2);
  });

  test('OOO-6.7 the twelfth action is the last, whatever it brings', () => {
    const t = table({ hand: { blue: 'replenish zap' }, toadlings: { blue: ['toadling-action-1'] } });
    if (t.board.turn) t.board.turn.actionsTaken = 11;
    t.does('blue', 'cast', { spell: 'replenish', with: ['zap'] });
    expect(t.told('actionGained')).toEqual([]);
    expect(t.told('turnEnded')).toHaveLength(1);
  });

  test('4.3 with no action left, a toadling worth using keeps the turn open', () => {
    const t = table({ actions: 1, toadlings: { blue: ['toadling-action-1'] }, hand: { blue: 'zap' } });
    t.does('blue', 'teleport', { space: '4' });
    expect(t.offers('blue')).toEqual(expect.arrayContaining(['toadling', 'pass']));
    expect(t.refuses('blue', 'teleport', { space: '6' })).toMatchObject({ rule: 'OOO-6.1', reason: 'noActionsLeft' });
    expect(t.does('blue', 'toadling', { kind: 'one-more-action' }).actionsLeft).toBe(1);
  });

  test('4.3 toadlings of no more use do not keep it open', () => {
    const t = table({ actions: 1, toadlings: { blue: ['toadling-draw-1', 'toadling-energy-1'] } });
    expect(t.does('blue', 'teleport', { space: '4' }).told('turnEnded')).toHaveLength(1);
  });
});

describe('OOO-12 trophies, gauges and powers', () => {
  const orcs = { on: { '1o': 'orc orc orc' }, hand: { blue: 'earthquake smash' } } as const;

  test('OOO-12.1 a defeat is a trophy and one step of the gauge', () => {
    const t = table({ on: { '1o': 'orc' }, hand: { blue: 'zap book-wl' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect([t.trophies('blue', 'orc'), t.gauge('blue', 'orc')]).toEqual([1, 1]);
  });

  test('OOO-12.2 two steps fill the gauge and bring the power; further defeats do not move it', () => {
    const t = table(orcs).does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect([t.trophies('blue', 'orc'), t.gauge('blue', 'orc')]).toEqual([3, 2]);
    expect(t.told('powerGained')).toMatchObject([{ power: 'immutable-rules', kind: 'orc' }]);
  });

  test('OOO-12.3 No Bonus Powers suspends, but not for Immutable Rules', () => {
    const setting = { fate: 'f09', hand: { blue: 'zap' } } as const;
    expect(
      table({ ...setting, powers: { blue: ['hand-change'] } }).refuses('blue', 'purge', { card: 'zap' }),
    ).toMatchObject({
      rule: 'OOO-12.3',
      reason: 'powersSuspended',
    });
    const free = table({ ...setting, powers: { blue: ['hand-change', 'immutable-rules'] } });
    expect(free.does('blue', 'purge', { card: 'zap' }).board.box.cards).toHaveLength(1);
  });

  test('OOO-12.4 Extra Draw: five cards', () => {
    expect(
      table({ powers: { blue: ['extra-draw'] } })
        .does('blue', 'pass')
        .hand('blue'),
    ).toHaveLength(5);
  });

  test('OOO-12.4 Immutable Rules: no fate rule binds', () => {
    const setting = {
      powers: { blue: ['immutable-rules'] },
      hand: { blue: 'zap book-fe' },
      on: { '1o': 'goblin' },
    } as const;
    expect(table({ ...setting, fate: 'f03' }).hitPoints('1o')).toEqual([2]);
    expect(table({ ...setting, fate: 'f04' }).offers('blue')).toContain('teleport');
    expect(table({ ...setting, fate: 'f07' }).choices('blue', 'cast', 'spell')).toContain('book-fe');
    expect(
      table({ ...setting, fate: 'f11' })
        .does('blue', 'pass')
        .hand('blue'),
    ).toHaveLength(4);
  });

  test('OOO-12.4 Hand Change: any hand card, also a learned spell, leaves the game', () => {
    const t = table({ powers: { blue: ['hand-change'] }, hand: { blue: 'fireball zap' } });
    t.does('blue', 'purge', { card: 'fireball' });
    expect([t.hand('blue'), t.view('green').boxed, t.actionsLeft]).toEqual([['zap'], ['fireball'], 1]);
  });

  test('OOO-12.4 Extra Action: three actions', () => {
    const t = table({ on: horde, powers: { green: ['extra-action'] } });
    expect(t.does('blue', 'pass').does('green', 'reveal', { lane: '1' }).actionsLeft).toBe(3);
  });

  test('OOO-12.4 Poison: once a turn, into an opponent’s discard pile', () => {
    const t = table({ powers: { blue: ['poisoner'] } });
    expect(t.refuses('blue', 'poison', { player: 'blue' })).toMatchObject({ reason: 'chooseOpponent' });
    t.does('blue', 'poison', { player: 'red' });
    expect([t.discard('red'), t.board.poison.length, t.actionsLeft]).toEqual([['poison'], 13, 1]);
    expect(t.refuses('blue', 'poison', { player: 'red' })).toMatchObject({ reason: 'oncePerTurn' });
  });

  test('OOO-12.5 two players can own the same power', () => {
    const t = table({ ...orcs, gauges: { green: { orc: 2 } } }).does('blue', 'cast', {
      spell: 'earthquake',
      with: ['smash'],
    });
    expect([t.player('blue').powers, t.player('green').powers]).toEqual([['immutable-rules'], ['immutable-rules']]);
  });
});

describe('OOO-13 Poison', () => {
  test('OOO-13.1 it can be neither cast nor added', () => {
    const t = table({ on: { '1o': 'orc' }, hand: { blue: 'poison zap' } });
    expect(t.refuses('blue', 'cast', { spell: 'poison' })).toMatchObject({ rule: 'OOO-7.10', reason: 'poisonCast' });
    expect(t.refuses('blue', 'cast', { spell: 'zap', with: ['poison'] })).toMatchObject({ reason: 'poisonUpgrade' });
  });

  test('OOO-13.2 it pays a debt, and removed it goes into the box', () => {
    const t = table({ hand: { green: 'poison zap zap zap' }, owes: { green: 1 }, powers: { blue: ['hand-change'] } });
    expect(t.does('green', 'discard', { card: 'poison' }).discard('green')).toEqual(['poison']);
    const own = table({ hand: { blue: 'poison' }, powers: { blue: ['hand-change'] } });
    own.does('blue', 'purge', { card: 'poison' });
    expect([own.view('red').boxed, own.board.poison.length]).toEqual([['poison'], 14]);
  });
});

describe('OOO-14 drawing', () => {
  test('OOO-14.1 damage heals, energy is lost, the hand goes', () => {
    const t = table({ energy: 1, on: { '1o': 'golem!2' }, hand: { blue: 'zap' }, discard: { blue: '' } });
    t.does('blue', 'pass');
    expect([t.at('1o'), t.discard('blue')]).toEqual(['golem', ['zap']]);
    expect(t.told('energyLost')).toEqual([{ seat: 0, points: 1 }]);
  });

  test('OOO-14.2 four cards, five with Extra Draw, one less under Three Spells', () => {
    const drawn = (setting: Parameters<typeof table>[0]) => table(setting).does('blue', 'pass').hand('blue').length;
    expect(drawn({})).toBe(4);
    expect(drawn({ powers: { blue: ['extra-draw'] } })).toBe(5);
    expect(drawn({ fate: 'f11' })).toBe(3);
  });

  test('OOO-14.3 an empty draw pile is made from the discard pile', () => {
    const t = table({ hand: { blue: '' }, draw: { blue: 'zap' }, discard: { blue: 'smash smash smash smash' } });
    t.does('blue', 'pass');
    expect(t.told('reshuffled')).toEqual([{ seat: 0, cards: 4 }]);
    expect([t.hand('blue').length, t.player('blue').draw.length, t.discard('blue').length]).toEqual([4, 1, 0]);
  });
});

describe('OOO-15 end and scoring', () => {
  const nearlyEmpty = {
    markers: { 1: '', 2: '', 3: '', 4: '' },
    on: { '1o': 'goblin', '5o': 'golem', '6o': 'golem' },
  } as const;

  test('OOO-15.1 the fourth empty lane triggers the end', () => {
    const t = table({ ...nearlyEmpty, hand: { blue: 'zap book-wl' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect(t.told('endTriggered')).toEqual([{ round: 1, emptyLanes: [1, 2, 3, 4] }]);
  });

  test('OOO-15.2 it is checked after movement, too', () => {
    const t = table({ ...nearlyEmpty, on: { '1i': 'goblin', '5o': 'golem', '6o': 'golem' } }).turnsFate('f01');
    expect(t.board.endTriggered).toBe(true);
  });

  test('OOO-15.3 the round ends, then the score is made: parts, rank and title', () => {
    const t = table({
      ...nearlyEmpty,
      on: { '5o': 'golem', '6o': 'golem' },
      turn: 'yellow',
      trophies: { blue: { orc: 2 }, green: { chief: 1 }, red: { orc: 1 } },
    });
    t.does('yellow', 'pass');
    expect(t.match.outcome).toMatchObject({ kind: 'won', winners: [0, 1], scores: [8, 8, 4, 0] });
    expect(t.board.result?.map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
    expect(t.phases.at(-1)).toBe('captionScore');
    expect(t.say(t.match.outcome?.reason)).toBe('Blue and Green share the title of Archmage with 8 VP each.');
  });

  test('OOO-15.4 after round 30 the game is scored in any case', () => {
    expect(table({ turn: 'yellow', round: 29 }).does('yellow', 'pass').match.outcome).toBeNull();
    expect(table({ turn: 'yellow', round: 30 }).does('yellow', 'pass').match.outcome).not.toBeNull();
  });
});
