/** What makes each boss a boss (7.8): every special by itself, seen at work. */
import { describe, expect, test } from 'vitest';
import type { BossId, Events, HeroId, Kind, Level } from '../../../src/games/orcs-must-die/types/index.js';
import { type Position, type Table, siege } from './table-talk.js';

type Met = Position & { tile?: string; health?: number; stunned?: Position['stunned'] };
/** A boss on tile 3 of Straight Shot, Maximilian and Gabriella beside it. */
const meet = (id: BossId, { tile = '3', health = 8, ...more }: Met = {}): Table => {
  const t = siege({
    heroes: ['maximilian', 'gabriella'],
    at: ['3', '3'],
    level: 2,
    ...more,
    options: { fortress: 'straight-shot', heroes: 'any', ...more.options },
  });
  t.board.bosses = [{ id, side: 'order', tile, health, arrival: 8, stunned: false }];
  return t;
};
const arrives = (
  id: BossId,
  { at = ['2', '5'], heroes = ['maximilian', 'gabriella'], seats = 2, level = 2 }: Position = {},
): Table => {
  const moment = level === 3 ? 'boss-level3' : 'boss-level2';
  const t = siege({ seats, heroes, at, level, options: { fortress: 'straight-shot', [moment]: id } });
  t.team.armies = t.team.armies.map((army) => ({ ...army, left: 2 }));
  return t.run({ step: 'arrivals', side: 'order' });
};
const health = (t: Table): number | undefined => t.board.bosses[0]?.health;
/** The boss has struck so often; what comes of it. */
const strikes = (t: Table, wounds: number, slot = 0): Table => {
  const { id, tile } = t.board.bosses[0] ?? { id: 'earth-lord' as const, tile: '3' };
  return t.run({
    step: 'hurt',
    hurt: { slot, wounds, from: { by: 'boss', side: 'order', boss: id, tile }, stuns: false },
  });
};
const settled = (t: Table): Table => (t.asked() === 'roll' ? (t.silence(), t) : t);
const attacks = (t: Table): Events['groupAttacked'][] =>
  t
    .run({ step: 'attacks', side: 'order', begun: null, finished: [] })
    .events.filter(({ type }) => type === 'groupAttacked')
    .map(({ data }) => data as Events['groupAttacked']);
const traps = (t: Table, ...tiles: string[]): Table => {
  t.run({ step: 'traps', side: 'order', tiles, aimed: {} });
  while (t.asked() === 'plan') t.silence();
  return t;
};

describe('health by heroes and level', () => {
  const printed: Record<string, readonly [readonly number[], readonly number[]]> = {
    'mr-moneybags': [
      [6, 9, 12],
      [9, 13, 18],
    ],
    'earth-lord': [
      [4, 6, 8],
      [8, 12, 16],
    ],
    'fire-lord': [
      [8, 12, 16],
      [14, 21, 28],
    ],
    veyetality: [
      [5, 7, 9],
      [9, 13, 18],
    ],
    swiftyhooves: [
      [6, 9, 12],
      [11, 16, 22],
    ],
    'great-cthulhu': [
      [5, 7, 10],
      [9, 13, 18],
    ],
    'king-in-yellow': [
      [4, 6, 8],
      [7, 10, 14],
    ],
    'boss-tundra': [
      [8, 12, 16],
      [14, 21, 28],
    ],
  };
  const team: readonly HeroId[] = ['maximilian', 'gabriella', 'ivy', 'cygnus'];
  test.each(Object.entries(printed))('7.8 OMD-13.4 %s', (id, [second, third]) => {
    const come = (level: Level, seats: number): number | undefined =>
      health(arrives(id as BossId, { level, seats, heroes: team.slice(0, seats), at: ['5', '5', '5', '5'] }));
    expect([2, 3, 4].map((seats) => come(2, seats))).toEqual(second);
    expect([2, 3, 4].map((seats) => come(3, seats))).toEqual(third);
  });
});

