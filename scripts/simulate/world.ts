/** What an evening needs: a parlour, a Redis behind a line that can break, gateways and workers that can be killed. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Parlour, startParlour } from '@barbican/parlour';
import { type OwnRedis, ownCluster, ownRedis } from '../rehearsal/own-redis.js';
import { type RedisProxy, redisProxy } from '../rehearsal/redis-proxy.js';
import type { Weight } from './levels.js';

export const roles = ['gateway', 'worker'] as const;
export type Role = (typeof roles)[number];

export type World = {
  parlour: Parlour;
  /** Where the truth is: past the line that breaks. */
  redis: OwnRedis;
  /** Absent where Redis is a cluster, to whose nodes everybody has a line of their own. */
  line: RedisProxy | undefined;
  /** As a power cut would, and then up again. */
  kill(role: Role): Promise<void>;
  killRenderer(role: Role): void;
  /** As well; of a cluster one master. */
  killRedis(): Promise<void>;
  /** The next version comes up before the last one goes. */
  deploy(role: Role): Promise<void>;
  /** By how much the clocks are ahead: of all processes, or of those of one kind. */
  setClock(ahead: number, role?: Role): void;
  /** What the heaps of the processes come to when they are swept. */
  weigh(): Promise<Weight[]>;
  /** The same, of those that had just begun. */
  bare: ReadonlyMap<Role, number>;
  /** Everything as it should be again. */
  mend(): Promise<void>;
  /** What the processes have complained of since it was last asked. */
  words(): string;
  close(): Promise<void>;
};

/** One of the bot's processes; the gateways share the shards among them. */
type Process = {
  role: Role;
  shards: string | undefined;
  child: ChildProcess;
  /** What is being done to it; the next disaster waits its turn. */
  turn: Promise<void>;
};

const script = join(import.meta.dirname, 'process.mjs');
/** What is built needs no translator, which takes a third of what it costs to come up. */
const execArgv = process.env['BARBICAN_BUILT'] === undefined ? ['--import', 'tsx'] : [];
const mostWords = 40_000;

/** `small`: one gateway, one worker, one Redis. `large`: two of each over a cluster of three. */
export type Size = 'small' | 'large';

/** By how much its clock is ahead; whoever dies over it need not know. */
function tell(child: ChildProcess, ahead: number): void {
  child.send({ ahead }, () => undefined);
}

async function weightOf({ role, child }: Process): Promise<Weight> {
  const said = (once(child, 'message') as Promise<[{ heap: number }]>).then(([{ heap }]) => heap);
  // Whoever dies meanwhile holds nothing.
  const gone = once(child, 'exit').then(() => 0);
  child.send({ weigh: true }, () => undefined);
  return { role, mib: (await Promise.race([said, gone])) / 2 ** 20 };
}

export async function openWorld(size: Size): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'barbican-simulated-'));
  const redis = size === 'large' ? await ownCluster(3) : await ownRedis();
  const line = size === 'large' ? undefined : await redisProxy(redis.url);
  const parlour = await startParlour({ patienceMs: 60_000, log: () => undefined });
  const running: Process[] = [];
  let words = '';

  async function start({ role, shards }: Pick<Process, 'role' | 'shards'>): Promise<ChildProcess> {
    const child = fork(script, [], {
      execArgv,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DISCORD_TOKEN: parlour.token,
        DISCORD_API: parlour.api,
        REDIS_URL: line?.url ?? redis.url,
        METRICS_PORT: '0',
        BARBICAN_ROLE: role,
        LOG_LEVEL: 'warn',
        ...(shards === undefined ? {} : { BARBICAN_SHARDS: shards }),
      },
    });
    const hear = (text: Buffer): void => {
      words = `${words}${text.toString()}`.slice(-mostWords);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const ready = await Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)]);
    // Its Redis or Discord may be away just then; whoever keeps it running tries again.
    return ready ? child : start({ role, shards });
  }

  const isUp = ({ child }: Process): boolean => child.exitCode === null && child.signalCode === null;

  async function stop(one: Process, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!isUp(one)) return;
    const gone = once(one.child, 'exit');
    one.child.kill(signal);
    await gone;
  }

  const each = size === 'large' ? [0, 1] : [0];
  for (const role of roles) {
    for (const index of each) {
      const shards = role === 'gateway' && each.length > 1 ? `${index}/${each.length}` : undefined;
      running.push({ role, shards, child: await start({ role, shards }), turn: Promise.resolve() });
    }
  }
  await parlour.untilReady();

  const weigh = (): Promise<Weight[]> => Promise.all(running.filter(isUp).map(weightOf));
  const bare = new Map((await weigh()).map(({ role, mib }) => [role, mib]));

  function inTurn(one: Process, work: (one: Process) => Promise<void>): Promise<void> {
    one.turn = one.turn.then(() => work(one));
    return one.turn;
  }

  let outage = Promise.resolve();
  let turn = 0;
  /** One of this kind, each in turn. */
  function oneOf(role: Role): Process {
    const such = running.filter((one) => one.role === role);
    turn += 1;
    const one = such[turn % such.length];
    if (!one) throw new Error(`There is no ${role}.`);
    return one;
  }

  return {
    parlour,
    redis,
    line,
    kill: (role) =>
      inTurn(oneOf(role), async (one) => {
        await stop(one, 'SIGKILL');
        one.child = await start(one);
      }),
    killRenderer: (role) => {
      const parent = String(oneOf(role).child.pid ?? 0);
      const children = spawnSync('ps', ['-o', 'pid=', '--ppid', parent], { encoding: 'utf8' }).stdout.split('\n');
      const pid = Number(children.map((one) => one.trim()).find((one) => one !== '') ?? 0);
      // Children that have gone meanwhile need no killing.
      if (pid > 0) spawnSync('kill', ['-KILL', String(pid)]);
    },
    killRedis: () => {
      outage = outage.then(async () => {
        await redis.kill();
        await redis.restart();
      });
      return outage;
    },
    deploy: (role) =>
      inTurn(oneOf(role), async (one) => {
        const next = await start(one);
        await stop(one, 'SIGTERM');
        one.child = next;
      }),
    setClock: (ahead, role) => {
      for (const { child, ...one } of running) {
        if (child.connected && (role === undefined || one.role === role)) tell(child, ahead);
      }
    },
    weigh,
    bare,
    mend: async () => {
      parlour.faults.clear();
      line?.slow(0);
      line?.mend();
      for (const process of running) {
        await inTurn(process, async (one) => {
          if (isUp(one)) tell(one.child, 0);
          else one.child = await start(one);
        });
      }
      await parlour.untilReady();
    },
    words: () => {
      const said = words;
      words = '';
      return said;
    },
    close: async () => {
      for (const one of running) await stop(one, 'SIGTERM');
      await line?.close();
      await redis.close();
      await parlour.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
