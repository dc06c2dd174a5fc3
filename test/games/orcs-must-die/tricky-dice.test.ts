/** Tricky interactions (11.2): results and heroes. */
import { describe, expect, test } from 'vitest';
import { rollTargets, rollWorks } from '../../../src/games/orcs-must-die/rules/attack.js';
import { isFeasible, tallyOf } from '../../../src/games/orcs-must-die/rules/outcome.js';
import { trapCost } from '../../../src/games/orcs-must-die/rules/purchases.js';
import { slotAt } from '../../../src/games/orcs-must-die/rules/siege.js';
import { type Table, siege } from './table-talk.js';

const canDo = (t: Table, ...tokens: string[]): boolean => {
  const { roll } = t.board;
  return roll !== null && isFeasible(rollTargets(t.board, roll), rollWorks(roll), tallyOf(tokens));
};

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
