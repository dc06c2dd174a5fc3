import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { reasons } from '../../../src/games/kingdom-rush/text/en/reasons.js';
import { difficulties, ruleIds, scenarioIds } from '../../../src/games/kingdom-rush/types/index.js';
import {
  type GameEvent,
  answer,
  anyGame,
  randomAnswer,
  rngOver,
  awaited,
  seedRng,
  sayIn,
  start,
} from '../../../src/kernel/index.js';
import type { Kru } from '../../../src/games/kingdom-rush/types/index.js';

const seatCounts = [1, 2, 3, 4] as const;

/** A game of chance from beginning to end, with everything that happened. */
function chance(scenario: (typeof scenarioIds)[number], difficulty: (typeof difficulties)[number], seats: number) {
  const def = kingdomRush;
  const begun = start(def, { seats, options: { scenario, difficulty }, seed: `${scenario}/${difficulty}/${seats}` });
  const rng = rngOver(seedRng(`chance/${scenario}/${difficulty}/${seats}`));
  let { match } = begun;
  const events: GameEvent<Kru>[] = [...begun.events];
  for (let count = 0; !match.outcome; count += 1) {
    if (count > 3000) throw new Error('no end');
    const seat = rng.pick(awaited(def, match));
    const said = randomAnswer(def, match, seat, rng);
    if (!said) throw new Error('nothing to say');
    const result = answer(def, match, { seat, action: said.action, args: said.args });
    if (!result.ok) throw new Error(JSON.stringify(result));
    match = result.match;
    events.push(...result.events);
  }
  return { match, events };
}

describe.each(scenarioIds)('%s starts and ends', (scenario) => {
  const levels = scenario === 'prologue' ? (['standard'] as const) : difficulties;
  test.each(levels)('at %s with every number of players', (difficulty) => {
    for (const seats of seatCounts) {
      const { match, events } = chance(scenario, difficulty, seats);
      expect(kingdomRush.broken(match)).toEqual([]);
      const record = kingdomRush.record(match, events);
      expect(record).toMatchObject({ scenario, level: difficulty });
      expect(record.rounds).toBeLessThanOrEqual(kingdomRush.view(match, 0).rounds + 1);
      for (const { title } of record.titles) expect(kingdomRush.text.en.titles[title]).toBeDefined();
      for (const locale of ['en', 'fr'] as const) {
        expect(sayIn(kingdomRush, locale, []).text(match.outcome?.reason as never)).not.toMatch(/undefined|NaN/);
      }
    }
  });
});

test('every rule has a test that carries its number, and every refusal one that reaches it', () => {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(ruleIds.filter((rule) => !new RegExp(`${rule.replace('.', '\\.')}(?!\\d)`).test(sources))).toEqual([]);
  const unreached = Object.keys(reasons).filter((key) => !sources.includes(`'${key}'`));
  expect(unreached).toEqual([]);
});

test('both catalogues word the same cards, events and rules', () => {
  const { en, fr } = kingdomRush.text;
  expect(Object.keys(fr.rules)).toEqual(Object.keys(en.rules));
  expect(Object.keys(fr.texts).sort()).toEqual(Object.keys(en.texts).sort());
  for (const rule of ruleIds) expect(fr.rules[rule]).not.toMatch(/[^\u00a0\s][;:!?](\s|$)| [;:!?»]|« /);
  expect(anyGame(kingdomRush).id).toBe('kingdom-rush');
});
