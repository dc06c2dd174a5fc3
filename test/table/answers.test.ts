import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Commit, Done, Reply, TableStore } from '../../src/table/ports.js';
import { wordDenial } from '../../src/table/words.js';
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
import { games as testGames } from '../support/games/index.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('an answer', () => {
  test('counts for the seat of whoever asks, and comes back with what happened', async () => {
    const id = await duel(house);
    const reply = done(await house.tables.answer(id, mark(5), asks(mira)));
    expect(cells(reply)).toBe('····×····');
    expect(reply.events).toEqual([{ type: 'marked', data: { seat: 0, cell: 5 } }]);
    expect(reply.phases).toEqual([{ key: 'yourTurn', params: {} }]);
    expect(denied(await house.tables.answer(id, mark(1), asks(mira)))).toMatchObject({
      code: 'refused',
      params: { refused: { code: 'not-your-decision' } },
    });
    expect(denied(await house.tables.answer(id, mark(1), asks(zoe)))).toMatchObject({ code: 'not-seated' });
    expect(house.nudges.at(-1)).toEqual([id, reply.snapshot.table.rev]);
  });

  test('is put into words while it is written, and stands whatever becomes of them', async () => {
    const id = await duel(house);
    const revs: (number | undefined)[] = [];
    let expected: Done | undefined;
    const watched = done(
      await house.tables.answer(id, mark(5), asks(mira), undefined, (reply) => {
        expected = reply;
        revs.push(house.nudges.at(-1)?.[1]);
      }),
    );
    expect(expected).toBe(watched);
    // Nobody was told of it yet.
    expect(revs).toEqual([watched.snapshot.table.rev - 1]);
    const faulty = (): void => {
      throw new Error('no words');
    };
    expect(cells(done(await house.tables.answer(id, mark(1), asks(otto), undefined, faulty)))).toBe('○···×····');
    expect(house.nudges.at(-1)).toEqual([id, watched.snapshot.table.rev + 1]);
  });

  test('given twice by the same interaction acts once and gets the same reply', async () => {
    const id = await duel(house);
    const request = asks(mira);
    const first = done(await house.tables.answer(id, mark(5), request));
    const second = done(await house.again().answer(id, mark(5), request));
    expect(second.repeated).toBe(true);
    expect(second.events).toEqual(first.events);
    expect(second.phases).toEqual(first.phases);
    expect(second.snapshot.match?.seq).toBe(1);
    const together = asks(otto);
    const both = await Promise.all([1, 2].map(() => house.again().answer(id, mark(1), together)));
    expect(both.map((reply) => done(reply).repeated).sort()).toEqual([false, true]);
    expect(both.map((reply) => done(reply).events)).toEqual(
      [both[0], both[0]].map((reply) => reply && done(reply).events),
    );
  });

  test('of four who act at once from four processes, all are served', async () => {
    const people = [mira, otto, zoe, ivo];
    const id = await watch(house, people);
    const replies = await Promise.all(
      people.map((one) => house.again().answer(id, { action: 'feed', args: { logs: 2 }, seq: 0 }, asks(one))),
    );
    for (const reply of replies) done(reply);
    const found = await house.tables.byId(id);
    expect(found.ok && found.snapshot.match).toMatchObject({ seq: 4, board: { light: 8, round: 2 } });
  });

  test('that loses the race is judged anew on fresh state', async () => {
    const id = await watch(house, [mira, otto]);
    let interfered = 0;
    const slow = house.again((store: TableStore) => ({
      ...store,
      commit: async (commit: Commit) => {
        // Somebody else is faster, twice.
        if (interfered < 2) {
          interfered += 1;
          done(await house.tables.setLanguage(id, interfered === 1 ? 'fr' : 'en', asks(mira)));
        }
        return store.commit(commit);
      },
    }));
    const reply = done(await slow.answer(id, { action: 'feed', args: { logs: 3 } }, asks(otto)));
    expect(interfered).toBe(2);
    expect(reply.snapshot.match?.board).toMatchObject({ light: 3, done: [1] });
    expect(reply.snapshot.table.locale).toBe('en');
  });

  test('on the table as the asker saw it is read once; whatever happened since still counts', async () => {
    const id = await duel(house);
    let loads = 0;
    const counting = house.again((store: TableStore) => ({
      ...store,
      load: (...asked) => {
        loads += 1;
        return store.load(...asked);
      },
    }));
    const saw = async (): Promise<Done['snapshot']> => done((await house.tables.byId(id)) as Reply).snapshot;

    const beginning = await saw();
    const request = asks(mira);
    expect(cells(done(await counting.answer(id, mark(5), request, beginning)))).toBe('····×····');
    expect(loads).toBe(0);
    expect(done(await counting.answer(id, mark(5), request, beginning)).repeated).toBe(true);

    // Otto looked before Mira had moved: what he saw refused him, what stands does not.
    expect(cells(done(await counting.answer(id, mark(1), asks(otto), beginning)))).toBe('○···×····');
    // Mira looked, moved, and moves again by what she saw: it would have been her turn.
    const hers = await saw();
    done(await house.tables.answer(id, mark(2), asks(mira)));
    expect(denied(await counting.answer(id, mark(3), asks(mira), hers))).toMatchObject({
      code: 'refused',
      params: { refused: { code: 'not-your-decision' } },
    });
  });

  test('on the table as this process left it is given without a look, and counts at the table as it stands', async () => {
    const elsewhere = await openHouse({ prefix: house.prefix });
    const id = await duel(house);
    const { channel } = done((await elsewhere.tables.byId(id)) as Reply).snapshot.table;
    expect(elsewhere.tables.latest(channel)).toBeUndefined();
    const seen = done((await elsewhere.tables.find(channel)) as Reply).snapshot;
    expect(elsewhere.tables.latest(channel)).toBe(seen);

    const moved = done(await elsewhere.tables.answer(id, mark(5), asks(mira), elsewhere.tables.latest(channel)));
    expect(elsewhere.tables.latest(channel)?.table.rev).toBe(moved.snapshot.table.rev);

    // Otto and Mira move over another process, of which this one has not heard: it is Otto's turn again.
    done(await house.tables.answer(id, mark(1), asks(otto)));
    done(await house.tables.answer(id, mark(2), asks(mira)));
    const behind = elsewhere.tables.latest(channel);
    expect(behind?.match?.seq).toBe(1);
    const reply = done(await elsewhere.tables.answer(id, mark(3), asks(otto), behind));
    expect(cells(reply)).toBe('○×○·×····');
    await elsewhere.close();
  });

  test('that is stale, illegal or out of place is refused in words that say what would work', async () => {
    const id = await duel(house);
    const { tables } = house;
    const words = async (action: string, args: Record<string, string>, who = mira): Promise<string> =>
      wordDenial(denied(await tables.answer(id, { action, args }, asks(who))), testGames, {
        locale: 'en',
        person: who.id,
      });
    expect(await words('mark', { cell: '99' })).toBe(
      'That is not possible here. For “cell” you can choose cell 1, cell 2, cell 3, cell 4, cell 5, cell 6, cell 7, cell 8 or cell 9.',
    );
    expect(await words('castle', {})).toBe('That cannot be done just now. You can: mark or resign.');
    expect(await words('mark', { cell: '1' }, otto)).toBe(
      'It is not your decision just now. Mira: Mark an empty cell.',
    );
    done(await tables.answer(id, mark(5), asks(mira)));
    expect(await words('mark', { cell: '5' }, otto)).toBe('Cell 5 is taken. (rule TTT-1)');
    const stale = denied(await tables.answer(id, { ...mark(1), seq: 0 }, asks(otto)));
    expect(stale).toMatchObject({ params: { refused: { code: 'stale' } } });
    expect(stale.snapshot?.match?.seq).toBe(1);
    expect(wordDenial(stale, testGames, { locale: 'fr', person: otto.id })).toContain('la partie a avancé depuis');
  });

  test('that ends the game leaves the table over, and the channel free for another', async () => {
    const id = await duel(house);
    const reply = done(await house.tables.answer(id, { action: 'resign', args: {} }, asks(mira)));
    expect(reply.snapshot.table).toMatchObject({ state: 'over', waits: [] });
    const { channel, guild } = reply.snapshot.table;
    expect(denied(await house.tables.answer(id, mark(1), asks(otto)))).toMatchObject({ code: 'wrong-state' });
    expect((await house.tables.find(channel)).ok).toBe(true);
    done(await house.tables.open({ guild, channel, game: 'beacon', locale: 'fr' }, asks(zoe)));
  });
});

describe('whoever is told of a change while it is being written', () => {
  test('may stumble over it: the change stands, the others are told, and each fault is reported', async () => {
    const id = await duel(house);
    const heard: string[] = [];
    house.onComing.tell = ({ match }) => {
      heard.push(`coming ${match?.seq ?? 0}`);
      throw new Error('the drawing stumbled');
    };
    const meanwhile = (): never => {
      heard.push('meanwhile');
      throw new Error('the telling stumbled');
    };
    const reply = done(await house.tables.answer(id, mark(5), asks(mira), undefined, meanwhile));
    house.onComing.tell = () => undefined;
    expect(cells(reply)).toBe('····×····');
    expect(heard).toEqual(['meanwhile', `coming ${reply.snapshot.match?.seq ?? 0}`]);
    const stumbles = () => house.stumbles.filter(([table]) => table === id);
    expect(stumbles()).toEqual([
      [id, new Error('the telling stumbled')],
      [id, new Error('the drawing stumbled')],
    ]);
    expect(cells(done(await house.tables.answer(id, mark(1), asks(otto))))).toBe('○···×····');
    expect(stumbles()).toHaveLength(2);
  });
});
