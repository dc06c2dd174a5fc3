import { afterEach, describe, expect, test } from 'vitest';
import { startHealth, type HealthCheck, type HealthServer } from '../src/health.js';
import { createMetrics } from '../src/metrics.js';

let server: HealthServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function open(checks: Record<string, HealthCheck>, patienceMs = 2_000) {
  const metrics = createMetrics();
  server = await startHealth({ host: '127.0.0.1', port: 0, registry: metrics.registry, checks, patienceMs });
  return { metrics, url: server.url };
}

describe('the health page', () => {
  test('answers 200 while everything it needs is there', async () => {
    const { url } = await open({ redis: () => Promise.resolve(), gateway: () => Promise.resolve() });
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, checks: { redis: 'ok', gateway: 'ok' } });
  });

  test('answers 503 and names what is missing', async () => {
    const { url } = await open({
      redis: () => Promise.reject(new Error('connection refused')),
      gateway: () => Promise.resolve(),
    });
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false, checks: { redis: 'connection refused', gateway: 'ok' } });
  });

  test('does not wait for ever for a check that hangs', async () => {
    const { url } = await open({ redis: () => new Promise(() => undefined) }, 20);
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false, checks: { redis: 'no answer within 20 ms' } });
  });

  test('serves nothing else, and to nobody who would write', async () => {
    const { url } = await open({});
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
  });
});

describe('the metrics page', () => {
  test('shows what was counted and timed under the names dashboards use', async () => {
    const { metrics, url } = await open({});
    metrics.answers.inc({ game: 'tic-tac-toe', result: 'accepted' });
    metrics.refusals.inc({ code: 'stale' });
    metrics.ack.observe(0.02);
    metrics.render.observe({ game: 'tic-tac-toe', kind: 'board' }, 0.1);
    metrics.post.observe(0.3);
    metrics.queueDepth.set({ queue: 'post' }, 4);
    const response = await fetch(`${url}/metrics`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(page).toContain('barbican_answers_total{game="tic-tac-toe",result="accepted"} 1');
    expect(page).toContain('barbican_refusals_total{code="stale"} 1');
    expect(page).toContain('barbican_ack_seconds_count 1');
    expect(page).toContain('barbican_render_seconds_count{game="tic-tac-toe",kind="board"} 1');
    expect(page).toContain('barbican_post_seconds_sum 0.3');
    expect(page).toContain('barbican_queue_depth{queue="post"} 4');
  });

  test('two bots in one process count apart', async () => {
    const one = createMetrics();
    const other = createMetrics();
    one.refusals.inc({ code: 'stale' });
    expect(await one.registry.getSingleMetricAsString('barbican_refusals_total')).toContain('} 1');
    expect(await other.registry.getSingleMetricAsString('barbican_refusals_total')).not.toContain('} 1');
  });
});