test('OMD-5.20 any other boss attacks one hero of its tile, whom the Rift Lord chooses', () => {
  const t = meet('earth-lord').run({ step: 'attacks', side: 'order', begun: null, finished: [] });
  expect(t.options(0, 'choose')).toEqual(['earth-lord on 3 > maximilian', 'earth-lord on 3 > gabriella']);
  t.say(0, 'choose', { option: 'earth-lord on 3 > gabriella' });
  const blows = t.events.filter(({ type }) => type === 'groupAttacked');
  expect(blows.map(({ data }) => (data as Events['groupAttacked']).hero)).toEqual(['gabriella']);
});

test('OMD-5.24 a stunned boss stands up in B6', () => {
  const t = meet('mr-moneybags');
  t.board.bosses = t.board.bosses.map((boss) => ({ ...boss, stunned: true }));
  expect(t.run({ step: 'recovery' }).board.bosses[0]?.stunned).toBe(false);
});

describe('named bosses', () => {
  test('Mr. Moneybags pays for each wound: the hero who strikes, or the pool for a trap', () => {
    const t = settled(meet('mr-moneybags').rolls('maximilian', ['V', 'V']));
    expect([t.hero('maximilian').skulls, health(t)]).toEqual([3, 6]);
    const u = meet('mr-moneybags');
    u.team.traps['3'] = ['tar-pit'];
    expect([traps(u, '3').team.rift.skulls, health(u)]).toEqual([2, 7]);
  });
  test('Earth Lord: nothing stuns it', () => {
    const t = meet('earth-lord').rolls('maximilian', ['T', 'T'], { die: 'ice' });
    expect([settled(t).board.bosses[0]?.stunned, health(t)]).toEqual([false, 8]);
  });
  test('Earth Lord: as many Orcs as heroes rise where it dies, ready', () => {
    const t = settled(meet('earth-lord', { health: 1, units: { '1': { grunt: 1 } } }).rolls('maximilian', ['S', 'S']));
    expect([t.board.bosses.length, t.ready('3', 'grunt'), t.hero('maximilian').skulls]).toEqual([0, 2, 6]);
  });
  test('Fire Lord: attacks everybody on its tile, one roll each', () => {
    expect(attacks(meet('fire-lord')).map(({ hero }) => hero)).toEqual(['maximilian', 'gabriella']);
    expect(attacks(meet('fire-lord', { at: ['3', '4'] })).map(({ hero }) => hero)).toEqual(['maximilian']);
  });
  test('Fire Lord: what fire dice show does not hurt it, a bolt of another die does', () => {
    const fire = settled(meet('fire-lord').rolls('maximilian', ['K', 'K'], { die: 'fire' }));
    const lightning = settled(meet('fire-lord').rolls('maximilian', ['K', 'K'], { die: 'lightning' }));
    expect([health(fire), health(lightning)]).toEqual([8, 6]);
  });
  test('Fire Lord: its death costs each hero on the tile two health, nobody elsewhere', () => {
    const fallen = (at: readonly string[]): number[] => {
      const t = settled(meet('fire-lord', { health: 1, at, units: { '1': { grunt: 1 } } }).rolls('maximilian', ['V']));
      return [t.hero('maximilian').health, t.hero('gabriella').health];
    };
    expect([fallen(['3', '3']), fallen(['3', '4'])]).toEqual([
      [9, 8],
      [9, 10],
    ]);
  });
  test.each<[BossId, Kind, readonly number[]]>([
    ['veyetality', 'grunt', [1, 2, 2]],
    ['swiftyhooves', 'runner', [1, 1, 2]],
  ])('%s: at the end of B2 %s rise on its tile, for two, three and four heroes %j', (id, kind, counts) => {
    const team: readonly HeroId[] = ['maximilian', 'gabriella', 'ivy', 'cygnus'];
    const risen = [2, 3, 4].map((seats) =>
      meet(id, { seats, heroes: team.slice(0, seats), at: ['R', 'R', 'R', 'R'] })
        .run({ step: 'endOfWave', side: 'order' })
        .ready('3', kind),
    );
    expect(risen).toEqual(counts);
  });
  test('Veyetality: each wound it deals heals it, not above its first health', () => {
    expect([
      health(strikes(meet('veyetality', { health: 3 }), 2)),
      health(strikes(meet('veyetality', { health: 7 }), 3)),
    ]).toEqual([5, 8]);
    expect(health(strikes(meet('earth-lord', { health: 3 }), 2))).toBe(3);
  });
  test('OMD-5.20 Veyetality drinks no more than the hero had', () => {
    const t = meet('veyetality', { health: 3 });
    t.hero('maximilian').health = 1;
    expect(health(strikes(t, 4))).toBe(4);
  });
  test('Swiftyhooves: neither a tar pit nor a barricade stops it, and no plank falls; another boss loses one', () => {
    const walked = (id: BossId): readonly [string | undefined, number | undefined] => {
      const t = meet(id, { at: ['R', 'R'] });
      t.team.supports['3>4'] = { card: 'barricade', planks: 3 };
      t.team.traps['4'] = ['tar-pit'];
      t.run({ step: 'movement', side: 'order' });
      return [t.board.bosses[0]?.tile, t.team.supports['3>4'].planks];
    };
    expect([walked('swiftyhooves'), walked('boss-kobold-king')]).toEqual([
      ['5', 3],
      ['4', 2],
    ]);
  });
  test('Great Cthulhu: every hero of the fortress is stunned when he comes', () => {
    expect(arrives('great-cthulhu').board.slots.map(({ stunned }) => stunned)).toEqual([true, true]);
    expect(arrives('earth-lord').board.slots.map(({ stunned }) => stunned)).toEqual([false, false]);
  });
  test('King in Yellow: on his tile neither powers nor ultimates, while passive powers go on', () => {
    const t = meet('king-in-yellow', { units: { '3': { grunt: 1 } } });
    expect(t.turnOf('gabriella').why(1, 'power', { target: 'grunt on 3' })).toMatch(/King in Yellow/);
    expect(t.why(1, 'ultimate', { target: '2' })).toMatch(/King in Yellow/);
    expect(t.turnOf('maximilian').refused(0, 'attack', { with: ['ultimate'] }).ok).toBe(false);
    const u = meet('king-in-yellow', { heroes: ['tundra', 'ball-and-chain'], units: { '3': { grunt: 1 } } });
    u.turnOf('ball-and-chain').battle('-', '-', '-').say(1, 'attack', {});
    u.silence();
    expect(u.events.find(({ type }) => type === 'rolled')?.data).toMatchObject({ fixed: 'T' });
    const w = meet('king-in-yellow', { heroes: ['kobold-king', 'tundra'] });
    w.team.equipmentDiscard = ['flame-heart'];
    w.team.shop.equipment = ['copper-fang', null, null, null, null, null];
    w.hero('kobold-king').skulls = 9;
    expect(w.upgrade().refused(0, 'equip', { card: 'flame-heart' }).ok).toBe(false);
    const v = meet('king-in-yellow', { at: ['4', '4'], units: { '4': { grunt: 1 } } });
    expect(v.turnOf('gabriella').say(1, 'power', { target: 'grunt on 4' }).ready('4', 'grunt')).toBe(0);
  });
});

