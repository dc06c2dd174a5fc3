/** Answers of Discord's that break off, or stop, in the middle of their body: as good as lost, and what was done stands once. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Parlour, startParlour } from '@barbican/parlour';
import type { Answered, Aim } from '../../packages/parlour/src/faults.js';
import type { Command } from '../../src/discord/command.js';
import { text } from '../../src/discord/components.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import { createRest } from '../../src/discord/rest.js';
import { type Discord, type Posting, openDiscord, openPosting } from '../../src/discord/start.js';
import { anyGame } from '../../src/kernel/index.js';
import { createMetrics } from '../../src/metrics.js';
import type { Night } from '../../src/nights/types.js';
import { boardPost } from '../support/board-post.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { hearLog } from '../support/heard-log.js';
import { servicesOf } from '../support/services.js';
import { type House, openHouse } from '../support/tables.js';

const heard = hearLog();
const here = '#game-night';
const pauses = { firstMs: 10, longestMs: 50, longestToBeginMs: 50, answerMs: 1000, tokenMs: 50 };
let parlour: Parlour;
let house: House;
let posting: Posting;
let discord: Discord;
let channel: string;
/** How many commands have come to their end without a fault: nothing is apologised for then. */
let finished = 0;

const commands: Command[] = [
  {
    json: { name: 'all', description: 'all', type: 1 },
    run: async ({ respond }) => {
      await respond.publicly({ components: [text('for everybody')] });
      await respond.privately(noticeMessage('for the asker'));
      await respond.amend(noticeMessage('for the asker, amended'));
      finished += 1;
    },
  },
  {
    json: { name: 'late', description: 'late', type: 1 },
    run: async ({ respond }) => {
      respond.watch('private answer');
      // Longer than the bot waits before it promises an answer.
      await sleep(1400);
      await respond.privately(noticeMessage('for the asker, late'));
      finished += 1;
    },
  },
  {
    json: { name: 'late-public', description: 'late', type: 1 },
    run: async ({ respond }) => {
      respond.watch('private answer');
      await sleep(1400);
      await respond.publicly({ components: [text('for everybody, late')] });
      finished += 1;
    },
  },
];

beforeAll(async () => {
  parlour = await startParlour({ log: () => undefined });
  house = await openHouse();
  const access = { token: parlour.token, api: parlour.api };
  posting = openPosting({ access, games: [anyGame(ticTacToe)], log: heard.log, metrics: createMetrics() });
  discord = openDiscord({
    access,
    commands,
    services: servicesOf(house, heard.log, createMetrics()),
    log: heard.log,
    pauses,
  });
  await discord.connect();
  await parlour.untilReady();
  channel = parlour.world.channelNamed(here).id;
});
afterEach(() => {
  parlour.faults.clear();
});
afterAll(async () => {
  await discord.close();
  await house.close();
  await parlour.close();
});

/** The next answers of this kind break off; whether that was met. */
function breakOff(aim: Aim): () => number {
  const before = parlour.faults.struck;
  parlour.faults.next({ kind: 'broken-off', ...aim });
  return () => parlour.faults.struck - before;
}
let posts = 0;
const newBoard = () => {
  posts += 1;
  return boardPost({ channel, nonce: `broken-${posts}` });
};
const standing = () => parlour.member('Mira').messages(here);
const known = (words: string) => standing().filter((one) => one.text === words).length;
const errorsSince = (from: number) => heard.lines.slice(from).filter(({ level }) => level === 'error');

describe('what is posted', () => {
  const messages = /^\/channels\/\d+\/messages$/;
  const message = /^\/channels\/\d+\/messages\/\d+$/;

  it.each([1, 3])('stands once and is known, although the answer broke off: %i', async (times) => {
    const before = standing().length;
    const met = breakOff({ method: 'POST', path: messages, times });
    const posted = await posting.poster.postBoard(newBoard());
    expect(met()).toBe(times);
    expect(standing()).toHaveLength(before + 1);
    expect(posted.message).toBe(standing().at(-1)?.id);
  });

  it('is looked for, changed and stripped of its buttons at the second try', async () => {
    const board = newBoard();
    const posted = await posting.poster.postBoard(board);
    const met = breakOff({ method: 'GET', path: messages });
    expect(await posting.poster.postBoard({ ...board, mayStand: true })).toEqual(posted);
    breakOff({ method: 'PATCH', path: message });
    expect(await posting.poster.editBoard(board, posted)).toEqual(posted);
    breakOff({ method: 'GET', path: message });
    breakOff({ method: 'PATCH', path: message });
    await posting.poster.stripButtons(posted);
    expect(met()).toBe(4);
  });

  it('is refused for good where a refusal broke off first', async () => {
    const refused = { kind: 'error', status: 400, code: 50035, method: 'POST', path: messages, times: 2 } as const;
    parlour.faults.next(refused);
    const met = breakOff({ method: 'POST', path: messages });
    await expect(posting.poster.postBoard(newBoard())).rejects.toThrow('400: on demand');
    expect(met()).toBe(2);
  });

  it('reaches somebody by letter, once', async () => {
    const { id, name } = parlour.member('Tom');
    const met = breakOff({ method: 'POST', path: /^\/users\/@me\/channels$/ });
    const call = { nonce: 'call-1', locale: 'en', kind: 'turn', game: 'Tic-tac-toe', prompt: 'Mark a cell.' } as const;
    const place = { until: undefined, guild: parlour.guildId, channel, message: undefined, mayStand: false };
    expect(await posting.poster.call({ person: { id, name }, ...call, ...place })).toBe(true);
    expect(met()).toBe(1);
  });
});

