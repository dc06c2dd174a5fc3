/** One reply of Redis that comes too late, at any read or write of calls put off, of a game's end and its film, of the sweeps. */
import { Queue } from 'bullmq';
import { expect, inject, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { connectRedis } from '../../src/store/connect.js';
import { createDraftStore } from '../../src/store/drafts.js';
import { createGuesses } from '../../src/store/guesses.js';
import { type Guilds, createGuilds } from '../../src/store/guilds.js';
import { keysUnder } from '../../src/store/keys.js';
import { createPingWishes } from '../../src/store/ping-wishes.js';
import type { Thinker } from '../../src/table/thinking.js';
import { openChannel } from '../support/channel.js';
import { contested } from '../support/games/contested.js';
import { openOffice } from '../support/office.js';
import { openSlowLine } from '../support/slow-line.js';
import {
  type House,
  type HouseOptions,
  asks,
  done,
  duel,
  ivo,
  mark,
  mira,
  opening,
  otto,
  zoe,
} from '../support/tables.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const log = createLog({ level: 'silent' });
const film = { name: 'film.gif', png: Buffer.of(1), alt: '', width: 720, height: 400 };

/** A bot that marks the first cell, and never gives up. */
const takeCorner: Thinker = () => Promise.resolve({ action: 'mark', args: { cell: '1' } });

async function openSlowOffice({ paceMs = 0, games }: { paceMs?: number } & Pick<HouseOptions, 'games'> = {}) {
  const line = await openSlowLine({ think: takeCorner, ...(games && { games }) });
  const channel = openChannel();
  const office = openOffice(line.house, {
    url: inject('redisUrl'),
    poster: channel.poster,
    stalledAfterMs: 300,
    // On a busy machine other replies come too late as well.
    patience: { attempts: 9, backoffMs: 10 },
    film: () => Promise.resolve([film]),
    paceMs,
  });
  line.house.onNudge.tell = office.queues.nudge;
  line.onlooker.onNudge.tell = office.queues.nudge;
  const watched = openOffice(line.onlooker, { url: inject('redisUrl'), poster: channel.poster });
  return {
    ...line,
    channel,
    office,
    /** Asked over the line that nothing holds up. */
    watched,
    leave: async (): Promise<void> => {
      await office.close();
      await watched.close();
      await line.close();
    },
  };
}

/** Mira takes the upper row but for its last cell. */
async function nearlyWon({ tables }: House, guild = 'g1'): Promise<string> {
  const id = await duel({ tables } as House, { guild });
  for (const [turn, cell] of [1, 4, 2, 5].entries()) {
    done(await tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
  }
  return id;
}

test('a call that was put off is made once', async () => {
  const { onlooker, house, channel, office, watched, atEveryPacket, leave } = await openSlowOffice();
  await createPingWishes(onlooker.redis, onlooker.prefix).change(otto.id, { delay: 10 });
  await office.work();
  const redis = connectRedis(inject('redisUrl'), 'workers', log);
  const calls = new Queue('calls', { connection: redis, prefix: office.queues.prefix });
  const held = await atEveryPacket(
    async () => {
      const id = await duel(onlooker);
      done(await onlooker.tables.answer(id, mark(5), asks(mira)));
      await watched.posted(id);
      house.time.now += 10 * minute;
      return id;
    },
    async (id, packet) => {
      const called = () =>
        channel.messages.filter(({ nonce, pings }) => nonce.startsWith(id) && pings.includes('Otto'));
      await calls.promoteJobs();
      await expect.poll(called, { message: `packet ${packet}` }).toHaveLength(1);
      await expect.poll(() => calls.getJobCountByTypes('active', 'waiting', 'delayed')).toBe(0);
      expect(called()).toHaveLength(1);
      done(await onlooker.tables.end(id, asks(mira)));
      await watched.posted(id);
    },
  );
  expect(held).toBeGreaterThan(2);
  await calls.close();
  redis.disconnect();
  await leave();
});

test('a reminder is given once', async () => {
  const { onlooker, house, channel, office, watched, atEveryPacket, leave } = await openSlowOffice();
  await office.work();
  const redis = connectRedis(inject('redisUrl'), 'workers', log);
  const clocks = new Queue('clocks', { connection: redis, prefix: office.queues.prefix });
  const held = await atEveryPacket(
    async () => {
      const id = await duel(onlooker, { clock: { kind: 'live' } });
      await watched.posted(id);
      house.time.now += 3 * minute;
      return id;
    },
    async (id, packet) => {
      const reminders = () =>
        channel.messages.filter(
          ({ nonce, lines }) => nonce.startsWith(id) && lines.some((line) => line.startsWith('A reminder for Mira')),
        );
      await clocks.promoteJobs();
      await expect.poll(reminders, { message: `packet ${packet}` }).toHaveLength(1);
      await watched.posted(id);
      await expect.poll(() => clocks.getJobCountByTypes('active', 'waiting')).toBe(0);
      expect(reminders()).toHaveLength(1);
      const found = await onlooker.tables.byId(id);
      expect(found.ok && found.snapshot.match?.seq).toBe(0);
      done(await onlooker.tables.end(id, asks(mira)));
      await watched.posted(id);
    },
  );
  expect(held).toBeGreaterThan(8);
  await clocks.close();
  redis.disconnect();
  await leave();
});

test('whoever guessed right is told of once', async () => {
  const { onlooker, channel, office, watched, atEveryPacket, leave } = await openSlowOffice({ games: [contested] });
  await office.work();
  const guesses = createGuesses(onlooker.redis, onlooker.prefix);
  const held = await atEveryPacket(
    async () => {
      const id = await duel(onlooker);
      await guesses.note(id, { fight: 'middle', end: 'cross', by: zoe });
      await guesses.note(id, { fight: 'middle', end: 'nought', by: ivo });
      await watched.posted(id);
      return id;
    },
    async (id, packet) => {
      const message = `packet ${packet}`;
      const told = () =>
        channel.messages.flatMap(({ nonce, lines }) =>
          nonce.startsWith(id) ? lines.filter((line) => line.includes('Zoé')) : [],
        );
      done(await onlooker.tables.answer(id, mark(5), asks(mira)));
      await watched.posted(id);
      expect(told(), message).toHaveLength(1);
      // Nor by what is posted next.
      done(await onlooker.tables.answer(id, mark(1), asks(otto)));
      await watched.posted(id);
      expect(told(), message).toEqual([expect.stringContaining('Cross takes it')]);
      done(await onlooker.tables.end(id, asks(mira)));
      await watched.posted(id);
    },
  );
  expect(held).toBeGreaterThan(8);
  await leave();
});

test('the end of a game is posted, recorded and filmed once', async () => {
  const { onlooker, channel, office, watched, atEveryPacket, leave } = await openSlowOffice();
  await office.work();
  const redis = connectRedis(inject('redisUrl'), 'workers', log);
  const orders = new Queue('films', { connection: redis, prefix: office.queues.prefix });
  const held = await atEveryPacket(
    async () => {
      const id = await nearlyWon(onlooker);
      await watched.posted(id);
      return id;
    },
    async (id, packet) => {
      const message = `packet ${packet}`;
      const films = () => channel.calls.filter((call) => call.startsWith(`film:${id}-`));
      const ends = () => channel.messages.filter(({ kind, nonce }) => kind === 'end' && nonce.startsWith(`${id}-`));
      done(await onlooker.tables.answer(id, mark(3), asks(mira)));
      await expect.poll(films, { message }).toHaveLength(1);
      await watched.posted(id);
      expect(ends(), message).toHaveLength(1);
      const records = await watched.records.find('g1');
      expect(
        records.filter(({ table }) => table === id),
        message,
      ).toMatchObject([{ winners: [0] }]);
      await expect.poll(() => orders.getJobCountByTypes('active', 'waiting', 'delayed')).toBe(0);
      expect(films(), message).toHaveLength(1);
    },
  );
  expect(held).toBeGreaterThan(8);
  await orders.close();
  redis.disconnect();
  await leave();
});

test('a sweep finds what was left undone, and the next one what it could not do', async () => {
  const { onlooker, house, channel, office, watched, atEveryPacket, onTime, leave } = await openSlowOffice({
    paceMs: 1,
  });
  await office.work();
  const keys = keysUnder(house.prefix);
  const sweep = office.sweep();
  const every = 9;
  const stateOf = async (id: string): Promise<string> => {
    const found = await onlooker.tables.byId(id);
    return found.ok ? found.snapshot.table.state : found.code;
  };
  const held = await atEveryPacket(
    async () => {
      onlooker.onNudge.tell = () => undefined;
      const lapsed = done(await onlooker.tables.open(opening('tic-tac-toe'), asks(mira))).snapshot.table.id;
      house.time.now += 8 * day;
      const won = await nearlyWon(onlooker);
      done(await onlooker.tables.answer(won, mark(3), asks(mira)));
      const lost = opening('tic-tac-toe');
      const unfound = await duel(onlooker, lost);
      const { id: bots } = done(await onlooker.tables.open(opening('tic-tac-toe'), asks(mira))).snapshot.table;
      done(await onlooker.tables.addBot(bots, asks(mira)));
      done(await onlooker.tables.start(bots, asks(mira)));
      done(await onlooker.tables.answer(bots, mark(5), asks(mira)));
      await onlooker.redis.del(keys.outbox(bots), keys.channel(lost.channel));
      house.time.now += 11 * minute;
      onlooker.onNudge.tell = office.queues.nudge;
      return { lapsed, won, unfound, bots, channel: lost.channel };
    },
    async ({ lapsed, won, unfound, bots, channel: lost }, packet) => {
      const message = `packet ${packet}`;
      const pass = async (): Promise<void> => {
        await sweep.outboxes('all');
        await sweep.due();
        await sweep.everything();
      };
      await pass().catch(() => undefined);
      await onTime();
      for (const id of [won, lapsed, unfound]) {
        await expect
          .poll(
            async () => {
              await pass().catch(() => undefined);
              return watched.outbox.backlog(id);
            },
            { message },
          )
          .toBe(0);
      }
      await expect
        .poll(
          async () => {
            await pass().catch(() => undefined);
            const live = await watched.live();
            return [await stateOf(lapsed), live.includes(won), await onlooker.store.inChannel(lost)];
          },
          { message },
        )
        .toEqual(['closed', false, unfound]);
      const moved = async (): Promise<number> => {
        const found = await onlooker.tables.byId(bots);
        return found.ok ? (found.snapshot.match?.seq ?? 0) : 0;
      };
      await expect.poll(moved, { message }).toBe(2);
      expect(await stateOf(won), message).toBe('over');
      expect(
        (await watched.records.find('g1')).filter(({ table }) => table === won),
        message,
      ).toHaveLength(1);
      for (const id of [lapsed, won, unfound, bots]) {
        const nonces = channel.messages.map(({ nonce }) => nonce).filter((nonce) => nonce.startsWith(`${id}-`));
        expect(new Set(nonces).size, message).toBe(nonces.length);
      }
      done(await onlooker.tables.end(unfound, asks(mira)));
      done(await onlooker.tables.end(bots, asks(mira)));
      for (const id of [unfound, bots]) await watched.posted(id);
    },
    // Three sweeps over these tables send some three hundred packets: held is every ninth.
    every,
  );
  expect(held).toBeGreaterThan(12);
  await leave();
});

test('a server that is to be forgotten is forgotten whole', async () => {
  const { onlooker, house, office, atEveryPacket, onTime, leave } = await openSlowOffice();
  const guildsOf = ({ redis, store, prefix }: House): Guilds => createGuilds({ redis, store, prefix, log });
  const sweep = office.sweep(guildsOf(house));
  onlooker.onNudge.tell = () => undefined;
  let asked = 0;
  const held = await atEveryPacket(
    async () => {
      const guild = `guild-${(asked += 1)}`;
      const tables = [await duel(onlooker, { guild }), await nearlyWon(onlooker, guild)];
      const drafts = createDraftStore(onlooker.redis, onlooker.prefix);
      for (const id of tables) await drafts.save([{ key: `${id}:1001:abcd`, text: 'half a choice' }]);
      await guildsOf(onlooker).change(guild, { locale: 'fr' });
      await guildsOf(onlooker).forgetLater(guild, { by: 'Ana', due: house.time.now });
      return { guild, tables };
    },
    async ({ guild, tables }, packet) => {
      const message = `packet ${packet}`;
      await sweep.due().catch(() => undefined);
      await onTime();
      await expect
        .poll(
          async () => {
            await sweep.due().catch(() => undefined);
            return onlooker.redis.zscore(keysUnder(house.prefix).forgetting, guild);
          },
          { message },
        )
        .toBeNull();
      const left = await onlooker.redis.keys(`${house.prefix}:*`);
      const traces = left.filter((key) => [`{g:${guild}}`, ...tables].some((id) => key.includes(id)));
      expect(traces, message).toEqual([]);
    },
  );
  expect(held).toBeGreaterThan(8);
  await leave();
});
