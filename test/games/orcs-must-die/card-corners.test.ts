/** The second half of what cards, powers and bosses say: friends healed, moves divided, bosses stunned. */
import { describe, expect, test } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { record } from '../../../src/games/orcs-must-die/record.js';
import { groupDice, groupsIn } from '../../../src/games/orcs-must-die/rules/groups.js';
import { pushTargets } from '../../../src/games/orcs-must-die/rules/pushing.js';
import { trapWorks } from '../../../src/games/orcs-must-die/rules/trap-plan.js';
import type { Boss, BossId, Events, Omd } from '../../../src/games/orcs-must-die/types/index.js';
import { type GameEvent, pending } from '../../../src/kernel/index.js';
import { type Position, type Table, siege } from './table-talk.js';

const straight = { fortress: 'straight-shot' } as const;
const lord = (id: BossId, tile: string, side: Boss['side'] = 'order'): Boss => ({
  id,
  side,
  tile,
  health: 4,
  arrival: 8,
  stunned: false,
});
const rivals = (more: Position = {}): Table =>
  siege({
    seats: 4,
    heroes: ['maximilian', 'ivy', 'midnight', 'blackpaw'],
    ...more,
    options: { mode: 'rivalry', ...more.options },
  });

describe('cards', () => {
  test('Seven-League Boots divide the move around an attack', () => {
    const t = siege({ options: straight, heroes: ['maximilian', 'ivy'], at: ['4', 'R'], units: { '3': { brute: 1 } } });
    t.hero('maximilian').worn.trinket = 'seven-league-boots';
    t.turnOf('maximilian').say(0, 'move', { to: '3' }).battle('-', '-', '-').say(0, 'attack', {});
    t.say(0, 'move', { to: 'R' });
    expect(t.hero('maximilian').tile).toBe('R');
  });

  test('Phoenix Draught heals every friend on the tile, and nobody elsewhere', () => {
    const t = siege({ seats: 3, heroes: ['maximilian', 'ivy', 'cygnus'], at: ['4', '4', 'R'] });
    for (const slot of t.board.slots) slot.health = 3;
    t.hero('maximilian').worn.trinket = 'phoenix-draught';
    t.turnOf('maximilian').say(0, 'use', { card: 'phoenix-draught' });
    expect(t.board.slots.map(({ health }) => health)).toEqual([11, 11, 3]);
  });

  test('Rift Shard does not mend above the start', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'] });
    t.hero('maximilian').worn.trinket = 'rift-shard';
    t.team.rift.health = 5;
    t.upgrade().say(0, 'use', { card: 'rift-shard' });
    expect(t.team.rift.health).toBe(6);
  });

  test('Ring of Balance: neither fumes nor pitfall wound, and nobody pushes', () => {
    const t = siege({ options: { fortress: 'gas-works' }, heroes: ['maximilian', 'ivy'], at: ['3', 'R'] });
    t.hero('maximilian').worn.ring = 'ring-of-balance';
    t.turnOf('maximilian').say(0, 'move', { to: '5' });
    expect(t.hero('maximilian').health).toBe(11);
    t.hero('maximilian').tile = '2';
    t.turnOf('maximilian').say(0, 'move', { to: '3' });
    expect([t.asked(), t.hero('maximilian').health]).toEqual(['swaps', 11]);
    const u = rivals({ at: ['O3', 'O3', 'O3', 'UR'], options: { fortress: 'first-gate' } });
    u.turnOf('maximilian');
    expect(pushTargets(u.board, 0)).toContain('midnight');
    u.hero('midnight').worn.ring = 'ring-of-balance';
    expect(pushTargets(u.board, 0)).not.toContain('midnight');
  });

  test('Ring of the Vampire drinks from a boss as well, once an attack', () => {
    const t = siege({
      options: straight,
      level: 2,
      heroes: ['maximilian', 'ivy'],
      at: ['3', 'R'],
      units: { '1': { grunt: 1 } },
    });
    t.board.bosses = [lord('mr-moneybags', '3')];
    Object.assign(t.hero('maximilian'), {
      health: 5,
      worn: { amulet: [], ring: 'ring-of-the-vampire', trinket: null },
    });
    t.rolls('maximilian', ['V', 'V']);
    expect([t.board.bosses[0]?.health, t.hero('maximilian').health]).toEqual([2, 6]);
  });

  test('Ice Vent takes four off their feet, whatever their size; Flip Trap two lesser ones', () => {
    const stuns = (trap: 'ice-vent' | 'flip-trap') => {
      const t = siege({ level: 3, units: { '4': { grunt: 3, colossus: 2 } } });
      t.team.traps['4'] = [trap];
      return trapWorks(t.board, { side: 'order', tile: '4', rest: [], aimed: {} }, []).stuns;
    };
    expect([stuns('ice-vent'), stuns('flip-trap')]).toEqual([
      { lesser: 0, any: 4 },
      { lesser: 2, any: 0 },
    ]);
  });
});

