/** The round, rule by rule: skulls, upgrades, creatures, turns, upkeep (OMD-1 to OMD-7). */
import { describe, expect, test } from 'vitest';
import { turnActions, upgradeActions } from '../../../src/games/orcs-must-die/rules/offers.js';
import { type Table, siege } from './table-talk.js';

const straight = { fortress: 'straight-shot' } as const;
const seated = (t: Table, action: string): boolean =>
  turnActions(t.board, t.board.active ?? 0).some((one) => one === action);

describe('OMD-1 and OMD-2', () => {
  test('OMD-1.4 OMD-8.1 a lone player runs two heroes, and everything is counted for two', () => {
    const t = siege({ seats: 1 });
    expect([t.board.heroes, t.board.slots.map(({ seat }) => seat), t.team.rift.health]).toEqual([2, [0, 0], 6]);
  });

  test('OMD-1.5 OMD-6.1 the Rift Lord acts first, then clockwise; the dead are passed over', () => {
    const t = siege({ seats: 3, at: ['1', '2', '3'] });
    t.board.lord = 1;
    t.run({ step: 'heroPhase', left: [0, 1, 2] });
    expect(t.board.active).toBe(1);
    t.say(1, 'done', {});
    expect(t.board.active).toBe(2);
    Object.assign(t.board.slots[0] ?? {}, { dead: true, health: 0, tile: null });
    t.say(2, 'done', {});
    expect(t.board.active).toBeNull();
  });

  test('OMD-1.7 a tile holds any number of figures', () => {
    const t = siege({ units: { '4': { grunt: 14, crossbow: 12 } } });
    t.run({ step: 'movement', side: 'order' });
    expect([t.count('5', 'grunt'), t.count('5', 'crossbow')]).toEqual([14, 12]);
  });

  test('OMD-2.2 own skulls and Rift skulls are two purses', () => {
    const t = siege();
    expect([t.hero(t.name(0)).skulls, t.hero(t.name(1)).skulls, t.team.rift.skulls]).toEqual([1, 1, 1]);
  });

  test('OMD-2.3 whoever is placed in the fumes or on the pitfall takes no harm', () => {
    const t = siege({ options: { fortress: 'gas-works' }, at: ['3', '4'] });
    expect(t.board.slots.map(({ health }) => health)).toEqual([11, 10]);
  });
});

describe('OMD-4, the Hero Upgrade phase', () => {
  test('OMD-4.2 each upgrade once, and any number of different ones', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['R', '5'] });
    t.hero('maximilian').skulls = 20;
    t.team.shop.equipment = ['copper-fang', null, null, null, null, null];
    t.team.shop.traps = ['crossfire-slits', null, null, null, null, null];
    t.upgrade()
      .say(0, 'heal', {})
      .say(0, 'weapon', {})
      .say(0, 'equip', { card: 'copper-fang' })
      .say(0, 'trap', { card: 'crossfire-slits', spot: 'to 5' })
      .say(0, 'fill', { skulls: 1 });
    expect(upgradeActions(t.board, 0)).toEqual([]);
  });

  test('OMD-4.4 the Rift Lord moves own skulls into the pool, and nobody else', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'] });
    t.hero('maximilian').skulls = 5;
    t.upgrade();
    expect(t.refused(1, 'fill', { skulls: 1 }).ok).toBe(false);
    t.say(0, 'fill', { skulls: 3 });
    expect([t.hero('maximilian').skulls, t.team.rift.skulls]).toEqual([2, 4]);
  });

  test('OMD-4.8 a weapon is paid from both purses, as the buyer says', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'] });
    t.hero('maximilian').skulls = 3;
    t.team.rift.skulls = 3;
    t.upgrade().say(0, 'weapon', { rift: 2 });
    expect([t.hero('maximilian').skulls, t.team.rift.skulls]).toEqual([2, 1]);
  });

  test('OMD-4.10 OMD-7.5 a bought card leaves a gap until Upkeep fills it; an empty deck fills nothing', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'] });
    t.hero('maximilian').skulls = 9;
    const [card] = t.team.shop.equipment;
    t.upgrade().say(0, 'equip', { card: card ?? '' });
    expect(t.team.shop.equipment[0]).toBeNull();
    t.run({ step: 'endOfRound' });
    expect(t.team.shop.equipment[0]).not.toBeNull();
    const [hidden] = t.board.hidden.teams;
    if (hidden) hidden.trapDeck = [];
    t.team.shop.traps = t.team.shop.traps.map(() => null);
    t.run({ step: 'endOfRound' });
    expect(t.team.shop.traps.every((one) => one === null)).toBe(true);
  });

  test('OMD-4.11 a full tile gives one trap up for the new one, which is discarded', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['2', '2'] });
    t.team.traps['2'] = ['tar-pit'];
    t.team.shop.traps = ['spike-trap', null, null, null, null, null];
    t.hero('maximilian').skulls = 2;
    t.upgrade().say(0, 'trap', { card: 'spike-trap', spot: 'here', replace: 'tar-pit' });
    expect([t.team.traps['2'], t.team.trapDiscard]).toEqual([['spike-trap'], ['tar-pit']]);
  });

  test('OMD-4.12 RU-20 a support trap lies on a connection and replaces the old one', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['5', '5'] });
    t.team.supports['5>R'] = { card: 'steam-vents', planks: 0 };
    t.team.traps['5'] = ['spike-trap'];
    t.team.shop.traps = ['crossfire-slits', null, null, null, null, null];
    t.hero('maximilian').skulls = 3;
    t.upgrade().say(0, 'trap', { card: 'crossfire-slits', spot: 'to R' });
    expect(t.team.supports['5>R']).toEqual({ card: 'crossfire-slits', planks: 0 });
    expect([t.team.trapDiscard, t.team.traps['5']]).toEqual([['steam-vents'], ['spike-trap']]);
  });

  test('OMD-4.13 OMD-11.10 what Trapsburg has fired is replaced in the next phase A', () => {
    const t = siege({ options: { fortress: 'long-march' } });
    t.team.traps['3'] = ['spike-trap'];
    t.run({ step: 'round' });
    expect(t.team.traps['3']).toHaveLength(2);
    expect(t.team.traps['3'][0]).toBe('spike-trap');
  });
});

