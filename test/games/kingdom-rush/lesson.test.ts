/** The lesson, played through, with every sentence it may have to say, in both languages. */
import { describe, expect, it } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { isFullyCovered } from '../../../src/games/kingdom-rush/rules/hordes.js';
import type { Kru } from '../../../src/games/kingdom-rush/types/index.js';
import { type Answer, type Match, isLegal, locales } from '../../../src/kernel/index.js';
import { playLesson } from '../../support/lessons.js';

const { learner, stages, played, at, play } = playLesson(kingdomRush);
const done = (match: Match<Kru>): string[] =>
  match.board.hordes.filter((horde) => isFullyCovered(match.board, horde)).map(({ tag }) => tag);

describe('the lesson', () => {
  it.each(played)('$stage.id: a sound position, and the right answer may be given', ({ stage, before, after }) => {
    expect(kingdomRush.broken(before)).toEqual([]);
    expect(kingdomRush.broken(after)).toEqual([]);
    expect(isLegal(kingdomRush, before, learner, stage.right)).toBe(true);
  });

  it('ten stages and three problems', () => {
    expect(stages.filter(({ problem }) => !problem)).toHaveLength(10);
    expect(stages.filter(({ problem }) => problem)).toHaveLength(3);
  });

  it('every stage leads to what it says came of it', () => {
    expect(done(at('tower').after)).toEqual(['h2']);
    expect(done(at('damage').after)).toEqual(['h1', 'h2']);
    expect(done(at('hero').after)).toEqual(['h1', 'h2', 'h3']);
    expect(at('pass').after.board.players[1]?.incoming.map(({ card }) => card)).toEqual(['archer-2']);
    const fallen = at('ready').after.board;
    expect([fallen.phase, fallen.diamonds, fallen.players[0]?.hero?.life]).toEqual([3, 2, 3]);
    const paid = at('reward').after.board;
    expect([paid.phase, paid.diamonds, paid.gold, paid.hordes.map((horde) => horde.at)]).toEqual([6, 3, 1, ['C2']]);
    const bought = at('buy').after.board;
    expect([bought.round, bought.phase, bought.diamonds]).toEqual([3, 2, 0]);
    expect(bought.hordes.map(({ tag, card, at: space }) => [tag, card, space])).toContainEqual(['h1', 'g04', 'A2']);
    expect(bought.players[0]?.hand.map(({ card }) => card)).toContain('artillery-2');
    expect(at('move').after.board.players[0]?.hero?.crossed).toEqual(['D2']);
    expect(done(at('flower').after)).toEqual(['h4']);
    expect(at('flower').after.board.flowers).toMatchObject([{ at: 'D2', wilted: true }]);
    expect(at('rest').after.board.players[0]?.hero).toMatchObject({ life: 4, activated: true });
  });

  it('the problems come out as they are told when the round is played on', () => {
    const playedOn = (id: string): Match<Kru> => {
      let match = at(id).after;
      if (!match.board.ready[learner]) match = play(match, learner, { action: 'ready', args: {} });
      return match;
    };
    expect(playedOn('gate').board.hearts).toBe(5);
    expect(done(at('rightDamage').after)).toEqual(['h1']);
    expect(playedOn('leapfrog').board.hearts).toBe(3);
    expect(playedOn('leapfrog').outcome).toBeNull();
  });
});

const tower = (card: string, site: string, facing: string, ...plan: string[]): Answer<Kru> => ({
  action: 'tower',
  args: { card, site, facing, ...(plan.length > 0 ? { plan } : {}) },
});
const act = (args: Extract<Answer<Kru>, { action: 'act' }>['args']): Answer<Kru> => ({ action: 'act', args });
const ready: Answer<Kru> = { action: 'ready', args: {} };

