/** Every sentence of a game, to be read in one go: .data/sentences/<game>.<locale>.txt. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defenders } from '../../src/games/defenders/index.js';
import { orcsMustDie } from '../../src/games/orcs-must-die/index.js';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { anyGame, locales } from '../../src/kernel/index.js';
import { samples as defendersSamples } from '../games/defenders/samples.js';
import { eventSamples as siegeEvents, samples as siegeSamples } from '../games/orcs-must-die/samples.js';
import { samples as orcsSamples } from '../games/orcs-orcs-orcs/samples.js';
import { type Sample, fixed, samplesOf, worded } from '../support/sentences.js';

const folder = join(import.meta.dirname, '..', '..', '.data', 'sentences');
const listed = (samples: Readonly<Record<string, readonly object[]>>): Sample[] =>
  Object.entries(samples).flatMap(([key, all]) => all.map((data) => ({ key, data })));

const told = (line: string): string => line.slice(line.indexOf(':') + 1);

/** What no sentence of ours may hold, whatever it is about. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a value that is none', /undefined|NaN|\[object|\bnull\b/],
  ['two spaces', / {2}/],
  ['a space before a comma or a full stop', / [,.](?!\.)/],
  ['a code', /\b[1-6][imo]-[a-z]+|\b(?:hc|sp|dp|q)-[a-z]+-|\bbook-[a-z]{2}\b/],
  [
    'one of many',
    /(?<![\d,.])\b1 (?:cards|actions|wounds|minions|dice|crystals|cartes|blessures|séides|dés|cristaux)\b/,
  ],
];
const frenchFaults: readonly (readonly [string, RegExp])[] = [
  ['a breaking space before a double sign', / [:;!?»]|« /],
  ['no space before a double sign', /[^\s\u00a0\d/][;!?»](?!\d)/],
  ['an elision left out', /(?<![\p{L}’])(?:de|le|la|que|ne|se|je) [aeiouéèêâîôûAEIOUÉÈÊ](?!\p{Lu})/u],
  ['“de le” or “à le”', /\b(?:de les?|à les?) (?!\p{Lu})/u],
  ['an English word', /(?<![\p{L}’])(?:all|none|round|the|with|your)(?!\p{L})/iu],
];

describe.each([
  { def: anyGame(orcsOrcsOrcs), given: listed(orcsSamples), rightly: [] },
  { def: anyGame(defenders), given: listed(defendersSamples), rightly: ['Defenders of the Realm'] },
  {
    def: anyGame(orcsMustDie),
    given: [...listed(siegeSamples), ...listed(siegeEvents)],
    // The French rulebook says “round”; the signs are those that a name of a fortress may hold.
    rightly: ['Orcs Must Die! The Boardgame', 'round', 'Round', '’ - .'],
  },
])('$def.id', ({ def, given, rightly }) => {
  const samples = samplesOf(def, given);

  test('every sentence is said with sample values', () => {
    mkdirSync(folder, { recursive: true });
    for (const locale of locales) {
      const lines = [...fixed(def, locale), ...worded(def, samples, locale)];
      writeFileSync(join(folder, `${def.id}.${locale}.txt`), `${lines.join('\n')}\n`);
    }
    expect(Object.keys(def.text.en.texts).filter((key) => !samples.texts.has(key))).toEqual([]);
  });

  test.each(locales)('none of them holds a code, a wrong number or a wrong space in %s', (locale) => {
    const all = [...fixed(def, locale), ...worded(def, samples, locale)];
    const found = [...faults, ...(locale === 'fr' ? frenchFaults : [])].flatMap(([fault, pattern]) =>
      all
        .filter((line) => pattern.test(rightly.reduce((text, right) => text.replaceAll(right, '_'), told(line))))
        .map((line) => `${fault}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});
