/** What holds for every siege: editions, growth, the order of things (OMD-1 to OMD-10). */
import { describe, expect, test } from 'vitest';
import { creatures } from '../../../src/games/orcs-must-die/content/creatures.js';
import { equipmentIds, equipmentOf } from '../../../src/games/orcs-must-die/content/equipment.js';
import { heroes } from '../../../src/games/orcs-must-die/content/heroes.js';
import { weapons } from '../../../src/games/orcs-must-die/content/weapons.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { heroDice } from '../../../src/games/orcs-must-die/rules/attack.js';
import { groupDice } from '../../../src/games/orcs-must-die/rules/groups.js';
import { amuletPlaces, heroMove } from '../../../src/games/orcs-must-die/rules/hero.js';
import { targetsFor } from '../../../src/games/orcs-must-die/rules/targets.js';
import {
  type Boss,
  type BossId,
  type Kind,
  type Side,
  heroIds,
  kinds,
} from '../../../src/games/orcs-must-die/types/index.js';
import { pendingFor, sayIn } from '../../../src/kernel/index.js';
import { type Table, siege } from './table-talk.js';

const straight = { fortress: 'straight-shot' } as const;
const lord = (id: BossId, tile: string, health = 4): Boss => ({
  id,
  side: 'order',
  tile,
  health,
  arrival: health,
  stunned: false,
});
const orcs = (t: Table, count: number) =>
  groupDice(t.board, 'order', { kind: 'grunt', boss: null, tile: '2', count }).dice;

/** The last cards of the level are out. */
function allRevealed(t: Table): Table {
  const [hidden] = t.board.hidden.teams;
  t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
  if (hidden) {
    t.team.armyDiscard.push(...hidden.armies.flat());
    hidden.armies = hidden.armies.map(() => []);
  }
  return t;
}

describe('OMD-1, general', () => {
  test('OMD-1.1 Soldiers are Orcs under another name: the same bite, the same dice', () => {
    const t = siege({ options: { edition: 'unchained' }, units: { R: { grunt: 2, runner: 1 }, '1': { grunt: 1 } } });
    expect(t.board.slots.map(({ side }) => side)).toEqual(['unchained', 'unchained']);
    t.run({ step: 'bite' });
    expect(t.side('unchained').rift.health).toBe(2);
    const say = sayIn(orcsMustDie, 'en', ['Ann', 'Ben']);
    const name = (side: Side): string => say.text({ key: 'label', params: { what: 'unit', id: 'grunt', side } });
    expect([name('order'), name('unchained')]).toEqual(['Orc', 'Soldier']);
  });

  test('OMD-1.2 heroes grow by weapons and equipment, the enemy by levels', () => {
    const t = siege({ options: straight, heroes: ['maximilian', 'gabriella'], level: 1 });
    const dice = () => heroDice(t.board, 0, { without: [], boosts: [] }).dice.battle;
    expect([dice(), orcs(t, 1).battle]).toEqual([3, 1]);
    t.hero('maximilian').rank = 1;
    t.board.level = 2;
    expect([dice(), orcs(t, 1).battle]).toEqual([4, 2]);
    t.hero('maximilian').worn.amulet = ['twin-fang'];
    expect(dice()).toBe(6);
  });

  test('OMD-1.3 the team wins together when the last wave is beaten, and loses together with the Rift', () => {
    const won = allRevealed(siege({ seats: 3, level: 3, at: ['4', 'R', 'R'], units: { '4': { runner: 1 } } }));
    won.rolls(won.name(0), ['V', 'B']);
    expect(won.match.outcome).toMatchObject({ kind: 'won', winners: [0, 1, 2] });
    const lost = siege({ seats: 3, level: 3, units: { R: { colossus: 3 }, '1': { grunt: 1 } } }).run({ step: 'bite' });
    expect(lost.match.outcome).toMatchObject({ kind: 'lost', winners: [] });
  });

  test('OMD-1.6 in co-op every creature and every boss is an enemy', () => {
    const t = siege({ options: straight, level: 2, units: { '3': { grunt: 1, hunter: 2 } } });
    t.board.bosses = [lord('earth-lord', '3')];
    const { kinds: found, foes } = targetsFor(t.board, 'order', '3', 'hero');
    expect([found.map(({ kind }) => kind), foes.map(({ id }) => id)]).toEqual([['grunt', 'hunter'], ['earth-lord']]);
  });

  test('OMD-1.9 the text of a boss comes first: nothing stops Swiftyhooves, and no plank falls', () => {
    const passes = (id: BossId): [string | undefined, number | undefined] => {
      const t = siege({ options: straight, level: 2 });
      t.board.bosses = [lord(id, '1')];
      t.team.supports['1>2'] = { card: 'barricade', planks: 3 };
      t.team.traps['2'] = ['tar-pit'];
      t.run({ step: 'movement', side: 'order' });
      return [t.board.bosses[0]?.tile, t.team.supports['1>2'].planks];
    };
    expect(passes('swiftyhooves')).toEqual(['3', 3]);
    expect(passes('boss-midnight')).toEqual(['2', 2]);
  });
});

