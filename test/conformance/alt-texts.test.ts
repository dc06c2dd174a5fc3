/** The picture in words: one or two sentences of what matters now; the whole table is the text board's. */
import { describe, expect, test } from 'vitest';
import { tablesOf, walk } from '../../scripts/rehearsal/walk.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type AnyMatch, locales, sayIn } from '../../src/kernel/index.js';

const names = ['Mira', 'Tom', 'Ana', 'Hugo', 'Ines', 'Paul'];
const most = 2;
/** Longer than this, two sentences are none that anybody listens to. */
const mostCharacters = 600;
const every = 9;

/** A name that brings its own mark ends no sentence, unless a capital follows it. */
const sentencesIn = (text: string): number => text.match(/[.!?…](?=\s+[\p{Lu}\d]|$)/gu)?.length ?? 0;

function troublesOf(def: AnyGame, match: AnyMatch): string[] {
  const view = def.view(match, 'spectator');
  return locales.flatMap((locale) => {
    const alt = def.text[locale].alt(view, sayIn(def, locale, names));
    const count = sentencesIn(alt);
    return [
      ...(count < 1 || count > most ? [`${count} sentences`] : []),
      ...(alt.length > mostCharacters ? [`${alt.length} letters`] : []),
      ...(/[*_·|⚠👑★☆✔]/u.test(alt) ? ['a sign that is read out'] : []),
    ].map((trouble) => `${trouble} (${locale}): ${alt}`);
  });
}

describe.each(games.map((def) => [def.id, def] as const))('the boards of %s', (_, def) => {
  const tables = tablesOf(def);
  const chosen = [...new Set([tables.at(0), tables.at(Math.floor(tables.length / 2)), tables.at(-1)])];

  test.each(chosen.flatMap((table) => (table ? [table] : [])))(
    'are told in two sentences to a table of $seats that plays $preset',
    (table) => {
      const troubles: string[] = [];
      let count = 0;
      walk(def, { ...table, seed: 'read aloud' }, 'random', ({ match }) => {
        if (count % every === 0 || match.outcome) troubles.push(...troublesOf(def, match));
        count += 1;
      });
      expect(troubles.slice(0, 6)).toEqual([]);
    },
  );
});
