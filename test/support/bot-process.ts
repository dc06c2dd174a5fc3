/** The bot as a process of its own, against a parlour that outlives it; it and its Redis can be killed outright. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { Parlour } from '@barbican/parlour';
import type { Place } from '../../src/redis-place.js';
import { botProgram, root } from './bot-program.js';

export type BotProcess = {
  /** Everything the process wrote, for a failure that explains itself. */
  words(): string;
  start(): Promise<void>;
  killBot(): Promise<void>;
  killRedis(): Promise<void>;
  /** Ends it in good order and forgets its data. */
  end(): Promise<void>;
};

export function botProcess(parlour: Parlour): BotProcess {
  const dataDir = mkdtempSync(join(tmpdir(), 'barbican-crash-'));
  let child: ChildProcess | undefined;
  let words = '';

  const gone = (process: ChildProcess): Promise<unknown> =>
    process.exitCode !== null || process.signalCode !== null
      ? Promise.resolve()
      : new Promise((resolve) => process.once('exit', resolve));

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = child;
    child = undefined;
    if (!running) return;
    running.kill(signal);
    await gone(running);
    await parlour.untilBotIs('offline');
  }

  return {
    words: () => words,
    async start() {
      const started = spawn(process.execPath, botProgram(), {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          DATA_DIR: dataDir,
          DISCORD_TOKEN: parlour.token,
          DISCORD_API: parlour.api,
          LOG_LEVEL: 'warn',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const hear = (text: Buffer): void => {
        words = `${words}${text.toString()}`.slice(-20_000);
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      await parlour.untilReady();
    },
    killBot: () => stop('SIGKILL'),
    async killRedis() {
      const { port, password } = JSON.parse(readFileSync(join(dataDir, 'redis', 'server.json'), 'utf8')) as Place;
      const redis = new Redis(port, '127.0.0.1', { password, lazyConnect: true });
      redis.on('error', () => undefined);
      const info = await redis.info('server');
      redis.disconnect();
      const pid = Number(/process_id:(\d+)/.exec(info)?.[1]);
      process.kill(pid, 'SIGKILL');
    },
    async end() {
      await stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
