import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { keysUnder } from '../../src/store/keys.js';
import { deadlineOf, nextDue } from '../../src/table/clock.js';
import type { Snapshot } from '../../src/table/types.js';
import { ferry } from '../support/games/ferry/index.js';
import { type House, asks, done, mira, openHouse, opening, otto } from '../support/tables.js';

const minute = 60 * 1000;

let house: House;
beforeAll(async () => {
  house = await openHouse({ games: [anyGame(ferry)] });
});
afterAll(() => house.close());

/** Mira and Otto on the ferry by the hour; both have chosen a bank, and Mira is to load. */
async function onTheFerry(): Promise<string> {
  const { tables } = house;
  const clock = { kind: 'evening' as const };
  const { id } = done(await tables.open(opening('ferry', { players: 2, clock }), asks(mira))).snapshot.table;
  done(await tables.join(id, asks(otto)));
  done(await tables.start(id, asks(mira)));
  for (const person of [mira, otto]) {
    done(await tables.answer(id, { action: 'bank', args: { side: 'left' } }, asks(person)));
  }
  return id;
}

async function shown(id: string): Promise<Snapshot> {
  const found = await house.tables.byId(id);
  if (!found.ok) throw new Error(found.code);
  return found.snapshot;
}

async function answers(id: string): Promise<string[]> {
  const found = await house.tables.history(id);
  if (!found.ok) throw new Error(found.code);
  return found.entries.flatMap((entry) => (entry.kind === 'answer' ? [`${entry.by.kind} ${entry.action}`] : []));
}

describe('a whole turn by the clock', () => {
  test('fallbacks of the same chain follow at once, each recorded, and the time is said to be up but once', async () => {
    const { tables, time } = house;
    const id = await onTheFerry();
    time.now += 60 * minute;
    const late = done(await tables.runClock(id));
    expect((await answers(id)).slice(2)).toEqual(['clock sail', 'clock land']);
    expect(late.notices).toEqual([{ kind: 'timeUp', params: { name: 'Mira' } }]);
    expect(late.events.map(({ type }) => type)).toEqual(['sailed', 'landed']);
    expect(late.snapshot.table.missed).toEqual([1, 0]);
    // Otto is asked under the same name, but his time has only begun.
    expect(late.snapshot.table.waits).toMatchObject([{ seat: 1, since: time.now, share: 1 }]);
  });

  test('every one of them can be taken back, and is in a save file and in the log', async () => {
    const { tables, time } = house;
    const id = await onTheFerry();
    time.now += 60 * minute;
    done(await tables.runClock(id));
    const log = await tables.log(id, { viewer: mira.id, locale: 'en' });
    expect(log.ok && log.lines.map(({ text }) => text)).toEqual(expect.arrayContaining(['Mira sails.', 'Mira lands.']));
    const saved = await tables.exportTable(id, asks(mira));
    if (!saved.ok) throw new Error(saved.code);
    const place = { guild: 'g1', channel: `c-${id}-again` };
    const copy = done(await tables.importTable(saved.json, place, asks(mira))).snapshot;
    expect(copy.match?.board).toEqual((await shown(id)).match?.board);
    const asked = done(await tables.undo(id, asks(mira)));
    if (asked.vote) done(await tables.vote(id, 'yes', asks(otto), asked.vote.id));
    expect((await answers(id)).slice(2)).toEqual(['clock sail']);
  });

  test('after an answer in time, only what is left of the turn falls back', async () => {
    const { tables, time } = house;
    const id = await onTheFerry();
    done(await tables.answer(id, { action: 'sail', args: {} }, asks(mira)));
    time.now += 60 * minute;
    done(await tables.runClock(id));
    expect((await answers(id)).slice(2)).toEqual(['person sail', 'clock land']);
  });
});

describe('a reaction', () => {
  async function inTheStorm(): Promise<string> {
    const { tables } = house;
    const id = await onTheFerry();
    for (const person of [mira, otto]) {
      for (const action of ['sail', 'land']) done(await tables.answer(id, { action, args: {} }, asks(person)));
    }
    return id;
  }

  test('has a quarter of the turn’s time, with its reminders', async () => {
    const { tables, time } = house;
    const id = await inTheStorm();
    const began = time.now;
    const { table } = await shown(id);
    expect(table.waits.map(({ share }) => share)).toEqual([1 / 4, 1 / 4]);
    expect(deadlineOf(table, 0)).toBe(began + 15 * minute);
    expect(nextDue(table)).toBe(began + 7.5 * minute);
    time.now = began + 8 * minute;
    expect(done(await tables.runClock(id)).snapshot.table.waits.map(({ reminded }) => reminded)).toEqual([1, 1]);
    time.now = began + 15 * minute;
    const over = done(await tables.runClock(id));
    expect(over.notices.filter(({ kind }) => kind === 'timeUp')).toHaveLength(2);
    expect(over.snapshot.match?.outcome).not.toBeNull();
  });

  test('a table that was kept before waits knew their share is read as it was meant', async () => {
    const { redis, prefix, tables } = house;
    const id = await onTheFerry();
    const { table } = await shown(id);
    const waits = table.waits.map(({ share, ...wait }) => ({ ...wait, clocked: share > 0 }));
    const older = { ...table, schema: 1, waits };
    await redis.hset(keysUnder(prefix).state(id), { meta: JSON.stringify(older) });
    expect((await shown(id)).table).toEqual(table);
    done(await tables.answer(id, { action: 'sail', args: {} }, asks(mira)));
  });
});
