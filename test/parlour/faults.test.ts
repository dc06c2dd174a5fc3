import { SlashCommandBuilder, type TextChannel } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sitDown, slash, type Sitting } from './bot.js';

const commands = [new SlashCommandBuilder().setName('ping').setDescription('Says pong').toJSON()];

describe('troubles on demand', () => {
  let sitting: Sitting;
  let channel: TextChannel;
  const texts = () =>
    sitting.parlour
      .member('Mira')
      .messages('#off-topic')
      .map((message) => message.text);

  beforeAll(async () => {
    sitting = await sitDown({ commands, acknowledgeWithinMs: 1500 });
    channel = (await sitting.client.channels.fetch(sitting.parlour.world.channelNamed('#off-topic').id)) as TextChannel;
  });
  afterEach(() => {
    sitting.parlour.faults.clear();
  });
  afterAll(() => sitting.end());

  it('makes the bot wait: 429 with retry_after', async () => {
    sitting.parlour.faults.next({ kind: 'rate-limit', retryAfter: 0.05, path: '/messages', times: 2 });
    const struck = sitting.parlour.faults.struck;
    await channel.send('after the limit');
    expect(sitting.parlour.faults.struck).toBe(struck + 2);
    expect(texts()).toEqual(['after the limit']);
  });

  it('answers 500 so many times, and the client tries again', async () => {
    sitting.parlour.faults.next({ kind: 'error', status: 500, method: 'POST', path: /\/messages$/, times: 2 });
    await channel.send('third time lucky');
    expect(texts().at(-1)).toBe('third time lucky');
    sitting.parlour.faults.next({ kind: 'error', status: 500, times: 3 });
    await expect(channel.send('never')).rejects.toMatchObject({ status: 500 });
    expect(texts()).not.toContain('never');
  });

  it('does what was asked but loses the answer: only a nonce keeps it to one message', async () => {
    const { parlour } = sitting;
    parlour.faults.next({ kind: 'lost-response', path: '/messages' });
    await channel.send({ content: 'once', nonce: 'n1', enforceNonce: true });
    expect(texts().filter((text) => text === 'once')).toHaveLength(1);
    parlour.faults.next({ kind: 'lost-response', path: '/messages' });
    await channel.send('twice');
    expect(texts().filter((text) => text === 'twice')).toHaveLength(2);
  });

  it('does twice what was asked once', async () => {
    const { parlour } = sitting;
    parlour.faults.next({ kind: 'doubled', path: '/messages' });
    await channel.send({ content: 'again, once', nonce: 'n2', enforceNonce: true });
    expect(texts().filter((text) => text === 'again, once')).toHaveLength(1);
    parlour.faults.next({ kind: 'doubled', path: '/messages' });
    await channel.send('again, twice');
    expect(texts().filter((text) => text === 'again, twice')).toHaveLength(2);
    const message = await channel.send('gone');
    parlour.faults.next({ kind: 'doubled', method: 'DELETE' });
    await expect(message.delete()).rejects.toMatchObject({ status: 404 });
    expect(texts()).not.toContain('gone');
  });

  it('refuses connections until told otherwise', async () => {
    const { parlour } = sitting;
    parlour.faults.refuseConnections();
    await expect(channel.send('nobody home')).rejects.toThrow();
    parlour.faults.acceptConnections();
    await channel.send('home again');
    expect(texts()).not.toContain('nobody home');
    expect(texts().at(-1)).toBe('home again');
  });

  it('delays an answer beyond the time to acknowledge', async () => {
    sitting.on(slash((interaction) => interaction.reply('pong')));
    sitting.parlour.faults.next({ kind: 'latency', ms: 1800, path: '/callback' });
    const reply = await sitting.parlour.member('Mira').slash('#off-topic', 'ping');
    expect(reply.outcome).toMatchObject({ kind: 'failed', reason: 'no-answer' });
    await expect.poll(() => sitting.errors.splice(0)).toMatchObject([{ code: 10062 }]);
  });

  it('can be armed over HTTP by another process', async () => {
    const { parlour } = sitting;
    const post = (path: string, body: object) =>
      fetch(`${parlour.url}/parlour/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post('faults', { kind: 'error', status: 503, times: 3 })).status).toBe(200);
    await expect(channel.send('no')).rejects.toMatchObject({ status: 503 });
    expect((await post('faults', { kind: 'nonsense' })).status).toBe(400);
    await post('faults/gateway', { do: 'drop' });
    await parlour.untilBotIs('offline');
    await parlour.untilBotIs('online');
  });
});
