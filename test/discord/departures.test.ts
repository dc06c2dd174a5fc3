/** Channels, threads and servers that go, as the gateway tells it: what stood there goes with them, in time. */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { keysUnder } from '../../src/store/keys.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const here = '#game-night';
const keys = keysUnder('barbican');
let bot: BotAtParlour;
let redis: Redis;
let mira: Player;

beforeAll(async () => {
  bot = await openBot();
  redis = new Redis(bot.redisUrl);
  mira = bot.parlour.member('Mira');
});
afterAll(async () => {
  redis.disconnect();
  await bot.close();
});

const going = (): Promise<string[]> => redis.zrange(keys.forgetting, '0', '-1');
const tableIn = (channel: string): Promise<string | null> => redis.get(keys.channel(channel));

async function openTable(room: string): Promise<string> {
  const channel = mira.openThread(here, room);
  await mira.slash(channel, 'table open', { game: 'tic-tac-toe' });
  // The lobby's picture may come late, or never: the table stands without it.
  await expect.poll(() => tableIn(channel)).not.toBeNull();
  return channel;
}

it.each(['CHANNEL_DELETE', 'THREAD_DELETE'])('%s closes the table that stood there', async (kind) => {
  const { parlour } = bot;
  const [gone, kept] = [await openTable(`gone ${kind}`), await openTable(`kept ${kind}`)];
  parlour.tell(kind, { id: gone, guild_id: parlour.guildId, type: 11, parent_id: null });
  await expect.poll(() => tableIn(gone)).toBeNull();
  expect(await tableIn(kept)).not.toBeNull();
});

it('a server that cannot be reached is not gone; one that sent the bot away is, until it takes it back', async () => {
  const { parlour } = bot;
  const guild = { id: parlour.guildId };
  // What cannot be read is no farewell either: its data hang on it.
  for (const unavailable of [true, null, 'yes', 1, []]) parlour.tell('GUILD_DELETE', { ...guild, unavailable });
  // What was told before has been heard once this has.
  const room = await openTable('after an outage');
  parlour.tell('THREAD_DELETE', { id: room, guild_id: guild.id, type: 11, parent_id: null });
  await expect.poll(() => tableIn(room)).toBeNull();
  expect(await going()).toEqual([]);
  parlour.tell('GUILD_DELETE', { ...guild, unavailable: false });
  await expect.poll(going).toEqual([guild.id]);
  const month = 30 * 24 * 60 * 60_000;
  const due = Number(await redis.zscore(keys.forgetting, guild.id));
  expect(Math.abs(due - Date.now() - month)).toBeLessThan(60 * 60_000);
  parlour.tell('GUILD_CREATE', { ...guild, channels: [], members: [], roles: [] });
  await expect.poll(going).toEqual([]);
});
