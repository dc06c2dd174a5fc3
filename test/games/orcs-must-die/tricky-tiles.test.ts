/** Tricky interactions (11.2): movement, traps, the end. */
import { describe, expect, test } from 'vitest';
import { type Table, siege } from './table-talk.js';

describe('movement and tiles', () => {
  test('TX-3 OMD-12.8 a barricade and a crowd', () => {
    const t = siege({
      options: { fortress: 'straight-shot' },
      level: 2,
      at: ['R', 'R'],
      units: { '1': { grunt: 5, colossus: 1 } },
    });
    t.team.supports['1>2'] = { card: 'barricade', planks: 2 };
    t.run({ step: 'movement', side: 'order' });
    expect([t.count('1', 'grunt'), t.count('2', 'grunt'), t.count('2', 'colossus'), t.team.supports['1>2']]).toEqual([
      2,
      3,
      1,
      undefined,
    ]);
    expect(t.team.trapDiscard).toContain('barricade');
    const few = siege({
      options: { fortress: 'straight-shot' },
      level: 2,
      at: ['R', 'R'],
      units: { '1': { grunt: 1, colossus: 1 } },
    });
    few.team.supports['1>2'] = { card: 'barricade', planks: 3 };
    few.run({ step: 'movement', side: 'order' });
    expect([few.count('1', 'grunt'), few.count('2', 'colossus'), few.team.supports['1>2'].planks]).toEqual([1, 1, 1]);
  });
  test.each([
    [3, 'lost'],
    [4, 'won'],
  ] as const)('TX-4 OMD-16.4 the last Ogre bites a Rift of %i: %s', (health, kind) => {
    const t = siege({ level: 3, units: { R: { colossus: 1 } }, at: ['1', '1'] });
    t.team.rift.health = health;
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
    t.run({ step: 'bite' });
    expect(t.match.outcome?.kind).toBe(kind);
  });
  test('TX-5 OMD-5.8 a Gnoll on the Rift stays and does not bite', () => {
    const t = siege({ options: { fortress: 'straight-shot' }, level: 3, units: { R: { hunter: 1 } }, at: ['1', '1'] });
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
    t.run({ step: 'movement', side: 'order' }, { step: 'bite' });
    expect([t.count('R', 'hunter'), t.team.rift.health, t.match.outcome]).toEqual([1, 6, null]);
  });
  test('TX-6 RU-19 slits aimed at the Rift kill before the bite', () => {
    const t = siege({ level: 2, units: { R: { grunt: 1 }, '1': { grunt: 1 } }, at: ['1', '1'] });
    t.team.supports['5>R'] = { card: 'crossfire-slits', planks: 0 };
    t.run({ step: 'traps', side: 'order', tiles: ['R', '5', '1'], aimed: {} });
    expect(t.count('R', 'grunt')).toBe(0);
  });
  test('TX-7 OMD-5.3 the turnstile remembers', () => {
    const t = siege({ options: { fortress: 'cubicle-1' }, at: ['R', 'R'], units: { '2': { grunt: 3 } } });
    t.run({ step: 'movement', side: 'order' });
    expect([t.count('3', 'grunt'), t.count('7', 'grunt'), t.team.turnstiles['2']]).toEqual([2, 1, 1]);
  });
  test('TX-10 OMD-5.15 OMD-11.12 OMD-11.13 pitfall and fumes', () => {
    const t = siege({
      options: { fortress: 'gas-works' },
      level: 2,
      heroes: ['maximilian', 'gabriella'],
      at: ['3', '3'],
      units: { '3': { runner: 2 }, '1': { grunt: 1 } },
    });
    t.run({ step: 'movement', side: 'order' }, { step: 'hazards', side: 'order' });
    expect([t.count('5', 'runner'), t.team.rift.skulls]).toEqual([1, 2]);
    t.turnOf('maximilian').say(0, 'move', { to: '5' });
    expect(t.hero('maximilian').health).toBe(10);
    t.turnOf('gabriella').say(1, 'done', {});
    expect(t.hero('gabriella').health).toBe(9);
  });
  test('TX-16 IV-17 nobody moves twice in B1', () => {
    const t = siege({
      options: { fortress: 'the-fork' },
      at: ['R', 'R'],
      units: { '2': { grunt: 1 }, '3': { grunt: 1 } },
    });
    t.run({ step: 'movement', side: 'order' });
    expect([t.count('3', 'grunt'), t.count('4', 'grunt')]).toEqual([1, 1]);
  });
  test('TX-18 OMD-5.6 hunters that meet do not move on together', () => {
    const t = siege({
      options: { fortress: 'straight-shot' },
      at: ['2', 'R'],
      units: { '4': { hunter: 2 }, '2': { hunter: 1 } },
    });
    t.hero(t.name(1)).tile = null;
    t.run({ step: 'movement', side: 'order' });
    expect(t.count('2', 'hunter')).toBe(3);
  });
  test('OMD-5.5 a tar pit stops a runner', () => {
    const t = siege({
      options: { fortress: 'straight-shot' },
      level: 2,
      at: ['R', 'R'],
      units: { '1': { runner: 1 } },
    });
    t.team.traps['2'] = ['tar-pit'];
    t.run({ step: 'movement', side: 'order' });
    expect(t.count('2', 'runner')).toBe(1);
  });
});

