/** Load, change, commit; and again on fresh state where the race was lost. */
import type { AnyGame } from '../kernel/index.js';
import { type Change, type Verdict, changeOf, deny } from './change.js';
import { commitOf, doneOf } from './commit.js';
import { type Denied, type Done, type Found, type Loaded, type Reply, type Request, StorageAway } from './ports.js';
import type { TablesOptions } from './options.js';
import type { Commit, Committed, Meanwhile } from './ports.js';
import { StorageUnsure, surely, usualPatienceMs } from './surely.js';
import type { Snapshot, Table, TableState } from './types.js';

/** Each lost race means that somebody else was served; so many in a row do not happen to one person. */
const mostTries = 50;

/** A table in one of these keeps its channel. */
export const openStates: readonly TableState[] = ['lobby', 'playing', 'paused'];

/** Changes the change, or says why not; `nothing` where there is nothing to do. */
export type Intent = (change: Change) => Verdict | 'nothing' | Promise<Verdict | 'nothing'>;

export type Haste = {
  /** The table as the asker was just shown it: where nothing happened since, it need not be read again. */
  seen?: Snapshot | undefined;
  meanwhile?: Meanwhile | undefined;
};

export type Transactions = {
  gameOf(id: string): AnyGame | undefined;
  load(id: string): Promise<Found>;
  /** The table that the channel names, whatever its state. */
  loadIn(channel: string): Promise<Found>;
  change(id: string, request: Request | undefined, intent: Intent, haste?: Haste): Promise<Reply>;
  /** Sets up a new table in its channel. */
  setUpTable(table: Table, request: Request, fill: (change: Change) => void): Promise<Reply>;
};

/** A store that is away becomes a refusal in words. */
export async function orStorageAway<R>(work: () => Promise<R>): Promise<R | Denied> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageAway) return deny('storage-away', {});
    if (error instanceof StorageUnsure) return deny('storage-unsure', {});
    throw error;
  }
}

/** Nothing had to be done. */
function unchanged(snapshot: Snapshot): Done {
  return {
    ok: true,
    snapshot,
    repeated: false,
    events: [],
    phases: [],
    revealed: false,
    notices: [],
    vote: snapshot.table.vote,
    announced: false,
  };
}