describe('heroes as bosses', () => {
  test('Gabriella: whom she wounds is stunned', () => {
    expect(strikes(meet('boss-gabriella', { heroes: ['maximilian', 'ivy'] }), 1).hero('maximilian').stunned).toBe(true);
    expect(strikes(meet('boss-ivy'), 1).hero('maximilian').stunned).toBe(false);
  });
  test('Ivy: shoots at the next tile along the arrow, and mends one in each B6', () => {
    expect(attacks(meet('boss-ivy', { at: ['4', 'R'] })).map(({ hero }) => hero)).toEqual(['maximilian']);
    expect(attacks(meet('boss-ivy', { at: ['2', 'R'] }))).toEqual([]);
    expect(attacks(meet('boss-cygnus', { at: ['4', 'R'] }))).toEqual([]);
    const mended = (id: BossId, left: number): number | undefined =>
      health(meet(id, { health: left }).run({ step: 'recovery' }));
    expect([mended('boss-ivy', 3), mended('boss-ivy', 8), mended('boss-cygnus', 3)]).toEqual([4, 8, 3]);
  });
  test('Cygnus: traps on his tile do not trigger', () => {
    const orcs = (id: BossId): number => {
      const t = meet(id, { units: { '3': { grunt: 2 } } });
      t.team.traps['3'] = ['arrow-wall'];
      return traps(t, '3').count('3', 'grunt');
    };
    expect([orcs('boss-cygnus'), orcs('boss-hogarth')]).toEqual([2, 1]);
  });
  test('Hogarth: while he is ready no hero kills a creature beside him; stunned he does not shield', () => {
    const left = (stunned: boolean): number => {
      const t = meet('boss-hogarth', { units: { '3': { grunt: 2 } } });
      t.board.bosses = t.board.bosses.map((boss) => ({ ...boss, stunned }));
      return settled(t.rolls('maximilian', ['S', '-'])).count('3', 'grunt');
    };
    expect([left(false), left(true)]).toEqual([2, 1]);
  });
  test('Tundra: who stands where he comes in or beside is stunned, nobody farther away', () => {
    const stunned = (at: readonly string[]): boolean[] =>
      arrives('boss-tundra', { at }).board.slots.map((slot) => slot.stunned);
    expect([stunned(['1', '2']), stunned(['3', '5'])]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
  test('Ball & Chain: his blow stuns even with blank dice', () => {
    const blow = (id: BossId): boolean => {
      const t = meet(id, { at: ['3', 'R'] }).battle('-', '-', '-', '-', '-', '-');
      attacks(t);
      return t.hero('maximilian').stunned;
    };
    expect([blow('boss-ball-and-chain'), blow('boss-blackpaw')]).toEqual([true, false]);
  });
  test('Bloodspike: grunts on his tile roll two dice more, other kinds do not', () => {
    const dice = (id: BossId, kind: Kind): number | undefined =>
      attacks(meet(id, { at: ['3', 'R'], units: { '3': { [kind]: 1 } } })).find(({ from }) => from.by === 'group')?.dice
        .length;
    expect([
      dice('boss-bloodspike', 'grunt'),
      dice('boss-bloodspike', 'hunter'),
      dice('boss-midnight', 'grunt'),
    ]).toEqual([4, 1, 2]);
  });
  test('Midnight: no ring cancels her wounds', () => {
    const left = (id: BossId): number => {
      const t = meet(id);
      t.hero('maximilian').worn.ring = 'ring-of-adamant';
      return strikes(t, 3).hero('maximilian').health;
    };
    expect([left('boss-midnight'), left('boss-blackpaw')]).toEqual([8, 10]);
  });
  test('Sir Winston: whom he wounds loses a skull for each wound', () => {
    const purse = (id: BossId, wounds: number): number => {
      const t = meet(id);
      t.hero('maximilian').skulls = 5;
      return strikes(t, wounds).hero('maximilian').skulls;
    };
    expect([purse('boss-sir-winston', 2), purse('boss-sir-winston', 7), purse('boss-midnight', 2)]).toEqual([3, 0, 5]);
  });
  test('Blackpaw: hunts within two tiles, backward too, stays on the Rift tile and does not bite', () => {
    const walked = (id: BossId, at: string): string | undefined =>
      meet(id, { at: [at, at] }).run({ step: 'movement', side: 'order' }).board.bosses[0]?.tile;
    expect([walked('boss-blackpaw', '1'), walked('boss-blackpaw', 'R'), walked('boss-midnight', '1')]).toEqual([
      '1',
      '5',
      '5',
    ]);
    const t = meet('boss-blackpaw', { tile: 'R' }).run({ step: 'bite' });
    expect([t.board.bosses.length, t.team.rift.health]).toEqual([1, 6]);
  });
  test('Kobold King: two runners come with him', () => {
    const runners = (id: BossId): number => arrives(id, { at: ['R', 'R'] }).count('2', 'runner');
    expect([runners('boss-kobold-king'), runners('boss-midnight')]).toEqual([2, 0]);
  });
});
