/** Every trap, power and boss does what it says. */
import { describe, expect, test } from 'vitest';
import { bosses } from '../../../src/games/orcs-must-die/content/bosses.js';
import { type TrapId, trapIds, trapOf } from '../../../src/games/orcs-must-die/content/traps.js';
import { heroDice } from '../../../src/games/orcs-must-die/rules/attack.js';
import { groupDice } from '../../../src/games/orcs-must-die/rules/groups.js';
import { equipmentCost } from '../../../src/games/orcs-must-die/rules/purchases.js';
import { trapWorks } from '../../../src/games/orcs-must-die/rules/trap-plan.js';
import { type BossId, type HeroId, type Kind } from '../../../src/games/orcs-must-die/types/index.js';
import { type Table, siege } from './table-talk.js';

const group = (tile: string, kind: Kind = 'grunt', count = 1) =>
  ({ by: 'group', side: 'order', kind, tile, count }) as const;

describe('traps', () => {
  test.each(trapIds.filter((id) => !trapOf(id).support))('7.7 %s does something on its tile', (id) => {
    const t = siege({
      seats: 4,
      level: 2,
      heroes: ['maximilian', 'gabriella', 'ivy', 'cygnus'],
      at: ['4', 'R', 'R', 'R'],
      units: { '4': { grunt: 3, runner: 2, crossbow: 2 }, '1': { grunt: 1 } },
    });
    t.hero('maximilian').health = 5;
    const before = JSON.stringify(t.team.units['4']);
    t.team.traps['4'] = [id];
    if (trapOf(id).mints) t.team.traps['4'] = [id, 'spike-trap'];
    t.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} });
    const fire = trapOf(id).oneUse ? [`fire:${id}`] : [];
    if (t.asked() === 'plan')
      t.say(0, 'assign', {
        outcome:
          fire.length > 0
            ? [...fire, 'kill:grunt']
            : t.fallback().action === 'assign'
              ? (t.fallback().args as { outcome: string[] }).outcome
              : [],
      });
    t.run({ step: 'recovery' });
    if (trapOf(id).heals) expect(t.hero('maximilian').health).toBe(6);
    else if (trapOf(id).mints) expect(t.team.rift.skulls).toBe(3);
    else if (trapOf(id).stuns && !trapOf(id).icons)
      expect(t.events.some(({ type }) => type === 'trapsSprang')).toBe(true);
    else expect(JSON.stringify(t.team.units['4'])).not.toBe(before);
  });
  test.each<[TrapId, Partial<Record<string, number>>]>([
    ['spike-trap', { S: 1 }],
    ['tar-pit', { V: 1 }],
    ['dart-spitter', { either: 1 }],
    ['wall-blades', { S: 2 }],
    ['swinging-mace', { S: 1, V: 1 }],
    ['brimstone', { K: 1 }],
    ['web-spinner', { V: 2 }],
    ['acid-sprayer', { K: 2 }],
    ['ceiling-pounder', { S: 4 }],
    ['lightning-rod', { V: 3, B: 1 }],
    ['naphtha-sprayer', { S: 2, V: 2 }],
    ['ice-vent', { K: 1 }],
  ])('7.7 %s gives its icons', (id, icons) => {
    const t = siege({ units: { '4': { grunt: 1 } } });
    t.team.traps['4'] = [id];
    const { pool } = trapWorks(t.board, { side: 'order', tile: '4', rest: [], aimed: {} }, []);
    expect(pool).toMatchObject({ S: 0, V: 0, B: 0, K: 0, either: 0, ...icons });
  });
  test.each<[TrapId, Partial<Record<string, number>>]>([
    ['boom-barrel', { S: 3, V: 2 }],
    ['powder-keg', { S: 5, V: 2 }],
    ['rift-charge', { S: 6, V: 4 }],
  ])('7.7 %s gives its icons when fired', (id, icons) => {
    const t = siege({ units: { '4': { grunt: 1 } } });
    t.team.traps['4'] = [id];
    const where = { side: 'order', tile: '4', rest: [], aimed: {} } as const;
    expect(trapWorks(t.board, where, []).pool.S).toBe(0);
    expect(trapWorks(t.board, where, [`fire:${id}`]).pool).toMatchObject(icons);
  });
  test.each<[TrapId, Partial<Record<string, number>>, boolean]>([
    ['crossfire-slits', { S: 1 }, false],
    ['steam-vents', { V: 1 }, false],
    ['auto-ballista', { S: 2 }, false],
    ['guardian-post', { S: 3 }, false],
    ['storm-arc', { K: 1 }, true],
  ])('7.7 %s works on its connection', (id, icons, both) => {
    const t = siege({ options: { fortress: 'straight-shot' }, units: { '4': { grunt: 1 }, '3': { grunt: 1 } } });
    t.team.supports['3>4'] = { card: id, planks: 0 };
    const at = (tile: string, aimed: Record<string, string>) =>
      trapWorks(t.board, { side: 'order', tile, rest: [], aimed }, []).pool;
    expect(at('4', { '3>4': '4' })).toMatchObject(icons);
    expect(at('3', { '3>4': '4' }).S + at('3', { '3>4': '4' }).V + at('3', { '3>4': '4' }).K).toBe(both ? 1 : 0);
  });
  test('7.7 planks', () =>
    expect((['barricade', 'iron-barricade', 'titan-barricade'] as const).map((id) => trapOf(id).planks)).toEqual([
      3, 5, 8,
    ]));
});

