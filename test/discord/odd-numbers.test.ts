/** Numbers of the gateway's that are of the right kind, and yet nothing to go by. */
import { expect, it } from 'vitest';
import { readPacket } from '../../src/discord/gateway/packets.js';
import { untilAskedAgain } from '../../src/discord/gateway/session-budget.js';

const beatOf = (interval: number): unknown =>
  Reflect.get(
    Reflect.get(readPacket(`{"op":10,"d":{"heartbeat_interval":${interval}}}`).pass ?? {}, 'd') as object,
    'heartbeat_interval',
  );

it('a heartbeat that no timer can count, or that comes all the time, is not taken over', () => {
  expect(beatOf(45_000)).toBe(45_000);
  for (const odd of [0, -1, 1, 2 ** 31, 1e12]) expect(beatOf(odd)).toBe(41_250);
});

it('an op that there is not is counted under no name of its own, however many there are', () => {
  const names = Array.from({ length: 200 }, (_, op) => readPacket(JSON.stringify({ op: op + 100 })).packet);
  expect(new Set(names).size).toBe(1);
});

it('a budget that is renewed at once, and is still used up, is asked for less and less often', () => {
  const waits = Array.from({ length: 40 }, (_, times) => untilAskedAgain(times, 0));
  expect(waits.slice(0, 4)).toEqual([50, 100, 200, 400]);
  expect(waits.at(-1)).toBe(10 * 60_000);
  expect(untilAskedAgain(0, 5000)).toBe(5000);
});
