/** Global set-up: one real Redis for the whole run, on a free port, gone with its data when the run ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's Redis, empty at the start and shared by all test files: keep to keys of your own, or ask for a fresh database. */
    redisUrl: string;
    /** Whether what is kept of earlier runs is written anew: `vitest run -u`. */
    renewing: boolean;
  }
}

const ATTEMPTS = 5;

export const databases = 512;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'barbican-test-redis-'));
  const { server, port } = await startRedis(folder);
  const killOnExit = () => server.kill('SIGKILL');
  process.once('exit', killOnExit);
  project.provide('redisUrl', `redis://127.0.0.1:${port}`);
  project.provide('renewing', project.config.snapshotOptions.updateSnapshot === 'all');
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.signalCode === null && server.kill('SIGTERM')) await gone;
    process.off('exit', killOnExit);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startRedis(folder: string): Promise<{ server: ChildProcess; port: number }> {
  let said = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await freePort();
    const server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
        .concat(['--save', '', '--appendonly', 'no'])
        .concat(['--maxmemory-policy', 'noeviction', '--databases', String(databases)]),
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    said = '';
    const ready = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error) => {
        reject(new Error(`redis-server cannot be started; npm test installs it: ${error.message}`));
      });
      server.once('exit', () => {
        resolve(false);
      });
      server.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('Ready to accept connections')) resolve(true);
      });
    });
    if (ready) return { server, port };
  }
  throw new Error(`redis-server does not come up:\n${said}`);
}

/** The port may be taken again before Redis binds it; the caller then asks for another. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
