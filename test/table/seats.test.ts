import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type House,
  asks,
  denied,
  done,
  duel,
  ivo,
  mark,
  mira,
  moderates,
  openHouse,
  otto,
  watch,
  zoe,
} from '../support/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const dayMs = 24 * 60 * 60 * 1000;

describe('a running table', () => {
  test('pauses and goes on; nobody moves meanwhile', async () => {
    const { tables } = house;
    const id = await duel(house);
    expect(denied(await tables.pause(id, asks(zoe)))).toMatchObject({ code: 'not-host' });
    expect(done(await tables.pause(id, asks(otto))).snapshot.table.state).toBe('paused');
    expect(denied(await tables.answer(id, mark(1), asks(mira)))).toMatchObject({ code: 'wrong-state' });
    done(await tables.resume(id, asks(mira)));
    done(await tables.answer(id, mark(1), asks(mira)));
  });

  test('a seat is handed on by its holder, the host or a moderator, and to nobody who sits already', async () => {
    const { tables } = house;
    const id = await duel(house);
    expect(denied(await tables.replace(id, 0, zoe, asks(otto)))).toMatchObject({ code: 'not-allowed' });
    expect(denied(await tables.replace(id, 1, mira, asks(otto)))).toMatchObject({ code: 'already-seated' });
    expect(denied(await tables.replace(id, 7, zoe, asks(mira)))).toMatchObject({ code: 'no-such-seat' });
    done(await tables.replace(id, 1, zoe, asks(otto)));
    done(await tables.replace(id, 1, ivo, moderates(otto)));
    done(await tables.answer(id, mark(1), asks(mira)));
    expect(denied(await tables.answer(id, mark(2), asks(otto)))).toMatchObject({ code: 'not-seated' });
    done(await tables.answer(id, mark(2), asks(ivo)));
  });

  test('a seat that somebody left falls back at once, until another claims it', async () => {
    const { tables } = house;
    const id = await watch(house, [mira, otto]);
    const left = done(await tables.leave(id, asks(otto)));
    expect(left.snapshot.match).toMatchObject({ empty: [1], board: { light: 1, done: [1] } });
    const next = done(await tables.answer(id, { action: 'feed', args: { logs: 1 } }, asks(mira)));
    expect(next.snapshot.match?.board).toMatchObject({ round: 2, done: [1] });
    expect(denied(await tables.claim(id, asks(mira)))).toMatchObject({ code: 'already-seated' });
    expect(denied(await tables.claim(id, asks(zoe), 0))).toMatchObject({ code: 'seat-held' });
    const claimed = done(await tables.claim(id, asks(zoe)));
    expect(claimed.snapshot.table.seats[1]).toEqual({ kind: 'person', ...zoe });
    expect(claimed.snapshot.match?.empty).toEqual([]);
    expect(denied(await tables.claim(id, asks(ivo)))).toMatchObject({ code: 'no-empty-seat' });
  });

  test('a host who leaves the game hands the table on', async () => {
    const { tables } = house;
    const id = await watch(house, [mira, otto]);
    expect(done(await tables.leave(id, asks(mira))).snapshot.table.host).toEqual(otto);
  });

  test('with nobody left it stands still, and goes on when somebody comes', async () => {
    const { tables } = house;
    const id = await watch(house, [mira]);
    const left = done(await tables.leave(id, asks(mira)));
    expect(left.snapshot.table.state).toBe('paused');
    expect(left.snapshot.match?.seq).toBe(0);
    done(await tables.claim(id, asks(zoe)));
    const on = done(await tables.resume(id, asks(zoe)));
    expect(on.snapshot.match).toMatchObject({ seq: 0, empty: [] });
  });

  test('an absent player is kicked by the others’ vote, a present one only by a moderator', async () => {
    const { tables, time } = house;
    const id = await watch(house, [mira, otto, zoe]);
    expect(denied(await tables.kick(id, 1, asks(mira)))).toMatchObject({
      code: 'not-absent',
      params: { name: 'Otto' },
    });
    time.now += dayMs;
    const asked = done(await tables.kick(id, 1, asks(mira)));
    expect(asked.vote).toMatchObject({ kind: 'kick', seat: 1, voters: [mira.id, zoe.id], needed: 2 });
    expect(denied(await tables.vote(id, 'no', asks(otto)))).toMatchObject({ code: 'no-ballot' });
    const out = done(await tables.vote(id, 'yes', asks(zoe)));
    expect(out.snapshot.table.seats[1]).toEqual({ kind: 'empty', name: 'Otto' });
    const byWord = done(await tables.kick(id, 2, moderates(ivo)));
    expect(byWord.snapshot.table.seats[2]?.kind).toBe('empty');
  });

  test('a bot stands in for whoever asks it to, moves, and gives the seat back', async () => {
    const { tables } = house;
    const id = await watch(house, [mira, otto]);
    expect(denied(await tables.standIn(id, 1, asks(mira)))).toMatchObject({ code: 'not-absent' });
    const bot = done(await tables.standIn(id, 1, asks(otto))).snapshot.table.seats[1];
    expect(bot).toEqual({ kind: 'bot', name: 'Aldric', standingInFor: otto });
    done(await tables.answer(id, { action: 'feed', args: { logs: 1 } }, asks(mira)));
    const moved = done(await tables.playBots(id));
    expect(moved.snapshot.match?.seq).toBe(2);
    const back = done(await tables.claim(id, asks(otto)));
    expect(back.notices).toEqual([{ kind: 'cameBack', params: { name: 'Otto' } }]);
    expect(back.snapshot.table.seats[1]).toEqual({ kind: 'person', ...otto });
  });

  test('is ended by the host, or by everyone’s vote', async () => {
    const { tables } = house;
    const id = await duel(house);
    expect(denied(await tables.end(id, asks(zoe)))).toMatchObject({ code: 'not-seated' });
    const asked = done(await tables.end(id, asks(otto)));
    expect(asked.vote).toMatchObject({ kind: 'end', needed: 2 });
    const ended = done(await tables.vote(id, 'yes', asks(mira)));
    expect(ended.snapshot.table.state).toBe('closed');
    expect(denied(await tables.find(ended.snapshot.table.channel))).toMatchObject({ code: 'no-table' });
    const other = await duel(house);
    expect(done(await tables.end(other, asks(mira))).snapshot.table.state).toBe('closed');
  });

  test('those who come or go let an open vote lapse', async () => {
    const { tables } = house;
    const id = await watch(house, [mira, otto, zoe, ivo]);
    done(await tables.end(id, asks(otto)));
    const left = done(await tables.leave(id, asks(zoe)));
    expect(left.vote).toBeNull();
    expect(left.notices.map((notice) => notice.kind)).toContain('voteLapsed');
  });

  test('bots play a whole game through the same answers', async () => {
    const { tables } = house;
    const id = await duel(house);
    done(await tables.replace(id, 1, zoe, asks(otto)));
    done(await tables.standIn(id, 1, asks(zoe)));
    let reply = done(await tables.answer(id, mark(5), asks(mira)));
    done(await tables.standIn(id, 0, asks(mira)));
    expect((await tables.byId(id)).ok).toBe(true);
    done(await tables.resume(id, asks(mira)));
    for (let moves = 0; moves < 12 && reply.snapshot.table.state === 'playing'; moves += 1) {
      reply = done(await house.again().playBots(id));
    }
    expect(reply.snapshot.table.state).toBe('over');
    const history = await tables.history(id);
    const answers = history.ok
      ? history.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.by.kind] : []))
      : [];
    expect(answers[0]).toBe('person');
    expect(new Set(answers.slice(1))).toEqual(new Set(['bot']));
  });
});
