/** An answer in a lesson: judged and explained, kept nowhere. */
import type { AnyGame, Args } from '../../kernel/index.js';
import { judge, lessonLength, positionAfter } from '../../table/lessons.js';
import { refusedText } from '../at-table.js';
import type { Incoming } from '../incoming.js';
import { type InLesson, doneScreen } from '../messages/lesson.js';
import type { Services } from '../services.js';
import { lessonPictures } from './lesson-pictures.js';
import { menuFor } from './questions.js';

/** Where somebody stands in a game's lesson is remembered for a day, so that `/learn` goes on there. */
const placeKey = (use: Incoming, game: string): string => `learn:${use.by.id}:${game}`;

const finished = 'finished';

export async function rememberPlace(use: Incoming, { drafts }: Services, game: AnyGame, stage: number): Promise<void> {
  const text = stage < lessonLength(game) ? String(stage) : finished;
  await drafts.save([{ key: placeKey(use, game.id), text }]);
}

/** The stage at which the asker left off; undefined where they have no lesson open. */
export async function placeIn(use: Incoming, { drafts }: Services, game: string): Promise<number | undefined> {
  const text = await drafts.find(placeKey(use, game));
  return text === undefined || text === finished ? undefined : Number(text);
}

/** Where a seat at this game is free, for whoever has just learned it. */
async function tablesWaiting(use: Incoming, { tables }: Services, game: AnyGame): Promise<readonly string[]> {
  const found = await tables.waiting(use.guild, game.id);
  return 'ok' in found ? [] : found.map(({ table }) => table.channel);
}

export async function answerInLesson(
  use: Incoming,
  services: Services,
  at: InLesson,
  { action, args }: { action: string; args: Args },
  how: 'update' | 'privately',
): Promise<void> {
  const { game, lesson, locale } = at;
  const judged = judge(game, lesson.stage, { action, args }, locale);
  if (judged.is !== 'right') {
    const sentence = judged.is === 'wrong' ? `❌ ${judged.sentence}` : `⚠️ ${refusedText(at, judged.refused)}`;
    return use.respond[how](await menuFor(use, services, at, sentence));
  }
  const after = positionAfter(game, lesson.stage);
  await rememberPlace(use, services, game, lesson.stage + 1);
  const pictures = await lessonPictures(use, services, at, after, at.match);
  const isLast = lesson.stage + 1 >= lessonLength(game);
  return use.respond[how](doneScreen(at, pictures, isLast ? await tablesWaiting(use, services, game) : []));
}
