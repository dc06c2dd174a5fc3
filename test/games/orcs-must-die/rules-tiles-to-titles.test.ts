/** Tiles, traps, bosses, Rivalry, automation, the end and titles, rule by rule (OMD-11 to OMD-17). */
import { describe, expect, test } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { record, titlesOf } from '../../../src/games/orcs-must-die/record.js';
import { rollProposal } from '../../../src/games/orcs-must-die/rules/attack.js';
import { groupsIn, pairText, pairsNow } from '../../../src/games/orcs-must-die/rules/groups.js';
import { trapProposal } from '../../../src/games/orcs-must-die/rules/trap-plan.js';
import type { ArmyId } from '../../../src/games/orcs-must-die/content/armies.js';
import type { Omd, Side } from '../../../src/games/orcs-must-die/types/index.js';
import { type GameEvent, answer, pending, sayIn, start } from '../../../src/kernel/index.js';
import { type Position, Table, siege } from './table-talk.js';

const straight = { fortress: 'straight-shot' } as const;
const four = ['maximilian', 'ivy', 'midnight', 'bloodspike'] as const;
const rivals = (more: Position = {}): Table =>
  siege({ seats: 4, heroes: four, ...more, options: { mode: 'rivalry', ...straight, ...more.options } });
/** One army on a tile, with these cards still to come. */
function armed(t: Table, start: string, ...cards: ArmyId[]): Table {
  const team = t.board.teams.findIndex(({ tiles }) => tiles.some(({ id }) => id === start));
  const [found, hidden] = [t.board.teams[team], t.board.hidden.teams[team]];
  if (!found || !hidden) throw new Error(`no tile ${start}`);
  found.armies = [{ start, left: cards.length }];
  hidden.armies = [cards];
  return t;
}
const springs = (t: Table, tile: string): Table => t.run({ step: 'traps', side: 'order', tiles: [tile], aimed: {} });

describe('OMD-11 and OMD-12, tiles and traps', () => {
  test('OMD-11.2 a start tile is a tile like others: heroes stand there, traps lie there', () => {
    const t = siege({ options: straight, heroes: ['maximilian', 'gabriella'], at: ['1', 'R'] });
    t.team.shop.traps = ['spike-trap', null, null, null, null, null];
    t.hero('maximilian').skulls = 2;
    t.upgrade().say(0, 'trap', { card: 'spike-trap', spot: 'here' });
    armed(t, '1', 'siege-breakers').run({ step: 'wave', side: 'order' });
    springs(t, '1');
    expect([t.team.traps['1'], t.count('1', 'grunt')]).toEqual([['spike-trap'], 2]);
  });

  test('OMD-11.3 a T-join divides by two, a crossroads by three', () => {
    const t = siege({ options: { fortress: 'cubicle-1' }, units: { '2': { grunt: 4 } } });
    t.run({ step: 'movement', side: 'order' });
    expect([t.count('3', 'grunt'), t.count('7', 'grunt')]).toEqual([2, 2]);
    const u = siege({ options: { fortress: 'crossroads-keep' }, units: { '2': { grunt: 5 } } });
    u.run({ step: 'movement', side: 'order' });
    expect(['3', '5', '6'].map((tile) => u.count(tile, 'grunt'))).toEqual([2, 2, 1]);
  });

  test('OMD-12.1 a trap rolls nothing and never hurts a friend', () => {
    const t = siege({ heroes: ['maximilian', 'gabriella'], at: ['4', 'R'], units: { '4': { grunt: 1 } } });
    t.team.traps['4'] = ['spike-trap'];
    const before = JSON.stringify(t.match.rng);
    springs(t, '4');
    expect([t.count('4', 'grunt'), t.hero('maximilian').health, JSON.stringify(t.match.rng)]).toEqual([0, 11, before]);
    springs(t, '4');
    expect(t.hero('maximilian').health).toBe(11);
  });

  test('OMD-12.4 slaying first, then the icons of all traps together, then stuns', () => {
    const t = siege({ seats: 4, level: 3, units: { '4': { grunt: 4 }, '1': { grunt: 1 } } });
    t.team.traps['4'] = ['arrow-wall', 'spike-trap', 'spike-trap', 'flip-trap'];
    springs(t, '4');
    // One is slain, two swords of two traps take the second, and the trapdoor the last two off their feet.
    expect([t.count('4', 'grunt'), t.ready('4', 'grunt'), t.team.rift.skulls]).toEqual([2, 0, 3]);
  });

  test('OMD-12.1 whoever is stunned is slain as well, once', () => {
    const t = siege({ level: 2, stunned: { '4': { grunt: 2 } }, units: { '1': { grunt: 1 } } });
    t.team.traps['4'] = ['arrow-wall'];
    springs(t, '4');
    expect([t.count('4', 'grunt'), t.team.rift.skulls]).toEqual([1, 2]);
  });

  test('OMD-12.11 nobody is asked where no plan is better than another', () => {
    const asked = (
      units: NonNullable<Position['units']>,
      ...traps: Table['team']['traps'][string]
    ): string | undefined => {
      const t = siege({ options: straight, level: 2, seats: 4, units });
      t.team.traps['4'] = traps;
      return springs(t, '4').asked();
    };
    expect(asked({ '4': { grunt: 2 }, '1': { grunt: 1 } }, 'spike-trap')).toBe('swaps');
    expect(asked({ '4': { grunt: 1, hunter: 1 }, '1': { grunt: 1 } }, 'spike-trap')).toBe('plan');
    expect(asked({ '4': { grunt: 1 }, '1': { grunt: 1 } }, 'boom-barrel')).toBe('plan');
    expect(asked({ '4': { brute: 1 }, '1': { grunt: 1 } }, 'flip-trap')).toBe('swaps');
  });
});

