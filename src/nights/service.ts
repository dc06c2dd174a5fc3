/** The nights as a service: load, change, commit; again on fresh state where somebody else was first. */
import { createHash } from 'node:crypto';
import { type Request, StorageAway } from '../table/ports.js';
import { daysLater } from '../time/zones.js';
import { deny, edited, locked, planned, replied, withPost } from './changes.js';
import { dutyDone, inStep, noted, tableEnded } from './course.js';
import { duties, isReminder, isStale } from './duties.js';
import { without } from './leaving.js';
import type { NightDenied, NightReply, Nights, NightsOptions } from './ports.js';
import { comers, tableSizes } from './seating.js';
import type { Night, NightDuty } from './types.js';
import { type Pair, bestPair } from './voting.js';

const mostTries = 50;
const shownStates: readonly Night['state'][] = ['planning', 'locked', 'seated'];

type Change = (night: Night) => Night | NightDenied | undefined | Promise<Night | NightDenied | undefined>;

/** Only what the host named of a night, where something was. */
function narrowed(night: Night, pair: Partial<Pair> = {}): Night {
  return {
    ...night,
    times: night.times.filter(({ id }) => pair.time === undefined || pair.time === id),
    games: night.games.filter((id) => pair.game === undefined || pair.game === id),
  };
}

const isOffered = (times: Night['times'], id: string | undefined): boolean =>
  id === undefined || times.some((time) => time.id === id);

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
      const first = ({ times, chosen }: Night): number =>
        times.find(({ id }) => id === chosen?.time)?.at ?? Math.min(...times.map(({ at }) => at));
      const found = await store.inGuild(guild);
      return found.filter(({ state }) => shownStates.includes(state)).sort((a, b) => first(a) - first(b));
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
        byHost(request, async (night) =>
          edited(night, edit, { now: now(), known, lateness: await lateness(night.guild) }),
        ),
      ),
    lock: (id, request, pair) =>
      change(
        id,
        byHost(request, async (night) => {
          if (night.state !== 'planning') return deny('wrong-state', { state: night.state }, night);
          const at = now();
          const best = bestPair(narrowed(night, pair), await lateness(night.guild), at);
          if (best) return locked(night, { time: best.time, game: best.game }, at);
          const isKnown =
            isOffered(night.times, pair?.time) && (pair?.game === undefined || night.games.includes(pair.game));
          return isKnown ? deny('too-late', {}, night) : deny('unknown-choice', {}, night);
        }),
      ),
    cancel: (id, request) =>
      change(
        id,
        byHost(request, async (night) => {
          if (!shownStates.includes(night.state)) return deny('wrong-state', { state: night.state }, night);
          if (night.weekly) await planAgain(night);
          const off: Night = { ...night, state: 'cancelled', posts: [] };
          const isAlone = comers(night).every(({ id: one }) => one === night.host.id);
          return isAlone && night.state === 'planning' ? off : withPost(off, 'called-off');
        }),
      ),
    postpone: (id, request) =>
      change(
        id,
        byHost(request, async (night) => {
          const { zone } = await settings(night.guild);
          const times = night.times.map(({ at }) => daysLater(at, 7, zone));
          return edited(night, { times }, { now: now(), known, lateness: () => 0 });
        }),
      ),
    split: (id, request) =>
      change(
        id,
        byHost(request, (night) => {
          if (night.state !== 'seated') return deny('wrong-state', { state: night.state }, night);
          if (night.split) return undefined;
          let next: Night = { ...night, split: true };
          for (let more = tableSizes(night, known).length; more > 1; more -= 1) next = withPost(next, 'second');
          return next;
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
      for (const id of await store.all()) {
        await change(id, (night) => without(night, [person], known));
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
        const isOver = next.state === 'over' || next.state === 'cancelled';
        if (isOver && next.weekly) await planAgain(next);
        return next;
      };
      const reply = await change(id, doDue, 'quietly');
      return reply.ok ? { night: reply.night, did } : undefined;
    },

    note: (id, what) => change(id, (night) => noted(night, what, known), 'quietly'),

    tableOver: (id, table) =>
      change(id, async (night) => {
        const next = tableEnded(night, table);
        if (next && night.weekly) await planAgain(next);
        return next;
      }),
  };

  /**
   * The same evening a week later, by the guild's clock, or in the first week to come where that has passed. Its id
   * comes from this night's, so that it is planned once.
   */
  async function planAgain(night: Night): Promise<Night | undefined> {
    const { zone } = await settings(night.guild);
    const at = now();
    let times = night.times.map((time) => time.at);
    do times = times.map((time) => daysLater(time, 7, zone));
    while (Math.min(...times) <= at);
    const request: Request = { by: night.host, moderator: false, interaction: `${night.id}-again` };
    const id = idFrom(`${night.id}/next week`);
    const next = planned({ ...night, times, deadline: undefined }, request, { id, now: at, known });
    if ('ok' in next) return undefined;
    const first = { ...next, rev: 1 };
    if (!(await store.commit(first, 0))) return store.load(id);
    nudge?.(id, first.rev);
    return first;
  }
}
