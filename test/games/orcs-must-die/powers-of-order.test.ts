/** The 18 powers of the Order heroes (7.4.2), each seen at work: nothing here reads the tables. */
import { describe, expect, test } from 'vitest';
import type { Events, HeroId } from '../../../src/games/orcs-must-die/types/index.js';
import { coop, rivals } from './straight-shot.js';
import { type Table, siege } from './table-talk.js';

const told = <K extends keyof Events>(t: Table, type: K): Events[K][] =>
  t.events.filter((event) => event.type === type).map(({ data }) => data as Events[K]);
const rolled = (t: Table): string[] =>
  told(t, 'rolled')
    .at(-1)
    ?.dice.map(({ die }) => die)
    .sort() ?? [];

describe('Maximilian', () => {
  test('Double Amulet: he wears two, and of three he gives up one; Gabriella has room for one', () => {
    const t = coop(['maximilian', 'gabriella'], ['3', 'R']);
    for (const slot of t.board.slots) slot.skulls = 20;
    const buys = (
      seat: number,
      card: 'copper-fang' | 'ember-pendant' | 'whetted-charm',
      replace?: 'copper-fang',
    ): void => {
      t.team.shop.equipment = [card, null, null, null, null, null];
      t.upgrade().say(seat, 'equip', { card, ...(replace ? { replace } : {}) });
    };
    buys(0, 'copper-fang');
    buys(0, 'ember-pendant');
    expect(t.hero('maximilian').worn.amulet).toEqual(['copper-fang', 'ember-pendant']);
    buys(0, 'whetted-charm', 'copper-fang');
    expect(t.hero('maximilian').worn.amulet).toEqual(['ember-pendant', 'whetted-charm']);
    t.hero('gabriella').worn.amulet = ['frost-locket'];
    buys(1, 'copper-fang');
    expect(t.hero('gabriella').worn.amulet).toEqual(['copper-fang']);
  });
  test('Overcharge: two dice of fire and two of battle more, for one attack', () => {
    const t = coop(['maximilian', 'ivy'], ['3', 'R'], { '3': { brute: 2 } });
    t.turnOf('maximilian').say(0, 'attack', { with: ['ultimate'] });
    expect(rolled(t)).toEqual(['battle', 'battle', 'battle', 'battle', 'battle', 'fire', 'fire']);
    expect(t.hero('maximilian').ultimate).toBe('exhausted');
    const u = coop(['maximilian', 'ivy'], ['3', 'R'], { '3': { brute: 2 } });
    u.turnOf('maximilian').say(0, 'attack', {});
    expect(rolled(u)).toEqual(['battle', 'battle', 'battle']);
  });
  test('Show-Off: three skulls for an enemy hero whom his attack kills, none for one who is only wounded', () => {
    const struck = (health: number): number => {
      const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['O3', 'OR', 'O3', 'UR']);
      t.hero('midnight').health = health;
      t.hero('midnight').skulls = 0;
      return t.rolls('maximilian', ['S']).hero('maximilian').skulls;
    };
    expect([struck(1), struck(2)]).toEqual([4, 1]);
  });
});

describe('Gabriella', () => {
  test('Charm: one lesser creature, on her tile or beside it, on either side', () => {
    const t = coop(['gabriella', 'ivy'], ['3', 'R'], {
      '3': { grunt: 2, colossus: 1 },
      '2': { runner: 2 },
      '1': { grunt: 1 },
    });
    t.turnOf('gabriella');
    expect(t.refused(0, 'power', { target: 'grunt on 1' }).ok).toBe(false);
    expect(t.refused(0, 'power', { target: 'colossus on 3' }).ok).toBe(false);
    t.say(0, 'power', { target: 'runner on 2' });
    expect([t.ready('2', 'runner'), t.ready('3', 'grunt')]).toEqual([1, 2]);
    t.turnOf('gabriella').say(0, 'power', { target: 'grunt on 3' });
    expect([t.ready('3', 'grunt'), t.count('3', 'grunt')]).toEqual([1, 2]);
  });
  test('Mass Charm: all lesser creatures here and on the tile she names, no greater ones, nobody elsewhere', () => {
    const t = coop(['gabriella', 'ivy'], ['3', 'R'], {
      '3': { grunt: 3, brute: 1, shaman: 1 },
      '2': { runner: 2, hunter: 1 },
      '4': { crossbow: 1 },
    });
    t.turnOf('gabriella').say(0, 'ultimate', { target: '2' });
    expect([t.ready('3', 'grunt'), t.ready('2', 'runner'), t.ready('2', 'hunter')]).toEqual([0, 0, 0]);
    expect([t.ready('3', 'shaman'), t.ready('4', 'crossbow')]).toEqual([1, 1]);
    expect([t.hero('gabriella').ultimate, t.hero('gabriella').turn.special]).toEqual(['exhausted', 'mass-charm']);
  });
  test('Temptress: two own skulls stun an enemy hero on her tile; one skull does not', () => {
    const t = rivals(['gabriella', 'ivy', 'bloodspike', 'midnight'], ['O3', 'OR', 'O3', 'O2']);
    t.hero('gabriella').skulls = 3;
    t.turnOf('gabriella');
    expect(t.refused(0, 'rivalry', { target: 'midnight' }).ok).toBe(false);
    t.say(0, 'rivalry', { target: 'bloodspike' });
    expect([t.hero('bloodspike').stunned, t.hero('gabriella').skulls]).toEqual([true, 1]);
    t.hero('bloodspike').stunned = false;
    expect(t.turnOf('gabriella').refused(0, 'rivalry', { target: 'bloodspike' }).ok).toBe(false);
  });
});