describe('OMD-13, bosses', () => {
  test('OMD-13.1 bosses of level 3 come with its first wave, the last one when every card is out', () => {
    const t = siege({
      options: { ...straight, 'boss-level3': 'earth-lord', 'boss-finale': 'fire-lord' },
      level: 3,
      units: { '5': { hunter: 1 } },
    });
    const here = (): string[] => t.board.bosses.map(({ id }) => id);
    armed(t, '1', 'scurry', 'scurry', 'scurry').run({ step: 'wave', side: 'order' });
    expect(here()).toEqual(['earth-lord']);
    t.run({ step: 'wave', side: 'order' }).run({ step: 'wave', side: 'order' });
    expect(here()).toEqual(['earth-lord']);
    t.board.overtime = 1;
    t.run({ step: 'wave', side: 'order' });
    expect(here()).toEqual(['earth-lord', 'fire-lord']);
  });

  test('OMD-13.2 most votes win, moment by moment; who is taken is passed over; the Rift Lord breaks a tie', () => {
    const { match } = start(orcsMustDie, {
      seats: 3,
      options: { 'boss-level2': 'vote', 'boss-finale': 'vote', 'first-lord': 'first' },
      seed: 'votes',
    });
    const t = new Table(match);
    while (t.asked() !== 'votes') t.silence();
    t.say(0, 'vote', { moment: 'level2', boss: 'fire-lord' }).say(0, 'vote', { moment: 'finale', boss: 'fire-lord' });
    t.say(1, 'vote', { moment: 'level2', boss: 'none' }).say(1, 'vote', { moment: 'finale', boss: 'earth-lord' });
    t.say(1, 'vote', { moment: 'level2', boss: 'fire-lord' }).say(2, 'vote', { moment: 'level2', boss: 'none' });
    expect(t.board.bossPlan.level2).toBeNull();
    t.say(2, 'vote', { moment: 'finale', boss: 'none' });
    expect(t.board.bossPlan.level2).toBe('fire-lord');
    expect(t.options(0, 'choose')).toEqual(['none', 'earth-lord']);
    t.say(0, 'choose', { option: 'earth-lord' });
    expect(t.board.bossPlan).toEqual({ level2: 'fire-lord', level3: null, finale: 'earth-lord' });
  });

  test('OMD-13.9 Swiftyhooves brings runners of whoever invades', () => {
    for (const [edition, name] of [
      ['order', 'Kobold'],
      ['unchained', 'Satyr'],
    ] as const) {
      const t = siege({ seats: 4, options: { edition, ...straight }, level: 2 });
      t.board.bosses = [{ id: 'swiftyhooves', side: edition, tile: '2', health: 6, arrival: 6, stunned: false }];
      t.run({ step: 'endOfWave', side: edition });
      expect(t.count('2', 'runner')).toBe(2);
      const say = sayIn(orcsMustDie, 'en', ['Ann', 'Ben', 'Cy', 'Dee']);
      expect(JSON.stringify(orcsMustDie.text.en.status(orcsMustDie.view(t.match, 0), say))).toContain(name);
    }
  });

  test('OMD-13.10 a boss of Rivalry comes to both fortresses, once', () => {
    const t = rivals({ options: { 'boss-level2': 'earth-lord' }, level: 2 });
    for (const tile of ['O1', 'U1']) armed(t, tile, 'scurry', 'scurry', 'scurry');
    t.run({ step: 'wave', side: 'order' }, { step: 'wave', side: 'unchained' });
    expect(t.board.bosses.map(({ id, tile }) => `${id} ${tile}`)).toEqual(['earth-lord O1', 'earth-lord U1']);
    t.run({ step: 'wave', side: 'order' }, { step: 'wave', side: 'unchained' });
    expect(t.board.bosses).toHaveLength(2);
  });

  test('OMD-13.12 where the Orcs are used up, others of their size rise for a boss', () => {
    const t = siege({ options: straight, level: 2, seats: 3 });
    t.board.bosses = [{ id: 'veyetality', side: 'order', tile: '2', health: 5, arrival: 5, stunned: false }];
    t.team.supply.grunt = 1;
    t.run({ step: 'endOfWave', side: 'order' });
    expect([t.count('2', 'grunt'), t.count('2', 'crossbow')]).toEqual([1, 1]);
  });
});

