/** What the channel is told of a long turn: glory won, lost or given up is not left to the log. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { anyGame, sayIn } from '../../../src/kernel/index.js';
import type { OutboxEntry } from '../../../src/table/types.js';
import { recapOf } from '../../../src/table/recap.js';
import { tableOf } from '../../support/table-of.js';

type Told = OutboxEntry['events'][number];
const game = anyGame(stronghold);

function toldOf(events: Told[], locale: 'en' | 'fr'): readonly string[] {
  const entry = {
    at: 0,
    kind: 'play',
    board: false,
    rules: 1,
    said: false,
    notices: [],
    phases: [],
    ping: [],
  } as const;
  const snapshot = { table: { ...tableOf(game, 2), locale } };
  return recapOf(game, snapshot, [{ ...entry, rev: 1, events, awaited: [0] }], { seats: [] }).lines;
}

const worked = (progress: number): Told => ({
  type: 'worked',
  data: { seat: 1, task: 'cannon', hourglasses: 1, progress, price: 40 },
});
const busy = Array.from({ length: 30 }, (_, index) => worked(index + 1));

describe('a long turn in six lines', () => {
  test.each([
    ['en', 'False parley'],
    ['fr', 'Parole de tromperie'],
  ] as const)('keeps disgraceful acts and gates that fell (%s)', (locale, act) => {
    const told = toldOf(
      [
        { type: 'disgraced', data: { seat: 1, act: 'false-parley', building: null } },
        { type: 'gateFell', data: { gate: 1, glory: 1 } },
        ...busy,
      ],
      locale,
    );
    expect(told).toHaveLength(6);
    expect(told[0]).toContain(act);
    expect(told[1]).toContain('(+1');
  });

  test('a fortress that fell is told with the wall, the tie and the winners', () => {
    const told = toldOf(
      [
        { type: 'entered', data: { turn: 9, walls: ['w3'], gate: false, glory: 3 } },
        { type: 'tied', data: { glory: 10 } },
        ...busy,
        {
          type: 'siegeOver',
          data: { ending: 'tie-break', winner: 'defenders', invaders: 10, defenders: 11, side: null },
        },
      ],
      'en',
    );
    expect(told[0]).toContain('w3');
    expect(told.at(-1)).toBe('The defenders win, 11 to 10.');
  });
});

test('STR-15.1: a step that is held for an act alone speaks of no hourglasses to spend', () => {
  const asked = { phase: 6, hourglasses: 0, workshopOnly: 0, stone: 0 } as const;
  const said = (locale: 'en' | 'fr', more: Partial<Record<keyof typeof asked, number>> = {}): string =>
    sayIn(stronghold, locale, ['Mira', 'Tom']).text({
      key: 'promptDefence',
      params: { ...asked, ...more } as typeof asked,
    });
  expect(said('en')).toBe('After phase 6: no hourglass is left. Act once more, or be done.');
  expect(said('fr')).toContain('aucun sablier');
  expect(said('en', { workshopOnly: 4 })).toContain('4 hourglasses in the workshop');
  expect(said('en', { hourglasses: 2 })).toBe('After phase 6: spend 2 hourglasses.');
});
