/** The nights as a service: load, change, commit; again on fresh state where somebody else was first. */
import { createHash } from 'node:crypto';
import { type Request, StorageAway } from '../table/ports.js';
import { daysLater } from '../time/zones.js';
import { deny, edited, locked, planned, replied, withPost } from './changes.js';
import { duties, isReminder, isStale } from './duties.js';
import type { NightDenied, NightReply, Nights, NightsOptions, Noted } from './ports.js';
import { comers } from './seating.js';
import type { Night, NightDuty } from './types.js';
import { type Lateness, bestPair } from './voting.js';

const mostTries = 50;
const shownStates: readonly Night['state'][] = ['planning', 'locked', 'seated'];

type Change = (night: Night) => Night | NightDenied | undefined | Promise<Night | NightDenied | undefined>;

/** What the card does not show leaves it as up to date as it was. */
function inStep(before: Night, after: Night): Night {
  const { card, rev } = before;
  return card?.rev === rev ? { ...after, card: { ...card, rev: rev + 1 } } : after;
}

function noted(night: Night, what: Noted): Night | undefined {
  if ('card' in what) return { ...night, card: what.card };
  if ('said' in what) {
    return inStep(night, { ...night, posts: night.posts.filter(({ number }) => number > what.said) });
  }
  if ('event' in what) return { ...night, event: what.event };
  if ('room' in what) return { ...night, room: what.room };
  if ('off' in what) return { ...night, state: 'cancelled', posts: [] };
  const isKnown = night.tables.some(({ table }) => table === what.table.table);
  if (isKnown) return undefined;
  const seated: Night = { ...night, state: 'seated', tables: [...night.tables, what.table] };
  return seated.tables.length === 1 ? withPost(seated, 'open') : seated;
}

/** What a duty makes of a night; the table itself is opened by whoever posts. */
function dutyDone(night: Night, duty: NightDuty, lateness: Lateness, now: number): Night {
  const done = { ...night, done: [...night.done, duty] };
  switch (duty) {
    case 'decide': {
      const best = bestPair(night, lateness);
      const isAgreed = best !== undefined && best.people.length >= night.quorum;
      return isAgreed ? locked(done, { time: best.time, game: best.game }, now) : withPost(done, 'no-quorum');
    }
    case 'day-before':
    case 'quarter-hour':
      return withPost(done, duty);
    case 'late':
      return night.tables.length > 0 ? withPost(done, duty) : done;
    case 'seat':
      return comers(night).length > 0 ? done : { ...done, state: 'cancelled', posts: [] };
    case 'lapse':
      return { ...done, state: 'over' };
    case 'recap':
      return done;
  }
}

const idChars = 10;

function idFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, idChars);
}