/** For every stage: what somebody might do instead, and which of its sentences answers. */
const instead: Record<string, readonly (readonly [string | undefined, Answer<Kru>])[]> = {
  tower: [
    ['place', tower('archer-1#1', 'D4', 'N', '-', '-')],
    ['cells', tower('archer-1#1', 'D4', 'W', 'h2', 'b1', 'h2', 'c4')],
    ['mage', tower('mage-1#1', 'D4', 'W', 'h2', 'b1-c1')],
    [undefined, ready],
  ],
  damage: [
    ['archers', tower('archer-1#2', 'B1', 'S', 'h1', 'd1', '-')],
    ['place', tower('mage-1#1', 'D1', 'S')],
    ['cells', tower('mage-1#1', 'B1', 'S', 'h1', 'd1-d2')],
    [undefined, ready],
  ],
  hero: [
    ['block', act({ what: 'basic', to: 'C3', cell: 'c2', plan: ['-'] })],
    ['horde', act({ what: 'basic', to: 'B4' })],
    ['rest', act({ what: 'rest' })],
    ['fist', act({ what: 'basic', to: 'C3', cell: 'c3', plan: ['-'] })],
    ['move', { action: 'move', args: { to: 'C3', cell: 'c3' } }],
  ],
  pass: [
    ['play', tower('archer-1#2', 'D1', 'S', '-', '-')],
    ['plain', { action: 'pass', args: { card: 'archer-1#2', to: '2', upgrade: 'no' } }],
    ['ready', ready],
  ],
  reward: [['gold', { action: 'choose', args: { option: 'gold' } }]],
  buy: [
    ['cheap', { action: 'buy', args: { tower: 'artillery-1' } }],
    ['type', { action: 'buy', args: { tower: 'mage-2' } }],
    ['ready', ready],
    [undefined, { action: 'buy', args: { tower: 'artillery-2', seat: '2' } }],
  ],
  move: [
    ['onto', { action: 'move', args: { to: 'C2', cell: 'a3' } }],
    ['elsewhere', { action: 'move', args: { to: 'B4' } }],
    [undefined, ready],
  ],
  flower: [
    ['cells', { action: 'flower', args: { at: 'D2', plan: ['h4', 'c1-c2'] } }],
    ['act', act({ what: 'rest' })],
  ],
  rest: [['basic', act({ what: 'basic' })]],
  gate: [
    ['mage', tower('mage-1#1', 'B5', 'N', 'h1', 'b2-c2')],
    ['place', tower('soldier-1#1', 'D3', 'W')],
    [undefined, tower('soldier-1#1', 'B5', 'N', '-')],
  ],
  rightDamage: [
    ['adept', tower('mage-2#1', 'D3', 'W', '-')],
    ['facing', tower('archer-2#1', 'D3', 'E')],
    ['cells', tower('archer-2#1', 'D3', 'W', 'h1', 'b2-c2', '-')],
  ],
  leapfrog: [
    ['stopped', tower('soldier-1#1', 'B5', 'N', 'h1', 'd1')],
    [undefined, tower('soldier-1#1', 'D1', 'S')],
  ],
};

/** As good as the right one. */
const asGood: Record<string, Answer<Kru>> = {
  tower: tower('archer-1#2', 'D4', 'W', 'h2', 'a4', 'h2', 'b1'),
  hero: act({ what: 'basic', to: 'C3', cell: 'c3', facing: 'S', plan: ['h3', 'd1+c2+d2'] }),
  buy: { action: 'buy', args: { tower: 'artillery-2', seat: '1' } },
  move: { action: 'move', args: { to: 'D2', facing: 'W' } },
  gate: tower('soldier-1#1', 'B5', 'N', 'h1', 'a1'),
  rightDamage: tower('archer-2#1', 'D3', 'W', 'h1', 'c1-c2', 'h1', 'b2'),
  leapfrog: tower('soldier-1#1', 'B5', 'E', 'h2', 'd4'),
};

describe('what a learner might do instead', () => {
  it.each(played)('$stage.id: is legal and is told why not', ({ stage, before }) => {
    const view = kingdomRush.view(before, learner);
    for (const [name, given] of instead[stage.id] ?? []) {
      expect([given, isLegal(kingdomRush, before, learner, given)]).toEqual([given, true]);
      expect([given, stage.isRight?.(given, view) ?? false]).toEqual([given, false]);
      expect([given, stage.wrong?.(given, view)]).toEqual([given, name]);
    }
    const good = asGood[stage.id];
    if (!good) return;
    expect(isLegal(kingdomRush, before, learner, good)).toBe(true);
    expect(stage.isRight?.(good, view)).toBe(true);
  });
});

describe.each(locales)('the lesson in %s', (locale) => {
  const text = kingdomRush.text[locale].lesson;

  it('has a theme, a goal and a text for every stage, and for none that is not', () => {
    expect(text?.theme).toBeTruthy();
    expect(text?.goal).toBeTruthy();
    expect(Object.keys(text?.stages ?? {})).toEqual(stages.map(({ id }) => id));
  });

  it.each(stages)('$id: has a sentence for every mistake that it tells apart, and no other', ({ id }) => {
    const named = (instead[id] ?? []).flatMap(([name]) => name ?? []);
    expect(Object.keys(text?.stages[id]?.others ?? {}).sort()).toEqual(named.sort());
  });
});
