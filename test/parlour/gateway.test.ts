import { Client, GatewayIntentBits, SlashCommandBuilder, WebSocketShardEvents } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startParlour } from '@barbican/parlour';
import { connect, sitDown, slash, type Sitting } from './bot.js';

const commands = [new SlashCommandBuilder().setName('ping').setDescription('Says pong').toJSON()];

/** Speaks to the gateway by hand: the answers in order, the close code at the end. */
async function raw(
  url: string,
  says: (hello: unknown) => unknown[],
): Promise<{ heard: { op: number; t: string | null; d: unknown }[]; code: number }> {
  const socket = new WebSocket(url);
  const heard: { op: number; t: string | null; d: unknown }[] = [];
  return new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      const payload = JSON.parse(data.toString()) as (typeof heard)[number];
      heard.push(payload);
      if (payload.op === 10)
        for (const one of says(payload)) socket.send(typeof one === 'string' ? one : JSON.stringify(one));
      if (payload.op === 9 || payload.op === 11) socket.close(1000);
    });
    socket.on('close', (code) => {
      resolve({ heard, code });
    });
  });
}

describe('the gateway', () => {
  let sitting: Sitting | undefined;
  afterEach(async () => {
    await sitting?.end();
    sitting = undefined;
  });

  it('introduces the guild: channels and roles, and of its members only the bot', async () => {
    sitting = await sitDown();
    const guild = sitting.client.guilds.cache.get(sitting.parlour.guildId);
    expect(guild?.channels.cache.map((channel) => channel.name)).toEqual(['game-night', 'second-table', 'off-topic']);
    expect(guild?.roles.cache.map((role) => role.name)).toContain('Moderators');
    expect(guild?.members.cache.map((member) => member.displayName)).toEqual(['Barbican']);
    expect(guild?.memberCount).toBe(5);
  });

  it('lets the bot resume and replays what it missed', async () => {
    sitting = await sitDown({ commands, acknowledgeWithinMs: 10_000 });
    const { parlour, client } = sitting;
    sitting.on(slash((interaction) => interaction.reply('pong')));
    const resumed = new Promise((resolve) =>
      client.ws.shards.first()?.once(WebSocketShardEvents.Resumed, () => resolve('resumed')),
    );
    parlour.faults.dropGateway({ code: 4000 });
    await parlour.untilBotIs('offline');
    // Asked while the bot is away: it hears of it on coming back.
    const reply = parlour.member('Mira').slash('#game-night', 'ping');
    expect(await resumed).toBe('resumed');
    expect((await reply).text).toBe('pong');
  });

  it('makes the bot identify anew after an invalid session', async () => {
    sitting = await sitDown({ commands });
    const { parlour, client } = sitting;
    sitting.on(slash((interaction) => interaction.reply('pong')));
    parlour.faults.dropGateway({ code: 4009, resumable: false });
    await parlour.untilBotIs('offline');
    await parlour.untilBotIs('online');
    expect((await parlour.member('Mira').slash('#game-night', 'ping')).text).toBe('pong');
    expect(client.guilds.cache.size).toBe(1);
  });

  it('asks the bot to reconnect', async () => {
    sitting = await sitDown({ commands });
    const { parlour } = sitting;
    sitting.on(slash((interaction) => interaction.reply('pong')));
    parlour.faults.askToReconnect();
    await parlour.untilBotIs('offline');
    await parlour.untilBotIs('online');
    expect((await parlour.member('Mira').slash('#game-night', 'ping')).text).toBe('pong');
  });

  it('checks the token, the opcodes and their order', async () => {
    const parlour = await startParlour();
    const url = `${parlour.url.replace('http', 'ws')}/gateway/?v=10&encoding=json`;
    const identify = (d: object) => ({ op: 2, d: { token: parlour.token, intents: 1, properties: {}, ...d } });
    expect((await raw(url, () => [identify({ token: 'wrong' })])).code).toBe(4004);
    expect((await raw(url, () => [identify({ intents: -1 })])).code).toBe(4013);
    expect((await raw(url, () => [identify({ intents: GatewayIntentBits.MessageContent })])).code).toBe(4014);
    expect((await raw(url, () => [identify({ shard: [2, 2] })])).code).toBe(4010);
    expect((await raw(url, () => [identify({}), identify({})])).code).toBe(4005);
    expect((await raw(url, () => [{ op: 3, d: {} }])).code).toBe(4003);
    expect((await raw(url, () => [{ op: 99, d: {} }])).code).toBe(4001);
    expect((await raw(url, () => ['not json'])).code).toBe(4002);
    expect((await raw(`${parlour.url.replace('http', 'ws')}/gateway?v=6`, () => [])).code).toBe(4012);
    const unknown = await raw(url, () => [{ op: 6, d: { token: parlour.token, session_id: 'gone', seq: 3 } }]);
    expect(unknown.heard.at(-1)).toMatchObject({ op: 9, d: false });
    expect((await raw(url, () => [{ op: 1, d: null }])).heard.at(-1)).toMatchObject({ op: 11 });
    await parlour.close();
  });

  it('sends the guild to its own shard only', async () => {
    const parlour = await startParlour();
    const client = new Client({
      intents: [GatewayIntentBits.Guilds],
      rest: { api: parlour.api },
      shards: [0, 1],
      shardCount: 2,
      ws: { buildIdentifyThrottler: () => ({ waitForIdentify: () => Promise.resolve() }) },
    });
    const ready = new Promise((resolve) => client.once('clientReady', resolve));
    await client.login(parlour.token);
    await ready;
    expect(client.ws.shards.size).toBe(2);
    expect(client.guilds.cache.map((guild) => guild.shardId)).toEqual([Number((BigInt(parlour.guildId) >> 22n) % 2n)]);
    await client.destroy();
    await parlour.close();
  });

  it('turns away a bot with the wrong token', async () => {
    const parlour = await startParlour();
    const client = new Client({ intents: [], rest: { api: parlour.api } });
    await expect(client.login('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' });
    await client.destroy();
    await parlour.close();
  });

  it('serves a bot that was restarted', async () => {
    sitting = await sitDown({ commands });
    await sitting.client.destroy();
    await sitting.parlour.untilBotIs('offline');
    const again = await connect(sitting.parlour);
    again.on(slash((interaction) => interaction.reply('pong again')));
    expect((await sitting.parlour.member('Mira').slash('#game-night', 'ping')).text).toBe('pong again');
    await again.client.destroy();
  });
});
