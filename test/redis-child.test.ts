import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../src/log.js';
import { ensureRedis } from '../src/redis-child.js';

const quiet = createLog({ level: 'silent' });

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'barbican redis "data" é-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

async function start(dataDir: string) {
  const redis = await ensureRedis({ redisUrl: undefined, dataDir }, quiet);
  onTestFinished(() => redis.stop());
  return redis;
}

function connect(url: string): Redis {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
  client.on('error', () => undefined);
  onTestFinished(() => {
    client.disconnect();
  });
  return client;
}

async function pidOf(client: Redis): Promise<number> {
  return Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
}

/** A process that has ended but that nobody has asked after (state Z) is not alive. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !existsSync('/proc/self/stat') || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
}

function placeIn(dataDir: string) {
  const file = join(dataDir, 'redis', 'server.json');
  return { file, ...(JSON.parse(readFileSync(file, 'utf8')) as { port: number; password: string }) };
}

describe('a Redis that is named', () => {
  test('is used as it is, and left running', async () => {
    const url = inject('redisUrl');
    const redis = await ensureRedis({ redisUrl: url, dataDir: '/nowhere' }, quiet);
    expect(redis.url).toBe(url);
    await redis.stop();
    expect(await connect(url).ping()).toBe('PONG');
  });
});

describe('a Redis of our own', () => {
  test('writes every change to the disk before it answers, and never throws anything out', async () => {
    const client = connect((await start(dataFolder())).url);
    const settings = await client.config('GET', 'append*', 'maxmemory-policy', 'bind');
    expect(settings).toEqual(expect.arrayContaining(['appendonly', 'yes', 'appendfsync', 'always']));
    expect(settings).toEqual(expect.arrayContaining(['maxmemory-policy', 'noeviction', 'bind', '127.0.0.1']));
  });

  test('lets nobody in without the password, which only its owner can read', async () => {
    const dataDir = dataFolder();
    const { url } = await start(dataDir);
    const { file, port, password } = placeIn(dataDir);
    expect(url).toContain(password);
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(connect(`redis://127.0.0.1:${port}`).get('any')).rejects.toThrow('NOAUTH');
  });

  test('keeps its data over a stop and a start', async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    const client = connect(first.url);
    const pid = await pidOf(client);
    await client.set('table', 'the siege of Minas');
    client.disconnect();
    await first.stop();
    expect(alive(pid)).toBe(false);
    expect(await connect((await start(dataDir)).url).get('table')).toBe('the siege of Minas');
  });

  test('killed outright, comes back at the same address with every acknowledged write', async () => {
    const client = connect((await start(dataFolder())).url);
    for (const blow of [1, 2]) {
      await client.set('answers', blow);
      const pid = await pidOf(client);
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(
        async () => {
          expect(await pidOf(client)).not.toBe(pid);
        },
        { timeout: 60_000 },
      );
      expect(await client.get('answers')).toBe(String(blow));
    }
  });

  test('may be stopped twice, and while it is down', async () => {
    const redis = await start(dataFolder());
    const pid = await pidOf(connect(redis.url));
    process.kill(pid, 'SIGKILL');
    await Promise.all([redis.stop(), redis.stop()]);
    expect(alive(pid)).toBe(false);
  });
});

describe('two bots and one data folder', () => {
  test('the second is told of the first, and does it no harm', async () => {
    const dataDir = dataFolder();
    const first = connect((await start(dataDir)).url);
    await first.set('table', 'taken');
    await expect(ensureRedis({ redisUrl: undefined, dataDir }, quiet)).rejects.toThrow('Another Barbican is running');
    expect(await first.get('table')).toBe('taken');
  });

  test('starting at the same moment, one of them wins', async () => {
    const dataDir = dataFolder();
    const both = await Promise.allSettled([1, 2].map(() => ensureRedis({ redisUrl: undefined, dataDir }, quiet)));
    const winners = both.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    onTestFinished(async () => {
      await Promise.all(winners.map((winner) => winner.stop()));
    });
    expect(winners).toHaveLength(1);
    expect(await connect(winners[0]?.url ?? '').ping()).toBe('PONG');
  });

  test('a server left behind by a killed bot is stopped, and its data taken over', async () => {
    const dataDir = dataFolder();
    const bot = fork('test/support/redis-holder.ts', [dataDir], { execArgv: ['--import', 'tsx'] });
    onTestFinished(() => void bot.kill('SIGKILL'));
    const [message] = (await once(bot, 'message')) as [{ url: string }];
    const client = connect(message.url);
    await client.set('table', 'orphaned');
    const orphan = await pidOf(client);
    bot.kill('SIGKILL');
    await once(bot, 'exit');
    expect(alive(orphan)).toBe(true);
    client.disconnect();

    const next = connect((await start(dataDir)).url);
    expect(await next.get('table')).toBe('orphaned');
    expect(await pidOf(next)).not.toBe(orphan);
    expect(alive(orphan)).toBe(false);
  });

  test('a stranger on the port is left alone; ours moves', async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    await connect(first.url).set('table', 'moved');
    await first.stop();
    const { port } = placeIn(dataDir);
    const stranger = await occupy(port);
    const second = await start(dataDir);
    expect(second.url).not.toBe(first.url);
    expect(await connect(second.url).get('table')).toBe('moved');
    expect(stranger.listening).toBe(true);
  });
});

/** Speaks anything but Redis. */
async function occupy(port: number): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  for (let attempt = 0; !server.listening && attempt < 20; attempt += 1) {
    server.listen(port, '127.0.0.1');
    await Promise.race([once(server, 'listening'), once(server, 'error').then(() => pause(50))]);
  }
  onTestFinished(() => void server.close());
  return server;
}
