/** Redis is away just when a job has something to change at a table: that is no answer, and the job comes again. */
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { ChannelGone } from '../../src/jobs/ports.js';
import { createStandstill } from '../../src/jobs/standstill.js';
import { createLog } from '../../src/log.js';
import { createPulse } from '../../src/store/pulse.js';
import { deadlineOf } from '../../src/table/clock.js';
import { type TableStore, StorageAway } from '../../src/table/ports.js';
import { openChannel } from '../support/channel.js';
import { openOffice } from '../support/office.js';
import { type House, duel, openHouse } from '../support/tables.js';

const minute = 60_000;
let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => {
  await house.close();
});

/** A store that is away at the first few commits of this kind. */
function away(
  store: TableStore,
  times: number,
  isMeant: (change: Parameters<TableStore['commit']>[0]) => boolean,
): TableStore {
  let left = times;
  return {
    ...store,
    commit: (change) => {
      if (!isMeant(change) || left === 0) return store.commit(change);
      left -= 1;
      return Promise.reject(new StorageAway('away', { isUnsure: false }));
    },
  };
}

test('the time in which nobody was there is given back to every table, to some at the next look', async () => {
  const office = openOffice(house, { url: inject('redisUrl'), poster: openChannel().poster });
  const tables = house.again((store) => away(store, 20, ({ table }) => table.stoodUntil > 0));
  const ids = [await duel(house, { clock: { kind: 'live' } }), await duel(house, { clock: { kind: 'live' } })];
  const deadlines = () =>
    Promise.all(
      ids.map(async (id) => {
        const found = await house.tables.byId(id);
        return found.ok ? deadlineOf(found.snapshot.table, 0) : undefined;
      }),
    );
  const due = await deadlines();
  const now = (): number => house.time.now;
  const pulse = createPulse(house.redis, house.prefix);
  const { outbox } = office;
  const standStill = createStandstill({
    tables,
    outbox,
    pulse,
    now,
    log: createLog({ level: 'silent' }),
    wallClock: now,
  });
  await standStill();
  house.time.now += 180 * minute;
  const look = (): Promise<boolean> =>
    standStill().then(
      () => true,
      () => false,
    );
  expect(await look()).toBe(false);
  await expect.poll(look).toBe(true);
  expect(await deadlines()).toEqual(due.map((at) => (at ?? 0) + 180 * minute));
  await office.close();
});

test('a table whose channel is gone is paused, although Redis was away when that was found out', async () => {
  const channel = openChannel();
  const again = house.again((store) => away(store, 3, ({ table }) => table.state === 'paused'));
  const office = openOffice({ ...house, tables: again }, { url: inject('redisUrl'), poster: channel.poster });
  house.onNudge.tell = office.queues.nudge;
  await office.work();
  channel.before = (kind) => {
    if (kind === 'board') throw new ChannelGone('403');
  };
  const id = await duel(house);
  await office.posted(id);
  const found = await house.tables.byId(id);
  expect(found.ok && found.snapshot.table.state).toBe('paused');
  await office.close();
});
