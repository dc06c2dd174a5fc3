/** What nobody would send: whoever asked is answered with a sentence, one line at most says why, and nothing happens twice. */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { anyGame } from '../../src/kernel/index.js';
import { keysUnder } from '../../src/store/keys.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ferry } from '../support/games/ferry/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { hearLog, isSlowRedis } from '../support/heard-log.js';

type Packet = Record<string, unknown>;

const heard = hearLog();
const here = '#game-night';
const keys = keysUnder('barbican');
let bot: BotAtParlour;
let redis: Redis;
let mira: Player;
let tom: Player;

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(ticTacToe), anyGame(ferry)], log: heard.log });
  redis = new Redis(bot.redisUrl);
  [mira, tom] = [bot.parlour.member('Mira'), bot.parlour.member('Tom')];
  await sitDown(here);
});
afterAll(async () => {
  redis.disconnect();
  await bot.close();
});

async function sitDown(channel: string): Promise<void> {
  await mira.slash(channel, 'table open', { game: 'tic-tac-toe' });
  await tom.slash(channel, 'table join');
  await mira.slash(channel, 'table start');
  await mira.until(channel, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));
}

const newChannel = (name: string): string => bot.parlour.world.addChannel({ name }).id;

/** The packet that a deed sends, as it really goes out. */
async function packetOf(deed: () => Promise<unknown>): Promise<Packet & { data: Packet }> {
  let last: Packet | undefined;
  bot.parlour.faults.tamper = (packet) => {
    if (packet['t'] === 'INTERACTION_CREATE') last = structuredClone(packet['d'] as Packet);
    return packet;
  };
  await deed();
  bot.parlour.faults.tamper = undefined;
  if (!last) throw new Error('Nothing was sent.');
  return last as Packet & { data: Packet };
}

const marks = async (channel = here): Promise<number> =>
  redis.xlen(keys.history((await redis.get(keys.channel(bot.parlour.world.channelNamed(channel).id))) ?? ''));

let command: Packet & { data: Packet };
let button: Packet & { data: Packet };
const long = 'x'.repeat(1_000_000);
const deep = (depth: number, end: unknown): unknown =>
  depth === 0 ? end : [{ name: 'a', type: 1, options: deep(depth - 1, end) }];
const withData = (packet: Packet & { data: Packet }, change: Packet): Packet => ({
  ...packet,
  data: { ...packet.data, ...change },
});
const filed = (value: unknown, attachment: unknown): Packet => ({
  name: 'table',
  options: [{ name: 'import', type: 1, options: [{ name: 'file', type: 11, value }] }],
  resolved: { attachments: { '7': attachment } },
});

const oddities: Record<string, () => Packet> = {
  'a locale that is a number, and one that is a list': () => ({ ...command, guild_locale: 7, locale: ['fr'] }),
  'options ten deep': () => withData(command, { options: deep(10, []) }),
  'a name and a value of a million letters': () =>
    withData(command, { options: [{ name: 'mark', type: 1, options: [{ name: long, type: 3, value: long }] }] }),
  'a value of a million letters, where a cell is asked for': () =>
    withData(command, { options: [{ name: 'mark', type: 1, options: [{ name: 'cell', type: 3, value: long }] }] }),
  'a command that is about a message': () => withData(command, { type: 3, target_id: '1' }),
  'a command by the name of what every object has': () => withData(command, { name: 'constructor', options: [] }),
  'no data at all': () => ({ ...command, data: undefined }),
  'somebody who is named and not told about': () =>
    withData(command, {
      name: 'table',
      options: [{ name: 'replace', type: 1, options: [{ name: 'player', type: 6, value: '999' }] }],
      resolved: {},
    }),
  'somebody whom every object has': () =>
    withData(command, {
      name: 'table',
      options: [{ name: 'replace', type: 1, options: [{ name: 'player', type: 6, value: 'constructor' }] }],
    }),
  'a file that is named and not told about': () => withData(command, filed('8', undefined)),
  'a file without an address': () => withData(command, filed('7', { filename: 'a.json', size: 4 })),
  'a file without a size': () => withData(command, filed('7', { filename: 'a.json', url: 'http://127.0.0.1:1/a' })),
  'a file that is not there': () =>
    withData(command, filed('7', { filename: 'a.json', url: `${bot.parlour.url}/nothing`, size: 4 })),
  'a file that is smaller than it says': () =>
    withData(command, filed('7', { filename: 'a.json', url: 'data:text/plain,hello', size: 1_000_000 })),
  'a file of the machine itself': () =>
    withData(command, filed('7', { filename: 'a.json', url: 'file:///etc/passwd', size: 4 })),
  'a button without a name': () => withData(button, { custom_id: undefined }),
  'a button named nothing': () => withData(button, { custom_id: '' }),
  'a button named with a NUL': () => withData(button, { custom_id: `${String(button.data['custom_id'])}\u0000` }),
  'a button named with a hundred flowers': () => withData(button, { custom_id: '🌸'.repeat(100) }),
  'a button named with half a letter': () => withData(button, { custom_id: '1a:\ud800' }),
  'a button with a million letters': () => withData(button, { custom_id: `1a:${long}` }),
  'a button of a table named as every object has': () => withData(button, { custom_id: '1a:__proto__' }),
  'a menu with something else than a list': () =>
    withData(button, { component_type: 3, values: { 0: 'a', length: 1 } }),
  'a form without its fields': () => ({
    ...button,
    type: 5,
    data: { custom_id: '1n:new:form', components: [] },
  }),
  'a form of a lobby without its fields': () => ({
    ...button,
    type: 5,
    data: { custom_id: String(button.data['custom_id']).replace(/^1a/, '1o'), components: [] },
  }),
};

