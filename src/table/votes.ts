/** Votes: opened by one who sits at the table, carried by the others. */
import { type Change, type Verdict, deny, note } from './change.js';
import { clockLengths, longestVoteMs } from './clock.js';
import type { Request } from './ports.js';
import { isOffered, peopleOf, seatOf, voicesNeeded } from './seats.js';
import type { Notice, Rest, Table, Vote } from './types.js';

function lapse(change: Change): number {
  return change.now + Math.min(clockLengths[change.table.clock.kind] ?? longestVoteMs, longestVoteMs);
}

const minuteMs = 60 * 1000;
/** Every vote calls the others: whoever asked for one rests a minute, and longer where they did not want it. */
const askedRestMs = minuteMs;
const refusedRestMs = 5 * minuteMs;

function restsWith({ table, now }: Change, person: string, ms: number): readonly Rest[] {
  const others = table.rests.filter((rest) => rest.person !== person && rest.until > now);
  return [...others, { person, until: now + ms }];
}

export type Question = Pick<Vote, 'kind' | 'depth' | 'seat' | 'what'>;

/** What is voted on, and how many are needed. */
export function askedBy(vote: Vote, { seats }: Pick<Table, 'seats'>): Notice {
  const { kind, depth, needed, what } = vote;
  const { name } = vote.by;
  if (kind === 'undo') {
    return { kind: 'undoAsked', params: { name, depth, needed, ...(what === undefined ? {} : { what }) } };
  }
  if (kind === 'end') return { kind: 'endAsked', params: { name, needed } };
  const seat = seats[vote.seat ?? -1]?.name ?? '';
  return { kind: 'kickAsked', params: { name, seat, needed } };
}

export type Tally = 'open' | 'passed' | 'failed';

function tally(vote: Vote): Tally {
  if (vote.yes.length >= vote.needed) return 'passed';
  return vote.voters.length - vote.no.length < vote.needed ? 'failed' : 'open';
}

/** An open vote whose time is over is cleared away. */
export function clearLapsedVote(change: Change): void {
  const { vote } = change.table;
  if (!vote || vote.until > change.now) return;
  change.table = { ...change.table, vote: null };
  note(change, { kind: 'voteLapsed', params: { kind: vote.kind } });
}

/** Those who vote have changed: the question must be put again. */
export function dropVote(change: Change): void {
  const { vote } = change.table;
  if (!vote) return;
  change.table = { ...change.table, vote: null };
  note(change, { kind: 'voteLapsed', params: { kind: vote.kind } });
}

/** Opens a vote with the asker's own yes; says where that voice alone carries it. */
export function openVote(change: Change, question: Question, id: string, request: Request): Tally | Verdict {
  clearLapsedVote(change);
  if (change.table.vote) return deny('vote-open', { by: change.table.vote.by.name });
  const rest = change.table.rests.find(({ person, until }) => person === request.by.id && until > change.now);
  if (rest) return deny('vote-rest', { minutes: Math.ceil((rest.until - change.now) / minuteMs) });
  const voters = votersOn(question, change, request.by.id);
  const isMajority = question.kind === 'kick';
  const { kind, depth, seat, what } = question;
  const vote: Vote = {
    ...{ kind, depth, seat },
    ...(what === undefined ? {} : { what }),
    id,
    by: request.by,
    voters,
    yes: [request.by.id],
    no: [],
    needed: isMajority ? Math.floor(voters.length / 2) + 1 : voicesNeeded(change.game, change.table, voters.length),
    until: lapse(change),
  };
  if (tally(vote) === 'passed') return 'passed';
  change.table = { ...change.table, vote, rests: restsWith(change, request.by.id, askedRestMs) };
  change.announced = true;
  change.ping = voters
    .filter((person) => person !== request.by.id)
    .flatMap((person) => seatOf(change.table, person) ?? []);
  note(change, askedBy(vote, change.table));
  return 'open';
}

/**
 * Whoever is to lose the seat has no voice in that. Nor is the end of a game, or of somebody's absence, put off by those who
 * have been away so long that their own seat is offered; what is taken back needs their consent all the same.
 */
export function votersOn(
  { kind, seat: excluded }: Question,
  { table }: Pick<Change, 'table'>,
  asker: string,
): readonly string[] {
  return peopleOf(table)
    .map(({ id }) => id)
    .filter((id) => {
      const seat = seatOf(table, id);
      if (seat === undefined || (kind === 'kick' && seat === excluded)) return false;
      return kind === 'undo' || id === asker || !isOffered(table, seat);
    });
}

export type Ballot = { choice: 'yes' | 'no'; vote: string | undefined };

/** Counts one ballot; the vote leaves the table once it is decided. */
export function castBallot(change: Change, ballot: Ballot, request: Request): { tally: Tally; vote: Vote } | Verdict {
  const { vote } = change.table;
  if (!vote || vote.until <= change.now || (ballot.vote !== undefined && ballot.vote !== vote.id)) {
    return deny('no-vote', {});
  }
  const person = request.by.id;
  if (!vote.voters.includes(person)) return deny('no-ballot', {});
  if (vote[ballot.choice].includes(person)) return deny('already-voted', {});
  const without = (list: readonly string[]): readonly string[] => list.filter((one) => one !== person);
  const counted: Vote = { ...vote, yes: without(vote.yes), no: without(vote.no) };
  const after: Vote = { ...counted, [ballot.choice]: [...counted[ballot.choice], person] };
  const result = tally(after);
  change.table = { ...change.table, vote: result === 'open' ? after : null };
  change.announced = true;
  if (result === 'open') {
    note(change, { kind: 'voted', params: { name: request.by.name, yes: after.yes.length, needed: after.needed } });
  } else if (result === 'failed') {
    change.table = { ...change.table, rests: restsWith(change, vote.by.id, refusedRestMs) };
    note(change, { kind: 'voteFailed', params: { kind: vote.kind } });
  }
  return { tally: result, vote: after };
}
