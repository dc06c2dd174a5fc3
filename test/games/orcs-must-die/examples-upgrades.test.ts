/** The rulebook’s examples (11.1): upgrades, dice, heroes on the move. */
import { describe, expect, test } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { groupDice, woundsOn } from '../../../src/games/orcs-must-die/rules/groups.js';
import { heroDice, rollTargets, rollWorks } from '../../../src/games/orcs-must-die/rules/attack.js';
import { isFeasible, tallyOf } from '../../../src/games/orcs-must-die/rules/outcome.js';
import { capacityOf } from '../../../src/games/orcs-must-die/rules/purchases.js';
import { creatureNeeds } from '../../../src/games/orcs-must-die/rules/targets.js';
import { groupsIn, pairsNow } from '../../../src/games/orcs-must-die/rules/groups.js';
import { reachOf } from '../../../src/games/orcs-must-die/rules/offers.js';
import { slotOfHero } from '../../../src/games/orcs-must-die/rules/siege.js';
import { start } from '../../../src/kernel/index.js';
import { siege, type Table } from './table-talk.js';

const canDo = (t: Table, ...tokens: string[]): boolean => {
  const { roll } = t.board;
  return roll !== null && isFeasible(rollTargets(t.board, roll), rollWorks(roll), tallyOf(tokens));
};

