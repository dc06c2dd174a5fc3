/** Guesses of those who watch, in English. */
import { listIn } from '../../../i18n/locale.js';
import { en as language } from '../../../pieces/wording/en.js';

export const en = {
  /** On the board, above the buttons. */
  ask: (question: string) => `🔮 **For those who watch**: ${question}`,
  noted: (end: string) =>
    `Noted: **${end}**. You may change your mind until it begins; a right guess is worth a point.`,
  youSit: 'You play here yourself: guessing is for those who watch.',
  off: 'This table plays without guesses; its host may allow them with `/table board`.',
  nothing: 'There is nothing to guess at here right now. When a big fight is ahead, the board asks.',
  tooLate: 'Too late: that fight has begun, or is over. The board asks again before the next one.',
  seen: 'That fight was fought before and then taken back: whoever has seen how it ends cannot guess at it.',
  unknown: (ends: readonly string[]) =>
    `You can guess: ${listIn(
      'en',
      ends.map((end) => `**${end}**`),
      'or',
    )}.`,
  seers: 'Seers',
  row: (place: number, name: string, right: number, guessed: number) =>
    `${place}. **${name}**: ${language.counted(right, 'point', 'points')} (${right} of ${language.counted(guessed, 'guess', 'guesses')} right)`,
  own: (right: number, guessed: number) =>
    `Foreseen as a spectator: **${right}** of ${language.counted(guessed, 'fight', 'fights')}.`,
};
