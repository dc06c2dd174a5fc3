/** From a change to what is written: waits, outbox, checkpoint, and the interaction that is remembered. */
import type { Change } from './change.js';
import { waitsAfter } from './clock.js';
import { turnAfter } from './orders.js';
import type { Commit, Done, Remembered, Request } from './ports.js';
import type { Checkpoint, Person, Table } from './types.js';
import { awaited, awaitsBot } from './match-memo.js';

/** Names come from whoever asks: a new nickname is known from the next request on. */
function withName(table: Table, by: Person): Table {
  const isNew = (one: Person): boolean => one.id === by.id && one.name !== by.name;
  return {
    ...table,
    host: isNew(table.host) ? by : table.host,
    seats: table.seats.map((holder) =>
      holder.kind === 'person' && isNew(holder) ? { ...holder, name: by.name } : holder,
    ),
  };
}

function tableAfter(change: Change): Table {
  const { match, before, game, now } = change;
  const table: Table = { ...change.table, changedAt: now };
  if (match?.outcome && (table.state === 'playing' || table.state === 'paused')) {
    return { ...table, state: 'over', vote: null, waits: [], orders: [], pausedAt: null };
  }
  if (!match || table.state === 'closed') return { ...table, waits: [], vote: null };
  const turnOf = turnAfter(game, match, table.turnOf);
  return { ...table, turnOf, waits: waitsAfter(game, { waits: table.waits, match: before.match }, table, match, now) };
}

/** A checkpoint stands right after a move: at the start, and then after every so many entries. */
function checkpointOf(change: Change, entries: number, every: number): Checkpoint | undefined {
  const { history, match } = change;
  if (!match || change.undoneFrom !== undefined) return undefined;
  const last = history.findLastIndex((entry) => entry.kind !== 'notice' && entry.kind !== 'undo');
  if (last < 0) return undefined;
  const isStart = history.some((entry) => entry.kind === 'start');
  const isDue = Math.floor((entries + history.length) / every) > Math.floor(entries / every);
  return isStart || isDue ? { entries: entries + last + 1, match } : undefined;
}

export type CommitContext = { request: Request | undefined; checkpointEvery: number };

export function commitOf(change: Change, { request, checkpointEvery }: CommitContext): Commit {
  const { before, match, now } = change;
  const named = tableAfter(change);
  const entries = before.table.entries;
  const table: Table = {
    ...(request ? withName(named, request.by) : named),
    rev: before.table.rev + 1,
    entries: entries + change.history.length,
  };
  const isOver = table.state === 'over' && before.table.state !== 'over';
  const waited = match && table.state === 'playing' ? awaited(change.game, match) : [];
  const checkpoint = change.checkpoint ?? checkpointOf(change, entries, checkpointEvery);
  return {
    table,
    ...(match && match !== before.match ? { match } : {}),
    ...(checkpoint ? { checkpoint } : {}),
    ...(change.undoneFrom === undefined ? {} : { undoneFrom: change.undoneFrom }),
    history: change.history,
    outbox: {
      rev: table.rev,
      at: now,
      kind: change.kind,
      board: change.board || isOver || change.phases.length > 0,
      rules: change.game.version,
      said: request !== undefined && !change.announced,
      events: change.events,
      notices: change.notices,
      phases: change.phases,
      awaited: waited.filter((seat) => table.seats[seat]?.kind === 'person'),
      answered: change.history.flatMap((entry) => (entry.kind === 'answer' ? [entry.seat] : [])),
      byPerson: change.history.some((entry) => entry.kind === 'answer' && entry.by.kind === 'person'),
      opens: match !== undefined && match.opened !== before.match?.opened,
      ping: change.ping,
    },
    ...(request ? { interaction: request.interaction } : {}),
    reply: rememberedOf(change, table),
    awaitsBot: awaitsBot(change.game, { table, match }),
  };
}

function rememberedOf(change: Change, table: Table): Remembered {
  const { events, phases, revealed, notices, announced } = change;
  return { events, phases, revealed, notices, announced, vote: table.vote };
}

export function doneOf(commit: Commit, change: Change): Done {
  const snapshot = { table: commit.table, match: change.match };
  return { ok: true, snapshot, repeated: false, ...commit.reply };
}
