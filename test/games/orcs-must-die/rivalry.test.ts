/** Rivalry: two fortresses, votes, rewards, wear (OMD-14). */
import { describe, expect, test } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { groupDice } from '../../../src/games/orcs-must-die/rules/groups.js';
import { targetsFor } from '../../../src/games/orcs-must-die/rules/targets.js';
import { trapWorks } from '../../../src/games/orcs-must-die/rules/trap-plan.js';
import { pushTargets } from '../../../src/games/orcs-must-die/rules/pushing.js';
import { heroMove } from '../../../src/games/orcs-must-die/rules/hero.js';
import { consentersOf } from '../../../src/games/orcs-must-die/rules/choosers.js';
import type { HeroId, Options } from '../../../src/games/orcs-must-die/types/index.js';
import { answer, reseat } from '../../../src/kernel/index.js';
import { type Position, Table, siege } from './table-talk.js';

const rivals = (heroes: readonly HeroId[], at: readonly string[], more: Position = {}): Table =>
  siege({ seats: 2, heroes, at, ...more, options: { mode: 'rivalry', fortress: 'straight-shot', ...more.options } });
const hurt = (t: Table, slot: number, wounds: number): Table =>
  t.run({ step: 'hurt', hurt: { slot, wounds, from: { by: 'trap', side: 'order', tile: 'O3' }, stuns: false } });

describe('friends and enemies', () => {
  test('OMD-14.3 OMD-14.12 own creatures are no targets abroad, enemy heroes are', () => {
    const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['O3', 'U3', 'O3', 'U3'], {
      units: { O3: { grunt: 1 }, U3: { grunt: 1 } },
    });
    expect(targetsFor(t.board, 'order', 'O3', 'hero')).toMatchObject({
      kinds: [{ kind: 'grunt' }],
      foes: [{ id: 'midnight' }],
    });
    expect(targetsFor(t.board, 'order', 'U3', 'hero')).toMatchObject({ kinds: [], foes: [{ id: 'bloodspike' }] });
  });
  test('EX-30 OMD-8.10 Hogarth kills an Orc and stuns Bloodspike', () => {
    const t = rivals(['hogarth', 'ivy', 'midnight', 'bloodspike'], ['O3', 'OR', 'UR', 'O3'], {
      level: 2,
      units: { O3: { hunter: 1, grunt: 2 } },
    });
    t.rolls('hogarth', ['V', 'V', 'T']);
    t.say(0, 'assign', { outcome: ['kill:grunt', 'stun:bloodspike'] });
    expect([t.count('O3', 'grunt'), t.hero('bloodspike').stunned]).toEqual([1, true]);
  });
  test('EX-31 OMD-12.9 an Arrow Wall never touches an Orc hero', () => {
    const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['OR', 'OR', 'UR', 'O3']);
    t.team.traps['O3'] = ['arrow-wall'];
    t.run({ step: 'traps', side: 'order', tiles: ['O3'], aimed: {} });
    expect([t.asked(), t.hero('bloodspike').health]).toEqual(['swaps', 11]);
    t.put('O3', { grunt: 1 }).run({ step: 'traps', side: 'order', tiles: ['O3'], aimed: {} });
    expect(t.count('O3', 'grunt')).toBe(0);
  });
  test('EX-41 OMD-14.4 hunters walk on when all defenders are abroad', () => {
    const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['UR', 'UR', 'O2', 'UR'], {
      units: { O2: { hunter: 2 } },
    });
    t.run({ step: 'movement', side: 'order' });
    expect(t.count('O4', 'hunter')).toBe(2);
  });
  test('OMD-7.3 EX-33 courage skulls', () => {
    for (const level of [1, 2, 3] as const) {
      const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['U3', 'OR', 'UR', 'UR'], { level });
      t.run({ step: 'upkeep' });
      expect(t.hero('maximilian').skulls - t.hero('ivy').skulls).toBe(level);
    }
  });
  test('OMD-14.8 EX-42 no Rift Lord, no filling', () => {
    const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['OR', 'OR', 'UR', 'UR']);
    t.board.lord = 2;
    expect(t.upgrade().why(0, 'fill', { skulls: 1 })).toMatch(/^Your team has no Rift Lord/);
  });
  test('OMD-14.14 traps go into the own fortress only', () => {
    const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['U3', 'OR', 'UR', 'UR']);
    t.hero('maximilian').skulls = 20;
    t.team.shop.traps = ['spike-trap', null, null, null, null, null];
    t.hero('ivy').tile = 'U2';
    expect(t.upgrade().why(0, 'trap', { as: 'maximilian', card: 'spike-trap', spot: 'here' })).toBe(
      'Traps go into your own fortress only.',
    );
  });
});

