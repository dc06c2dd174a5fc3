import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, otto, watch, zoe } from '../support/tables.js';

let house: House;
let office: Office;
let channel: Channel;

afterEach(async () => {
  await office.close();
  await house.close();
});

test('the post that counts the voices says what is voted on, however many have voted', async () => {
  house = await openHouse();
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster });
  house.onNudge.tell = office.queues.nudge;
  await office.work();
  const id = await watch(house, [mira, otto, zoe]);
  await office.posted(id);
  done(await house.tables.end(id, asks(zoe)));
  await office.posted(id);
  const question = channel.messages.at(-1)?.lines ?? [];
  expect(question).toEqual(['Zoé would like to end the game here. 2 yeses carry it.']);
  done(await house.tables.vote(id, 'no', asks(mira)));
  await office.posted(id);
  expect(channel.messages.at(-1)).toMatchObject({
    hasVote: true,
    lines: [...question, 'Mira has voted: 1 of 2 yeses so far.'],
  });
});

describe('what came of a vote to take back', () => {
  const carried = 'Taken back at Otto’s request: 1 move.';
  const refused = 'The vote on the undo has failed.';

  async function voted(ballot: 'yes' | 'no', beforeThat: () => void = () => undefined): Promise<void> {
    house = await openHouse();
    channel = openChannel();
    office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster });
    house.onNudge.tell = office.queues.nudge;
    await office.work();
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    done(await house.tables.undo(id, asks(otto)));
    await office.posted(id);
    expect(channel.messages.at(-1)).toMatchObject({ kind: 'line', hasVote: true });
    beforeThat();
    done(await house.tables.vote(id, ballot, asks(mira)));
    await office.posted(id);
  }
  const isSaid = (what: string) => ({
    byItsPost: channel.messages.filter(({ shrunk }) => shrunk === what).length,
    beside: channel.told.filter((line) => line === what).length,
  });

  test('is said once, by the post of the vote', async () => {
    await voted('yes');
    expect(isSaid(carried)).toEqual({ byItsPost: 1, beside: 0 });
  });

  test('is said once where it was refused as well', async () => {
    await voted('no');
    expect(isSaid(refused)).toEqual({ byItsPost: 1, beside: 0 });
  });

  test.each([
    ['yes', carried],
    ['no', refused],
  ] as const)('is said beside the board where somebody has deleted that post (%s)', async (ballot, what) => {
    await voted(ballot, () => {
      vi.spyOn(channel.poster, 'stripButtons').mockResolvedValue(false);
    });
    expect(isSaid(what)).toEqual({ byItsPost: 0, beside: 1 });
  });
});
