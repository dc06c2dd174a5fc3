/** Answers that do not get through: what was done is told once, and whoever asked is told at all. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { text } from '../../src/discord/components.js';
import type { Command } from '../../src/discord/command.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import { type Discord, openDiscord } from '../../src/discord/start.js';
import { type Parlour, startParlour } from '@barbican/parlour';
import { hearLog } from '../support/heard-log.js';
import { servicesOf } from '../support/services.js';
import { type House, openHouse } from '../support/tables.js';

const command = (name: string, run: Command['run']): Command => ({ json: { name, description: name, type: 1 }, run });
/** Longer than the bot waits before it promises an answer. */
const slowly = (): Promise<void> => sleep(1400);
/** How many commands that speak to everybody have come to their end. */
let finished = 0;

const commands: Command[] = [
  command('private', ({ respond }) => respond.privately(noticeMessage('for you'))),
  command('public', async ({ respond }) => {
    await respond.publicly({ components: [text('for everybody')] });
    finished += 1;
  }),
  command('slow-private', async ({ respond }) => {
    respond.watch('private answer');
    await slowly();
    await respond.privately(noticeMessage('for you, late'));
  }),
  command('slow-public', async ({ respond }) => {
    respond.watch('private answer');
    await slowly();
    await respond.publicly({ components: [text('for everybody, late')] });
    finished += 1;
  }),
  command('twice', async ({ respond }) => {
    await respond.privately(noticeMessage('for you'));
    await respond.publicly({ components: [text('and for everybody')] });
    finished += 1;
  }),
];

const heard = hearLog();
let parlour: Parlour;
let house: House;
let discord: Discord;
const here = '#game-night';

beforeAll(async () => {
  const { log } = heard;
  parlour = await startParlour({ log: () => undefined });
  house = await openHouse();
  discord = openDiscord({
    access: { token: parlour.token, api: parlour.api },
    commands,
    services: servicesOf(house, log),
    log,
  });
  await discord.connect();
  await parlour.untilReady();
});
afterEach(() => {
  parlour.faults.clear();
});
afterAll(async () => {
  await discord.close();
  await house.close();
  await parlour.close();
});

let before = 0;
const seen = (words: string): number =>
  parlour
    .member('Tom')
    .messages(here)
    .filter((message) => message.text === words).length;
/** How often a line came to stand in the channel since. */
const since = (words: string): number => seen(words) - before;
const linesOf = (from: number) => heard.lines.slice(from).filter(({ level }) => level === 'warn' || level === 'error');

describe('an acknowledgement that fails', () => {
  it('is followed by the apology that it failed', async () => {
    parlour.faults.next({ kind: 'error', status: 500, method: 'POST', path: /callback/, times: 4 });
    const reply = await parlour.member('Mira').slash(here, 'private');
    expect(reply.text).toContain('Nothing was lost');
    expect(reply.ephemeral).toBe(true);
  });

  it.each(['cut', 'hang-up'] as const)('because its connection broke is sent again: %s', async (kind) => {
    parlour.faults.next({ kind, method: 'POST', path: /callback/, times: 2 });
    expect((await parlour.member('Mira').slash(here, 'private')).text).toBe('for you');
  });

  it('after it arrived is not said twice', async () => {
    before = seen('for everybody');
    parlour.faults.next({ kind: 'lost-response', method: 'POST', path: /callback/, times: 4 });
    const done = finished + 1;
    expect((await parlour.member('Mira').slash(here, 'public')).text).toBe('for everybody');
    await expect.poll(() => finished).toBe(done);
    parlour.faults.clear();
    await parlour.member('Mira').slash(here, 'private');
    await expect.poll(() => since('for everybody')).toBe(1);
  });

  it('for good leaves the line for everybody to a post', async () => {
    before = seen('for everybody');
    parlour.faults.next({ kind: 'cut', method: 'POST', path: /callback/, times: Infinity });
    const done = finished + 1;
    const reply = await parlour.member('Mira').slash(here, 'public');
    expect(reply.kind).toBe('failed');
    await expect.poll(() => finished).toBe(done);
    await expect.poll(() => since('for everybody')).toBe(1);
  });
});

describe('a line for everybody', () => {
  it.each(['slow-public', 'twice'])('stands once, although Discord answers 502 after it has it: /%s', async (name) => {
    const words = name === 'twice' ? 'and for everybody' : 'for everybody, late';
    before = seen(words);
    parlour.faults.next({
      kind: 'error-after',
      status: 502,
      method: 'POST',
      path: /\/(messages|webhooks\/\d+\/[^/]+)$/,
      times: 3,
    });
    const done = finished + 1;
    await parlour.member('Mira').slash(here, name);
    await expect.poll(() => since(words)).toBe(1);
    // It has been tried as often as it is.
    await expect.poll(() => finished).toBe(done);
    parlour.faults.clear();
    await parlour.member('Mira').slash(here, 'private');
    expect(since(words)).toBe(1);
  });

  it('is said through the interaction where the bot may not post', async () => {
    before = seen('and for everybody');
    parlour.faults.next({ kind: 'error', status: 403, code: 50013, method: 'POST', path: /channels\/\d+\/messages$/ });
    const done = finished + 1;
    await parlour.member('Mira').slash(here, 'twice');
    await expect.poll(() => finished).toBe(done);
    await expect.poll(() => since('and for everybody')).toBe(1);
  });
});

describe('too late', () => {
  it.each([
    ['an unknown webhook', 10015],
    ['an unknown message', 10008],
    ['an unknown interaction', 10062],
  ])('is known by %s, and not tried a second time', async (_, code) => {
    const from = heard.lines.length;
    const struck = parlour.faults.struck;
    parlour.faults.next({ kind: 'error', status: 404, code, method: 'PATCH', path: /webhooks/, times: Infinity });
    // Nobody gets an answer any more, so none is waited for.
    void parlour
      .member('Mira')
      .slash(here, 'slow-private')
      .catch(() => undefined);
    await expect.poll(() => linesOf(from).length).toBe(1);
    expect(linesOf(from)[0]).toMatchObject({ level: 'warn', msg: 'an answer came too late for Discord', code });
    expect(parlour.faults.struck - struck).toBe(1);
  });
});

describe('an interaction from where there is no table', () => {
  it('is answered: without `channel` where the channel is named, in a private message with where to play', async () => {
    let sample: Record<string, unknown> = {};
    parlour.faults.tamper = (packet) => {
      if (packet['t'] === 'INTERACTION_CREATE') sample = structuredClone(packet['d'] as typeof sample);
      return packet;
    };
    await parlour.member('Mira').slash(here, 'private');
    parlour.faults.clear();
    const without =
      (...names: string[]) =>
      (packet: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(packet).filter(([name]) => !names.includes(name)));
    const answerTo = async (change: (packet: Record<string, unknown>) => unknown): Promise<string> => {
      const answer = await parlour.forge(sample, change);
      return 'stored' in answer ? JSON.stringify(answer.stored.message.components) : answer.kind;
    };
    expect(await answerTo(without('channel'))).toContain('for you');
    expect(await answerTo(without('guild_id', 'guild'))).toContain('channels of a server');
    const from = heard.lines.length;
    expect(await answerTo(without('channel', 'channel_id'))).toContain('could not read');
    expect(linesOf(from)).toHaveLength(1);
  });
});
