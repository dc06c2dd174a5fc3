/** The history as lines, for one reader. */
import { type AnyGame, type Locale, type Viewer } from '../kernel/index.js';
import { standingMoves } from './history.js';
import type { LogLine, LogPage } from './ports.js';
import { seatOf } from './seats.js';
import { logLines } from './telling.js';
import type { HistoryEntry, Table } from './types.js';
import { sayAt } from './words.js';

const linesPerPage = 20;

export type LogAsk = { viewer: string; locale: Locale; page?: number | undefined };

export function logPage(game: AnyGame, table: Table, entries: readonly HistoryEntry[], ask: LogAsk): LogPage {
  const viewer: Viewer = seatOf(table, ask.viewer) ?? 'spectator';
  const say = sayAt(game, table, ask.locale);
  const stands = new Set(standingMoves(entries).map((placed) => placed.index));
  const lines = entries.flatMap((entry, index): LogLine[] => {
    const undone = entry.kind !== 'notice' && entry.kind !== 'undo' && !stands.has(index);
    return logLines(game, entry, viewer, say).map((text) => ({ at: entry.at, text, undone }));
  });
  const pages = Math.max(1, Math.ceil(lines.length / linesPerPage));
  const page = Math.min(Math.max(1, ask.page ?? pages), pages);
  return { ok: true, page, pages, lines: lines.slice((page - 1) * linesPerPage, page * linesPerPage) };
}
