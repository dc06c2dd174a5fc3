/** A house whose line to Redis can hold one reply back, and an onlooker over a line that nothing holds up. */
import { expect, inject } from 'vitest';
import { type RedisProxy, redisProxy } from '../../scripts/rehearsal/redis-proxy.js';
import { type House, type HouseOptions, openHouse } from './tables.js';

/** A command may take so long; the two seconds of a slow Redis, where it may take one and a half, are scaled to it. */
const timeoutMs = 150;
const heldMs = 3 * timeoutMs;
/** More packets than a job ever sends. */
const mostPackets = 400;

export type SlowLine = {
  /** What is asked here may come too late. */
  house: House;
  onlooker: House;
  /**
   * Once for every packet that the job sends: `prepare` makes what it works on while all is well, then the reply to one packet
   * is held, and `run` has the job done and judges what came of it. Answers with how many packets were held. `every`: only every
   * so many packets, where a job sends very many.
   */
  atEveryPacket<T>(
    prepare: () => Promise<T>,
    run: (made: T, packet: number) => Promise<void>,
    every?: number,
  ): Promise<number>;
  /** Until the last reply that was held has come. */
  onTime(): Promise<void>;
  close(): Promise<void>;
};

export async function openSlowLine(options: HouseOptions = {}): Promise<SlowLine> {
  const proxy: RedisProxy = await redisProxy(inject('redisUrl'));
  const house = await openHouse({ ...options, url: proxy.url, timeoutMs });
  const onlooker = await openHouse({ ...options, prefix: house.prefix, time: house.time });

  let isHeld = true;

  async function onTime(): Promise<void> {
    isHeld ||= proxy.hasHeld();
    proxy.hold({ ms: 0, containing: 'nothing like it' });
    await expect.poll(() => house.redis.ping().catch(() => 'late')).toBe('PONG');
  }

  return {
    house,
    onlooker,
    onTime,
    atEveryPacket: async (prepare, run, every = 1) => {
      let packet = 0;
      let held = 0;
      for (; isHeld && packet < mostPackets; packet += every) {
        await onTime();
        const made = await prepare();
        isHeld = false;
        proxy.hold({ ms: heldMs, after: packet });
        await run(made, packet);
        isHeld ||= proxy.hasHeld();
        if (isHeld) held += 1;
      }
      return held;
    },
    close: async () => {
      house.redis.disconnect();
      await onlooker.close();
      await proxy.close();
    },
  };
}
