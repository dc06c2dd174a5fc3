/** A small HTTP server for whoever watches over the process: /healthz and /metrics. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/**
 * One thing the process needs; it rejects, with words that say why, while that thing is missing. Words with which it
 * resolves are shown too: all is well, but somebody should know.
 */
export type HealthCheck = () => Promise<unknown>;

export type HealthOptions = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  registry: Registry;
  checks: Readonly<Record<string, HealthCheck>>;
  /** A check that has not answered by then counts as failed. */
  patienceMs?: number;
};

export type HealthServer = {
  /** Where it listens, such as `http://127.0.0.1:9464`. */
  url: string;
  close(): Promise<void>;
};

type Report = { ok: boolean; checks: Record<string, string> };

export async function startHealth(options: HealthOptions): Promise<HealthServer> {
  const { host, port, registry } = options;
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const respond = async () => {
      const path = (request.url ?? '/').split('?', 1)[0];
      if (request.method !== 'GET' && request.method !== 'HEAD') send(405, 'text/plain', 'GET only\n');
      else if (path === '/metrics') send(200, registry.contentType, await registry.metrics());
      else if (path === '/healthz') {
        const report = await examine(options);
        send(report.ok ? 200 : 503, 'application/json', `${JSON.stringify(report)}\n`);
      } else send(404, 'text/plain', 'Only /healthz and /metrics are served here\n');
    };
    respond().catch((error: unknown) => {
      send(500, 'text/plain', `${String(error)}\n`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: addressOf(server.address()),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function examine({ checks, patienceMs = 2_000 }: HealthOptions): Promise<Report> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await outcome(check, patienceMs)] as const),
  );
  return {
    ok: results.every(([, { isWell }]) => isWell),
    checks: Object.fromEntries(results.map(([name, { words }]) => [name, words])),
  };
}

type Outcome = { isWell: boolean; words: string };

async function outcome(check: HealthCheck, patienceMs: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      resolve({ isWell: false, words: `no answer within ${patienceMs} ms` });
    }, patienceMs);
  });
  const asked = check().then(
    (remark) => ({ isWell: true, words: typeof remark === 'string' ? remark : 'ok' }),
    (error: unknown) => ({ isWell: false, words: error instanceof Error ? error.message : String(error) }),
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error(`Not a network address: ${String(address)}`);
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