describe('traps', () => {
  test('TX-21 OMD-12.5 traps tile by tile', () => {
    const lay = (): Table => {
      const t = siege({
        options: { fortress: 'straight-shot' },
        at: ['R', 'R'],
        units: { '4': { grunt: 2 }, '3': { grunt: 1 }, '2': { grunt: 3, crossbow: 1 } },
      });
      t.team.traps = { '4': ['spike-trap'], '2': ['boom-barrel'] };
      t.team.supports['3>4'] = { card: 'crossfire-slits', planks: 0 };
      return t.run({ step: 'traps', side: 'order', tiles: ['R', '5', '4', '3', '2', '1'], aimed: {} });
    };
    const t = lay();
    t.say(0, 'assign', { outcome: ['aim:crossfire-slits', 'kill:grunt', 'kill:grunt'] });
    expect(t.count('4', 'grunt')).toBe(0);
    expect(t.options(0, 'assign')).toContain('fire:boom-barrel');
    t.say(0, 'assign', { outcome: ['fire:boom-barrel', 'kill:grunt', 'kill:grunt', 'kill:grunt', 'kill:crossbow'] });
    expect([t.count('2', 'grunt'), t.count('2', 'crossbow'), t.count('3', 'grunt'), t.team.rift.skulls]).toEqual([
      0, 0, 1, 7,
    ]);
    expect(t.team.trapDiscard).toEqual(['boom-barrel']);
    const u = lay().say(0, 'assign', { outcome: ['kill:grunt'] });
    expect([u.count('4', 'grunt'), u.count('3', 'grunt')]).toEqual([1, 0]);
  });
  test('TX-27 RU-47 the Push Ram comes last', () => {
    const t = siege({ options: { fortress: 'straight-shot' }, level: 2, at: ['R', 'R'], units: { '4': { grunt: 3 } } });
    t.team.traps = { '3': ['wall-blades'], '4': ['spike-trap'] };
    t.team.supports['3>4'] = { card: 'push-ram', planks: 0 };
    t.run({ step: 'traps', side: 'order', tiles: ['R', '5', '4', '3', '2', '1'], aimed: {} });
    expect([t.count('4', 'grunt'), t.count('3', 'grunt')]).toEqual([0, 2]);
  });
  test('OMD-12.2 OMD-12.11 the Push Ram takes two where more differ, neither fewer nor more', () => {
    const t = siege({
      options: { fortress: 'straight-shot' },
      level: 2,
      at: ['R', 'R'],
      units: { '4': { grunt: 2, runner: 2 } },
    });
    t.team.supports['3>4'] = { card: 'push-ram', planks: 0 };
    t.run({ step: 'traps', side: 'order', tiles: ['4', '3'], aimed: {} });
    expect(t.asked()).toBe('ram');
    const [orc = '', kobold = ''] = t.options(0, 'assign');
    for (const outcome of [[], [orc], [orc, kobold, kobold]]) t.refused(0, 'assign', { outcome });
    t.say(0, 'assign', { outcome: [orc, kobold] });
    expect([t.count('3', 'grunt'), t.count('3', 'runner'), t.count('4', 'grunt')]).toEqual([1, 1, 1]);
  });
  test('TX-29 OMD-12.2 permanent traps must, icons may', () => {
    const lay = (units: { grunt: number; runner: number }): Table => {
      const t = siege({
        seats: 4,
        options: { fortress: 'straight-shot' },
        level: 2,
        at: ['R', 'R', 'R', 'R'],
        units: { '4': units, '1': { grunt: 1 } },
      });
      t.team.traps = { '4': ['grinder', 'spike-trap'] };
      return t.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} });
    };
    const t = lay({ grunt: 2, runner: 1 });
    expect(t.why(0, 'assign', { outcome: [] })).toMatch(/^A permanent trap must be used/);
    t.say(0, 'assign', { outcome: ['slay:runner'] });
    expect([t.count('4', 'runner'), t.count('4', 'grunt')]).toEqual([0, 2]);
    const u = lay({ grunt: 2, runner: 1 }).say(0, 'assign', { outcome: ['slay:grunt', 'kill:grunt'] });
    expect([u.count('4', 'runner'), u.count('4', 'grunt')]).toEqual([1, 0]);
    const v = lay({ grunt: 1, runner: 1 });
    expect([v.asked(), v.count('4', 'runner'), v.count('4', 'grunt')]).toEqual(['swaps', 0, 0]);
  });
});

describe('the end', () => {
  test('TX-13 OMD-13.7 no victory before the final boss has come', () => {
    const t = siege({ level: 3, options: { 'boss-finale': 'earth-lord' } });
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
    t.run({ step: 'endOfWave', side: 'order' });
    expect(t.match.outcome).toBeNull();
    t.board.overtime = 1;
    t.run({ step: 'arrivals', side: 'order' });
    expect(t.board.bosses.map(({ id, tile, health }) => [id, tile, health])).toEqual([['earth-lord', '1', 8]]);
  });
  test('OMD-16.3 victory when the last creature falls; OMD-16.6 its rating', () => {
    const t = siege({ level: 3, heroes: ['maximilian', 'ivy'], at: ['4', 'R'], units: { '4': { crossbow: 1 } } });
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
    t.team.rift.health = 3;
    t.rolls('maximilian', ['V', 'V']);
    expect(t.match.outcome).toMatchObject({ kind: 'won', reason: { key: 'endHeld', params: { rating: 3 } } });
  });
  test.each([
    [9, 'on', 6],
    [10, 'on', 5],
    [29, 'off', 6],
    [30, 'off', 0],
  ] as const)(
    'OMD-15.9 OMD-15.10 TX-41 overtime %i with the option %s leaves a Rift of %i',
    (overtime, option, health) => {
      const t = siege({ level: 3, options: { overtime: option }, units: { '1': { hunter: 1 } } });
      t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
      t.board.overtime = overtime;
      t.match.stack = [{ step: 'swaps' }, { step: 'endOfRound' }];
      t.settle();
      expect(t.team.rift.health).toBe(health);
    },
  );
});
