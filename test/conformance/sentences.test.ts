/** Every sentence of a game, to be read in one go: .data/sentences/<game>.<locale>.txt. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defenders } from '../../src/games/defenders/index.js';
import { kingdomRush } from '../../src/games/kingdom-rush/index.js';
import { orcsMustDie } from '../../src/games/orcs-must-die/index.js';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { stronghold } from '../../src/games/stronghold/index.js';
import { anyGame, locales } from '../../src/kernel/index.js';
import { samples as defendersSamples } from '../games/defenders/samples.js';
import { eventSamples as rushEvents, samples as rushSamples } from '../games/kingdom-rush/samples.js';
import { eventSamples as siegeEvents, samples as siegeSamples } from '../games/orcs-must-die/samples.js';
import { samples as orcsSamples } from '../games/orcs-orcs-orcs/samples.js';
import { eventSamples as strongholdEvents, samples as strongholdSamples } from '../games/stronghold/samples.js';
import { faultsIn } from '../support/sentence-faults.js';
import { type Sample, fixed, samplesOf, worded } from '../support/sentences.js';

const folder = join(import.meta.dirname, '..', '..', '.data', 'sentences');
const listed = (samples: Readonly<Record<string, readonly object[]>>): Sample[] =>
  Object.entries(samples).flatMap(([key, all]) => all.map((data) => ({ key, data })));

/** Without its key, and without the grids of hordes. */
const told = (line: string): string =>
  line.slice(line.indexOf(':') + 1).replaceAll(/[.#a-zA-Z]{4}(?:\/[.#a-zA-Z]{4}){3}/g, '_');

describe.each([
  { def: anyGame(orcsOrcsOrcs), given: listed(orcsSamples), rightly: [] },
  { def: anyGame(defenders), given: listed(defendersSamples), rightly: ['Defenders of the Realm'] },
  {
    def: anyGame(orcsMustDie),
    given: [...listed(siegeSamples), ...listed(siegeEvents)],
    // The French rulebook says “round”; the signs are those that a name of a fortress may hold.
    rightly: ['Orcs Must Die! The Boardgame', 'round', 'Round', '’ - .'],
  },
  {
    def: anyGame(stronghold),
    given: [...listed(strongholdSamples), ...listed(strongholdEvents)],
    rightly: [],
  },
  { def: anyGame(kingdomRush), given: [...listed(rushSamples), ...listed(rushEvents)], rightly: [] },
])('$def.id', ({ def, given, rightly }) => {
  let heard: ReturnType<typeof samplesOf> | undefined;
  const samples = () => (heard ??= samplesOf(def, given));

  test('every sentence is said with sample values', () => {
    mkdirSync(folder, { recursive: true });
    for (const locale of locales) {
      const lines = [...fixed(def, locale), ...worded(def, samples(), locale)];
      writeFileSync(join(folder, `${def.id}.${locale}.txt`), `${lines.join('\n')}\n`);
    }
    const unsaid = Object.keys(def.text.en.texts).filter((key) => !samples().texts.has(key));
    expect(unsaid).toEqual([]);
  });

  test.each(locales)('none of them holds a code, a wrong number or a wrong space in %s', (locale) => {
    const all = [...fixed(def, locale), ...worded(def, samples(), locale)];
    const found = faultsIn(locale).flatMap(([fault, pattern]) =>
      all
        .filter((line) => pattern.test(rightly.reduce((text, right) => text.replaceAll(right, '_'), told(line))))
        .map((line) => `${fault}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});
