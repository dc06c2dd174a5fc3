/** The Redis that keeps the tables: the one named in the settings, or a redis-server of our own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Log } from './log.js';
import { clearPlace, HOLDER, readPlace, urlOf, type Place } from './redis-place.js';

export type EnsuredRedis = {
  url: string;
  /** Saves and ends a server of our own; leaves anybody else's alone. */
  stop(): Promise<void>;
};

type Own = { folder: string; place: Place; log: Log };
type Launched = { server: ChildProcess; ready: boolean; lastWords: string };

const START_ATTEMPTS = 5;
const STOP_MS = 10_000;
const SLOWEST_RESTART_MS = 5_000;
const LINES_KEPT = 15;

export async function ensureRedis(
  config: { redisUrl: string | undefined; dataDir: string },
  log: Log,
): Promise<EnsuredRedis> {
  if (config.redisUrl !== undefined) return { url: config.redisUrl, stop: () => Promise.resolve() };
  const folder = join(config.dataDir, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own: Own = { folder, place: await readPlace(folder), log };
  return supervise(own, await firstStart(own));
}

async function firstStart(own: Own): Promise<ChildProcess> {
  let lastWords = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    own.place = await clearPlace(own.folder, own.place, own.log);
    const launched = await launch(own);
    if (launched.ready) return launched.server;
    lastWords = launched.lastWords;
    if (!lastWords.includes('Address already in use')) break;
  }
  throw new Error(
    `redis-server does not start on the data in ${own.folder}. It said:\n${lastWords}\n` +
      'If the data is damaged, mend it with redis-check-aof --fix; or set REDIS_URL to another Redis.',
  );
}

/** Starts the server and waits until it has loaded its data, or has given up. */
function launch({ folder, place }: Own): Promise<Launched> {
  // A process group of its own: Ctrl-C in a terminal reaches the bot alone, which then ends the server last.
  const server = spawn('redis-server', ['-'], { cwd: folder, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const words: string[] = [];
  return new Promise((resolve, reject) => {
    const settle = (ready: boolean) => {
      resolve({ server, ready, lastWords: words.join('').split('\n').slice(-LINES_KEPT).join('\n') });
    };
    const hear = (text: Buffer) => {
      words.push(text.toString());
      words.splice(0, words.length - LINES_KEPT);
      if (text.includes('Ready to accept connections')) settle(true);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.stdin.on('error', () => undefined);
    server.once('error', (error) => {
      reject(new Error(`redis-server cannot be run (${error.message}): install it, or set REDIS_URL to a Redis.`));
    });
    server.once('close', () => {
      settle(false);
    });
    server.stdin.end(settings(folder, place));
  });
}

/**
 * `appendfsync always`: an answer that a player saw accepted is on the disk, whatever is killed or unplugged next.
 * A table makes a few writes a minute, so the wait for the disk goes unnoticed.
 */
function settings(folder: string, { port, password }: Place): string {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir ${JSON.stringify(folder)}`,
    'appendonly yes',
    'appendfsync always',
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
    'logfile ""',
    '',
  ].join('\n');
}

/** Keeps the server running until it is stopped: one that dies is started again on the same data and port. */
function supervise(own: Own, first: ChildProcess): EnsuredRedis {
  const { log, place } = own;
  const stopping = new AbortController();
  let server = first;
  let restarted: Promise<void> = Promise.resolve();

  const holder = new Redis(urlOf(place), {
    connectionName: HOLDER,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 50, 1_000),
  });
  holder.on('error', () => undefined);

  const restart = async () => {
    for (let wait = 50; !stopping.signal.aborted; wait = Math.min(wait * 2, SLOWEST_RESTART_MS)) {
      const launched = await launch(own);
      if (launched.ready) {
        server = launched.server;
        watch();
        log.info('redis-server is back');
        return;
      }
      log.error({ said: launched.lastWords }, 'redis-server does not start again');
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const watch = () => {
    server.once('exit', (code, signal) => {
      if (stopping.signal.aborted) return;
      log.error({ code, signal }, 'redis-server ended unbidden; starting it again');
      restarted = restart().catch((error: unknown) => {
        log.fatal({ err: error }, 'redis-server is lost');
      });
    });
  };
  watch();

  // The last resort where the bot ends without stop(): the server saves and goes.
  const endWithUs = () => server.kill('SIGTERM');
  process.once('exit', endWithUs);

  const end = async () => {
    stopping.abort();
    await restarted;
    holder.disconnect();
    await endServer(server);
    process.off('exit', endWithUs);
  };
  let ended: Promise<void> | undefined;
  return { url: urlOf(place), stop: () => (ended ??= end()) };
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => {
    server.once('exit', () => {
      resolve();
    });
  });
  const killTimer = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  server.kill('SIGTERM');
  await gone;
  clearTimeout(killTimer);
}
