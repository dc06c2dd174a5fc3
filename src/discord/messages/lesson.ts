/** A lesson: one short text, the board, one thing to do; then what came of it. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Picture } from '../../../renderers/contract.js';
import type { AnyGame, Locale } from '../../kernel/index.js';
import { lessonLength, stageOf, stageText } from '../../table/lessons.js';
import { type AtTable, type InPlay, gameName } from '../at-table.js';
import {
  type ButtonSpec,
  type Outgoing,
  button,
  container,
  gallery,
  rows,
  select,
  separator,
  text,
} from '../components.js';
import { clip } from '../limits.js';
import type { Fitting } from '../panel/entries.js';
import { discordWords } from '../text/index.js';
import { menuScreen } from './actions-screen.js';
import { picturesAsFiles } from './board.js';

export type InLesson = InPlay & { lesson: { stage: number } };

export function isLesson(at: AtTable): at is InLesson {
  return at.lesson !== undefined;
}

const room = { said: 1200, notice: 800 } as const;

export const learnVerbs = ['stage', 'play'] as const;
export type LearnVerb = (typeof learnVerbs)[number];

export function learnButton(
  game: string,
  stage: number,
  label: string,
  look: ButtonSpec['look'] = 'secondary',
  verb: LearnVerb = 'stage',
): ButtonSpec {
  return { id: { kind: 'learn', game, stage, verb }, label, look };
}

/** "Orcs Orcs Orcs: lesson · 3 of 9", and the problems counted by themselves. */
function titleOf({ game, lesson, words, locale }: InLesson): string {
  const name = game.text[locale].name;
  const all = game.lesson?.stages ?? [];
  const isProblem = stageOf(game, lesson.stage)?.problem === true;
  const alike = all.filter(({ problem }) => (problem === true) === isProblem);
  const at = all.slice(0, lesson.stage + 1).filter(({ problem }) => (problem === true) === isProblem).length;
  return isProblem ? words.learn.problem(name, at, alike.length) : words.learn.stage(name, at, alike.length);
}

/** What the stage asks for, kept in sight while its answer is put together. */
export function stageHint({ game, lesson, locale }: InLesson): string {
  return `🎓 ${stageText(game, lesson.stage, locale).say}`;
}

/** What the game is about stands before the first stage, and nowhere else. */
function opening({ game, lesson, locale }: InLesson): string[] {
  const worded = game.text[locale].lesson;
  return lesson.stage === 0 && worded ? [`*${worded.theme}*\n${worded.goal}`] : [];
}

export function stageScreen(at: InLesson, fitting: Fitting, pictures: readonly Picture[], notice?: string): Outgoing {
  const { say } = stageText(at.game, at.lesson.stage, at.locale);
  const top: APIComponentInContainer[] = [
    text(`### ${titleOf(at)}`),
    ...opening(at).map((line) => text(clip(line, room.said))),
    text(`🎓 **${clip(say, room.said)}**`),
    ...pictures.map((picture) => gallery(picture)),
    ...(notice === undefined || notice === '' ? [] : [text(clip(notice, room.notice)), separator()]),
  ];
  return { ...menuScreen(at, fitting, undefined, { top }), files: picturesAsFiles(pictures) };
}

/** What came of the right answer, and the way on; at the end, the channels in which a table of the game has a free seat. */
export function doneScreen(at: InLesson, pictures: readonly Picture[], waiting: readonly string[] = []): Outgoing {
  const { game, lesson, words, locale } = at;
  const { done } = stageText(game, lesson.stage, locale);
  const isLast = lesson.stage + 1 >= lessonLength(game);
  const isProblemNext = !isLast && stageOf(game, lesson.stage + 1)?.problem && !stageOf(game, lesson.stage)?.problem;
  return {
    components: [
      container(
        text(`### ${titleOf(at)}`),
        text(`✅ ${clip(done, room.said)}`),
        ...pictures.map((picture) => gallery(picture)),
        ...(isProblemNext ? [text(words.learn.problemsNext)] : []),
        ...(isLast ? [separator(), text(words.learn.finished(gameName(at)))] : []),
        ...(waiting.length > 0 ? [text(words.learn.tableWaits(waiting.map((id) => `<#${id}>`).join(' ')))] : []),
        ...rows(
          isLast
            ? [
                button(learnButton(game.id, 0, words.learn.playWithBots, 'success', 'play')),
                button({ id: { kind: 'rules', game: game.id, topic: 0, page: 1 }, label: words.board.rules }),
                button(learnButton(game.id, 0, words.learn.again)),
              ]
            : [button(learnButton(game.id, lesson.stage + 1, words.learn.goOn, 'primary'))],
        ),
      ),
    ],
    files: picturesAsFiles(pictures),
  };
}

/** Which lessons there are, for whoever named none. */
export function lessonsMessage(games: readonly AnyGame[], locale: Locale): Outgoing {
  const { learn } = discordWords[locale];
  const choices = games.map((game) => ({
    value: game.id,
    label: game.text[locale].name,
    description: game.text[locale].lesson?.theme ?? game.text[locale].pitch,
  }));
  return {
    components: [
      container(
        text(`### ${learn.title}`),
        text(learn.intro),
        select({ id: { kind: 'learn', game: '', stage: 0, verb: 'stage' }, placeholder: learn.choose, choices }),
      ),
    ],
  };
}
