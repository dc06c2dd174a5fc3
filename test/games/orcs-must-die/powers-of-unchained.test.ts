/** The 18 powers of the Unchained heroes (7.4.2), each seen at work: nothing here reads the tables. */
import { describe, expect, test } from 'vitest';
import type { EquipmentId } from '../../../src/games/orcs-must-die/content/equipment.js';
import type { Events, HeroId, Kind } from '../../../src/games/orcs-must-die/types/index.js';
import { coop, rivals } from './straight-shot.js';
import type { Table } from './table-talk.js';

const lastRoll = (t: Table): Events['rolled'] | undefined =>
  t.events.filter(({ type }) => type === 'rolled').at(-1)?.data as Events['rolled'] | undefined;
/** How many dice the hero's attack rolled. */
const diceOf = (t: Table): number => lastRoll(t)?.dice.length ?? 0;

describe('Ball & Chain', () => {
  test('Heavy Swing: each attack has one stun more, unless he leaves it out', () => {
    const swing = (how: { without?: string[] }): number => {
      const t = coop(['ball-and-chain', 'ivy'], ['3', 'R'], { '3': { grunt: 2 } });
      t.turnOf('ball-and-chain').battle('-', '-', '-').say(0, 'attack', how);
      return t.count('3', 'grunt') - t.ready('3', 'grunt');
    };
    expect([swing({}), swing({ without: ['heavy-swing'] })]).toEqual([1, 0]);
  });
  test('Wrecking Run: three lesser creatures of his tile are slain for him, no greater one', () => {
    const t = coop(['ball-and-chain', 'ivy'], ['3', 'R'], {
      '3': { grunt: 3, runner: 1, brute: 1 },
      '2': { grunt: 1 },
    });
    t.turnOf('ball-and-chain');
    expect(t.refused(0, 'ultimate', { target: 'brute' }).ok).toBe(false);
    expect(t.refused(0, 'ultimate', { target: 'grunt+grunt+grunt+runner' }).ok).toBe(false);
    t.say(0, 'ultimate', { target: 'grunt+grunt+runner' });
    expect([t.count('3', 'grunt'), t.count('3', 'runner'), t.count('3', 'brute')]).toEqual([1, 0, 1]);
    expect([t.hero('ball-and-chain').skulls, t.hero('ball-and-chain').ultimate]).toEqual([4, 'exhausted']);
  });
  test('Chained Together: an enemy hero who begins his turn beside him has Move 1', () => {
    const begins = (at: string): number => {
      const t = rivals(['ivy', 'maximilian', 'ball-and-chain', 'midnight'], [at, 'OR', 'O3', 'UR']);
      t.hero('ivy').worn.trinket = 'swift-boots';
      return t.turnOf('ivy').hero('ivy').turn.move;
    };
    expect([begins('O3'), begins('O4')]).toEqual([1, 4]);
    const t = rivals(['ivy', 'maximilian', 'ball-and-chain', 'midnight'], ['O3', 'OR', 'O3', 'O3']);
    expect(t.turnOf('midnight').hero('midnight').turn.move).toBe(3);
  });
});