describe('upgrades', () => {
  test('EX-1 OMD-4.7 weapons are bought in order, one a phase', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], level: 3 });
    t.hero('maximilian').skulls = 20;
    t.upgrade().say(0, 'weapon', {});
    expect(t.hero('maximilian').rank).toBe(1);
    expect(t.hero('maximilian').skulls).toBe(17);
    expect(t.why(0, 'weapon', {})).toMatch(/^One weapon purchase per phase/);
    t.upgrade().say(0, 'weapon', {});
    expect(t.hero('maximilian').rank).toBe(2);
  });

  test.each([
    [2, 6],
    [3, 9],
    [4, 12],
  ])('EX-2 OMD-4.6 revitalize costs three skulls a hero: %i heroes, %i skulls', (seats, cost) => {
    const t = siege({ seats });
    t.team.rift.skulls = 12;
    for (const slot of t.board.slots) slot.ultimate = 'exhausted';
    t.upgrade().say(1, 'revitalize', {});
    expect(t.team.rift.skulls).toBe(12 - cost);
    expect(t.board.slots.map(({ ultimate }) => ultimate)).toEqual(t.board.slots.map(() => 'available'));
  });

  test('EX-2 OMD-4.6 own skulls do not revitalize', () => {
    const t = siege();
    t.team.rift.skulls = 5;
    for (const slot of t.board.slots) slot.skulls = 20;
    expect(t.upgrade().why(0, 'revitalize', {})).toBe('Revitalize costs 6 skulls from the Rift pool; it holds 5.');
  });

  test.each([
    [1, 6],
    [2, 6],
    [3, 8],
    [4, 10],
  ])('EX-3 S2 the Rift begins by the number of heroes: %i players, %i health', (seats, health) => {
    const { match } = start(orcsMustDie, { seats, seed: 'rift' });
    expect(match.board.teams[0]?.rift).toEqual({ health, start: health, skulls: 1 });
  });

  test('EX-4 OMD-11.1 trap capacity', () => {
    for (const [seats, plain, first] of [
      [2, 1, 1],
      [3, 1, 2],
      [4, 2, 2],
    ] as const) {
      const t = siege({ seats, options: { fortress: 'cubicle-1' } });
      expect(capacityOf(t.board, t.team, '3')).toBe(plain);
      expect(capacityOf(t.board, t.team, '1')).toBe(first);
      expect(capacityOf(t.board, t.team, '2')).toBe(2);
      expect(capacityOf(t.board, t.team, '10')).toBe(0);
      expect(capacityOf(t.board, t.team, 'R')).toBe(0);
    }
    for (const [fortress, tile] of [
      ['first-gate', '3'],
      ['acid-canal', '7'],
      ['gas-works', '3'],
      ['gas-works', '4'],
    ] as const) {
      const t = siege({ options: { fortress } });
      expect(capacityOf(t.board, t.team, tile)).toBe(0);
    }
  });

  test('EX-5 S5 Trapsburg takes no support trap, and shuffles them back', () => {
    const t = siege({ options: { fortress: 'long-march' } });
    const hidden = t.board.hidden.teams[0];
    if (!hidden) throw new Error('no team');
    t.team.traps['3'] = [];
    hidden.trapDeck = ['barricade', 'spike-trap', 'steam-vents', 'dart-spitter', 'flip-trap'];
    t.board.phase = 'upkeep';
    t.run({ step: 'round' });
    expect(t.team.traps['3']).toEqual(['spike-trap', 'dart-spitter']);
    expect([...hidden.trapDeck, ...(t.board.hidden.teams[0]?.trapDeck ?? [])]).toContain('barricade');
    expect(t.board.hidden.teams[0]?.trapDeck).toHaveLength(3);
  });

  test('EX-26 OMD-4.9 Maximilian wears two amulets, anybody else one', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'] });
    for (const slot of t.board.slots) slot.skulls = 20;
    t.team.shop.equipment = ['copper-fang', 'whetted-charm', 'ember-pendant', 'frost-locket', null, null];
    t.upgrade().say(0, 'equip', { card: 'copper-fang' }).say(1, 'equip', { card: 'ember-pendant' });
    t.upgrade().say(0, 'equip', { card: 'whetted-charm' }).say(1, 'equip', { card: 'frost-locket' });
    expect(t.hero('maximilian').worn.amulet).toEqual(['copper-fang', 'whetted-charm']);
    expect(t.hero('gabriella').worn.amulet).toEqual(['frost-locket']);
    expect(t.team.equipmentDiscard).toEqual(['ember-pendant']);
  });

  test('EX-36 OMD-4.5 health dice heal up to the maximum and give skulls', () => {
    const t = siege({ heroes: ['gabriella', 'ivy'], at: ['R', 'R'], level: 2 });
    t.hero('gabriella').health = 9;
    t.upgrade().dice(['health', 'HH'], ['health', 'HC']).say(0, 'heal', {});
    expect(t.hero('gabriella').health).toBe(10);
    expect(t.hero('gabriella').skulls).toBe(2);
    expect(t.why(0, 'heal', {})).toBe('Gabriella has rolled the health dice this phase.');
  });

  test('EX-40 OMD-4.9 one equipment a phase', () => {
    const t = siege();
    t.hero(t.name(0)).skulls = 20;
    t.team.shop.equipment = ['ring-of-vigour', 'swift-boots', null, null, null, null];
    t.upgrade().say(0, 'equip', { card: 'ring-of-vigour' });
    expect(t.why(0, 'equip', { card: 'swift-boots' })).toMatch(/^One equipment purchase per phase/);
  });

  test('EX-35 OMD-2.4 Challenge: ultimates begin exhausted', () => {
    const t = siege({
      options: { difficulty: 'challenge' },
      heroes: ['maximilian', 'tundra'],
      at: ['2', '2'],
      units: { '2': { grunt: 1 } },
    });
    expect(t.board.slots.every(({ ultimate }) => ultimate === 'exhausted')).toBe(true);
    expect(t.turnOf('tundra').why(1, 'ultimate', {})).toBe(
      'The ultimate is exhausted. Revitalize costs 6 Rift skulls.',
    );
  });
});

