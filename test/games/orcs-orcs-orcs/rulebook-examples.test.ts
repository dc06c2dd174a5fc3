/** 11.1: every example of the rulebook. */
import { describe, expect, test } from 'vitest';
import { scoreTable } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import { table } from './table.js';

describe('fate and creatures', () => {
  test('EX-01 strong and mighty creatures move, weak ones stay', () => {
    const t = table({ on: { '2o': 'golem', '2m': 'goblin', '4o': 'rider', '5i': 'orc' } }).turnsFate('f15');
    expect([t.at('2m'), t.at('4m'), t.at('5i'), t.at('2o'), t.at('4o')]).toEqual([
      'goblin golem',
      'rider',
      'orc',
      '',
      '',
    ]);
  });

  test('EX-02 a goblin in the tower lowers its value and costs the mage above a goblin', () => {
    const t = table({ on: { '3i': 'goblin' }, trophies: { red: { goblin: 2 } }, gauges: { red: { goblin: 1 } } });
    t.turnsFate('f01');
    expect(t.at('3i')).toBe('');
    expect(t.board.box.creatures['weak-1']).toBe(2);
    expect(t.value('goblin')).toBe(3);
    expect(t.trophies('red', 'goblin')).toBe(1);
    expect(t.gauge('red', 'goblin')).toBe(1);
  });

  test('EX-03 under +1 hit point a goblin needs three damage', () => {
    const t = table({ fate: 'f03', on: { '1m': 'goblin' }, hand: { blue: 'zap book-wl smash' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect(t.at('1m')).toBe('goblin!2');
    t.does('blue', 'cast', { spell: 'smash' });
    expect(t.trophies('blue', 'goblin')).toBe(1);
  });

  test('EX-04 lanes without creatures get one each, then a lane is asked for', () => {
    const t = table({
      on: { '1o': 'orc', '3o': 'orc', '4o': 'orc', '6o': 'orc' },
      markers: { 2: 'rider goblin', 5: 'chief goblin' },
    });
    t.run({ step: 'revealEmptyLanes', seat: 0 }, { step: 'revealMarker', seat: 0 });
    expect([t.at('2o'), t.at('5o')]).toEqual(['rider', 'chief']);
    expect([t.board.lanes[2].markers, t.board.lanes[5].markers]).toEqual([['goblin'], ['goblin']]);
    expect(t.offers('blue')).toContain('reveal');
  });

  test('EX-05 green reveals in lane 5, never in its own lane 4', () => {
    const t = table({ turn: 'green', mages: { green: 4 }, markers: { 5: 'orc' } });
    t.run({ step: 'chooseLane', seat: 1 });
    expect(t.refuses('green', 'reveal', { lane: '4' })).toMatchObject({ rule: 'OOO-5.2', reason: 'ownLane' });
    expect(t.does('green', 'reveal', { lane: '5' }).at('5o')).toBe('orc');
  });
});

describe('actions and spells', () => {
  test('EX-06 red may teleport to 1 and 4 only', () => {
    const t = table({ turn: 'red', mages: { red: 2, blue: 3, green: 5, yellow: 6 } });
    expect(t.choices('red', 'teleport', 'space')).toEqual(['1', '4']);
  });

  test('EX-07 Cold Snap alone deals one damage', () => {
    const t = table({ on: { '1m': 'orc' }, hand: { blue: 'cold-snap' }, discard: { blue: '' } });
    t.does('blue', 'cast', { spell: 'cold-snap', target: ['1m-orc'] });
    expect(t.told('spellCast')).toMatchObject([{ energy: 1, element: 'W', effect: 1 }]);
    expect(t.at('1m')).toBe('orc!1');
    expect(t.discard('blue')).toEqual(['cold-snap']);
    expect(t.actionsLeft).toBe(1);
  });

  test('EX-08 Zap with a Spell Book defeats an orc', () => {
    const t = table({ on: { '1m': 'orc' }, hand: { blue: 'zap book-wl' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect(t.told('spellCast')).toMatchObject([{ energy: 2, element: 'L', effect: 2 }]);
    expect(t.trophies('blue', 'orc')).toBe(1);
  });

  test('EX-09 the rest of the hand is discarded and four cards are drawn', () => {
    const t = table({
      hand: { blue: 'zap smash' },
      discard: { blue: '' },
      draw: { blue: 'book-fe book-ew book-wl book-lf' },
    });
    t.does('blue', 'pass');
    expect(t.discard('blue')).toEqual(['zap', 'smash']);
    expect(t.hand('blue')).toEqual(['book-fe', 'book-ew', 'book-wl', 'book-lf']);
  });

  test('EX-10 two damage to a goblin: a trophy for green', () => {
    const t = table({ turn: 'green', on: { '2o': 'goblin' }, hand: { green: 'cold-snap book-ew' } });
    expect(t.does('green', 'cast', { spell: 'cold-snap', with: ['book-ew'] }).trophies('green', 'goblin')).toBe(1);
  });

  test('EX-11 the second goblin fills the gauge: Extra Draw, used this very turn', () => {
    const t = table({
      turn: 'green',
      on: { '2o': 'goblin' },
      hand: { green: 'cold-snap book-ew' },
      gauges: { green: { goblin: 1 } },
      draw: { green: 'zap smash fire-spark book-fe book-wl book-lf' },
    });
    t.does('green', 'cast', { spell: 'cold-snap', with: ['book-ew'] });
    expect(t.gauge('green', 'goblin')).toBe(2);
    expect(t.player('green').powers).toEqual(['extra-draw']);
    expect(t.does('green', 'pass').hand('green')).toHaveLength(5);
  });

  test('EX-12 damage of two actions adds up', () => {
    const t = table({ turn: 'green', on: { '2m': 'goblin' }, hand: { green: 'zap cold-snap' } });
    t.does('green', 'cast', { spell: 'zap', target: ['2m-goblin'] });
    t.does('green', 'cast', { spell: 'cold-snap', target: ['2m-goblin'] });
    expect(t.trophies('green', 'goblin')).toBe(1);
  });

  test('EX-12b a wounded goblin heals at the end of the turn', () => {
    const t = table({ turn: 'green', on: { '2m': 'goblin' }, hand: { green: 'zap cold-snap' } });
    t.does('green', 'cast', { spell: 'zap', target: ['2m-goblin'] });
    expect(t.does('green', 'pass').at('2m')).toBe('goblin');
  });

  test('EX-13 Fireball with two fire upgrades: five damage fell a golem', () => {
    const t = table({ on: { '1i': 'golem' }, hand: { blue: 'fireball fire-spark book-lf' } });
    t.does('blue', 'cast', { spell: 'fireball', with: ['fire-spark', 'book-lf'] });
    expect(t.told('spellCast')).toMatchObject([{ energy: 3, element: 'F', effect: 2 }]);
    expect(t.trophies('blue', 'golem')).toBe(1);
  });

  test('EX-13b Fireball alone can be neither paid nor wasted', () => {
    const t = table({ on: { '1i': 'golem' }, hand: { blue: 'fireball' } });
    expect(t.refuses('blue', 'cast', { spell: 'fireball' })).toMatchObject({ rule: 'OOO-8.13', reason: 'notPayable' });
    expect(t.refuses('blue', 'cast', { spell: 'fireball', effect: '0' }).rule).toBe('OOO-8.13');
  });

  test('EX-14 Lightning Bolt reaches the neighbour lane', () => {
    const t = table({ turn: 'green', on: { '3m': 'shaman' }, hand: { green: 'lightning-bolt zap book-wl' } });
    t.does('green', 'cast', { spell: 'lightning-bolt', with: ['zap', 'book-wl'], target: ['3m-shaman'] });
    expect(t.told('spellCast')).toMatchObject([{ energy: 3, effect: 2 }]);
    expect(t.trophies('green', 'shaman')).toBe(1);
  });

  test('EX-15 Earthquake hits a whole section', () => {
    const t = table({ mages: { blue: 4 }, on: { '4m': 'goblin goblin rider' }, hand: { blue: 'earthquake smash' } });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash'], target: ['4m'] });
    expect(t.trophies('blue', 'goblin')).toBe(2);
    expect(t.at('4m')).toBe('rider!2');
  });

  test('EX-16 Earthquake with three earth takes the neighbour section along', () => {
    const t = table({
      mages: { blue: 4, yellow: 6 },
      on: { '4m': 'goblin goblin', '5m': 'goblin orc' },
      hand: { blue: 'earthquake smash book-fe' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash', 'book-fe'], target: ['4m+right'] });
    expect([t.trophies('blue', 'goblin'), t.trophies('blue', 'orc'), t.actionsLeft]).toEqual([3, 1, 1]);
  });

  test('EX-17 Ice Storm on two sections, then Smash finishes the shaman', () => {
    const t = table({
      on: { '1i': 'shaman goblin', '1m': 'goblin' },
      hand: { blue: 'ice-storm cold-snap book-ew smash' },
    });
    t.does('blue', 'cast', { spell: 'ice-storm', with: ['cold-snap', 'book-ew'], target: ['1i'] });
    expect(t.told('spellCast')).toMatchObject([{ effect: 2 }]);
    expect([t.trophies('blue', 'goblin'), t.at('1i')]).toEqual([2, 'shaman!2']);
    t.does('blue', 'cast', { spell: 'smash', target: ['1i-shaman'] });
    expect(t.trophies('blue', 'shaman')).toBe(1);
  });

  test('EX-18 a Spell Book learns a Fireball; the gap is filled', () => {
    const t = table({
      display: { attack: 'fireball earthquake ice-storm' },
      hand: { blue: 'book-fe' },
      discard: { blue: '' },
    });
    t.does('blue', 'cast', { spell: 'book-fe', target: ['fireball'] });
    expect(t.discard('blue')).toEqual(['book-fe', 'fireball']);
    expect(t.board.display.attack).toHaveLength(3);
  });

  test('EX-19 a fire and earth book counts as earth for Smash', () => {
    const t = table({ on: { '1m': 'golem' }, hand: { blue: 'smash book-fe' } });
    t.does('blue', 'cast', { spell: 'smash', open: 'yes' }).does('blue', 'boost', { card: 'book-fe' });
    expect(t.told('boosted')).toMatchObject([{ energy: 2, element: 'E' }]);
  });

  test.each(['smash', 'zap', 'cold-snap', 'fire-spark'])('EX-20 Wisdom adds one energy to %s', (spell) => {
    const t = table({ on: { '1m': 'golem' }, hand: { blue: `${spell} wisdom` } });
    t.does('blue', 'cast', { spell, open: 'yes' }).does('blue', 'boost', { card: 'wisdom' });
    expect(t.told('boosted')).toMatchObject([{ energy: 2 }]);
  });

  test('EX-21 Switch brings a golem before red’s mage', () => {
    const t = table({ turn: 'red', on: { '6o': 'golem' }, hand: { red: 'switch cold-snap' } });
    t.does('red', 'cast', { spell: 'switch', with: ['cold-snap'], target: ['6o-golem', '3i'] });
    expect([t.at('3i'), t.at('6o')]).toEqual(['golem', '']);
  });

  test('EX-22 Replenish draws two', () => {
    const t = table({ hand: { blue: 'replenish zap smash book-fe' }, draw: { blue: 'book-wl book-lf' } });
    t.does('blue', 'cast', { spell: 'replenish' });
    expect([t.hand('blue').length, t.actionsLeft]).toEqual([5, 1]);
  });

  test('EX-23 Magic Bonds pulls a shaman into the tower', () => {
    const t = table({ mages: { green: 4 }, on: { '2i': 'shaman' }, hand: { blue: 'magic-bonds' } });
    t.does('blue', 'cast', { spell: 'magic-bonds', target: ['2i-shaman'] });
    expect([t.at('2i'), t.value('shaman'), t.board.box.creatures['strong-1']]).toEqual(['', 5, 1]);
  });

  test('EX-24 Voodoo with two fire: an action back, everybody owes a card', () => {
    const t = table({
      turn: 'red',
      hand: { red: 'voodoo fire-spark', blue: 'zap zap zap zap', green: 'zap zap zap zap', yellow: 'zap zap zap zap' },
    });
    t.does('red', 'cast', { spell: 'voodoo', with: ['fire-spark'] });
    expect(t.actionsLeft).toBe(2);
    expect((['blue', 'green', 'yellow'] as const).map((one) => t.player(one).owedDiscards)).toEqual([1, 1, 1]);
  });

  test('EX-25 Replenish cast as a spell offers no teleport', () => {
    const t = table({ hand: { blue: 'replenish zap' } });
    expect(t.refuses('blue', 'cast', { spell: 'replenish@3' }).reason).toBe('notInHand');
    t.does('blue', 'cast', { spell: 'replenish', open: 'yes' });
    expect(t.offers('blue')).not.toContain('teleport');
    expect(t.player('blue').space).toBe(1);
  });

  test('EX-26 a teleport of an upgrade comes before the Lightning Bolt', () => {
    const t = table({ mages: { yellow: 6 }, on: { '4o': 'goblin' }, hand: { blue: 'lightning-bolt replenish' } });
    t.does('blue', 'cast', { spell: 'lightning-bolt', with: ['replenish@5'], target: ['4o-goblin'] });
    expect(t.player('blue').space).toBe(5);
    expect(t.told('spellCast')).toMatchObject([{ energy: 2, effect: 1 }]);
    expect(t.trophies('blue', 'goblin')).toBe(1);
    expect(t.events.findIndex(({ type }) => type === 'teleported')).toBeLessThan(
      t.events.findIndex(({ type }) => type === 'spellCast'),
    );
  });

  test('EX-27 red teleports to 3 with Replenish and zaps the goblin there', () => {
    const t = table({ turn: 'red', mages: { red: 6 }, on: { '3m': 'goblin' }, hand: { red: 'zap replenish' } });
    t.does('red', 'cast', { spell: 'zap', with: ['replenish@3'], target: ['3m-goblin'] });
    expect([t.player('red').space, t.trophies('red', 'goblin')]).toEqual([3, 1]);
  });

  test('EX-28 a recalled Spell Book joins the same Fireball', () => {
    const t = table({
      turn: 'green',
      on: { '2m': 'golem' },
      hand: { green: 'fireball voodoo' },
      discard: { green: 'book-lf' },
    });
    t.does('green', 'cast', { spell: 'fireball', with: ['voodoo+'] });
    expect(t.hand('green')).toEqual(['book-lf']);
    expect(t.told('spellOpened')).toMatchObject([{ energy: 2 }]);
    t.does('green', 'boost', { card: 'book-lf' }).does('green', 'resolve');
    expect(t.told('spellCast')).toMatchObject([{ energy: 3, effect: 2 }]);
    expect(t.trophies('green', 'golem')).toBe(1);
  });
});

const hunt = {
  trophies: { blue: { goblin: 4, orc: 3, shaman: 2, rider: 1, golem: 1, chief: 1 } },
  breaches: { goblin: 1, orc: 2, shaman: 1, rider: 2, golem: 1, chief: 0 },
  draw: { blue: '' },
  discard: { blue: '' },
} as const;
const scoreOf = (hand: string) =>
  scoreTable(table({ ...hunt, hand: { blue: hand } }).board).find(({ seat }) => seat === 0);

describe('scoring', () => {
  test('EX-29 trophies times values make 47', () => {
    expect(scoreOf('zap')).toMatchObject({ trophies: 47, total: 47 });
  });

  test('EX-30 four Support spells add 8', () => {
    expect(scoreOf('switch replenish magic-bonds voodoo')).toMatchObject({ support: 8, total: 55 });
  });

  test('EX-31 two Poison cards take 4 away', () => {
    expect(scoreOf('switch replenish magic-bonds voodoo poison poison')).toMatchObject({ poison: -4, total: 51 });
  });
});

const front = { newFate: true } as const;

describe('Reinforcements', () => {
  test('EX-32 only the front can be zapped; when it is gone, what stands behind', () => {
    const t = table({
      options: front,
      on: { '1i': 'rider', '1m': 'goblin golem' },
      hand: { blue: 'zap book-wl book-lf smash' },
    });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' })).toEqual(['1i-rider']);
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl', 'book-lf'] });
    expect(t.choices('blue', 'cast', 'target', { spell: 'smash' }).sort()).toEqual(['1m-goblin', '1m-golem']);
  });

  test('EX-33 Lightning Bolt reaches the front of lane 5 only', () => {
    const t = table({
      options: front,
      turn: 'green',
      on: { '5m': 'orc', '5o': 'goblin' },
      hand: { green: 'lightning-bolt zap' },
    });
    expect(t.choices('green', 'cast', 'target', { spell: 'lightning-bolt', with: ['zap'] })).toEqual(['5m-orc']);
    expect(t.refuses('green', 'cast', { spell: 'lightning-bolt', with: ['zap'], target: ['5o-goblin'] })).toMatchObject(
      {
        rule: 'OOO-18.3',
        reason: 'behindFront',
      },
    );
  });

  test('EX-34 Earthquake from the front takes the neighbour section along', () => {
    const t = table({
      options: front,
      mages: { blue: 3, red: 1 },
      on: { '3m': 'goblin goblin', '4m': 'goblin orc' },
      hand: { blue: 'earthquake smash book-fe' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash', 'book-fe'], target: ['3m+right'] });
    expect([t.trophies('blue', 'goblin'), t.trophies('blue', 'orc')]).toEqual([3, 1]);
  });

  test('EX-35 the middle of lanes 3 and 4 moves', () => {
    const t = table({ options: front, on: { '3m': 'goblin', '3o': 'orc', '4m': 'chief', '5m': 'goblin' } });
    t.turnsFate('x02');
    expect([t.at('3i'), t.at('3o'), t.at('4i'), t.at('5m')]).toEqual(['goblin', 'orc', 'chief', 'goblin']);
  });

  test('EX-36 a rider in the vegetation has two hit points, three after leaving it', () => {
    const t = table({ terrain: { '2m': 'vegetation' }, on: { '2m': 'rider' } });
    expect(t.hitPoints('2m')).toEqual([2]);
    expect(t.turnsFate('f05').hitPoints('2i')).toEqual([3]);
  });

  test('EX-37 a goblin on stones has three hit points', () => {
    expect(table({ terrain: { '2m': 'stones' }, on: { '2m': 'goblin' } }).hitPoints('2m')).toEqual([3]);
  });

  test('EX-38 a golem does not stop on the road', () => {
    const t = table({ terrain: { '4m': 'road' }, on: { '4o': 'golem' } }).turnsFate('f08');
    expect([t.at('4o'), t.at('4m'), t.at('4i')]).toEqual(['', '', 'golem']);
  });
});
