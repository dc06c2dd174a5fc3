import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, rows, text } from '../../src/discord/components.js';
import type { Command } from '../../src/discord/command.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import { type Discord, openDiscord } from '../../src/discord/start.js';
import { createLog } from '../../src/log.js';
import { type Metrics, createMetrics } from '../../src/metrics.js';
import { type Parlour, startParlour } from '@barbican/parlour';
import { servicesOf } from '../support/services.js';
import { type House, openHouse } from '../support/tables.js';

/** Longer than the bot waits before it promises an answer, shorter than Discord waits for one. */
const slowly = (): Promise<void> => sleep(1600);

const command = (name: string, run: Command['run']): Command => ({ json: { name, description: name, type: 1 }, run });
const commands: Command[] = [
  command('slow-private', async ({ respond }) => {
    respond.watch('private answer');
    await slowly();
    await respond.privately(noticeMessage('at last'));
    await respond.amend(noticeMessage('at last, and amended'));
  }),
  command('slow-public', async ({ respond }) => {
    respond.watch('private answer');
    await slowly();
    await respond.publicly({ components: [text('for everybody')] });
    await respond.privately(noticeMessage('done'));
  }),
  command('twice', async ({ respond }) => {
    await respond.publicly({ components: [text('first')] });
    await respond.privately(noticeMessage('second'));
    await respond.amend(noticeMessage('second, amended'));
  }),
  command('broken', () => Promise.reject(new Error('a bug of ours'))),
  command('button', ({ respond }) =>
    respond.publicly({
      components: rows([button({ id: { kind: 'act', table: 'gone' }, label: 'Act' })]),
    }),
  ),
];

/** A packet that two of us get, as in a roll-over: the first is quick, the other slow. */
const deliveries: string[] = [];
commands.push(
  command('for-two', async ({ id, respond }) => {
    const isFirst = !deliveries.includes(id);
    deliveries.push(id);
    if (isFirst) return respond.publicly({ components: [text('for everybody')] });
    respond.watch('private answer');
    await slowly();
    await respond.publicly({ components: [text('for everybody')] });
    await respond.privately(noticeMessage('a secret'));
    return respond.amend(noticeMessage('a secret, amended'));
  }),
);

/** Likewise: whoever finds it done already says so to the asker before the line for everybody goes out. */
let word: Promise<void> | undefined;
commands.push(
  command('word-first', ({ respond }) => {
    word = word
      ? word.then(() => respond.publicly({ components: [text('done by one')] }))
      : respond.privately(noticeMessage('Done.'));
    return word;
  }),
);

let parlour: Parlour;
let house: House;
let discord: Discord;
let other: Discord;
let metrics: Metrics;
const here = '#game-night';

beforeAll(async () => {
  const log = createLog({ level: 'silent' });
  parlour = await startParlour({ log: () => undefined });
  house = await openHouse();
  metrics = createMetrics();
  const open = (): Discord =>
    openDiscord({
      access: { token: parlour.token, api: parlour.api },
      commands,
      services: {
        ...servicesOf(house, log, metrics),
        draw: () => Promise.resolve([]),
      },
      log,
    });
  discord = open();
  other = open();
  await discord.connect();
  await parlour.untilReady();
});
afterAll(async () => {
  await Promise.all([discord.close(), other.close()]);
  await house.close();
  await parlour.close();
});

describe('an interaction is acknowledged in time', () => {
  it('by a promise, where the private answer takes long', async () => {
    const reply = await parlour.member('Mira').slash(here, 'slow-private');
    expect(reply.ephemeral).toBe(true);
    const amended = await parlour.member('Mira').until(here, (message) => message.text.includes('amended'));
    expect(amended.id).toBe(reply.message.id);
  });

  it('by a private promise, where a public line comes late', async () => {
    const reply = await parlour.member('Mira').slash(here, 'slow-public');
    expect(reply.kind).toBe('acknowledged');
    await parlour.member('Mira').until(here, (message) => message.text === 'done' && message.ephemeral);
    const line = await parlour.member('Tom').until(here, (message) => message.text === 'for everybody');
    expect(line.silent).toBe(true);
  });

  it('and measured', async () => {
    expect(await metrics.registry.getSingleMetricAsString('barbican_ack_seconds')).toMatch(/_count [1-9]/);
  });
});

describe('answers find their place', () => {
  it('what is amended is the private answer, never the public one', async () => {
    const reply = await parlour.member('Mira').slash(here, 'twice');
    expect(reply.text).toBe('first');
    await parlour.member('Mira').until(here, (message) => message.text === 'second, amended' && message.ephemeral);
    expect(
      parlour
        .member('Tom')
        .messages(here)
        .some((message) => message.text.includes('second')),
    ).toBe(false);
  });

  it('a bug of ours is answered with an apology', async () => {
    const reply = await parlour.member('Mira').slash(here, 'broken');
    expect(reply.ephemeral).toBe(true);
    expect(reply.text).toContain('Nothing was lost');
  });

  it('a button of a table that is gone says so', async () => {
    const reply = await parlour.member('Mira').slash(here, 'button');
    const told = await parlour.member('Tom').click(reply.message, 'Act');
    expect(told.ephemeral).toBe(true);
    expect(told.text).toContain('/table open');
  });

  it('what another of us said to everybody is neither said again nor filled with what only the asker may read', async () => {
    await other.connect();
    const mira = parlour.member('Mira');
    const reply = await mira.slash(here, 'for-two');
    await mira.until(here, (message) => message.text === 'a secret, amended' && message.ephemeral);
    expect(deliveries).toHaveLength(2);
    const open = parlour.member('Tom').messages(here);
    expect(open.find(({ id }) => id === reply.message.id)?.text).toBe('for everybody');
    expect(open.filter(({ text: words }) => words.includes('secret'))).toEqual([]);
    expect(open.filter(({ id, text: words }) => id >= reply.message.id && words === 'for everybody')).toHaveLength(1);
  });

  it('a line for everybody is said once where another of us had a word for the asker first', async () => {
    await other.connect();
    const reply = await parlour.member('Mira').slash(here, 'word-first');
    expect(reply.text).toBe('Done.');
    const line = await parlour.member('Tom').until(here, (message) => message.text === 'done by one');
    expect(line.silent).toBe(true);
    await word;
    const lines = parlour.member('Tom').messages(here);
    expect(lines.filter((message) => message.text === 'done by one')).toHaveLength(1);
  });
});