describe('dice', () => {
  test('EX-18 OMD-8.4 a level-3 Orc needs two swords; Ivy bleeds from brain and speed', () => {
    const t = siege({ level: 3, units: { '2': { grunt: 1, hunter: 1 } } });
    expect(creatureNeeds(t.board, '2', 'grunt')).toEqual({ S: 2, V: 0, B: 0, K: 0 });
    expect(creatureNeeds(t.board, '2', 'hunter')).toEqual({ S: 1, V: 1, B: 0, K: 0 });
    expect(woundsOn('BV', 'BV', { stunned: false, stunProof: false })).toBe(2);
  });

  test('EX-19 OMD-8.9 two swords are a bolt for Cygnus, two wounds for Maximilian', () => {
    expect(woundsOn('SS', 'V', { stunned: false, stunProof: false })).toBe(1);
    expect(woundsOn('SS', 'S', { stunned: false, stunProof: false })).toBe(2);
  });

  test('EX-20 TX-22 OMD-8.10 Maximilian against two Orcs and a Kobold', () => {
    const t = siege({
      heroes: ['maximilian', 'ivy'],
      at: ['4', 'R'],
      level: 2,
      units: { '4': { grunt: 2, runner: 1 } },
    });
    t.rolls('maximilian', ['S', 'V', 'V']);
    expect(t.asked()).toBe('roll');
    expect(t.next(0)).toEqual(['kill:runner', 'kill:grunt']);
    expect(t.next(0, 'kill:grunt')).toEqual(['kill:runner', 'kill:grunt']);
    expect(t.next(0, 'kill:grunt', 'kill:grunt')).toEqual([]);
    expect(t.why(0, 'assign', { outcome: ['kill:grunt', 'kill:grunt', 'kill:runner'] })).toMatch(/^Not enough results/);
    expect(t.fallback()).toEqual({ action: 'assign', args: { outcome: ['kill:grunt', 'kill:runner'] } });
    t.say(0, 'assign', { outcome: ['auto'] });
    expect([t.count('4', 'grunt'), t.count('4', 'runner'), t.hero('maximilian').skulls]).toEqual([1, 0, 3]);
  });

  test('EX-21 EX-23 OMD-8.3 ten battle dice and two lightning dice at most', () => {
    const orcs = siege({ level: 2, units: { '2': { grunt: 7 } } });
    expect(groupDice(orcs.board, 'order', { kind: 'grunt', boss: null, tile: '2', count: 7 }).dice).toEqual({
      battle: 10,
    });
    const trolls = siege({ level: 3, units: { '2': { brute: 3 } } });
    expect(groupDice(trolls.board, 'order', { kind: 'brute', boss: null, tile: '2', count: 3 }).dice).toEqual({
      battle: 10,
      lightning: 2,
    });
  });

  test('EX-22 OMD-8.3 Bladestaff and Tempest Heart roll two lightning dice', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], level: 3 });
    t.hero('maximilian').rank = 2;
    t.hero('maximilian').worn.amulet = ['tempest-heart'];
    expect(heroDice(t.board, 0, { without: [], boosts: [] }).dice).toEqual({ battle: 4, lightning: 2 });
  });

  test('EX-25 OMD-9.3 OMD-8.12 the Shaman protects while it dies', () => {
    const t = siege({
      heroes: ['maximilian', 'ivy'],
      at: ['4', 'R'],
      level: 2,
      units: { '4': { grunt: 3, shaman: 1 } },
    });
    t.rolls('maximilian', ['S', 'V', 'B', 'SS']);
    expect(canDo(t, 'kill:shaman')).toBe(true);
    expect(canDo(t, 'kill:grunt')).toBe(true);
    expect(canDo(t, 'kill:shaman', 'kill:grunt')).toBe(false);
    t.say(0, 'assign', { outcome: ['kill:shaman'] });
    expect(t.count('4', 'grunt')).toBe(3);
  });

  test('EX-39 OMD-10.5 an amulet is left out before the roll', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], level: 2 });
    t.hero('maximilian').rank = 1;
    t.hero('maximilian').worn.amulet = ['philosophers-bead'];
    expect(heroDice(t.board, 0, { without: [], boosts: [] })).toEqual({ dice: { battle: 3 }, fixed: 'BB' });
    expect(heroDice(t.board, 0, { without: ['philosophers-bead'], boosts: [] })).toEqual({
      dice: { battle: 4 },
      fixed: '',
    });
  });
});

