/** Whether an answer raised a question for the one who gave it. */
import { pendingFor } from '../../table/match-memo.js';
import { type AtTable, isInPlay } from '../at-table.js';

/** The questions that wait for whoever acted, by their names. */
function questionsFor(at: AtTable): string[] {
  if (!isInPlay(at) || at.table.state !== 'playing') return [];
  return pendingFor(at.game, at.match, at.seat).flatMap(({ fallback, prompt }) => (fallback ? [prompt.key] : []));
}

/** Whether the game now asks the one who acted something else than before. */
export function asksAnew(before: AtTable, now: AtTable): boolean {
  const known = questionsFor(before);
  return questionsFor(now).some((question) => !known.includes(question));
}
