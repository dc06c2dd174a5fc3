import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { suggestions } from '../../../src/games/kingdom-rush/plans/suggestions.js';
import { towerAttacker } from '../../../src/games/kingdom-rush/rules/attackers.js';
import { heaviest } from '../../../src/games/kingdom-rush/rules/choosing.js';
import { stakesOf, weightOf } from '../../../src/games/kingdom-rush/rules/worth.js';
import { pending, rngOver, seedRng, start } from '../../../src/kernel/index.js';
import { Table, rangeBoard, table } from './table-talk.js';

describe('KRU-18 winning and losing', () => {
  test('KRU-18.1, KRU-18.2 Y10 the road is clear, or the piles are empty too soon', () => {
    const clear = table();
    clear.board.piles.forEach((pile) => (pile.cards = []));
    clear.horde('C2', 'g01', { tiles: ['a1-a2', 'b2', 'c1-d1'] });
    clear.run({ step: 'destroyPhase' });
    expect(clear.outcome).toBe('outcomeWon');
    const late = table();
    late.board.piles.forEach((pile) => (pile.cards = []));
    late.horde('C2', 'g01');
    late.run({ step: 'startRound' });
    expect(late.outcome).toBe('outcomePiles');
    const escape = table();
    escape.board.piles.forEach((pile) => (pile.cards = []));
    escape.horde('E3', 'g01', { tiles: ['a1-a2', 'b2', 'c1'] });
    escape.run({ step: 'advancePhase' });
    expect(escape.outcome).toBe('outcomeWon');
  });

  test('KRU-18.2 Y40 hold the valley: lost when too few hordes are left', () => {
    const at = table({ scenario: 'scenario-4', seats: 4, heroes: ['alric', 'bruxa', 'elora', 'dierdre'] });
    at.board.hearts = 99;
    at.board.destroyed =
      21 - at.board.piles.flatMap(({ cards }) => cards).filter(({ card }) => !card.startsWith('ev')).length;
    at.horde('C5', 'g01');
    at.run({ step: 'advancePhase' });
    expect(at.match.outcome).toBeNull();
    at.board.destroyed -= 1;
    at.horde('C5', 'g02');
    at.run({ step: 'advancePhase' });
    expect(at.outcome).toBe('outcomeCount');
  });

  test('KRU-18.2 three hearts at one of the twin gates', () => {
    const at = table({ scenario: 'scenario-10' });
    at.horde('D3', 'g01', { tiles: ['a1-a2'] });
    at.run({ step: 'advancePhase' });
    expect(at.outcome).toBe('outcomeGate');
    expect(at.board.lostAt).toEqual({ E3: 3 });
  });

  test('KRU-18.3 Y21 the damage comes before the victory', () => {
    const at = table({ scenario: 'scenario-3', difficulty: 'heroic', heroes: ['saitam', 'bruxa'] });
    at.horde('C3', 'c-ember', { objective: 1, tiles: ['a1-d2', 'b3-c3', 'a4', 'd4'] });
    at.stands(0, 'C3', { topLeft: 'c3', life: 1 });
    at.tagged('h1').tiles.splice(1, 1);
    at.tagged('h1').tiles.push({ cells: 2 ** 9, shape: 'm1', damage: 'true', source: 'test', seat: 0, seq: 50 });
    at.run({ step: 'destroyPhase' });
    expect(at.outcome).toBe('outcomeHeroic');
  });
});