describe('deaths and ends', () => {
  test('OMD-14.13 EX-37 the other team damages or heals', () => {
    const dead = (): Table => {
      const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['OR', 'OR', 'O3', 'UR']);
      t.team.rift.health = 2;
      return hurt(t, 2, 20);
    };
    expect(dead().options(0, 'choose')).toEqual(['damage', 'heal']);
    expect(dead().fallback()).toEqual({ action: 'choose', args: { option: 'heal' } });
    expect(dead().say(0, 'choose', { option: 'heal' }).team.rift.health).toBe(5);
    expect(dead().say(0, 'choose', { option: 'damage' }).side('unchained').rift.health).toBe(3);
  });
  test('TX-26 OMD-14.19 from the second repetition on Rifts wear away and cannot heal', () => {
    const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['OR', 'OR', 'O3', 'UR'], { level: 3 });
    t.board.cycle = 2;
    t.team.rift.health = 4;
    t.side('unchained').rift.health = 2;
    t.match.stack = [{ step: 'swaps' }, { step: 'endOfRound' }];
    t.settle();
    expect(t.board.teams.map(({ rift }) => rift.health)).toEqual([3, 1]);
    hurt(t, 2, 20);
    expect(t.match.outcome).toMatchObject({ kind: 'won', winners: [0] });
  });
  test('TX-11 OMD-16.5 both Rifts at once: shared victory', () => {
    const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['O1', 'O1', 'U1', 'U1'], {
      units: { OR: { grunt: 1 }, UR: { grunt: 1 } },
    });
    for (const { rift } of t.board.teams) rift.health = 1;
    t.run({ step: 'bite' });
    expect(t.match.outcome).toMatchObject({ kind: 'won', winners: [0, 1], reason: { key: 'endShared' } });
  });
  test.each([
    [30, 5, 2, [0]],
    [30, 3, 3, [0, 1]],
    [29, 5, 2, null],
  ] as const)('TX-41 OMD-14.20 round %i with Rifts %i and %i', (round, order, unchained, winners) => {
    const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['O1', 'O1', 'U1', 'U1'], {
      level: 3,
      options: { escalation: 'off' },
    });
    t.board.round = round;
    t.team.rift.health = order;
    t.side('unchained').rift.health = unchained;
    t.match.stack = [{ step: 'swaps' }, { step: 'endOfRound' }];
    t.settle();
    expect(t.match.outcome?.winners ?? null).toEqual(winners);
  });
  test('EX-38 OMD-14.11 level 3 is repeated, with one army more under escalation', () => {
    for (const [escalation, armies] of [
      ['on', 4],
      ['off', 3],
    ] as const) {
      const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['OR', 'OR', 'UR', 'UR'], {
        level: 3,
        options: { escalation },
      });
      const skulls = t.hero('ivy').skulls;
      for (const team of t.board.teams) team.armies = [];
      t.board.hidden.teams.forEach((hidden, at) => {
        t.board.teams[at]?.armyDiscard.push(...hidden.armies.flat());
        hidden.armies = [];
      });
      t.run({ step: 'upkeep' });
      expect([t.team.armies.length, t.hero('ivy').skulls - skulls, t.board.cycle]).toEqual([armies, 0, 1]);
    }
  });
  test('TX-32 OMD-5.12 the wave before the clan', () => {
    const t = rivals(['tundra', 'ivy', 'midnight', 'bloodspike'], ['OR', 'OR', 'UR', 'UR'], { level: 2 });
    const team = t.side('unchained');
    team.supply = { ...team.supply, brute: 1, shaman: 1, colossus: 0 };
    team.clan = ['U1'];
    t.run({ step: 'figures', side: 'unchained', needs: [{ tile: 'U1', kind: 'brute', count: 1 }], instead: [] });
    expect([t.count('U1', 'brute'), t.count('U1', 'shaman')]).toEqual([1, 1]);
  });
});