describe('OMD-14, Rivalry', () => {
  test('OMD-14.1 two fortresses, two Rifts, two shops; heroes may visit', () => {
    const t = rivals({ at: ['O1', 'OR', 'UR', 'UR'] });
    expect(t.board.teams.map(({ side, rift, shop }) => [side, rift.health, shop.traps.length])).toEqual([
      ['order', 6, 6],
      ['unchained', 6, 6],
    ]);
    t.turnOf('maximilian').say(0, 'move', { to: 'U1' });
    expect(t.hero('maximilian').tile).toBe('U1');
  });

  test('OMD-14.6 the Rift Lord decides for his own team alone; the other team votes', () => {
    const at = ['O2', 'O2', 'U2', 'U2'];
    const asked = (side: Side): number => {
      const t = rivals({ at, units: { O2: { grunt: 2 }, U2: { grunt: 2 } } });
      t.board.lord = 0;
      t.run({ step: 'attacks', side, begun: null, finished: [] });
      return pending(orcsMustDie, t.match).length;
    };
    expect([asked('order'), asked('unchained')]).toEqual([1, 2]);
  });

  test('OMD-14.9 no fortress begins a step before the other has finished the one before', () => {
    const t = rivals({ at: ['O3', 'OR', 'U3', 'UR'], units: { O2: { grunt: 1 }, U2: { grunt: 1 } } });
    for (const tile of ['O1', 'U1']) armed(t, tile, 'scurry');
    t.run({ step: 'creatures' });
    const steps = t.events.flatMap((event) => {
      if (event.type === 'creaturesMoved' || event.type === 'waveRevealed') return [`${event.type} ${event.data.side}`];
      return event.type === 'groupAttacked' ? [`groupAttacked ${event.data.side}`] : [];
    });
    expect(steps).toEqual([
      'creaturesMoved order',
      'creaturesMoved unchained',
      'waveRevealed order',
      'waveRevealed unchained',
      'groupAttacked order',
      'groupAttacked unchained',
    ]);
  });

  test('OMD-6.5 OMD-14.18 a dead hero pays no skulls; the team whose enemy’s Rift falls has won', () => {
    const t = rivals({ at: ['O3', 'OR', 'O3', 'UR'] });
    t.hero('midnight').health = 1;
    t.side('unchained').rift.health = 3;
    t.hero('maximilian').hero = 'cygnus';
    t.rolls('cygnus', ['S', 'S']);
    if (t.asked() === 'roll') t.silence();
    expect(t.hero('cygnus').skulls).toBe(1);
    t.say(0, 'choose', { option: 'damage' });
    expect(t.match.outcome).toMatchObject({ kind: 'won', winners: [0, 2] });
  });
});

describe('OMD-15, automation', () => {
  test('OMD-15.1 OMD-15.5 groups attack nearest the Rift first, kinds in their order, the hero with most left', () => {
    const t = siege({
      options: straight,
      level: 2,
      seats: 3,
      heroes: ['gabriella', 'maximilian', 'cygnus'],
      at: ['2', '2', '4'],
      units: { '2': { colossus: 1, grunt: 1 }, '4': { brute: 1, hunter: 1 } },
    });
    const first = (): string[] =>
      pairsNow(t.board, 'order', null, groupsIn(t.board, 'order'))
        .map((pair) => pairText(t.board, pair))
        .filter((text, at, all) => all.findIndex((one) => one.split(' > ')[0] === text.split(' > ')[0]) === at);
    expect(first()).toEqual([
      'hunter on 4 > cygnus',
      'brute on 4 > cygnus',
      'grunt on 2 > maximilian',
      'colossus on 2 > maximilian',
    ]);
    // Equally well: the first from the Rift Lord on.
    t.hero('maximilian').health = 10;
    t.board.lord = 1;
    expect(first()[2]).toBe('grunt on 2 > maximilian');
    t.board.lord = 0;
    expect(first()[2]).toBe('grunt on 2 > gabriella');
  });

  test('OMD-15.4 the proposal takes what is worth most, and fires a barrel only for 30 points', () => {
    const t = siege({ options: straight, level: 2, at: ['5', 'R'], units: { '5': { grunt: 1, runner: 1 } } });
    t.lies(t.name(0), ['V', 'V']);
    expect(t.board.roll && rollProposal(t.board, t.board.roll)).toEqual(['kill:runner']);
    const barrel = (units: NonNullable<Position['units']>): string[] => {
      const u = siege({ options: straight, seats: 4, units });
      u.team.traps['2'] = ['boom-barrel'];
      return trapProposal(u.board, { side: 'order', tile: '2', rest: [], aimed: {} });
    };
    expect(barrel({ '2': { grunt: 1 } })).toEqual([]);
    expect(barrel({ '2': { grunt: 2 } })).toEqual(['fire:boom-barrel', 'kill:grunt', 'kill:grunt']);
  });

  test('OMD-15.8 a picture is due after the creatures and after a turn that changed something, and for no other', () => {
    const t = siege({ options: straight, heroes: ['maximilian', 'gabriella'], at: ['3', '3'] });
    const captions = (action: 'done' | 'move'): (string | undefined)[] => {
      t.turnOf('maximilian');
      const result = answer(orcsMustDie, t.match, {
        seat: 0,
        action,
        args: action === 'move' ? { to: '2' } : {},
      });
      return result.ok ? result.phases.map(({ key }) => key) : ['refused'];
    };
    expect(captions('done')).toEqual([]);
    expect(captions('move')).toEqual(['captionTurn']);
  });
});

