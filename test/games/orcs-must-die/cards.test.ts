/** Every card and army: the counts, and that each does what it says. */
import { describe, expect, test } from 'vitest';
import { armies, armyIds } from '../../../src/games/orcs-must-die/content/armies.js';
import {
  type EquipmentId,
  equipment,
  equipmentIds,
  equipmentOf,
} from '../../../src/games/orcs-must-die/content/equipment.js';
import { fortresses } from '../../../src/games/orcs-must-die/content/fortresses.js';
import { tileData } from '../../../src/games/orcs-must-die/content/tiles.js';
import { trapIds, trapOf } from '../../../src/games/orcs-must-die/content/traps.js';
import { weapons } from '../../../src/games/orcs-must-die/content/weapons.js';
import { heroDice } from '../../../src/games/orcs-must-die/rules/attack.js';
import { heroMove, maxHealth } from '../../../src/games/orcs-must-die/rules/hero.js';
import { trapWorks } from '../../../src/games/orcs-must-die/rules/trap-plan.js';
import { expectedOfDie } from '../../../src/games/orcs-must-die/rules/values.js';
import { type HeroId, type Kind, heroIds, levels } from '../../../src/games/orcs-must-die/types/index.js';
import { type Table, siege } from './table-talk.js';

const worth: Record<Kind, number> = { grunt: 1, crossbow: 1, runner: 1, hunter: 1, shaman: 3, brute: 3, colossus: 3 };
const group = (tile: string, kind: Kind = 'grunt', count = 1) =>
  ({ by: 'group', side: 'order', kind, tile, count }) as const;
function wearing(card: EquipmentId, hero: HeroId = 'gabriella'): Table {
  const t = siege({ heroes: [hero, 'ivy'], at: ['4', 'R'], level: 2, units: { '4': { grunt: 3 }, '1': { grunt: 2 } } });
  const { type } = equipmentOf(card);
  const slot = t.hero(hero);
  if (type === 'amulet') slot.worn.amulet = [card];
  else slot.worn[type] = card;
  slot.skulls = 5;
  return t;
}

describe('counts', () => {
  test('2.1 as many cards as printed, armies worth what they should be', () => {
    expect(armyIds).toHaveLength(42);
    for (const [column, mean] of [3.4, 4.6, 6.1].entries()) {
      const total = armyIds.reduce(
        (sum, id) =>
          sum +
          Object.entries(armies[id][column as 0]).reduce((all, [kind, count]) => all + worth[kind as Kind] * count, 0),
        0,
      );
      expect(Math.round((total / 42) * 10) / 10).toBe(mean);
    }
    expect(levels.map((level) => equipmentIds.filter((id) => equipmentOf(id).level === level).length)).toEqual([
      14, 20, 20,
    ]);
    expect(
      levels.map((level) =>
        trapIds.filter((id) => trapOf(id).level === level).reduce((sum, id) => sum + trapOf(id).copies, 0),
      ),
    ).toEqual([14, 14, 14]);
    expect(
      levels.map((level) => trapIds.filter((id) => trapOf(id).level === level && trapOf(id).support).length),
    ).toEqual([3, 3, 3]);
    expect(heroIds.every((hero) => weapons[hero].map(({ cost }) => cost).join() === '0,3,5,7')).toBe(true);
  });
  test('OMD-11.16 the printed fortresses keep the conditions of own ones', () => {
    for (const { tiles, starts, armies: plan } of Object.values(fortresses)) {
      for (const { exits, type, xy } of tiles) {
        expect(exits).toHaveLength(tileData[type].exits);
        for (const exit of exits) {
          const next = tiles.find(({ id }) => id === exit);
          expect(Math.abs((next?.xy[0] ?? 9) - xy[0]) + Math.abs((next?.xy[1] ?? 9) - xy[1])).toBe(1);
        }
      }
      for (const level of plan) expect(Object.keys(level).every((start) => starts.includes(start))).toBe(true);
    }
  });
  test('7.2 expected wounds', () => {
    expect((['battle', 'fire', 'lightning', 'arcane', 'ice'] as const).map((die) => expectedOfDie(die, 'S'))).toEqual([
      53, 117, 67, 57, 80,
    ]);
    expect(expectedOfDie('arcane', 'BV')).toBe(117);
  });
});

