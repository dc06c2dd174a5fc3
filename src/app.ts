/** Puts the rooms together by role: a gateway listens, a worker posts and looks after clocks and bots, `all` does both. */
import { commandsFor } from '../commands/index.js';
import { type RenderPool, createRenderPool } from '../renderers/pool.js';
import { practiceFor } from '../renderers/practice.js';
import type { Config } from './config.js';
import type { Pauses } from './discord/gateway/backoff.js';
import type { Services } from './discord/services.js';
import type { Access } from './discord/rest.js';
import { followDepartures } from './discord/departures.js';
import { type Discord, openDiscord, openPosting } from './discord/start.js';
import { type HealthCheck, startHealth } from './health.js';
import { createNightQueue } from './jobs/night-queue.js';
import { createNightWork } from './jobs/nights.js';
import { createQueues } from './jobs/queues.js';
import { takenOverAfterMs } from './jobs/takeover.js';
import { type Workers, startWorkers } from './jobs/workers.js';
import type { AnyGame } from './kernel/index.js';
import type { Log } from './log.js';
import { type Metrics, createMetrics } from './metrics.js';
import { createNights } from './nights/service.js';
import { practiseReading } from './nights/typed-times.js';
import { latenessOf } from './nights/voting.js';
import { ensureRedis } from './redis-child.js';
import { redisAddress } from './redis-kind.js';
import { type RedisClient, connectRedis, mayWrite, whenReady } from './store/connect.js';
import { createDraftStore } from './store/drafts.js';
import { createFollows } from './store/follows.js';
import { createGuesses } from './store/guesses.js';
import { createGuilds } from './store/guilds.js';
import { createNightStore } from './store/nights.js';
import { createPingWishes } from './store/ping-wishes.js';
import { createOutbox } from './store/outbox.js';
import { createPulse } from './store/pulse.js';
import { createRecords } from './store/records.js';
import { createTableStore } from './store/tables.js';
import { randomToken } from './store/tokens.js';
import { createTables } from './table/service.js';
import type { Thinker } from './table/thinking.js';
import { createThinkingPool } from './thinking/pool.js';

export type AppOptions = {
  config: Config;
  /** How Discord, or whatever stands in for it, is reached. */
  access: Access;
  games: readonly AnyGame[];
  log: Log;
  /** How long a bot takes over a move. */
  paceMs?: number | undefined;
  renderProcesses?: number | undefined;
  /** Whether render processes draw for nobody first; they do where absent. */
  practice?: 'none' | undefined;
  /** Whether answers are practised in idle moments after the start. */
  practisesAnswers?: boolean | undefined;
  /** Milliseconds since 1970; a test turns the clock. */
  now?: (() => number) | undefined;
  /** Whether the end of a game brings its film; it does where absent. */
  endFilms?: 'none' | undefined;
  /** How often nights that are due are looked for. */
  sweepNightsMs?: number | undefined;
  /** Who thinks for the bots; threads that know the registered games where absent. */
  think?: Thinker | undefined;
  /** Told where /healthz is served, before anything else is begun. */
  served?: ((health: string) => void) | undefined;
  /** Ends the start, wherever it is. */
  signal?: AbortSignal | undefined;
  /** Other pauses between tries to reach the gateway than the usual ones. */
  pauses?: Pauses | undefined;
};

export type App = {
  /** Where /healthz and /metrics are served. */
  health: string;
  /** Finishes what was begun, leaves the rest to others, stops a Redis of its own. */
  close(): Promise<void>;
};

/** What was opened, to be closed in the opposite order whether or not the opening went through. */
type Closers = (() => Promise<void>)[];

async function closeAll(closers: Closers, log: Log): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => {
      log.error({ err: error }, 'something did not close cleanly');
    });
  }
}

function timed(pool: RenderPool, metrics: Metrics): Services['draw'] {
  return async (task) => {
    const stop = metrics.render.startTimer({ game: task.game, kind: task.kind });
    try {
      return await pool.draw(task);
    } finally {
      stop();
    }
  };
}

export async function startApp(options: AppOptions): Promise<App> {
  const { log } = options;
  const closers: Closers = [];
  try {
    const health = await open(options, closers);
    return { health, close: () => closeAll(closers, log) };
  } catch (error) {
    await closeAll(closers, log);
    throw error;
  }
}

