/** What becomes of tables that nobody comes to any more, and of those whose place goes. */
import { type Change, type Verdict, note } from './change.js';
import { type Standstill, afterStandstill, longestGapMs, nextDue } from './clock.js';
import type { Table } from './types.js';

const dayMs = 24 * 60 * 60 * 1000;
/** A lobby in which nothing happens for so long is closed. */
const lobbyDays = 7;
/** A game in which nobody moves for so long is put away, and can be taken up again at any time. */
const sleepingDays = 90;

/** When it should be laid to rest if nobody comes to it before. */
export function abandonedFrom({ state, changedAt, archivedAt }: Table): number {
  if (state === 'lobby') return changedAt + lobbyDays * dayMs;
  const mayRest = (state === 'playing' || state === 'paused') && archivedAt === null;
  return mayRest ? changedAt + sleepingDays * dayMs : Infinity;
}

/** Nobody has come to it for so long that it should be laid to rest. */
export const isAbandoned = (table: Table, now: number): boolean => now >= abandonedFrom(table);

function close(change: Change): void {
  change.table = { ...change.table, state: 'closed', vote: null };
  change.kind = 'closed';
}

function standStill(change: Change): void {
  const { pausedAt } = change.table;
  change.table = { ...change.table, state: 'paused', pausedAt: pausedAt ?? change.now, vote: null };
}

export function layToRest(change: Change): Verdict | 'nothing' {
  if (!isAbandoned(change.table, change.now)) return 'nothing';
  if (change.table.state === 'lobby') {
    note(change, { kind: 'lapsed', params: { days: lobbyDays } });
    close(change);
    return undefined;
  }
  standStill(change);
  change.table = { ...change.table, archivedAt: change.now };
  note(change, { kind: 'archived', params: { days: sleepingDays } });
  return undefined;
}

/** The channel or thread was deleted: there is nowhere left to play. */
export function loseDeletedChannel(change: Change): Verdict | 'nothing' {
  if (change.table.state === 'closed') return 'nothing';
  note(change, { kind: 'channelDeleted', params: {} });
  close(change);
  return undefined;
}

/** The server's data will be deleted: those who play here are told in time. */
export function announceDeletion(change: Change, name: string, hours: number): Verdict | 'nothing' {
  const { state } = change.table;
  if (state !== 'lobby' && state !== 'playing' && state !== 'paused') return 'nothing';
  note(change, { kind: 'dataGoing', params: { name, hours } });
  if (state === 'lobby') close(change);
  else standStill(change);
  return undefined;
}

export function announceKept(change: Change, name: string): Verdict | 'nothing' {
  if (change.table.state !== 'paused') return 'nothing';
  note(change, { kind: 'dataKept', params: { name } });
  return undefined;
}

/** Nobody was there for a while: whoever is waited for, or asked to vote, has that time again. */
export function giveTimeBack(change: Change, still: Standstill): Verdict | 'nothing' {
  const { table } = change;
  const lost = still.to - Math.max(still.from, table.stoodUntil);
  const isRunning = nextDue(table) !== undefined || table.vote !== null;
  if (table.state !== 'playing' || !isRunning || lost < longestGapMs) return 'nothing';
  change.table = afterStandstill(table, still);
  // The board says until when.
  change.board = true;
  note(change, { kind: 'clocksStood', params: { minutes: Math.round(lost / 60_000) } });
  return undefined;
}
