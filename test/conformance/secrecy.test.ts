import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type AnyMatch,
  type Viewer,
  answer,
  copyJson,
  isFor,
  linesOf,
  rngOver,
  sayIn,
  seedRng,
} from '../../src/kernel/index.js';
import { shownTo } from '../support/shown.js';
import { type Moment, tablesOf, walk } from '../../scripts/rehearsal/walk.js';
import { gamesUnderTest } from './games-under-test.js';

/** The same answer in two worlds that its seat can't tell apart: unless something came out, both look alike after it. */
function expectAlikeAfter(def: AnyGame, world: AnyMatch, moment: Moment): void {
  const result = answer(def, world, moment.said);
  if (!result.ok) throw new Error(`in the redealt world: ${JSON.stringify(result)}`);
  if (moment.revealed || result.revealed) return;
  const { seat } = moment.said;
  expect(shownTo(def, result.match, seat)).toEqual(shownTo(def, moment.match, seat));
  const say = sayIn(def, 'en', []);
  const visible = (events: Moment['events']) => events.filter((event) => isFor(event, seat));
  expect(visible(result.events)).toEqual(visible(moment.events));
  expect(linesOf(def, result.events, seat, say)).toEqual(linesOf(def, moment.events, seat, say));
}

describe.each(gamesUnderTest.map((def) => [def.id, def] as const))('%s keeps its secrets', (_id, def) => {
  test.each(tablesOf(def))('$preset with $seats', (table) => {
    const rng = rngOver(seedRng(`secrecy/${table.preset}/${table.seats}`));
    let count = 0;
    walk(def, { ...table, seed: 'secrecy' }, 'random', (moment, before) => {
      count += 1;
      if (count % 5 !== 0) return;
      const seats: Viewer[] = Array.from({ length: table.seats }, (_, seat) => seat);
      for (const viewer of [...seats, 'spectator' as const]) {
        const redealt = def.redeal(before, viewer, rng);
        expect(shownTo(def, redealt, viewer)).toEqual(shownTo(def, before, viewer));
        expect(def.broken(redealt)).toEqual([]);
      }
      expectAlikeAfter(def, def.redeal(copyJson(before), moment.said.seat, rng), moment);
    });
  });
});
