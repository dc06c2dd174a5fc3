/**
 * A night in its channel: what has come due is done, the card is brought up to date, what is to be said is said, the
 * table is opened. One process at a time; every step is noted before the next, and repeating one does no harm.
 */
import type { DrawTask, Picture } from '../../renderers/contract.js';
import type { Log } from '../log.js';
import { isSeatingDue } from '../nights/duties.js';
import type { NightHold, NightReply, NightStore, Nights } from '../nights/ports.js';
import { comers, seating, seatsOf, tableSizes } from '../nights/seating.js';
import type { Night, NightPost, NightPostKind, NightSettings } from '../nights/types.js';
import { randomToken } from '../store/tokens.js';
import type { Records, Tables } from '../table/ports.js';
import { peopleOf } from '../table/seats.js';
import { type Span, seasonAt } from '../table/seasons.js';
import { type PersonRow, standings } from '../table/stats.js';
import type { Clock, Person } from '../table/types.js';
import { createNightEvents } from './night-events.js';
import { nightTask } from './night-picture.js';
import type { NightPoster, NightSaying } from './night-ports.js';
import { createNightSeats, groupsOf } from './night-seats.js';
import { ChannelGone, PostRefused } from './ports.js';

export type NightWorkOptions = {
  nights: Nights;
  nightStore: NightStore;
  tables: Tables;
  records: Records;
  settings(guild: string): Promise<NightSettings>;
  /** The seasons of a guild whose dates were set. */
  seasons(guild: string): Promise<readonly Span[]>;
  now(): number;
  clock(guild: string): Promise<Clock>;
  nightPoster: NightPoster;
  draw(task: DrawTask): Promise<Picture[]>;
  log: Log;
  /** How long a process that died keeps others from posting for a night. */
  holdMs?: number | undefined;
};

/** `held`: another process is at it. */
export type Driven = 'done' | 'held';

/** What somebody who has left the server could not answer. */
const asksForThem: readonly NightPostKind[] = ['no-quorum', 'day-before', 'late'];
/** How often it is looked who is interested in an event. */
const followMs = 5 * 60_000;
/** More steps in a row than any night has. */
const mostSteps = 40;

function must(reply: NightReply): Night {
  if (!reply.ok) throw new Error(`a night could not be changed: ${reply.code}`);
  return reply.night;
}

