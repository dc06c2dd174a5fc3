import { describe, expect, test } from 'vitest';
import { type AnyGame, type AnyMatch, start } from '../../src/kernel/index.js';
import { choicesFor, viewFor } from '../../src/table/match-memo.js';
import { games } from '../support/games/index.js';

function begun(): { game: AnyGame; match: AnyMatch; looks: () => number } {
  const [first] = games.filter(({ id }) => id === 'tic-tac-toe');
  if (!first) throw new Error('no tic-tac-toe');
  let looked = 0;
  const game: AnyGame = {
    ...first,
    view: (match, viewer) => {
      looked += 1;
      return first.view(match, viewer);
    },
  };
  return { game, match: start(game, { seats: 2, options: {}, wishes: [], seed: 's' }).match, looks: () => looked };
}

describe('one request', () => {
  test('works a view out once for each viewer, and anew for the match that follows', () => {
    const { game, match, looks } = begun();
    const before = looks();
    expect(viewFor(game, match, 0)).toBe(viewFor(game, match, 0));
    expect(viewFor(game, match, 1)).toEqual(game.view(match, 1));
    expect(looks() - before).toBe(3);
    viewFor(game, { ...match }, 0);
    expect(looks() - before).toBe(4);
  });

  test('reads a list of choices once, only as far as needed, and by what was given before', () => {
    let read = 0;
    const view = {};
    const argument: Parameters<typeof choicesFor>[0] = {
      kind: 'one',
      *choices(_view, _seat, given) {
        for (const value of ['a', 'b', 'c']) {
          read += 1;
          yield { value: `${String(given['first'] ?? '')}${value}`, label: { key: 'x', params: {} } };
        }
      },
    };
    const values = (first: string): string[] => [...choicesFor(argument, view, 0, { first })].map(({ value }) => value);
    for (const choice of choicesFor(argument, view, 0, { first: '1' })) {
      expect(choice.value).toBe('1a');
      break;
    }
    expect(read).toBe(1);
    expect(values('1')).toEqual(['1a', '1b', '1c']);
    expect(values('1')).toEqual(['1a', '1b', '1c']);
    expect(read).toBe(3);
    expect(values('2')).toEqual(['2a', '2b', '2c']);
  });
});
