/** The board of a lesson, as its learner is shown it. */
import type { BoardTask, Picture } from '../../../renderers/contract.js';
import type { AnyMatch } from '../../kernel/index.js';
import { awaited, viewFor } from '../../table/match-memo.js';
import { namesOf } from '../../table/seats.js';
import type { Incoming } from '../incoming.js';
import type { InLesson } from '../messages/lesson.js';
import { faultFacts } from '../rest-faults.js';
import type { Services } from '../services.js';

/** With what changed since `before` marked. Where it cannot be drawn the words stand for themselves. */
export async function lessonPictures(
  use: Incoming,
  services: Services,
  { game, table, locale }: InLesson,
  match: AnyMatch,
  before?: AnyMatch,
): Promise<readonly Picture[]> {
  if (!use.botMay.attach) return [];
  const task: BoardTask = {
    kind: 'board',
    game: game.id,
    view: viewFor(game, match, 'spectator'),
    ...(before ? { before: viewFor(game, before, 'spectator') } : {}),
    events: [],
    locale,
    names: namesOf(table),
    awaited: awaited(game, match),
  };
  try {
    return await services.draw(task);
  } catch (fault) {
    services.log.warn({ game: game.id, ...faultFacts(fault) }, 'the board of a lesson could not be drawn');
    return [];
  }
}
