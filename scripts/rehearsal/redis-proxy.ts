/** A line to Redis that can be slow, hold one reply back or be cut, as lines are. */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Hold = {
  /** How long the reply is kept back. */
  ms: number;
  /** How many packets are let through before; none where absent. */
  after?: number;
  /** Only packets that hold this text count. */
  containing?: string;
};

export type RedisProxy = {
  /** Where clients connect instead. */
  url: string;
  /** Keeps one reply back, and on its connection all that follow it, as a stuck line does. */
  hold(hold: Hold): void;
  /** Whether the packet that was to be held has come by. */
  hasHeld(): boolean;
  /** Every reply takes so much longer. */
  slow(ms: number): void;
  /** Drops every connection, and lets none through until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function redisProxy(target: string): Promise<RedisProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let armed: Required<Hold> | undefined;
  let isHeld = false;
  let slowness = 0;
  let isCut = false;

  function heldFor(packet: Buffer): number {
    if (!armed || !packet.includes(armed.containing)) return 0;
    if (armed.after > 0) {
      armed = { ...armed, after: armed.after - 1 };
      return 0;
    }
    const { ms } = armed;
    armed = undefined;
    isHeld = true;
    return ms;
  }

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const redis = connect(Number(port), hostname);
    let heldUntil = 0;
    let replies: Promise<unknown> = Promise.resolve();
    for (const socket of [client, redis]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        redis.destroy();
      });
    }
    client.on('data', (packet) => {
      const ms = heldFor(packet);
      if (ms > 0) heldUntil = Date.now() + ms;
      redis.write(packet);
    });
    redis.on('data', (reply) => {
      const until = Math.max(heldUntil, Date.now() + slowness);
      replies = replies.then(async () => {
        const left = until - Date.now();
        if (left > 0) await pause(left);
        client.write(reply);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: ({ ms, after = 0, containing = '' }) => {
      isHeld = false;
      armed = { ms, after, containing };
    },
    hasHeld: () => isHeld,
    slow: (ms) => {
      slowness = ms;
    },
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