describe('a night', () => {
  const night = (card: string): Night => ({
    ...{ schema: 1, id: 'n1', rev: 1, guild: parlour.guildId, channel, host: { id: '1', name: 'Mira' }, locale: 'en' },
    ...{ title: 'Siege', times: [], games: [], quorum: 2, teaches: false, deadline: 0, state: 'locked', replies: [] },
    ...{ chosen: null, card: { message: card, rev: 1 }, event: null, room: null, tables: [], here: [], split: false },
    ...{ weekly: false, done: [], posts: [], said: 0, openedAt: 0, changedAt: 0, openedBy: '1' },
  });
  const start = Date.now() + 86_400_000;
  const eventOf = (card: string) => ({ night: night(card), start, end: start + 3_600_000, cover: undefined });
  const events = () => parlour.world.events.length;

  it('has one thread', async () => {
    const posted = await posting.poster.postBoard(newBoard());
    const met = breakOff({ method: 'POST', path: /\/threads$/ });
    expect(await posting.nightPoster.threadFrom(posted, 'Siege')).toBe(posted.message);
    expect(met()).toBe(1);
  });

  it.each(['broken-off', 'lost-response', 'error-after'] as const)('has one event: %s', async (kind) => {
    const before = events();
    const aim = { method: 'POST', path: /\/scheduled-events$/ };
    parlour.faults.next(kind === 'error-after' ? { kind, status: 502, ...aim } : { kind, ...aim });
    // A job that fails is tried again.
    const tried = await posting.nightPoster.makeEvent(eventOf(kind)).catch(() => undefined);
    const made = tried ?? (await posting.nightPoster.makeEvent(eventOf(kind)));
    expect(made).toMatchObject({ state: 'made', id: expect.stringMatching(/^\d+$/) as string });
    expect(events()).toBe(before + 1);
  });

  it('knows its people and its event at the second try, and drops that', async () => {
    const { nightPoster } = posting;
    const met = breakOff({ method: 'GET', path: /\/scheduled-events$/ });
    const { id } = await nightPoster.makeEvent(eventOf('known'));
    breakOff({ method: 'GET', path: /\/scheduled-events\/\d+\/users$/ });
    expect(await nightPoster.interestedIn(night('known'), id ?? '')).toEqual([]);
    breakOff({ method: 'GET', path: /\/members\/\d+$/ });
    expect(await nightPoster.isMember(parlour.guildId, parlour.member('Tom').id)).toBe(true);
    breakOff({ method: 'DELETE', path: /\/scheduled-events\/\d+$/ });
    await nightPoster.dropEvent(night('known'), id ?? '');
    expect(met()).toBe(4);
  });
});

