/** A departure is told once. Where Redis is away just then, it is followed when Redis is back. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type RedisProxy, redisProxy } from '../../scripts/rehearsal/redis-proxy.js';
import { followDepartures } from '../../src/discord/departures.js';
import type { Gone } from '../../src/discord/gateway/packets.js';
import { type Heard, hearLog } from '../support/heard-log.js';
import { nightsIn } from '../support/nights.js';
import { type House, asks, done, mira, openHouse, opening } from '../support/tables.js';

let proxy: RedisProxy;
/** Over a line that is cut. */
let house: House;
/** Over a line of its own. */
let onlooker: House;
let heard: Heard;
let follow: (gone: Gone) => void;

beforeEach(async () => {
  proxy = await redisProxy(inject('redisUrl'));
  house = await openHouse({ url: proxy.url, timeoutMs: 200 });
  onlooker = await openHouse({ prefix: house.prefix });
  heard = hearLog();
  const { nights, guilds, now } = nightsIn(house);
  follow = followDepartures({ tables: house.tables, nights, guilds, log: heard.log, now, firstPauseMs: 20 });
});
afterEach(async () => {
  house.redis.disconnect();
  await onlooker.close();
  await proxy.close();
});

/** Told while the line is cut, which is mended once that was found out. */
async function toldWhileAway(gone: Gone): Promise<void> {
  proxy.cut();
  follow(gone);
  await expect.poll(() => heard.lines.some(({ msg }) => msg.includes('could not be followed'))).toBe(true);
  proxy.mend();
}

it('a channel’s table is closed', async () => {
  const { id, channel } = done(await onlooker.tables.open(opening('beacon'), asks(mira))).snapshot.table;
  await toldWhileAway({ kind: 'channel', id: channel });
  const state = async (): Promise<string> => {
    const found = await onlooker.tables.byId(id);
    return found.ok ? found.snapshot.table.state : found.code;
  };
  await expect.poll(state).toBe('closed');
});

it('a server’s data are marked to go', async () => {
  const { guilds } = nightsIn(onlooker);
  await toldWhileAway({ kind: 'guild', id: 'g1' });
  await expect.poll(() => guilds.going('g1')).toMatchObject({ by: null });
});
