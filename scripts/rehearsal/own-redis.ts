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
  const server = spawn('redis-server', [...basics, ...durable, ...more], { stdio: ['ignore', 'pipe', 'ignore'] });
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

type Node = OwnRedis & { port: number };

async function ownNode(kind: 'single' | 'cluster'): Promise<Node> {
  const folder = mkdtempSync(join(tmpdir(), 'barbican-own-redis-'));
  const port = await freePort();
  const more =
    kind === 'cluster'
      ? ['--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1', '--cluster-port', String(await freePort())]
      : [];
  let server = await launch(port, folder, more);
  const killOnExit = (): void => void server.kill('SIGKILL');
  // Whoever is told to go before closing it takes it along all the same, and goes.
  const killOnTerm = (): void => {
    killOnExit();
    process.kill(process.pid, 'SIGTERM');
  };
  process.once('exit', killOnExit).once('SIGTERM', killOnTerm);
  const kill = async (): Promise<void> => {
    const gone = once(server, 'exit');
    if (server.exitCode === null && server.signalCode === null && server.kill('SIGKILL')) await gone;
  };
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      server = await launch(port, folder, more);
    },
    close: async () => {
      await kill();
      process.off('exit', killOnExit).off('SIGTERM', killOnTerm);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function ownRedis(): Promise<OwnRedis> {
  return ownNode('single');
}

const allSlots = 16_384;

async function order(node: Node, ...words: readonly string[]): Promise<string> {
  const client = new Redis(node.port, '127.0.0.1');
  const answer = await client.call('CLUSTER', ...words);
  client.disconnect();
  return String(answer);
}

async function untilWhole(nodes: readonly Node[]): Promise<void> {
  for (const node of nodes) {
    for (;;) {
      const info = await order(node, 'INFO');
      if (info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${nodes.length}`)) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A Redis Cluster of so many masters; what is killed is one of them, and it comes back with its data. */
export async function ownCluster(masters: number): Promise<OwnRedis> {
  const nodes: Node[] = [];
  for (let index = 0; index < masters; index += 1) nodes.push(await ownNode('cluster'));
  const [first] = nodes;
  if (!first) throw new Error('A cluster has a master.');
  for (const [index, node] of nodes.entries()) {
    const [from, to] = [index, index + 1].map((part) => Math.floor((allSlots * part) / masters));
    await order(node, 'ADDSLOTSRANGE', String(from), String((to ?? allSlots) - 1));
    // Each must have an epoch of its own before they meet.
    await order(node, 'SET-CONFIG-EPOCH', String(index + 1));
  }
  for (const node of nodes.slice(1)) {
    const bus = /cluster-port|@(\d+)/.exec(await order(node, 'NODES'))?.[1];
    await order(first, 'MEET', '127.0.0.1', String(node.port), ...(bus === undefined ? [] : [bus]));
  }
  await untilWhole(nodes);
  let victim = 0;
  return {
    url: `${first.url}?cluster=true`,
    kill: async () => {
      victim = (victim + 1) % nodes.length;
      await nodes[victim]?.kill();
    },
    restart: async () => {
      await nodes[victim]?.restart();
      await untilWhole(nodes);
    },
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()));
    },
  };
}
