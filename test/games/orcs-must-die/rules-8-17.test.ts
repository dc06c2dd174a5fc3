/** Dice, creatures, cards, tiles, traps, bosses, Rivalry and the end, rule by rule (OMD-8 to OMD-17). */
import { describe, expect, test } from 'vitest';
import { faces } from '../../../src/games/orcs-must-die/content/dice.js';
import { threatTo } from '../../../src/games/orcs-must-die/rules/threat.js';
import { boostsReady } from '../../../src/games/orcs-must-die/rules/attack.js';
import { upgradeAutopilot } from '../../../src/games/orcs-must-die/rules/fallbacks.js';
import { bossesToVote, heroesOffered } from '../../../src/games/orcs-must-die/rules/lobby.js';
import { reachOf, turnActions } from '../../../src/games/orcs-must-die/rules/offers.js';
import { readFortress } from '../../../src/games/orcs-must-die/rules/own-fortress.js';
import { expectedWounds, killValue, phasesToRift, stunValue } from '../../../src/games/orcs-must-die/rules/values.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { sayIn, withDefaults } from '../../../src/kernel/index.js';
import { type Table, siege } from './table-talk.js';

const straight = { fortress: 'straight-shot' } as const;
const rivalry = (more: Parameters<typeof siege>[0] = {}): Table =>
  siege({ seats: 2, ...more, options: { mode: 'rivalry', ...more.options } });

describe('OMD-8, dice', () => {
  test('OMD-8.1 7.1 the faces of the dice', () => {
    expect(faces).toEqual({
      battle: ['S', 'S', 'V', 'V', 'B', ''],
      fire: ['SS', 'SS', 'S', 'S', 'K', ''],
      lightning: ['K', 'K', 'VV', 'V', 'T', ''],
      arcane: ['BB', 'BB', 'B', 'B', 'K', ''],
      ice: ['T', 'T', 'TS', 'V', 'K', ''],
      health: ['H', 'HH', 'HHH', 'HC', 'C', 'CC'],
    });
  });

  test('OMD-8.5 a bolt is sword, speed or brain as wanted', () => {
    for (const kind of ['grunt', 'crossbow', 'hunter'] as const) {
      const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['4', 'R'], units: { '4': { [kind]: 1 } } });
      expect(t.rolls('maximilian', ['K']).count('4', kind)).toBe(0);
    }
  });

  test('OMD-8.6 two equal results are a bolt, two different ones are not', () => {
    const against = (icons: string[]): number =>
      siege({ heroes: ['maximilian', 'gabriella'], at: ['4', 'R'], units: { '4': { grunt: 1 } } })
        .rolls('maximilian', icons)
        .count('4', 'grunt');
    expect([against(['V', 'V']), against(['B', 'B']), against(['V', 'B'])]).toEqual([0, 0, 1]);
  });

  test('OMD-8.8 who is stunned does not attack', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['4', 'R'], stunned: { '4': { grunt: 3 } } });
    t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
    expect(t.events.filter(({ type }) => type === 'groupAttacked')).toEqual([]);
  });

  test('OMD-8.11 an exact icon is spent on an exact demand first', () => {
    const t = siege({
      level: 2,
      heroes: ['maximilian', 'gabriella'],
      at: ['4', 'R'],
      units: { '4': { grunt: 1, crossbow: 1, brute: 1 } },
    });
    // A Troll needs a bolt and speed: one speed result, and a pair of swords for the bolt.
    t.rolls('maximilian', ['S', 'S', 'S', 'V', 'V']);
    expect([t.count('4', 'brute'), t.count('4', 'grunt'), t.count('4', 'crossbow')]).toEqual([0, 0, 0]);
  });

  test('OMD-8.13 OMD-8.14 a death costs the Rift 3 and ends the turn; the figure lies on the Rift board', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['3', 'R'], units: { '3': { grunt: 1 } } });
    Object.assign(t.hero('maximilian'), { health: 1, stunned: false });
    t.turnOf('maximilian').say(0, 'push', { target: 'grunt' });
    expect([t.hero('maximilian').dead, t.hero('maximilian').tile, t.team.rift.health]).toEqual([true, null, 3]);
    expect(t.board.active).toBeNull();
  });

  test('OMD-8.15 OMD-12.7 whom a trap kills pays the pool: 1 for a lesser, 3 for a greater creature', () => {
    const t = siege({ ...{ options: straight, level: 2 }, units: { '4': { grunt: 1 }, '3': { colossus: 1 } } });
    t.team.traps = { '4': ['grinder'], '3': ['void-wall'] };
    t.run({ step: 'traps', side: 'order', tiles: ['4', '3'], aimed: {} });
    expect([t.count('4', 'grunt'), t.count('3', 'colossus'), t.team.rift.skulls]).toEqual([0, 0, 5]);
  });

  test('OMD-8.16 OMD-13.6 slaying takes creatures only, never a boss', () => {
    const t = siege({ options: straight, level: 2, units: { '1': { grunt: 1 } } });
    t.board.bosses = [{ id: 'earth-lord', side: 'order', tile: '4', health: 4, arrival: 4, stunned: false }];
    t.team.traps = { '4': ['void-wall'] };
    t.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} });
    expect(t.board.bosses[0]?.health).toBe(4);
  });
});

