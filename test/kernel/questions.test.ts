import { describe, expect, test } from 'vitest';
import {
  type Match,
  answer,
  awaited,
  legal,
  pending,
  pendingFor,
  reseat,
  start,
  think,
  rngOver,
  seedRng,
} from '../../src/kernel/index.js';
import { type SealedBids, sealedBids } from '../support/games/sealed-bids.js';

const begin = (seats = 3) => start(sealedBids, { seats, seed: 'q' }).match;

function after(match: Match<SealedBids>, ...said: { seat: number; action: string; args: object; seq?: number }[]) {
  return said.reduce((now, one) => {
    const result = answer(sealedBids, now, { ...one, args: { ...one.args } });
    if (!result.ok) throw new Error(JSON.stringify(result));
    return result.match;
  }, match);
}
const bid = (seat: number, coins: number) => ({ seat, action: 'bid', args: { coins } });

describe('simultaneous decisions', () => {
  test('stay open until the last seat has answered, in any order', () => {
    const match = after(begin(), bid(2, 3), bid(0, 1));
    expect(awaited(sealedBids, match)).toEqual([1]);
    expect(pendingFor(sealedBids, after(match, bid(1, 0)), 2)[0]?.offers).toEqual(['take']);
  });

  test("another seat's answer makes nobody's button stale, one's own does", () => {
    const match = after(begin(), { ...bid(2, 3), seq: 0 }, { ...bid(0, 1), seq: 0 });
    expect(answer(sealedBids, match, { ...bid(0, 2), seq: 0 })).toMatchObject({ code: 'stale' });
  });

  test('a second answer without a button is refused with the rule', () => {
    const match = after(begin(), bid(0, 1));
    expect(answer(sealedBids, match, bid(0, 2))).toMatchObject({ code: 'not-your-decision', rule: 'BID-1' });
  });
});

describe('arguments', () => {
  test('a number outside its range is refused with the range', () => {
    expect(answer(sealedBids, begin(), bid(0, 11))).toMatchObject({ argument: 'coins', count: { min: 0, max: 10 } });
    expect(answer(sealedBids, begin(), bid(0, 1.5))).toMatchObject({ code: 'illegal-argument' });
  });

  test('a selection must be of the right size, of what lies open, and of different things', () => {
    const match = after(begin(), bid(0, 5), bid(1, 0), bid(2, 0));
    const [a, b, c] = match.board.open.map(String);
    const take = (...gems: (string | undefined)[]) =>
      answer(sealedBids, match, { seat: 0, action: 'take', args: { gems: gems.map(String) } });
    expect(take()).toMatchObject({ count: { min: 1, max: 2 } });
    expect(take(a, b, c)).toMatchObject({ count: { min: 1, max: 2 } });
    expect(take(a, a)).toMatchObject({ code: 'illegal-argument' });
    expect(take('99')).toMatchObject({ code: 'illegal-argument', argument: 'gems' });
    expect(take(a, b)).toMatchObject({ ok: true });
  });

  test('legal lists selections lazily, small ones first', () => {
    const match = after(begin(), bid(0, 5), bid(1, 0), bid(2, 0));
    const sizes = [...legal(sealedBids, match, 0)].flatMap((one) =>
      one.action === 'take' ? [one.args.gems.length] : [],
    );
    expect(sizes).toEqual([1, 1, 1, 2, 2, 2]);
  });

  test('an argument that nobody knows is refused', () => {
    expect(answer(sealedBids, begin(), { seat: 0, action: 'bid', args: { coins: 1, gems: ['2'] } })).toMatchObject({
      code: 'illegal-argument',
      argument: 'gems',
    });
  });
});

describe('open offers', () => {
  test('may be taken beside any question and are never waited for', () => {
    const match = begin();
    expect(pending(sealedBids, match).filter((decision) => !decision.fallback)).toHaveLength(3);
    const cheered = after(match, { seat: 1, action: 'cheer', args: {} });
    expect(awaited(sealedBids, cheered)).toEqual([0, 1, 2]);
    expect(cheered.opened).toBe(match.opened);
  });
});

describe('seats', () => {
  test('a seat left and taken again is kept in the match, and the input is unchanged', () => {
    const match = begin();
    const left = reseat(sealedBids, match, 1, 'empty').match;
    expect([match.empty, left.empty, reseat(sealedBids, left, 1, 'held').match.empty]).toEqual([[], [1], []]);
  });
});

describe('bots', () => {
  test('answer only when they are awaited, and legally', () => {
    const rng = rngOver(seedRng('bot'));
    const match = after(begin(), bid(0, 1));
    expect(think(sealedBids, match, 0, rng)).toBeUndefined();
    const said = think(sealedBids, match, 1, rng);
    expect(said && answer(sealedBids, match, { seat: 1, action: said.action, args: { ...said.args } }).ok).toBe(true);
  });
});

describe('the runaway guard', () => {
  test('a thousand automatic steps are an error that prints the stack', () => {
    const endless = {
      ...sealedBids,
      steps: {
        ...sealedBids.steps,
        round: {
          run: (play: { push(f: { step: 'round' }): void }) => {
            play.push({ step: 'round' });
          },
        },
      },
    };
    expect(() => start(endless, { seats: 2, seed: 'x' })).toThrow(
      /1000 steps without a question; stack: \[\{"step":"round"/,
    );
  });
});
