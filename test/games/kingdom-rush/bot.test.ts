import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { mostPlacements } from '../../../src/games/kingdom-rush/content/numbers.js';
import { freshEffort } from '../../../src/games/kingdom-rush/plans/effort.js';
import { towerPlaces } from '../../../src/games/kingdom-rush/plans/ideas.js';
import { bestIdea } from '../../../src/games/kingdom-rush/plans/places.js';
import { roundsIn, rowOf } from '../../../src/games/kingdom-rush/rules/objectives.js';
import { stakesOf } from '../../../src/games/kingdom-rush/rules/worth.js';
import { locales, rngOver, sayIn, seedRng, think } from '../../../src/kernel/index.js';
import { advice, lastRound, thought } from './bot-talk.js';
import { type Table, Table as AtTable, table } from './table-talk.js';

describe('17.1 set-up', () => {
  test('a bot leads Elora, then Bruxa; active tiles come before passive ones', () => {
    const at = new AtTable({ scenario: 'scenario-6', heroes: [] });
    expect(thought(at)).toEqual({ action: 'hero', args: { name: 'elora' } });
    at.does(0, 'hero', { name: 'elora' });
    expect(thought(at, 1)).toEqual({ action: 'hero', args: { name: 'bruxa' } });
    at.does(1, 'hero', { name: 'alric' });
    expect(thought(at, 1)).toEqual({ action: 'ability', args: { first: '1', second: '3' } });
  });
});

describe('17.1 phase 2', () => {
  test('2: a totem within reach comes down', () => {
    const at = table({ scenario: 'scenario-6', heroes: ['saitam', 'elora'] }).stands(0, 'B7');
    expect(thought(at)).toEqual({ action: 'act', args: { what: 'objective' } });
    expect(advice(at).why?.key).toBe('whyObjective');
  });

  test('3, 4: a soldier stops what would walk out of the gate', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('E3', 'b01');
    at.hand(0, 'soldier-1');
    at.board.sites = [{ at: 'E4', colour: 'R', soldierTower: null, towers: [] }];
    at.hero(0).activated = true;
    expect(thought(at)).toMatchObject({ action: 'tower', args: { site: 'E4', plan: ['h1', expect.any(String)] } });
    expect(advice(at).why).toEqual({ key: 'whyMarch', params: { tag: 'h1', hearts: 7 } });
  });

  test('5: what can be finished comes first', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('D3', 'g01', { tiles: ['a1', 'c1-d1'] });
    at.hand(0, 'mage-1');
    at.board.sites = [{ at: 'D2', colour: 'R', soldierTower: null, towers: [] }];
    at.hero(0).activated = true;
    expect(thought(at)).toMatchObject({ action: 'tower', args: { facing: 'S', plan: ['h1', 'a2-b2'] } });
    expect(advice(at).why).toEqual({ key: 'whyFinish', params: { tag: 'h1' } });
  });

  test('7: in the last round only what the scenario asks for counts, and no tower is passed', () => {
    const at = lastRound(table({ scenario: 'scenario-2', heroes: ['saitam', 'elora'] }));
    at.horde('D3', 'g01');
    at.horde('E3', 'g02', { objective: 1 });
    at.hand(0, 'archer-1');
    at.board.sites = [{ at: 'E2', colour: 'R', soldierTower: null, towers: [] }];
    at.hero(0).activated = true;
    const { args } = thought(at);
    expect((args as { plan: string[] }).plan.filter((token) => token.startsWith('h'))).toEqual(['h2', 'h2']);
    at.clear();
    expect(thought(at)).toEqual({ action: 'ready', args: {} });
  });

  test('8: before that, a tower without a target goes up a level to somebody else', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    const [card] = at.hand(0, 'archer-1');
    at.hero(0).activated = true;
    expect(thought(at)).toEqual({ action: 'pass', args: { card, to: '2', upgrade: 'yes' } });
  });

  test('9: a hero who has lost life rests; one who has not goes to a flower that is of use', () => {
    const at = table({ heroes: ['dierdre', 'elora'] });
    at.hand(0);
    at.stands(0, 'E2', { life: 2 });
    expect(thought(at)).toMatchObject({ action: 'act', args: { what: 'rest' } });
    at.stands(0, 'D2', { life: 4, activated: false });
    at.board.flowers = [{ type: 'flower-root', at: 'C1', wilted: false }];
    at.horde('B2', 'g01', { tiles: ['a1-d2', 'a3-d4'] });
    expect(thought(at)).toEqual({ action: 'move', args: { to: 'C1' } });
  });

  test('KRU-15.3 alone, a secondary hero comes while there are rounds enough for nobody else', () => {
    const at = lastRound(table({ seats: 1, heroes: ['elora'] }));
    at.horde('D3', 'b01');
    at.hand(0);
    at.hero(0).activated = true;
    expect(thought(at)).toMatchObject({ action: 'second', args: { to: 'D3' } });
  });

  test('17.2: Chill holds whoever would walk, not who is covered anyway', () => {
    const at = table({ heroes: ['elora', 'saitam'] });
    at.horde('E3', 'g01', { tiles: ['a1-d2 magic'] });
    at.horde('D3', 'g02');
    at.stands(0, 'E2', { facing: 'S' });
    at.does(0, 'act', { what: 'basic', plan: ['h1', 'a3-b3', 'h2', 'b1'] });
    expect(at.view(0).question?.options).toEqual(expect.arrayContaining(['h1', 'h2']));
    expect(thought(at)).toEqual({ action: 'choose', args: { option: 'h2' } });
  });
});

