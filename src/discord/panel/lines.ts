/** The rows of what a decision proposes, for the seat that is asked. */
import { createHash } from 'node:crypto';
import type { AnyTypes, Args, Decision } from '../../kernel/index.js';
import type { Asking } from '../asking/asking.js';
import { argumentNames } from '../asking/asking.js';
import type { InPlay } from '../at-table.js';
import type { Entry } from './entries.js';

type Changes = { action: string; args: Args };
export type PanelLine = {
  text: string;
  /** The action that changes it, and what of it is filled in. */
  changes?: Changes | undefined;
  /** Tells one row from another: a tap changes the row it showed, never one that took its place. */
  mark: string;
};

/** So many different rows are shown. */
const mostLines = 20;

/** Lines that say the same joined with a count, in their first one's place. */
export function alike(lines: readonly string[], counted: (count: number, line: string) => string): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return Array.from(counts, ([line, count]) => (count > 1 ? counted(count, line) : line));
}

/** Every row of the decisions, those that say the same joined with a count. */
export function linesOf(at: InPlay, decisions: readonly Decision<AnyTypes>[]): PanelLine[] {
  const joined = new Map<string, { said: string; changes?: Changes | undefined; count: number }>();
  for (const { text, changes } of decisions.flatMap((decision) => decision.lines?.(at.seat) ?? [])) {
    const said = at.say.text(text);
    const known = joined.get(said);
    if (known) known.count += 1;
    else joined.set(said, { said, changes, count: 1 });
  }
  return Array.from(joined.values(), ({ said, changes, count }) => ({
    text: count > 1 ? at.words.panel.alike(count, said) : said,
    changes,
    mark: createHash('sha256')
      .update(JSON.stringify([said, changes ?? null]))
      .digest('base64url')
      .slice(0, 12),
  }));
}

export function shownLines(lines: readonly PanelLine[]): PanelLine[] {
  return lines.slice(0, mostLines);
}

/** What a row fills in of the action that changes it: its first arguments, up to the first that is left open. */
export function entriesOfChange(asking: Asking, args: Args): Entry[] {
  const entries: Entry[] = [];
  for (const name of argumentNames(asking)) {
    const value = args[name];
    if (value === undefined) break;
    entries.push({ is: 'given', value });
  }
  return entries;
}