it('a sample of each', async () => {
  command = await packetOf(() => mira.slash(here, 'ttt mark', { cell: 'nowhere' }));
  const board = await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));
  button = await packetOf(() => mira.click(board, 'Act'));
  expect(String(button.data['custom_id'])).toMatch(/^1a:/);
});

it.each(Object.keys(oddities))('%s', async (name) => {
  const before = await marks();
  let id = '';
  const odd = oddities[name]?.() ?? {};
  const answer = await bot.parlour.forge(odd['type'] === command['type'] ? command : button, (sample) => {
    id = String(sample['id']);
    return { ...odd, id, token: sample['token'] };
  });
  expect('stored' in answer && JSON.stringify(answer.stored.message.components).length).toBeGreaterThan(60);
  const lines = heard.lines.filter((line) => line['interaction'] === id && line.level !== 'debug');
  expect(lines.length).toBeLessThan(2);
  expect(lines.map(({ level }) => level)).not.toContain('error');
  expect(JSON.stringify(lines).length).toBeLessThan(2000);
  expect(await marks()).toBe(before);
});

it('one interaction that is delivered three times acts once, and is answered once', async () => {
  const before = await marks();
  const { parlour } = bot;
  let id = '';
  let answers = 0;
  parlour.faults.misanswer = ({ path }) => {
    if (path.startsWith(`/interactions/${id}/`)) answers += 1;
    return undefined;
  };
  parlour.faults.tamper = (packet) => {
    parlour.faults.tamper = undefined;
    id = String((packet['d'] as Packet)['id']);
    parlour.tell('INTERACTION_CREATE', packet['d']);
    parlour.tell('INTERACTION_CREATE', packet['d']);
    return packet;
  };
  expect((await mira.slash(here, 'ttt mark', { cell: '5' })).text).toBe('Mira marks cell 5.');
  await mira.slash(here, 'table status');
  // All three have come to their end.
  await expect.poll(() => answers).toBe(3);
  parlour.faults.misanswer = undefined;
  expect(await marks()).toBe(before + 1);
  expect(mira.messages(here).filter(({ text }) => text === 'Mira marks cell 5.')).toHaveLength(1);
});

it('the same button tapped on a phone and at a desk in one moment is one move, and both are told', async () => {
  const { message } = await tom.slash(here, 'act');
  const cell = message.buttons.find(({ label }) => label === '1') ?? message.buttons[0];
  const sample = await packetOf(() => tom.click(message, cell?.customId ?? ''));
  const last = (await tom.slash(here, 'act')).message;
  expect(last.text).toBeTruthy();
  const before = await marks();
  const both = await Promise.all([1, 2].map(() => bot.parlour.forge(sample, (packet) => packet)));
  expect(both.map(({ kind }) => kind)).not.toContain('no-answer');
  expect(await marks()).toBeLessThan(before + 2);
});

it('a button of a table that was deleted a moment ago is answered kindly', async () => {
  const there = newChannel('deleted');
  await sitDown(there);
  const board = await mira.until(there, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));
  const id = (await redis.get(keys.channel(there))) ?? '';
  for (const key of await redis.keys(`*{t:${id}}*`)) await redis.del(key);
  const reply = await mira.click(board, 'Act');
  expect(reply.ephemeral).toBe(true);
  expect(reply.text.length).toBeGreaterThan(20);
  expect((await mira.slash(there, 'ttt mark', { cell: '1' })).text.length).toBeGreaterThan(20);
  await mira.slash(there, 'table open', { game: 'tic-tac-toe' });
  await mira.until(there, ({ buttons }) => buttons.some(({ label }) => label === 'Join'));
});

it('a channel that goes while its board is being posted takes its table with it, and no other', async () => {
  const { parlour } = bot;
  const there = newChannel('going');
  await sitDown(there);
  parlour.faults.next({ kind: 'latency', ms: 400, method: 'POST', path: `/channels/${there}/messages` });
  parlour.faults.next({ kind: 'error', status: 404, code: 10003, path: `/channels/${there}/`, times: 2 });
  await mira.slash(there, 'ttt mark', { cell: '5' });
  parlour.tell('CHANNEL_DELETE', { id: there, guild_id: parlour.guildId, type: 0, parent_id: null });
  await expect.poll(() => redis.get(keys.channel(there))).toBeNull();
  parlour.faults.clear();
  expect(await redis.get(keys.channel(parlour.world.channelNamed(here).id))).not.toBeNull();
});

it('what is sent before READY costs nothing', async () => {
  const { parlour } = bot;
  parlour.faults.tamper = (packet) => {
    if (packet['t'] !== 'READY') return packet;
    parlour.faults.tamper = undefined;
    parlour.tell('INTERACTION_CREATE', { ...command, id: '11', token: 'nobody’s' });
    parlour.tell('GUILD_DELETE', { id: parlour.guildId, unavailable: true });
    return packet;
  };
  parlour.faults.invalidateSession({ resumable: false });
  await expect.poll(() => parlour.faults.tamper).toBeUndefined();
  await parlour.untilReady();
  await expect.poll(async () => (await mira.slash(here, 'help')).ephemeral).toBe(true);
});

it('and then everything is as it was', async () => {
  expect(heard.lines.filter((line) => line.level === 'error' && !isSlowRedis(line))).toEqual([]);
  const { ok } = (await (await fetch(`${bot.health()}/healthz`)).json()) as { ok: boolean };
  expect(ok).toBe(true);
  expect(bot.parlour.violations).toEqual([]);
});
