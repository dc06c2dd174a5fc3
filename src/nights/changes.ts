/** What a request makes of a night. Pure: the service loads, changes and commits. */
import { type AnyGame, type Count, withDefaults } from '../kernel/index.js';
import type { Request } from '../table/ports.js';
import { duties, isReminder, usualDeadline } from './duties.js';
import type { Edit, NightDenialCode, NightDenialParams, NightDenied, Planning, Replying } from './ports.js';
import { movedUp } from './seating.js';
import { mostTimes } from './typed-times.js';
import { type Night, type NightPostKind, type NightTime, type Reply, nightSchema } from './types.js';
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
    deadline: usualDeadline(planning.times, now),
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
export function withPost(night: Night, kind: NightPostKind, people: Night['replies'][number]['person'][] = []): Night {
  const number = night.said + 1;
  return { ...night, said: number, posts: [...night.posts, { number, kind, people }] };
}

/** How many sit down to a game with its usual options. */
export function usualPlayers(game: AnyGame): Count {
  return game.players(withDefaults(game, game.options.presets[0]?.options));
}

/** How many the chosen game seats. */
export function seatsOf(night: Night, known: readonly AnyGame[]): number {
  const game = known.find(({ id }) => id === night.chosen?.game);
  return game ? usualPlayers(game).max : Number.POSITIVE_INFINITY;
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
    const pair = agreed(next, lateness);
    return pair ? locked(next, pair, now) : next;
  }
  const up = movedUp(night, next, seatsOf(night, known));
  return up.length > 0 ? withPost(next, 'moved-up', [...up]) : next;
}

const unsure = { attendance: 'maybe', since: null } as const;

export function edited(night: Night, edit: Edit, { now, known }: { now: number; known: readonly AnyGame[] }) {
  if (night.state !== 'planning') return deny('wrong-state', { state: night.state }, night);
  const times = edit.times ?? night.times.map(({ at }) => at);
  const plan = { times, games: edit.games ?? night.games, quorum: edit.quorum ?? night.quorum };
  const wrong = wrongPlan(plan, known, now);
  if (wrong) return wrong;
  const kept = timesOf(times);
  const stays = (ids: readonly string[], left: readonly string[]): string[] => ids.filter((id) => left.includes(id));
  // On other days altogether nobody has promised anything yet.
  const isMoved = kept.every(({ id }) => night.times.every((time) => time.id !== id));
  const next: Night = {
    ...night,
    title: edit.title ?? night.title,
    teaches: edit.teaches ?? night.teaches,
    weekly: edit.weekly ?? night.weekly,
    quorum: plan.quorum,
    games: [...new Set(plan.games)],
    times: kept,
    deadline: edit.deadline ?? (edit.times ? usualDeadline(times, now) : night.deadline),
    replies: night.replies.map((reply) => ({
      ...reply,
      ...(isMoved && reply.person.id !== night.host.id && reply.attendance === 'coming' ? unsure : {}),
      times: stays(
        reply.times,
        kept.map(({ id }) => id),
      ),
      games: stays(reply.games, plan.games),
    })),
  };
  return next.deadline <= now ? deny('too-late', {}) : { ...next, done: next.done.filter((duty) => duty !== 'decide') };
}