describe('amulets', () => {
  const plain = { battle: 2, arcane: 1 };
  test.each(equipmentIds.filter((id) => equipmentOf(id).type === 'amulet'))('OMD-10.5 %s adds to the roll', (card) => {
    const { dice: more = {}, fixed = '', replacesDie = '' } = equipmentOf(card);
    const roll = heroDice(wearing(card).board, 0, { without: [], boosts: [] });
    expect(roll.fixed).toBe(fixed + replacesDie);
    for (const die of ['battle', 'fire', 'lightning', 'arcane', 'ice'] as const) {
      const printed = die === 'battle' ? plain.battle : die === 'arcane' ? plain.arcane : 0;
      const wanted = Math.min(
        printed + (more[die] ?? 0) - (die === 'battle' && replacesDie ? 1 : 0),
        die === 'battle' ? 10 : 2,
      );
      expect(roll.dice[die] ?? 0, die).toBe(wanted);
    }
    expect(JSON.stringify(roll)).not.toBe(JSON.stringify({ dice: plain, fixed: '' }));
  });
  test('7.6 what the amulets give is what the cards say', () => {
    const said: Partial<Record<EquipmentId, unknown>> = {
      'copper-fang': { battle: 1 },
      'ember-pendant': { fire: 1 },
      'frost-locket': { ice: 1 },
      'storm-amulet': { lightning: 1 },
      'mind-eye': { arcane: 1 },
      'flame-heart': { fire: 1, battle: 1 },
      'winter-heart': { ice: 1, battle: 1 },
      'twin-fang': { battle: 2 },
      'dragon-heart': { fire: 2 },
      'tempest-heart': { lightning: 2 },
      'archmages-eye': { arcane: 2 },
      'glacier-heart': { ice: 2 },
      'war-banner': { battle: 3 },
    };
    for (const [id, dice] of Object.entries(said)) expect(equipmentOf(id as EquipmentId).dice).toEqual(dice);
    expect([
      equipment['whetted-charm'].fixed,
      equipment['quicksilver-charm'].fixed,
      equipment['bolt-charm'].fixed,
      equipment['twin-bolts'].fixed,
      equipment['sun-blade'].fixed,
    ]).toEqual(['S', 'V', 'K', 'KK', 'SSV']);
  });
});

describe('rings', () => {
  test.each([
    ['ring-of-iron-hide', 2, 1],
    ['ring-of-adamant', 3, 1],
    ['ring-of-thick-hide', 2, 1],
  ] as const)('%s cancels: %i wounds become %i', (card, wounds, left) => {
    const t = wearing(card);
    t.board.phase = 'creature';
    t.run({ step: 'hurt', hurt: { slot: 0, wounds, from: group('4'), stuns: false } });
    expect(t.hero('gabriella').health).toBe(10 - left);
    t.run({ step: 'hurt', hurt: { slot: 0, wounds, from: group('4'), stuns: false } });
    expect(t.hero('gabriella').health).toBe(10 - left - (card === 'ring-of-thick-hide' ? 2 : left));
  });
  test.each([
    ['ring-of-vigour', 12],
    ['ring-of-toughness', 13],
    ['ring-of-life', 14],
  ] as const)('OMD-10.8 %s raises the maximum to %i and heals as much', (card, most) => {
    const t = siege({ heroes: ['gabriella', 'ivy'], at: ['4', 'R'], level: 3 });
    t.hero('gabriella').skulls = 20;
    t.hero('gabriella').health = 5;
    t.team.shop.equipment = [card, null, null, null, null, null];
    t.upgrade().say(0, 'equip', { card });
    expect([maxHealth(t.hero('gabriella')), t.hero('gabriella').health]).toEqual([most, 5 + most - 10]);
  });
  test.each([
    ['tithe-band', 0, 1, 0],
    ['misers-ring', 1, 0, 0],
    ['ring-of-kings', 1, 1, 0],
    ['ring-of-mending', 0, 0, 1],
  ] as const)('%s in step A0', (card, own, rift, healed) => {
    const t = wearing(card);
    t.hero('gabriella').health = 5;
    t.run({ step: 'round' });
    expect([t.hero('gabriella').skulls - 5, t.team.rift.skulls - 1, t.hero('gabriella').health - 5]).toEqual([
      own,
      rift,
      healed,
    ]);
  });
  test.each([
    ['ring-of-greed', ['S'], 2],
    ['ring-of-trophies', ['S'], 2],
    ['ring-of-plunder', ['S'], 1],
  ] as const)('%s: an Orc that falls to %j is worth %i', (card, dice, skulls) => {
    const t = wearing(card).rolls('gabriella', [...dice]);
    expect(t.hero('gabriella').skulls - 5).toBe(skulls);
  });
  test.each([
    ['ring-of-plunder', 5],
    ['ring-of-trophies', 6],
  ] as const)('%s: an Ogre is worth %i', (card, skulls) => {
    const t = wearing(card);
    t.team.units['4'] = {};
    t.team.supply.grunt += 3;
    t.put('4', { colossus: 1 }).rolls('gabriella', ['S', 'S', 'S']);
    expect(t.hero('gabriella').skulls - 5).toBe(skulls);
  });
  test.each(['ring-of-roots', 'ring-of-balance'] as const)('%s keeps a hero on his feet', (card) => {
    const t = wearing(card).run({
      step: 'hurt',
      hurt: { slot: 0, wounds: 1, from: group('4', 'colossus'), stuns: true },
    });
    expect(t.hero('gabriella').stunned).toBe(false);
  });
  test('OMD-9.5 a colossus stuns whom it wounds', () => {
    const t = wearing('ring-of-vigour').run({
      step: 'hurt',
      hurt: { slot: 0, wounds: 1, from: group('4', 'colossus'), stuns: false },
    });
    expect(t.hero('gabriella').stunned).toBe(true);
  });
  test('ring-of-balance: the lava does not wound', () => {
    const t = wearing('ring-of-balance').run({
      step: 'hurt',
      hurt: { slot: 0, wounds: 1, from: { by: 'tile', tile: '3', hazard: 'lava' }, stuns: false },
    });
    expect(t.hero('gabriella').health).toBe(10);
  });
  test.each([
    ['ring-of-thorns', 1],
    ['ring-of-vengeance', 2],
  ] as const)('%s: %i of the group die', (card, dead) => {
    const t = wearing(card).run({
      step: 'hurt',
      hurt: { slot: 0, wounds: 1, from: group('4', 'grunt', 3), stuns: false },
    });
    expect([t.count('4', 'grunt'), t.team.rift.skulls]).toEqual([3 - dead, 1 + dead]);
  });
  test('ring-of-the-vampire heals after a kill', () => {
    const t = wearing('ring-of-the-vampire');
    t.hero('gabriella').health = 5;
    expect(t.rolls('gabriella', ['S']).hero('gabriella').health).toBe(6);
  });
});

