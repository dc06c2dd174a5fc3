/** A Redis that answers, and yet keeps nothing: health says so, nobody is told that their move was made. */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type OwnRedis, ownRedis } from '../../scripts/rehearsal/own-redis.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const here = '#game-night';
let own: OwnRedis;
let redis: Redis;
let bot: BotAtParlour;
let mira: Player;

beforeAll(async () => {
  own = await ownRedis();
  redis = new Redis(own.url);
  bot = await openBot({ server: own.url });
  mira = bot.parlour.member('Mira');
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  await bot.parlour.member('Tom').slash(here, 'table join');
  await mira.slash(here, 'table start');
  await mira.until(here, ({ pinged }) => pinged.includes('Mira'));
});
afterAll(async () => {
  await bot.close();
  redis.disconnect();
  await own.close();
});

async function health(): Promise<{ status: number; redis: string }> {
  const answer = await fetch(`${bot.health()}/healthz`);
  const { checks } = (await answer.json()) as { checks: { redis: string } };
  return { status: answer.status, redis: checks.redis };
}

it.each([
  ['full', 'OOM', () => redis.config('SET', 'maxmemory', '1'), () => redis.config('SET', 'maxmemory', '0')],
  // Of a master that is nowhere.
  ['read-only', 'READONLY', () => redis.replicaof('127.0.0.1', 1), () => redis.replicaof('NO', 'ONE')],
] as const)('%s', async (_, said, spoil, mend) => {
  const cell = said === 'OOM' ? '5' : '1';
  const player = said === 'OOM' ? mira : bot.parlour.member('Tom');
  await spoil();
  await expect.poll(health).toMatchObject({ status: 503, redis: expect.stringContaining(said) as string });
  const refused = await player.slash(here, 'ttt mark', { cell });
  expect(refused.ephemeral).toBe(true);
  expect(refused.text).toContain('try again');
  await mend();
  await expect.poll(health).toEqual({ status: 200, redis: 'ok' });
  expect((await player.slash(here, 'ttt mark', { cell })).text).toContain(`marks cell ${cell}.`);
});