describe('Ivy', () => {
  test('Mending Leaf: one health for a friend on her tile or herself', () => {
    const t = coop(['ivy', 'gabriella'], ['3', '3'], { '1': { grunt: 1 } });
    t.hero('gabriella').health = 4;
    t.hero('ivy').health = 6;
    t.turnOf('ivy').say(0, 'power', { target: 'gabriella' });
    expect([t.hero('gabriella').health, t.hero('ivy').health]).toEqual([5, 6]);
    t.turnOf('ivy').say(0, 'power', { target: 'ivy' });
    expect(t.hero('ivy').health).toBe(7);
    t.hero('gabriella').tile = '4';
    expect(t.turnOf('ivy').refused(0, 'power', { target: 'gabriella' }).ok).toBe(false);
  });
  test('Arrow Storm: one roll at her tile and at each beside it where an enemy stands, instead of her attack', () => {
    const t = coop(['ivy', 'gabriella'], ['3', 'R'], {
      '3': { colossus: 2 },
      '2': { brute: 1 },
      '4': { brute: 1 },
      '1': { brute: 1 },
    });
    t.turnOf('ivy').say(0, 'ultimate', {});
    for (let more = 0; t.asked() === 'roll' && more < 9; more += 1) t.silence();
    expect(
      told(t, 'rolled')
        .map(({ tile }) => tile)
        .sort(),
    ).toEqual(['2', '3', '4']);
    expect(t.refused(0, 'attack', { tile: '3' }).ok).toBe(false);
    const u = coop(['ivy', 'gabriella'], ['3', 'R'], { '3': { brute: 1 }, '1': { brute: 1 } });
    u.turnOf('ivy').say(0, 'ultimate', {});
    expect(told(u, 'rolled').map(({ tile }) => tile)).toEqual(['3']);
  });
  test('Trap Whisperer: abroad no trap of her tile triggers and no support trap aims there', () => {
    const sprung = (hero: HeroId, at: string): number => {
      const t = rivals([hero, 'gabriella', 'midnight', 'bloodspike'], [at, 'OR', 'UR', 'UR']);
      t.side('unchained').traps['U3'] = ['brimstone'];
      t.side('unchained').supports['U2>U3'] = { card: 'storm-arc', planks: 0 };
      t.run({ step: 'traps', side: 'unchained', tiles: ['U3', 'U2'], aimed: {} });
      while (t.asked() === 'plan') t.silence();
      return t.hero(hero).health;
    };
    expect([sprung('ivy', 'U3'), sprung('maximilian', 'U3')]).toEqual([11, 9]);
    expect([sprung('ivy', 'U2'), sprung('maximilian', 'U2')]).toEqual([11, 10]);
  });
});