describe('heroes and bosses', () => {
  const fight = (
    heroes: readonly HeroId[],
    units: Partial<Record<Kind, number>> = { grunt: 4 },
    edition: 'order' | 'unchained' = 'order',
  ): Table =>
    siege({
      options: { fortress: 'straight-shot', edition },
      heroes,
      at: ['3', '3'],
      level: 2,
      units: { '3': units, '2': { runner: 1 }, '1': { grunt: 1 } },
    });
  test('Charm and Mass Charm stun', () => {
    const t = fight(['gabriella', 'ivy']);
    t.turnOf('gabriella').say(0, 'power', { target: 'runner on 2' });
    expect(t.ready('2', 'runner')).toBe(0);
    t.turnOf('gabriella').say(0, 'ultimate', { target: '2' });
    expect(t.ready('3', 'grunt')).toBe(0);
    expect(t.hero('gabriella').ultimate).toBe('exhausted');
  });
  test('Mending Leaf heals; Arrow Storm shoots at every tile around', () => {
    const t = fight(['gabriella', 'ivy']);
    t.hero('gabriella').health = 4;
    t.turnOf('ivy').say(1, 'power', { target: 'gabriella' });
    expect(t.hero('gabriella').health).toBe(5);
    t.say(1, 'ultimate', {});
    while (t.asked() === 'roll') t.silence();
    expect(t.events.filter(({ type }) => type === 'rolled')).toHaveLength(2);
    expect(t.refused(1, 'attack', {}).ok).toBe(false);
  });
  test('Overcharge, Blood Feast and Blood Price add dice; Chain Lightning doubles bolts', () => {
    const t = fight(['maximilian', 'cygnus']);
    expect(heroDice(t.board, 0, { without: [], boosts: ['ultimate'] }).dice).toEqual({ battle: 5, fire: 2 });
    t.hero('cygnus').rank = 1;
    t.turnOf('cygnus')
      .dice(['battle', ''], ['battle', ''], ['battle', ''], ['lightning', 'K'])
      .say(1, 'attack', { with: ['ultimate'] });
    expect(t.count('3', 'grunt')).toBe(2);
    const u = fight(['bloodspike', 'blackpaw'], { grunt: 4 }, 'unchained');
    expect(heroDice(u.board, 0, { without: [], boosts: ['blood-price'] }).dice).toEqual({ battle: 5 });
    expect(heroDice(u.board, 1, { without: [], boosts: ['ultimate'] }).dice).toEqual({ battle: 6 });
    u.hero('blackpaw').turn.steps = 2;
    expect(heroDice(u.board, 1, { without: [], boosts: [] }).dice).toEqual({ battle: 5 });
    expect(heroDice(u.board, 1, { without: ['pounce'], boosts: [] }).dice).toEqual({ battle: 3 });
    u.hero('blackpaw').health = 5;
    u.turnOf('blackpaw')
      .battle('S', 'S', '-', '-', '-', '-')
      .say(1, 'attack', { with: ['ultimate'] });
    expect(u.hero('blackpaw').health).toBe(7);
  });
  test('Heavy Swing adds a stun; Wrecking Run slays three', () => {
    const t = fight(['ball-and-chain', 'midnight'], { grunt: 4 }, 'unchained');
    expect(heroDice(t.board, 0, { without: [], boosts: [] }).fixed).toBe('T');
    t.turnOf('ball-and-chain').say(0, 'ultimate', { target: 'grunt+grunt+grunt' });
    expect([t.count('3', 'grunt'), t.hero('ball-and-chain').skulls]).toEqual([1, 4]);
  });
  test('Assassinate slays any creature or wounds a boss three times', () => {
    const t = fight(['midnight', 'bloodspike'], { colossus: 1 }, 'unchained');
    t.turnOf('midnight').say(0, 'ultimate', { target: 'colossus' });
    expect([t.count('3', 'colossus'), t.hero('midnight').skulls]).toEqual([0, 4]);
    t.board.bosses = [{ id: 'earth-lord', side: 'unchained', tile: '3', health: 4, arrival: 4, stunned: false }];
    t.hero('midnight').ultimate = 'available';
    t.turnOf('midnight').say(0, 'ultimate', { target: 'earth-lord' });
    expect(t.board.bosses[0]?.health).toBe(1);
  });
  test('Tally-Ho! cheers everybody; Whiteout stuns all but brutes; Royal Panic sends back', () => {
    const t = fight(['sir-winston', 'kobold-king'], { grunt: 4 }, 'unchained');
    t.turnOf('sir-winston').say(0, 'ultimate', {});
    expect(heroDice(t.board, 1, { without: [], boosts: [] }).dice).toEqual({ battle: 5 });
    t.turnOf('kobold-king').say(1, 'ultimate', { target: 'grunt+grunt+grunt+grunt > 2' });
    expect(t.count('2', 'grunt')).toBe(4);
    const u = fight(['tundra', 'ivy'], { grunt: 2, brute: 1 });
    u.turnOf('tundra').say(0, 'ultimate', {});
    expect([u.ready('3', 'grunt'), u.ready('3', 'brute')]).toEqual([0, 1]);
  });
  test('Ice Wall holds in the next B5; Shadowstep divides the move; discounts', () => {
    const t = fight(['hogarth', 'gabriella']);
    t.upgrade().say(0, 'ultimate', {});
    t.run({ step: 'hurt', hurt: { slot: 1, wounds: 3, from: group('3'), stuns: true } });
    expect([t.hero('gabriella').health, t.hero('gabriella').stunned]).toEqual([10, false]);
    const u = fight(['midnight', 'sir-winston'], { brute: 3 }, 'unchained');
    u.turnOf('midnight')
      .say(0, 'move', { to: '2' })
      .say(0, 'move', { to: '3' })
      .battle('-', '-', '-')
      .say(0, 'attack', {})
      .say(0, 'move', { to: '2' });
    expect(u.hero('midnight').tile).toBe('2');
    u.side('unchained').shop.equipment = ['copper-fang', null, null, null, null, null];
    expect(equipmentCost(u.board, 1, 'copper-fang')).toBe(1);
  });
  test('Scavenger buys from the discard at half price', () => {
    const t = fight(['kobold-king', 'midnight'], { grunt: 1 }, 'unchained');
    const team = t.side('unchained');
    team.equipmentDiscard = ['ring-of-iron-hide'];
    team.shop.equipment = [null, null, null, null, null, null];
    t.hero('kobold-king').skulls = 3;
    t.upgrade().say(0, 'equip', { card: 'ring-of-iron-hide' });
    expect([t.hero('kobold-king').worn.ring, t.hero('kobold-king').skulls]).toEqual(['ring-of-iron-hide', 0]);
  });

  const withBoss = (id: BossId, units: Partial<Record<Kind, number>> = {}): Table => {
    const t = siege({
      options: { fortress: 'straight-shot' },
      heroes: ['maximilian', 'gabriella'],
      at: ['3', '3'],
      level: 2,
      units: { '3': units, '1': { grunt: 1 } },
    });
    t.board.bosses = [{ id, side: 'order', tile: '3', health: 2, arrival: 8, stunned: false }];
    return t;
  };
  const strikes = (t: Table, wounds: number): Table => {
    const boss = t.board.bosses[0];
    if (!boss) throw new Error('no boss');
    return t.run({
      step: 'hurt',
      hurt: { slot: 0, wounds, from: { by: 'boss', side: 'order', boss: boss.id, tile: '3' }, stuns: false },
    });
  };
  test('Fat Purse pays for each wound; 5 skulls for a fallen boss', () => {
    const t = withBoss('mr-moneybags').rolls('maximilian', ['V']);
    if (t.asked() === 'roll') t.silence();
    expect(t.hero('maximilian').skulls).toBe(2);
    const u = withBoss('mr-moneybags').rolls('maximilian', ['V', 'V']);
    expect(u.asked()).toBe('roll');
    u.silence();
    expect([u.board.bosses.length, u.hero('maximilian').skulls]).toEqual([0, 8]);
  });
  test('Earth Lord leaves grunts, Fire Lord explodes', () => {
    const t = withBoss('earth-lord').rolls('maximilian', ['S', 'S', 'S', 'S']);
    t.silence();
    expect(t.count('3', 'grunt')).toBe(2);
    const u = withBoss('fire-lord').rolls('maximilian', ['V', 'V']);
    u.silence();
    expect([u.hero('maximilian').health, u.hero('gabriella').health]).toEqual([9, 8]);
  });
  test('Veyetality and Swiftyhooves bring creatures; Veyetality drains', () => {
    const t = withBoss('veyetality').run({ step: 'endOfWave', side: 'order' });
    expect(t.count('3', 'grunt')).toBe(1);
    expect(strikes(t, 2).board.bosses[0]?.health).toBe(4);
    expect(withBoss('swiftyhooves').run({ step: 'endOfWave', side: 'order' }).count('3', 'runner')).toBe(1);
    const u = withBoss('swiftyhooves');
    u.team.supports['3>4'] = { card: 'barricade', planks: 3 };
    u.team.traps['4'] = ['tar-pit'];
    u.run({ step: 'movement', side: 'order' });
    expect([u.board.bosses[0]?.tile, u.team.supports['3>4'].planks]).toEqual(['5', 3]);
  });
  test('arrivals: Cthulhu, Tundra and the Kobold King', () => {
    const arrive = (id: BossId): Table => {
      const t = siege({
        options: { fortress: 'straight-shot', 'boss-level2': id },
        heroes: ['maximilian', 'gabriella'],
        at: ['2', '5'],
        level: 2,
      });
      t.team.armies = t.team.armies.map((army) => ({ ...army, left: 2 }));
      return t.run({ step: 'arrivals', side: 'order' });
    };
    const t = arrive('great-cthulhu');
    expect([t.hero('maximilian').stunned, t.hero('gabriella').stunned, t.board.bosses[0]?.health]).toEqual([
      true,
      true,
      5,
    ]);
    const u = arrive('boss-tundra');
    expect([u.hero('maximilian').stunned, u.hero('gabriella').stunned]).toEqual([true, false]);
    expect(arrive('boss-kobold-king').count('2', 'runner')).toBe(2);
  });
  test('King in Yellow silences; Hogarth shields; Cygnus jams; Bloodspike drills', () => {
    const t = withBoss('king-in-yellow');
    expect(t.turnOf('gabriella').why(1, 'power', { target: 'grunt on 3' })).toMatch(/King in Yellow/);
    const u = withBoss('boss-hogarth', { grunt: 2 }).rolls('maximilian', ['S', 'S']);
    expect(u.count('3', 'grunt')).toBe(2);
    const v = withBoss('boss-cygnus', { grunt: 1 });
    v.team.traps['3'] = ['wall-blades'];
    expect(v.run({ step: 'traps', side: 'order', tiles: ['3'], aimed: {} }).count('3', 'grunt')).toBe(1);
    const w = withBoss('boss-bloodspike', { grunt: 1 });
    expect(groupDice(w.board, 'order', { kind: 'grunt', boss: null, tile: '3', count: 1 }).dice).toEqual({ battle: 4 });
  });
  test('Gabriella stuns, Sir Winston robs, Midnight ignores rings, Ivy mends, Blackpaw stays', () => {
    expect(strikes(withBoss('boss-gabriella'), 1).hero('maximilian').stunned).toBe(true);
    expect(strikes(withBoss('boss-sir-winston'), 1).hero('maximilian').skulls).toBe(0);
    const t = withBoss('boss-midnight');
    t.hero('maximilian').worn.ring = 'ring-of-adamant';
    expect(strikes(t, 2).hero('maximilian').health).toBe(9);
    expect(withBoss('boss-ivy').run({ step: 'recovery' }).board.bosses[0]?.health).toBe(3);
    const u = withBoss('boss-blackpaw');
    const [boss] = u.board.bosses;
    if (boss) boss.tile = 'R';
    u.run({ step: 'bite' });
    expect([u.board.bosses.length, u.team.rift.health]).toEqual([1, 6]);
  });
  test('7.8.2 attacks of heroes as bosses', () => {
    expect(bosses['boss-maximilian'].attack[0].dice).toEqual({ battle: 4, lightning: 1, fire: 1 });
    expect(bosses['boss-ball-and-chain'].attack[1]).toEqual({ dice: { battle: 6, fire: 1 }, fixed: 'T' });
    expect(bosses['boss-ivy'].shoots).toBe(true);
    expect(bosses['boss-midnight'].attack[0].fixed).toBe('V');
  });
  test('OMD-13.5 a boss on the Rift tile bites and leaves', () => {
    const t = withBoss('earth-lord');
    const [boss] = t.board.bosses;
    if (boss) boss.tile = 'R';
    t.run({ step: 'bite' });
    expect([t.board.bosses.length, t.team.rift.health]).toEqual([0, 1]);
  });
});
