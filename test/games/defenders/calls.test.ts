/** A call names whom it asks once: the question that follows does not say the name again. */
import { expect, test } from 'vitest';
import { walk } from '../../../scripts/rehearsal/walk.js';
import { gameOf } from '../../../src/games/index.js';
import { waitingAt } from '../../../src/table/words.js';
import { tableOf } from '../../support/table-of.js';

test.each(['en', 'fr'] as const)('a question to one person does not say their name again (%s)', (locale) => {
  const game = gameOf('defenders');
  if (!game) throw new Error('no such game');
  const twice = new Set<string>();
  let asked = 0;
  walk(game, { seats: 2, options: {}, seed: 'calls' }, 'policy', (_step, match) => {
    for (const { names, prompt } of waitingAt(game, { table: tableOf(game, 2), match }, locale)) {
      const [only, more] = names;
      if (only === undefined || more !== undefined) continue;
      asked += 1;
      if (prompt.includes(only)) twice.add(`${only}: ${prompt}`);
    }
  });
  expect(asked).toBeGreaterThan(50);
  expect([...twice]).toEqual([]);
});