describe('KRU-19 suggestions and the steward', () => {
  test('KRU-19.1, KRU-19.4 suggestions are legal, deterministic, and differ', () => {
    const at = rangeBoard();
    const [wizards = ''] = at.hand(0, 'mage-3');
    const card = at.board.players[0]?.hand.find(({ uid }) => uid === wizards);
    if (!card) throw new Error('no card');
    const found = suggestions(at.board, towerAttacker(at.board, card, { at: 'A2', facing: 'E' }, 0));
    expect(found).toEqual(suggestions(at.board, towerAttacker(at.board, card, { at: 'A2', facing: 'E' }, 0)));
    expect(found).toHaveLength(5);
    expect(new Set(found.map(({ tokens }) => tokens.join(' '))).size).toBe(5);
    const args = { card: wizards, site: 'A2', facing: 'E' };
    expect(at.reads(0, 'tower', args, '#1')).toEqual(found[0]?.tokens);
    expect(at.reads(0, 'tower', args, 'auto')).toEqual(found[0]?.tokens);
    expect(at.reads(0, 'tower', args, 'none')).toEqual(['-', '-']);
    expect(at.reading(0, 'tower', args, 'what?')).toMatchObject({ why: { reason: { key: 'unreadable' } } });
    at.does(0, 'tower', { ...args, plan: found[0]?.tokens ?? [] });
  });

  test('KRU-19.4 a narrow search for one piece finds the best there are, as a search through everything does', () => {
    const at = rangeBoard();
    at.hand(0, 'mage-1');
    const [card] = at.board.players[0]?.hand ?? [];
    if (!card) throw new Error('no card');
    const attacker = towerAttacker(at.board, card, { at: 'A2', facing: 'E' }, 0);
    const best = suggestions(at.board, attacker, { beam: Infinity, most: 3 });
    expect(new Set(best.map(({ value }) => value)).size).toBeGreaterThan(1);
    expect(suggestions(at.board, attacker, { beam: 3, most: 3 })).toEqual(best);
  });

  test('KRU-19.2, KRU-19.3 nearer, fast and marked hordes weigh more; a finished one most', () => {
    const at = table();
    const near = at.horde('E3', 'g01');
    const far = at.horde('A2', 'g02');
    const fast = at.horde('A4', 'b19');
    expect(weightOf(at.board, near)).toBe(3);
    expect(weightOf(at.board, far)).toBeCloseTo(1 + 2 / 6);
    expect(weightOf(at.board, fast)).toBeCloseTo(1.5);
    expect(heaviest(at.board, [far.tag, near.tag, fast.tag])).toBe(near.tag);
    far.objective = 1;
    expect(weightOf(at.board, far)).toBeCloseTo((1 + 2 / 6) * 1.25);
    expect(
      stakesOf(at.board)
        .filter(({ escapes }) => escapes)
        .map(({ horde }) => horde.tag),
    ).toEqual([near.tag]);
  });

  test('KRU-19.5, KRU-19.6 Y41 the steward plays a whole turn, ready last, and buys nothing', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('E3', 'g01');
    at.hand(0, 'archer-1', 'mage-1');
    const said: string[] = [];
    for (let count = 0; count < 12 && !at.board.ready[0]; count += 1) {
      const decision = pending(kingdomRush, at.match).find(({ seats, fallback }) => fallback && seats.includes(0));
      const next = decision?.fallback?.();
      if (!next) throw new Error('seat 0 is not asked');
      expect(JSON.stringify('plan' in next.args ? next.args.plan : [])).not.toMatch(/#|auto|none/);
      said.push(next.action);
      at.does(0, next.action, next.args);
    }
    expect(said.at(-1)).toBe('ready');
    expect(said.filter((action) => action === 'ready')).toHaveLength(1);
    Object.assign(at.board, { phase: 2, diamonds: 12 });
    at.run({ step: 'takeBack' }, { step: 'buying' });
    expect(pending(kingdomRush, at.match)[0]?.fallback?.()).toEqual({ action: 'ready', args: {} });
  });

  test('KRU-19.7 a changed table refuses an old plan instead of placing something else', () => {
    const at = rangeBoard();
    const [one = '', two = ''] = at.hand(0, 'mage-1', 'mage-1');
    const plan = at.reads(0, 'tower', { card: one, site: 'D3', facing: 'W' }, '#1');
    at.does(0, 'tower', { card: one, site: 'D3', facing: 'W', plan });
    at.board.sites.push({ at: 'D3', colour: 'R', soldierTower: null, towers: [] });
    at.board.sites = at.board.sites.filter(({ towers }) => towers.length === 0);
    expect(at.refuses(0, 'tower', { card: two, site: 'D3', facing: 'W', plan })).toMatchObject({ rule: 'KRU-3.2' });
  });
});

test('2.3 Y39 the top card is exchanged for one with the same back only', () => {
  const at = new Table({});
  const rng = rngOver(seedRng('hidden'));
  for (let count = 0; count < 20; count += 1) {
    const redealt = kingdomRush.redeal(at.match, 0, rng);
    expect(kingdomRush.view(redealt, 0)).toEqual(at.view(0));
    expect(kingdomRush.broken(redealt)).toEqual([]);
  }
  const orders = new Set(
    Array.from({ length: 20 }, () =>
      kingdomRush
        .redeal(at.match, 0, rng)
        .board.piles[0]?.cards.map(({ card }) => card)
        .join(),
    ),
  );
  expect(orders.size).toBeGreaterThan(1);
});

test('the prologue’s coach speaks once each', () => {
  const { events } = start(kingdomRush, {
    seats: 1,
    options: { scenario: 'prologue' },
    wishes: ['saitam'],
    seed: 'coach',
  });
  expect(events.flatMap((event) => (event.type === 'coach' ? [event.data.message] : []))).toEqual([1, 2, 3]);
  const at = new Table({ scenario: 'prologue', seats: 1, heroes: ['saitam'] });
  at.does(0, 'act', { what: 'rest' });
  expect(at.told('coach')).toEqual([{ message: 5 }]);
  at.does(0, 'ready');
  expect(at.told('coach').map(({ message }) => message)).toEqual(expect.arrayContaining([4, 6, 7]));
});
