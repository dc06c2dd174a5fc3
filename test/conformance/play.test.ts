import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type AnyMatch,
  actionOf,
  completions,
  copyJson,
  isLegal,
  offeredTo,
  pending,
  pendingFor,
  start,
} from '../../src/kernel/index.js';
import { frozen } from '../support/freeze.js';
import { dash, replay, tablesOf, walk } from '../../scripts/rehearsal/walk.js';
import { gamesUnderTest, rounds } from './games-under-test.js';

/** Every action offered has a rule and at least one way to say it. */
function emptyOffers(def: AnyGame, match: AnyMatch): string[] {
  const empty: string[] = [];
  for (let seat = 0; seat < match.seats; seat += 1) {
    const view = def.view(match, seat);
    for (const name of offeredTo(pendingFor(def, match, seat))) {
      const action = actionOf(def, name);
      if (!action) empty.push(`${name} is no action`);
      else if (completions(action, view, seat).next().done) empty.push(`seat ${seat} can't complete ${name}`);
    }
  }
  return empty;
}

function illegalFallbacks(def: AnyGame, match: AnyMatch): string[] {
  return pending(def, match).flatMap((decision) => {
    const fallback = decision.fallback?.();
    if (!fallback) return [];
    return decision.seats
      .filter((seat) => !isLegal(def, match, seat, fallback))
      .map((seat) => `seat ${seat}: ${JSON.stringify(fallback)}`);
  });
}

describe.each(gamesUnderTest.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  test.each(tablesOf(def).slice(0, 1))('bots that may think as long as they like come to an end as well', (table) => {
    expect(dash(def, { ...table, seed: 'bots' }, 'policy').outcome).not.toBeNull();
  });

  describe.each(tablesOf(def))('$preset with $seats', (table) => {
    test('random matches end, keep the invariants, survive JSON and never write on their input', () => {
      for (let round = 0; round < rounds; round += 1) {
        let count = 0;
        const beginning = { ...table, seed: `conformance-${round}` };
        walk(def, beginning, 'random', ({ match }) => {
          count += 1;
          frozen(match);
          expect(def.broken(match)).toEqual([]);
          if (count % 7 === 0) expect(JSON.parse(JSON.stringify(match))).toEqual(match);
        });
      }
    });

    test('every fallback is legal and every offer can be completed', () => {
      let count = 0;
      walk(def, { ...table, seed: 'offers' }, 'random', ({ match }) => {
        count += 1;
        expect(illegalFallbacks(def, match)).toEqual([]);
        if (count % 3 === 0) expect(emptyOffers(def, match)).toEqual([]);
      });
    });

    test('a table that only falls back comes to an end, and so does a table of bots that may not think long', () => {
      expect(dash(def, { ...table, seed: 'fallbacks' }, 'fallback').outcome).not.toBeNull();
      expect(dash(def, { ...table, seed: 'bots' }, 'hasty').outcome).not.toBeNull();
    });

    test('the same seed and answers give the same match', () => {
      const last: AnyMatch[] = [];
      const recording = walk(def, { ...table, seed: 'again' }, 'random', ({ match }) => {
        last[0] = match;
      });
      expect(replay(def, recording)).toEqual(last[0]);
      const { match } = start(def, recording);
      expect(start(def, recording).match).toEqual(copyJson(match));
    });
  });
});
