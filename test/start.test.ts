/** The bot as a process, in the first seconds of its life. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Parlour, startParlour } from '@barbican/parlour';
import { redisAddress } from '../src/redis-kind.js';
import { botProgram, root } from './support/bot-program.js';
import { hearLog } from './support/heard-log.js';
import { ownCluster } from '../scripts/rehearsal/own-redis.js';

let dataDir: string;
let parlour: Parlour;
let child: ChildProcess | undefined;
let words = '';

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'barbican-start-'));
  parlour = await startParlour({ log: () => undefined });
  words = '';
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await parlour.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function run(program: string[], more: Record<string, string> = {}): ChildProcess {
  const started = spawn(process.execPath, program, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: dataDir,
      DISCORD_TOKEN: parlour.token,
      DISCORD_API: parlour.api,
      REDIS_URL: inject('redisUrl'),
      METRICS_PORT: '0',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hear = (text: Buffer): void => {
    words += text.toString();
  };
  started.stdout.on('data', hear);
  started.stderr.on('data', hear);
  return started;
}

describe('while Discord cannot be reached', () => {
  it('health is served and found by the container, SIGTERM is heeded, and nothing is said twice in a line', async () => {
    parlour.faults.refuseConnections();
    child = run(botProgram());
    await expect.poll(() => words).toContain('cannot be reached yet');
    const address = /"health":"([^"]+)"/.exec(words)?.[1] ?? '';
    const health = await fetch(`${address}/healthz`);
    expect(health.status).toBe(503);
    const { checks } = (await health.json()) as { checks: Record<string, string> };
    expect(checks).toMatchObject({ redis: 'ok', discord: expect.stringContaining('since') as string });
    // Port 0 took whichever was free; the container's own check finds it all the same.
    const asked = run([join(root, 'scripts', 'healthcheck.mjs')]);
    expect(await once(asked, 'exit')).toEqual([1, null]);
    expect(words).toContain('no connection to Discord');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    for (const line of words.split('\n')) expect(line.split('"role"').length, line).toBeLessThanOrEqual(2);
  });
});

describe('while the gateway opens and never greets', () => {
  it('health says so, and SIGTERM is heeded', async () => {
    parlour.faults.tamper = () => undefined;
    child = run(botProgram());
    await expect.poll(() => words).toContain('"health":"');
    const address = /"health":"([^"]+)"/.exec(words)?.[1] ?? '';
    const told = async (): Promise<unknown> => (await fetch(`${address}/healthz`)).json();
    await expect
      .poll(told)
      .toMatchObject({ checks: { redis: 'ok', discord: expect.stringContaining('since') as string } });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('a token that Discord does not take', () => {
  it('ends the start with a sentence that says what to do', async () => {
    child = run(botProgram(), { DISCORD_TOKEN: 'not.the.token' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(words).toContain('Discord does not accept the bot’s token: reset it on the Bot page');
  });
});

describe('a Redis Cluster', () => {
  it('is recognised by any of its nodes, and what is none is not taken for one', async () => {
    const cluster = await ownCluster(1);
    const { log } = hearLog();
    const plain = cluster.url.replace('?cluster=true', '');
    expect(await redisAddress(plain, log)).toContain('?cluster=true');
    expect(await redisAddress(cluster.url, log)).toBe(cluster.url);
    await cluster.close();
    expect(await redisAddress(inject('redisUrl'), log)).toBe(inject('redisUrl'));
    await expect(redisAddress(`${inject('redisUrl')}?cluster=true`, log)).rejects.toThrow('no cluster: leave that out');
    // Nobody there: whoever connects will say so.
    expect(await redisAddress('redis://127.0.0.1:1', log)).toBe('redis://127.0.0.1:1');
  });
});
