import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, deadlineOf, nextDue } from '../../src/table/clock.js';
import type { Clock } from '../../src/table/types.js';
import {
  type House,
  asks,
  cells,
  denied,
  done,
  duel,
  mark,
  mira,
  openHouse,
  opening,
  otto,
  watch,
  zoe,
} from '../support/tables.js';

const minute = 60 * 1000;
const hour = 60 * minute;
const at = (text: string): number => Date.parse(text);
const paris = (quiet: Clock['quiet']): Clock => ({ kind: 'day', zone: 'Europe/Paris', quiet });
const night = paris({ from: '22:00', to: '08:00' });

describe('quiet hours', () => {
  test('do not count: an hour begun at half past nine in the evening ends at half past eight', () => {
    expect(after(at('2026-03-02T21:30+01:00'), hour, night)).toBe(at('2026-03-03T08:30+01:00'));
    expect(after(at('2026-03-02T23:00+01:00'), hour, night)).toBe(at('2026-03-03T09:00+01:00'));
    expect(after(at('2026-03-02T12:00+01:00'), hour, night)).toBe(at('2026-03-02T13:00+01:00'));
    expect(after(at('2026-03-02T12:00+01:00'), 24 * hour, night)).toBe(at('2026-03-03T22:00+01:00'));
  });

  test('may lie within one day, and need not be set', () => {
    const lunch = paris({ from: '12:00', to: '14:00' });
    expect(after(at('2026-03-02T11:00+01:00'), 2 * hour, lunch)).toBe(at('2026-03-02T15:00+01:00'));
    expect(after(at('2026-03-02T11:00+01:00'), 2 * hour, paris(null))).toBe(at('2026-03-02T13:00+01:00'));
  });

  test('follow the local clock through the nights when it is put forward or back', () => {
    expect(after(at('2026-03-28T21:00+01:00'), 2 * hour, night)).toBe(at('2026-03-29T09:00+02:00'));
    expect(after(at('2026-10-24T21:00+02:00'), 2 * hour, night)).toBe(at('2026-10-25T09:00+01:00'));
  });
});

