/** Whatever Discord's HTTP side answers to what it did, with every field of it wrong in turn: what was done stands, once. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Parlour, startParlour } from '@barbican/parlour';
import type { Answered } from '../../packages/parlour/src/faults.js';
import type { Command } from '../../src/discord/command.js';
import { text } from '../../src/discord/components.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import { type Discord, type Posting, openDiscord, openPosting } from '../../src/discord/start.js';
import { createRest } from '../../src/discord/rest.js';
import { isForbiddenOrGone } from '../../src/discord/rest-faults.js';
import { ChannelGone } from '../../src/jobs/ports.js';
import { anyGame } from '../../src/kernel/index.js';
import { createMetrics } from '../../src/metrics.js';
import type { Night } from '../../src/nights/types.js';
import { boardPost } from '../support/board-post.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { hearLog } from '../support/heard-log.js';
import { mutilationsOf } from '../support/mutilate.js';
import { page, spoil, suffer, wholes } from '../support/spoilt-answers.js';
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
    json: { name: 'twice', description: 'twice', type: 1 },
    run: async ({ respond }) => {
      await respond.publicly({ components: [text('for everybody')] });
      await respond.privately(noticeMessage('for the asker'));
      await respond.amend(noticeMessage('for the asker, amended'));
      finished += 1;
    },
  },
];

beforeAll(async () => {
  parlour = await startParlour({ log: () => undefined });
  house = await openHouse();
  const access = { token: parlour.token, api: parlour.api };
  posting = openPosting({ access, games: [anyGame(ticTacToe)], log: heard.log, metrics: createMetrics() });
  const services = servicesOf(house, heard.log, createMetrics());
  discord = openDiscord({ access, commands, services, log: heard.log, pauses });
  await discord.connect();
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

let posts = 0;
const newBoard = () => {
  posts += 1;
  return boardPost({ channel, nonce: `spoilt-${posts}` });
};
const standing = () => parlour.member('Mira').messages(here);

describe('a post', () => {
  const messages = /^\/channels\/\d+\/messages$/;
  const message = /^\/channels\/\d+\/messages\/\d+$/;

  it('stands once and is known again, whatever is answered to it', async () => {
    const ways = await suffer(parlour, { method: 'POST', path: messages }, async () => {
      const before = standing().length;
      const posted = await posting.poster.postBoard(newBoard());
      expect(standing()).toHaveLength(before + 1);
      expect(posted.channel).toMatch(/^\d+$/);
      expect(posted.message).toBe(standing().at(-1)?.id);
    });
    expect(ways).toBeGreaterThan(60);
  });

  it('is made where the channel’s last messages cannot be read', async () => {
    await suffer(parlour, { method: 'GET', path: messages }, async () => {
      const posted = await posting.poster.postBoard({ ...newBoard(), mayStand: true });
      expect(posted.message).toBe(standing().at(-1)?.id);
    });
  });

  it('is changed, whatever is answered to that', async () => {
    const board = newBoard();
    const posted = await posting.poster.postBoard(board);
    await suffer(parlour, { method: 'PATCH', path: message }, async () => {
      expect(await posting.poster.editBoard(board, posted)).toEqual(posted);
    });
  });

  it('keeps its picture and its words when its buttons go, or is left alone', async () => {
    const posted = await posting.poster.postBoard(newBoard());
    const before = standing().at(-1);
    await suffer(parlour, { method: 'GET', path: message }, async () => {
      await posting.poster.stripButtons(posted);
    });
    const after = standing().at(-1);
    expect(before?.text).toContain('Mira marks cell 5.');
    expect(after?.text).toContain('Mira marks cell 5.');
    expect(JSON.stringify(after?.raw.components)).toContain('board.png');
    expect(after?.raw.attachments).toHaveLength(1);
  });

  it('reaches somebody, or is said not to have', async () => {
    const { id, name } = parlour.member('Tom');
    await suffer(parlour, { method: 'POST', path: /^\/users\/@me\/channels$/ }, async () => {
      posts += 1;
      const reached = await posting.poster.call({
        person: { id, name },
        nonce: `call-${posts}`,
        locale: 'en',
        kind: 'turn',
        game: 'Tic-tac-toe',
        prompt: 'Mark a cell.',
        until: undefined,
        guild: parlour.guildId,
        channel,
        message: undefined,
        mayStand: false,
      });
      expect(typeof reached).toBe('boolean');
    });
  });
});

describe('a night', () => {
  const night = (): Night => ({
    ...{ schema: 1, id: 'n1', rev: 1, guild: parlour.guildId, channel, host: { id: '1', name: 'Mira' }, locale: 'en' },
    ...{ title: 'Siege', times: [], games: [], quorum: 2, teaches: false, deadline: 0, state: 'locked', replies: [] },
    ...{
      chosen: null,
      card: null,
      event: null,
      room: null,
      tables: [],
      here: [],
      split: false,
      weekly: false,
      done: [],
    },
    ...{ posts: [], said: 0, openedAt: 0, changedAt: 0, openedBy: '1' },
  });

  it('has its thread, and its event, whatever is answered', async () => {
    const { nightPoster, poster } = posting;
    await suffer(parlour, { method: 'POST', path: /\/threads$/ }, async () => {
      const posted = await poster.postBoard(newBoard());
      expect(await nightPoster.threadFrom(posted, 'Siege')).toMatch(/^\d+$/);
    });
    let day = 0;
    const event = async (): Promise<void> => {
      day += 1;
      const start = Date.now() + day * 86_400_000;
      const rightly = { ...night(), card: { message: String(day), rev: 1 } };
      const made = await nightPoster.makeEvent({ night: rightly, start, end: start + 3_600_000, cover: undefined });
      expect(made.state).toBe('made');
      if (made.id !== null) await nightPoster.dropEvent(rightly, made.id);
    };
    await suffer(parlour, { method: 'POST', path: /\/scheduled-events$/ }, event);
    await suffer(parlour, { method: 'GET', path: /\/scheduled-events$/ }, event);
  });

  it('learns who is interested, as far as that is told', async () => {
    const start = Date.now() + 86_400_000;
    const made = await posting.nightPoster.makeEvent({ night: night(), start, end: start + 1000, cover: undefined });
    const interested = [{ user: { id: '5', username: 'tom', global_name: 'Tom' }, member: { nick: 'Tommy' } }];
    const isUsers = (path: string): boolean => path.endsWith('/users');
    parlour.faults.misanswer = ({ path }) => (isUsers(path) ? { status: 200, body: interested } : undefined);
    expect(await posting.nightPoster.interestedIn(night(), made.id ?? '')).toEqual([{ id: '5', name: 'Tommy' }]);
    const ways = [...mutilationsOf(interested).map(({ apply }) => ({ body: apply(interested) })), ...wholes];
    for (const answer of ways) {
      parlour.faults.misanswer = ({ path }) => (isUsers(path) ? { status: 200, ...answer } : undefined);
      const found = await posting.nightPoster.interestedIn(night(), made.id ?? '');
      expect(found?.every(({ id, name }) => typeof id === 'string' && typeof name === 'string')).toBe(true);
    }
  });
});

describe('an answer to somebody', () => {
  it.each([
    ['acknowledged', 'POST', /\/callback$/],
    ['followed up', 'POST', /^\/webhooks\/\d+\/[^/]+$/],
    ['amended', 'PATCH', /^\/webhooks\/\d+\/[^/]+\/messages\//],
  ])('is given once, and no apology with it, whatever is said when it is %s', async (_, method, path) => {
    const mira = parlour.member('Mira');
    let counted = 0;
    const told = heard.lines.length;
    // Once in so many ways: where it cannot be amended because nobody says what it is, it is sent once more.
    for (const whole of [undefined, ...wholes]) {
      const met = spoil(parlour, { method, path }, ({ body }) => whole ?? { body });
      const before = standing().filter(({ text: said }) => said.includes('for everybody')).length;
      const done = finished + 1;
      await mira.slash(here, 'twice');
      await mira.until(here, ({ text: said, ephemeral }) => ephemeral && said.includes('amended'));
      await expect.poll(met).toBeGreaterThan(0);
      await expect.poll(() => finished).toBe(done);
      const now = standing();
      expect(now.filter(({ text: said }) => said.includes('for everybody'))).toHaveLength(before + 1);
      expect(now.some(({ text: said }) => said.includes('went wrong'))).toBe(false);
      counted += 1;
    }
    expect(counted).toBe(wholes.length + 1);
    expect(heard.lines.slice(told).filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('the way to the gateway', () => {
  it('is found, whatever else is left out or wrong where it is told', async () => {
    const sample = {
      url: '',
      shards: 1,
      session_start_limit: { total: 1000, remaining: 999, reset_after: 1000, max_concurrency: 1 },
    };
    const ways = mutilationsOf(sample).filter(({ where }) => !where.startsWith('url'));
    expect(ways.length).toBeGreaterThan(15);
    for (const { where, apply } of ways) {
      spoil(parlour, { method: 'GET', path: /^\/gateway\/bot$/ }, ({ body }) => ({ body: apply(body) }));
      const access = { token: parlour.token, api: parlour.api };
      const services = servicesOf(house, heard.log, createMetrics());
      const another = openDiscord({ access, commands: [], services, log: heard.log, pauses });
      await another.connect();
      await expect(
        another.check().then(() => 'connected', String),
        where,
      ).resolves.toBe('connected');
      await another.close();
    }
  });

  it('is asked for again where nobody says it', async () => {
    const ways = [{ body: { url: null } }, { body: { url: 7 } }, ...wholes];
    const left = [...ways];
    parlour.faults.misanswer = ({ path }) => {
      const whole = path === '/gateway/bot' ? left.shift() : undefined;
      return whole && { status: 200, ...whole };
    };
    const access = { token: parlour.token, api: parlour.api };
    const services = servicesOf(house, heard.log, createMetrics());
    const another = openDiscord({ access, commands: [], services, log: heard.log, pauses });
    await another.connect();
    await another.check();
    expect(left).toEqual([]);
    await another.close();
  });
});

describe('a refusal', () => {
  it.each([403, 404])('%i is known as one, in whatever form it comes', async (status) => {
    const { rest } = createRest({
      access: { token: parlour.token, api: parlour.api },
      log: heard.log,
      metrics: createMetrics(),
    });
    const refusal = {
      message: 'Missing Access',
      code: 50001,
      errors: { a: { _errors: [{ code: 'B', message: 'c' }] } },
    };
    const denied = async (whole: Omit<Answered, 'status'>): Promise<boolean> => {
      parlour.faults.misanswer = () => ({ status, ...whole });
      return isForbiddenOrGone(await rest.get('/channels/1').catch((error: unknown) => error));
    };
    for (const body of [{}, ...mutilationsOf(refusal).map(({ apply }) => apply(refusal))]) {
      expect(await denied({ body }), JSON.stringify(body)).toBe(true);
    }
    // Discord says why: a page of a proxy's, or nothing at all, closes no channel.
    for (const whole of wholes.filter(({ body }) => JSON.stringify(body) !== '{}')) {
      expect(await denied(whole), JSON.stringify(whole)).toBe(false);
    }
  });

  it.each([403, 404])(
    'a page of a proxy’s, with %i, closes no channel: the post comes once it is over',
    async (status) => {
      parlour.faults.misanswer = ({ method, path }) =>
        method === 'POST' && path.endsWith('/messages') ? { status, text: page, type: 'text/html' } : undefined;
      const fault: unknown = await posting.poster.postBoard(newBoard()).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(Error);
      expect(fault).not.toBeInstanceOf(ChannelGone);
      parlour.faults.clear();
      const before = standing().length;
      await posting.poster.postBoard(newBoard());
      expect(standing()).toHaveLength(before + 1);
    },
  );

  it('a page of a proxy’s, with 502, is waited out', async () => {
    let left = 2;
    parlour.faults.misanswer = ({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/messages') || left === 0) return undefined;
      left -= 1;
      return { status: 502, text: page, type: 'text/html' };
    };
    const before = standing().length;
    const posted = await posting.poster.postBoard(newBoard());
    expect(left).toBe(0);
    expect(standing()).toHaveLength(before + 1);
    expect(posted.message).toBe(standing().at(-1)?.id);
  });
});
