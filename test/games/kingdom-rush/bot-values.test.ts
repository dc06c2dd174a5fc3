/** 17.1, 17.2, 17.4: what a bot foresees, what things are worth to it, how far it looks. */
import { describe, expect, test } from 'vitest';
import { restedIdea } from '../../../src/games/kingdom-rush/bot/heroes.js';
import {
  holdWorth,
  holdingAround,
  holdingBest,
  holdingNear,
  holdingStruck,
} from '../../../src/games/kingdom-rush/bot/holding.js';
import { weighed } from '../../../src/games/kingdom-rush/bot/reach.js';
import { scenarios } from '../../../src/games/kingdom-rush/content/scenarios.js';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { freshEffort } from '../../../src/games/kingdom-rush/plans/effort.js';
import { bestBlocks, figureValue, towerPlaces } from '../../../src/games/kingdom-rush/plans/ideas.js';
import { ideasOf } from '../../../src/games/kingdom-rush/plans/places.js';
import { type Suggestion, suggestions } from '../../../src/games/kingdom-rush/plans/suggestions.js';
import { type Attacker, towerAttacker } from '../../../src/games/kingdom-rush/rules/attackers.js';
import { readCells } from '../../../src/games/kingdom-rush/rules/cells.js';
import { freeBlocks } from '../../../src/games/kingdom-rush/rules/figures.js';
import { heartsFor } from '../../../src/games/kingdom-rush/rules/hordes.js';
import { mapOf } from '../../../src/games/kingdom-rush/rules/maps.js';
import { isLostBy, marchOf } from '../../../src/games/kingdom-rush/rules/march.js';
import { rowOf } from '../../../src/games/kingdom-rush/rules/objectives.js';
import { type Stake, stakesOf } from '../../../src/games/kingdom-rush/rules/worth.js';
import type { Horde } from '../../../src/games/kingdom-rush/types/index.js';
import { pendingFor, refuses, rngOver, seedRng } from '../../../src/kernel/index.js';
import { lastRound, thought } from './bot-talk.js';
import { type Table, rangeBoard, table } from './table-talk.js';