describe('Bloodspike', () => {
  test('Blood Price: a wound buys two battle dice, with more than one health', () => {
    const t = coop(['bloodspike', 'ivy'], ['3', 'R'], { '3': { brute: 2 } });
    t.turnOf('bloodspike').say(0, 'attack', { with: ['blood-price'] });
    expect([diceOf(t), t.hero('bloodspike').health]).toEqual([5, 10]);
    const u = coop(['bloodspike', 'ivy'], ['3', 'R'], { '3': { brute: 2 } });
    u.hero('bloodspike').health = 1;
    expect(u.turnOf('bloodspike').refused(0, 'attack', { with: ['blood-price'] }).ok).toBe(false);
  });
  test('Frenzy: a second attack this turn, and no third', () => {
    const t = coop(['bloodspike', 'ivy'], ['3', 'R'], { '3': { brute: 2 } });
    t.turnOf('bloodspike').battle('-', '-', '-').say(0, 'attack', {});
    expect(t.refused(0, 'attack', {}).ok).toBe(false);
    t.say(0, 'ultimate', {}).battle('-', '-', '-').say(0, 'attack', {});
    expect(t.refused(0, 'attack', {}).ok).toBe(false);
    expect(t.events.filter(({ type }) => type === 'rolled')).toHaveLength(2);
  });
  test('Warlord: each friendly group on his tile rolls two battle dice more', () => {
    const dice = (at: string, kind: Kind): number => {
      const t = rivals(['ivy', 'maximilian', 'bloodspike', 'midnight'], ['O3', 'OR', at, 'UR'], { O3: { [kind]: 1 } });
      t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
      const blow = t.events.find(({ type }) => type === 'groupAttacked')?.data as Events['groupAttacked'] | undefined;
      return blow?.dice.length ?? 0;
    };
    expect([dice('O3', 'grunt'), dice('O4', 'grunt')]).toEqual([4, 2]);
    expect([dice('O3', 'crossbow'), dice('O4', 'crossbow')]).toEqual([3, 1]);
    // Those who invade his own fortress are no friends of his.
    const home = rivals(['ivy', 'maximilian', 'bloodspike', 'midnight'], ['OR', 'OR', 'U3', 'UR'], {
      U3: { grunt: 1 },
    });
    home.run({ step: 'attacks', side: 'unchained', begun: null, finished: [] });
    const blow = home.events.find(({ type }) => type === 'groupAttacked')?.data as Events['groupAttacked'] | undefined;
    expect(blow?.dice).toHaveLength(2);
  });
});

describe('Midnight', () => {
  test('Shadowstep: her move goes around her attack, Bloodspike’s does not', () => {
    const walks = (hero: HeroId): Table =>
      coop([hero, 'ivy'], ['4', 'R'], { '3': { brute: 2 } })
        .turnOf(hero)
        .say(0, 'move', { to: '3' })
        .battle('-', '-', '-')
        .say(0, 'attack', {});
    expect(walks('midnight').say(0, 'move', { to: '5' }).hero('midnight').tile).toBe('5');
    // Nothing is left to Bloodspike but Frenzy.
    expect(walks('bloodspike').refused(0, 'move', { to: '4' }).ok).toBe(false);
  });
  test('Assassinate: a creature of any size dies for her, a boss or an enemy hero takes three wounds', () => {
    const t = coop(['midnight', 'ivy'], ['3', 'R'], { '3': { colossus: 1 }, '1': { grunt: 1 } });
    t.turnOf('midnight').say(0, 'ultimate', { target: 'colossus' });
    expect([t.count('3', 'colossus'), t.hero('midnight').skulls]).toEqual([0, 4]);
    t.board.bosses = [{ id: 'earth-lord', side: 'order', tile: '3', health: 4, arrival: 4, stunned: false }];
    t.hero('midnight').ultimate = 'available';
    t.turnOf('midnight').say(0, 'ultimate', { target: 'earth-lord' });
    expect(t.board.bosses[0]?.health).toBe(1);
    const u = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['O3', 'OR', 'O3', 'UR']);
    u.turnOf('midnight').say(1, 'ultimate', { target: 'maximilian' });
    expect([u.hero('maximilian').health, u.hero('midnight').turn.special]).toEqual([8, 'assassinate']);
  });
  test('Cutpurse: a skull for each wound of her attack on an enemy hero, at most two', () => {
    const robbed = (swords: number, purse: number): number => {
      const t = rivals(['maximilian', 'ivy', 'midnight', 'bloodspike'], ['O3', 'OR', 'O3', 'UR']);
      t.hero('maximilian').skulls = purse;
      t.rolls(
        'midnight',
        Array.from({ length: swords }, () => 'S'),
      );
      expect(t.hero('midnight').skulls - 1).toBe(purse - t.hero('maximilian').skulls);
      return purse - t.hero('maximilian').skulls;
    };
    expect([robbed(1, 5), robbed(2, 5), robbed(3, 5), robbed(3, 1)]).toEqual([1, 2, 2, 1]);
  });
});