describe('votes', () => {
  const threeOf = (
    options: Partial<Options> = {},
    heroes: readonly HeroId[] = ['maximilian', 'ivy', 'gabriella', 'midnight', 'bloodspike', 'blackpaw'],
  ): Table => {
    const t = siege({
      seats: 6,
      options: { mode: 'rivalry', fortress: 'straight-shot', ...options },
      heroes,
      at: ['O1', 'O2', 'OR', 'UR', 'UR', 'UR'],
      units: { O1: { hunter: 2 } },
    });
    t.board.lord = 3;
    return t.run({ step: 'movement', side: 'order' });
  };
  const order = (t: Table): number[] => t.board.slots.filter(({ side }) => side === 'order').map(({ seat }) => seat);

  test('TX-25 OMD-14.7 all alike decide; otherwise the enemy Rift Lord', () => {
    const t = threeOf();
    const [a = 0, b = 0, c = 0] = order(t);
    expect(t.options(a, 'choose')).toEqual(['O1', 'O2', 'leave']);
    t.say(a, 'choose', { option: 'O1' }).say(b, 'choose', { option: 'O1' }).say(c, 'choose', { option: 'O1' });
    expect([t.asked(), t.count('O1', 'hunter')]).toEqual(['swaps', 2]);
    for (const last of ['O2', 'leave']) {
      const u = threeOf();
      u.say(a, 'choose', { option: 'O1' }).say(b, 'choose', { option: 'O1' }).say(c, 'choose', { option: last });
      expect(u.asked()).toBe('hunters');
      const lord = u.board.slots[3]?.seat ?? 0;
      u.say(lord, 'choose', { option: 'O2' });
      expect(u.count('O2', 'hunter')).toBe(2);
    }
  });
  test('TX-25 RU-52 a seat without a player does not vote, and leaving closes the vote', () => {
    const t = threeOf();
    const [a = 0, b = 0, c = 0] = order(t);
    t.say(a, 'choose', { option: 'O1' }).say(b, 'choose', { option: 'O1' });
    const left = new Table(reseat(orcsMustDie, t.match, c, 'empty').match);
    expect([left.asked(), left.count('O1', 'hunter')]).toEqual(['swaps', 2]);
  });
  test('TX-25 Counsel: the player of Cygnus decides instead', () => {
    const t = threeOf({}, ['cygnus', 'ivy', 'gabriella', 'midnight', 'bloodspike', 'hogarth']);
    const [a = 0, b = 0, c = 0] = order(t);
    t.say(a, 'choose', { option: 'O1' }).say(b, 'choose', { option: 'O2' }).say(c, 'choose', { option: 'O2' });
    expect(
      answer(orcsMustDie, t.match, { seat: t.board.slots[3]?.seat ?? 0, action: 'choose', args: { option: 'O1' } }).ok,
    ).toBe(false);
    t.say(a, 'choose', { option: 'O1' });
    expect(t.count('O1', 'hunter')).toBe(2);
  });
  test('TX-12 a silent voter leaves it to the Rift Lord; a silent Rift Lord takes the fallback', () => {
    const t = threeOf();
    const [a = 0] = order(t);
    t.say(a, 'choose', { option: 'O1' });
    expect(t.silence()).toEqual({ action: 'choose', args: { option: 'leave' } });
    t.silence();
    expect(t.asked()).toBe('hunters');
    expect(t.silence()).toEqual({ action: 'choose', args: { option: 'O1' } });
  });
  test('2.3 votes are shown to the own team only', () => {
    const t = threeOf();
    const [a = 0, b = 0] = order(t);
    t.say(a, 'choose', { option: 'O1' });
    expect(orcsMustDie.view(t.match, b).votes).toEqual([{ seat: a, answer: 'O1' }]);
    expect(orcsMustDie.view(t.match, t.board.slots[3]?.seat ?? 0).votes).toEqual([]);
    expect(t.events.find(({ type }) => type === 'voted')?.only).toEqual(order(t));
  });
  test('TX-37 OMD-4.3 whose consent is asked', () => {
    const t = siege({
      seats: 5,
      wishes: ['order', 'order', 'unchained', 'unchained', 'unchained'],
      options: { mode: 'rivalry', 'rift-consent': 'ask' },
    });
    expect(t.board.slots.filter(({ side }) => side === 'order').map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(consentersOf(t.board, 2, [])).toEqual([]);
    expect(consentersOf(t.board, 1, [])).toEqual([0]);
    t.board.lord = 3;
    expect(consentersOf(t.board, 1, [])).toEqual([0]);
    t.board.options = { ...t.board.options, 'rift-consent': 'open' };
    expect(consentersOf(t.board, 1, [])).toEqual([]);
  });
  test('OMD-4.3 consent is asked, refused once, and not again', () => {
    const t = siege({ seats: 2, options: { 'rift-consent': 'ask' }, heroes: ['maximilian', 'ivy'] });
    t.team.rift.skulls = 9;
    t.hero('ivy').skulls = 0;
    t.upgrade().say(1, 'weapon', {});
    expect(t.hero('ivy').rank).toBe(0);
    t.say(0, 'choose', { option: 'refuse' });
    expect(t.why(1, 'weapon', {})).toMatch(/was refused this phase/);
    t.upgrade().say(1, 'weapon', {}).say(0, 'choose', { option: 'approve' });
    expect([t.hero('ivy').rank, t.team.rift.skulls]).toEqual([1, 6]);
  });
  test('OMD-14.7, 14.8 without a Rift Lord the others vote on Rift skulls; where they disagree the enemy’s decides', () => {
    const wants = (hero: HeroId = 'ivy'): Table => {
      const t = siege({
        seats: 6,
        wishes: ['order', 'order', 'order', 'unchained', 'unchained', 'unchained'],
        options: { mode: 'rivalry', 'rift-consent': 'ask' },
        heroes: ['maximilian', hero, 'gabriella', 'midnight', 'bloodspike', 'blackpaw'],
      });
      t.board.lord = 3;
      t.team.rift.skulls = 9;
      t.hero('maximilian').skulls = 0;
      return t.upgrade().say(0, 'weapon', {});
    };
    const vote = (t: Table, first: string, second: string): Table =>
      t.say(1, 'choose', { option: first }).say(2, 'choose', { option: second });
    expect(wants().options(1, 'choose')).toEqual(['approve', 'refuse', 'leave']);
    expect(vote(wants(), 'approve', 'approve').hero('maximilian').rank).toBe(1);
    expect(vote(wants(), 'refuse', 'refuse').why(0, 'weapon', {})).toMatch(/was refused this phase/);
    for (const [first, second] of [
      ['approve', 'refuse'],
      ['approve', 'leave'],
      ['leave', 'leave'],
    ] as const) {
      const t = vote(wants(), first, second);
      expect(t.options(3, 'choose')).toEqual(['approve', 'refuse']);
      expect(t.events.at(-1)).toMatchObject({ type: 'leftToLord', data: { side: 'order', seat: 3 } });
      expect(t.say(3, 'choose', { option: 'approve' }).hero('maximilian').rank).toBe(1);
    }
    const refused = vote(wants(), 'approve', 'refuse').say(3, 'choose', { option: 'refuse' });
    expect([refused.hero('maximilian').rank, refused.board.requests]).toEqual([0, []]);
    const changed = vote(wants().say(1, 'choose', { option: 'refuse' }), 'approve', 'approve');
    expect(changed.hero('maximilian').rank).toBe(1);
    // Counsel: Cygnus' player decides in the enemy's place, though he has voted himself.
    const counselled = vote(wants('cygnus'), 'approve', 'refuse');
    expect(counselled.options(3, 'choose')).toEqual([]);
    expect(counselled.say(1, 'choose', { option: 'approve' }).hero('maximilian').rank).toBe(1);
  });
  test('V2 hero picks are secret until both teams are ready', () => {
    const t = siege({ seats: 2, options: { mode: 'rivalry' } });
    t.board.hidden.picks = ['ivy', null, null, null];
    t.board.slots.forEach((slot) => (slot.hero = null));
    t.run({ step: 'heroes' });
    expect(orcsMustDie.view(t.match, 0).picks).toEqual(['ivy', null, null, null]);
    expect(orcsMustDie.view(t.match, 1).picks).toEqual([null, null, null, null]);
    expect(orcsMustDie.view(t.match, 1).picked).toEqual([true, false, false, false]);
  });
});

describe('rivalry powers', () => {
  test('Show-Off, Cutpurse, Warlord, Chained Together, Trap Whisperer, Stand Fast, Bad Form', () => {
    const t = rivals(['maximilian', 'hogarth', 'midnight', 'bloodspike'], ['O3', 'O2', 'O3', 'UR'], {
      units: { O2: { grunt: 1 } },
    });
    t.hero('midnight').health = 1;
    t.rolls('maximilian', ['S']);
    t.say(0, 'choose', { option: 'damage' });
    expect(t.hero('maximilian').skulls).toBe(4);
    const u = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['O3', 'U2', 'O3', 'O4'], {
      units: { O4: { grunt: 2 } },
    });
    u.rolls('midnight', ['S']);
    expect([u.hero('midnight').skulls, u.hero('maximilian').skulls]).toEqual([2, 0]);
    expect(groupDice(u.board, 'order', { kind: 'grunt', boss: null, tile: 'O4', count: 2 }).dice).toEqual({
      battle: 4,
    });
    u.side('unchained').traps['U2'] = ['spike-trap'];
    expect(trapWorks(u.board, { side: 'unchained', tile: 'U2', rest: [], aimed: {} }, []).pool.S).toBe(0);
    const v = rivals(['hogarth', 'maximilian', 'ball-and-chain', 'sir-winston'], ['O3', 'O3', 'O3', 'O3'], {
      options: { fortress: 'first-gate' },
    });
    expect([heroMove(v.board, 0), heroMove(v.board, 1)]).toEqual([1, 1]);
    expect(pushTargets(v.board, 2)).toEqual([]);
    expect(v.turnOf('hogarth').why(0, 'ultimate', {})).toMatch(/Sir Winston on the tile forbids it/);
  });
  test('EX-28 OMD-11.7 a hero is pushed by two; the lava splashes both', () => {
    const t = rivals(['maximilian', 'ivy', 'kobold-king', 'bloodspike'], ['O3', 'OR', 'O3', 'O3'], {
      options: { fortress: 'first-gate' },
    });
    t.turnOf('kobold-king').say(1, 'push', { target: 'maximilian', helper: 'bloodspike' });
    expect(t.hero('maximilian').dead).toBe(true);
    t.say(1, 'choose', { option: 'damage' });
    expect([t.hero('kobold-king').health, t.hero('bloodspike').health]).toEqual([8, 10]);
  });
  test('Temptress, Pickpocket, Call the Clan', () => {
    const t = rivals(['gabriella', 'tundra', 'kobold-king', 'bloodspike'], ['O3', 'OR', 'O3', 'UR']);
    t.hero('gabriella').skulls = 3;
    t.turnOf('gabriella').say(0, 'rivalry', { target: 'kobold-king' });
    expect([t.hero('kobold-king').stunned, t.hero('gabriella').skulls]).toEqual([true, 1]);
    t.turnOf('kobold-king').say(1, 'rivalry', { target: 'gabriella' });
    expect([t.hero('kobold-king').skulls, t.hero('gabriella').skulls]).toEqual([2, 0]);
    t.hero('tundra').skulls = 4;
    t.upgrade().say(0, 'rivalry', { target: 'U1' });
    expect(t.side('unchained').clan).toEqual(['U1']);
  });
});