describe('17.1, 3 the march to come', () => {
  const leaving = (at: Table) => marchOf(at.board).map(({ tag, hearts }) => `${tag} ${hearts}`);

  test('whoever stands at the gate walks out; a fast one from two spaces away; jumped-over ones do not help', () => {
    const at = table();
    at.horde('E3', 'g01', { tiles: ['a1'] });
    at.horde('D3', 'b19');
    expect(leaving(at)).toEqual(['h1 4', 'h2 6']);
    at.tagged('h1').held = true;
    expect(leaving(at)).toEqual(['h2 6']);
  });

  test('a soldier stops one step only, and his cell is seen again; a fully covered horde goes nowhere', () => {
    const at = table();
    at.horde('E3', 'b19', { soldiers: ['a1'] });
    expect(leaving(at)).toEqual(['h1 6']);
    at.clear();
    at.horde('E3', 'g01', { soldiers: ['a1'] });
    at.horde('D3', 'g02', { tiles: ['b1-d1', 'b2-c2'] });
    expect(leaving(at)).toEqual([]);
  });

  test('healing comes first: the smallest tile is off before the hearts are counted', () => {
    const at = table();
    at.horde('E3', 'b23', { tiles: ['a4-c4', 'd1'] });
    expect(leaving(at)).toEqual(['h1 4']);
    at.lays('h1', 'c2');
    expect(leaving(at)).toEqual(['h1 2']);
    at.clear();
    at.horde('E3', 'e-water-1', { tiles: ['a1'] });
    const [regenerating] = marchOf(at.board);
    expect(regenerating?.hearts).toBe(heartsFor(at.board, { ...at.tagged('h1'), tiles: [] }));
  });

  test('a cyclone carries whoever enters it one space on', () => {
    const at = table();
    at.horde('D3', 'g01');
    expect(leaving(at)).toEqual([]);
    at.board.env = [{ tile: 'cyclone', at: 'E3', from: 'E3' }];
    expect(leaving(at)).toEqual(['h1 5']);
  });

  test('a champion with a second wind stands still; lost by hearts, by a mark, by a gate, by too few hordes', () => {
    const at = table({ scenario: 'scenario-3' });
    const champion = at.horde('C3', 'c-ember', { tiles: ['a1-d2', 'a3-d4'], winds: 1, objective: 1 });
    expect(marchOf(at.board)).toEqual([]);
    const escape = (hearts: number, horde: Horde = { ...champion, card: 'g01', objective: null }) => [
      { tag: 'h1', horde, hearts },
    ];
    const { hearts } = at.board;
    expect(isLostBy(at.board, [])).toBe(false);
    expect(isLostBy(at.board, escape(hearts))).toBe(true);
    expect(isLostBy(at.board, escape(hearts - 1))).toBe(false);
    expect(isLostBy(at.board, escape(1, { ...champion, card: 'g01', objective: 1 }))).toBe(true);
    expect(isLostBy(at.board, escape(1, { ...champion, objective: null }))).toBe(true);
  });

  test('too few hordes left lose scenario 4, too many hearts at one gate scenario 10', () => {
    const four = table({ scenario: 'scenario-4' });
    const { start: starting, piles, needed = 0 } = rowOf(four.board);
    const cards = [starting, ...piles]
      .join(' ')
      .split(' ')
      .filter((card) => !card.startsWith('ev-'));
    const horde = four.horde([...mapOf('scenario-4').next.keys()][0] ?? '', 'g01');
    four.board.hearts = 99;
    four.board.escaped = cards.length - needed;
    expect(isLostBy(four.board, [{ tag: 'h1', horde, hearts: 0 }])).toBe(true);
    four.board.escaped -= 1;
    expect(isLostBy(four.board, [{ tag: 'h1', horde, hearts: 0 }])).toBe(false);
    const ten = table({ scenario: 'scenario-10' });
    const [at = ''] = mapOf('scenario-10').next.keys();
    const gate = mapOf('scenario-10').exitOf.get(at) ?? '';
    ten.board.hearts = 99;
    const limit = scenarios['scenario-10'].gateLimit ?? 0;
    const walker = ten.horde(at, 'g01');
    expect(isLostBy(ten.board, [{ tag: 'h1', horde: walker, hearts: limit - 1 }])).toBe(false);
    ten.board.lostAt = { [gate]: 1 };
    expect(isLostBy(ten.board, [{ tag: 'h1', horde: walker, hearts: limit - 1 }])).toBe(true);
  });

  test('4: where the march loses the game the cheapest card that stops it is played, whatever else is worth more', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('E3', 'b01');
    at.horde('D3', 'g01', { tiles: ['a1', 'c1-d1'] });
    at.hand(0, 'mage-2', 'soldier-2', 'soldier-1');
    at.board.sites = [
      { at: 'E4', colour: 'R', soldierTower: null, towers: [] },
      { at: 'D2', colour: 'R', soldierTower: null, towers: [] },
    ];
    at.board.hearts = 3;
    at.hero(0).activated = true;
    expect(thought(at)).toMatchObject({
      action: 'tower',
      args: { card: expect.stringMatching(/^soldier-1/), plan: ['h1', expect.any(String)] },
    });
    at.tagged('h1').held = true;
    expect(thought(at)).toMatchObject({ action: 'tower', args: { card: expect.stringMatching(/^mage-2/) } });
  });

  test('4: what only softens a march that loses anyway is still done', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('E3', 'b01');
    at.hand(0, 'mage-1');
    at.board.sites = [{ at: 'E4', colour: 'R', soldierTower: null, towers: [] }];
    at.board.hearts = 1;
    at.hero(0).activated = true;
    expect(thought(at)).toMatchObject({ action: 'tower', args: { facing: 'N' } });
  });
});

