/** Discord took what it was asked, and answers with nothing, or with what means nothing: it counts as done. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Parlour, startParlour } from '@barbican/parlour';
import { createRest } from '../../src/discord/rest.js';
import { type Posting, openPosting } from '../../src/discord/start.js';
import { anyGame } from '../../src/kernel/index.js';
import { createMetrics } from '../../src/metrics.js';
import type { Night } from '../../src/nights/types.js';
import { boardPost } from '../support/board-post.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { hearLog } from '../support/heard-log.js';
import { wholes } from '../support/spoilt-answers.js';

const heard = hearLog();
let parlour: Parlour;
let posting: Posting;
const access = () => ({ token: parlour.token, api: parlour.api });

beforeAll(async () => {
  parlour = await startParlour({ log: () => undefined });
  posting = openPosting({
    access: access(),
    games: [anyGame(ticTacToe)],
    log: heard.log,
    metrics: createMetrics(),
  });
});
afterEach(() => {
  parlour.faults.clear();
});
afterAll(() => parlour.close());

/** Everything that may stand in place of a body. */
const ways = [{}, ...wholes].map((whole) => [JSON.stringify(whole), whole] as const);

/** What is taken on this way is answered with 200 and this; how often that was met. */
function answerWith(whole: (typeof ways)[number][1], { method, path }: { method: string; path: RegExp }): () => number {
  let met = 0;
  parlour.faults.misanswer = (asked, answer) => {
    if (asked.method !== method || !path.test(asked.path) || answer.status >= 300) return undefined;
    met += 1;
    return { status: 200, ...whole };
  };
  return () => met;
}

it.each(ways)('our token is good where Discord says so with %s', async (_, whole) => {
  const open = () => createRest({ access: access(), log: heard.log, metrics: createMetrics(), recheckMs: 1 });
  const { rest, check } = open();
  const isRefusedThere = { kind: 'error', status: 401, path: '/gateway' } as const;
  parlour.faults.next(isRefusedThere);
  const takeAgain = parlour.faults.next({ kind: 'error', status: 401, path: '/users/@me', times: Infinity });
  await expect(rest.get('/gateway/bot')).rejects.toThrow('refused since');
  takeAgain();
  const met = answerWith(whole, { method: 'GET', path: /^\/users\/@me$/ });
  await expect.poll(() => check().then(() => 'good', String)).toBe('good');
  expect(await rest.get('/gateway/bot')).toMatchObject({ shards: 1 });
  expect(met()).toBe(1);
  // One that never was refused is not taken to be, for the sake of one route.
  parlour.faults.next(isRefusedThere);
  await expect(open().rest.get('/gateway/bot')).rejects.toThrow('although it takes our token');
  expect(met()).toBe(2);
});

it.each(ways)('a thread is open again, and its post changed, where Discord opens it with %s', async (_, whole) => {
  const { world } = parlour;
  const thread = world.channelNamed(parlour.member('Tom').openThread('#game-night', 'siege'));
  if (thread.kind !== 'thread') throw new Error('not a thread');
  const board = boardPost({ channel: thread.id, nonce: thread.id });
  const posted = await posting.poster.postBoard(board);
  world.changeThread(thread, { archived: true });
  const met = answerWith(whole, { method: 'PATCH', path: /^\/channels\/\d+$/ });
  const standing = await posting.poster.editBoard({ ...board, lines: ['Tom marks cell 1.'] }, posted);
  expect(met()).toBe(1);
  expect(standing).toEqual(posted);
  const texts = parlour
    .member('Tom')
    .messages(thread.id)
    .flatMap(({ id, text }) => (id === posted.message ? [text] : []));
  expect(texts).toEqual([expect.stringContaining('Tom marks cell 1.')]);
});

it.each(ways)('an event is gone, and not missed, where Discord deletes it with %s', async (_, whole) => {
  const night: Night = {
    ...{ schema: 1, id: 'n1', rev: 1, guild: parlour.guildId, channel: parlour.world.channelNamed('#game-night').id },
    ...{ host: { id: '1', name: 'Mira' }, locale: 'en', title: 'Siege', times: [], games: [], quorum: 2, deadline: 0 },
    ...{ teaches: false, state: 'cancelled', replies: [], chosen: null, card: null, event: null, room: null },
    ...{ tables: [], here: [], split: false, weekly: false, done: [], posts: [], said: 0, openedAt: 0, changedAt: 0 },
    openedBy: '1',
  };
  const start = Date.now() + 86_400_000;
  const { nightPoster } = posting;
  const { id } = await nightPoster.makeEvent({ night, start, end: start + 3_600_000, cover: undefined });
  const met = answerWith(whole, { method: 'DELETE', path: /\/scheduled-events\/\d+$/ });
  await nightPoster.dropEvent(night, id ?? '');
  expect(met()).toBe(1);
  expect(parlour.world.events).toEqual([]);
  // A job that is tried again finds nothing left to delete.
  await nightPoster.dropEvent(night, id ?? '');
  expect(met()).toBe(1);
});
