/** Every sentence of the house with sample values, to be read in one go: .data/sentences/house.<locale>.txt. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandWords } from '../../commands/text/index.js';
import { guessWords } from '../../src/discord/text/guesses/index.js';
import { discordWords } from '../../src/discord/text/index.js';
import { nightWords } from '../../src/discord/text/nights/index.js';
import { pingWords } from '../../src/discord/text/pings/index.js';
import { locales } from '../../src/kernel/index.js';
import { tableText } from '../../src/table/words.js';
import { faultsIn } from '../support/sentence-faults.js';

const folder = join(import.meta.dirname, '..', '..', '.data', 'sentences');

const counts =
  /^(?:count|at|of|min|max|most|page|pages|seats|seated|taken|yes|needed|depth|tables|records|hours|days|minutes|from|to|place|won|lost|shared|played|right|guessed|points|games|titles|best|now|quorum|number|rounds|done|seat|quarter|year|sizes)$/;
const said: Readonly<Record<string, unknown>> = {
  ...{ clock: 'live', state: 'playing', kind: 'undo', boards: 'living', guesses: 'on', hints: 'on', pace: 'slow' },
  ...{ problem: 'past', isAll: true, isAsker: false, until: 'demain', when: '20:00', link: 'https://x.test/1' },
  ...{ game: 'Stronghold', argument: 'Carte', values: ['A', 'B'], wishes: ['A', 'B'], presets: ['A', 'B'], delay: 10 },
  ...{ ends: ['A', 'B'], why: { en: 'Because.', fr: 'Parce que.' }, what: 'Ana passe.', action: 'Passer' },
};

/** The same name stands for different things in these rooms. */
const elsewhere: readonly (readonly [string, RegExp, unknown])[] = [
  ['state', /^nights\./, 'locked'],
  ['problem', /bad-save$/, 'format'],
  ['why', /lobby\.off$/, 'Ana.'],
  ['quiet', /clockSet$/, { from: '22:00', to: '08:00', zone: 'Europe/Paris' }],
];

function sampleOf(name: string, number: number, path: string): unknown {
  const own = elsewhere.find(([one, room]) => one === name && room.test(path));
  if (own) return own[2];
  if (name in said) return said[name];
  return counts.test(name) ? number : 'Ana';
}

type Wording = (...args: unknown[]) => unknown;

/** Samples for what a wording takes, by the names that it takes it under. */
function argumentsOf(wording: Wording, number: number, path: string): unknown[] {
  const head = /^\(?([^)=]*(?:\{[^}]*\}[^)=]*)*)\)?\s*=>/.exec(wording.toString())?.[1] ?? '';
  const [, inBraces] = /^\s*\{([^}]*)\}/.exec(head) ?? [];
  const names = (list: string): string[] => list.split(',').flatMap((one) => /^\s*(\w+)/.exec(one)?.[1] ?? []);
  if (inBraces !== undefined) {
    return [Object.fromEntries(names(inBraces).map((name) => [name, sampleOf(name, number, path)]))];
  }
  return names(head).map((name) => sampleOf(name, number, path));
}

type Line = { path: string; text: string };

/** French is wrapped for its spacing: what a wording takes is read from the English one. */
function linesOf(words: unknown, model: unknown, path: string): Line[] {
  if (typeof words === 'string') return [{ path, text: words }];
  if (typeof words === 'function' && typeof model === 'function') {
    const wording = words as Wording;
    return [1, 3].flatMap((number) => {
      try {
        const text: unknown = wording(...argumentsOf(model as Wording, number, path));
        return linesOf(text, text, path);
      } catch {
        // It takes more than a name tells.
        return [];
      }
    });
  }
  if (typeof words !== 'object' || words === null) return [];
  const like = typeof model === 'object' && model !== null ? (model as Record<string, unknown>) : {};
  return Object.entries(words).flatMap(([name, inner]) =>
    linesOf(inner, like[name], path === '' ? name : `${path}.${name}`),
  );
}

const wordsIn = (locale: (typeof locales)[number]) => ({
  ...{ table: tableText[locale], messages: discordWords[locale], calls: pingWords[locale] },
  ...{ nights: nightWords[locale], guesses: guessWords[locale], commands: commandWords[locale] },
});

/** What is typed without accents, names of commands, and English that is meant. */
const rightly = /\.typed\.|\.name$|commands\.languages|\.language$|^https/;

test.each(locales)('every sentence of the house is listed, and none holds a wrong number or space in %s', (locale) => {
  const lines = [
    ...new Map(
      linesOf(wordsIn(locale), wordsIn('en'), '').map((line) => [`${line.path}: ${line.text}`, line]),
    ).values(),
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `house.${locale}.txt`),
    `${lines.map(({ path, text }) => `${path}: ${text}`).join('\n')}\n`,
  );
  expect(lines.length).toBeGreaterThan(700);
  const wrong = faultsIn(locale).flatMap(([what, sign]) =>
    lines
      .filter(
        ({ path, text }) =>
          !rightly.test(path) && sign.test(text.replace(/<t:[^>]*>|`[^`]*`|https\S+|-l[ae](?= )/g, '_')),
      )
      .map(({ path, text }) => `${what}: ${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
