import { describe, expect, it } from 'vitest';
import { practiceFor } from '../../renderers/practice.js';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/kernel/index.js';

describe('what a render process practises on', () => {
  const tasks = practiceFor(games);

  it.each(games.flatMap(({ id }) => locales.map((locale) => ({ id, locale }))))(
    'holds a board of $id in $locale at its start, and more of them on the way with what changed',
    ({ id, locale }) => {
      const boards = tasks.filter((task) => task.kind === 'board' && task.game === id && task.locale === locale);
      expect(boards.length).toBeGreaterThan(3);
      expect(boards.map((board) => 'before' in board)).toEqual(boards.map((_, at) => at > 0));
      for (const board of boards.slice(1)) expect(board).toHaveProperty('events.0');
      expect(new Set(boards.map((board) => JSON.stringify('view' in board && board.view))).size).toBe(boards.length);
    },
  );
});