describe('OMD-10 and OMD-11, heroes and tiles', () => {
  test('OMD-10.2 rivalry powers work in Rivalry only', () => {
    const t = siege({ heroes: ['gabriella', 'maximilian'], at: ['4', 'R'], units: { '4': { grunt: 1 } } });
    t.turnOf('gabriella');
    expect(turnActions(t.board, 0)).not.toContain('rivalry');
    expect(t.why(0, 'rivalry', { target: 'ivy' })).toMatch(/in Rivalry only/);
  });

  test('OMD-10.3 an ultimate exhausts its token, and is gone until somebody revitalizes', () => {
    const t = siege({ heroes: ['gabriella', 'maximilian'], at: ['4', 'R'], units: { '4': { grunt: 2 } } });
    t.turnOf('gabriella').say(0, 'ultimate', { target: '5' });
    expect([t.hero('gabriella').ultimate, t.ready('4', 'grunt')]).toEqual(['exhausted', 0]);
    t.turnOf('gabriella');
    expect(turnActions(t.board, 0)).not.toContain('ultimate');
    t.team.rift.skulls = 6;
    t.upgrade().say(0, 'revitalize', {});
    expect(t.board.slots.map(({ ultimate }) => ultimate)).toEqual(['available', 'available']);
  });

  test('OMD-10.7 a one-use card is discarded when it is used', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['4', 'R'] });
    t.hero('maximilian').worn.trinket = 'healing-draught';
    t.hero('maximilian').health = 5;
    t.turnOf('maximilian').say(0, 'use', { card: 'healing-draught' });
    expect([t.hero('maximilian').health, t.hero('maximilian').worn.trinket]).toEqual([9, null]);
    expect(t.team.equipmentDiscard).toContain('healing-draught');
  });

  test('OMD-10.9 a bow reaches connected tiles, along the arrow and against it; a sword does not', () => {
    const t = siege({
      options: straight,
      heroes: ['ivy', 'maximilian'],
      at: ['3', '3'],
      units: { '2': { grunt: 1 }, '4': { grunt: 1 }, '5': { grunt: 1 } },
    });
    expect(t.turnOf('ivy').options(0, 'attack')).toEqual(['2', '4']);
    expect(t.turnOf('maximilian').refused(1, 'attack', { tile: '4' }).ok).toBe(false);
  });

  test('OMD-11.13 the pitfall wounds who walks across, not who stops there', () => {
    const pit = { fortress: 'straight-shot-2' } as const;
    const t = siege({ options: pit, heroes: ['maximilian', 'gabriella'], at: ['2', '2'] });
    t.turnOf('maximilian').say(0, 'move', { to: '4' });
    t.turnOf('gabriella').say(1, 'move', { to: '3' });
    expect([t.hero('maximilian').health, t.hero('gabriella').health]).toEqual([10, 10]);
  });

  test('OMD-11.11 OMD-11.14 who stands on the pitfall is safe; one in the fumes is not', () => {
    const t = siege({ options: { fortress: 'gas-works' }, units: { '4': { grunt: 2 }, '3': { grunt: 2 } } });
    t.run({ step: 'hazards', side: 'order' }, { step: 'fumes', side: 'order' });
    if (t.asked() === 'fumes') t.silence();
    expect([t.count('4', 'grunt'), t.count('3', 'grunt'), t.team.rift.skulls]).toEqual([2, 1, 2]);
  });
});

