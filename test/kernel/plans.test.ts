import { describe, expect, test } from 'vitest';
import {
  type AnyMatch,
  type Args,
  answer,
  anyGame,
  completions,
  actionOf,
  firstOf,
  randomAnswer,
  refuses,
  rngOver,
  seedRng,
  start,
} from '../../src/kernel/index.js';
import { ferry } from '../support/games/ferry/index.js';

const game = anyGame(ferry);

/** One crew, its bank chosen: the boats are to be loaded. */
function loading(): AnyMatch {
  const { match } = start(game, { seats: 1, seed: 'plans' });
  const chosen = answer(game, match, { seat: 0, action: 'bank', args: { side: 'left' } });
  if (!chosen.ok) throw new Error('the bank was refused');
  return chosen.match;
}
const load = (cargo: Args[string]) =>
  refuses(game, loading(), { seat: 0, action: 'load', args: { boat: 'oak', cargo } });

describe('a plan', () => {
  test('is taken token by token, and a token may come again', () => {
    expect(load(['sack', 'barrel', 'sack'])).toBeUndefined();
  });

  test('is refused at the first token that does not follow, with what would', () => {
    const refused = load(['anvil', 'sack']);
    expect(refused).toMatchObject({
      code: 'illegal-argument',
      argument: 'cargo',
      rule: 'FER-2',
      reason: { key: 'tooHeavy', params: { good: 'sack', room: 0 } },
      choices: [],
    });
    expect(load(['barrel', 'anvil'])).toMatchObject({ choices: [{ value: 'sack' }, { value: 'barrel' }] });
  });

  test('may not end before it is whole', () => {
    expect(load([])).toMatchObject({ reason: { key: 'loadSomething' }, choices: [{ value: 'sack' }, {}, {}] });
  });

  test.each([['sack'], [7], [['sack', 7]], [['']], [[' sack']]] as unknown[][])('%j is no plan', (cargo) => {
    expect(load(cargo as Args[string])?.code).toBe('illegal-argument');
  });

  test('left out is asked for with what may come first', () => {
    expect(load(undefined)).toMatchObject({ argument: 'cargo', choices: [{ value: 'sack' }, {}, {}] });
  });

  test('is not looked at while an argument before it is wrong', () => {
    const refused = refuses(game, loading(), { seat: 0, action: 'load', args: { boat: 'ark', cargo: ['sack'] } });
    expect(refused).toMatchObject({ argument: 'boat', choices: [{ value: 'oak' }, { value: 'elm' }] });
  });

  test('can be listed: every whole plan once, in the order of the offers', () => {
    const action = actionOf(game, 'load');
    if (!action) throw new Error('no such action');
    const plans = [...completions(action, game.view(loading(), 0), 0)]
      .filter(({ boat }) => boat === 'oak')
      .map(({ cargo }) => String(cargo));
    expect(new Set(plans).size).toBe(plans.length);
    expect(plans).toContain('sack,sack,sack,sack');
    expect(plans).toContain('anvil');
    expect(plans).not.toContain('anvil,sack');
    expect(firstOf(plans, 1)).toEqual(['sack,sack,sack,sack']);
  });

  test('is made at random within the rules, short and long', () => {
    const rng = rngOver(seedRng('random plans'));
    const lengths = new Set<number>();
    for (let count = 0; count < 200; count += 1) {
      const said = randomAnswer(game, loading(), 0, rng);
      if (said?.action !== 'load') continue;
      expect(refuses(game, loading(), { seat: 0, ...said })).toBeUndefined();
      lengths.add((said.args['cargo'] as readonly string[]).length);
    }
    expect([...lengths].sort()).toEqual([1, 2, 3, 4]);
  });
});
