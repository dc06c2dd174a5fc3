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

/** The same game with another: what is proposed is read out to everybody, and names every bid. */
const bidding = sealedBids.steps.bidding as Extract<(typeof sealedBids)['steps']['bidding'], { on: unknown }>;
const outspoken = anyGame({
  ...sealedBids,
  steps: {
    ...sealedBids.steps,
    bidding: {
      ...bidding,
      decide: (match, frame, seen) =>
        bidding.decide(match, frame, seen).map((decision) => ({
          ...decision,
          openLines: () =>
            match.board.purses.flatMap(({ bid }) =>
              bid === null ? [] : [{ text: { key: 'gem' as const, params: { gem: bid } } }],
            ),
        })),
    },
  },
});

test.each([
  ['a view that shows', leaky],
  ['lines for everybody that name', outspoken],
])('%s a sealed bid is told apart from a redealt one', (_, game) => {
  const rng = rngOver(seedRng('leak'));
  const tells: AnyMatch[] = [];
  walk(game, { seats: 3, options: {}, seed: 'leak' }, 'random', ({ match }) => {
    const redealt = game.redeal(match, 'spectator', rng);
    const same =
      JSON.stringify(shownTo(game, redealt, 'spectator')) === JSON.stringify(shownTo(game, match, 'spectator'));
    if (!same) tells.push(match);
  });
  expect(tells.length).toBeGreaterThan(0);
});
