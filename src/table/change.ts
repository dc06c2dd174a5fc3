/** What one request makes of a table, before it is committed. */
import type { AnyGame, AnyMatch, Seat } from '../kernel/index.js';
import type { DenialCode, DenialParams, Denied } from './ports.js';
import type { AnyEvent, AnyTextRef, Checkpoint, HistoryEntry, Notice, OutboxKind, Snapshot, Table } from './types.js';

/** A change in the making: rules of the table write into it, and it is committed whole or not at all. */
export type Change = {
  readonly game: AnyGame;
  /** As it stood. */
  readonly before: Snapshot;
  readonly now: number;
  table: Table;
  match: AnyMatch | undefined;
  history: HistoryEntry[];
  events: AnyEvent[];
  phases: AnyTextRef[];
  notices: Notice[];
  revealed: boolean;
  kind: OutboxKind;
  /** The board picture is due. */
  board: boolean;
  /** The table posts it itself, beside the asker's private answer. */
  announced: boolean;
  ping: Seat[];
  undoneFrom: number | undefined;
  /** A checkpoint that must be kept with it. */
  checkpoint: Checkpoint | undefined;
};

export function changeOf(game: AnyGame, before: Snapshot, now: number): Change {
  return {
    game,
    before,
    now,
    table: before.table,
    match: before.match,
    history: [],
    events: [],
    phases: [],
    notices: [],
    revealed: false,
    kind: before.match ? 'play' : 'lobby',
    board: false,
    announced: false,
    ping: [],
    undoneFrom: undefined,
    checkpoint: undefined,
  };
}

/** The table says something: to the channel, and to the log. */
export function note(change: Change, notice: Notice): void {
  change.notices.push(notice);
  change.history.push({ at: change.now, kind: 'notice', notice });
}

/** Why not; undefined where the change stands. */
export type Verdict = Denied | undefined;

export function deny<K extends DenialCode>(code: K, params: DenialParams[K], snapshot?: Snapshot): Denied {
  // The union is keyed by code, which the generic parameter keeps in step with its parameters.
  return { ok: false, code, params, ...(snapshot ? { snapshot } : {}) } as Denied;
}
