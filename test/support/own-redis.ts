/** A Redis of a test's own, to be killed and brought back, or to be a cluster of one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

export type OwnRedis = {
  url: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Again on the same port, with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function launch(port: number, folder: string, more: readonly string[]): Promise<ChildProcess> {
  const basics = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always'];
  const server = spawn('redis-server', [...basics, ...durable, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => {
      reject(new Error(`redis-server does not come up:\n${said}`));
    });
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
  });
  return server;
}

export async function ownRedis(kind: 'single' | 'cluster' = 'single'): Promise<OwnRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'barbican-own-redis-'));
  const port = await freePort();
  const more =
    kind === 'cluster'
      ? ['--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1', '--cluster-port', String(await freePort())]
      : [];
  let server = await launch(port, folder, more);
  const killOnExit = (): void => void server.kill('SIGKILL');
  process.once('exit', killOnExit);
  const kill = async (): Promise<void> => {
    const gone = once(server, 'exit');
    if (server.exitCode === null && server.signalCode === null && server.kill('SIGKILL')) await gone;
  };
  if (kind === 'cluster') {
    const client = new Redis(port, '127.0.0.1');
    await client.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    while (!String(await client.call('CLUSTER', 'INFO')).includes('cluster_state:ok')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    client.disconnect();
  }
  return {
    url: `redis://127.0.0.1:${port}${kind === 'cluster' ? '?cluster=true' : ''}`,
    kill,
    restart: async () => {
      server = await launch(port, folder, more);
    },
    close: async () => {
      await kill();
      process.off('exit', killOnExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