describe('OMD-12, traps', () => {
  test('OMD-12.6 what a trap leaves over is gone; OMD-12.10 and a fired one is out of the game', () => {
    const t = siege({ options: straight, level: 3, units: { '4': { grunt: 1 }, '3': { grunt: 1 } } });
    t.team.traps = { '4': ['spike-trap'], '3': ['spike-trap'] };
    t.run({ step: 'traps', side: 'order', tiles: ['4', '3'], aimed: {} });
    expect([t.count('4', 'grunt'), t.count('3', 'grunt')]).toEqual([1, 1]);
    const u = siege({ options: straight, units: { '4': { grunt: 3 } } });
    u.team.traps = { '4': ['boom-barrel'] };
    u.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} });
    u.say(0, 'assign', { outcome: ['fire:boom-barrel', 'kill:grunt', 'kill:grunt', 'kill:grunt'] });
    expect([u.count('4', 'grunt'), u.team.traps['4'], u.team.trapDiscard]).toEqual([0, [], ['boom-barrel']]);
  });

  test('OMD-12.3 Coin Forge mints for the first two killed by traps here; Healing Well heals at the end', () => {
    const t = siege({ seats: 4, options: straight, level: 2, at: ['4', 'R', 'R', 'R'], units: { '4': { grunt: 2 } } });
    t.team.traps = { '4': ['coin-forge', 'wall-blades'] };
    t.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} });
    expect([t.count('4', 'grunt'), t.team.rift.skulls]).toEqual([0, 5]);
    t.team.traps = { '4': ['healing-well'] };
    const [first] = t.board.slots;
    if (first) first.health = 3;
    t.run({ step: 'recovery' });
    expect(t.board.slots[0]?.health).toBe(4);
  });

  test('7.7 Mega Grinder slays two lesser creatures, Void Wall one of any size', () => {
    const t = siege({ options: straight, level: 3, units: { '4': { grunt: 2 } } });
    t.team.traps = { '4': ['mega-grinder'] };
    t.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} });
    expect(t.count('4', 'grunt')).toBe(0);
    const u = siege({ options: straight, level: 3, units: { '4': { brute: 1 } } });
    u.team.traps = { '4': ['void-wall'] };
    u.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} });
    expect(u.count('4', 'brute')).toBe(0);
  });

  test('TX-30 OMD-8.15 whose pool: the fortress for traps and hazards, the hero’s team for pushes', () => {
    const t = rivalry({ heroes: ['cygnus', 'gabriella', 'midnight', 'bloodspike'], at: ['O3', 'O5', 'U1', 'U1'] });
    t.put('O3', { grunt: 1 }).put('O4', { grunt: 1 });
    t.side('order').traps['O4'] = ['spike-trap'];
    t.run({ step: 'traps', side: 'order', tiles: ['O4'], aimed: {} });
    t.turnOf('cygnus').say(0, 'push', { target: 'grunt' });
    expect([t.side('order').rift.skulls, t.side('unchained').rift.skulls]).toEqual([3, 1]);
    expect(t.hero('cygnus').skulls).toBe(1);
  });
});

