/** What is counted and timed, for Prometheus to read at /metrics. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** An interaction must be acknowledged within three seconds, so the buckets are finest below that. */
const ACK_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];
const RENDER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 5];
const POST_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

export type Metrics = {
  registry: Registry;
  /** Answers that players and bots gave: `result` is `accepted` or `refused`. */
  answers: Counter<'game' | 'result'>;
  /** Refusals by the code the kernel gave. */
  refusals: Counter<'code'>;
  /** From an interaction's arrival to its acknowledgement. */
  ack: Histogram;
  /** Drawing one picture: `kind` is what it shows, such as `board` or `hand`. */
  render: Histogram<'game' | 'kind'>;
  /** From a commit to its post standing in the channel. */
  post: Histogram;
  /** Jobs waiting, by queue. */
  queueDepth: Gauge<'queue'>;
  /** 1 while a shard is connected to the gateway, 0 while it is not. */
  gatewayUp: Gauge<'shard'>;
  /** For how long a shard has been missing; 0 while none is. Worked out when it is asked for. */
  gatewayDown: { collectWith(seconds: () => number): void };
  gatewayClosed: Counter<'code'>;
  /** Packets of the gateway that could not be read. */
  unreadable: Counter<'packet'>;
  /** 1 while Discord refuses the bot's token. */
  tokenRefused: Gauge;
};

/** A gauge that is read at the moment when somebody asks. */
function asked(registers: Registry[], name: string, help: string): Metrics['gatewayDown'] {
  let read = (): number => 0;
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers,
    collect: () => {
      gauge.set(read());
    },
  });
  return {
    collectWith: (seconds) => {
      read = seconds;
    },
  };
}

/** A registry of its own each time, so that several bots can run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'barbican_' });
  return {
    registry,
    answers: new Counter({
      name: 'barbican_answers_total',
      help: 'Answers given at the tables',
      labelNames: ['game', 'result'],
      registers,
    }),
    refusals: new Counter({
      name: 'barbican_refusals_total',
      help: 'Answers refused, by reason code',
      labelNames: ['code'],
      registers,
    }),
    ack: new Histogram({
      name: 'barbican_ack_seconds',
      help: 'Time until an interaction was acknowledged',
      buckets: ACK_BUCKETS,
      registers,
    }),
    render: new Histogram({
      name: 'barbican_render_seconds',
      help: 'Time to draw and encode a picture',
      labelNames: ['game', 'kind'],
      buckets: RENDER_BUCKETS,
      registers,
    }),
    post: new Histogram({
      name: 'barbican_post_seconds',
      help: 'Time from a commit to its post in the channel',
      buckets: POST_BUCKETS,
      registers,
    }),
    queueDepth: new Gauge({
      name: 'barbican_queue_depth',
      help: 'Jobs waiting in a queue',
      labelNames: ['queue'],
      registers,
    }),
    gatewayUp: new Gauge({
      name: 'barbican_gateway_up',
      help: 'Whether a shard is connected to the gateway',
      labelNames: ['shard'],
      registers,
    }),
    gatewayDown: asked(registers, 'barbican_gateway_down_seconds', 'How long a shard has been without a connection'),
    gatewayClosed: new Counter({
      name: 'barbican_gateway_closed_total',
      help: 'Connections to the gateway that were closed, by code',
      labelNames: ['code'],
      registers,
    }),
    unreadable: new Counter({
      name: 'barbican_packets_unreadable_total',
      help: 'Packets of the gateway that could not be read',
      labelNames: ['packet'],
      registers,
    }),
    tokenRefused: new Gauge({
      name: 'barbican_token_refused',
      help: 'Whether Discord refuses the bot’s token',
      registers,
    }),
  };
}
