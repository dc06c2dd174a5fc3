/** The whole bot in a parlour: the real client, a real Redis, the tests' own small games. */
import { inject } from 'vitest';
import { type App, startApp } from '../../src/app.js';
import type { Config } from '../../src/config.js';
import type { AnyGame } from '../../src/kernel/index.js';
import type { Pauses } from '../../src/discord/gateway/backoff.js';
import { type Log, createLog } from '../../src/log.js';
import { type Parlour, type ParlourOptions, startParlour } from '@barbican/parlour';
import { thinkHere } from '../../src/table/thinking.js';
import { freshDatabase } from './database.js';
import { smallGames } from './small-games.js';

export type BotAtParlour = {
  parlour: Parlour;
  /** Where /healthz and /metrics of the bot that runs now are served. */
  health(): string;
  redisUrl: string;
  /** Stops the bot and starts another one, as after a deploy. */
  restart(): Promise<void>;
  /** Starts the next bot before the old one has gone; both are there until the roll-over is finished. */
  rollOver(): Promise<{ finish(): Promise<void> }>;
  close(): Promise<void>;
};

export type BotOptions = {
  games?: readonly AnyGame[];
  parlour?: ParlourOptions;
  /** How long a bot takes over a move. */
  paceMs?: number;
  shards?: NonNullable<Config['shards']>;
  /** The way to Redis, where it is not the straight one. */
  server?: string;
  /** Whether the end of a game brings its film. */
  endFilms?: boolean;
  /** A clock that the test turns. */
  now?: () => number;
  log?: Log;
  /** How long the bot waits between its tries to reach the gateway. */
  pauses?: Pauses;
};

export async function openBot({
  games = smallGames,
  parlour: world = {},
  paceMs = 50,
  shards,
  endFilms = false,
  now,
  server = inject('redisUrl'),
  log = createLog({ level: process.env['TEST_LOG'] === undefined ? 'silent' : 'debug' }),
  pauses,
}: BotOptions = {}): Promise<BotAtParlour> {
  const complaints: string[] = [];
  const parlour = await startParlour({
    log: (line) => complaints.push(line),
    // Discord's three seconds are for the tests about them: elsewhere a starved machine may take longer.
    acknowledgeWithinMs: 60_000,
    ...world,
  });
  const redisUrl = await freshDatabase(server);
  const config: Config = {
    discord: undefined,
    redisUrl,
    parlour: { host: '127.0.0.1', port: 0 },
    health: { host: '127.0.0.1', port: 0 },
    role: 'all',
    ...(shards === undefined ? {} : { shards }),
    logLevel: 'silent',
    dataDir: '.data',
  };
  const start = (): Promise<App> =>
    startApp({
      config,
      access: { token: parlour.token, api: parlour.api },
      games,
      log,
      paceMs,
      renderProcesses: 1,
      think: thinkHere,
      ...(endFilms ? {} : { endFilms: 'none' as const }),
      ...(now === undefined ? {} : { now, sweepNightsMs: 100 }),
      pauses,
    });
  let app = await start();
  await parlour.untilReady();
  return {
    parlour,
    health: () => app.health,
    redisUrl,
    async restart() {
      await app.close();
      app = await start();
      await parlour.untilReady();
    },
    async rollOver() {
      const old = app;
      app = await start();
      return { finish: () => old.close() };
    },
    async close() {
      await app.close();
      await parlour.close();
    },
  };
}