describe('OMD-13, bosses', () => {
  test.each([
    ['earth-lord', 2, 2, 4],
    ['earth-lord', 3, 3, 12],
    ['fire-lord', 4, 2, 16],
    ['boss-ivy', 2, 3, 14],
    ['great-cthulhu', 4, 3, 18],
  ] as const)('OMD-13.4 %s has for %i heroes at level %i %i health', (boss, seats, level, health) => {
    const t = siege({ seats, options: { [`boss-level${level}`]: boss }, level });
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 2 }));
    t.run({ step: 'arrivals', side: 'order' });
    expect(t.board.bosses[0]?.health).toBe(health);
  });

  test('OMD-13.8 OMD-13.13 a hero set as a boss is offered to nobody; one who is played can be no boss', () => {
    const set = withDefaults(orcsMustDie, { 'boss-level2': 'boss-ivy' });
    expect(heroesOffered(set, 'order')).not.toContain('ivy');
    const t = siege({ options: { 'boss-level2': 'vote' }, heroes: ['maximilian', 'gabriella'] });
    const offered = bossesToVote(
      t.board.options,
      t.board.slots.map(({ hero }) => hero),
    );
    expect(offered).not.toContain('boss-maximilian');
    expect(offered).toContain('boss-tundra');
  });

  test('OMD-13.5 what bites next is told with the bosses, in words as in the picture', () => {
    const t = siege({ options: straight, level: 2, units: { '5': { grunt: 2, hunter: 3 }, '4': { runner: 1 } } });
    expect(threatTo(t.board, t.team)).toBe(4);
    t.board.bosses = [{ id: 'earth-lord', side: 'order', tile: '5', health: 4, arrival: 4, stunned: false }];
    expect(threatTo(t.board, t.team)).toBe(9);
    const say = sayIn(orcsMustDie, 'en', ['Ann', 'Ben']);
    const status = orcsMustDie.text.en.status(orcsMustDie.view(t.match, 0), say);
    expect(status.join('\n')).toContain('9 damage');
  });
});

describe('OMD-14, Rivalry', () => {
  test('OMD-14.2 OMD-14.5 one Rift Lord for both teams, who passes from the one to the other', () => {
    const t = rivalry({ seats: 4 });
    expect(t.board.slots.map(({ side }) => side)).toEqual(['order', 'order', 'unchained', 'unchained']);
    t.board.lord = 1;
    t.run({ step: 'upkeep' });
    expect(t.board.slots[t.board.lord]?.side).toBe('unchained');
  });

  test('OMD-14.10 V5 alternate seating: Order, Unchained, Order, Unchained', () => {
    const t = rivalry({ seats: 4, options: { seating: 'alternate' } });
    expect(t.board.slots.map(({ side }) => side)).toEqual(['order', 'unchained', 'order', 'unchained']);
  });

  test('OMD-14.16 no bow reaches the other fortress, though a step does', () => {
    const t = rivalry({ heroes: ['ivy', 'gabriella', 'midnight', 'bloodspike'], at: ['O1', 'OR', 'U1', 'UR'] });
    t.turnOf('ivy');
    expect([...reachOf(t.board, 0).keys()]).toContain('U1');
    expect(t.refused(0, 'attack', { tile: 'U1' }).ok).toBe(false);
  });

  test('OMD-14.17 nobody heals on the other Rift tile', () => {
    const t = rivalry({ heroes: ['ivy', 'gabriella', 'midnight', 'bloodspike'], at: ['UR', 'O1', 'U1', 'U1'] });
    t.upgrade();
    expect(t.refused(0, 'heal', { as: 'ivy' }).ok).toBe(false);
  });

  test('Bad Form: beside Sir Winston no ultimate is ready for an attack', () => {
    const t = rivalry({
      heroes: ['maximilian', 'gabriella', 'sir-winston', 'bloodspike'],
      at: ['U1', 'OR', 'U1', 'UR'],
    });
    t.turnOf('maximilian');
    expect(boostsReady(t.board, 0)).toEqual([]);
    t.hero('sir-winston').tile = 'U2';
    expect(boostsReady(t.board, 0)).toEqual(['ultimate']);
  });

  test('Pickpocket: who has no skulls is stunned instead; whom a ring or Hogarth holds up is left alone', () => {
    const beside = (ring: 'ring-of-roots' | null, hogarth: 'U1' | 'OR'): Table => {
      const t = rivalry({
        heroes: ['maximilian', 'hogarth', 'kobold-king', 'bloodspike'],
        at: ['U1', hogarth, 'U1', 'UR'],
      });
      t.hero('maximilian').skulls = 0;
      t.hero('maximilian').worn.ring = ring;
      return t.turnOf('kobold-king');
    };
    expect(beside(null, 'OR').say(1, 'rivalry', { target: 'maximilian' }).hero('maximilian').stunned).toBe(true);
    expect(beside('ring-of-roots', 'OR').refused(1, 'rivalry', { target: 'maximilian' }).ok).toBe(false);
    expect(beside(null, 'U1').refused(1, 'rivalry', { target: 'maximilian' }).ok).toBe(false);
  });
});