describe('OMD-16 and OMD-17, the end', () => {
  test('OMD-16.7 nobody can give a siege up: that is the table’s matter', () => {
    expect(Object.keys(orcsMustDie.actions)).toHaveLength(22);
    expect(Object.keys(orcsMustDie.actions).filter((id) => /resign|concede|surrender|abandon|end/.test(id))).toEqual(
      [],
    );
  });

  test('OMD-16.8 the record: fortress, step, mode, rounds and rating', () => {
    const t = siege({ options: { ...straight, difficulty: 'challenge' }, level: 3 });
    t.board.round = 12;
    t.team.rift.health = 4;
    const outcome = { kind: 'won', winners: [0, 1], scores: null } as const;
    t.match.outcome = { ...outcome, reason: { key: 'endHeld', params: { rating: 3 } } };
    expect(record(t.match, [])).toMatchObject({
      scenario: 'straight-shot',
      level: 'hard',
      variant: 'coop-challenge',
      rounds: 12,
      stars: 3,
    });
  });

  test('OMD-16.8 the record: heroes by seat, what is left of the Rifts, deaths, swaps and bosses that came', () => {
    const t = siege({
      seats: 3,
      wishes: ['order', 'order', 'unchained'],
      options: { mode: 'rivalry' },
      heroes: ['maximilian', 'ivy', 'midnight', 'blackpaw'],
    });
    Object.assign(t.board, { deaths: 2, swaps: [{ tile: '2', special: 'pitfall' }] });
    t.side('unchained').rift.health = 0;
    const came = { type: 'bossArrived', data: { side: 'order', boss: 'fire-lord', tile: 'O1', health: 8 } } as const;
    expect(record(t.match, [came])).toMatchObject({
      parts: ['maximilian', 'ivy', 'midnight+blackpaw'],
      figures: { heroes: 2, deaths: 2, 'rift-order': 6, 'rift-unchained': 0, swaps: 1, 'came-fire-lord': 1 },
    });
  });

  const kills = (slot: number, count: number): GameEvent<Omd> => ({
    type: 'powerUsed',
    data: {
      slot,
      hero: 'ivy',
      side: 'order',
      power: 'wrecking-run',
      target: null,
      creatures: [{ kind: 'grunt', count }],
      bosses: [],
      skulls: count,
    },
  });
  const mower = (t: Table, ...events: GameEvent<Omd>[]) =>
    titlesOf(t.match, events).find(({ title }) => title === 'orc-mower');

  test('OMD-17.1 a player with two heroes counts each for itself', () => {
    const alone = siege({ seats: 1 });
    expect(mower(alone, kills(0, 6), kills(1, 6))).toBeUndefined();
    expect(mower(alone, kills(0, 10), kills(1, 6))).toEqual({ title: 'orc-mower', seats: [0], value: 10 });
  });

  test('OMD-17.3 OMD-17.4 the record keeps every title, counted from what was told and nothing else', () => {
    const t = siege({ seats: 3 });
    expect(titlesOf(t.match, [])).toEqual([]);
    const died: GameEvent<Omd> = {
      type: 'heroDied',
      data: { slot: 2, hero: 'gabriella', side: 'order', from: { by: 'tile', tile: '3', hazard: 'lava' } },
    };
    const filled: GameEvent<Omd> = { type: 'filled', data: { slot: 0, hero: 'ivy', side: 'order', skulls: 7 } };
    const titles = record(t.match, [kills(1, 12), died, died, filled]).titles.map(({ title, seats }) => [title, seats]);
    expect(titles).toEqual([
      ['orc-mower', [1]],
      ['rift-banker', [0]],
      ['nine-lives', [2]],
    ]);
  });
});
