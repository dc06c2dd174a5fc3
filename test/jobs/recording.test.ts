import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import type { DrawTask, Picture } from '../../renderers/contract.js';
import { ChannelGone } from '../../src/jobs/ports.js';
import type { Awarded } from '../../src/kernel/index.js';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { type House, asks, done, duel, mark, mira, openHouse, otto } from '../support/tables.js';

let house: House;
let office: Office;
let channel: Channel;
afterEach(async () => {
  await office.close();
  await house.close();
});

async function setUp(draw?: (task: DrawTask) => Promise<Picture[]>): Promise<string> {
  house = await openHouse();
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, ...(draw ? { draw } : {}) });
  house.onNudge.tell = office.queues.nudge;
  await office.work();
  return duel(house);
}

const recorded = async (): Promise<string[]> => (await office.records.find('g1')).map(({ table }) => table);

/** Mira takes the upper row but for its last cell. */
async function nearlyWon(id: string): Promise<void> {
  for (const [turn, cell] of [1, 4, 2, 5].entries()) {
    done(await house.tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
  }
}

async function lastMove(id: string): Promise<void> {
  done(await house.tables.answer(id, mark(3), asks(mira)));
}

async function won(id: string): Promise<void> {
  await nearlyWon(id);
  await lastMove(id);
}

describe('a finished game', () => {
  test('is in the records once its end is posted, and out of them when the end is taken back', async () => {
    const id = await setUp();
    await won(id);
    await office.posted(id);
    expect(await office.records.find('g1')).toMatchObject([
      {
        table: id,
        winners: [0],
        sides: [[0], [1]],
        seats: [{ players: [{ decisions: 3 }] }, { players: [{ decisions: 2 }] }],
      },
    ]);
    done(await house.tables.showBoard(id, asks(otto)));
    await office.posted(id);
    expect(await recorded()).toEqual([id]);
    done(await house.tables.undo(id, asks(mira)));
    await office.posted(id);
    expect(await recorded()).toEqual([]);
    done(await house.tables.answer(id, mark(3), asks(mira)));
    await office.posted(id);
    expect(await recorded()).toEqual([id]);
  });

  test('has its titles on the picture of its end, also when it is asked for again', async () => {
    const titles = [{ title: 'swift', seats: [0] }];
    const drawn: (readonly Awarded[] | undefined)[] = [];
    const draw = (task: DrawTask): Promise<Picture[]> => {
      if (task.kind === 'end') drawn.push(task.titles);
      return Promise.resolve([]);
    };
    const counted = vi.spyOn(ticTacToe, 'record').mockReturnValue({ rounds: 1, titles });
    try {
      const id = await setUp(draw);
      await won(id);
      await office.posted(id);
      done(await house.tables.showBoard(id, asks(otto)));
      await office.posted(id);
      expect(drawn).toEqual([titles, titles]);
    } finally {
      counted.mockRestore();
    }
  });

  test('is recorded even where its channel is gone', async () => {
    const id = await setUp();
    await nearlyWon(id);
    await office.posted(id);
    channel.before = () => {
      throw new ChannelGone('404');
    };
    await lastMove(id);
    await office.posted(id);
    expect(await recorded()).toEqual([id]);
  });

  test('is recorded by whoever comes after the process that saw its end and died', async () => {
    house = await openHouse();
    channel = openChannel();
    office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster });
    const id = await duel(house);
    await won(id);
    expect(await recorded()).toEqual([]);
    await office.work();
    await office.posted(id);
    expect(await recorded()).toEqual([id]);
  });

  test('is recorded even where nothing can be posted', async () => {
    const id = await setUp();
    await nearlyWon(id);
    await office.posted(id);
    channel.before = () => {
      throw new Error('500');
    };
    await lastMove(id);
    await expect.poll(recorded).toEqual([id]);
  });
});
