import { describe, expect, test } from 'vitest';
import { listIn, localeOf } from '../../src/i18n/locale.js';
import { tableText } from '../../src/table/words.js';
import type { TableText } from '../../src/table/text/types.js';

/** Parameters that satisfy every sentence. */
const anything = {
  name: 'Mira',
  host: 'Mira',
  from: 'Otto',
  to: 'Zoé',
  bot: 'Aldric',
  seat: 'Otto',
  by: 'Mira',
  game: 'beacon',
  state: 'paused',
  kind: 'undo',
  clock: 'day',
  zone: 'Mars',
  isZoneWrong: true,
  areHoursWrong: true,
  problem: 'format',
  wish: 'red',
  option: 'rounds',
  count: 2,
  depth: 2,
  needed: 2,
  yes: 1,
  seats: 4,
  seated: 1,
  min: 2,
  max: 4,
  wishes: ['red'],
  values: ['2'],
  presets: ['short'],
  argument: 'cell',
  choices: '1 or 2',
  actions: 'mark',
  isAll: true,
  pace: 'normal',
  hints: 'on',
  guesses: 'on',
  branchOf: null,
  notOurs: false,
  orders: [],
  turnOf: null,
  stoodUntil: 0,
  minutes: 5,
  days: 7,
  hours: 24,
  why: { en: 'The wall is thin here.', fr: 'Le mur est mince ici.' },
};

function sentences(text: TableText): string[] {
  const of = (wordings: object): string[] =>
    Object.values(wordings).map((word) => (word as (params: object) => string)(anything));
  return [...of(text.denials), ...of(text.notices), ...of(text.legal), ...Object.values(text.refusals)];
}

describe('the table’s wording', () => {
  test.each(['en', 'fr'] as const)('%s: every sentence is whole and fits a message', (locale) => {
    for (const sentence of sentences(tableText[locale])) {
      expect(sentence).not.toMatch(/undefined|\[object|NaN|\$\{/);
      expect(sentence).toMatch(/^[A-ZÀÉ“«\d(].*[.!](?:”|\u00a0»)?$/u);
      expect(sentence.length).toBeLessThan(400);
    }
  });

  test('French has no sentence left in English, and its own typography', () => {
    const english = new Set(sentences(tableText.en));
    for (const sentence of sentences(tableText.fr)) {
      expect(english.has(sentence)).toBe(false);
      expect(sentence).not.toMatch(/ [;:!?»]|« |'/u);
    }
  });
});

describe('languages', () => {
  test('are chosen from what Discord says, the first that we speak', () => {
    expect(localeOf('fr')).toBe('fr');
    expect(localeOf('en-GB')).toBe('en');
    expect(localeOf('de', 'fr')).toBe('fr');
    expect(localeOf('pt-BR', undefined, null)).toBe('en');
  });

  test('list things in their own way', () => {
    expect(listIn('en', ['a', 'b', 'c'])).toBe('a, b and c');
    expect(listIn('fr', ['a', 'b', 'c'], 'or')).toBe('a, b ou c');
  });
});