export function createNights({ store, games: known, now, settings, lateness, nudge }: NightsOptions): Nights {
  async function guarded<R>(work: () => Promise<R>): Promise<R | NightDenied> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageAway) return deny('storage-away', {});
      throw error;
    }
  }

  /** What whoever carries it out notes down needs no telling: that very one goes on. */
  const change = (id: string, make: Change, told: 'told' | 'quietly' = 'told'): Promise<NightReply> =>
    guarded(async (): Promise<NightReply> => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const night = await store.load(id);
        if (!night) return deny('no-night', {});
        const made = await make(night);
        if (made === undefined) return { ok: true, night, changed: false };
        if ('ok' in made) return made;
        const next: Night = { ...made, rev: night.rev + 1, changedAt: now() };
        if (!(await store.commit(next, night.rev))) continue;
        if (told === 'told') nudge?.(id, next.rev);
        return { ok: true, night: next, changed: true };
      }
      return deny('busy', {});
    });

  const byHost =
    (request: Request, make: Change): Change =>
    (night) =>
      request.moderator || night.host.id === request.by.id
        ? make(night)
        : deny('not-host', { host: night.host.name }, night);

  return {
    byId: (id) => change(id, () => undefined),

    upcoming: async (guild) => {
      const found = await Promise.all((await store.inGuild(guild)).map((id) => store.load(id)));
      const first = ({ times, chosen }: Night): number =>
        times.find(({ id }) => id === chosen?.time)?.at ?? Math.min(...times.map(({ at }) => at));
      return found
        .filter((night): night is Night => night !== undefined && shownStates.includes(night.state))
        .sort((a, b) => first(a) - first(b));
    },

    plan: (planning, request) =>
      guarded(async (): Promise<NightReply> => {
        // Its id comes from the request, so that a repeated one plans nothing twice.
        const id = idFrom(`${planning.guild}/${request.by.id}/${request.interaction}`);
        const night = planned(planning, request, { id, now: now(), known });
        if ('ok' in night) return night;
        const first = { ...night, rev: 1 };
        if (!(await store.commit(first, 0))) {
          const there = await store.load(id);
          return there?.openedBy === request.interaction
            ? { ok: true, night: there, changed: false }
            : deny('busy', {});
        }
        nudge?.(first.id, first.rev);
        return { ok: true, night: first, changed: true };
      }),

    reply: (id, replying, request) =>
      change(id, async (night) =>
        replied(night, replying, request, { now: now(), known, lateness: await lateness(night.guild) }),
      ),
    edit: (id, edit, request) =>
      change(
        id,
        byHost(request, (night) => edited(night, edit, { now: now(), known })),
      ),
    lock: (id, request, pair) =>
      change(
        id,
        byHost(request, async (night) => {
          if (night.state !== 'planning') return deny('wrong-state', { state: night.state }, night);
          const best = pair ?? bestPair(night, await lateness(night.guild));
          if (!best) return deny('nobody-comes', {}, night);
          const isKnown = night.times.some(({ id: time }) => time === best.time) && night.games.includes(best.game);
          return isKnown
            ? locked(night, { time: best.time, game: best.game }, now())
            : deny('unknown-choice', {}, night);
        }),
      ),
    cancel: (id, request) =>
      change(
        id,
        byHost(request, async (night) => {
          if (!shownStates.includes(night.state)) return deny('wrong-state', { state: night.state }, night);
          if (night.weekly) await planAgain(night);
          const off: Night = { ...night, state: 'cancelled', posts: [] };
          return night.state === 'planning' ? off : withPost(off, 'called-off');
        }),
      ),
    postpone: (id, request) =>
      change(
        id,
        byHost(request, async (night) => {
          const { zone } = await settings(night.guild);
          const times = night.times.map(({ at }) => daysLater(at, 7, zone));
          return edited(night, { times }, { now: now(), known });
        }),
      ),
    split: (id, request) =>
      change(
        id,
        byHost(request, (night) => {
          if (night.state !== 'seated') return deny('wrong-state', { state: night.state }, night);
          return night.split ? undefined : withPost({ ...night, split: true }, 'second');
        }),
      ),
    again: (id, request) =>
      guarded(async (): Promise<NightReply> => {
        const night = await store.load(id);
        if (!night) return deny('no-night', {});
        const next = await planAgain({ ...night, host: request.by });
        return next ? { ok: true, night: next, changed: true } : deny('too-late', {}, night);
      }),
    giveWay: (id, late, request) =>
      change(
        id,
        byHost(request, (night) => {
          const reply = night.replies.find(({ person }) => person.id === late);
          if (reply?.attendance !== 'coming') return undefined;
          const asLate = { ...request, by: reply.person };
          return replied(night, { attendance: 'maybe' }, asLate, { now: now(), known, lateness: () => 0 });
        }),
      ),
    interested: (id, people) => {
      const make: Change = (night) => {
        const fresh = people.filter((one) => night.replies.every(({ person }) => person.id !== one.id));
        if (fresh.length === 0) return undefined;
        const unsure = { attendance: 'maybe', times: [], games: [], since: null } as const;
        return { ...night, replies: [...night.replies, ...fresh.map((person) => ({ person, ...unsure }))] };
      };
      return change(id, make, 'quietly');
    },
    arrive: (id, people) =>
      change(id, (night) => {
        const fresh = people.filter((one) => !night.here.includes(one));
        return fresh.length === 0 ? undefined : inStep(night, { ...night, here: [...night.here, ...fresh] });
      }),
    forget: async (person) => {
      for (const id of await store.due(Number.MAX_SAFE_INTEGER)) {
        await change(id, (night) => {
          const replies = night.replies.filter((reply) => reply.person.id !== person);
          if (replies.length === night.replies.length) return undefined;
          return { ...night, replies, here: night.here.filter((one) => one !== person) };
        });
      }
    },
    ofTable: async (table) => {
      const id = await store.ofTable(table);
      return id === undefined ? undefined : store.load(id);
    },

    runDuties: async (id) => {
      const did: NightDuty[] = [];
      const doDue: Change = async (night) => {
        did.length = 0;
        const due = duties(night).filter(({ at }) => at <= now());
        if (due.length === 0) return undefined;
        const { reminders } = await settings(night.guild);
        const order = await lateness(night.guild);
        let next = night;
        for (const one of due) {
          const isLeftOut = isStale(one, now()) || (isReminder(one.duty) && !reminders);
          next = isLeftOut ? { ...next, done: [...next.done, one.duty] } : dutyDone(next, one.duty, order, now());
          if (!isLeftOut) did.push(one.duty);
        }
        if (did.includes('lapse') && next.weekly) await planAgain(next);
        return next;
      };
      const reply = await change(id, doDue, 'quietly');
      return reply.ok ? { night: reply.night, did } : undefined;
    },

    note: (id, what) => change(id, (night) => noted(night, what), 'quietly'),

    tableOver: (id, table) =>
      change(id, async (night) => {
        const isOurs = night.tables.some((one) => one.table === table) && night.state !== 'cancelled';
        if (!isOurs || night.done.includes('recap')) return undefined;
        const over = withPost({ ...night, state: 'over', done: [...night.done, 'recap'] }, 'recap');
        if (night.weekly) await planAgain(over);
        return over;
      }),
  };

  /** The same evening a week later, by the guild's clock. Its id comes from this night's, so that it is planned once. */
  async function planAgain(night: Night): Promise<Night | undefined> {
    const { zone } = await settings(night.guild);
    const at = now();
    const times = night.times.map((time) => daysLater(time.at, 7, zone)).filter((time) => time > at);
    if (times.length === 0) return undefined;
    const request: Request = { by: night.host, moderator: false, interaction: `${night.id}-again` };
    const id = idFrom(`${night.id}/next week`);
    const next = planned({ ...night, times }, request, { id, now: at, known });
    if ('ok' in next) return undefined;
    const first = { ...next, rev: 1 };
    if (!(await store.commit(first, 0))) return store.load(id);
    nudge?.(id, first.rev);
    return first;
  }
}
