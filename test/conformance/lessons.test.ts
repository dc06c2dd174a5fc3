/** Every lesson of every game, played through in every language, with every sentence it may have to say. */
import { describe, expect, it } from 'vitest';
import { type AtTable, atTable } from '../../src/discord/at-table.js';
import { type InLesson, doneScreen, isLesson, stageScreen } from '../../src/discord/messages/lesson.js';
import { fittingFor } from '../../src/discord/panel/entries.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type Locale, firstOf, legal, locales } from '../../src/kernel/index.js';
import { judge, lessonLength, lessonTable, positionAfter, positionAt, stageText } from '../../src/table/lessons.js';
import { messageFaults } from '../support/discord-limits.js';

const taught = games.filter((game) => lessonLength(game) > 0);

function learning(game: AnyGame, stage: number, locale: Locale): InLesson {
  const match = positionAt(game, stage);
  const table = lessonTable(game, stage, match, { id: 'u', name: 'Mira' }, locale);
  const at: AtTable = { ...atTable(game, { table, match }, { locale, person: 'u' }), lesson: { stage } };
  if (!isLesson(at)) throw new Error('not a lesson');
  return at;
}

const stagesOf = (game: AnyGame) => (game.lesson?.stages ?? []).map((stage, index) => ({ ...stage, index }));

/** So many answers of a stage are judged; the rest differ from them only in details. */
const judged = 80;

describe.each(taught.map((game) => [game.id, game] as const))('the lesson of %s', (_id, game) => {
  it('has six to ten stages and three small problems at the end', () => {
    const problems = stagesOf(game).filter(({ problem }) => problem);
    const stages = stagesOf(game).filter(({ problem }) => !problem);
    expect(stages.length).toBeGreaterThanOrEqual(6);
    expect(stages.length).toBeLessThanOrEqual(10);
    expect(problems).toHaveLength(3);
    expect(stagesOf(game).slice(-3)).toEqual(problems);
  });

  it('stands on sound positions from the first stage to the last', () => {
    for (const { index } of stagesOf(game)) {
      expect(game.broken(positionAt(game, index))).toEqual([]);
      expect(game.broken(positionAfter(game, index))).toEqual([]);
    }
  });

  it.each(locales)('takes the right answer, explains every other one and fits its screens, in %s', (locale) => {
    for (const { index, right, id } of stagesOf(game)) {
      expect({ id, ...judge(game, index, right, locale) }).toEqual({ id, is: 'right' });
      const at = learning(game, index, locale);
      expect(messageFaults(stageScreen(at, fittingFor(at.table.id, 'u'), []))).toEqual([]);
      expect(messageFaults(doneScreen(at, []))).toEqual([]);
      const verdicts = firstOf(legal(game, at.match, at.seat), judged).map((answer) =>
        judge(game, index, answer, locale),
      );
      const sentences = verdicts.map((one) => (one.is === 'wrong' ? one.sentence : one.is));
      expect(sentences).not.toContain('refused');
      expect(sentences.every((sentence) => sentence.length > 0)).toBe(true);
    }
  });

  it('says the same things in every language, under the same names', () => {
    const named = (locale: Locale) =>
      stagesOf(game).map(({ id, index }) => [id, Object.keys(stageText(game, index, locale).others ?? {}).sort()]);
    for (const locale of locales) {
      expect(named(locale)).toEqual(named('en'));
      expect(Object.keys(game.text[locale].lesson?.stages ?? {})).toEqual(stagesOf(game).map(({ id }) => id));
    }
  });

  it('has words for every reason it may give', () => {
    const names = (index: number): string[] => {
      const { wrong } = stagesOf(game)[index] ?? {};
      const { match, seat } = learning(game, index, 'en');
      return firstOf(legal(game, match, seat), judged).flatMap((answer) => {
        if (judge(game, index, answer, 'en').is === 'right') return [];
        const { action, args } = answer;
        return wrong?.({ action, args }, game.view(match, seat)) ?? [];
      });
    };
    for (const { index, id } of stagesOf(game)) {
      const known = Object.keys(stageText(game, index, 'en').others ?? {});
      const unknown = [...new Set(names(index))].filter((name) => !known.includes(name));
      expect({ id, unknown }).toEqual({ id, unknown: [] });
    }
  });
});