export function createTransactions(options: TablesOptions): Transactions {
  const { store, games, now, nudge, coming, stumbled, checkpointEvery = 20, patienceMs = usualPatienceMs } = options;
  const gameOf = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

  function asFound(loaded: Loaded): Found {
    if (loaded.kind === 'missing') return deny('no-table', {});
    if (loaded.kind === 'damaged') return deny('storage-damaged', {});
    return { ok: true, snapshot: loaded.snapshot };
  }

  const load = async (id: string): Promise<Found> => asFound(await store.load(id));
  const loadIn = async (channel: string): Promise<Found> => asFound(await store.loadIn(channel));

  /** The commit stands, whatever becomes of the index: a closed table is not found by its channel either way. */
  async function leaveChannel(table: Table): Promise<void> {
    try {
      await store.leaveChannel(table.channel, table.id);
    } catch (error) {
      if (!(error instanceof StorageAway)) throw error;
    }
  }

  /** An interaction is remembered with what it did; whoever moved by himself knows the table's next version. */
  const committed = (commit: Commit): Promise<Committed> =>
    surely<Committed>(
      {
        write: () => store.commit(commit),
        look: async () => {
          const loaded = await store.load(commit.table.id, commit.interaction);
          if (loaded.kind !== 'found') return undefined;
          const isNext = commit.interaction === undefined && loaded.snapshot.table.rev >= commit.table.rev;
          return loaded.reply || isNext ? 'ok' : undefined;
        },
      },
      patienceMs,
    );

  const claimed = ({ channel, id }: Table, instead: string | undefined): Promise<boolean> =>
    surely<boolean>(
      {
        write: () => store.claimChannel(channel, id, instead),
        look: async () => ((await store.inChannel(channel)) === id ? true : undefined),
      },
      patienceMs,
    );

  /** The change is being written all the same; whoever tells of it or draws it then meets the same fault. */
  function beside(id: string, tell: () => void): void {
    try {
      tell();
    } catch (fault) {
      stumbled?.(id, fault);
    }
  }

  async function change(
    id: string,
    request: Request | undefined,
    intent: Intent,
    { seen, meanwhile }: Haste = {},
  ): Promise<Reply> {
    let isFresh = seen === undefined;
    let next: Loaded | undefined = seen && { kind: 'found', snapshot: seen, reply: undefined };
    for (let tries = 0; tries < mostTries; tries += 1) {
      const loaded = next ?? (await store.load(id, request?.interaction));
      next = undefined;
      if (loaded.kind === 'missing') return deny('no-table', {});
      if (loaded.kind === 'damaged') return deny('storage-damaged', {});
      const { snapshot, reply } = loaded;
      if (reply) return { ok: true, snapshot, repeated: true, ...reply };
      const game = gameOf(snapshot.table.game);
      if (!game) return deny('unknown-game', { game: snapshot.table.game }, snapshot);
      const made = changeOf(game, snapshot, now());
      const verdict = await intent(made);
      if (verdict && !isFresh) {
        // A commit finds out by itself that something happened since; a refusal must look.
        isFresh = true;
        const current = await store.load(id, request?.interaction);
        const stands = current.kind === 'found' && current.snapshot.table.rev === snapshot.table.rev;
        if (!stands || current.reply) {
          next = current;
          continue;
        }
      }
      if (verdict === 'nothing') return unchanged(snapshot);
      if (verdict) return { ...verdict, snapshot };
      const commit = commitOf(made, { request, checkpointEvery });
      // A finished table or one that was put away may be off the list of those to look after; now there is something to do.
      const { state, archivedAt } = snapshot.table;
      if (!openStates.includes(state) || archivedAt !== null) await store.enlist(id, snapshot.table.guild);
      const writing = committed(commit);
      const done = doneOf(commit, made);
      beside(id, () => meanwhile?.(done));
      beside(id, () => coming?.(done.snapshot, commit.outbox));
      if ((await writing) !== 'ok') continue;
      if (commit.table.state === 'closed') await leaveChannel(commit.table);
      nudge?.(id, commit.table.rev);
      return done;
    }
    return deny('busy', {});
  }

  /** The open table that has the channel already, as a reply. */
  async function openTableIn(channel: string, request: Request): Promise<{ id: string | undefined; reply?: Reply }> {
    const id = await store.inChannel(channel);
    const there = id === undefined ? undefined : await load(id);
    if (!there?.ok || !openStates.includes(there.snapshot.table.state)) return { id };
    const { game, state, openedBy } = there.snapshot.table;
    const isRepeated = openedBy === request.interaction;
    return {
      id,
      reply: isRepeated
        ? { ...unchanged(there.snapshot), repeated: true }
        : deny('table-exists', { game, state }, there.snapshot),
    };
  }

  // On the list of those to look after first, then whole, then found by its channel: whoever dies in between leaves
  // nothing that is not swept up.
  async function setUpTable(table: Table, request: Request, fill: (change: Change) => void): Promise<Reply> {
    const game = gameOf(table.game);
    if (!game) return deny('unknown-game', { game: table.game });
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { id, reply } = await openTableIn(table.channel, request);
      if (reply) return reply;
      const made = changeOf(game, { table }, now());
      fill(made);
      const commit = commitOf(made, { request, checkpointEvery });
      await store.enlist(table.id, table.guild);
      if ((await committed(commit)) !== 'ok') throw new Error(`Two tables were given the id ${table.id}`);
      if (await claimed(table, id)) {
        nudge?.(table.id, commit.table.rev);
        return doneOf(commit, made);
      }
      await store.remove(table.id, table.guild);
    }
    return deny('busy', {});
  }

  return { gameOf, load, loadIn, change, setUpTable };
}
