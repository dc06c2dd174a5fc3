import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { takenOverAfterMs, takeover } from '../../src/jobs/takeover.js';
import { openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mira, openHouse } from '../support/tables.js';

/** As in the real bot. */
const stalledAfterMs = takenOverAfterMs;
let house: House;
let office: Office;
let doomed: ChildProcess | undefined;
afterEach(async () => {
  doomed?.kill('SIGKILL');
  await office.close();
  await house.close();
});

/** A worker that gets as far as Discord with such a post, and no further. */
async function startDoomed(dies: 'board' | 'end') {
  const script = fileURLToPath(new URL('../support/doomed-worker.ts', import.meta.url));
  const worker = fork(
    script,
    [inject('redisUrl'), house.prefix, String(stalledAfterMs), dies, String(house.time.now)],
    {
      execArgv: ['--import', 'tsx'],
    },
  );
  doomed = worker;
  const gone = once(worker, 'exit');
  const reached = new Promise<string>((resolve) => {
    worker.on('message', (said: { nonce?: string }) => {
      if (said.nonce !== undefined) resolve(said.nonce);
    });
  });
  await once(worker, 'message');
  return { worker, reached, gone };
}

describe('a worker that is killed in the middle of a post', () => {
  test('is relieved by another, and what had reached Discord is not posted twice', async () => {
    house = await openHouse();
    const channel = openChannel();
    office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, stalledAfterMs });
    house.onNudge.tell = office.queues.nudge;
    const { worker, reached, gone } = await startDoomed('board');
    const id = await duel(house);
    const nonce = await reached;
    worker.kill('SIGKILL');
    await gone;
    expect(await office.outbox.backlog(id)).toBeGreaterThan(0);
    // The lock runs out and is looked for, and the post is there: some five seconds, where nothing else holds us up.
    const { lockDuration, stalledInterval } = takeover();
    expect(lockDuration + stalledInterval + 1000).toBeLessThanOrEqual(5000);
    await office.work();
    await expect.poll(() => office.outbox.backlog(id)).toBe(0);
    // The post that the dead worker had begun comes first, under the same nonce: Discord knows it and posts nothing.
    expect(channel.calls[0]).toContain(nonce);
    expect(channel.messages.at(-1)?.kind).toBe('board');
    expect(new Set(channel.messages.map((message) => message.nonce)).size).toBe(channel.messages.length);
  });

  test('has the game that was over in the records, once, whoever tells of the end', async () => {
    house = await openHouse();
    const channel = openChannel();
    office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, stalledAfterMs });
    house.onNudge.tell = office.queues.nudge;
    const { worker, reached, gone } = await startDoomed('end');
    const id = await duel(house);
    done(await house.tables.answer(id, { action: 'resign', args: {} }, asks(mira)));
    const nonce = await reached;
    worker.kill('SIGKILL');
    await gone;
    await office.work();
    await expect.poll(() => office.outbox.backlog(id)).toBe(0);
    expect(channel.calls.some((call) => call.includes(nonce))).toBe(true);
    const records = await office.records.find('g1');
    expect(records.map(({ table, winners }) => ({ table, winners }))).toEqual([{ table: id, winners: [1] }]);
  });
});
