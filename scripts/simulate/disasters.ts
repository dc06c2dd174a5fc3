/** What can go wrong on an evening. Each is over by itself; all of them may come on top of one another. */
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { rngOver } from '../../src/kernel/index.js';
import { delayInteractions, repeatInteractions } from './deliveries.js';
import { type Role, type World, roles } from './world.js';

export type Rng = ReturnType<typeof rngOver>;
export type Disaster = {
  name: string;
  /** It befalls the one line to the one Redis. */
  isOfLine?: boolean;
  strike(world: World, rng: Rng): Promise<void>;
};

const shortMs = 1500;

/** Discord's HTTP side, as it fails: before it did what was asked, after it, late, or without a word. */
const paths = [/callback$/, /channels\/\d+\/messages$/, /webhooks\//, /messages\/\d+$/] as const;

async function order(world: World, ...words: [string, ...string[]]): Promise<void> {
  // It may be down just then: the order waits until it is up.
  const redis = new Redis(world.redis.url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  const [command, ...args] = words;
  await redis.call(command, ...args);
  redis.disconnect();
}

const role = (rng: Rng): Role => rng.pick(roles);

export const disasters: readonly Disaster[] = [
  { name: 'a process is killed', strike: (world, rng) => world.kill(role(rng)) },
  {
    name: 'a renderer is killed',
    strike: (world, rng) => {
      world.killRenderer(role(rng));
      return Promise.resolve();
    },
  },
  { name: 'the next version is deployed', strike: (world, rng) => world.deploy(role(rng)) },
  { name: 'Redis is killed', strike: (world) => world.killRedis() },
  {
    name: 'Redis cannot be reached',
    isOfLine: true,
    strike: async ({ line }, rng) => {
      line?.cut();
      await pause(rng.int(shortMs));
      line?.mend();
    },
  },
  {
    name: 'Redis is slow',
    isOfLine: true,
    strike: async ({ line }, rng) => {
      line?.slow(100 + rng.int(1900));
      await pause(2 * shortMs);
      line?.slow(0);
    },
  },
  {
    name: 'one reply of Redis is late',
    isOfLine: true,
    strike: ({ line }, rng) => {
      line?.hold({ ms: 2000, after: rng.int(12) });
      return Promise.resolve();
    },
  },
  {
    name: 'Redis is read-only',
    isOfLine: true,
    strike: async (world, rng) => {
      // A replica of nobody keeps what it has and takes nothing.
      await order(world, 'REPLICAOF', '127.0.0.1', '1');
      await pause(rng.int(shortMs));
      await order(world, 'REPLICAOF', 'NO', 'ONE');
    },
  },
  {
    name: 'Redis is full',
    isOfLine: true,
    strike: async (world, rng) => {
      await order(world, 'CONFIG', 'SET', 'maxmemory', '1');
      await pause(rng.int(shortMs));
      await order(world, 'CONFIG', 'SET', 'maxmemory', '0');
    },
  },
  {
    name: 'Discord fails before it did what was asked',
    strike: ({ parlour }, rng) => {
      parlour.faults.next({ kind: 'error', status: 502, path: rng.pick(paths), times: 1 + rng.int(3) });
      return Promise.resolve();
    },
  },
  {
    name: 'Discord fails after it did what was asked',
    strike: ({ parlour }, rng) => {
      parlour.faults.next({ kind: 'error-after', status: 502, path: rng.pick(paths), times: 1 + rng.int(2) });
      return Promise.resolve();
    },
  },
  {
    name: 'answers of Discord get lost',
    strike: ({ parlour }, rng) => {
      const kind = rng.pick(['lost-response', 'cut'] as const);
      parlour.faults.next({ kind, path: rng.pick(paths), times: 1 + rng.int(2) });
      return Promise.resolve();
    },
  },
  {
    name: 'Discord is asked twice',
    strike: ({ parlour }, rng) => {
      parlour.faults.next({ kind: 'doubled', path: rng.pick(paths), times: 1 + rng.int(3) });
      return Promise.resolve();
    },
  },
  {
    name: 'interactions come twice',
    strike: ({ parlour }, rng) => {
      repeatInteractions(parlour, 1 + rng.int(4), rng.pick([[0], [5, 300], [1500]]));
      return Promise.resolve();
    },
  },
  {
    name: 'interactions come late, and overtake one another',
    strike: ({ parlour }, rng) => {
      delayInteractions(
        parlour,
        Array.from({ length: 2 + rng.int(4) }, () => rng.int(2500)),
      );
      return Promise.resolve();
    },
  },
  {
    name: 'Discord is slow',
    strike: ({ parlour }, rng) => {
      parlour.faults.next({ kind: 'latency', ms: 200 + rng.int(2500), path: rng.pick(paths), times: 1 + rng.int(4) });
      return Promise.resolve();
    },
  },
  {
    name: 'Discord says slow down',
    strike: ({ parlour }, rng) => {
      parlour.faults.next({ kind: 'rate-limit', retryAfter: 0.3, path: rng.pick(paths), times: 2 });
      return Promise.resolve();
    },
  },
  {
    name: 'Discord cannot be reached',
    strike: async ({ parlour }, rng) => {
      parlour.faults.refuseConnections();
      await pause(rng.int(shortMs));
      parlour.faults.acceptConnections();
    },
  },
  {
    name: 'the gateway drops the connection',
    strike: ({ parlour }, rng) => {
      const { faults } = parlour;
      const ways = [
        () => faults.dropGateway(),
        () => faults.cutGateway(),
        () => faults.askToReconnect(),
        () => faults.invalidateSession({ resumable: true }),
        () => faults.invalidateSession({ resumable: false }),
      ];
      rng.pick(ways)();
      return Promise.resolve();
    },
  },
  {
    name: 'the clocks jump ahead, and back',
    strike: async (world, rng) => {
      world.setClock((1 + rng.int(48)) * 60 * 60 * 1000);
      await pause(rng.int(shortMs));
      world.setClock(0);
    },
  },
  {
    name: 'one clock is ahead of the others, or behind',
    strike: async (world, rng) => {
      const role = rng.pick(roles);
      world.setClock((rng.int(2) === 0 ? -1 : 1) * (1 + rng.int(90)) * 60 * 1000, role);
      await pause(rng.int(2 * shortMs));
      world.setClock(0, role);
    },
  },
];
