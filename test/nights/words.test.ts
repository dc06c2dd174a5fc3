/** Sentences of a night that depend on how many there are, as they are read aloud. */
import { describe, expect, test } from 'vitest';
import { guessWords } from '../../src/discord/text/guesses/index.js';
import { discordWords } from '../../src/discord/text/index.js';
import { nightWords } from '../../src/discord/text/nights/index.js';

describe('as they are counted', () => {
  test('one person comes, and two come', () => {
    const { coming, cannot } = nightWords.fr.card;
    expect([coming(1, 'Mira'), coming(2, 'Mira et Tom')]).toEqual([
      '**Vient (1)** Mira',
      '**Viennent (2)** Mira et Tom',
    ]);
    expect([cannot('Jo', 1), cannot('Jo et Tom', 2)]).toEqual(['**Ne peut pas** Jo', '**Ne peuvent pas** Jo et Tom']);
  });

  test('a victory that is shared is told where there was one', () => {
    const tom = { id: 'tom', name: 'Tom', won: 1, lost: 0 };
    expect(discordWords.fr.stats.rival({ ...tom, shared: 2 })).toMatch(/1 gagnée, 0 perdue, 2 partagées$/);
    expect(discordWords.fr.stats.rival({ ...tom, shared: 0 })).toMatch(/1 gagnée, 0 perdue$/);
    expect(discordWords.en.stats.rival({ ...tom, shared: 1 })).toBe('- Tom: won 1, lost 0, shared 1');
  });

  test('a seer’s points are right guesses', () => {
    expect(guessWords.fr.row(1, 'Jo', 2, 6)).toContain('2 points (2 pronostics justes sur 6)');
    expect(guessWords.fr.row(1, 'Jo', 1, 6)).toContain('1 point (1 pronostic juste sur 6)');
  });
});
