/** Staying connected to Discord's gateway: patiently, within what Discord grants, and saying so while we are not. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, Events, type REST } from 'discord.js';
import { GatewayCloseCodes as Closed } from 'discord-api-types/v10';
import type { Log } from '../../log.js';
import type { Metrics } from '../../metrics.js';
import { type Shards, createClient } from '../client.js';
import { CannotStart, TokenRefused, advice, faultFacts, problemOf } from '../rest-faults.js';
import { type Pauses, pauseAfter, usualPauses } from './backoff.js';
import { type Guard, guardedSharding } from './guarded-sharding.js';
import type { Gone } from './packets.js';
import { askForGateway, untilSessionGranted } from './session-budget.js';
import { createGatewayWatch } from './watch.js';

export type GatewayOptions = {
  access: { token: string; api: string };
  /** For asking where the gateway is, and how often we may come. */
  rest: REST;
  shards?: Shards | undefined;
  log: Log;
  metrics: Metrics;
  pauses?: Pauses | undefined;
  onInteraction(data: unknown): void;
  onGone(gone: Gone): void;
};

export type Gateway = {
  /** Resolves with our application's id once connected; rejects with CannotStart where trying again would not help. */
  connect(): Promise<string>;
  check(): Promise<void>;
  close(): Promise<void>;
};

/** After these Discord will not have us back as we are. */
const hopeless: readonly number[] = [
  Closed.AuthenticationFailed,
  Closed.InvalidShard,
  Closed.ShardingRequired,
  Closed.InvalidAPIVersion,
  Closed.InvalidIntents,
  Closed.DisallowedIntents,
];

/** One client from its first connection to its last. */
type Attempt = { client: Client; abandoned: AbortController; lastCode: number | undefined; over: Promise<void> };

export function createGateway(options: GatewayOptions): Gateway {
  const { access, rest, log, metrics, pauses = usualPauses } = options;
  const watch = createGatewayWatch({ log, metrics });
  const leaving = new AbortController();
  const hasLeft = (): boolean => leaving.signal.aborted;
  let attempt: Attempt | undefined;

  function begin(): Attempt {
    const abandoned = new AbortController();
    const signal = AbortSignal.any([abandoned.signal, leaving.signal]);
    // Every shard listens.
    setMaxListeners(0, signal);
    let end: () => void = () => undefined;
    const guard: Guard = {
      answerMs: pauses.answerMs,
      read(shard, { packet, problem, interaction, gone }) {
        if (problem !== undefined) {
          metrics.unreadable.inc({ packet });
          log.warn({ shard, packet, problem }, 'a packet of Discord’s could not be read');
        }
        if (interaction !== undefined) options.onInteraction(interaction);
        if (gone) options.onGone(gone);
      },
      closed(shard, code, reason) {
        begun.lastCode = code;
        if (!signal.aborted) watch.closed(shard, code, reason);
        if (hopeless.includes(code)) end();
      },
      async mayConnect(shard, to) {
        watch.expect(shard);
        const longest = to === 'resume' ? pauses.longestMs : pauses.longestToBeginMs;
        const pauseMs = pauseAfter(watch.losses(shard), pauses.firstMs, longest);
        if (pauseMs > 0) log.info({ shard, pauseMs, to }, 'connecting to the gateway again');
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
        if (to === 'begin' && !signal.aborted) {
          await untilSessionGranted({ rest, log, signal, waiting: watch.hindered });
        }
        // Whoever has left must not come back: what waits here is let go of with its client.
        if (signal.aborted) await new Promise<never>(() => undefined);
      },
    };
    const client = createClient(access.api, options.shards, guardedSharding(guard));
    client.on(Events.ShardReady, (shard) => {
      watch.opened(shard, 'begun');
    });
    client.on(Events.ShardResume, (shard) => {
      watch.opened(shard, 'resumed');
    });
    client.on(Events.ShardError, (error, shard) => {
      log.warn({ shard, problem: problemOf(error) }, 'the connection to the gateway is in trouble');
    });
    client.on(Events.Error, (error) => {
      log.error({ err: error }, 'the Discord client is in trouble');
    });
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const begun: Attempt = { client, abandoned, lastCode: undefined, over };
    return begun;
  }

  async function abandon({ client, abandoned }: Attempt): Promise<void> {
    abandoned.abort();
    await client.destroy().catch(() => undefined);
  }

  /** Resolves with the application's id once all shards have a session. */
  async function connectOnce(begun: Attempt): Promise<string> {
    // Asked first: the client itself would give up for good where this fails.
    await askForGateway(rest);
    const stopped = new Promise<never>((_, reject) => {
      leaving.signal.addEventListener('abort', () => {
        reject(new Error('told to stop'));
      });
    });
    try {
      await Promise.race([begun.client.login(access.token), stopped]);
    } catch (fault) {
      const { lastCode } = begun;
      if (lastCode !== undefined && hopeless.includes(lastCode)) {
        throw new CannotStart(advice(lastCode), { cause: fault });
      }
      throw fault;
    }
    const { application } = begun.client;
    if (!application) throw new Error('Discord does not say which application we are');
    return application.id;
  }

  async function keepConnected(first: { resolve(id: string): void; reject(fault: unknown): void }): Promise<void> {
    let hasStarted = false;
    for (let failures = 0; !hasLeft(); failures += 1) {
      const pauseMs = pauseAfter(failures, pauses.firstMs, pauses.longestToBeginMs);
      await sleep(pauseMs, undefined, { signal: leaving.signal }).catch(() => undefined);
      if (hasLeft()) break;
      const begun = begin();
      attempt = begun;
      try {
        const application = await connectOnce(begun);
        hasStarted = true;
        failures = 0;
        first.resolve(application);
        await begun.over;
        watch.hindered(advice(begun.lastCode ?? 0));
        log.error({ code: begun.lastCode, advice: advice(begun.lastCode ?? 0) }, 'Discord’s gateway sent us away');
      } catch (fault) {
        if (hasLeft()) break;
        const isHopeless = fault instanceof CannotStart || fault instanceof TokenRefused;
        if (isHopeless && !hasStarted) {
          first.reject(fault);
          await abandon(begun);
          return;
        }
        watch.hindered(`${access.api} does not let us in: ${problemOf(fault)}`);
        log.warn({ api: access.api, failures: failures + 1, ...faultFacts(fault) }, 'Discord cannot be reached yet');
      }
      await abandon(begun);
    }
    first.reject(new Error('told to stop before Discord was reached'));
  }

  return {
    connect: () =>
      new Promise<string>((resolve, reject) => {
        void keepConnected({ resolve, reject });
      }),
    check: watch.check,
    async close() {
      leaving.abort();
      if (attempt) await abandon(attempt);
    },
  };
}
