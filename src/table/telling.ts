/**
 * Who says what. A change is told once in the channel: by the answer to whoever asked for it, or by a post of the
 * table's own. The asker reads privately what the others may not know; the board tells what the lines left open.
 */
import { type AnyGame, type AnyTypes, type Locale, type Say, type Seat, type Viewer } from '../kernel/index.js';
import { actionOf, chaptersOf, isFor, linesOf, toldOf } from '../kernel/index.js';
import { listIn } from '../i18n/locale.js';
import type { Done } from './ports.js';
import { isToldByBoard } from './recap.js';
import { isOffered } from './seats.js';
import type { AnyEvent, HistoryEntry, NoticeKind, OutboxEntry, Snapshot, Vote } from './types.js';
import { askedBy } from './votes.js';
import { sayAt, tableText, wordNotice } from './words.js';

/** An action whose arguments are secret is answered privately, so that the table posts what everybody may know. */
export function isAnnounced(game: AnyGame, action: string): boolean {
  return actionOf(game, action)?.secret !== undefined;
}

/** What the answer to a request says; each is worded when it is asked for. */
export type AnswerLines = {
  /** For everybody, in the table's language; empty where there is nothing to say, or somebody else says it. */
  everybody: readonly string[];
  /** All that the asker may know of the move, in their own language. */
  asker: readonly string[];
  /** Of these, what the others may not know. */
  secret: readonly string[];
};

/** Whoever asked: their seat, if any, and the wordings in their language. */
export type Asker = { seat: Seat | undefined; say: Say<AnyTypes> };

export function answerLines(game: AnyGame, done: Done, { seat, say }: Asker): AnswerLines {
  const { move } = chaptersOf(game, done.events);
  const own = (events: readonly AnyEvent[]): string[] => (seat === undefined ? [] : toldOf(game, events, seat, say));
  return {
    get everybody() {
      return isToldByAnswer(done) ? changeLines(game, done.snapshot, { ...done, events: move }) : [];
    },
    get asker() {
      return own(move);
    },
    get secret() {
      return own(done.events.filter((event) => event.only));
    },
  };
}

/** The table posts votes and what came of secret actions; the lobby shows itself; a repetition is told already. */
function isToldByAnswer({ announced, repeated, snapshot }: Done): boolean {
  return !announced && !repeated && snapshot.table.state !== 'lobby';
}

/** Notices come first: they say why anything happened. */
function changeLines(game: AnyGame, { table }: Snapshot, { notices, events }: Pick<Done, 'notices' | 'events'>) {
  const say = sayAt(game, table, table.locale);
  return [...notices.map((notice) => wordNotice(notice, table.locale)), ...toldOf(game, events, 'spectator', say)];
}

/** What a post of the table's own says: what no answer has said. */
export function postLines(game: AnyGame, snapshot: Snapshot, entries: readonly OutboxEntry[]): string[] {
  return storyLines(
    game,
    snapshot,
    entries.filter((entry) => !entry.said),
  );
}

/** Said by the post that offers the seat. */
const isOffer = (kind: NoticeKind): boolean => kind === 'seatOffered';

/** What a line beside the board says: reminders, and what the table itself has to say that neither board nor offer tells. */
export function noticeLines(game: AnyGame, snapshot: Snapshot, entries: readonly OutboxEntry[]): string[] {
  const unsaid = entries
    .filter((entry) => !entry.said)
    .map((entry) => ({
      ...entry,
      events: [],
      notices: entry.notices.filter(({ kind }) => !isToldByBoard(kind) && !isOffer(kind)),
    }));
  return storyLines(game, snapshot, unsaid);
}

const voteQuestions: readonly NoticeKind[] = ['undoAsked', 'kickAsked', 'endAsked'];

/** What the post with Yes and No says before its count: the question, where these entries do not ask it. */
export function voteLines({ table }: Snapshot, vote: Vote, entries: readonly OutboxEntry[]): string[] {
  const isAsked = entries.some(({ notices }) => notices.some(({ kind }) => voteQuestions.includes(kind)));
  return isAsked ? [] : [wordNotice(askedBy(vote, table), table.locale)];
}

const voteEnds: readonly NoticeKind[] = ['voteFailed', 'voteLapsed', 'undone', 'kicked', 'ended', 'endedByVote'];

/** What came of a vote that these changes ended. */
export function voteOutcome(locale: Locale, entries: readonly OutboxEntry[]): string {
  const notices = entries.flatMap((entry) => entry.notices).filter(({ kind }) => voteEnds.includes(kind));
  return notices.map((notice) => wordNotice(notice, locale)).join('\n');
}

/** Whoever votes last sees there what came of it. Nobody looks when a vote lapses, so that is told beside the board as well. */
const saidByVote: readonly NoticeKind[] = ['voteFailed', 'undone'];

/** Entries without what the post of a vote has said already. */
export function besidesVote(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.map((entry) => ({
    ...entry,
    notices: entry.notices.filter(({ kind }) => !saidByVote.includes(kind)),
  }));
}

/** Who came to the lobby, the lobby itself has shown. */
function storyLines(game: AnyGame, snapshot: Snapshot, entries: readonly OutboxEntry[]): string[] {
  const { table } = snapshot;
  const say = sayAt(game, table, table.locale);
  return entries
    .filter((entry) => entry.kind !== 'lobby')
    .flatMap(({ events, notices, kind, ping }) => [
      ...toldOf(game, events, 'spectator', say),
      ...notices.map((notice) => wordNotice(notice, table.locale)),
      ...(kind === 'reminder' && ping.length > 0 ? [reminderLine(snapshot, ping)] : []),
    ]);
}

/** Why each of these seats may be had. */
export function offerLines({ table }: Snapshot, seats: readonly Seat[]): string[] {
  const text = tableText[table.locale];
  return seats.map((seat) => {
    const name = table.seats[seat]?.name ?? '';
    return isOffered(table, seat) ? text.notices.seatOffered({ name }) : text.seatIsEmpty(name);
  });
}

function reminderLine({ table }: Snapshot, seats: readonly Seat[]): string {
  const names = seats.map((seat) => table.seats[seat]?.name ?? '');
  return tableText[table.locale].reminder(listIn(table.locale, names));
}

/** What is drawn of it: nothing secret, and nothing that was taken back since. */
export function shownEvents(entries: readonly OutboxEntry[]): AnyEvent[] {
  const undone = entries.findLastIndex((entry) => entry.notices.some((notice) => notice.kind === 'undone'));
  return entries
    .slice(undone < 0 ? 0 : undone)
    .flatMap((entry) => entry.events.filter((event) => isFor(event, 'spectator')));
}

/** What the log says of one entry: also the lines that the channel is spared. */
export function logLines(game: AnyGame, entry: HistoryEntry, viewer: Viewer, say: Say<AnyTypes>): string[] {
  if (entry.kind === 'undo') return [];
  if (entry.kind === 'notice') return [wordNotice(entry.notice, say.locale)];
  return linesOf(game, entry.events, viewer, say);
}
