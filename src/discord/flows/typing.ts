/** Typing: a game's slash command from its options to the answer. */
import { type AnyGame, offeredTo } from '../../kernel/index.js';
import { type Suggestion, suggest } from '../asking/autocomplete.js';
import { argumentText } from '../asking/asking.js';
import { type ReadArguments, type Typed, readAll } from '../asking/read-typed.js';
import { type AtTable, askingAt, isInPlay } from '../at-table.js';
import { type CommandUse, type Typing, requestOf } from '../incoming.js';
import { isLesson } from '../messages/lesson.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { lessonAt, seenBy, tableHere } from './find-table.js';
import { answerInLesson, placeIn } from './lesson-answers.js';
import { entriesBefore, menuFor, showQuestion } from './questions.js';
import { tellAnswer } from './answering.js';
import { otherGame, wrongSentence } from './telling.js';
import { pendingFor } from '../../table/match-memo.js';

/** Whoever has a lesson of this game open, and no seat at a table of it here, means the lesson. */
async function typedAt(use: CommandUse, services: Services, game: AnyGame): Promise<AtTable | undefined> {
  const found = await services.tables.find(use.channel);
  const here = found.ok ? seenBy(use, services, found.snapshot) : undefined;
  if (here?.game.id === game.id && here.seat !== undefined && here.match) return here;
  const place = await placeIn(use, services, game.id);
  return (place === undefined ? undefined : lessonAt(use, game, place)) ?? here;
}

export async function giveTyped(
  use: CommandUse,
  services: Services,
  game: AnyGame,
  action: string,
  typed: Typed,
): Promise<void> {
  use.respond.watch('private answer');
  const at = (await typedAt(use, services, game)) ?? (await tableHere(use, services));
  if (!at) return;
  if (at.game.id !== game.id) return use.respond.privately(noticeMessage(otherGame(at)));
  if (!isInPlay(at)) return use.respond.privately(await menuFor(use, services, at));
  const isOffered = offeredTo(pendingFor(game, at.match, at.seat)).includes(action);
  const asking = isOffered ? askingAt(at, action) : undefined;
  const { args, missing, wrong }: ReadArguments = asking ? readAll(asking, typed) : { args: {} };
  const asked = wrong?.name ?? missing;
  if (asking && asked !== undefined) {
    const notice = wrong
      ? `⚠️ ${wrongSentence(at, asking, wrong)}`
      : at.words.panel.missing(argumentText(asking, asked).name);
    if (wrong) services.metrics.refusals.inc({ code: wrong.refused.code });
    const entries = entriesBefore(asking, args, asked);
    return showQuestion(use, services, at, asking, { entries, notice }, 'privately');
  }
  if (isLesson(at)) return answerInLesson(use, services, at, { action, args }, 'privately');
  const reply = await services.tables.answer(at.table.id, { action, args }, requestOf(use), at.snapshot);
  await tellAnswer(use, services, at, reply);
}

export async function suggestTyped(
  use: Typing,
  services: Services,
  game: AnyGame,
  action: string,
  argument: string,
  typed: Typed,
): Promise<Suggestion[]> {
  const at = await typedAt(use, services, game);
  if (at?.game.id !== game.id || !isInPlay(at)) return [];
  if (!offeredTo(pendingFor(game, at.match, at.seat)).includes(action)) return [];
  const asking = askingAt(at, action);
  return asking ? suggest(asking, argument, typed, at.words) : [];
}
