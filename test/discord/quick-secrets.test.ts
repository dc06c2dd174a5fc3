/** What stands on the post is read by everybody: it must be the same in every world that a watcher cannot tell from this one. */
import { describe, expect, test } from 'vitest';
import { quickAnswers } from '../../src/discord/panel/quick-answers.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type AnyMatch, playersOf, rngOver, seedRng, withDefaults } from '../../src/kernel/index.js';
import { sayAt } from '../../src/table/words.js';
import { walk } from '../../scripts/rehearsal/walk.js';
import { tableOf } from '../support/table-of.js';

function buttonsOf(game: AnyGame, match: AnyMatch) {
  const table = tableOf(game, match.seats);
  return quickAnswers(game, { table, match }, sayAt(game, table, 'en'), 'Accept');
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  let positions = 0;
  const { min, max } = playersOf(game, withDefaults(game, {}));
  const seats = Math.min(Math.max(3, min), max);
  const rng = rngOver(seedRng('behind the screen'));

  test('the buttons on a post tell nothing that a watcher does not see', () => {
    const options = { ...game.options.presets[0]?.options } as never;
    walk(game, { seats, options, seed: 'quick' }, 'policy', (_moment, before) => {
      if (before.seq % 4 !== 0) return;
      positions += 1;
      const imagined = buttonsOf(game, game.redeal(before, 'spectator', rng));
      expect(imagined, `after ${before.seq} answers`).toEqual(buttonsOf(game, before));
    });
    expect(positions).toBeGreaterThan(5);
  });
});
