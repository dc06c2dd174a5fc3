import { expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import {
  type AnyGame,
  type AnyMatch,
  answer,
  answerInPlace,
  anyGame,
  awaited,
  copyJson,
  hold,
  pending,
  randomPolicy,
  rngOver,
  seedRng,
  start,
  think,
  viewOf,
} from '../../src/kernel/index.js';
import { ferry } from '../support/games/ferry/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';

/** What a match waits for, as far as it can be compared. */
function asked(def: AnyGame, match: AnyMatch): unknown {
  return pending(def, match).map(({ seats, prompt, offers, clock, fallback }) => ({
    seats,
    prompt,
    offers: [...offers],
    clock,
    fallback: fallback?.(),
  }));
}

/** Actions of which the quick look and the list say different things. */
function unlike(def: AnyGame, match: AnyMatch): string[] {
  return pending(def, match).flatMap((decision) => {
    const quick = Object.keys(def.actions).filter((name) => decision.mayOffer?.(name));
    const listed = decision.mayOffer ? [...decision.offers] : [];
    return quick.filter((name) => !listed.includes(name)).concat(listed.filter((name) => !quick.includes(name)));
  });
}

const answersPlayed = 120;

test.each([...games, anyGame(ferry)].map((def) => [def.id, def] as const))(
  '%s, played in place, is known as it stands after every answer',
  (_id, def) => {
    const { match } = start(def, {
      seats: def.players(start(def, { seats: 2, seed: 'x' }).match.options).max,
      seed: 'known',
    });
    const rng = rngOver(seedRng('known'));
    for (let count = 0; count < answersPlayed && !match.outcome; count += 1) {
      const [seat = 0] = awaited(def, match);
      // A copy is known to nobody: whatever is said of it is worked out anew.
      const copy = copyJson(match);
      expect(unlike(def, match)).toEqual([]);
      expect(asked(def, match)).toEqual(asked(def, copy));
      expect(viewOf(def, match, seat)).toEqual(def.view(copy, seat));
      const said = think(def, match, seat, rng, { policy: randomPolicy() });
      if (!said) throw new Error('nobody to wait for');
      expect(answerInPlace(def, match, { seat, action: said.action, args: said.args }).ok).toBe(true);
    }
  },
);

const mark = (seat: number, cell: number) => ({ seat, action: 'mark', args: { cell: String(cell) } });

test('a match that is answered by copying may be written on; one that is held is looked at once', () => {
  const def = anyGame(ticTacToe);
  const result = answer(def, start(def, { seats: 2, seed: 'held' }).match, mark(0, 5));
  if (!result.ok) throw new Error('refused');
  const { match } = result;
  expect(viewOf(def, match, 0)).not.toBe(viewOf(def, match, 0));
  hold(match);
  expect(viewOf(def, match, 0)).toBe(viewOf(def, match, 0));
  expect(pending(def, match)).toBe(pending(def, match));
});

test('what was found right is right for that seat, that action and those very arguments alone', () => {
  const def = anyGame(ticTacToe);
  const { match } = start(def, { seats: 2, seed: 'right' });
  const cell = { cell: '5' };
  expect(answerInPlace(def, match, { seat: 0, action: 'mark', args: cell }).ok).toBe(true);
  // The very same arguments, said by the next seat: the cell is taken.
  expect(answerInPlace(def, match, { seat: 1, action: 'mark', args: cell })).toMatchObject({
    ok: false,
    code: 'illegal-argument',
  });
});