describe('OMD-5, the Creature phase', () => {
  test('OMD-5.1 stunned creatures stay where they are', () => {
    const t = siege({ options: straight, units: { '2': { grunt: 1 } }, stunned: { '3': { grunt: 1 } } });
    t.run({ step: 'movement', side: 'order' });
    expect([t.ready('3', 'grunt'), t.count('3', 'grunt')]).toEqual([1, 2]);
  });

  test.each([
    [1, '3'],
    [2, '4'],
    [3, '4'],
  ] as const)('OMD-5.4 at level %i Kobolds of tile 2 come to tile %s', (level, to) => {
    const t = siege({ options: straight, level, units: { '2': { runner: 2 } } });
    t.run({ step: 'movement', side: 'order' });
    expect(t.count(to, 'runner')).toBe(2);
  });

  test('OMD-5.14 OMD-13.3 the boss of level 2 comes with the first wave', () => {
    const t = siege({ options: { ...straight, 'boss-level2': 'earth-lord' }, level: 2 });
    t.team.armies = [{ start: '1', left: 3 }];
    const [hidden] = t.board.hidden.teams;
    if (hidden) hidden.armies = [['vanguard', 'vanguard', 'vanguard']];
    t.run({ step: 'wave', side: 'order' });
    expect(t.board.bosses.map(({ id, tile }) => `${id} ${tile}`)).toEqual(['earth-lord 1']);
    expect(t.team.armyDiscard).toEqual(['vanguard']);
  });

  test('OMD-5.17 OMD-5.18 OMD-9.6 each bites as printed, stunned or not, and gives no skulls; Gnolls do not', () => {
    const bite = (kind: 'grunt' | 'crossbow' | 'runner' | 'hunter' | 'shaman' | 'brute' | 'colossus'): number => {
      const t = siege({ stunned: { R: { [kind]: 1 } }, units: { '1': { grunt: 1 } } });
      const before = t.team.rift.health;
      t.run({ step: 'bite' });
      expect(t.team.rift.skulls).toBe(1);
      expect(t.count('R', kind)).toBe(kind === 'hunter' ? 1 : 0);
      return before - t.team.rift.health;
    };
    expect((['grunt', 'crossbow', 'runner', 'hunter', 'shaman', 'brute', 'colossus'] as const).map(bite)).toEqual([
      1, 1, 2, 0, 3, 3, 3,
    ]);
  });

  test('OMD-5.17 RU-2 the harder variant: a Kobold bites for 3', () => {
    const t = siege({ options: { 'runner-bite': 3 }, units: { R: { runner: 1 }, '1': { grunt: 1 } } });
    expect(t.run({ step: 'bite' }).team.rift.health).toBe(3);
  });

  test('OMD-5.19 OMD-5.21 OMD-9.2 one kind on one tile is one group; crossbows shoot on along the arrow, never back', () => {
    const t = siege({
      options: straight,
      heroes: ['maximilian', 'gabriella'],
      at: ['3', '1'],
      units: { '2': { grunt: 2, crossbow: 3 } },
    });
    t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
    const attacks = t.events.flatMap((event) => (event.type === 'groupAttacked' ? [event.data] : []));
    expect(attacks.map(({ hero, dice }) => `${hero} ${dice.length}`)).toEqual(['maximilian 3']);
  });

  test('OMD-5.23 who has died is no target for the next group', () => {
    const t = siege({
      options: straight,
      level: 2,
      heroes: ['maximilian', 'gabriella'],
      at: ['2', 'R'],
      units: { '2': { grunt: 5, hunter: 2 } },
    });
    t.hero('maximilian').health = 1;
    t.battle('S', 'S', 'S').run({ step: 'attacks', side: 'order', begun: null, finished: [] });
    expect(t.events.filter(({ type }) => type === 'groupAttacked')).toHaveLength(1);
    expect([t.hero('maximilian').dead, t.team.rift.health]).toEqual([true, 3]);
  });

  test('OMD-5.24 everybody stands up at the end', () => {
    const t = siege({ stunned: { '3': { grunt: 2, colossus: 1 } } }).run({ step: 'recovery' });
    expect([t.ready('3', 'grunt'), t.ready('3', 'colossus')]).toEqual([2, 1]);
  });
});

