import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type House,
  asks,
  denied,
  done,
  ivo,
  mira,
  moderates,
  openHouse,
  opening,
  otto,
  zoe,
} from '../support/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('a lobby', () => {
  test('the host sits first, others join with a wish, a bot fills in, and the game starts with those who sit', async () => {
    const { tables } = house;
    const place = opening('beacon', { players: 4 });
    const { table } = done(await tables.open(place, asks(mira))).snapshot;
    expect(table.id).toMatch(/^[\w]{8}$/);
    expect(table).toMatchObject({ state: 'lobby', host: mira, preset: 'short', options: { rounds: 2 } });
    expect(table.seats.map((seat) => seat.kind)).toEqual(['person', 'empty', 'empty', 'empty']);
    done(await tables.join(table.id, asks(otto), 'red'));
    expect(denied(await tables.join(table.id, asks(zoe), 'red'))).toMatchObject({ code: 'wish-taken' });
    expect(denied(await tables.join(table.id, asks(zoe), 'green'))).toMatchObject({
      code: 'unknown-wish',
      params: { wishes: ['red', 'blue'] },
    });
    done(await tables.addBot(table.id, asks(mira)));
    const started = done(await tables.start(table.id, asks(mira)));
    expect(started.snapshot.table).toMatchObject({ state: 'playing', wishes: [null, 'red', null] });
    expect(started.snapshot.table.seats.map((seat) => seat.name)).toEqual(['Mira', 'Otto', 'Aldric']);
    expect(started.snapshot.match?.seats).toBe(3);
    expect((await tables.find(place.channel)).ok).toBe(true);
  });

  test('only the host or a moderator runs it; a full, started or unknown table says so', async () => {
    const { tables } = house;
    const place = opening('tic-tac-toe');
    const { id } = done(await tables.open(place, asks(mira))).snapshot.table;
    expect(denied(await tables.addBot(id, asks(otto)))).toMatchObject({ code: 'not-host', params: { host: 'Mira' } });
    expect(denied(await tables.start(id, asks(mira)))).toMatchObject({ code: 'too-few' });
    expect(denied(await tables.join(id, asks(mira)))).toMatchObject({ code: 'already-seated' });
    done(await tables.addBot(id, moderates(otto)));
    expect(denied(await tables.join(id, asks(otto)))).toMatchObject({ code: 'full' });
    done(await tables.removeBot(id, asks(mira)));
    expect(denied(await tables.removeBot(id, asks(mira)))).toMatchObject({ code: 'no-bot' });
    done(await tables.join(id, asks(otto)));
    done(await tables.start(id, asks(mira)));
    expect(denied(await tables.join(id, asks(zoe)))).toMatchObject({ code: 'wrong-state' });
    expect(denied(await tables.open(place, asks(zoe)))).toMatchObject({ code: 'table-exists' });
    expect(denied(await tables.join('nowhere', asks(zoe)))).toMatchObject({ code: 'no-table' });
    expect(denied(await tables.open(opening('chess'), asks(zoe)))).toMatchObject({ code: 'unknown-game' });
  });

  test('options, presets and seats are checked against the game', async () => {
    const { tables } = house;
    const { id } = done(await tables.open(opening('beacon', { players: 2 }), asks(mira))).snapshot.table;
    expect(done(await tables.setPreset(id, 'long', asks(mira))).snapshot.table.options).toEqual({ rounds: 3 });
    const short = done(await tables.setOptions(id, { rounds: '2' }, asks(mira))).snapshot.table;
    expect(short).toMatchObject({ options: { rounds: 2 }, preset: 'short' });
    expect(denied(await tables.setOptions(id, { rounds: 9 }, asks(mira)))).toMatchObject({
      code: 'unknown-value',
      params: { values: ['2', '3'] },
    });
    expect(denied(await tables.setOptions(id, { weather: 'fair' }, asks(mira)))).toMatchObject({
      code: 'unknown-option',
    });
    expect(denied(await tables.setPreset(id, 'endless', asks(mira)))).toMatchObject({ code: 'unknown-preset' });
    done(await tables.join(id, asks(otto)));
    expect(denied(await tables.setSeats(id, 1, asks(mira)))).toMatchObject({
      code: 'seat-count',
      params: { min: 2, max: 4 },
    });
    expect(done(await tables.setSeats(id, 4, asks(mira))).snapshot.table.seats).toHaveLength(4);
    expect(denied(await tables.open(opening('beacon', { players: 9 }), asks(mira)))).toMatchObject({
      code: 'seat-count',
    });
  });

  test('a host who leaves hands the table on; a cancelled table frees its channel', async () => {
    const { tables } = house;
    const place = opening('beacon');
    const { id } = done(await tables.open(place, asks(mira))).snapshot.table;
    done(await tables.join(id, asks(otto)));
    expect(done(await tables.leave(id, asks(mira))).snapshot.table.host).toEqual(otto);
    expect(denied(await tables.leave(id, asks(mira)))).toMatchObject({ code: 'not-seated' });
    done(await tables.cancel(id, asks(otto)));
    expect(denied(await tables.find(place.channel))).toMatchObject({ code: 'no-table' });
    done(await tables.open(place, asks(ivo)));
  });

  test('two who open a table in one channel at once: one has it, the other is told', async () => {
    const place = opening('beacon');
    const replies = await Promise.all(
      [house.tables, house.again()].map((one, at) => one.open(place, asks(at ? otto : mira))),
    );
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
    const found = await house.tables.find(place.channel);
    const winner = replies.find((reply) => reply.ok);
    expect(found.ok && winner?.ok && found.snapshot.table.id === winner.snapshot.table.id).toBe(true);
  });

  test('a lobby opened twice by the same interaction is opened once', async () => {
    const place = opening('beacon');
    const request = asks(mira);
    const first = done(await house.tables.open(place, request));
    const second = done(await house.tables.open(place, request));
    expect(second).toMatchObject({ repeated: true, snapshot: { table: { id: first.snapshot.table.id } } });
  });

  test('a rematch seats the same people with the same options; a nickname is known from the next request on', async () => {
    const { tables } = house;
    const place = opening('beacon', { players: 2, clock: { kind: 'day' } });
    const { id } = done(await tables.open(place, asks(mira))).snapshot.table;
    done(await tables.join(id, asks(otto)));
    done(await tables.setPreset(id, 'long', asks({ id: mira.id, name: 'Mira the Bold' })));
    done(await tables.start(id, asks(mira)));
    const ended = done(await tables.end(id, moderates(mira))).snapshot.table;
    const again = done(await tables.open({ ...place, like: ended }, asks(otto))).snapshot.table;
    expect(again).toMatchObject({ preset: 'long', clock: { kind: 'day' }, host: otto });
    expect(again.seats.map((seat) => seat.name)).toEqual(['Mira', 'Otto']);
  });
});
