/** Tricky interactions (11.2), co-op. */
import { describe, expect, test } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { rollTargets, rollWorks } from '../../../src/games/orcs-must-die/rules/attack.js';
import { readFortress } from '../../../src/games/orcs-must-die/rules/own-fortress.js';
import { isFeasible, tallyOf } from '../../../src/games/orcs-must-die/rules/outcome.js';
import { refusesStart, slotsFor } from '../../../src/games/orcs-must-die/rules/lobby.js';
import { firstPlace } from '../../../src/games/orcs-must-die/rules/first-places.js';
import { fortresses } from '../../../src/games/orcs-must-die/content/fortresses.js';
import { trapCost } from '../../../src/games/orcs-must-die/rules/purchases.js';
import { slotAt } from '../../../src/games/orcs-must-die/rules/siege.js';
import { withDefaults } from '../../../src/kernel/index.js';
import type { Options } from '../../../src/games/orcs-must-die/types/index.js';
import { type Table, siege } from './table-talk.js';

const canDo = (t: Table, ...tokens: string[]): boolean => {
  const { roll } = t.board;
  return roll !== null && isFeasible(rollTargets(t.board, roll), rollWorks(roll), tallyOf(tokens));
};
const options = (chosen: Partial<Options>): Options => withDefaults(orcsMustDie, chosen);

describe('results', () => {
  test('TX-1 OMD-8.7 the second stun on an Ogre is a bolt', () => {
    const t = siege({
      heroes: ['maximilian', 'ivy'],
      at: ['4', 'R'],
      level: 2,
      units: { '4': { colossus: 1 }, '1': { grunt: 1 } },
    });
    t.rolls('maximilian', ['T', 'T', 'S', 'S']);
    expect(t.count('4', 'colossus')).toBe(0);
  });
  test('TX-2 OMD-9.4 RU-18 stuns do nothing to a Troll', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'], level: 2, units: { '4': { brute: 1 } } });
    t.rolls('maximilian', ['T', 'T', 'V']);
    expect([t.asked(), t.count('4', 'brute')]).toEqual(['swaps', 1]);
  });
  test.each([
    ['S, S, V against an Orc', { grunt: 1 }, ['S', 'S', 'V'], 'swaps', { grunt: 0 }],
    [
      'S, V against an Orc and a Crossbow Orc',
      { grunt: 1, crossbow: 1 },
      ['S', 'V'],
      'swaps',
      { grunt: 0, crossbow: 0 },
    ],
    ['S, T against an Orc', { grunt: 1 }, ['S', 'T'], 'swaps', { grunt: 0 }],
    ['S, T against two Orcs', { grunt: 2 }, ['S', 'T'], 'swaps', { grunt: 1 }],
    ['S against an Orc and a Gnoll', { grunt: 1, hunter: 1 }, ['S'], 'roll', { grunt: 1, hunter: 1 }],
  ] as const)('TX-23 OMD-8.19 %s', (_title, units, dice, asked, left) => {
    const t = siege({
      heroes: ['maximilian', 'ivy'],
      at: ['4', 'R'],
      level: 2,
      units: { '4': units, '1': { grunt: 1 } },
    });
    t.rolls('maximilian', dice);
    expect(t.asked()).toBe(asked);
    for (const [kind, count] of Object.entries(left)) expect(t.count('4', kind as 'grunt')).toBe(count);
  });
  test('TX-23 OMD-8.19 a reroll is always offered', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'], level: 2, units: { '4': { grunt: 1 } } });
    t.hero('maximilian').worn.trinket = 'lucky-coin';
    t.turnOf('maximilian').battle('S', 'S', 'V').say(0, 'attack', {});
    expect(t.asked()).toBe('roll');
    t.say(0, 'reroll', { dice: ['3'] });
    expect(t.count('4', 'grunt')).toBe(0);
  });
  test('TX-28 OMD-9.3 a Shaman beside a hero as a boss', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['4', 'R'], level: 2, units: { '4': { shaman: 1 } } });
    t.board.bosses = [{ id: 'boss-midnight', side: 'order', tile: '4', health: 8, arrival: 8, stunned: false }];
    t.lies('maximilian', ['S', 'S', 'S']);
    expect(canDo(t, 'wound:boss-midnight')).toBe(true);
    expect(canDo(t, 'wound:boss-midnight', 'wound:boss-midnight')).toBe(false);
    t.board.bosses = [{ id: 'boss-ivy', side: 'order', tile: '4', health: 8, arrival: 8, stunned: false }];
    t.lies('maximilian', ['B', 'V', 'S', 'S']);
    expect(canDo(t, 'wound:boss-ivy', 'wound:boss-ivy')).toBe(true);
  });
  test('OMD-13.11 the Fire Lord is proof against fire dice', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'], level: 2, units: { '4': { grunt: 1 } } });
    t.board.bosses = [{ id: 'fire-lord', side: 'order', tile: '4', health: 8, arrival: 8, stunned: false }];
    t.lies('maximilian', ['SS', 'K'], { die: 'fire' });
    expect(canDo(t, 'wound:fire-lord')).toBe(false);
    expect(canDo(t, 'kill:grunt')).toBe(true);
    t.lies('maximilian', ['S', 'S']);
    expect(canDo(t, 'wound:fire-lord')).toBe(true);
  });
});

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
    expect([few.count('1', 'grunt'), few.count('2', 'colossus'), few.team.supports['1>2']?.planks]).toEqual([1, 1, 1]);
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

