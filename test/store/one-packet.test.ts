import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asks, done, duel, mark, mira, openHouse } from '../support/tables.js';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => {
  house.redis.disconnect();
});

test('a move and the note of it leave for Redis in one packet, so that it writes to its disk once', async () => {
  const id = await duel(house);
  if (!(house.redis instanceof Redis)) throw new Error('one Redis, no cluster');
  const packets = vi.spyOn(house.redis.stream, '_writev');
  done(await house.tables.answer(id, mark(5), asks(mira)));
  const texts = packets.mock.calls.map(([chunks]) => chunks.map(({ chunk }) => String(chunk)).join(''));
  const isWhole = (text: string): boolean => text.includes('zadd') && text.includes('evalsha');
  expect(texts.filter(isWhole)).toHaveLength(1);
});
