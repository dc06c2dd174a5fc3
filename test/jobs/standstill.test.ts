import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { deadlineOf } from '../../src/table/clock.js';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, duel, openHouse } from '../support/tables.js';

const minute = 60_000;
let house: House;
let channel: Channel;
let offices: Office[];

beforeEach(async () => {
  house = await openHouse();
  channel = openChannel();
  offices = [];
});
afterEach(async () => {
  for (const office of offices) await office.close();
  await house.close();
});

/** A bot by the tables' own clock; the last one is gone. */
async function openAgain(): Promise<Office> {
  await offices.pop()?.close();
  const office = openOffice(house, {
    url: inject('redisUrl'),
    poster: channel.poster,
    wallClock: () => house.time.now,
  });
  offices.push(office);
  house.onNudge.tell = office.queues.nudge;
  await office.work();
  return office;
}

const posted = (office: Office, id: string): Promise<void> => expect.poll(() => office.outbox.backlog(id)).toBe(0);

async function deadline(id: string): Promise<number | undefined> {
  const found = await house.tables.byId(id);
  return found.ok ? deadlineOf(found.snapshot.table, 0) : undefined;
}

test('clocks stand still while the bot is down, and it says so, once', async () => {
  const before = await openAgain();
  const id = await duel(house, { clock: { kind: 'live' } });
  await posted(before, id);
  const due = await deadline(id);
  await before.close();
  offices.pop();
  house.time.now += 180 * minute;
  const after = await openAgain();
  await posted(after, id);
  expect(await deadline(id)).toBe((due ?? 0) + 180 * minute);
  expect(channel.said()).toContain('I was away for 3 hours. The clocks stood still meanwhile.');
  expect(channel.said().join('\n')).not.toContain('Time is up');
  const still = { from: house.time.now - 180 * minute, to: house.time.now };
  await house.tables.standStill(id, still);
  expect(await deadline(id)).toBe((due ?? 0) + 180 * minute);
});

test('what is put off by a minute is nobody’s loss, and a table without a clock has nothing to give back', async () => {
  const before = await openAgain();
  const id = await duel(house, { clock: { kind: 'live' } });
  const calm = await duel(house);
  await posted(before, id);
  await posted(before, calm);
  const due = await deadline(id);
  house.time.now += minute;
  await posted(await openAgain(), id);
  expect(await deadline(id)).toBe(due);
  house.time.now += 60 * minute;
  const last = await openAgain();
  await posted(last, id);
  await posted(last, calm);
  const notices = channel.said().filter((line) => line.startsWith('I was away'));
  expect(notices).toEqual(['I was away for 60 minutes. The clocks stood still meanwhile.']);
});