describe('trinkets', () => {
  test.each([
    ['swift-boots', 3],
    ['winged-sandals', 4],
    ['seven-league-boots', 4],
  ] as const)('%s: Move %i', (card, move) => expect(heroMove(wearing(card).board, 0)).toBe(move));
  test.each([
    ['healing-draught', 6],
    ['greater-draught', 10],
    ['phoenix-draught', 10],
  ] as const)('%s heals from 2 to %i and is discarded', (card, health) => {
    const t = wearing(card);
    t.hero('gabriella').health = 2;
    t.turnOf('gabriella').say(0, 'use', { card });
    expect([t.hero('gabriella').health, t.hero('gabriella').worn.trinket]).toEqual([health, null]);
    expect(t.team.equipmentDiscard).toEqual([card]);
  });
  test('flash-bomb stuns the lesser creatures here', () => {
    const t = wearing('flash-bomb');
    t.turnOf('gabriella').say(0, 'use', { card: 'flash-bomb' });
    expect(t.ready('4', 'grunt')).toBe(0);
  });
  test('field-kit heals for a skull; recall-stone goes home for two', () => {
    const t = wearing('field-kit');
    t.hero('gabriella').health = 4;
    t.turnOf('gabriella')
      .say(0, 'use', { card: 'field-kit', target: 'gabriella' })
      .say(0, 'use', { card: 'field-kit', target: 'gabriella' });
    expect([t.hero('gabriella').health, t.hero('gabriella').skulls]).toEqual([6, 3]);
    const u = wearing('recall-stone');
    u.turnOf('gabriella').say(0, 'use', { card: 'recall-stone', target: '1' });
    expect([u.hero('gabriella').tile, u.hero('gabriella').skulls]).toEqual(['1', 3]);
  });
  test('rift-shard mends the Rift and leaves the game', () => {
    const t = wearing('rift-shard');
    t.team.rift.health = 3;
    t.upgrade().say(0, 'use', { card: 'rift-shard' });
    expect([t.team.rift.health, t.team.removed]).toEqual([5, ['rift-shard']]);
  });
  test('thunder-scroll adds two lightning dice once', () => {
    const t = wearing('thunder-scroll');
    expect(heroDice(t.board, 0, { without: [], boosts: ['thunder-scroll'] }).dice.lightning).toBe(2);
    t.turnOf('gabriella').say(0, 'attack', { with: ['thunder-scroll'] });
    expect(t.hero('gabriella').worn.trinket).toBeNull();
  });
  test.each([
    ['loaded-dice', 2],
    ['chaos-scroll', 3],
  ] as const)('%s rerolls up to %i dice', (card, most) => {
    const t = wearing(card);
    t.turnOf('gabriella').say(0, 'attack', {});
    expect(t.board.roll?.reroll).toEqual({ card, dice: most });
    t.say(0, 'reroll', { dice: ['1', '2'] });
    expect(t.hero('gabriella').worn.trinket).toBe(card === 'chaos-scroll' ? null : card);
  });
  test.each([
    ['engineers-wrench', 'S', 2],
    ['master-wrench', 'K', 1],
  ] as const)('%s adds %s to the traps of the tile', (card, icon, count) => {
    const t = wearing(card);
    t.team.traps['4'] = ['spike-trap'];
    expect(trapWorks(t.board, { side: 'order', tile: '4', rest: [], aimed: {} }, []).pool[icon]).toBe(count);
  });
});
