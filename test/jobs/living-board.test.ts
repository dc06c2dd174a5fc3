import { afterEach, describe, expect, inject, test } from 'vitest';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, type OfficeOptions, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, opening, otto, watch, zoe } from '../support/tables.js';

let house: House;
let office: Office;
let channel: Channel;

async function setUp(more: Partial<OfficeOptions> = {}): Promise<void> {
  house = await openHouse();
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, ...more });
  house.onNudge.tell = office.queues.nudge;
  await office.work();
}
afterEach(async () => {
  await office.close();
  await house.close();
});

const boards = () => channel.messages.filter(({ kind }) => kind === 'board' || kind === 'end');
const feed = (logs: number) => ({ action: 'feed', args: { logs } });

describe('the living board', () => {
  test('is edited in place while nobody new must decide, and says who is left', async () => {
    await setUp();
    const id = await watch(house, [mira, otto, zoe]);
    await office.posted(id);
    expect(boards()).toMatchObject([{ waiting: ['Mira', 'Otto', 'Zoé'], pings: ['Mira', 'Otto', 'Zoé'], edits: 0 }]);
    done(await house.tables.answer(id, feed(1), asks(otto)));
    await office.posted(id);
    expect(boards()).toMatchObject([{ waiting: ['Mira', 'Zoé'], edits: 1 }]);
  });

  test('gives way to one new post when somebody must decide, and shrinks to a line that leads there', async () => {
    await setUp();
    const id = await duel(house);
    await office.posted(id);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    const [first, second, ...more] = boards();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      shrunk: `Tic-tac-toe · Mira → ${second?.id ?? ''}`,
      hasButtons: false,
      pictures: [],
    });
    expect(second).toMatchObject({ pings: ['Otto'], hasButtons: true, shrunk: undefined, pictures: ['board.png'] });
  });

  test('calls everybody whom the next phase asks in one post, also whoever has just ended the last', async () => {
    await setUp();
    const id = await watch(house, [mira, otto]);
    await office.posted(id);
    for (const person of [mira, otto]) done(await house.tables.answer(id, feed(1), asks(person)));
    await office.posted(id);
    expect(boards().map(({ pings }) => pings)).toEqual([
      ['Mira', 'Otto'],
      ['Mira', 'Otto'],
    ]);
  });

  test('tells what bots did without a post of theirs', async () => {
    await setUp();
    const { id } = done(await house.tables.open(opening('beacon', { players: 3 }), asks(mira))).snapshot.table;
    for (let bots = 0; bots < 2; bots += 1) done(await house.tables.addBot(id, asks(mira)));
    done(await house.tables.start(id, asks(mira)));
    await office.posted(id);
    const before = channel.messages.length;
    await expect
      .poll(async () => {
        const found = await house.tables.byId(id);
        return found.ok ? (found.snapshot.match?.seq ?? 0) : 0;
      })
      .toBeGreaterThanOrEqual(2);
    await office.posted(id);
    expect(channel.messages).toHaveLength(before);
    done(await house.tables.answer(id, feed(2), asks(mira)));
    await expect.poll(() => boards().length).toBeGreaterThan(0);
    await office.posted(id);
    expect(channel.messages.filter(({ kind }) => kind === 'line')).toEqual([]);
  });

  test('that somebody deleted is posted anew, in silence', async () => {
    await setUp();
    const id = await watch(house, [mira, otto, zoe]);
    await office.posted(id);
    channel.messages.length = 0;
    done(await house.tables.answer(id, feed(1), asks(otto)));
    await office.posted(id);
    expect(boards()).toMatchObject([{ pings: [], waiting: ['Mira', 'Zoé'] }]);
  });

  test('with every phase posted by the table’s own wish, stays as it was', async () => {
    await setUp();
    const id = await watch(house, [mira, otto]);
    await office.posted(id);
    const reply = done(await house.tables.setPosting(id, { boards: 'every-phase', pace: 'slow' }, asks(otto)));
    expect(reply.snapshot.table).toMatchObject({ boards: 'every-phase', pace: 'slow' });
    for (const person of [mira, otto]) done(await house.tables.answer(id, feed(1), asks(person)));
    await office.posted(id);
    expect(boards().length).toBeGreaterThanOrEqual(2);
  });

  test('an edit that fails is tried again, and nothing is doubled', async () => {
    await setUp();
    const id = await watch(house, [mira, otto, zoe]);
    await office.posted(id);
    let failures = 0;
    channel.before = (kind) => {
      if (kind === 'board' && failures < 2) {
        failures += 1;
        throw new Error('500');
      }
    };
    done(await house.tables.answer(id, feed(1), asks(otto)));
    await office.posted(id);
    expect(failures).toBe(2);
    expect(boards()).toMatchObject([{ edits: 1, waiting: ['Mira', 'Zoé'] }]);
  });

  test('a vote has a line of its own beside it, with its buttons', async () => {
    await setUp();
    const id = await duel(house);
    await office.posted(id);
    done(await house.tables.end(id, asks(otto)));
    await office.posted(id);
    expect(channel.messages.at(-1)).toMatchObject({ kind: 'line', hasVote: true, pings: ['Mira'] });
    expect(boards()).toHaveLength(1);
  });
});