describe('17.2 values', () => {
  /** A card of the first seat on D2, facing south. */
  function south(at: Table, uid: string): Attacker {
    const card = at.board.players[0]?.hand.find((each) => each.uid === uid);
    if (!card) throw new Error(`no card is called ${uid}`);
    return towerAttacker(at.board, card, { at: 'D2', facing: 'S' }, 0);
  }

  function bestOf(at: Table, attacker: Attacker, stakes: readonly Stake[]): Suggestion {
    const [best] = suggestions(at.board, attacker, { stakes, most: 1 });
    if (!best) throw new Error('nothing to do');
    return best;
  }

  test('tiles on a horde that heals and is not finished cost half a point for each cell of its smallest tile', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('D3', 'b23');
    const [card = ''] = at.hand(0, 'archer-1');
    at.board.sites = [{ at: 'D2', colour: 'R', soldierTower: null, towers: [] }];
    const attacker = south(at, card);
    const stakes = weighed(at.board, stakesOf(at.board));
    const best = (list: readonly Stake[]) => bestOf(at, attacker, list);
    const plain = stakes.map(({ mends: _, ...stake }) => stake);
    expect(stakes[0]?.mends).toEqual({ always: false, shamans: readCells('c2'), smallest: Infinity });
    const away = plain.map((stake) => ({ ...stake, mends: { always: true, shamans: 0, smallest: Infinity } }));
    expect(best(away).value).toBeCloseTo(best(plain).value - 0.5);
    // A shaman that the plan covers heals nobody.
    expect(best(stakes).value).toBeGreaterThan(best(away).value);
    expect(best(stakes).tokens).toContain('c2');
    // The smallest tile that lies there already is the one that would come off.
    const large = plain.map((stake) => ({ ...stake, mends: { always: true, shamans: 0, smallest: 0 } }));
    expect(best(large).value).toBeCloseTo(best(plain).value);
  });

  test('a plan that finishes what heals costs nothing', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('D3', 'b23', { tiles: ['d1-d3', 'a4-b4'] });
    const [card = ''] = at.hand(0, 'archer-1');
    at.board.sites = [{ at: 'D2', colour: 'R', soldierTower: null, towers: [] }];
    const attacker = south(at, card);
    const stakes = stakesOf(at.board);
    const mending = stakes.map((stake) => ({ ...stake, mends: { always: true, shamans: 0, smallest: 2 } }));
    const value = (list: readonly Stake[]) => bestOf(at, attacker, list).value;
    expect(value(mending)).toBeCloseTo(value(stakes));
  });

  test('rest is worth the life and the tiles it gives back: more than a scratch, less than a horde finished', () => {
    const at = table({ scenario: 'scenario-6', heroes: ['dierdre', 'elora'] });
    for (const totem of at.board.totems) totem.standing = false;
    at.hand(0);
    const [space = ''] = [...mapOf('scenario-6').next.keys()];
    at.horde(space, 'b01');
    const beside =
      mapOf('scenario-6')
        .neighbours.get(space)
        ?.find((each) => mapOf('scenario-6').ground.get(each) === 'ground') ?? '';
    at.board.flowers = [];
    at.gives(0, 1, 3).stands(0, beside);
    expect(thought(at)).not.toMatchObject({ args: { what: 'rest' } });
    for (const ability of at.hero(0).abilities) ability.ready = false;
    at.hero(0).life = 1;
    expect(restedIdea(at.board, 0)?.value).toBeCloseTo(0.4 * 3 + 0.7 * 2 - 0.8);
    at.hero(0).life = 4;
    for (const ability of at.hero(0).abilities) ability.ready = true;
    expect(restedIdea(at.board, 0)).toBeUndefined();
    expect(restedIdea(lastRound(at).board, 0)).toBeUndefined();
  });

  test('hordes held count: those that would walk out most, blocked and covered ones nothing', () => {
    const at = table({ heroes: ['elora', 'saitam'] });
    at.horde('E3', 'g01', { tiles: ['a1'] });
    at.horde('D3', 'g02');
    at.horde('C3', 'g04', { soldiers: ['b1'] });
    const stakes = stakesOf(at.board);
    expect(stakes.map((stake) => holdWorth(stake))).toEqual([3 + 2 * 4, 0.5 + 1 / 2, 0]);
    expect(holdingBest(at.board, stakes, 2)).toEqual({ more: 12, held: ['h1', 'h2'] });
    expect(holdingAround(at.board, 'E2', stakes).held).toEqual(['h1', 'h2']);
    expect(holdingAround(at.board, null, stakes)).toEqual({ more: 0, held: [] });
    expect(holdingNear(at.board, 'C2', stakes).held).toEqual(['h2']);
    expect(holdingStruck(at.board, stakes, ['h2', 'b1', 'h3', 'b2']).held).toEqual(['h2']);
    expect(holdingStruck(at.board, stakes, ['h2', 'b1-d1', 'h2', 'b2-c2']).held).toEqual([]);
  });

  test('Bruxa’s curse is thrown where two hordes would walk out', () => {
    const at = table({ heroes: ['bruxa', 'saitam'], scenario: 'scenario-6' });
    for (const totem of at.board.totems) totem.standing = false;
    const map = mapOf('scenario-6');
    const gates = [...map.next.keys()].filter((space) => map.distance.get(space) === 1);
    const [gate = ''] = gates;
    const behind = [...map.next].find(([, next]) => next === gate)?.[0] ?? '';
    at.horde(gate, 'b01');
    at.horde(behind, 'b19');
    at.hand(0);
    at.gives(0, 3).stands(0, null);
    at.board.hearts = 9;
    expect(thought(at)).toMatchObject({ action: 'act', args: { what: 'ability-3', target: ['h1', 'h2'] } });
  });
});

