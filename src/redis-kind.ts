/** Whether the Redis that is named is a cluster: found out at the start, so that nobody has to know it. */
import { Redis } from 'ioredis';
import type { Log } from './log.js';

const patienceMs = 3000;

/** Undefined where it cannot be learnt: the connection itself will then say what is wrong. */
async function isCluster(url: URL): Promise<boolean | undefined> {
  const probe = new Redis(url.toString(), {
    lazyConnect: true,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  probe.on('error', () => undefined);
  try {
    await probe.connect();
    return /^cluster_enabled:1\r?$/m.test(await probe.info('cluster'));
  } catch {
    return undefined;
  } finally {
    probe.disconnect();
  }
}

/** The address as we connect to it: with `?cluster=true` where it leads to a node of a Redis Cluster. */
export async function redisAddress(given: string, log: Log): Promise<string> {
  const url = new URL(given);
  const isSaid = url.searchParams.get('cluster') === 'true';
  url.searchParams.delete('cluster');
  const isSo = await isCluster(url);
  if (isSo === undefined || isSo === isSaid) return given;
  if (isSaid) throw new Error('REDIS_URL ends with ?cluster=true, but the Redis there is no cluster: leave that out.');
  log.info('this Redis is a cluster: connecting to all of it');
  url.searchParams.set('cluster', 'true');
  return url.toString();
}