describe('17.1 phase 6', () => {
  function shop(diamonds: number, gold: number): Table {
    const at = table({ heroes: ['saitam', 'elora'] });
    Object.assign(at.board, { diamonds, gold });
    return at.run({ step: 'takeBack' }, { step: 'buying' });
  }

  test('level 2 with three diamonds, a modifier with two gold, nothing in the last round', () => {
    expect(thought(shop(3, 0))).toMatchObject({ action: 'buy', args: { tower: expect.stringMatching(/-2$/) } });
    expect(thought(shop(0, 2))).toMatchObject({ action: 'modify', args: { modifier: 'mod-single' } });
    expect(thought(lastRound(shop(3, 2)))).toEqual({ action: 'ready', args: {} });
  });

  test('level 1 only while it can still pay', () => {
    const early = shop(2, 0);
    expect(thought(early)).toMatchObject({ action: 'buy', args: { tower: expect.stringMatching(/-1$/) } });
    const late = shop(2, 0);
    late.board.round = roundsIn(rowOf(late.board)) - 2;
    expect(thought(late)).toEqual({ action: 'ready', args: {} });
  });
});

describe('17.3 manners', () => {
  function finishing(card: string, extra: Parameters<Table['horde']>[2]): Table {
    const at = table({ scenario: 'scenario-3', heroes: ['saitam', 'elora'] });
    at.horde('C3', card, extra);
    at.hand(0, 'mage-1');
    at.board.sites = [{ at: 'C4', colour: 'R', soldierTower: null, towers: [] }];
    at.hero(0).activated = true;
    return at;
  }

  test('a word before a champion is beaten, with what is left of him; none before any other horde falls', () => {
    const at = finishing('c-ember', { tiles: ['b1-c2', 'a1-a2', 'd1-d2', 'a4', 'd4'], objective: 1 });
    const [champion] = at.board.hordes;
    if (!champion) throw new Error('no champion');
    champion.winds = 1;
    expect(advice(at)).toMatchObject({ isBig: true, why: { key: 'whyBeat', params: { tag: 'h1', left: 1 } } });
    champion.winds = 0;
    expect(advice(at)).toMatchObject({ isBig: true, why: { key: 'whyFinish' } });
    expect(advice(finishing('g01', { tiles: ['a1', 'c1-d1'] }))).toMatchObject({
      isBig: false,
      why: { key: 'whyFinish' },
    });
  });

  test('a word before the last diamonds are spent, none while there are more; none about being ready', () => {
    const shop = (diamonds: number): Table => {
      const at = table({ heroes: ['saitam', 'elora'] });
      Object.assign(at.board, { diamonds, gold: 0 });
      return at.run({ step: 'takeBack' }, { step: 'buying' });
    };
    expect(advice(shop(3))).toMatchObject({ action: 'buy', isBig: true });
    expect(advice(shop(6))).toMatchObject({ action: 'buy', isBig: false });
    const done = table({ heroes: ['saitam', 'elora'] });
    done.hand(0);
    done.hero(0).activated = true;
    expect(advice(done)).toMatchObject({ action: 'ready', isBig: false });
  });

  test('a word before a horde is stopped that would end the game', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('E3', 'g01');
    at.hand(0, 'soldier-1');
    at.board.sites = [{ at: 'E4', colour: 'R', soldierTower: null, towers: [] }];
    at.hero(0).activated = true;
    at.board.hearts = 5;
    expect(advice(at)).toMatchObject({ isBig: true, why: { key: 'whyMarch' } });
    at.board.hearts = 9;
    expect(advice(at)).toMatchObject({ isBig: false, why: { key: 'whyMarch' } });
  });
});