describe('OMD-3 to OMD-7, the round', () => {
  test('OMD-3.1 level 1, then 2, then 3, and no more', () => {
    const t = siege({ units: { '1': { grunt: 1 } } });
    const after = (): number => allRevealed(t).run({ step: 'upkeep' }).board.level;
    expect([t.board.level, after(), after(), after()]).toEqual([1, 2, 3, 3]);
  });

  test('OMD-4.1 all buy at the same time, and who comes first is served', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'] });
    t.team.shop.equipment = ['copper-fang', 'ring-of-vigour', null, null, null, null];
    for (const slot of t.board.slots) slot.skulls = 4;
    t.upgrade();
    expect([0, 1].map((seat) => pendingFor(orcsMustDie, t.match, seat).length)).toEqual([1, 1]);
    t.say(1, 'equip', { card: 'copper-fang' });
    expect(t.why(0, 'equip', { card: 'copper-fang' })).toContain('Ring of Vigour');
    expect([t.hero('maximilian').skulls, t.hero('gabriella').skulls]).toEqual([4, 2]);
  });

  test('5 whoever has one hero is not asked which; whoever has two is, and may name either', () => {
    const named = (seats: number): string[] => {
      const t = siege({ seats, heroes: ['maximilian', 'gabriella'] });
      for (const slot of t.board.slots) slot.skulls = 3;
      t.upgrade();
      const { as } = orcsMustDie.actions.weapon.args;
      if (as.kind !== 'one') throw new Error('one hero is meant');
      return Array.from(as.choices(orcsMustDie.view(t.match, 0), 0, {}), ({ value }) => value);
    };
    expect([named(2), named(1)]).toEqual([[], ['maximilian', 'gabriella']]);
    const t = siege({ heroes: ['maximilian', 'gabriella'] });
    t.hero('maximilian').skulls = 3;
    t.upgrade().say(0, 'weapon', { as: 'maximilian' });
    expect(t.hero('maximilian').rank).toBe(1);
    expect(t.refused(1, 'weapon', { as: 'maximilian' }).ok).toBe(false);
  });

  test('OMD-5.16 traps with a target spring, nearest the Rift first; those without stay quiet', () => {
    const t = siege({ options: straight, units: { '4': { grunt: 1 }, '2': { grunt: 1 } } });
    for (const tile of ['2', '3', '4']) t.team.traps[tile] = ['spike-trap'];
    t.run({ step: 'traps', side: 'order', tiles: ['R', '5', '4', '3', '2', '1'], aimed: {} });
    expect(t.events.flatMap((event) => (event.type === 'trapsSprang' ? [event.data.tile] : []))).toEqual(['4', '2']);
    expect(t.team.rift.skulls).toBe(3);
  });

  test('OMD-7.7 overtime wears the Rift away at the end of the round, and the end is looked at then', () => {
    const rounds = (overtime: number, health: number): Table => {
      const t = siege({ level: 3, units: { '1': { hunter: 1 } } });
      t.board.overtime = overtime;
      t.team.rift.health = health;
      return t.run({ step: 'endOfRound' });
    };
    expect(rounds(9, 1).team.rift.health).toBe(1);
    expect(rounds(10, 2).team.rift.health).toBe(1);
    expect(rounds(10, 1).match.outcome?.kind).toBe('lost');
  });
});