describe('Cygnus', () => {
  test('Old Hand: a trap costs him one skull less', () => {
    const paid = (hero: HeroId): number => {
      const t = coop([hero, 'gabriella'], ['3', 'R']);
      t.hero(hero).skulls = 5;
      t.team.shop.traps = ['spike-trap', null, null, null, null, null];
      t.upgrade().say(0, 'trap', { card: 'spike-trap', spot: 'here', rift: 0 });
      return 5 - t.hero(hero).skulls;
    };
    expect([paid('cygnus'), paid('ivy')]).toEqual([1, 2]);
  });
  test('Chain Lightning: every bolt of the dice counts twice, a fixed one does not', () => {
    const killed = (how: { with?: ['ultimate'] }): number => {
      const t = coop(['cygnus', 'gabriella'], ['3', 'R'], { '3': { grunt: 5 } });
      Object.assign(t.hero('cygnus'), { rank: 1 });
      t.hero('cygnus').worn.amulet = ['bolt-charm'];
      t.turnOf('cygnus').dice(['battle', ''], ['battle', ''], ['battle', ''], ['lightning', 'K']).say(0, 'attack', how);
      return 5 - t.count('3', 'grunt');
    };
    expect([killed({ with: ['ultimate'] }), killed({})]).toEqual([3, 2]);
  });
  test('Counsel: what his team cannot agree on goes to his player, not to the enemy Rift Lord', () => {
    const arbiter = (hero: HeroId): readonly number[] => {
      const t = siege({
        seats: 4,
        options: { mode: 'rivalry', fortress: 'straight-shot' },
        heroes: [hero, 'ivy', 'midnight', 'bloodspike'],
        at: ['O1', 'O2', 'UR', 'UR'],
        units: { O1: { hunter: 2 } },
      });
      t.board.lord = 2;
      t.run({ step: 'movement', side: 'order' });
      const [a = 0, b = 0] = t.board.slots.map(({ seat }) => seat);
      t.say(a, 'choose', { option: 'O1' }).say(b, 'choose', { option: 'O2' });
      expect(t.asked()).toBe('hunters');
      const decider = told(t, 'leftToLord')[0]?.seat ?? -1;
      t.say(decider, 'choose', { option: 'O2' });
      expect(t.count('O2', 'hunter')).toBe(2);
      return t.board.slots.flatMap(({ seat }, index) => (seat === decider ? [index] : []));
    };
    expect([arbiter('cygnus'), arbiter('maximilian')]).toEqual([[0], [2]]);
  });
});

describe('Hogarth', () => {
  const from = { by: 'group', side: 'order', kind: 'grunt', tile: '3', count: 4 } as const;
  const struck = (at: string, wounds: number, order: 'auto' | 'ask' | 'off' = 'auto'): Table => {
    const t = coop(['hogarth', 'gabriella'], [at, '3'], { '3': { grunt: 4 } });
    t.hero('hogarth').bulwark = order;
    t.hero('hogarth').health = 5;
    t.hero('gabriella').health = 2;
    return t.run({ step: 'hurt', hurt: { slot: 1, wounds, from, stuns: false } });
  };
  const health = (t: Table): number[] => [t.hero('hogarth').health, t.hero('gabriella').health];
  test('Bulwark: he takes wounds of a friend on his tile, and one of them is cancelled', () => {
    expect(health(struck('3', 4))).toEqual([3, 1]);
    expect(health(struck('3', 1))).toEqual([5, 1]);
    expect(health(struck('4', 4))).toEqual([5, 0]);
    expect(health(struck('3', 4, 'off'))).toEqual([5, 0]);
    expect(health(struck('3', 4, 'ask').say(0, 'choose', { option: '4' }))).toEqual([2, 2]);
    expect(health(struck('3', 1, 'ask').say(0, 'choose', { option: '0' }))).toEqual([5, 1]);
  });
  test('Ice Wall: in the next B5 nobody on his tile is wounded or stunned; in the one after they are', () => {
    const t = coop(
      ['hogarth', 'gabriella', 'ivy'],
      ['3', '3', '4'],
      { '3': { colossus: 2 }, '4': { grunt: 4 } },
      { seats: 3 },
    );
    t.upgrade().say(0, 'ultimate', {});
    expect(t.hero('hogarth').ultimate).toBe('exhausted');
    const phase = (): void => {
      t.run({ step: 'attacks', side: 'order', begun: null, finished: [] }, { step: 'compare' });
      while (t.asked() === 'target') t.say(0, 'choose', { option: 'colossus on 3 > gabriella' });
    };
    phase();
    expect([t.hero('hogarth').health, t.hero('gabriella').health, t.hero('gabriella').stunned]).toEqual([
      10,
      10,
      false,
    ]);
    const before = t.hero('ivy').health;
    expect(before).toBeLessThan(11);
    t.hero('hogarth').bulwark = 'off';
    t.dice(...Array.from({ length: 8 }, () => ['battle', 'S'] as const));
    t.hero('ivy').tile = 'R';
    phase();
    expect([t.hero('gabriella').health, t.hero('gabriella').stunned]).toEqual([2, true]);
  });
  test('Stand Fast: on his tile enemy heroes neither stun nor push him or a friend; creatures do stun', () => {
    const met = (hogarth: string): Table =>
      rivals(
        ['hogarth', 'ivy', 'kobold-king', 'gabriella'],
        [hogarth, 'O3', 'O3', 'O3'],
        {},
        { options: { fortress: 'first-gate' } },
      );
    const beside = met('O3');
    beside.hero('gabriella').skulls = 9;
    beside.hero('ivy').skulls = 0;
    expect(beside.turnOf('gabriella').refused(1, 'rivalry', { target: 'ivy' }).ok).toBe(false);
    expect(beside.refused(1, 'push', { target: 'ivy', helper: 'kobold-king' }).ok).toBe(false);
    expect(beside.refused(1, 'push', { target: 'hogarth', helper: 'kobold-king' }).ok).toBe(false);
    expect(beside.turnOf('kobold-king').refused(1, 'rivalry', { target: 'ivy' }).ok).toBe(false);
    beside.rolls('kobold-king', ['T'], { die: 'ice' });
    // Nobody can be stunned, so nothing is asked.
    expect(beside.asked()).toBe('swaps');
    expect(beside.board.slots.map(({ stunned }) => stunned)).toEqual([false, false, false, false]);
    const orc = { by: 'group', side: 'order', kind: 'grunt', tile: 'O3', count: 1 } as const;
    beside.run({ step: 'hurt', hurt: { slot: 1, wounds: 0, from: orc, stuns: true } });
    expect(beside.hero('ivy').stunned).toBe(true);
    const apart = met('OR');
    apart.hero('gabriella').skulls = 9;
    apart.turnOf('gabriella').say(1, 'rivalry', { target: 'ivy' });
    expect(apart.hero('ivy').stunned).toBe(true);
    apart.say(1, 'push', { target: 'ivy', helper: 'kobold-king' });
    expect(apart.hero('ivy').dead).toBe(true);
  });
});

