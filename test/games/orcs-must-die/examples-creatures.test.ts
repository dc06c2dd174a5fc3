/** The rulebook’s examples (11.1): creatures. */
import { describe, expect, test } from 'vitest';
import { siege, type Table } from './table-talk.js';

describe('creatures', () => {
  test('EX-6 OMD-5.2 the ways of Side Door', () => {
    const t = siege({
      options: { fortress: 'side-door' },
      units: { '4': { grunt: 1 }, '1': { grunt: 1 } },
      at: ['R', 'R'],
    });
    t.run({ step: 'movement', side: 'order' });
    expect([t.count('5', 'grunt'), t.count('2', 'grunt')]).toEqual([1, 1]);
    t.run({ step: 'movement', side: 'order' });
    expect([t.count('R', 'grunt'), t.count('3', 'grunt')]).toEqual([1, 1]);
    t.run({ step: 'movement', side: 'order' });
    expect(t.count('R', 'grunt')).toBe(2);
  });

  test('EX-7 OMD-5.7 hunters go to a hero within two tiles, in any direction', () => {
    const t = siege({
      seats: 4,
      options: { fortress: 'crossroads-keep' },
      at: ['1', '3', '4', '5'],
      units: { '2': { hunter: 2 } },
    });
    t.run({ step: 'movement', side: 'order' });
    expect(t.asked()).toBe('hunters');
    expect(t.options(0, 'choose')).toEqual(['1', '3', '4', '5']);
    t.say(0, 'choose', { option: '4' });
    expect(t.count('4', 'hunter')).toBe(2);
    const away = siege({ options: { fortress: 'crossroads-keep' }, at: ['R', 'R'], units: { '2': { hunter: 2 } } });
    away.run({ step: 'movement', side: 'order' });
    expect([away.count('4', 'hunter'), away.count('9', 'hunter')]).toEqual([1, 1]);
  });

  test.each([
    [1, '1'],
    [2, '2'],
  ] as const)('EX-8 OMD-5.9 runners entering at level %i end on tile %s', (level, tile) => {
    const t = siege({ options: { fortress: 'straight-shot' }, level, at: ['R', 'R'] });
    t.run({ step: 'entry', side: 'order', figures: [{ tile: '1', kind: 'runner', count: 2 }] });
    expect(t.count(tile, 'runner')).toBe(2);
  });

  test('EX-9 OMD-5.10 OMD-5.11 the first turn of Straight Shot', () => {
    const wave = (at: string[]): Table => {
      const t = siege({ seats: 4, options: { fortress: 'straight-shot' }, at });
      const hidden = t.board.hidden.teams[0];
      if (hidden)
        hidden.armies = [
          ['colossal-escort', 'vanguard', 'scurry'],
          ['pack-hunt', 'ambush', 'flankers'],
        ];
      return t.run({ step: 'wave', side: 'order' });
    };
    const t = wave(['1', '2', 'R', 'R']);
    expect([t.count('1', 'grunt'), t.count('1', 'crossbow'), t.count('1', 'hunter')]).toEqual([5, 3, 5]);
    expect(t.options(0, 'choose')).toEqual(['1', '2']);
    expect(wave(['R', 'R', 'R', 'R']).count('2', 'hunter')).toBe(5);
  });

  test('Q-06 a silent Rift Lord sends hunters to the healthiest hero, then to the nearest', () => {
    const sent = (at: readonly [string, string], health: readonly [number, number]): unknown => {
      const t = siege({
        options: { fortress: 'straight-shot' },
        heroes: ['maximilian', 'ivy'],
        at,
        units: { '3': { hunter: 1 } },
      });
      t.hero('maximilian').health = health[0];
      t.hero('ivy').health = health[1];
      return t.run({ step: 'movement', side: 'order' }).fallback().args;
    };
    expect(sent(['1', '4'], [9, 5])).toEqual({ option: '1' });
    expect(sent(['1', '4'], [5, 9])).toEqual({ option: '4' });
    expect(sent(['5', '2'], [9, 5])).toEqual({ option: '5' });
    expect(sent(['1', '4'], [9, 9])).toEqual({ option: '4' });
    expect(sent(['5', '2'], [9, 9])).toEqual({ option: '2' });
  });
  test('EX-10 OMD-5.10 a hero on the start tile keeps the hunters there', () => {
    const enter = (at: string[]): Table =>
      siege({ options: { fortress: 'straight-shot' }, level: 2, at }).run({
        step: 'entry',
        side: 'order',
        figures: [
          { tile: '1', kind: 'grunt', count: 2 },
          { tile: '1', kind: 'runner', count: 1 },
          { tile: '1', kind: 'hunter', count: 2 },
        ],
      });
    const t = enter(['R', 'R']);
    expect([t.count('1', 'grunt'), t.count('2', 'runner'), t.count('2', 'hunter')]).toEqual([2, 1, 2]);
    expect(enter(['1', 'R']).count('1', 'hunter')).toBe(2);
  });

  test('EX-11 OMD-5.12 missing crossbows', () => {
    const t = siege({ options: { fortress: 'straight-shot' }, at: ['R', 'R'] });
    t.team.supply = { ...t.team.supply, crossbow: 2, grunt: 3 };
    t.run({ step: 'figures', side: 'order', needs: [{ tile: '1', kind: 'crossbow', count: 6 }], instead: [] });
    expect([t.count('1', 'crossbow'), t.count('1', 'grunt'), t.count('1', 'runner')]).toEqual([2, 3, 1]);
    const short = siege({ options: { fortress: 'straight-shot' }, at: ['R', 'R'] });
    short.team.supply = { ...short.team.supply, crossbow: 2, grunt: 3, runner: 0 };
    short.run({ step: 'figures', side: 'order', needs: [{ tile: '1', kind: 'crossbow', count: 6 }], instead: [] });
    expect(short.count('2', 'hunter')).toBe(1);
  });

  test('EX-12 OMD-5.13 two start tiles want the last Troll', () => {
    const t = siege({ options: { fortress: 'twin-gates' }, level: 2, at: ['R', 'R'] });
    t.team.supply.brute = 1;
    t.run({
      step: 'figures',
      side: 'order',
      needs: [
        { tile: '1', kind: 'brute', count: 1 },
        { tile: '3', kind: 'brute', count: 1 },
      ],
      instead: [],
    });
    expect(t.options(0, 'choose')).toEqual(['1', '3']);
    t.say(0, 'choose', { option: '1' });
    expect([t.count('1', 'shaman'), t.count('3', 'brute')]).toEqual([1, 1]);
  });

  test('EX-13 OMD-12.2 a Spike Trap kills an Orc up to level 2, two of them at level 3', () => {
    const spring = (level: 1 | 2 | 3, traps: 1 | 2): Table => {
      const t = siege({ seats: 4, options: { fortress: 'straight-shot' }, level, units: { '3': { grunt: 1 } } });
      t.team.traps['3'] = Array.from({ length: traps }, () => 'spike-trap' as const);
      return t.run({ step: 'traps', side: 'order', tiles: ['3'], aimed: {} });
    };
    for (const level of [1, 2] as const) {
      const t = spring(level, 1);
      expect([t.count('3', 'grunt'), t.team.rift.skulls]).toEqual([0, 2]);
    }
    expect(spring(3, 1).count('3', 'grunt')).toBe(1);
    expect(spring(3, 2).count('3', 'grunt')).toBe(0);
  });

  test('EX-14 OMD-5.20 order and targets of attacks', () => {
    const t = siege({
      options: { fortress: 'straight-shot' },
      level: 2,
      heroes: ['maximilian', 'gabriella'],
      at: ['3', '3'],
      units: { '3': { brute: 1, grunt: 4, hunter: 1 } },
    });
    t.hero('maximilian').health = 2;
    t.hero('gabriella').health = 5;
    t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
    t.dice(['battle', 'S'], ['battle', 'S'], ['battle', 'V'], ['lightning', 'K']).say(0, 'choose', {
      option: 'brute on 3 > gabriella',
    });
    expect(t.hero('gabriella').health).toBe(2);
    t.battle('S', 'S', 'S', 'V', 'B', '-', '-', '-').say(0, 'choose', { option: 'grunt on 3 > maximilian' });
    expect(t.hero('maximilian').dead).toBe(true);
    expect(t.team.rift.health).toBe(3);
    const last = t.events.filter(({ type }) => type === 'groupAttacked').at(-1);
    expect(last?.data).toMatchObject({ hero: 'gabriella', from: { kind: 'hunter' } });
  });

  test('EX-16 OMD-2.1 the armies of Straight Shot 2', () => {
    const { plan } = siege({ options: { fortress: 'straight-shot-2' } }).team;
    expect([plan[0], plan[1], plan[2]]).toEqual([{ '1': 1 }, { '1': 2 }, { '1': 3 }]);
  });

  test('EX-17 OMD-7.1 level skulls and a new shop', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'] });
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
    const hidden = t.board.hidden.teams[0];
    if (hidden) {
      t.team.armyDiscard.push(...hidden.armies.flat());
      hidden.armies = hidden.armies.map(() => []);
    }
    t.run({ step: 'upkeep' });
    expect(t.board.level).toBe(2);
    expect(t.board.slots.map(({ skulls }) => skulls)).toEqual([3, 3]);
    expect(t.team.rift.skulls).toBe(3);
    expect(t.team.shop.equipment.filter((card) => card !== null)).toHaveLength(6);
    expect(t.team.armies).toEqual([
      { start: '1', left: 3 },
      { start: '1', left: 3 },
    ]);
  });
});
