import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { keysUnder } from '../../src/store/keys.js';
import { createRecords } from '../../src/store/records.js';
import { randomToken } from '../../src/store/tokens.js';
import type { Records } from '../../src/table/ports.js';
import { type TableRecord, recordOf } from '../../src/table/records.js';
import { ferry } from '../support/games/ferry/index.js';
import { type House, asks, done, ivo, mira, openHouse, opening, otto, zoe } from '../support/tables.js';

const minute = 60 * 1000;
const game = anyGame(ferry);
let house: House;
let records: Records;
let guild: string;
beforeAll(async () => {
  house = await openHouse({ games: [game] });
  const { redis, prefix } = house;
  records = createRecords({ redis, games: [game], log: createLog({ level: 'silent' }), prefix });
});
beforeEach(() => {
  guild = `g-${randomToken(6)}`;
});
afterAll(() => house.close());

/** Mira and Otto against each other; Otto leaves after his bank, Zoé takes over, and later a bot for her. */
async function crossing(): Promise<TableRecord> {
  const { tables, time, store } = house;
  const open = opening('ferry', { players: 2, guild, clock: { kind: 'evening' } });
  const { id } = done(await tables.open(open, asks(mira))).snapshot.table;
  done(await tables.setPreset(id, 'rivals', asks(mira)));
  done(await tables.setSeats(id, 2, asks(mira)));
  done(await tables.join(id, asks(otto)));
  done(await tables.start(id, asks(mira)));
  time.now += 2 * minute;
  const bank = { action: 'bank', args: { side: 'left' } };
  done(await tables.answer(id, bank, asks(mira)));
  time.now += minute;
  done(await tables.answer(id, bank, asks(otto)));
  done(await tables.replace(id, 1, zoe, asks(otto)));
  const say = async (by: typeof mira, action: string): Promise<void> => {
    time.now += minute;
    done(await tables.answer(id, { action, args: {} }, asks(by)));
  };
  await say(mira, 'sail');
  await say(mira, 'land');
  await say(zoe, 'sail');
  done(await tables.standIn(id, 1, asks(zoe)));
  done(await tables.playBots(id));
  await say(mira, 'brace');
  const over = done(await tables.playBots(id));
  const history = await store.history(id, game);
  const { table } = over.snapshot;
  for (const uncounted of [{ branchOf: 'x' }, { notOurs: true }]) {
    expect(recordOf(game, { ...over.snapshot, table: { ...table, ...uncounted } }, history)).toBeUndefined();
  }
  const reseed = { at: 0, kind: 'reseed', seed: 's', rules: 1, events: [] } as const;
  expect(recordOf(game, over.snapshot, [...history, reseed])).toBeUndefined();
  const record = recordOf(game, over.snapshot, history);
  if (!record) throw new Error('it is not over');
  return record;
}

describe('the record of a finished game', () => {
  test('says what was played by whom, who came after whom, how long they thought, and how it ended', async () => {
    const record = await crossing();
    expect(record).toMatchObject({
      guild,
      game: 'ferry',
      rules: 1,
      mode: 'competitive',
      minutes: 7,
      options: { play: 'rivals', rounds: 1, toll: 1 },
      sides: [[0], [1]],
      won: 'won',
      reason: { en: 'The last boat is in.', fr: 'La dernière barque est rentrée.' },
      scenario: '~~~',
      level: null,
      variant: 'rivals',
      rounds: 1,
      titles: [{ title: 'heaviest', seats: [0, 1], value: 1 }],
    });
    expect(record.scores).toHaveLength(2);
    const [first, second] = record.seats;
    expect(first).toMatchObject({
      holder: { kind: 'person', id: mira.id },
      players: [{ kind: 'person', id: mira.id, decisions: 4 }],
      fallbacks: 0,
    });
    expect(second).toMatchObject({
      holder: { kind: 'bot', id: null },
      players: [
        { kind: 'person', id: otto.id, decisions: 1, thinkingMs: 3 * minute },
        { kind: 'person', id: zoe.id, decisions: 1, thinkingMs: minute },
        { kind: 'bot', id: null, decisions: 2, thinkingMs: 0 },
      ],
    });
    expect(recordOf(game, { table: { ...record, seats: [] } as never }, [])).toBeUndefined();
  });

  test('is kept once a table, newest first, and found by person, game and time', async () => {
    const record = await crossing();
    await records.write(record);
    await records.write({ ...record, table: 't2', at: record.at + 5, game: 'other' });
    await records.write({ ...record, rounds: 9 });
    expect((await records.find(guild)).map(({ table, rounds }) => [table, rounds])).toEqual([
      ['t2', 1],
      [record.table, 9],
    ]);
    const found = async (query: Parameters<Records['find']>[1]) =>
      (await records.find(guild, query)).map((one) => one.game);
    // Otto had gone before the end, and still he played.
    expect(await found({ person: otto.id })).toEqual(['other', 'ferry']);
    expect(await found({ person: ivo.id })).toEqual([]);
    expect(await found({ game: 'ferry' })).toEqual(['ferry']);
    expect(await found({ from: record.at + 1 })).toEqual(['other']);
    expect(await found({ until: record.at + 1 })).toEqual(['ferry']);
    expect(await records.find('another')).toEqual([]);
    await records.remove(guild, 't2');
    expect(await found({})).toEqual(['ferry']);
  });

  test('a result of the time before records is read as far as it goes; what is damaged is left out', async () => {
    const { redis, prefix } = house;
    const key = keysUnder(prefix).records(guild);
    const seats = [mira, otto].map(({ id, name }) => ({ id, name }));
    const result = { table: 'old', game: 'ferry', at: 7, seats, winners: [1], scores: [3, 4] };
    await redis.hset(key, { old: JSON.stringify(result), bad: '{"schema":1,"table":4}' });
    expect(await records.find(guild, { person: otto.id })).toMatchObject([
      { schema: 1, guild, table: 'old', winners: [1], scores: [3, 4], sides: [[0], [1]], titles: [], reason: {} },
    ]);
  });

  test('a title that the game awards no more is nobody’s', async () => {
    const record = await crossing();
    const [title] = record.titles;
    if (!title) throw new Error('no title');
    await records.write({ ...record, titles: [{ ...title, title: 'lightest' }, title] });
    expect((await records.find(guild))[0]?.titles).toEqual([title]);
  });
});