describe('Tundra', () => {
  test('Team Player: the skulls of his kills go to the pool, unless he says otherwise', () => {
    const kept = (order: 'on' | 'off'): number[] => {
      const t = coop(['tundra', 'ivy'], ['3', 'R'], { '3': { grunt: 1 }, '1': { grunt: 1 } });
      t.turnOf('tundra').say(0, 'power', { target: order });
      t.rolls('tundra', ['S']);
      return [t.hero('tundra').skulls - 1, t.team.rift.skulls - 1];
    };
    expect([kept('on'), kept('off')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
  test('Whiteout: everybody hostile on his tile is stunned, brutes apart; nobody beside it', () => {
    const t = rivals(['tundra', 'ivy', 'midnight', 'bloodspike'], ['O3', 'OR', 'O3', 'O2'], {
      O3: { grunt: 2, shaman: 1, brute: 1 },
      O2: { grunt: 1 },
    });
    t.turnOf('tundra').say(0, 'ultimate', {});
    expect([t.ready('O3', 'grunt'), t.ready('O3', 'shaman'), t.ready('O3', 'brute'), t.ready('O2', 'grunt')]).toEqual([
      0, 0, 1, 1,
    ]);
    expect([t.hero('midnight').stunned, t.hero('bloodspike').stunned]).toEqual([true, false]);
  });
  test.each([
    [1, 'grunt', 3],
    [2, 'brute', 1],
  ] as const)(
    'Call the Clan: for four skulls, at level %i %s times %i enter the enemy fortress in the next B2',
    (level, kind, count) => {
      const t = rivals(['tundra', 'ivy', 'midnight', 'bloodspike'], ['OR', 'OR', 'UR', 'UR'], {}, { level });
      t.hero('tundra').skulls = 9;
      t.upgrade().say(0, 'rivalry', { target: 'U1' });
      expect(t.hero('tundra').skulls).toBe(5);
      // Once a phase, though the skulls would suffice.
      expect(t.refused(0, 'rivalry', { target: 'U1' }).ok).toBe(false);
      t.run({ step: 'entry', side: 'unchained', figures: [] }, { step: 'entry', side: 'order', figures: [] });
      expect([t.count('U1', kind), t.count('O1', kind)]).toEqual([count, 0]);
      t.run({ step: 'entry', side: 'unchained', figures: [] });
      expect(t.count('U1', kind)).toBe(count);
    },
  );
});
