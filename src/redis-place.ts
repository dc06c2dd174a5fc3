/** Where a Redis of our own listens, and who else may be there: never two servers on one data folder. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Log } from './log.js';

/** Kept beside the data. The password keeps other programs of this machine out. */
export type Place = { port: number; password: string };

/** The name under which a living bot holds its server; a server that nobody holds was left by a bot that was killed. */
export const HOLDER = 'barbican-holder';

const HOLDER_MS = 1_500;
const ANSWER_MS = 3_000;
const STOP_MS = 10_000;

export const urlOf = ({ port, password }: Place) => `redis://:${password}@127.0.0.1:${port}`;

const placeFile = (folder: string) => join(folder, 'server.json');

/**
 * One port a data folder, chosen once: a second server for the same data cannot bind it and ends before it has
 * touched a file.
 */
export async function readPlace(folder: string): Promise<Place> {
  const file = placeFile(folder);
  if (!existsSync(file)) {
    const draft = await draftPlace(folder);
    // A link is made by one of two bots that start at once; the other reads what the first has chosen.
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Place;
}

async function draftPlace(folder: string): Promise<string> {
  const draft = join(folder, `server-${randomBytes(4).toString('hex')}.json`);
  const place: Place = { port: await freePort(), password: randomBytes(24).toString('hex') };
  writeFileSync(draft, JSON.stringify(place), { mode: 0o600 });
  return draft;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A place where nobody listens: ends what a killed bot left behind, moves away from strangers. */
export async function clearPlace(folder: string, place: Place, log: Log): Promise<Place> {
  const patience = Date.now() + STOP_MS;
  let found = await whoIsThere(place);
  while (found === 'silence' && Date.now() < patience) {
    await pause(100);
    found = await whoIsThere(place);
  }
  if (found === 'nobody') return place;
  if (found === 'stranger') {
    renameSync(await draftPlace(folder), placeFile(folder));
    return readPlace(folder);
  }
  if (found === 'silence') {
    throw new Error(
      `Something listens on port ${place.port} of this machine and does not answer. If it is a redis-server of an earlier ` +
        `run on ${folder}, end it; if not, delete ${placeFile(folder)}. Then start again.`,
    );
  }
  await endLeftBehind(folder, place, log);
  return place;
}

async function endLeftBehind(folder: string, place: Place, log: Log): Promise<void> {
  const visitor = visit(place);
  try {
    const patience = Date.now() + HOLDER_MS;
    while (Date.now() < patience) {
      if (String(await visitor.client('LIST')).includes(` name=${HOLDER} `)) {
        throw new Error(
          `Another Barbican is running on the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      await pause(HOLDER_MS / 10);
    }
    log.warn({ folder }, 'a redis-server was left behind by an earlier run; it is stopped and started afresh');
    // The server's answer is to hang up.
    await visitor.shutdown().catch(() => undefined);
  } finally {
    visitor.disconnect();
  }
  const patience = Date.now() + STOP_MS;
  while (await listens(place)) {
    await pause(50);
    if (Date.now() > patience) throw new Error(`The redis-server left behind on the data in ${folder} does not stop.`);
  }
}

/** Silence is what a server that is just ending gives as well; it soon turns into nobody. */
async function whoIsThere(place: Place): Promise<'nobody' | 'ours' | 'stranger' | 'silence'> {
  if (!(await listens(place))) return 'nobody';
  const visitor = visit(place);
  const complaints: unknown[] = [];
  visitor.on('error', (error) => complaints.push(error));
  try {
    await visitor.client('LIST');
    return 'ours';
  } catch (error) {
    const said = [error, ...complaints].map(String).join('\n');
    return /WRONGPASS|NOAUTH|without any password|RESP type/.test(said) ? 'stranger' : 'silence';
  } finally {
    visitor.disconnect();
  }
}

function visit(place: Place): Redis {
  const visitor = new Redis(urlOf(place), {
    retryStrategy: () => null,
    // A server that is still loading its data may be asked and stopped as well.
    enableReadyCheck: false,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
  });
  visitor.on('error', () => undefined);
  return visitor;
}

function listens({ port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: ANSWER_MS });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => {
      settle(true);
    });
    socket.once('timeout', () => {
      settle(true);
    });
    socket.once('error', () => {
      settle(false);
    });
  });
}
