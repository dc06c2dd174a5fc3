/** Channels that are closed to the bot for a while, and files without an end: the game stands, and goes on. */
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type RedisProxy, redisProxy } from '../../scripts/rehearsal/redis-proxy.js';
import { takenOverAfterMs } from '../../src/jobs/takeover.js';
import { keysUnder } from '../../src/store/keys.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { hearLog, isSlowRedis } from '../support/heard-log.js';

const heard = hearLog();
const keys = keysUnder('barbican');
const posts = /^\/channels\/\d+\/messages$/;
let proxy: RedisProxy;
let bot: BotAtParlour;
let redis: Redis;
let mira: Player;
let tom: Player;

beforeAll(async () => {
  proxy = await redisProxy(inject('redisUrl'));
  bot = await openBot({ server: proxy.url, log: heard.log });
  redis = new Redis(inject('redisUrl'), { db: Number(new URL(bot.redisUrl).pathname.slice(1)) });
  [mira, tom] = [bot.parlour.member('Mira'), bot.parlour.member('Tom')];
});
afterEach(() => {
  bot.parlour.faults.clear();
});
afterAll(async () => {
  redis.disconnect();
  await bot.close();
  await proxy.close();
});

async function sitDown(where: string): Promise<string> {
  await mira.slash(where, 'table open', { game: 'tic-tac-toe' });
  await tom.slash(where, 'table join');
  await mira.slash(where, 'table start');
  await mira.until(where, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));
  return (await redis.get(keys.channel(bot.parlour.world.channelNamed(where).id))) ?? '';
}
const troubles = (from: number) =>
  heard.lines.slice(from).filter((line) => ['warn', 'error', 'fatal'].includes(line.level) && !isSlowRedis(line));
/** One line says that a table was paused; no error is told. */
function pausesSince(from: number): number {
  expect(troubles(from).filter(({ level }) => level !== 'warn')).toEqual([]);
  return troubles(from).filter(({ msg }) => msg === 'the channel is gone; the table is paused').length;
}
const newChannel = (name: string): string => bot.parlour.world.addChannel({ name }).id;

describe('a thread that is archived', () => {
  it('is opened again for a post', async () => {
    const thread = mira.openThread('#game-night', 'put away');
    await sitDown(thread);
    bot.parlour.faults.next({ kind: 'error', status: 400, code: 50083, path: posts });
    await mira.slash(thread, 'ttt mark', { cell: '5' });
    await tom.until(thread, ({ pinged }) => pinged.includes('Tom'));
  });

  it('and locked is as good as closed: its table is paused at once', async () => {
    const thread = mira.openThread('#game-night', 'locked');
    await sitDown(thread);
    const from = heard.lines.length;
    const { faults } = bot.parlour;
    faults.next({ kind: 'error', status: 400, code: 50083, path: posts, times: Infinity });
    faults.next({ kind: 'error', status: 400, code: 50083, method: 'PATCH', path: /messages\/\d+$/, times: Infinity });
    faults.next({
      kind: 'error',
      status: 403,
      code: 50013,
      method: 'PATCH',
      path: /^\/channels\/\d+$/,
      times: Infinity,
    });
    await mira.slash(thread, 'ttt mark', { cell: '5' });
    await expect.poll(() => pausesSince(from)).toBe(1);
  });
});

describe('a permission that is taken from the bot and given again', () => {
  it.each(['SendMessages', 'ViewChannel'] as const)(
    '%s: its table is paused, and goes on when it is resumed',
    async (taken) => {
      const where = newChannel(`without ${taken}`);
      await sitDown(where);
      const from = heard.lines.length;
      const { world } = bot.parlour;
      world.deny('bot', where, [taken]);
      expect((await mira.slash(where, 'ttt mark', { cell: '5' })).text).toBe('Mira marks cell 5.');
      await expect.poll(() => pausesSince(from)).toBe(1);
      const before = tom.messages(where).length;
      const refused = await tom.slash(where, 'ttt mark', { cell: '1' });
      expect(refused.ephemeral).toBe(true);
      expect(refused.text).toContain('Not now: the table is paused');
      // Still shut: it is tried, and paused once more.
      await tom.slash(where, 'table resume');
      await expect.poll(() => pausesSince(from)).toBe(2);
      expect((await tom.slash(where, 'ttt mark', { cell: '1' })).text).toContain('Not now: the table is paused');

      world.deny('bot', where, []);
      await tom.slash(where, 'table resume');
      const board = await tom.until(where, ({ pinged }) => pinged.includes('Tom'));
      expect(board.text).toContain('Mira marks cell 5.');
      expect((await tom.slash(where, 'ttt mark', { cell: '1' })).text).toBe('Tom marks cell 1.');
      await mira.until(where, ({ pinged, text }) => pinged.includes('Mira') && text.includes('Tom marks cell 1.'));
      const boards = tom
        .messages(where)
        .slice(before)
        .filter(({ pinged }) => pinged.includes('Tom'));
      expect(boards).toHaveLength(1);
      const log = (await mira.slash(where, 'table log')).text;
      for (const line of ['Mira marks cell 5.', 'Tom marks cell 1.']) expect(log.split(line)).toHaveLength(2);
    },
  );
});

describe('whoever posts', () => {
  it('holds the table no longer than the living may wait', async () => {
    const where = newChannel('held');
    const id = await sitDown(where);
    bot.parlour.faults.next({ kind: 'latency', ms: 1500, path: posts });
    await mira.slash(where, 'ttt mark', { cell: '5' });
    let left = 0;
    await expect.poll(async () => (left = await redis.pttl(keys.posting(id)))).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(takenOverAfterMs);
  });
});

describe('typing while Redis hangs', () => {
  it('is offered nothing, and everything once it answers', async () => {
    const where = newChannel('typing');
    await sitDown(where);
    // Every reply: a single one kept back might be a reply to a sweep.
    proxy.slow(4000);
    const offered = await mira.complete(where, 'ttt mark', 'cell').catch(() => []);
    proxy.slow(0);
    expect(offered).toEqual([]);
    await expect.poll(() => mira.complete(where, 'ttt mark', 'cell').catch(() => [])).not.toEqual([]);
    expect((await mira.slash(where, 'ttt mark', { cell: '5' })).text).toBe('Mira marks cell 5.');
  });
});

async function serving(answer: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

describe('a save file', () => {
  it('without an end is answered with a sentence', async () => {
    const endless = await serving((_, response) => {
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, '{')));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    const packet: { sent?: Record<string, unknown> } = {};
    bot.parlour.faults.tamper = (one) => {
      if (one['t'] === 'INTERACTION_CREATE') packet.sent = structuredClone(one['d'] as Record<string, unknown>);
      return one;
    };
    const file = { filename: 'save.json', data: '{}', contentType: 'application/json' };
    await mira.slash('#off-topic', 'table import', { file });
    bot.parlour.faults.clear();
    const from = heard.lines.length;
    const answer = await bot.parlour.forge(packet.sent ?? {}, (sent) => {
      const data = structuredClone(sent['data']) as { resolved: { attachments: Record<string, { url: string }> } };
      for (const one of Object.values(data.resolved.attachments)) one.url = `${endless.url}/save.json`;
      return { ...sent, data };
    });
    endless.close();
    expect('stored' in answer && JSON.stringify(answer.stored.message.components)).toContain('The file did not arrive');
    expect(troubles(from).filter(({ level }) => level !== 'warn')).toEqual([]);
  });
});