describe('the clock', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('reminds at half time and near the end, once each, and then plays the fallback and says so', async () => {
    const { tables, time } = house;
    const id = await duel(house, { clock: { kind: 'evening' } });
    const began = time.now;
    const found = await tables.byId(id);
    if (!found.ok) throw new Error('gone');
    expect(nextDue(found.snapshot.table)).toBe(began + 30 * minute);
    expect(deadlineOf(found.snapshot.table, 0)).toBe(began + hour);
    const rev = async (): Promise<number> => done(await tables.runClock(id)).snapshot.table.rev;
    const untouched = await rev();
    time.now = began + 29 * minute;
    expect(await rev()).toBe(untouched);
    time.now = began + 30 * minute;
    expect(await rev()).toBe(untouched + 1);
    expect(await rev()).toBe(untouched + 1);
    time.now = began + 53 * minute;
    expect(await rev()).toBe(untouched + 2);
    expect(await rev()).toBe(untouched + 2);
    time.now = began + hour;
    const late = done(await tables.runClock(id));
    expect(cells(late)).toBe('×········');
    expect(late.notices).toEqual([{ kind: 'timeUp', params: { name: 'Mira' } }]);
    expect(late.snapshot.table).toMatchObject({ missed: [1, 0], waits: [{ seat: 1, since: time.now, reminded: 0 }] });
  });

  test('an answer in time forgives the first miss', async () => {
    const { tables, time } = house;
    const id = await watch(house, [mira, otto], { clock: { kind: 'live' } });
    done(await tables.answer(id, { action: 'feed', args: { logs: 1 } }, asks(mira)));
    time.now += 6 * minute;
    expect(done(await tables.runClock(id)).snapshot.table.missed).toEqual([0, 1]);
    expect(denied(await tables.claim(id, asks(zoe)))).toMatchObject({ code: 'no-empty-seat' });
    const back = done(await tables.answer(id, { action: 'peek', args: {} }, asks(otto)));
    expect(back.snapshot.table.missed).toEqual([0, 0]);
  });

  test('two misses in a row: whoever likes may have the seat, and so may a bot', async () => {
    const { tables, time } = house;
    const id = await duel(house, { clock: { kind: 'live' } });
    const turn = async () => {
      time.now += 6 * minute;
      return done(await tables.runClock(id));
    };
    await turn();
    done(await tables.answer(id, mark(9), asks(otto)));
    const second = await turn();
    expect(second.notices.map((notice) => notice.kind)).toEqual(['timeUp', 'seatOffered']);
    const bot = done(await tables.standIn(id, 0, asks(otto)));
    expect(bot.snapshot.table.seats[0]).toMatchObject({ kind: 'bot', standingInFor: mira });
    const claimed = done(await tables.claim(id, asks(mira)));
    expect(claimed.snapshot.table.missed).toEqual([0, 0]);
  });

  test('those whose seat is offered hold up neither the end of a game nor a kick; to take back needs them still', async () => {
    const { tables, time } = house;
    const id = await watch(house, [mira, otto, zoe], { clock: { kind: 'live' } });
    const otherwise = async () => {
      time.now += 4 * minute;
      done(await tables.answer(id, { action: 'peek', args: {} }, asks(mira)));
      time.now += 2 * minute;
      return done(await tables.runClock(id)).snapshot.table.missed;
    };
    expect(await otherwise()).toEqual([0, 1, 1]);
    done(await tables.answer(id, { action: 'feed', args: { logs: 1 } }, asks(mira)));
    expect(await otherwise()).toEqual([0, 2, 2]);
    const asked = await tables.undo(id, asks(mira), 9);
    expect(done(asked).vote).toMatchObject({ kind: 'undo', voters: [mira.id, otto.id, zoe.id] });
    time.now += 61 * minute;
    const out = done(await tables.kick(id, 1, asks(mira)));
    expect(out.snapshot.table.seats[1]?.kind).toBe('empty');
    time.now += 61 * minute;
    expect(done(await tables.end(id, asks(mira))).snapshot.table.state).toBe('closed');
  });

  test('whose own seat is offered takes the offer back, with time anew', async () => {
    const { tables, time } = house;
    const id = await duel(house, { clock: { kind: 'live' } });
    time.now += 6 * minute;
    done(await tables.runClock(id));
    done(await tables.answer(id, mark(9), asks(otto)));
    time.now += 6 * minute;
    done(await tables.runClock(id));
    done(await tables.answer(id, mark(8), asks(otto)));
    time.now += 2 * minute;
    expect(denied(await tables.claim(id, asks(mira), 1))).toMatchObject({ code: 'already-seated' });
    const back = done(await tables.claim(id, asks(mira), 0));
    expect(back.notices).toEqual([{ kind: 'cameBack', params: { name: 'Mira' } }]);
    expect(back.snapshot.table).toMatchObject({ missed: [0, 0], waits: [{ seat: 0, since: time.now }] });
    expect(denied(await tables.claim(id, asks(zoe), 0))).toMatchObject({ code: 'seat-held' });
  });

  test('of those who are asked at once, each has a time of their own; another’s answer gives nobody more', async () => {
    const { tables, time } = house;
    const id = await watch(house, [mira, otto, zoe], { clock: { kind: 'live' } });
    const began = time.now;
    time.now += 2 * minute;
    const reply = done(await tables.answer(id, { action: 'peek', args: {} }, asks(mira)));
    const since = reply.snapshot.table.waits.map((wait) => wait.since);
    expect(since).toEqual([time.now, began, began]);
    time.now = began + 5 * minute;
    const late = done(await tables.runClock(id));
    expect(late.snapshot.match?.board).toMatchObject({ done: [1, 2] });
    expect(late.snapshot.table.missed).toEqual([0, 1, 1]);
  });

  test('stands still while the table is paused, and in the quiet hours', async () => {
    const { tables, time } = house;
    time.now = at('2026-03-02T20:00+01:00');
    const id = await duel(house, { clock: { ...night, kind: 'evening' } });
    time.now += 30 * minute;
    done(await tables.pause(id, asks(mira)));
    time.now = at('2026-03-02T21:40+01:00');
    done(await tables.resume(id, asks(mira)));
    const found = await tables.byId(id);
    // Half an hour is left, of which twenty minutes before the night.
    expect(found.ok && deadlineOf(found.snapshot.table, 0)).toBe(at('2026-03-03T08:10+01:00'));
    time.now = at('2026-03-03T08:09+01:00');
    expect(done(await tables.runClock(id)).snapshot.match?.seq).toBe(0);
    time.now = at('2026-03-03T08:10+01:00');
    expect(done(await tables.runClock(id)).snapshot.match?.seq).toBe(1);
  });

  test('that jumped ahead and was put back leaves no decision that begins in the future', async () => {
    const { tables, time } = house;
    const id = await duel(house, { clock: { kind: 'live' } });
    const truth = time.now;
    time.now += 24 * hour;
    done(await tables.answer(id, mark(5), asks(mira)));
    time.now = truth + minute;
    const set = done(await tables.runClock(id)).snapshot.table;
    expect(set.waits).toEqual([{ seat: 1, since: time.now, reminded: 0, share: 1 }]);
    expect(deadlineOf(set, 1)).toBe(time.now + 5 * minute);
    done(await tables.pause(id, asks(mira)));
    time.now -= 30 * minute;
    expect(done(await tables.resume(id, asks(mira))).snapshot.table.waits[0]?.since).toBe(time.now);
    const history = await tables.history(id);
    const took = history.ok
      ? history.entries.flatMap((entry) => (entry.kind === 'answer' ? (entry.took ?? []) : []))
      : [];
    expect(took.every((ms) => ms >= 0)).toBe(true);
  });

  test('is set by the host, and only to hours and zones that exist', async () => {
    const { tables } = house;
    const id = await duel(house);
    expect(denied(await tables.setClock(id, { kind: 'day' }, asks(otto)))).toMatchObject({ code: 'not-host' });
    expect(denied(await tables.setClock(id, { zone: 'Mars/Olympus' }, asks(mira)))).toMatchObject({
      code: 'bad-clock',
    });
    const sameHours = { quiet: { from: '22:00', to: '22:00' } };
    expect(denied(await tables.setClock(id, sameHours, asks(mira)))).toMatchObject({ code: 'bad-clock' });
    const bad = opening('beacon', { clock: { quiet: { from: '25:00', to: '08:00' } } });
    expect(denied(await tables.open(bad, asks(mira)))).toMatchObject({ code: 'bad-clock' });
    const set = done(await tables.setClock(id, night, asks(mira)));
    expect(set.snapshot.table.clock).toEqual(night);
  });
});