describe('an answer to somebody', () => {
  it.each<[string, Aim]>([
    ['acknowledged', { method: 'POST', path: /\/callback$/ }],
    ['followed up', { method: 'POST', path: /^\/webhooks\/\d+\/[^/]+$/ }],
    ['amended', { method: 'PATCH', path: /^\/webhooks\/\d+\/[^/]+\/messages\// }],
  ])('is given once, and no apology with it, where Discord breaks off as it is %s', async (_, aim) => {
    const mira = parlour.member('Mira');
    const from = heard.lines.length;
    const before = [known('for everybody'), known('for the asker, amended')].map((count) => count + 1);
    // Some Discords say more than nothing to an answer that they took.
    parlour.faults.misanswer = ({ path }, answer): Answered | undefined =>
      path.endsWith('/callback') && answer.status === 204 ? { status: 200, body: { taken: 'by us' } } : undefined;
    const met = breakOff(aim);
    const done = finished + 1;
    await mira.slash(here, 'all');
    await expect.poll(() => [known('for everybody'), known('for the asker, amended')]).toEqual(before);
    await expect.poll(() => finished).toBe(done);
    expect(met()).toBe(1);
    expect(standing().filter((one) => one.text.includes('went wrong'))).toEqual([]);
    expect(errorsSince(from)).toEqual([]);
  });

  it.each<[string, string, Aim]>([
    ['late', 'for the asker, late', { method: 'PATCH', path: /messages\/[^/]+$/ }],
    ['late-public', 'for everybody, late', { method: 'DELETE', path: /messages\/[^/]+$/ }],
    ['late-public', 'for everybody, late', { method: 'POST', path: /^\/channels\/\d+\/messages$/ }],
  ])('promised is given once: /%s, %s', async (name, words, aim) => {
    const mira = parlour.member('Mira');
    const from = heard.lines.length;
    const before = known(words);
    const met = breakOff(aim);
    const done = finished + 1;
    await mira.slash(here, name);
    await expect.poll(() => known(words)).toBe(before + 1);
    await expect.poll(() => finished).toBe(done);
    expect(met()).toBe(1);
    expect(errorsSince(from)).toEqual([]);
  });
});

describe('an answer that says 200 and nothing else', () => {
  it.each<[string, string, RegExp]>([
    ['late', 'for the asker, late', /^\/webhooks\//],
    ['late-public', 'for everybody, late', /^\/webhooks\//],
    ['late-public', 'for everybody, late', /\/callback$/],
  ])('is one: /%s, %s, %s', async (name, words, path) => {
    const before = known(words);
    let met = 0;
    parlour.faults.misanswer = (asked) => {
      if (!path.test(asked.path)) return undefined;
      met += 1;
      return { status: 200 };
    };
    const done = finished + 1;
    await parlour.member('Mira').slash(here, name);
    await expect.poll(() => known(words)).toBe(before + 1);
    await expect.poll(() => met).toBeGreaterThan(0);
    await expect.poll(() => finished).toBe(done);
    expect(standing().filter((one) => one.text.includes('went wrong'))).toEqual([]);
  });
});

describe('the way in', () => {
  it('is found, and the commands are told, although each first answer about them broke off', async () => {
    const met = breakOff({ method: 'GET', path: /^\/gateway\/bot$/, times: 2 });
    breakOff({ method: 'GET', path: /\/commands$/ });
    breakOff({ method: 'PUT', path: /\/commands$/ });
    const from = heard.lines.length;
    const another = openDiscord({
      access: { token: parlour.token, api: parlour.api },
      commands: commands.slice(0, 1),
      services: servicesOf(house, heard.log, createMetrics()),
      log: heard.log,
      pauses,
    });
    await another.connect();
    expect(another.unregistered()).toBeUndefined();
    expect(met()).toBe(4);
    expect(heard.lines.slice(from).filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
    await another.close();
  });

  it('stays open where Discord’s word on our token breaks off', async () => {
    const { rest } = createRest({
      access: { token: parlour.token, api: parlour.api },
      log: heard.log,
      metrics: createMetrics(),
    });
    parlour.faults.next({ kind: 'error', status: 401, path: '/gateway' });
    const met = breakOff({ method: 'GET', path: '/gateway' });
    breakOff({ method: 'GET', path: '/users/@me' });
    await expect(rest.get('/gateway/bot')).rejects.toThrow('although it takes our token');
    expect(met()).toBe(2);
    expect(await rest.get('/gateway/bot')).toMatchObject({ shards: 1 });
  });
});

describe('an answer that stops in the middle, without an end', () => {
  it('is asked for again after a while; what must not be asked twice counts as done', async () => {
    let asked = 0;
    const halting = createServer((request, response) => {
      asked += 1;
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 8 });
      response.write('{"a":');
      if (asked === 2) response.end('10}');
    });
    await new Promise<void>((resolve) => halting.listen(0, '127.0.0.1', resolve));
    const api = `http://127.0.0.1:${(halting.address() as AddressInfo).port}/api`;
    const { rest, once } = createRest({
      ...{ access: { token: 'a.b.c', api }, log: heard.log, metrics: createMetrics(), answerMs: 300 },
    });
    expect(await rest.get('/gateway/bot')).toEqual({ a: 10 });
    expect(asked).toBe(2);
    expect(await once.post('/webhooks/1/t', { body: {}, auth: false })).toBeUndefined();
    expect(asked).toBe(3);
    halting.close();
    halting.closeAllConnections();
  });
});
