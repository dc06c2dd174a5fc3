/**
 * Pictures of posts: all of one, or none. Where this process has posted all that happened before, it knows what the next post
 * will show before it has looked, and begins to draw as soon as whoever moved is answered; a post that shows anything else is
 * drawn anew.
 */
import type { DrawTask, Picture } from '../../renderers/contract.js';
import type { AnyGame } from '../kernel/index.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { PostedState } from '../store/outbox.js';
import type { OutboxEntry, Snapshot } from '../table/types.js';
import { shownOf, tasksOf } from './shown.js';

export type DrawingOptions = {
  draw(tasks: readonly DrawTask[]): Promise<Picture[]>;
  log: Log;
  metrics: Metrics;
};

export type Drawing = {
  /** The pictures of a post; none where one of them could not be drawn however often it was tried. */
  drawn(table: string, tasks: readonly DrawTask[], attempt: number): Promise<readonly Picture[]>;
  /** All up to this rev stands in the channel, as this says. */
  posted(table: string, rev: number, state: PostedState): void;
  /** This is being written, and may yet come to nothing. */
  ahead(game: AnyGame, snapshot: Snapshot, entry: OutboxEntry): void;
  /** It is written, and whoever waited has been answered: its pictures are begun. */
  begin(table: string): void;
};

type Pictures = Promise<readonly Picture[]>;

/** On the first tries a picture that fails is drawn again; after that the board is posted in words. */
const triesToDraw = 2;
/** More tables do not move at once in one process; what is forgotten is drawn when it is posted. */
const mostTables = 100;
const mostAhead = 16;

type Coming = { game: AnyGame; snapshot: Snapshot; entry: OutboxEntry; before: PostedState };
type Begun = { tasks: readonly DrawTask[]; pictures: Pictures };

/** Keeps the latest. */
function put<V>(kept: Map<string, V>, table: string, value: V, most: number): void {
  kept.delete(table);
  kept.set(table, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
}

export function createDrawing({ draw, log, metrics }: DrawingOptions): Drawing {
  const standing = new Map<string, { rev: number; state: PostedState }>();
  const coming = new Map<string, Coming>();
  const begun = new Map<string, Begun>();

  async function drawNow(tasks: readonly DrawTask[]): Pictures {
    const [first] = tasks;
    if (!first) return [];
    const stop = metrics.render.startTimer({ game: first.game, kind: first.kind });
    try {
      return await draw(tasks);
    } finally {
      stop();
    }
  }

  /** What was begun ahead, where it is exactly this. */
  function begunAhead(table: string, tasks: readonly DrawTask[]): Pictures | undefined {
    const next = begun.get(table);
    begun.delete(table);
    return next && JSON.stringify(next.tasks) === JSON.stringify(tasks) ? next.pictures : undefined;
  }

  return {
    drawn: async (table, tasks, attempt) => {
      try {
        return await (begunAhead(table, tasks) ?? drawNow(tasks));
      } catch (error) {
        if (attempt < triesToDraw) throw error;
        const [first] = tasks;
        log.error({ game: first?.game, kind: first?.kind, err: error }, 'a picture could not be drawn');
        return [];
      }
    },
    posted: (table, rev, state) => {
      put(standing, table, { rev, state }, mostTables);
    },
    ahead: (game, snapshot, entry) => {
      const { id } = snapshot.table;
      coming.delete(id);
      const before = standing.get(id);
      // Which titles the end of a game brings is known once it is recorded.
      if (before?.rev !== entry.rev - 1 || snapshot.match?.outcome) return;
      put(coming, id, { game, snapshot, entry, before: before.state }, mostAhead);
    },
    begin: (table) => {
      const next = coming.get(table);
      if (!next) return;
      coming.delete(table);
      const { game, snapshot, entry, before } = next;
      const tasks = tasksOf(game, shownOf(game, snapshot, [entry], before), before);
      if (tasks.length === 0) return;
      const pictures = drawNow(tasks);
      // Whoever needs them hears of it; nobody may need them.
      pictures.catch(() => undefined);
      put(begun, table, { tasks, pictures }, mostAhead);
    },
  };
}