/** What the policy itself says, before anybody checks it. */
function policyOf(at: Table) {
  const never = (): never => {
    throw new Error('it need not guess');
  };
  const { action, args } = kingdomRush.policy({
    view: at.view(0),
    seat: 0,
    decisions: pendingFor(kingdomRush, at.match, 0),
    rng: rngOver(seedRng('bot')),
    legal: never,
    random: never,
    imagine: never,
    mayGoOn: () => true,
  });
  return { action, args };
}

test('KRU-8.4 nobody is put on Leviathan: no leap, no secondary hero', () => {
  const alone = lastRound(table({ scenario: 'scenario-8', seats: 1, heroes: ['saitam'] }));
  alone.hand(0);
  alone.gives(0, 4);
  expect(alone.on('C4')?.tag).toBe('hb');
  for (const isSaitamDone of [false, true]) {
    alone.hero(0).activated = isSaitamDone;
    const said = policyOf(alone);
    expect(refuses(kingdomRush, alone.match, { seat: 0, ...said })).toBeUndefined();
  }
});

describe('17.4 how it looks', () => {
  /** Four hordes in a row and a tower with two groups. */
  function crowded(): Table {
    const at = rangeBoard(['saitam', 'elora']);
    at.hand(0, 'mage-2', 'archer-2', 'artillery-1');
    return at;
  }

  test('of the nine blocks the three best by their own value go on', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    const horde = at.horde('D3', 'b07');
    const stakes = stakesOf(at.board);
    const blocks = bestBlocks(at.board, horde, at.hero(0), stakes);
    const worth = (cell: string) => figureValue(stakes[0], at.hero(0).life, cell);
    const all = freeBlocks(at.board, horde, at.hero(0))
      .map(worth)
      .sort((one, other) => other - one);
    expect(blocks.map(worth)).toEqual(all.slice(0, 3));
  });

  test('the best three places are looked at with beam 40, the others with beam 12', () => {
    const at = crowded();
    const stakes = stakesOf(at.board);
    const places = [...towerPlaces(at.board, 0, { stakes, waiting: () => 0 })];
    const value = (place: (typeof places)[number], beam: number) =>
      suggestions(place.table, place.attacker, { beam, most: 1, stakes })[0]?.value ?? 0;
    const narrow = places.map((place) => value(place, 12)).sort((one, other) => other - one);
    const wide = places.map((place) => value(place, 40)).sort((one, other) => other - one);
    const found = ideasOf(places, freshEffort());
    expect(found.length).toBeGreaterThan(3);
    expect(found[0]?.value).toBeCloseTo(wide[0] ?? 0);
    expect(found.at(-1)?.value).toBeCloseTo(narrow.at(-1) ?? 0);
  });

  test('what has been found is remembered while the hordes it reaches lie as they lay, and counts as weighed', () => {
    const at = crowded();
    const looked = () => {
      const effort = freshEffort();
      const stakes = stakesOf(at.board);
      const ideas = ideasOf(towerPlaces(at.board, 0, { stakes, waiting: () => 0 }), effort);
      return { answers: ideas.map(({ answer, value }) => ({ answer, value })), weighed: effort.weighed() };
    };
    const first = looked();
    expect(first.weighed).toBeGreaterThan(0);
    expect(looked()).toEqual(first);
    // One more tile on a horde, and everything that reaches it is worked out again.
    at.lays(at.on('C3')?.tag ?? '', 'b1');
    const changed = looked();
    expect(changed).not.toEqual(first);
    for (const { answer } of changed.answers)
      expect(refuses(kingdomRush, at.match, { seat: 0, ...answer })).toBeUndefined();
  });

  test('a horde with nothing left to cover is no target', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('D3', 'g01', { tiles: ['a1-d2', 'a3-d4'] });
    at.hand(0, 'mage-1');
    at.board.sites = [{ at: 'D2', colour: 'R', soldierTower: null, towers: [] }];
    expect([...towerPlaces(at.board, 0, { stakes: stakesOf(at.board), waiting: () => 0 })]).toEqual([]);
  });
});
