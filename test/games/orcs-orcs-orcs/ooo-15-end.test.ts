import { describe, expect, test } from 'vitest';
import { table } from './table.js';

describe('OOO-15 end and scoring', () => {
  const nearlyEmpty = {
    markers: { 1: '', 2: '', 3: '', 4: '' },
    on: { '1o': 'goblin', '5o': 'golem', '6o': 'golem' },
  } as const;

  test('OOO-15.1 the fourth empty lane triggers the end', () => {
    const t = table({ ...nearlyEmpty, hand: { blue: 'zap book-wl' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect(t.told('endTriggered')).toEqual([{ round: 1, emptyLanes: [1, 2, 3, 4] }]);
  });

  test('OOO-15.2 it is checked after movement, too', () => {
    const t = table({ ...nearlyEmpty, on: { '1i': 'goblin', '5o': 'golem', '6o': 'golem' } }).turnsFate('f01');
    expect(t.board.endTriggered).toBe(true);
  });

  test('OOO-15.3 the round ends, then the score is made: parts, rank and title', () => {
    const t = table({
      ...nearlyEmpty,
      on: { '5o': 'golem', '6o': 'golem' },
      turn: 'yellow',
      trophies: { blue: { orc: 2 }, green: { chief: 1 }, red: { orc: 1 } },
    });
    t.does('yellow', 'pass');
    expect(t.match.outcome).toMatchObject({ kind: 'won', winners: [0, 1], scores: [8, 8, 4, 0] });
    expect(t.board.result?.map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
    expect(t.phases.at(-1)).toBe('captionScore');
    expect(t.say(t.match.outcome?.reason)).toBe('Blue and Green share the title of Archmage with 8 VP each.');
  });

  test('9.2, 9.3 the table of scores is the best first, equal totals with equal rank', () => {
    const t = table({
      turn: 'yellow',
      round: 30,
      trophies: { blue: { orc: 1 }, green: { orc: 3 }, red: { goblin: 3 } },
      hand: { yellow: 'poison' },
    }).does('yellow', 'pass');
    expect(t.board.result?.map(({ seat, rank, total }) => [seat, rank, total])).toEqual([
      [1, 1, 12],
      [2, 1, 12],
      [0, 3, 4],
      [3, 4, -2],
    ]);
  });

  test('OOO-15.4 after round 30 the game is scored in any case', () => {
    expect(table({ turn: 'yellow', round: 29 }).does('yellow', 'pass').match.outcome).toBeNull();
    expect(table({ turn: 'yellow', round: 30 }).does('yellow', 'pass').match.outcome).not.toBeNull();
  });
});
