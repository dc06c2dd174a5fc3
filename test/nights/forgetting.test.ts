/** What is left of nights that are long over. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { keysUnder } from '../../src/store/keys.js';
import { createNightStore } from '../../src/store/nights.js';
import { nightsIn } from '../support/nights.js';
import { type House, asks, mira, openHouse } from '../support/tables.js';

let house: House;
const log = createLog({ level: 'silent' });
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function plan(guild: string): Promise<string> {
  const reply = await nightsIn(house).nights.plan(
    {
      guild,
      channel: 'c1',
      locale: 'en',
      title: 'Siege night',
      times: [house.time.now + 3 * 24 * 60 * 60_000],
      games: ['tic-tac-toe'],
      quorum: 2,
      teaches: false,
      weekly: false,
    },
    asks(mira),
  );
  if (!reply.ok) throw new Error(reply.code);
  return reply.night.id;
}

test('a server’s list lets go of nights that are gone, and of no other', async () => {
  const keys = keysUnder(house.prefix);
  const [gone, damaged, kept] = [await plan('g1'), await plan('g1'), await plan('g1')];
  await house.redis.del(keys.night(gone));
  await house.redis.hset(keys.night(damaged), 'night', '{"schema":"of tomorrow"}');
  const upcoming = await nightsIn(house).nights.upcoming('g1');
  expect(upcoming.map(({ id }) => id)).toEqual([kept]);
  expect((await house.redis.smembers(keys.guildNights('g1'))).sort()).toEqual([damaged, kept].sort());
});

test.each(['{"schema', '', '7', 'null'])(
  'a night that was cut short (%s) keeps no other off the list',
  async (json) => {
    const guild = `cut-${json.length}`;
    const keys = keysUnder(house.prefix);
    const [cut, kept] = [await plan(guild), await plan(guild)];
    await house.redis.hset(keys.night(cut), 'night', json);
    expect((await nightsIn(house).nights.upcoming(guild)).map(({ id }) => id)).toEqual([kept]);
    expect(await nightsIn(house).nights.byId(cut)).toMatchObject({ ok: false, code: 'no-night' });
  },
);

test('a server that is forgotten keeps no list, also of nights that are gone', async () => {
  const keys = keysUnder(house.prefix);
  const [gone, kept] = [await plan('the-forgotten'), await plan('the-forgotten')];
  await house.redis.del(keys.night(gone));
  await nightsIn(house).guilds.forget('the-forgotten');
  const left = await house.redis.keys(`${house.prefix}*`);
  expect(left.filter((key) => [gone, kept, 'the-forgotten'].some((id) => key.includes(id)))).toEqual([]);
  expect(await house.redis.zscore(keys.nightsDue, gone)).toBeNull();
});

test('a night that cannot be read is let go in its own time, not at once', async () => {
  const keys = keysUnder(house.prefix);
  const id = await plan('g3');
  await house.redis.hset(keys.night(id), 'night', '{"schema":"of tomorrow"}');
  const store = createNightStore({ redis: house.redis, log, prefix: house.prefix });
  await store.drop(id);
  expect(await house.redis.hget(keys.night(id), 'night')).toContain('of tomorrow');
  expect(await house.redis.ttl(keys.night(id))).toBeGreaterThan(0);
  expect(await house.redis.zscore(keys.nightsDue, id)).toBeNull();
});
