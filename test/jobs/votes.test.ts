import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, otto } from '../support/tables.js';

let house: House;
let channel: Channel;
let office: Office;

beforeEach(async () => {
  house = await openHouse();
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster });
  house.onNudge.tell = office.queues.nudge;
});
afterEach(async () => {
  await office.close();
  await house.close();
});

test('a vote is posted with its buttons and pings those who may vote', async () => {
  await office.work();
  const id = await duel(house);
  done(await house.tables.answer(id, mark(5), asks(mira)));
  await office.posted(id);
  done(await house.tables.end(id, asks(otto)));
  await office.posted(id);
  expect(channel.messages.at(-1)).toMatchObject({ kind: 'line', hasVote: true, pings: ['Mira'] });
  const vote = channel.messages.at(-1)?.id;
  done(await house.tables.vote(id, 'yes', asks(mira)));
  await office.posted(id);
  expect(channel.messages.at(-1)?.lines).toEqual(['The game is ended by vote.']);
  const said = channel.messages.find(({ id: one }) => one === vote);
  expect(said).toMatchObject({ hasButtons: false, shrunk: 'The game is ended by vote.' });
  expect(channel.messages.filter(({ hasButtons, kind }) => hasButtons && kind === 'board')).toEqual([]);
});

test.each(['is open', 'is over'])('a vote asks nobody for a move, posted while it %s', async (when) => {
  const workers = await office.work();
  const id = await duel(house);
  for (const [person, cell] of [
    [mira, 5],
    [otto, 1],
  ] as const) {
    done(await house.tables.answer(id, mark(cell), asks(person)));
  }
  await office.posted(id);
  const told = channel.messages.length;
  if (when === 'is over') await workers.close();
  done(await house.tables.end(id, asks(otto)));
  if (when === 'is open') await office.posted(id);
  done(await house.tables.vote(id, 'no', asks(mira)));
  if (when === 'is over') await office.work();
  await office.posted(id);
  const said = channel.messages.slice(told);
  expect(said.map(({ waiting }) => waiting)).toEqual(said.map(() => []));
  expect(said.flatMap(({ pings }) => pings)).toEqual(when === 'is open' ? ['Mira'] : []);
  // What came of it is said once: by the post of the vote, or by the line where there is no such post.
  const outcome = 'The vote on ending the game has failed.';
  expect(said).toHaveLength(1);
  if (when === 'is open') expect(said[0]).toMatchObject({ kind: 'line', hasButtons: false, shrunk: outcome });
  else {
    expect(said[0]).toMatchObject({ kind: 'line', hasVote: false });
    expect(said[0]?.lines.at(-1)).toBe(outcome);
  }
});
