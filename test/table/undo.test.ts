import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type House,
  asks,
  cells,
  denied,
  done,
  duel,
  ivo,
  mark,
  mira,
  openHouse,
  otto,
  watch,
  zoe,
} from '../support/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse({ checkpointEvery: 4 });
});
afterAll(() => house.close());

const feed = (logs = 1) => ({ action: 'feed', args: { logs } });
const roll = { action: 'roll', args: {} };

describe('undo', () => {
  test('is free for whoever acted last, and every button shown before is stale', async () => {
    const { tables } = house;
    const id = await duel(house);
    done(await tables.answer(id, mark(5), asks(mira)));
    const back = done(await tables.undo(id, asks(mira)));
    expect(cells(back)).toBe('·········');
    expect(back.vote).toBeNull();
    expect(denied(await tables.answer(id, { ...mark(1), seq: 1 }, asks(mira)))).toMatchObject({
      params: { refused: { code: 'stale' } },
    });
    const seq = back.snapshot.match?.seq;
    expect(cells(done(await tables.answer(id, { ...mark(1), seq }, asks(mira))))).toBe('×········');
  });

  test('among rivals, taking back another’s move needs everyone; one no is enough to stop it', async () => {
    const { tables } = house;
    const id = await duel(house);
    done(await tables.answer(id, mark(5), asks(mira)));
    done(await tables.answer(id, mark(1), asks(otto)));
    const asked = done(await tables.undo(id, asks(mira), 2));
    expect(asked.vote).toMatchObject({ kind: 'undo', depth: 2, needed: 2, yes: [mira.id] });
    expect(asked.announced).toBe(true);
    const what = 'Mira marks cell 5. Otto marks cell 1.';
    expect(asked.notices).toEqual([{ kind: 'undoAsked', params: { name: 'Mira', depth: 2, needed: 2, what } }]);
    expect(cells(asked)).toBe('○···×····');
    expect(denied(await tables.undo(id, asks(mira)))).toMatchObject({ code: 'vote-open' });
    expect(denied(await tables.vote(id, 'yes', asks(zoe)))).toMatchObject({ code: 'no-ballot' });
    expect(denied(await tables.vote(id, 'yes', asks(mira)))).toMatchObject({ code: 'already-voted' });
    expect(denied(await tables.vote(id, 'yes', asks(otto), 'another'))).toMatchObject({ code: 'no-vote' });
    const no = done(await tables.vote(id, 'no', asks(otto), asked.vote?.id));
    expect(no.notices).toEqual([{ kind: 'voteFailed', params: { kind: 'undo' } }]);
    house.time.now += 5 * 60_000;
    done(await tables.undo(id, asks(mira), 2));
    const yes = done(await tables.vote(id, 'yes', asks(otto)));
    expect(cells(yes)).toBe('·········');
    expect(yes.notices).toEqual([{ kind: 'undone', params: { name: 'Mira', count: 2 } }]);
  });

  test('can be asked for once a minute, and less often where the others did not want it', async () => {
    const { tables, time } = house;
    const id = await duel(house);
    done(await tables.answer(id, mark(5), asks(mira)));
    done(await tables.answer(id, mark(1), asks(otto)));
    const asked = done(await tables.undo(id, asks(mira), 2));
    done(await tables.vote(id, 'no', asks(otto), asked.vote?.id));
    for (let count = 0; count < 11; count += 1) {
      expect(denied(await tables.undo(id, asks(mira), 2))).toMatchObject({ code: 'vote-rest', params: { minutes: 5 } });
    }
    // Another person is free to ask.
    const other = done(await tables.undo(id, asks(otto), 2));
    expect(other.vote).not.toBeNull();
    done(await tables.answer(id, mark(9), asks(mira)));
    time.now += 59_000;
    expect(denied(await tables.undo(id, asks(otto), 3))).toMatchObject({ code: 'vote-rest', params: { minutes: 1 } });
    time.now += 2000;
    expect(done(await tables.undo(id, asks(otto), 3)).vote).not.toBeNull();
    done(await tables.answer(id, mark(2), asks(otto)));
    time.now += 4 * 60_000;
    expect(done(await tables.undo(id, asks(mira), 3)).vote).not.toBeNull();
  });

  test('a move made while the vote is open lets it lapse', async () => {
    const { tables } = house;
    const id = await duel(house);
    done(await tables.answer(id, mark(5), asks(mira)));
    done(await tables.answer(id, mark(1), asks(otto)));
    done(await tables.undo(id, asks(mira)));
    const moved = done(await tables.answer(id, mark(9), asks(mira)));
    expect(moved.notices).toEqual([{ kind: 'voteLapsed', params: { kind: 'undo' } }]);
    expect(moved.vote).toBeNull();
  });

  test('that was meant for the table as it stood takes nothing back after a move, also one between look and write', async () => {
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    const { match } = done(await house.tables.answer(id, mark(1), asks(otto))).snapshot;
    let moves = 0;
    const raced = house.again((store) => ({
      ...store,
      commit: async (commit) => {
        moves += 1;
        if (moves === 1) done(await house.tables.answer(id, mark(9), asks(mira)));
        return store.commit(commit);
      },
    }));
    const reply = denied(await raced.undo(id, asks(otto), 1, match?.seq));
    expect(reply).toMatchObject({ code: 'moved-on' });
    expect(moves).toBe(1);
    expect(reply.snapshot && cells({ snapshot: reply.snapshot })).toBe('○···×···×');
    expect(reply.snapshot?.table.vote).toBeNull();
    expect(denied(await house.tables.undo(id, asks(otto), 1, match?.seq))).toMatchObject({ code: 'moved-on' });
  });

  test('never goes across a roll or a reveal without consent; among allies a majority is consent', async () => {
    const { tables } = house;
    const id = await watch(house, [mira, otto, zoe]);
    done(await tables.answer(id, roll, asks(mira)));
    const asked = done(await tables.undo(id, asks(mira)));
    expect(asked.vote).toMatchObject({ needed: 2 });
    const light = (reply: typeof asked): number => (reply.snapshot.match?.board as { light: number }).light;
    expect(light(asked)).toBeGreaterThan(0);
    expect(light(done(await tables.vote(id, 'yes', asks(zoe))))).toBe(0);
    const peek = { action: 'peek', args: {} };
    done(await tables.answer(id, peek, asks(mira)));
    house.time.now += 60_000;
    expect(done(await tables.undo(id, asks(mira))).vote).not.toBeNull();
  });

  test('the dice are not rolled anew: the same roll comes again', async () => {
    const { tables } = house;
    const id = await watch(house, [mira]);
    const first = done(await tables.answer(id, roll, asks(mira)));
    const alone = done(await tables.undo(id, asks(mira)));
    expect(alone.vote).toBeNull();
    const second = done(await tables.answer(id, roll, asks(mira)));
    expect(second.events).toEqual(first.events);
  });

  test('goes back as far as one likes, across checkpoints and earlier undos', async () => {
    const { tables } = house;
    const id = await duel(house);
    const order = [1, 2, 3, 5, 4, 6, 8] as const;
    const people = [mira, otto] as const;
    const states: string[] = ['·········'];
    for (const [turn, cell] of order.entries()) {
      states.push(cells(done(await tables.answer(id, mark(cell), asks(people[turn % 2] ?? mira)))));
    }
    done(await tables.undo(id, asks(mira), 3));
    expect(cells(done(await tables.vote(id, 'yes', asks(otto))))).toBe(states[4]);
    done(await tables.answer(id, mark(7), asks(mira)));
    done(await tables.answer(id, mark(9), asks(otto)));
    done(await tables.undo(id, asks(otto), 3));
    expect(cells(done(await tables.vote(id, 'yes', asks(mira))))).toBe(states[3]);
    house.time.now += 60_000;
    done(await tables.undo(id, asks(otto), 99));
    expect(cells(done(await tables.vote(id, 'yes', asks(mira))))).toBe(states[0]);
    expect(denied(await tables.undo(id, asks(mira)))).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('brings a finished game back to life', async () => {
    const { tables } = house;
    const id = await duel(house);
    const over = done(await tables.answer(id, { action: 'resign', args: {} }, asks(mira)));
    expect(over.snapshot.table.state).toBe('over');
    const back = done(await tables.undo(id, asks(mira)));
    expect(back.snapshot.table.state).toBe('playing');
    expect(back.snapshot.match?.outcome).toBeNull();
    expect(await house.redis.ttl(`${house.prefix}:{t:${id}}:state`)).toBe(-1);
  });

  test('takes what the bots did since along, and leaves those who left out', async () => {
    const { tables } = house;
    const id = await watch(house, [mira, otto, ivo]);
    done(await tables.standIn(id, 2, asks(ivo)));
    done(await tables.answer(id, feed(3), asks(mira)));
    done(await tables.leave(id, asks(otto)));
    const back = done(await tables.undo(id, asks(mira)));
    expect(back.vote).toBeNull();
    // Otto's empty seat answers at once again; the bot is yet to move.
    expect(back.snapshot.match).toMatchObject({ empty: [1], board: { light: 1, done: [1] } });
    expect(denied(await tables.undo(id, asks(otto)))).toMatchObject({ code: 'not-seated' });
  });
});
