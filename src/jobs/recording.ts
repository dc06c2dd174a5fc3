/**
 * A finished game goes into the guild's records, and out again if it goes on after all. Done before its post, from the
 * outbox, which is not emptied until it is: whatever dies in between, it is done again, and one table has one record.
 */
import type { AnyGame, Awarded } from '../kernel/index.js';
import type { Log } from '../log.js';
import type { Guess, Guesses } from '../table/guesses.js';
import type { Records, TableStore } from '../table/ports.js';
import { type TableRecord, recordOf, titlesTold } from '../table/records.js';
import type { HistoryEntry, OutboxEntry, Snapshot } from '../table/types.js';

export type RecordingOptions = { records: Records; store: Pick<TableStore, 'history'>; guesses: Guesses; log: Log };

export function createRecording({ records, store, guesses, log }: RecordingOptions) {
  /** A game that cannot say what to keep of itself is our own mistake; its players still see how it ended. */
  function madeOf(
    game: AnyGame,
    snapshot: Snapshot,
    history: readonly HistoryEntry[],
    guessed: readonly Guess[],
  ): TableRecord | undefined {
    try {
      return recordOf(game, snapshot, history, guessed);
    } catch (error) {
      log.error({ table: snapshot.table.id, game: game.id, err: error }, 'a finished game could not be recorded');
      return undefined;
    }
  }

  /** The titles that its end tells of. */
  return async (game: AnyGame, snapshot: Snapshot, batch: readonly OutboxEntry[]): Promise<readonly Awarded[]> => {
    const { table, match } = snapshot;
    const isAgain = batch.every((entry) => entry.kind === 'again');
    if (match?.outcome) {
      const history = await store.history(table.id, game);
      const record = madeOf(game, snapshot, history, await guesses.of(table.id));
      if (record && !isAgain) await records.write(record);
      return record ? titlesTold(record) : [];
    }
    if (match && !isAgain && batch.some((entry) => entry.notices.some((notice) => notice.kind === 'undone'))) {
      await records.remove(table.guild, table.id);
    }
    return [];
  };
}
