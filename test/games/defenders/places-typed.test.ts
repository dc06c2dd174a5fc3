/** Places as they are typed: by their names, with or without what their labels add. */
import { describe, expect, test } from 'vitest';
import { askingAbout } from '../../../src/discord/asking/asking.js';
import { readAll } from '../../../src/discord/asking/read-typed.js';
import { gameOf } from '../../../src/games/index.js';
import { sayIn } from '../../../src/kernel/index.js';
import { table } from './table-talk.js';

const game = gameOf('defenders');

describe.each([
  { locale: 'en', there: 'Wolf Pass', city: 'Monarch City', said: 'Monarch City is no choice here as things stand.' },
  {
    locale: 'fr',
    there: 'Col du Loup',
    city: 'Cité Royale',
    said: 'Cité Royale : ce choix n’est pas possible pour l’instant.',
  },
] as const)('in $locale', ({ locale, there, city, said }) => {
  const typed = (to: string) => {
    const { match } = table(['dwarf']);
    const asking = game && askingAbout(game, match as never, 0, 'move', sayIn(game, locale, ['Mira']));
    if (!asking) throw new Error('nobody moves');
    return { asking, read: readAll(asking, { to }) };
  };

  test('a place is known by its name alone', () => {
    expect(typed(there.toLowerCase()).read.args).toMatchObject({ to: 'wolf-pass' });
  });

  test('a place that is no choice now is not said to be none', () => {
    const { asking, read } = typed(city);
    const reason = read.wrong?.refused.reason;
    expect(reason && asking.say.text(reason).replace(/\s/g, ' ')).toBe(said);
  });
});
