/**
 * What is kept of a match outlives the rules it was written under. Everything is brought up to today's when it is read:
 * the match and its checkpoints, the answers and events of the history, what waits to be posted, the view under the last
 * board, save files. What cannot be brought up is dropped and never shown.
 */
import { type AnyGame, type Args, type Migration, locales } from '../kernel/index.js';
import type { AnyEvent, AnyTextRef, HistoryEntry, OutboxEntry } from './types.js';

/** Everything that was kept before it bore its rules' version was written under the first. */
export const firstRules = 1;

/** Told what had to be dropped. */
export type Dropped = (what: string) => void;

/** The way from one version to today's, step by step; undefined where there is none. */
function wayFrom(game: AnyGame, version: number): readonly Migration[] | undefined {
  const way: Migration[] = [];
  for (let at = version; at < game.version; at += 1) {
    const step = game.migrations?.[at];
    if (!step) return undefined;
    way.push(step);
  }
  return version > game.version ? undefined : way;
}

/** A match or a checkpoint; undefined where there is no way. */
export function migrateMatch(game: AnyGame, version: number, match: object): object | undefined {
  return wayFrom(game, version)?.reduce<object>((before, step, index) => {
    const after = step.match ? (step.match(before) as object) : before;
    return { ...after, version: version + index + 1 };
  }, match);
}

type Answer = { action: string; args: Args };

export function migrateAnswer(game: AnyGame, version: number, answer: Answer): Answer | undefined {
  return wayFrom(game, version)?.reduce<Answer>((before, step) => step.answer?.(before) ?? before, answer);
}

function isEvent(game: AnyGame, value: unknown): value is AnyEvent {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('data' in value)) return false;
  return typeof value.type === 'string' && Object.hasOwn(game.text[locales[0]].events, value.type);
}

/** What can no more be told is left out: on purpose where the migration says so, with a word where nobody knows it. */
export function migrateEvents(
  game: AnyGame,
  version: number,
  events: readonly AnyEvent[],
  dropped: Dropped,
): readonly AnyEvent[] {
  const way = wayFrom(game, version);
  return events.flatMap((event) => {
    let now: unknown = way && event;
    for (const step of way ?? []) if (now !== undefined && step.event) now = step.event(now);
    if (isEvent(game, now)) return [now];
    if (!way || now !== undefined) dropped(`event ${event.type}`);
    return [];
  });
}

/** The view under the last board; null where nothing can be compared with it. */
export function migrateView(game: AnyGame, version: number, view: object | null, dropped: Dropped): object | null {
  const way = wayFrom(game, version);
  if (view === null) return null;
  const now = way?.reduce<unknown>((before, step) => (step.view ? step.view(before) : before), view);
  if (typeof now === 'object' && now !== null) return now;
  dropped('view');
  return null;
}

/** A caption's words belong to the rules it was written under; the board goes without it. */
export function migrateCaptions(
  game: AnyGame,
  version: number,
  captions: readonly AnyTextRef[],
): readonly AnyTextRef[] {
  return version === game.version ? captions : [];
}

/** An entry of the history, with what it says and what it told. */
export function migrateEntry(game: AnyGame, entry: HistoryEntry, dropped: Dropped): HistoryEntry {
  if (entry.kind === 'undo' || entry.kind === 'notice' || entry.kind === 'reseed') return entry;
  // Entries of old have no version of their own.
  const version = (entry as { rules?: number }).rules ?? firstRules;
  const events = migrateEvents(game, version, entry.events, dropped);
  const kept = { ...entry, rules: game.version, events };
  if (kept.kind !== 'answer' || version === game.version) return kept;
  const answer = migrateAnswer(game, version, kept);
  if (!answer) dropped(`answer ${kept.action}`);
  return { ...kept, ...(answer && { action: answer.action, args: answer.args }) };
}

/** What waits to be posted, or was carried on to the next board. */
export function migrateOutboxEntry(game: AnyGame, entry: OutboxEntry, dropped: Dropped): OutboxEntry {
  const version = (entry as { rules?: number }).rules ?? firstRules;
  return {
    ...entry,
    rules: game.version,
    events: migrateEvents(game, version, entry.events, dropped),
    phases: migrateCaptions(game, version, entry.phases),
  };
}