describe('Sir Winston', () => {
  test('Good Credit: equipment costs him one skull less', () => {
    const paid = (hero: HeroId): number => {
      const t = coop([hero, 'ivy'], ['3', 'R']);
      t.hero(hero).skulls = 5;
      t.team.shop.equipment = ['whetted-charm', null, null, null, null, null];
      t.upgrade().say(0, 'equip', { card: 'whetted-charm', rift: 0 });
      return 5 - t.hero(hero).skulls;
    };
    expect([paid('sir-winston'), paid('midnight')]).toEqual([2, 3]);
  });
  test('Tally-Ho!: he and every friend roll two dice more until phase C is over', () => {
    const t = coop(['sir-winston', 'bloodspike'], ['3', '4'], { '3': { brute: 2 }, '4': { brute: 2 } });
    const blanks = ['-', '-', '-', '-', '-'];
    t.turnOf('sir-winston')
      .say(0, 'ultimate', {})
      .battle(...blanks)
      .say(0, 'attack', {});
    expect(diceOf(t)).toBe(5);
    // The cheer is for this phase: the next slot of it still hears it.
    t.match.stack = [{ step: 'swaps' }, { step: 'heroPhase', left: [1] }];
    t.settle()
      .battle(...blanks)
      .say(1, 'attack', {});
    expect(diceOf(t)).toBe(5);
    t.run({ step: 'heroPhase', left: [] });
    t.turnOf('bloodspike').say(1, 'attack', {});
    expect(diceOf(t)).toBe(3);
  });
  test('Bad Form: beside him no enemy hero uses an ultimate, neither by itself nor with an attack', () => {
    const ready = (at: string): boolean[] => {
      const t = rivals(['maximilian', 'gabriella', 'sir-winston', 'midnight'], ['O3', 'O3', at, 'UR'], {
        O3: { grunt: 1 },
      });
      const can = (hero: HeroId, say: () => unknown): boolean => {
        t.turnOf(hero);
        try {
          say();
          return true;
        } catch {
          return false;
        }
      };
      return [
        can('gabriella', () => t.say(0, 'ultimate', { target: 'O2' })),
        can('maximilian', () => t.say(0, 'attack', { with: ['ultimate'] })),
      ];
    };
    expect([ready('O3'), ready('O4')]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('Blackpaw', () => {
  test('Pounce: two dice more after two steps, not after one, nor where he leaves it out', () => {
    const pounce = (from: string, how: { without?: string[] } = {}): number => {
      const t = coop(['blackpaw', 'ivy'], [from, 'R'], { '3': { brute: 2 } });
      t.turnOf('blackpaw').say(0, 'move', { to: '3' }).say(0, 'attack', how);
      return diceOf(t);
    };
    expect([pounce('5'), pounce('4'), pounce('5', { without: ['pounce'] })]).toEqual([5, 3, 3]);
  });
  test('Blood Feast: three dice more, and one health for each creature killed', () => {
    const t = coop(['blackpaw', 'ivy'], ['3', 'R'], { '3': { grunt: 3 } });
    t.hero('blackpaw').health = 5;
    t.turnOf('blackpaw')
      .battle('S', 'S', '-', '-', '-', '-')
      .say(0, 'attack', { with: ['ultimate'] });
    expect([diceOf(t), t.count('3', 'grunt'), t.hero('blackpaw').health]).toEqual([6, 1, 7]);
    t.turnOf('blackpaw').battle('S', '-', '-').say(0, 'attack', {});
    expect(t.hero('blackpaw').health).toBe(7);
  });
  test('Pack Leader: while he is in the enemy fortress his player says whom the hunters there go to', () => {
    const leads = (at: string): boolean => {
      const t = rivals(['maximilian', 'ivy', 'blackpaw', 'midnight'], ['O1', 'O2', at, 'UR'], { O1: { hunter: 2 } });
      t.run({ step: 'movement', side: 'order' });
      expect(t.asked()).toBe('hunters');
      const [mine, theirs] = at.startsWith('O') ? [1, 0] : [0, 1];
      expect(t.refused(theirs, 'choose', { option: 'O2' }).ok).toBe(false);
      return t.say(mine, 'choose', { option: 'O2' }).count('O2', 'hunter') === 2 && mine === 1;
    };
    expect([leads('O4'), leads('U4')]).toEqual([true, false]);
  });
});

describe('Kobold King', () => {
  test('Scavenger: a card of the discard for half its cost, rounded up; nobody else may', () => {
    const t = coop(['kobold-king', 'midnight'], ['3', 'R']);
    const discard: EquipmentId[] = ['ring-of-iron-hide', 'flame-heart'];
    t.team.equipmentDiscard = [...discard];
    t.team.shop.equipment = [null, null, null, null, null, null];
    for (const slot of t.board.slots) slot.skulls = 9;
    t.upgrade();
    expect(t.refused(1, 'equip', { card: 'ring-of-iron-hide' }).ok).toBe(false);
    t.say(0, 'equip', { card: 'ring-of-iron-hide', rift: 0 });
    expect([t.hero('kobold-king').worn.ring, t.hero('kobold-king').skulls]).toEqual(['ring-of-iron-hide', 6]);
    expect(t.team.equipmentDiscard).toEqual(['flame-heart']);
  });
  test('Royal Panic: up to four lesser creatures go back a tile; on a start tile they are stunned', () => {
    const t = coop(['kobold-king', 'ivy'], ['3', 'R'], { '3': { grunt: 5, brute: 1 } });
    t.turnOf('kobold-king');
    expect(t.refused(0, 'ultimate', { target: 'grunt+grunt+grunt+grunt > 4' }).ok).toBe(false);
    t.say(0, 'ultimate', { target: 'grunt+grunt+grunt+grunt > 2' });
    expect([t.count('3', 'grunt'), t.ready('2', 'grunt'), t.count('3', 'brute')]).toEqual([1, 4, 1]);
    const u = coop(['kobold-king', 'ivy'], ['1', 'R'], { '1': { grunt: 5 } });
    u.turnOf('kobold-king').say(0, 'ultimate', { target: 'grunt+grunt+grunt+grunt' });
    expect([u.count('1', 'grunt'), u.ready('1', 'grunt')]).toEqual([5, 1]);
    // A start tile in the midst of a fortress lets nobody back either.
    const v = coop(['kobold-king', 'ivy'], ['3', 'R'], { '3': { grunt: 1 } });
    v.team.starts = ['1', '3'];
    v.turnOf('kobold-king').say(0, 'ultimate', { target: 'grunt' });
    expect([v.count('3', 'grunt'), v.ready('3', 'grunt')]).toEqual([1, 0]);
  });
  test('Pickpocket: up to two skulls of an enemy hero on his tile; who has none is stunned', () => {
    const picked = (skulls: number): readonly [number, number, boolean] => {
      const t = rivals(['maximilian', 'ivy', 'kobold-king', 'midnight'], ['O3', 'OR', 'O3', 'UR']);
      t.hero('maximilian').skulls = skulls;
      t.turnOf('kobold-king').say(1, 'rivalry', { target: 'maximilian' });
      return [t.hero('kobold-king').skulls - 1, t.hero('maximilian').skulls, t.hero('maximilian').stunned];
    };
    expect([picked(5), picked(1), picked(0)]).toEqual([
      [2, 3, false],
      [1, 0, false],
      [0, 0, true],
    ]);
  });
});
