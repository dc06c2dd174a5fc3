/** Sentences of a night that depend on how many there are, as they are read aloud. */
import { describe, expect, test } from 'vitest';
import { guessWords } from '../../src/discord/text/guesses/index.js';
import { nightWords } from '../../src/discord/text/nights/index.js';

describe('in French', () => {
  test('one person comes, and two come', () => {
    const { coming, cannot } = nightWords.fr.card;
    expect([coming(1, 'Mira'), coming(2, 'Mira et Tom')]).toEqual([
      '**Vient (1)** Mira',
      '**Viennent (2)** Mira et Tom',
    ]);
    expect([cannot('Jo', 1), cannot('Jo et Tom', 2)]).toEqual(['**Ne peut pas** Jo', '**Ne peuvent pas** Jo et Tom']);
  });

  test('a seer’s points are right guesses', () => {
    expect(guessWords.fr.row(1, 'Jo', 2, 6)).toContain('2 points (2 pronostics justes sur 6)');
    expect(guessWords.fr.row(1, 'Jo', 1, 6)).toContain('1 point (1 pronostic juste sur 6)');
  });
});