describe('heroes on the move', () => {
  test('EX-15 OMD-6.6 only arrows join tiles', () => {
    const t = siege({ options: { fortress: 'side-door' }, heroes: ['maximilian', 'gabriella'], at: ['3', '5'] });
    t.turnOf('maximilian').say(0, 'move', { to: '2' });
    t.turnOf('maximilian').say(0, 'move', { to: '3' });
    expect(t.turnOf('gabriella').why(1, 'move', { to: '2' })).toMatch(/^No arrow joins tile 5 and tile 2/);
  });

  test('EX-27 OMD-11.4 the teleporter of Cubicle 1 leads one way', () => {
    const t = siege({ options: { fortress: 'cubicle-1' }, heroes: ['maximilian', 'gabriella'], at: ['10', '1'] });
    t.turnOf('maximilian').say(0, 'move', { to: '2' });
    expect(t.hero('maximilian').turn.steps).toBe(1);
    expect(t.turnOf('gabriella').why(1, 'move', { to: '10' })).toMatch(/tile 10 is 5 away/);
  });

  test('EX-32 OMD-14.15 start tiles of both fortresses lie side by side for heroes', () => {
    const t = siege({
      options: { mode: 'rivalry', fortress: 'side-door' },
      heroes: ['hogarth', 'tundra', 'midnight', 'bloodspike'],
      at: ['O1', 'OR', 'UR', 'UR'],
    });
    const hogarth = slotOfHero(t.board, 'hogarth');
    t.turnOf('hogarth');
    expect([...reachOf(t.board, hogarth).keys()].sort()).toEqual(['O2', 'O4', 'U1', 'U4']);
  });

  test('EX-29 OMD-11.8 acid takes the life of who has nothing', () => {
    const t = siege({
      options: { fortress: 'acid-canal' },
      heroes: ['maximilian', 'ivy'],
      at: ['7', 'R'],
      units: { '7': { grunt: 1 }, '1': { grunt: 1 } },
    });
    t.turnOf('maximilian').say(0, 'push', { target: 'grunt' });
    expect([t.count('7', 'grunt'), t.team.rift.skulls, t.hero('maximilian').dead, t.team.rift.health]).toEqual([
      0,
      2,
      true,
      3,
    ]);
  });

  test('EX-34 S12 the first Rift Lord is rolled for until one is left', () => {
    const { events, match } = start(orcsMustDie, { seats: 3, seed: 'lord' });
    const rolls = events.filter(({ type }) => type === 'lordRolled');
    expect(rolls.length).toBeGreaterThanOrEqual(3);
    expect(events.find(({ type }) => type === 'lordChosen')?.data).toEqual({
      seat: match.board.slots[match.board.lord]?.seat,
    });
  });

  test('EX-24 TX-24 OMD-5.22 whom to ask about attacks', () => {
    const t = siege({
      seats: 3,
      options: { fortress: 'straight-shot' },
      heroes: ['maximilian', 'gabriella', 'ivy'],
      at: ['2', '3', '4'],
      units: { '2': { grunt: 1 }, '3': { crossbow: 1 } },
    });
    t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
    expect(t.options(0, 'choose').sort()).toEqual([
      'crossbow on 3 > gabriella',
      'crossbow on 3 > ivy',
      'grunt on 2 > maximilian',
    ]);
    t.say(0, 'choose', { option: 'crossbow on 3 > ivy' });
    expect(t.asked()).toBe('swaps');
    expect(
      t.events.filter(({ type }) => type === 'groupAttacked').map(({ data }) => (data as { hero: string }).hero),
    ).toEqual(['ivy', 'maximilian']);
    const alone = siege({
      seats: 3,
      options: { fortress: 'straight-shot' },
      heroes: ['maximilian', 'gabriella', 'ivy'],
      at: ['2', '3', 'R'],
      units: { '2': { grunt: 1 }, '3': { crossbow: 1 } },
    });
    expect(pairsNow(alone.board, 'order', null, groupsIn(alone.board, 'order')).map(({ group }) => group.key)).toEqual([
      'crossbow on 3',
      'grunt on 2',
    ]);
    alone.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
    expect(alone.asked()).toBe('swaps');
  });
});
