/** 5.3: every refusal teaches: a rule, and what would be legal. */
import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { refuses, sayIn, start } from '../../../src/kernel/index.js';
import { refusalCases } from './refusal-cases.js';
import { table } from './table.js';

describe('5.3 refusals', () => {
  test.each(refusalCases)('$rule $title', ({ given, before, says: [action, args = {}], by = 'blue', rule, text }) => {
    const t = table(given);
    before?.(t);
    const refused = t.refuses(by, action, args);
    expect(refused.rule).toBe(rule);
    expect(refused.text).toContain(text);
  });

  test.each(refusalCases)('$rule $title, in French', ({ given, before, says: [action, args = {}], by = 'blue' }) => {
    const t = table(given);
    before?.(t);
    const refused = refuses(orcsOrcsOrcs, t.match, { seat: t.seat(by), action, args });
    const french = refused?.reason
      ? sayIn(orcsOrcsOrcs, 'fr', ['Bleu', 'Vert', 'Rouge', 'Jaune']).text(refused.reason)
      : '';
    expect(french).toMatch(/^[A-ZÀ-Üa-z].*\.$/);
    expect(french).not.toMatch(/undefined|NaN/);
  });

  test('a refused command changes nothing', () => {
    const t = table({ on: { '1m': 'orc' }, hand: { blue: 'zap book-wl' } });
    const before = JSON.stringify(t.match);
    t.refuses('blue', 'cast', { spell: 'zap', with: ['book-wl'], effect: '3' });
    expect(JSON.stringify(t.match)).toBe(before);
  });

  test('OOO-16.1 while missions are chosen, everything else waits', () => {
    const { match } = start(orcsOrcsOrcs, { seats: 2, options: { missions: true }, seed: 'wait' });
    expect(refuses(orcsOrcsOrcs, match, { seat: 0, action: 'pass', args: {} })).toMatchObject({
      rule: 'OOO-16.1',
      reason: { key: 'firstDo', params: { due: 'mission' } },
    });
  });
});
