/** What a request makes of a night. Pure: the service loads, changes and commits. */
import type { AnyGame, Count } from '../kernel/index.js';
import type { Request } from '../table/ports.js';
import { duties, isReminder, usualDeadline } from './duties.js';
import type { Edit, NightDenialCode, NightDenialParams, NightDenied, Planning, Replying } from './ports.js';
import { movedUp, seatsOf } from './seating.js';
import { mostTimes } from './typed-times.js';
import { type Night, type NightPost, type NightPostKind, type NightTime, type Reply, nightSchema } from './types.js';
import { type Lateness, type Pair, agreed } from './voting.js';

const mostGames = 10;
const quorums: Count = { min: 1, max: 24 };

export function deny<K extends NightDenialCode>(code: K, params: NightDenialParams[K], night?: Night): NightDenied {
  // The union is keyed by code, which the generic parameter keeps in step with its parameters.
  return { ok: false, code, params, ...(night ? { night } : {}) } as NightDenied;
}

/** Ids that a menu carries: the instants themselves, so that an edit keeps the votes for a time that stays. */
const timesOf = (times: readonly number[]): NightTime[] =>
  [...new Set(times)].sort((a, b) => a - b).map((at) => ({ id: at.toString(36), at }));

function wrongPlan(plan: Pick<Planning, 'times' | 'games' | 'quorum'>, known: readonly AnyGame[], now: number) {
  const { times, games, quorum } = plan;
  if (times.length < 1 || times.length > mostTimes) return deny('no-times', { most: mostTimes });
  if (times.some((at) => at <= now)) return deny('too-late', {});
  if (games.length < 1 || games.length > mostGames) return deny('no-games', { most: mostGames });
  const unknown = games.find((id) => !known.some((game) => game.id === id));
  if (unknown !== undefined) return deny('unknown-game', { game: unknown });
  const isQuorum = Number.isInteger(quorum) && quorum >= quorums.min && quorum <= quorums.max;
  return isQuorum ? undefined : deny('bad-quorum', quorums);
}

export function planned(
  planning: Planning,
  request: Request,
  { id, now, known }: { id: string; now: number; known: readonly AnyGame[] },
): Night | NightDenied {
  const wrong = wrongPlan(planning, known, now);
  if (wrong) return wrong;
  if (planning.deadline !== undefined && planning.deadline <= now) return deny('too-late', {});
  const { guild, channel, locale, title, quorum, teaches, weekly } = planning;
  return {
    schema: nightSchema,
    id,
    rev: 0,
    guild,
    channel,
    host: request.by,
    locale,
    title,
    times: timesOf(planning.times),
    games: [...new Set(planning.games)],
    quorum,
    teaches,
    deadline: planning.deadline ?? usualDeadline(planning.times, now),
    state: 'planning',
    replies: [{ person: request.by, attendance: 'coming', times: [], games: [], since: now }],
    chosen: null,
    card: null,
    event: null,
    room: null,
    tables: [],
    here: [],
    split: false,
    weekly,
    done: [],
    posts: [],
    said: 0,
    openedAt: now,
    changedAt: now,
    openedBy: request.interaction,
  };
}

/** Something is to be said in the channel. */
export function withPost(night: Night, kind: NightPostKind, about: Partial<Omit<NightPost, 'kind'>> = {}): Night {
  const number = night.said + 1;
  return { ...night, said: number, posts: [...night.posts, { people: [], ...about, number, kind }] };
}

/** What should have been reminded of before it was decided is not made up for: the decision itself is news enough. */
export function locked(night: Night, pair: Pair, now: number): Night {
  const next: Night = { ...night, state: 'locked', chosen: pair };
  const past = duties(next).flatMap(({ duty, at }) => (at <= now && isReminder(duty) ? [duty] : []));
  return withPost({ ...next, done: [...next.done, ...past] }, 'locked');
}