describe('17.4 limits', () => {
  test('out of time, a bot looks at no further place: the tower that would finish a horde stays in the hand', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('D3', 'g01', { tiles: ['a1', 'c1-d1'] });
    at.hand(0, 'mage-1');
    at.board.sites = [{ at: 'D2', colour: 'R', soldierTower: null, towers: [] }];
    at.hero(0).activated = true;
    const said = (mayGoOn: () => boolean) =>
      think(kingdomRush, at.match, 0, rngOver(seedRng('bot')), { mayGoOn })?.action;
    expect(said(() => true)).toBe('tower');
    expect(said(() => false)).toBe('pass');
  });

  test('300,000 placements are weighed at most, then the best so far is taken', () => {
    expect(mostPlacements).toBe(300_000);
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('D3', 'g01');
    at.hand(0, 'mage-1', 'archer-1');
    at.board.sites = [{ at: 'D2', colour: 'R', soldierTower: null, towers: [] }];
    const found = (most: number) => {
      const effort = freshEffort(() => true, most);
      const idea = bestIdea(towerPlaces(at.board, 0, { stakes: stakesOf(at.board), waiting: () => 0 }), effort);
      return { answer: idea?.answer.args, isSpent: effort.isSpent() };
    };
    expect(found(mostPlacements)).toMatchObject({ isSpent: false });
    expect(found(1)).toMatchObject({ isSpent: true, answer: { card: expect.stringMatching(/^mage/) } });
    expect(found(0)).toEqual({ isSpent: true, answer: undefined });
  });
});

describe.each(locales)('what is said in %s', (locale) => {
  const say = sayIn(kingdomRush, locale, ['Mira', 'Tom']);

  test('13.4 the alternative text names who is waited for', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.does(0, 'ready');
    const alt = kingdomRush.text[locale].alt(at.view('spectator'), say);
    expect(alt).toMatch(/(waiting for|on attend) Tom\. /);
  });

  test('a hand says in words what a tower does', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.hand(0, 'archer-3', 'soldier-2');
    const lines = kingdomRush.text[locale].hand(at.view(0), 0, say).join('\n');
    expect(lines).not.toMatch(/one\(|any m1|here l3/);
    expect(lines).toMatch(/2×1 \+ 2×1 (straight ahead|droit devant) (or else|ou bien) 2 (times|fois) 1×1/);
  });
});

test('17.3 a bot that is ready thinks again: it strikes where there is something to strike, else it stays ready', () => {
  const at = table({ heroes: ['saitam', 'alric'] });
  const again = () => think(kingdomRush, at.match, 0, rngOver(seedRng('again')))?.action;
  at.hand(0);
  at.does(0, 'act', { what: 'rest' }).does(0, 'ready');
  expect(at.waitsFor()).not.toContain(0);
  expect(again()).toBe('ready');
  at.horde('D3', 'g01', { tiles: ['a1', 'c1-d1'] });
  at.hand(0, 'mage-1');
  at.board.sites = [{ at: 'D2', colour: 'R', soldierTower: null, towers: [] }];
  expect(again()).toBe('tower');
});