describe('OMD-6, a hero’s turn', () => {
  test('OMD-6.2 OMD-6.7 attack and move in any order, each once; what is left of the move is lost', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['3', 'R'], units: { '3': { brute: 1 } } });
    t.turnOf('maximilian').say(0, 'move', { to: '2' });
    expect([seated(t, 'move'), seated(t, 'attack')]).toEqual([false, false]);
    const u = siege({ heroes: ['maximilian', 'gabriella'], at: ['3', 'R'], units: { '3': { brute: 2 } } });
    u.turnOf('maximilian').battle('-', '-', '-').say(0, 'attack', {});
    expect([seated(u, 'attack'), seated(u, 'move'), seated(u, 'push')]).toEqual([false, true, false]);
  });

  test('OMD-6.4 a kill is worth 1 skull, of a greater creature 3', () => {
    const t = siege({ level: 2, heroes: ['maximilian', 'gabriella'], at: ['4', 'R'], units: { '4': { grunt: 1 } } });
    t.rolls('maximilian', ['S']);
    expect(t.hero('maximilian').skulls).toBe(2);
    t.put('4', { colossus: 1 }).rolls('maximilian', ['S', 'S', 'S']);
    expect(t.hero('maximilian').skulls).toBe(5);
  });

  test('OMD-6.9 one special action a turn', () => {
    const t = siege({ heroes: ['gabriella', 'maximilian'], at: ['4', 'R'], units: { '4': { grunt: 2 } } });
    t.turnOf('gabriella').say(0, 'power', { target: 'grunt on 4' });
    expect(t.ready('4', 'grunt')).toBe(1);
    expect([seated(t, 'power'), seated(t, 'ultimate')]).toEqual([false, false]);
  });

  test('OMD-6.10 OMD-11.5 OMD-11.6 OMD-11.9 the lava takes one, its skull goes to the pool, and it splashes', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['3', 'R'], units: { '3': { grunt: 2 } } });
    t.turnOf('maximilian').say(0, 'push', { target: 'grunt' });
    expect([t.count('3', 'grunt'), t.team.rift.skulls, t.hero('maximilian').health]).toEqual([1, 2, 10]);
    expect(t.hero('maximilian').skulls).toBe(1);
    expect(seated(t, 'push')).toBe(false);
  });

  test('OMD-6.3 cards as an action may be used again as long as they are paid', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['4', '4'] });
    const hero = t.hero('maximilian');
    Object.assign(hero, { skulls: 2, health: 5, worn: { ...hero.worn, trinket: 'field-kit' } });
    t.turnOf('maximilian')
      .say(0, 'use', { card: 'field-kit', target: 'maximilian' })
      .say(0, 'use', { card: 'field-kit', target: 'maximilian' });
    expect([t.hero('maximilian').skulls, t.hero('maximilian').health]).toEqual([0, 7]);
  });

  test('OMD-6.11 OMD-11.12 a turn that ends in the fumes costs 1, passing through nothing', () => {
    const gas = { fortress: 'gas-works' } as const;
    const t = siege({ options: gas, heroes: ['maximilian', 'gabriella'], at: ['2', 'R'] });
    t.turnOf('maximilian').say(0, 'move', { to: '3' });
    expect(t.hero('maximilian').health).toBe(10);
  });
});

describe('OMD-7, Upkeep', () => {
  test('OMD-7.2 the crown goes to the next slot clockwise', () => {
    const t = siege({ seats: 3 });
    t.board.lord = 2;
    t.run({ step: 'upkeep' });
    expect(t.board.lord).toBe(0);
  });

  test('OMD-7.6 after level 3 nothing is dealt any more', () => {
    const t = siege({ level: 3, units: { '1': { grunt: 1 } } });
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
    const [hidden] = t.board.hidden.teams;
    if (hidden) {
      hidden.armyDeck.push(...hidden.armies.flat());
      hidden.armies = hidden.armies.map(() => []);
    }
    t.run({ step: 'upkeep' });
    expect([t.board.level, t.team.armies.every(({ left }) => left === 0)]).toEqual([3, true]);
  });

  test('OMD-3.2 OMD-3.3 OMD-7.1 when the last card is revealed the level rises, for those inside as well', () => {
    const t = siege({ level: 1, units: { '4': { runner: 1 } } });
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 0 }));
    const [hidden] = t.board.hidden.teams;
    if (hidden) {
      t.team.armyDiscard.push(...hidden.armies.flat());
      hidden.armies = hidden.armies.map(() => []);
    }
    t.run({ step: 'upkeep' });
    expect([t.board.level, t.team.armies.length]).toEqual([2, 2]);
    t.run({ step: 'movement', side: 'order' });
    expect(t.count('R', 'runner')).toBe(1);
  });
});
