/** The two ways of being connected to Redis. */
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../log.js';
import { keysUnder } from './keys.js';

export type RedisClient = Redis | Cluster;

export const purposes = ['commands', 'workers'] as const;
/** `commands`: somebody waits, so it fails fast. `workers`: it may wait for Redis as long as it takes. */
export type Purpose = (typeof purposes)[number];

const usualTimeoutMs = 1500;
const slowestReconnectMs = 2000;

const retryStrategy = (times: number): number => Math.min(times * 100, slowestReconnectMs);

/**
 * A command that was given up must not be carried out later, when nobody expects it any more: so nothing is queued
 * or sent again on the command path.
 */
type Settings = Pick<
  RedisOptions,
  'connectTimeout' | 'commandTimeout' | 'maxRetriesPerRequest' | 'autoResendUnfulfilledCommands'
>;
const settingsFor = (commandTimeout: number): Record<Purpose, Settings> => ({
  commands: {
    connectTimeout: 2000,
    commandTimeout,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
  },
  workers: { maxRetriesPerRequest: null },
});

/**
 * `?cluster=true` behind the address means a Redis Cluster of which it is one node. `timeoutMs`: after how long a command
 * is given up where somebody waits for it.
 */
export function connectRedis(url: string, purpose: Purpose, log: Log, timeoutMs = usualTimeoutMs): RedisClient {
  const settings = settingsFor(timeoutMs);
  const address = new URL(url);
  const isCluster = address.searchParams.get('cluster') === 'true';
  address.searchParams.delete('cluster');
  const enableOfflineQueue = purpose === 'workers';
  const client: RedisClient = isCluster
    ? new Cluster([address.toString()], {
        redisOptions: settings[purpose],
        enableOfflineQueue,
        clusterRetryStrategy: retryStrategy,
      })
    : new Redis(address.toString(), { ...settings[purpose], enableOfflineQueue, retryStrategy });
  client.on('error', (error: Error) => {
    log.warn({ purpose, problem: error.message }, 'redis is not reachable');
  });
  return client;
}

type Together = [string: string | null, fields: (string | null)[]];

/** A string and fields of a hash, whatever their hash tags: in one packet, unless they may lie on different nodes. */
export async function readTogether(
  client: RedisClient,
  key: string,
  hash: string,
  fields: readonly string[],
): Promise<Together> {
  if (client instanceof Cluster) return Promise.all([client.get(key), client.hmget(hash, ...fields)]);
  const replies =
    (await client
      .pipeline()
      .get(key)
      .hmget(hash, ...fields)
      .exec()) ?? [];
  for (const [error] of replies) if (error) throw error;
  return replies.map(([, reply]) => reply) as Together;
}

/**
 * What is sent meanwhile leaves in one packet: Redis writes to its disk once for each that it reads, and whoever waits
 * would wait for it twice. A cluster's commands may go to different nodes.
 */
export function inOnePacket<R>(client: RedisClient, send: () => R): R {
  const stream = client instanceof Cluster ? undefined : client.stream;
  stream?.cork();
  try {
    return send();
  } finally {
    stream?.uncork();
  }
}

/** Rejects while nothing can be kept: also where Redis answers and is full, or only to be read from. */
export async function mayWrite(client: RedisClient): Promise<void> {
  await client.set(keysUnder('barbican').health, '', 'EX', 60);
}

/** Waits until Redis answers for the first time; rejects when it has not within the given time. */
export async function whenReady(client: RedisClient, patienceMs = 10_000): Promise<void> {
  if (client.status === 'ready') return;
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      client.off('ready', ready);
    };
    const ready = (): void => {
      stop();
      resolve();
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Redis did not answer within ${patienceMs / 1000} s`));
    }, patienceMs);
    client.on('ready', ready);
  });
}
