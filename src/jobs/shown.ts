/** What a batch of changes comes to in the channel: whom it calls, how it is shown, what is drawn for it. */
import type { DrawTask } from '../../renderers/contract.js';
import type { AnyGame, Awarded, Seat } from '../kernel/index.js';
import type { PostedState, Showing } from '../store/outbox.js';
import type { OutboxEntry, Snapshot } from '../table/types.js';
import { drawnFrom } from './boards.js';
import { boardTasks, type Drawn, headingOf, lobbyTask } from './compose.js';
import { aheadAt } from './guessing.js';
import { type Due, showingOf } from './living-board.js';
import { pingsAfter, withOneAnswer } from './pings.js';
import type { FightAhead } from './ports.js';

export type Shown = { due: Due; showing: Showing; fight: FightAhead | undefined };

/** Tried again, it is shown as it was begun: what has happened since is another post's. */
export function shownOf(game: AnyGame, snapshot: Snapshot, batch: readonly OutboxEntry[], last: PostedState): Shown {
  const called: readonly Seat[] = (last.begun ?? pingsAfter(last, batch)).called;
  const fight = aheadAt(game, snapshot);
  const leftWithOne = withOneAnswer(game, snapshot);
  const heading = headingOf(game, snapshot);
  const due: Due = { snapshot, batch, last, called, fight: fight?.id, leftWithOne, heading };
  return { due, fight, showing: last.begun?.showing ?? showingOf(due) };
}

function tasksFrom(game: AnyGame, { snapshot, batch }: Due, showing: Showing, from: Drawn): readonly DrawTask[] {
  const { table, match } = snapshot;
  if (batch.length === 0 || table.state === 'closed') return [];
  if (table.state === 'lobby') return [lobbyTask(game, snapshot)];
  return match && showing !== 'nothing' ? boardTasks(game, snapshot, match, from) : [];
}

/** The pictures that it brings; `titles` are those that the end of a game tells of. */
export function tasksOf(
  game: AnyGame,
  { due, showing }: Shown,
  last: PostedState,
  titles: readonly Awarded[] = [],
): readonly DrawTask[] {
  return tasksFrom(game, due, showing, { ...drawnFrom(last, due.batch), titles });
}