describe('powers and bosses', () => {
  test('Whiteout stuns a boss, but not the Earth Lord', () => {
    for (const [id, stunned] of [
      ['fire-lord', true],
      ['earth-lord', false],
    ] as const) {
      const t = siege({
        options: straight,
        level: 2,
        heroes: ['tundra', 'ivy'],
        at: ['3', 'R'],
        units: { '3': { grunt: 1 } },
      });
      t.board.bosses = [lord(id, '3')];
      t.turnOf('tundra').say(0, 'ultimate', {});
      expect(t.board.bosses[0]?.stunned).toBe(stunned);
    }
  });

  test('Pack Leader: while Blackpaw is abroad his player leads the hunters there', () => {
    const asked = (at: readonly string[]): number[] => {
      const t = rivals({ options: straight, at, units: { O3: { hunter: 2 } } });
      t.board.lord = 0;
      t.run({ step: 'movement', side: 'order' });
      return pending(orcsMustDie, t.match).flatMap(({ seats }) => [...seats]);
    };
    const [first, , , wolf] = rivals().board.slots.map(({ seat }) => seat);
    expect(asked(['O2', 'O4', 'UR', 'UR'])).toEqual([first]);
    expect(asked(['O2', 'O4', 'UR', 'O5'])).toEqual([wolf]);
  });

  test('Ball & Chain as a boss stuns with every blow; Ivy as a boss shoots along the arrow', () => {
    const t = siege({ options: straight, level: 2, heroes: ['maximilian', 'cygnus'], at: ['4', '2'] });
    t.board.bosses = [lord('boss-ball-and-chain', '4')];
    const chain = groupDice(t.board, 'order', { kind: null, boss: 'boss-ball-and-chain', tile: '4', count: 1 });
    expect(chain.fixed).toBe('T');
    t.board.bosses = [lord('boss-ivy', '3')];
    expect(groupsIn(t.board, 'order').map(({ targets }) => targets)).toEqual([[0]]);
  });

  test('Warlord: creatures beside Bloodspike roll two dice more, and no others', () => {
    const t = rivals({
      options: straight,
      heroes: ['maximilian', 'ivy', 'midnight', 'bloodspike'],
      at: ['OR', 'OR', 'UR', 'O3'],
      units: { O3: { grunt: 1 }, O2: { grunt: 1 } },
    });
    const dice = (tile: string) => groupDice(t.board, 'order', { kind: 'grunt', boss: null, tile, count: 1 }).dice;
    expect([dice('O3'), dice('O2')]).toEqual([{ battle: 3 }, { battle: 1 }]);
  });

  test('OMD-13.11 two wounds on the Fire Lord take two speed results, beside a fire die as well', () => {
    const t = siege({ options: straight, level: 2, heroes: ['maximilian', 'cygnus'], at: ['3', 'R'] });
    t.board.bosses = [lord('fire-lord', '3')];
    const most = (...icons: string[]): number => {
      t.lies('maximilian', icons);
      t.board.roll?.dice.push({ die: 'fire', face: 'SS' });
      t.run({ step: 'roll' });
      let wounds: string[] = [];
      while (t.next(0, ...wounds).includes('wound:fire-lord')) wounds = [...wounds, 'wound:fire-lord'];
      return wounds.length;
    };
    expect([most('V'), most('V', 'V'), most('V', 'V', 'B', 'B')]).toEqual([1, 2, 3]);
  });

  test('the Fire Lord burns everybody on its tile, one roll each', () => {
    const t = siege({ options: straight, level: 2, heroes: ['maximilian', 'cygnus'], at: ['3', '3'] });
    t.board.bosses = [lord('fire-lord', '3')];
    t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
    const struck = t.events.flatMap((event) => (event.type === 'groupAttacked' ? [event.data.hero] : []));
    expect(struck).toEqual(['maximilian', 'cygnus']);
  });

  test('Veyetality never drinks itself above its first health; boss Ivy neither', () => {
    const t = siege({ options: straight, level: 2, heroes: ['maximilian', 'cygnus'], at: ['3', 'R'] });
    t.board.bosses = [{ ...lord('veyetality', '3'), health: 7 }];
    t.run({
      step: 'hurt',
      hurt: { slot: 0, wounds: 5, from: { by: 'boss', side: 'order', boss: 'veyetality', tile: '3' }, stuns: false },
    });
    expect(t.board.bosses[0]?.health).toBe(8);
    t.board.bosses = [{ ...lord('boss-ivy', '3'), health: 8 }];
    expect(t.run({ step: 'recovery' }).board.bosses[0]?.health).toBe(8);
  });
});

describe('titles of Rivalry', () => {
  const who = { slot: 2, hero: 'midnight', side: 'unchained' } as const;
  const slain: Events['heroDied'] = {
    slot: 0,
    hero: 'maximilian',
    side: 'order',
    from: { by: 'hero', ...who, how: 'attack' },
  };
  const titles = (t: Table, events: GameEvent<Omd>[]) =>
    record(t.match, events).titles.map(({ title, seats }) => `${title} ${seats.join()}`);

  test('TI-1 TI-6 TI-10 the last word, duellist and raider go to whoever killed and stayed abroad', () => {
    const t = rivals();
    const seat = t.board.slots[2]?.seat ?? 9;
    t.match.outcome = {
      kind: 'won',
      winners: [seat],
      scores: null,
      reason: { key: 'endRivalry', params: { side: 'unchained' } },
    };
    const courage: GameEvent<Omd> = { type: 'courage', data: { ...who, skulls: 1 } };
    const died: GameEvent<Omd> = { type: 'heroDied', data: slain };
    const fell: GameEvent<Omd> = {
      type: 'riftChanged',
      data: { side: 'order', change: -3, health: 0, cause: 'death' },
    };
    const found = titles(t, [courage, courage, courage, died, fell]);
    expect(found).toEqual(expect.arrayContaining([`last-word ${seat}`, `duellist ${seat}`, `raider ${seat}`]));
    expect(titles(t, [courage, courage, fell])).not.toContain(`raider ${seat}`);
    expect(titles(siege({ seats: 4 }), [courage, courage, courage, died])).toEqual([]);
  });
});