describe('OMD-15 and OMD-16, automation and the end', () => {
  test('OMD-15.2 OMD-15.3 what a kill, a stun and the way to the Rift are worth', () => {
    const t = siege({
      options: straight,
      level: 2,
      units: { '5': { grunt: 1, runner: 1 }, '1': { shaman: 1, grunt: 2 } },
    });
    expect([phasesToRift(t.team, '1', 1), phasesToRift(t.team, '1', 2), phasesToRift(t.team, '5', 2)]).toEqual([
      5, 3, 1,
    ]);
    expect(killValue(t.board, t.team, '5', 'grunt')).toBe(10 + 12 * 3 + 4);
    expect(killValue(t.board, t.team, '5', 'runner')).toBe(10 + 24 * 3 + 2);
    expect(killValue(t.board, t.team, '1', 'shaman')).toBe(30 + 36 + 2 + 8);
    expect(stunValue(t.board, t.team, '5', 'grunt')).toBe(20);
    expect(stunValue(t.board, t.team, 'R', 'grunt')).toBe(0);
    expect(stunValue(t.board, t.team, '5', 'brute')).toBe(0);
    expect(expectedWounds({ battle: 2, fire: 1 }, 'S')).toBeCloseTo(2.23);
  });

  test('TX-17 OMD-16.1 the last cards come into an empty fortress: no victory before they stand there', () => {
    const t = siege({ options: straight, level: 3 });
    t.team.armies = [{ start: '1', left: 1 }];
    const [hidden] = t.board.hidden.teams;
    if (hidden) hidden.armies = [['vanguard']];
    t.run({ step: 'wave', side: 'order' });
    expect([t.match.outcome, t.count('1', 'grunt')]).toEqual([null, 3]);
  });

  test('OMD-15.6 an empty seat buys the next weapon with exactly the skulls it costs', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['4', '4'] });
    t.hero('maximilian').skulls = 3;
    expect(upgradeAutopilot(t.board, [0], { seat: true })).toEqual({ action: 'weapon', args: { rift: 0 } });
    t.hero('maximilian').skulls = 2;
    expect(upgradeAutopilot(t.board, [0], { seat: true })).toEqual({ action: 'done', args: {} });
  });

  test('OMD-16.2 the Rift at 0 is the end, at once', () => {
    const t = siege({ options: straight, units: { R: { colossus: 2 }, '1': { grunt: 3 } } }).run({ step: 'bite' });
    expect([t.team.rift.health, t.match.outcome?.winners]).toEqual([0, []]);
  });

  test('7.9 the hardest fortresses open as drawn: Cubicle 2 and Last Bastion', () => {
    const cubicle = siege({ options: { fortress: 'cubicle-2' } }).team;
    expect(cubicle.tiles.find(({ id }) => id === '2')).toMatchObject({ type: 'crossroads', exits: ['3', '6', '7'] });
    const bastion = siege({ options: { fortress: 'last-bastion' } }).team;
    expect(bastion.starts).toEqual(['1', '4', '8']);
    expect(bastion.plan[2]).toEqual({ 1: 1, 4: 1, 8: 1 });
  });
});

test('OF-2 a fortress may be called by one letter', () => {
  const named = (name: string): boolean => readFortress(`name: ${name}\n1> 2> 3v\n4> 5> R\narmies: 1 / 1 / 1`).ok;
  expect([named('X'), named('x'.repeat(30)), named('x'.repeat(31)), named('!')]).toEqual([true, true, false, false]);
});
