/** What happened since somebody's last turn, in a few lines: for the post that asks them. */
import { type AnyGame, type Seat, chaptersOf, isFor } from '../kernel/index.js';
import type { AnyEvent, Notice, NoticeKind, OutboxEntry, Snapshot, Table } from './types.js';
import { sayAt, tableText, wordNotice } from './words.js';

/** More than this is behind Log. */
const mostRecapLines = 6;

/** What the table itself says and is part of the story; settings, votes and comings and goings in the lobby are not. */
const toldNotices: readonly NoticeKind[] = [
  'started',
  'timeUp',
  'replaced',
  'claimed',
  'cameBack',
  'kicked',
  'botStandsIn',
  'botMeans',
  'imported',
];

/** Of these, what comes before all that it brought about. */
const toldFirst: readonly NoticeKind[] = ['started', 'botMeans'];

export function isToldByBoard(kind: NoticeKind): boolean {
  return toldNotices.includes(kind);
}

/** Who came to a seat and holds none any more, or lost one and is back, is no part of the story either. */
function stillHolds({ kind, params }: Notice, { seats }: Table): boolean {
  const holds = (name: string): boolean => seats.some((holder) => holder.kind !== 'empty' && holder.name === name);
  switch (kind) {
    case 'claimed':
    case 'cameBack':
      return holds(params.name);
    case 'replaced':
      return holds(params.to);
    case 'botStandsIn':
      return holds(params.bot);
    case 'kicked':
      return !holds(params.name);
    default:
      return true;
  }
}

/** Entries whose moves were taken back are no part of the story, nor is the taking back. */
function standing(story: readonly OutboxEntry[]): OutboxEntry[] {
  const kept: OutboxEntry[] = [];
  for (const entry of story) {
    const undone = entry.notices.find((notice) => notice.kind === 'undone');
    for (let left = undone?.params.count ?? 0; left > 0; left -= 1) {
      const last = kept.findLastIndex(({ events }) => events.length > 0);
      if (last < 0) break;
      kept.splice(last, 1);
    }
    if (!undone) kept.push(entry);
  }
  return kept;
}

/** Nobody has seen what asked for a turn that stood still because nothing could be posted: it goes on. */
const stoodStill = ({ notices }: OutboxEntry): boolean => notices.some(({ kind }) => kind === 'channelGone');

/** Where a seat's last turn ended: the index of the entry after which it was waited for no more; -1 where it never was. */
function turnEnd(story: readonly OutboxEntry[], seat: Seat): number {
  return story.findLastIndex(
    (entry, at) =>
      !entry.awaited.includes(seat) && (story[at - 1]?.awaited.includes(seat) ?? false) && !stoodStill(entry),
  );
}

/** Whoever plays alone is always waited for: every move of theirs ends a turn. */
function lastMove(story: readonly OutboxEntry[]): number {
  return story.findLastIndex(({ events }) => events.length > 0);
}

/** How much of a story may be forgotten: all before the earliest of these seats' last turn. */
export function stillNeeded(
  story: readonly OutboxEntry[],
  seats: readonly Seat[],
  most: number,
): readonly OutboxEntry[] {
  const ends = seats.map((seat) => turnEnd(story, seat));
  const from = ends.length === 0 ? 0 : Math.max(0, Math.min(...ends));
  return story.slice(from).slice(-most);
}

/** A move's own line stands in the channel as the answer to it; of the move that ended a turn, what it brought about is told. */
function eventsOf(game: AnyGame, entry: OutboxEntry, { isTurnEnd }: { isTurnEnd: boolean }): readonly AnyEvent[] {
  return isTurnEnd && entry.said ? chaptersOf(game, entry.events).rest : entry.events;
}

type RecapLine = { text: string; isTurningPoint: boolean };

export type Recap = { lines: readonly string[]; left: number };

export type RecapAsk = {
  /** Those for whom it is told; the earliest of their last turns counts. */
  seats: readonly Seat[];
  /** What answers have said since this change stands right below, and is not told again. */
  saidBelow?: number | undefined;
};

export function recapOf(
  game: AnyGame,
  { table }: Snapshot,
  story: readonly OutboxEntry[],
  { seats, saidBelow = Number.POSITIVE_INFINITY }: RecapAsk,
): Recap {
  const say = sayAt(game, table, table.locale);
  const { quiet = [], turningPoints = [], outcomes = [], events: wordings } = game.text[table.locale];
  const ends = table.seats.length === 1 ? [lastMove(story)] : seats.map((seat) => turnEnd(story, seat));
  const from = ends.length === 0 ? 0 : Math.max(0, Math.min(...ends));
  const lines: RecapLine[] = [];
  const told = standing(story.slice(from));
  for (const [at, entry] of told.entries()) {
    if (entry.kind === 'lobby') continue;
    const isTurnEnd = at === 0 && ends.includes(from);
    const isBelow = entry.said && entry.rev > saidBelow;
    // What the move brought about is nowhere told but here.
    const events = isBelow ? chaptersOf(game, entry.events).rest : eventsOf(game, entry, { isTurnEnd });
    const tell = (told: readonly Notice[]): void => {
      for (const notice of told) lines.push({ text: wordNotice(notice, table.locale), isTurningPoint: false });
    };
    const notices = entry.notices.filter((notice) => toldNotices.includes(notice.kind) && stillHolds(notice, table));
    tell(notices.filter(({ kind }) => toldFirst.includes(kind)));
    let cause: RecapLine | undefined;
    for (const event of events) {
      if (!isFor(event, 'spectator') || quiet.includes(event.type)) continue;
      const text = wordings[event.type]?.(event.data, say);
      if (text === undefined) continue;
      if (cause && outcomes.includes(event.type)) cause.text += ` ${text}`;
      else lines.push((cause = { text, isTurningPoint: turningPoints.includes(event.type) }));
    }
    tell(notices.filter(({ kind }) => !toldFirst.includes(kind)));
  }
  return shortened(lines);
}

/** The turning points, then the newest of the rest, in the order in which they happened. */
function shortened(lines: readonly RecapLine[]): Recap {
  const points = lines.filter(({ isTurningPoint }) => isTurningPoint).slice(-mostRecapLines);
  const room = mostRecapLines - points.length;
  const rest = lines.filter((line) => !points.includes(line)).slice(room > 0 ? -room : lines.length);
  const shown = new Set([...points, ...rest]);
  return {
    lines: lines.filter((line) => shown.has(line)).map(({ text }) => text),
    left: lines.length - shown.size,
  };
}

/** "… and 4 more: see Log", where something was left out. */
export function recapText(locale: Snapshot['table']['locale'], { lines, left }: Recap): string[] {
  return left > 0 ? [...lines, tableText[locale].moreInLog(left)] : [...lines];
}
