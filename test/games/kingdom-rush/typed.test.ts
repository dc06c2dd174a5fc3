import { expect, test } from 'vitest';
import { askingAbout } from '../../../src/discord/asking/asking.js';
import { readAll } from '../../../src/discord/asking/read-typed.js';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { type AnyMatch, anyGame, sayIn } from '../../../src/kernel/index.js';
import { rangeBoard } from './table-talk.js';

test('5.1 a whole turn typed in one line: the plan is recorded token by token', () => {
  const at = rangeBoard();
  const [card = ''] = at.hand(0, 'mage-3');
  const game = anyGame(kingdomRush);
  const asking = askingAbout(game, at.match as unknown as AnyMatch, 0, 'tower', sayIn(game, 'en', []));
  if (!asking) throw new Error('nobody asks for a tower');
  const read = (plan: string) => readAll(asking, { card, site: 'A2', facing: 'E', plan });
  expect(read('h1:a1-a2 B3:c1-D1').args.plan).toEqual(['h1', 'a1-a2', 'h2', 'c1-d1']);
  expect(read('none').args.plan).toEqual(['-', '-']);
  expect(read('#1').wrong).toBeUndefined();
  expect(read('h4:a1-b1').wrong?.name).toBe('plan');
});
