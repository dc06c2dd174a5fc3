import { describe, expect, it } from 'vitest';
import { practiceFor } from '../../renderers/practice.js';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/kernel/index.js';

describe('what a render process practises on', () => {
  const tasks = practiceFor(games);

  it.each(games.flatMap(({ id }) => locales.map((locale) => ({ id, locale }))))(
    'holds a board of $id in $locale at its start, and one with what changed',
    ({ id, locale }) => {
      const boards = tasks.filter((task) => task.kind === 'board' && task.game === id && task.locale === locale);
      expect(boards.map((board) => 'before' in board)).toEqual([false, true]);
      expect(boards[1]).toHaveProperty('events.0');
    },
  );
});