function changedReply(before: Reply | undefined, replying: Replying, request: Request, now: number): Reply {
  const attendance = replying.attendance ?? before?.attendance ?? 'coming';
  const since = attendance !== 'coming' ? null : (before?.since ?? now);
  return {
    person: request.by,
    attendance,
    times: replying.times ?? before?.times ?? [],
    games: replying.games ?? before?.games ?? [],
    since,
  };
}

/** A reply may bring the quorum about, or move somebody up from the bench. */
export function replied(
  night: Night,
  replying: Replying,
  request: Request,
  { now, known, lateness }: { now: number; known: readonly AnyGame[]; lateness: Lateness },
): Night | NightDenied {
  if (night.state !== 'planning' && night.state !== 'locked' && night.state !== 'seated') {
    return deny('wrong-state', { state: night.state }, night);
  }
  const isKnown =
    (replying.times ?? []).every((id) => night.times.some((time) => time.id === id)) &&
    (replying.games ?? []).every((id) => night.games.includes(id));
  if (!isKnown) return deny('unknown-choice', {}, night);
  const before = night.replies.find(({ person }) => person.id === request.by.id);
  const reply = changedReply(before, replying, request, now);
  const replies = before ? night.replies.map((one) => (one === before ? reply : one)) : [...night.replies, reply];
  const next = { ...night, replies };
  if (night.state === 'planning') {
    const pair = agreed(next, lateness, now);
    return pair ? locked(next, pair, now) : next;
  }
  const up = movedUp(night, next, seatsOf(night, known));
  return up.length > 0 ? withPost(next, 'moved-up', { people: up }) : next;
}

const unsure = { attendance: 'maybe', since: null } as const;

/** What of an edit changes what is voted on; the rest may be changed as long as the night is to come. */
const isAboutVotes = ({ times, games, quorum, deadline }: Edit): boolean =>
  [times, games, quorum, deadline].some((part) => part !== undefined);

function named(night: Night, { title, teaches, weekly }: Edit): Night {
  return {
    ...night,
    title: title ?? night.title,
    teaches: teaches ?? night.teaches,
    weekly: weekly ?? night.weekly,
  };
}

export function edited(
  night: Night,
  edit: Edit,
  { now, known, lateness }: { now: number; known: readonly AnyGame[]; lateness: Lateness },
): Night | NightDenied {
  const isToCome = night.state === 'planning' || night.state === 'locked' || night.state === 'seated';
  if (isToCome && !isAboutVotes(edit)) return named(night, edit);
  if (night.state !== 'planning') return deny('wrong-state', { state: night.state }, night);
  const times = edit.times ?? night.times.map(({ at }) => at);
  const plan = { times, games: edit.games ?? night.games, quorum: edit.quorum ?? night.quorum };
  const wrong = wrongPlan(plan, known, now);
  if (wrong) return wrong;
  const kept = timesOf(times);
  const stays = (ids: readonly string[], left: readonly string[]): string[] => ids.filter((id) => left.includes(id));
  const ids = kept.map(({ id }) => id);
  // On other days altogether nobody has promised anything yet.
  const isMoved = ids.every((id) => night.times.every((time) => time.id !== id));
  const isSame = night.times.length === ids.length && night.times.every(({ id }) => ids.includes(id));
  const standing = isSame && night.deadline > now ? night.deadline : usualDeadline(times, now);
  const next: Night = {
    ...named(night, edit),
    quorum: plan.quorum,
    games: [...new Set(plan.games)],
    times: kept,
    deadline: edit.deadline ?? standing,
    done: night.done.filter((duty) => duty !== 'decide'),
    replies: night.replies.map((reply) => ({
      ...reply,
      ...(isMoved && reply.person.id !== night.host.id && reply.attendance === 'coming' ? unsure : {}),
      times: stays(reply.times, ids),
      games: stays(reply.games, plan.games),
    })),
  };
  if (next.deadline <= now || next.deadline >= Math.max(...times)) return deny('too-late', {});
  // Fewer are enough now: they may be there already.
  const pair = plan.quorum < night.quorum ? agreed(next, lateness, now) : undefined;
  return pair ? locked(next, pair, now) : next;
}
