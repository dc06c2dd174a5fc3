import { expect, test } from 'vitest';
import { type AnyMatch, anyGame, rngOver, seedRng } from '../../src/kernel/index.js';
import { sealedBids } from '../support/games/sealed-bids.js';
import { shownTo } from '../support/shown.js';
import { walk } from '../../scripts/rehearsal/walk.js';

/** The same game with a leak: everybody sees every bid. */
const leaky = anyGame({
  ...sealedBids,
  view: (match, viewer) => {
    const honest = sealedBids.view(match, viewer);
    return {
      ...honest,
      purses: honest.purses.map((purse, seat) => ({ ...purse, bid: match.board.purses[seat]?.bid ?? null })),
    };
  },
});

test('a view that shows a sealed bid is told apart from a redealt one', () => {
  const rng = rngOver(seedRng('leak'));
  const tells: AnyMatch[] = [];
  walk(leaky, { seats: 3, options: {}, seed: 'leak' }, 'random', ({ match }) => {
    const redealt = leaky.redeal(match, 'spectator', rng);
    const same =
      JSON.stringify(shownTo(leaky, redealt, 'spectator')) === JSON.stringify(shownTo(leaky, match, 'spectator'));
    if (!same) tells.push(match);
  });
  expect(tells.length).toBeGreaterThan(0);
});