describe('OMD-8 to OMD-10, dice and sheets', () => {
  test('OMD-8.2 everything is rolled at once: weapon, amulets and powers; a group its dice times its number', () => {
    const t = siege({ options: straight, level: 2, heroes: ['ball-and-chain', 'maximilian'], at: ['2', 'R'] });
    t.hero('ball-and-chain').rank = 3;
    t.hero('ball-and-chain').worn.amulet = ['sun-blade'];
    expect(heroDice(t.board, 0, { without: [], boosts: [] })).toEqual({ dice: { battle: 6, fire: 1 }, fixed: 'SSVT' });
    expect([orcs(t, 1), orcs(t, 4), orcs(t, 6)]).toEqual([{ battle: 2 }, { battle: 8 }, { battle: 10 }]);
  });

  test('OMD-8.17 boosts before the roll, the reroll before the outcome, skulls and healing after it', () => {
    const t = siege({ heroes: ['bloodspike', 'maximilian'], at: ['4', 'R'], units: { '4': { grunt: 2, brute: 1 } } });
    const hero = t.hero('bloodspike');
    Object.assign(hero, { health: 6, worn: { amulet: [], ring: 'ring-of-the-vampire', trinket: 'lucky-coin' } });
    t.turnOf('bloodspike').battle('-', 'B', 'B', 'B', 'B', 'S');
    t.say(0, 'attack', { with: ['blood-price'] });
    expect([t.board.roll?.dice.length, t.hero('bloodspike').health, t.hero('bloodspike').skulls]).toEqual([5, 5, 1]);
    t.say(0, 'reroll', { dice: ['1'] });
    t.say(0, 'assign', { outcome: ['kill:grunt'] });
    expect([t.hero('bloodspike').health, t.hero('bloodspike').skulls, t.count('4', 'grunt')]).toEqual([6, 2, 1]);
    expect(t.events.map(({ type }) => type).filter((type) => /rolled|rerolled|struck|healed/.test(type))).toEqual([
      'rolled',
      'rerolled',
      'struck',
      'healed',
    ]);
  });

  test('OMD-9.1 7.3 what each kind needs, rolls, bites and pays, level by level', () => {
    const line = (kind: Kind): string => {
      const { size, move, attack, vulnerability, riftDamage, skulls } = creatures[kind];
      const dice = attack.map((one) =>
        Object.entries(one)
          .map(([die, count]) => `${count}${die.charAt(0)}`)
          .join('+'),
      );
      return [size, move.join('/'), dice.join(' '), vulnerability.join(' '), riftDamage, skulls].join(' | ');
    };
    expect(kinds.map((kind) => `${kind}: ${line(kind)}`)).toEqual([
      'grunt: lesser | 1/1/1 | 1b 2b 2b | S S SS | 1 | 1',
      'crossbow: lesser | 1/1/1 | 1b 1b 1b | V V VV | 1 | 1',
      'runner: lesser | 1/2/2 | 1b 1b 1b | V V VB | 2 | 1',
      'hunter: lesser | 2/2/2 | 1b 1b 2b | S S SV | 0 | 1',
      'shaman: greater | 1/1/1 | 1a 1a 2a | B BB BBV | 3 | 3',
      'brute: greater | 1/1/1 | 2b+1l 3b+1l 4b+1l | VV KV KKV | 3 | 3',
      'colossus: greater | 1/1/1 | 3b 4b 5b | SS SSS KSSS | 3 | 3',
    ]);
  });

  test('OMD-10.1 7.4.1 the hero sheets: vulnerability, Move, health, places for amulets', () => {
    const t = siege({ seats: 2 });
    const sheet = (hero: (typeof heroIds)[number]): string => {
      const [slot] = t.board.slots;
      if (!slot) throw new Error('nobody');
      slot.hero = hero;
      return [hero, heroes[hero].vulnerability, heroMove(t.board, 0), heroes[hero].health, amuletPlaces(slot)].join(
        ' ',
      );
    };
    expect(heroIds.map(sheet)).toEqual([
      'maximilian S 2 11 2',
      'gabriella S 2 10 1',
      'ivy BV 3 11 1',
      'cygnus V 2 10 1',
      'hogarth K 1 10 1',
      'tundra B 2 12 1',
      'ball-and-chain B 1 12 1',
      'bloodspike S 2 11 1',
      'midnight S 3 9 1',
      'sir-winston V 2 11 1',
      'blackpaw SB 3 13 1',
      'kobold-king V 2 9 1',
    ]);
  });

  test('OMD-10.4 a hero wields the weapons of his own sheet, and buys no other', () => {
    const t = siege({ heroes: ['hogarth', 'ivy'], level: 3 });
    t.hero('hogarth').skulls = 9;
    t.upgrade().say(0, 'weapon', {});
    expect(heroDice(t.board, 0, { without: [], boosts: [] }).dice).toEqual(weapons.hogarth[1].dice);
    expect(heroIds.map((hero) => weapons[hero].length)).toEqual(heroIds.map(() => 4));
    expect(heroIds.flatMap((hero) => weapons[hero].slice(1).map(({ cost }) => cost))).toEqual(
      heroIds.flatMap(() => [3, 5, 7]),
    );
  });

  test('OMD-10.6 rings guard or earn, trinkets walk, heal or are used up; amulets only add to attacks', () => {
    const of = (type: 'amulet' | 'ring' | 'trinket') =>
      equipmentIds.map(equipmentOf).filter((card) => card.type === type);
    expect([of('amulet').length, of('ring').length, of('trinket').length]).toEqual([19, 19, 16]);
    expect(of('amulet').every(({ dice, fixed, replacesDie }) => dice ?? fixed ?? replacesDie)).toBe(true);
    expect([...of('ring'), ...of('trinket')].some(({ dice, fixed }) => dice ?? fixed)).toBe(false);
    expect(of('ring').filter(({ use }) => use)).toEqual([]);
  });
});
