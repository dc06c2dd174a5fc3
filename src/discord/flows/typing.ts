/** Typing: a game's slash command from its options to the answer. */
import { type AnyGame, offeredTo, offersAction } from '../../kernel/index.js';
import { type Suggestion, suggest } from '../asking/autocomplete.js';
import { argumentText } from '../asking/asking.js';
import { type ReadArguments, type Typed, readAll } from '../asking/read-typed.js';
import { type AtTable, askingAt, isInPlay } from '../at-table.js';
import type { CommandUse, Typing } from '../incoming.js';
import { isLesson } from '../messages/lesson.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { lessonAt, seenBy, tableHere } from './find-table.js';
import { answerInLesson, placeIn } from './lesson-answers.js';
import { entriesBefore, menuFor, showQuestion } from './questions.js';
import { answerAt, tellAnswer } from './answering.js';
import { otherGame, wrongAbove } from './telling.js';
import { pendingFor } from '../../table/match-memo.js';
import type { AnswerGiven, DenialCode } from '../../table/ports.js';

/** Whoever has a lesson of this game open, and no seat at a table of it here, means the lesson. */
async function typedAt(use: CommandUse, services: Services, game: AnyGame): Promise<AtTable | undefined> {
  const found = await services.tables.find(use.channel);
  const here = found.ok ? seenBy(use, services, found.snapshot) : undefined;
  if (here?.game.id === game.id && here.seat !== undefined && here.match) return here;
  const place = await placeIn(use, services, game.id);
  return (place === undefined ? undefined : lessonAt(use, game, place)) ?? here;
}

/** What was typed, read at a table that is played at and that offers it; undefined where anything is left to be asked or said. */
export function readWhole(at: AtTable | undefined, game: AnyGame, action: string, typed: Typed): Whole | undefined {
  if (at?.game.id !== game.id || at.table.state !== 'playing' || !isInPlay(at)) return undefined;
  const isOffered = pendingFor(game, at.match, at.seat).some((decision) => offersAction(decision, action));
  const asking = isOffered ? askingAt(at, action) : undefined;
  if (!asking) return undefined;
  const { args, missing, wrong }: ReadArguments = readAll(asking, typed);
  return missing === undefined && !wrong ? { at, answer: { action, args } } : undefined;
}
type Whole = { at: AtTable; answer: AnswerGiven };

/** What a table that has ended or left its channel since says; the one that is there now must be asked. */
const elsewhere: readonly DenialCode[] = ['wrong-state', 'no-table', 'not-seated'];

/**
 * A move at the table as this process knows it is committed without reading it first: where something happened since,
 * the commit finds out. True where it was answered.
 */
async function giveAtOnce(
  use: CommandUse,
  services: Services,
  game: AnyGame,
  action: string,
  typed: Typed,
): Promise<boolean> {
  const latest = services.tables.latest(use.channel);
  const whole = latest && readWhole(seenBy(use, services, latest), game, action, typed);
  if (!whole) return false;
  const { at, answer } = whole;
  const given = await answerAt(use, services, at, answer);
  const { reply } = given;
  if (!reply.ok && elsewhere.includes(reply.code)) return false;
  await tellAnswer(use, services, at, given);
  return true;
}

export async function giveTyped(
  use: CommandUse,
  services: Services,
  game: AnyGame,
  action: string,
  typed: Typed,
): Promise<void> {
  use.respond.watch('private answer');
  if (await giveAtOnce(use, services, game, action, typed)) return;
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
      ? `⚠️ ${wrongAbove(at, asking, wrong)}`
      : at.words.panel.missing(argumentText(asking, asked).name);
    if (wrong) services.metrics.refusals.inc({ code: wrong.refused.code });
    const entries = entriesBefore(asking, args, asked);
    return showQuestion(use, services, at, asking, { entries, notice }, 'privately');
  }
  if (isLesson(at)) return answerInLesson(use, services, at, { action, args }, 'privately');
  await tellAnswer(use, services, at, await answerAt(use, services, at, { action, args }));
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
