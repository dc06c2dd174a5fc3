/** Every refusal of 5.2 can be met, names its rule and reads well in both languages. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { ruleIds } from '../../../src/games/stronghold/types/rule-ids.js';
import { locales, sayIn } from '../../../src/kernel/index.js';
import { cases } from './refusal-cases.js';
import { refusal } from './table-talk.js';

describe.each(Object.entries(cases))('%s', (key, make) => {
  test('is met, names a rule and is worded', () => {
    const { table, seat, action, args } = make();
    const refused = refusal(table, seat, action, args);
    expect(refused.reason?.key).toBe(key);
    expect(ruleIds).toContain(refused.rule);
    for (const locale of locales) {
      const words = refused.reason ? sayIn(stronghold, locale, ['Mira', 'Tom', 'Ana', 'Jo']).text(refused.reason) : '';
      expect(words, locale).toMatch(/[.»]$/);
      expect(words, locale).not.toMatch(/undefined|NaN|\[object|null/);
    }
  });
});
