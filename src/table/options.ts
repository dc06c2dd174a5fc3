/** What the tables are made with. */
import type { AnyGame, RefusalCode } from '../kernel/index.js';
import type { TableStore } from './ports.js';
import type { Thinker } from './thinking.js';
import type { OutboxEntry, Snapshot } from './types.js';

/** Told after every commit, so that posting begins at once. Losing a call loses nothing: the outbox is swept. */
type Nudge = (id: string, rev: number) => void;

/** Told of a change while it is being written, to be ready for it: it may yet come to nothing, and nobody may hear of it. */
type Coming = (expected: Snapshot, entry: OutboxEntry) => void;

/** Told of a fault of whoever was told of a change while it was being written: the change goes its way all the same. */
type Stumbled = (id: string, fault: unknown) => void;

export type TablesOptions = {
  store: TableStore;
  games: readonly AnyGame[];
  /** Milliseconds since 1970. */
  now(): number;
  /** Random letters and digits for ids and seeds. */
  token(length: number): string;
  nudge?: Nudge | undefined;
  coming?: Coming | undefined;
  stumbled?: Stumbled | undefined;
  /** A match is kept whole after every so many history entries. */
  checkpointEvery?: number | undefined;
  /** Who thinks for the bots; this very process where absent. */
  think?: Thinker | undefined;
  /** How long to go on asking a store that is away whether it has done what it was told. */
  patienceMs?: number | undefined;
  /** Told of every answer that was judged, for the metrics. */
  judged?: ((game: string, refusal: RefusalCode | undefined) => void) | undefined;
};