export function createNightWork(options: NightWorkOptions): (id: string) => Promise<Driven> {
  const { nights, nightStore, tables, records, settings, nightPoster, log, holdMs = 30_000 } = options;
  const seats = createNightSeats(options);
  const events = createNightEvents({ ...options, drawn });

  async function drawn(night: Night, zone: string): Promise<readonly Picture[]> {
    const draw = (): Promise<Picture[]> => options.draw(nightTask(night, tables.games, zone));
    try {
      // A process that dies over it is replaced, and the card would stand without its picture until its next change.
      return await draw().catch(draw);
    } catch (error) {
      log.error({ night: night.id, err: error }, 'a night’s card could not be drawn');
      return [];
    }
  }

  async function showCard(night: Night): Promise<void> {
    const { zone } = await settings(night.guild);
    const pictures = await drawn(night, zone);
    const alt = pictures[0]?.alt ?? night.title;
    const standing = night.card ? { channel: night.channel, message: night.card.message } : undefined;
    const post = { night, nonce: `n-${night.id}-card`, zone, pictures, alt };
    const { message } = await nightPoster.showCard(post, standing);
    must(await nights.note(night.id, { card: { message, rev: night.rev + 1 } }));
  }

  /** Those who sit and have neither said that they are here nor done anything. */
  async function lateOnes(night: Night): Promise<readonly Person[]> {
    const late: Person[] = [];
    for (const { table } of night.tables) {
      const played = await tables.history(table);
      const found = await tables.byId(table);
      if (!found.ok) continue;
      const acted = new Set(
        played.ok
          ? played.entries.flatMap((entry) =>
              entry.kind === 'answer' && entry.by.kind === 'person' ? [entry.by.id] : [],
            )
          : [],
      );
      const { table: standing } = found.snapshot;
      if (standing.state !== 'lobby') acted.add(standing.host.id);
      if (standing.state === 'over' || standing.state === 'closed') continue;
      late.push(...peopleOf(standing).filter(({ id }) => !acted.has(id) && !night.here.includes(id)));
    }
    return late;
  }

  /** Whom a post concerns, worked out now and never from an old list. */
  function concerned(night: Night, { kind, people }: NightPost): readonly Person[] {
    switch (kind) {
      case 'moved-up':
        return people;
      case 'no-quorum':
      case 'late':
        return [night.host];
      case 'open':
        return groupsOf(night, tables)[0] ?? [];
      case 'second':
        return groupsOf(night, tables)[night.tables.length] ?? [];
      case 'recap':
        return [];
      case 'locked':
      case 'day-before':
      case 'quarter-hour':
      case 'called-off':
        return comers(night);
    }
  }

  /** The season's table as it is now. */
  async function standingsNow(guild: string): Promise<readonly PersonRow[]> {
    const { from, until } = seasonAt(options.now(), await options.seasons(guild));
    return standings(await records.find(guild, { from, until }), await records.hidden());
  }

  async function sayingOf(night: Night, post: NightPost): Promise<NightSaying> {
    const sizes = tableSizes(night, tables.games);
    const isAtTable = post.kind === 'open' || post.kind === 'late' || post.kind === 'recap';
    const told = night.tables.find(({ table }) => table === post.table) ?? night.tables[0];
    const played = post.kind === 'recap' ? await records.find(night.guild) : [];
    return {
      night,
      kind: post.kind,
      channel: (isAtTable ? told?.room : undefined) ?? night.channel,
      nonce: `n-${night.id}-${post.number}`,
      people: concerned(night, post),
      bench: night.split ? [] : seating(night, seatsOf(night, tables.games)).bench,
      tables: !night.split && sizes.length > 1 ? sizes : [],
      table: told?.table,
      late: post.kind === 'late' ? await lateOnes(night) : [],
      season: post.kind === 'recap' ? await standingsNow(night.guild) : [],
      record: played.find(({ table }) => table === told?.table),
    };
  }

  /** A thread that is gone keeps nobody from hearing it: it is said beside the card. */
  async function sayAnywhere(saying: NightSaying) {
    try {
      return await nightPoster.say(saying);
    } catch (error) {
      if (!(error instanceof ChannelGone) || saying.channel === saying.night.channel) throw error;
      return nightPoster.say({ ...saying, channel: saying.night.channel, nonce: `${saying.nonce}-c` });
    }
  }

  /** Whoever has left the server is found out before the others rely on them. */
  async function missesSomebody(night: Night): Promise<boolean> {
    const gone: string[] = [];
    for (const id of new Set([night.host, ...comers(night)].map((one) => one.id))) {
      if (!(await nightPoster.isMember(night.guild, id))) gone.push(id);
    }
    return gone.length > 0 && must(await nights.note(night.id, { left: gone })).rev !== night.rev;
  }

  async function sayNext(night: Night, post: NightPost): Promise<void> {
    if (asksForThem.includes(post.kind) && (await missesSomebody(night))) return;
    const saying = await sayingOf(night, post);
    if (post.kind !== 'late' || saying.late.length > 0) {
      const posted = await sayAnywhere(saying);
      if (post.kind === 'second') {
        const room = await nightPoster.threadFrom(posted, night.title);
        await seats.refill(night);
        if (room !== undefined) await seats.open(night, room, saying.people, night.tables.length + 1);
      }
    }
    must(await nights.note(night.id, { said: post.number }));
  }

  /** In a thread on the card, or in the channel: as the guild wants it, or else as it goes. */
  async function openTable(night: Night): Promise<boolean> {
    if (await missesSomebody(night)) return true;
    const { place } = await settings(night.guild);
    const people = groupsOf(night, tables)[0] ?? [];
    const card = night.card && { channel: night.channel, message: night.card.message };
    const inThread = async (): Promise<boolean> => {
      const room = night.room ?? (card && (await nightPoster.threadFrom(card, night.title)));
      return room !== undefined && room !== null && seats.open(night, room, people, 1);
    };
    const inChannel = (): Promise<boolean> => seats.open(night, night.channel, people, 1);
    return place === 'thread' ? (await inThread()) || inChannel() : (await inChannel()) || inThread();
  }

  /** One step; false where nothing is left to do for now. */
  async function step(id: string): Promise<boolean> {
    const ran = await nights.runDuties(id);
    if (!ran) {
      const found = await nights.byId(id);
      if (found.ok || found.code !== 'no-night') throw new Error('redis is away');
      await nightStore.drop(id);
      return false;
    }
    const { night } = ran;
    const [post] = night.posts;
    if (night.card?.rev !== night.rev) await showCard(night);
    else if (post) await sayNext(night, post);
    else if (isSeatingDue(night)) return openTable(night);
    else {
      if (night.state === 'seated') await seats.refill(night);
      if (night.state === 'cancelled') await seats.close(night);
      if (await events.keep(night)) return true;
      const isFollowed = night.state === 'locked' && night.event?.id;
      await nightStore.lookAgain(night, isFollowed ? options.now() + followMs : undefined);
      return false;
    }
    return true;
  }

  async function drive(id: string): Promise<void> {
    try {
      for (let steps = 0; steps < mostSteps && (await step(id)); steps += 1);
    } catch (error) {
      if (!(error instanceof ChannelGone) && !(error instanceof PostRefused)) throw error;
      log.warn({ night: id, problem: error.message }, 'the channel takes nothing from us; the night is off');
      const off = await nights.note(id, { off: true });
      // There is no card any more to be brought up to date.
      if (off.ok) await nights.note(id, { card: { message: off.night.card?.message ?? '', rev: off.night.rev + 1 } });
    }
  }

  return async (id) => {
    const hold: NightHold = { night: id, token: randomToken(16) };
    if (!(await nightStore.hold(hold, holdMs))) return 'held';
    const keeping = setInterval(() => {
      nightStore.extend(hold, holdMs).catch((error: unknown) => {
        log.warn({ night: id, err: error }, 'the posting lock could not be kept');
      });
    }, holdMs / 3);
    try {
      await drive(id);
    } finally {
      clearInterval(keeping);
      await nightStore.extend(hold, 0);
    }
    return 'done';
  };
}