describe('heroes', () => {
  test('TX-8 OMD-15.7 Bulwark takes what would kill, and cancels one', () => {
    const t = siege({ heroes: ['hogarth', 'gabriella'], at: ['3', '3'] });
    t.hero('hogarth').health = 5;
    t.hero('gabriella').health = 2;
    const from = { by: 'group', side: 'order', kind: 'grunt', tile: '3', count: 4 } as const;
    t.run({ step: 'hurt', hurt: { slot: 1, wounds: 4, from, stuns: false } });
    expect([t.hero('hogarth').health, t.hero('gabriella').health]).toEqual([3, 1]);
  });
  test('OMD-8.18 Bulwark on order asks', () => {
    const t = siege({ heroes: ['hogarth', 'gabriella'], at: ['3', '3'] });
    t.hero('hogarth').bulwark = 'ask';
    const from = { by: 'group', side: 'order', kind: 'grunt', tile: '3', count: 4 } as const;
    t.run({ step: 'hurt', hurt: { slot: 1, wounds: 3, from, stuns: false } });
    expect(t.options(0, 'choose')).toEqual(['0', '1', '2', '3']);
    t.say(0, 'choose', { option: '2' });
    expect([t.hero('hogarth').health, t.hero('gabriella').health]).toEqual([9, 9]);
  });
  test('TX-9 OMD-6.8 a stunned hero gives up attack or move', () => {
    const t = siege({
      options: { edition: 'unchained' },
      heroes: ['midnight', 'bloodspike'],
      at: ['3', 'R'],
      units: { '3': { grunt: 2 } },
    });
    t.hero('midnight').stunned = true;
    t.turnOf('midnight').battle('-', '-', '-').say(0, 'attack', {});
    expect(t.hero('midnight').stunned).toBe(false);
    expect(t.hero('midnight').turn.gaveUp).toBe('move');
    const u = siege({
      options: { edition: 'unchained' },
      heroes: ['midnight', 'bloodspike'],
      at: ['3', 'R'],
      units: { '3': { grunt: 2 } },
    });
    u.hero('midnight').stunned = true;
    u.turnOf('midnight').say(0, 'recover', { 'give-up': 'attack' }).say(0, 'move', { to: '2' });
    expect(u.hero('midnight').tile).toBe('2');
  });
  test('TX-14 a Ring of Second Wind saves hero and Rift', () => {
    const t = siege({ heroes: ['gabriella', 'ivy'], at: ['3', 'R'] });
    t.hero('gabriella').worn.ring = 'ring-of-second-wind';
    t.run({
      step: 'hurt',
      hurt: { slot: 0, wounds: 12, from: { by: 'tile', tile: '3', hazard: 'lava' }, stuns: false },
    });
    expect([t.hero('gabriella').health, t.hero('gabriella').worn.ring, t.team.rift.health]).toEqual([5, null, 6]);
  });
  test('TX-15 OMD-10.10 no price falls below 1', () => {
    const t = siege({ heroes: ['cygnus', 'ivy'] });
    const slot = slotAt(t.board, 0);
    expect([trapCost(slot, 'flip-trap'), trapCost(slot, 'spike-trap'), trapCost(slot, 'arrow-wall')]).toEqual([
      1, 1, 2,
    ]);
  });
  test('TX-19 OMD-1.8 Tundra keeps his skulls on order', () => {
    const t = siege({ heroes: ['tundra', 'ivy'], at: ['4', 'R'], units: { '4': { grunt: 3 }, '1': { grunt: 1 } } });
    t.turnOf('tundra').say(0, 'power', { target: 'off' }).battle('S', '-', '-').say(0, 'attack', {});
    expect([t.hero('tundra').skulls, t.team.rift.skulls]).toEqual([2, 1]);
    expect(t.why(0, 'power', { target: 'on' })).toBe('Orders change once per phase or turn. Now: off.');
    t.hero('tundra').teamPlayer = 'on';
    t.rolls('tundra', ['S']);
    expect([t.hero('tundra').skulls, t.team.rift.skulls]).toEqual([2, 2]);
  });
  test('TX-20 OMD-15.6 the autopilot plays a turn and a phase A', () => {
    const t = siege({
      options: { fortress: 'straight-shot' },
      heroes: ['maximilian', 'ivy'],
      at: ['3', 'R'],
      level: 2,
      units: { '4': { grunt: 2, runner: 1 } },
    });
    t.turnOf('maximilian');
    expect(t.silence()).toEqual({ action: 'move', args: { to: '4' } });
    t.battle('S', 'V', 'V');
    expect(t.silence()).toEqual({ action: 'attack', args: {} });
    expect(t.silence()).toEqual({ action: 'assign', args: { outcome: ['kill:grunt', 'kill:runner'] } });
    expect(t.asked()).toBe('swaps');
    const u = siege({ heroes: ['maximilian', 'ivy'], at: ['R', '2'] });
    u.hero('maximilian').skulls = 5;
    u.hero('ivy').isDone = true;
    u.upgrade();
    u.hero('ivy').isDone = true;
    expect([u.silence().action, u.silence().action]).toEqual(['heal', 'done']);
    const v = siege({ heroes: ['maximilian', 'ivy'], at: ['R', '2'] });
    v.hero('maximilian').skulls = 5;
    v.upgrade();
    v.match.empty = [0];
    expect([v.silence().action, v.silence().action, v.silence().action]).toEqual(['heal', 'weapon', 'done']);
  });
  test('TX-31 OMD-6.8 stunned Bloodspike keeps Frenzy with his attack', () => {
    const t = siege({
      options: { edition: 'unchained' },
      heroes: ['bloodspike', 'midnight'],
      at: ['3', 'R'],
      level: 2,
      units: { '3': { brute: 3 } },
    });
    t.hero('bloodspike').stunned = true;
    t.turnOf('bloodspike')
      .battle('-', '-', '-', '-', '-')
      .say(0, 'attack', { with: ['blood-price'] })
      .say(0, 'ultimate', {});
    expect(t.hero('bloodspike').health).toBe(10);
    expect(t.refused(0, 'move', { to: '2' }).ok).toBe(false);
    t.battle('-', '-', '-').say(0, 'attack', {});
    expect(t.hero('bloodspike').turn.attacks).toBe(2);
    const u = siege({
      options: { edition: 'unchained' },
      heroes: ['bloodspike', 'midnight'],
      at: ['3', 'R'],
      level: 2,
      units: { '3': { brute: 3 } },
    });
    u.hero('bloodspike').stunned = true;
    u.turnOf('bloodspike').say(0, 'recover', { 'give-up': 'attack' });
    expect(u.why(0, 'ultimate', {})).toBe('The attack of this turn was given up, and Frenzy with it.');
    u.say(0, 'move', { to: '2' });
  });
  test('TX-38 OMD-1.8 passives that are left out, and those that are not', () => {
    const t = siege({
      options: { edition: 'unchained' },
      heroes: ['ball-and-chain', 'sir-winston'],
      at: ['3', '3'],
      units: { '3': { colossus: 2 } },
      level: 2,
    });
    t.turnOf('ball-and-chain')
      .battle('-', '-', '-')
      .say(0, 'attack', { without: ['heavy-swing'] });
    expect(t.events.find(({ type }) => type === 'rolled')?.data).toMatchObject({ fixed: '' });
    expect(t.turnOf('sir-winston').why(1, 'power', { target: 'off' })).toBe(
      'Good Credit always applies; there is nothing to use.',
    );
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

describe('the lobby and own fortresses', () => {
  const first =
    'name: Cubicle 1\n-   -   1v    -    -\n4v  3<  2t<>  7>   8v\n5>  6>  R     10p< 9<\narmies: 1 / 1 1 / 1 1 1';
  const second = '1> 2> 3v\n4> 5> R\narmies: 1 / 1 4 / 1 4';
  const same = (text: string, id: 'cubicle-1' | 'side-door'): void => {
    const reading = readFortress(text);
    if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
    const { difficulty: _difficulty, difficultyAt: _at, ...plan } = fortresses[id];
    expect(reading.fortress.plan).toEqual(plan);
  };
  test('TX-33 OMD-11.17 a fortress is read from its text', () => {
    same(first, 'cubicle-1');
    same(second, 'side-door');
    same(second.replace('armies:', 'ARMÉES :').replaceAll('>', '→').replace('R', 'r'), 'side-door');
    same(first.replace('name:', 'nom:'), 'cubicle-1');
  });
  test.each([
    ['OF-1', 'x'.repeat(1501)],
    ['OF-2', `name: @all\n${second}`],
    ['OF-3', '1> 2> 3v\n4> 5> R'],
    ['OF-4', second.replace('3v', '3q')],
    ['OF-5', '1> 2> 3> 4> 5> 6> 7> R\narmies: 1 / 1 / 1'],
    ['OF-6', second.replace('4> 5> R', '4> R 5> R')],
    ['OF-7', '1> 2> 3> R\narmies: 1 / 1 / 1'],
    ['OF-8', second.replace('5>', '4>')],
    ['OF-9', second.replace('5>', '6>')],
    ['OF-10', second.replace('2>', '2f>').replace('4>', '4f>')],
    ['OF-11', second.replace('2>', '2>v')],
    ['OF-12', second.replace('5>', '5v')],
    ['OF-13', '1> 2v 3v\n4^ 5< R\narmies: 1 / 1 / 1'],
    ['OF-14', second.replace('1 / 1 4 / 1 4', '1 / 1 4')],
    ['OF-15', second.replace('1 / 1 4 / 1 4', '1 / 1 7 / 1')],
    ['OF-16', second.replace('1 / 1 4 / 1 4', '1 / / 1')],
    ['OF-17', second.replace('1 / 1 4 / 1 4', '1 2 / 3 4 / 1')],
  ])('TX-34 OMD-11.18 fault %s', (fault, text) => {
    const reading = readFortress(text);
    expect(reading.ok ? 'accepted' : reading.fault.fault).toBe(fault);
    if (fault === 'OF-13' && !reading.ok) expect(reading.fault).toEqual({ fault: 'OF-13', ids: ['1', '2', '5', '4'] });
  });
  test('TX-35 OMD-11.15 swaps', () => {
    const t = siege();
    t.board.phase = 'setup';
    expect(t.why(0, 'swap', { tile: '3', special: 'pitfall' })).toMatch(/^Only standard tiles/);
    expect(t.why(0, 'swap', { tile: '2', special: 'lava-lake' })).toMatch(/is in the fortress already/);
    t.say(0, 'swap', { tile: '4', special: 'trapsburg' });
    expect(t.team.tiles.find(({ id }) => id === '4')).toMatchObject({ type: 'trapsburg', exits: ['5'] });
    t.say(0, 'swap', { tile: '2', special: 'pitfall' });
    expect(t.options(0, 'swap')).toEqual(['1', '5']);
  });
  test('TX-36 OMD-2.5 OMD-2.6 teams and refused starts', () => {
    const rivalry = options({ mode: 'rivalry' });
    const slots = slotsFor(rivalry, 5, ['order', 'order', undefined, 'unchained', undefined]);
    expect(slots.map(({ seat, side }) => `${seat}${side.charAt(0)}`)).toEqual(['0o', '1o', '4o', '2u', '3u', '2u']);
    const why = (chosen: Partial<Options>, wishes: (string | undefined)[]): string | undefined =>
      refusesStart(options(chosen), wishes.length, wishes)?.reason.key;
    expect(why({ mode: 'rivalry' }, ['order', 'order', 'order', 'unchained'])).toBe('teamSmall');
    expect(why({ mode: 'rivalry' }, ['order', 'order'])).toBe('teamSmall');
    expect(why({ 'boss-level2': 'fire-lord', 'boss-finale': 'fire-lord' }, [undefined])).toBe('bossTwice');
    const three = { 'boss-level2': 'boss-ivy', 'boss-level3': 'boss-cygnus', 'boss-finale': 'boss-tundra' } as const;
    expect(why(three, [undefined, undefined, undefined, undefined])).toBe('fewHeroes');
    expect(why(three, [undefined, undefined, undefined])).toBeUndefined();
    expect(why({ fortress: 'custom' }, [undefined])).toBe('noOwnFortress');
  });
  test('TX-39 Q-03 first places', () => {
    const t = siege();
    expect(firstPlace(t.team)).toBe('2');
    t.board.phase = 'setup';
    t.say(0, 'swap', { tile: '2', special: 'teleporter' });
    expect(firstPlace(t.team)).toBe('4');
    const u = siege({ options: { fortress: 'gas-works' } });
    u.board.phase = 'setup';
    u.say(0, 'swap', { tile: '2', special: 'teleporter' });
    expect(firstPlace(u.team)).toBe('5');
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