/** Resolves with the work, or rejects as soon as somebody stops the start. */
function unlessStopped<R>(work: Promise<R>, signal: AbortSignal | undefined): Promise<R> {
  work.catch(() => undefined);
  if (!signal) return work;
  const stopped = new Promise<never>((_, reject) => {
    const stop = (): void => {
      reject(new Error('told to stop'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, stopped]);
}

/** Waits for Redis, or says what to look at. */
async function reached(clients: readonly RedisClient[], url: string): Promise<void> {
  try {
    await Promise.all(clients.map((client) => whenReady(client)));
  } catch (error) {
    const { hostname, port } = new URL(url);
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${problem} at ${hostname}:${port || '6379'}: check that it runs, and REDIS_URL.`, {
      cause: error,
    });
  }
}

const notYet: HealthCheck = () => Promise.reject(new Error('starting: not connected yet'));

async function open({ config, access, games, log, ...options }: AppOptions, closers: Closers): Promise<string> {
  const now = options.now ?? ((): number => Date.now());
  const metrics = createMetrics();
  const { signal } = options;
  // Whoever watches over us is answered from the first moment on.
  const checks: Record<string, HealthCheck> = { redis: notYet, discord: notYet };
  const health = await startHealth({ ...config.health, registry: metrics.registry, checks });
  closers.push(() => health.close());
  options.served?.(health.url);
  const own = await ensureRedis(config, log);
  closers.push(own.stop);
  const url = await unlessStopped(redisAddress(own.url, log), signal);

  const redis = connectRedis(url, 'commands', log);
  const patient = connectRedis(url, 'workers', log);
  closers.push(async () => {
    redis.disconnect();
    patient.disconnect();
    await Promise.resolve();
  });
  await unlessStopped(reached([redis, patient], url), signal);
  checks['redis'] = () => mayWrite(redis);

  const pool = createRenderPool({
    log,
    ...(options.practice === 'none' ? {} : { practice: practiceFor(games) }),
    ...(options.renderProcesses === undefined ? {} : { processes: options.renderProcesses }),
  });
  closers.push(() => pool.close());
  const draw = timed(pool, metrics);
  // A film takes long: boards never wait behind one.
  const studio = createRenderPool({ log, processes: 1 });
  closers.push(() => studio.close());

  const minds = createThinkingPool({ log });
  closers.push(() => minds.close());

  const queues = createQueues({ redis: patient, log, now, paceMs: options.paceMs });
  closers.push(() => queues.close());
  let workers: Workers | undefined;
  const store = createTableStore({ redis, games, log, now });
  const guilds = createGuilds({ redis, store, log });
  const tables = createTables({
    store,
    games,
    now,
    token: randomToken,
    think: options.think ?? minds.think,
    nudge: (table, rev) => {
      if (workers) workers.postAtOnce(table, rev);
      else queues.nudge(table, rev);
    },
    coming: (snapshot, entry) => workers?.drawAhead(snapshot, entry),
    stumbled: (table, err) => {
      log.error({ table, err }, 'a change could not be told or drawn while it was written; it stands all the same');
    },
    judged: (game, refusal) => {
      metrics.answers.inc({ game, result: refusal === undefined ? 'accepted' : 'refused' });
      if (refusal !== undefined) metrics.refusals.inc({ code: refusal });
    },
  });

  const records = createRecords({ redis, games, log });
  const nightStore = createNightStore({ redis, log });
  const nightQueue = createNightQueue({ redis: patient, nightStore, log, now, sweepMs: options.sweepNightsMs });
  closers.push(() => nightQueue.close());
  const settings = async (guild: string) => (await guilds.settings(guild)).nights;
  const nights = createNights({
    store: nightStore,
    games,
    now,
    settings,
    lateness: async (guild) => latenessOf(await records.find(guild)),
    nudge: nightQueue.nudge,
  });

  const drafts = createDraftStore(redis);
  const film: Services['film'] = (task, progress) => studio.draw(task, progress);
  const pingWishes = createPingWishes(redis);
  const follows = createFollows(redis);
  const guesses = createGuesses(redis);
  const services: Services = {
    tables,
    records,
    drafts,
    guilds,
    nights,
    pingWishes,
    follows,
    guesses,
    now,
    draw,
    film,
    log,
    metrics,
  };
  let discord: Discord | undefined;
  if (config.role !== 'worker') {
    const opened = openDiscord({
      access,
      shards: config.shards,
      commands: commandsFor(games),
      services,
      log,
      pauses: options.pauses,
      practisesAnswers: options.practisesAnswers,
      onGone: followDepartures({ tables, nights, guilds, log, now }),
    });
    discord = opened;
    closers.push(() => opened.close());
    checks['discord'] = () => opened.check();
    checks['commands'] = () => Promise.resolve(opened.unregistered());
  }
  if (config.role !== 'gateway') {
    // One way to Discord's HTTP side in a process, so that answers and posts share its rate limits.
    const posting = discord ?? openPosting({ access, games, log, metrics });
    checks['discord'] = () => posting.check();
    const outbox = createOutbox({ redis, log });
    const started = await startWorkers({
      redis: patient,
      store,
      guilds,
      tables,
      outbox,
      records,
      guesses,
      queues,
      wishes: pingWishes,
      pulse: createPulse(redis),
      poster: posting.poster,
      draw: (tasks) => pool.drawAll(tasks),
      film: options.endFilms === 'none' ? undefined : (task) => studio.draw(task),
      log,
      metrics,
      now,
      holdMs: takenOverAfterMs,
      ended: async (table) => {
        const night = await nights.ofTable(table);
        if (night) await nights.tableOver(night.id, table);
      },
    });
    workers = started;
    const clock = async (guild: string) => (await guilds.settings(guild)).clock;
    const seasons = async (guild: string) => (await guilds.settings(guild)).seasons;
    const rooms = { nights, nightStore, tables, records, settings, seasons, clock, now };
    const parts = { ...rooms, nightPoster: posting.nightPoster, log, holdMs: takenOverAfterMs };
    await nightQueue.serve(createNightWork({ ...parts, draw: (task) => pool.draw(task) }));
    closers.push(() => started.close());
  }
  if (discord) {
    practiseReading(now());
    await unlessStopped(discord.connect(), signal);
  }
  return health.url;
}
