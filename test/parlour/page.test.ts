import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttachmentBuilder, MessageFlags, SlashCommandBuilder } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type {
  AutocompleteOutcome,
  LiveEvent,
  PageError,
  PageMember,
  PageMessage,
  PageOutcome,
  PageState,
} from '@barbican/parlour/page-api';
import { sitDown, type Sitting } from './bot.js';
import { PNG_2_BY_3 } from './pixels.js';

const commands = [
  new SlashCommandBuilder()
    .setName('go')
    .setDescription('Goes')
    .setDescriptionLocalizations({ fr: 'Y va' })
    .addStringOption((where) => where.setName('where').setDescription('Where').setAutocomplete(true))
    .toJSON(),
];

describe('what the page asks for', () => {
  let sitting: Sitting;
  let folder: string;
  const id = (name: string) => sitting.parlour.member(name).id;
  const room = () => sitting.parlour.world.channelNamed('#game-night').id;

  async function get<T>(path: string): Promise<T> {
    return (await (await fetch(`${sitting.parlour.url}/parlour/${path}`)).json()) as T;
  }
  async function post<T>(path: string, body: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${sitting.parlour.url}/parlour/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  }
  /** Collects live events until one fits. */
  function watch(name: string) {
    const socket = new WebSocket(`${sitting.parlour.url.replace('http', 'ws')}/parlour/live?member=${id(name)}`);
    const events: LiveEvent[] = [];
    const waiting = new Set<() => void>();
    socket.on('message', (data: Buffer) => {
      events.push(JSON.parse(data.toString()) as LiveEvent);
      for (const look of waiting) look();
    });
    const until = <K extends LiveEvent['type']>(
      type: K,
      test: (event: Extract<LiveEvent, { type: K }>) => boolean = () => true,
    ) =>
      new Promise<Extract<LiveEvent, { type: K }>>((resolve) => {
        const look = () => {
          const found = events.find(
            (event): event is Extract<LiveEvent, { type: K }> =>
              event.type === type && test(event as Extract<LiveEvent, { type: K }>),
          );
          if (found) resolve(found);
        };
        waiting.add(look);
        look();
      });
    return {
      events,
      until,
      close: () => {
        socket.close();
      },
    };
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-page-'));
    sitting = await sitDown({ commands, pageFolder: folder });
    sitting.on(async (interaction) => {
      if (interaction.isAutocomplete()) await interaction.respond([{ name: 'North', value: 'n' }]);
      if (interaction.isChatInputCommand()) {
        const flags = interaction.options.getString('where') === 'home' ? MessageFlags.Ephemeral : undefined;
        await interaction.reply({ content: `Off, <@${interaction.user.id}>`, ...(flags ? { flags } : {}) });
      }
    });
  });
  afterAll(async () => {
    await sitting.end();
    rmSync(folder, { recursive: true });
  });

  it('says plainly that the page is not built, then serves it', async () => {
    const missing = await fetch(sitting.parlour.url);
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('npm run build')]);
    writeFileSync(join(folder, 'index.html'), '<h1>Parlour</h1>');
    const there = await fetch(`${sitting.parlour.url}/`);
    expect([there.headers.get('content-type'), await there.text()]).toEqual([
      'text/html; charset=utf-8',
      '<h1>Parlour</h1>',
    ]);
    expect((await fetch(`${sitting.parlour.url}/..%2f..%2fetc/passwd`)).status).toBe(404);
  });

  it('shows each member their own parlour', async () => {
    const members = await get<PageMember[]>('members');
    expect(members.map((member) => [member.name, member.moderator, member.owner])).toEqual([
      ['Mira', true, true],
      ['Tom', false, false],
      ['Ana', true, false],
      ['Jo', false, false],
      ['Barbican', false, false],
    ]);
    const state = await get<PageState>(`state?member=${id('Ana')}`);
    expect(state.you.name).toBe('Ana');
    expect(state.channels.map((channel) => channel.name)).toEqual(['game-night', 'second-table', 'off-topic']);
    expect(state.commands).toMatchObject([
      { path: ['go'], description: 'Y va', options: [{ name: 'where', kind: 'string', autocomplete: true }] },
    ]);
    expect(state.bot).toMatchObject({ name: 'Barbican', online: true });
  });

  it('runs commands and autocompletes', async () => {
    const asked = { member: id('Mira'), channel: room(), path: ['go'], options: { where: 'n' } };
    const outcome = await post<PageOutcome>('command', asked);
    expect(outcome).toMatchObject({
      kind: 'message',
      message: { content: `Off, <@${id('Mira')}>`, parlour: { command: '/go', pingsYou: true } },
    });
    expect(await post<AutocompleteOutcome>('autocomplete', { ...asked, focused: 'where' })).toEqual({
      ok: true,
      choices: [{ name: 'North', value: 'n' }],
    });
    expect(await post<PageError>('command', { member: 'nobody', channel: room(), path: ['go'], options: {} })).toEqual({
      error: 'There is no member nobody.',
    });
    expect(await post<PageError>('command', { member: 5 })).toHaveProperty('error');
  });

  it('keeps what is for one member off everybody else’s page', async () => {
    const [mira, tom] = [watch('Mira'), watch('Tom')];
    await Promise.all([mira.until('state'), tom.until('state')]);
    await post('command', { member: id('Mira'), channel: room(), path: ['go'], options: { where: 'home' } });
    const seen = await mira.until('message');
    expect(seen.message.flags).toBe(MessageFlags.Ephemeral);
    await post('say', { member: id('Tom'), channel: room(), content: 'Anybody here?' });
    await tom.until('message', (event) => event.message.content === 'Anybody here?');
    expect(tom.events.filter((event) => event.type === 'message')).toHaveLength(1);
    const others = await get<PageMessage[]>(`messages?member=${id('Tom')}&channel=${room()}`);
    expect(others.some((message) => message.id === seen.message.id)).toBe(false);
    await post('dismiss', { member: id('Mira'), message: seen.message.id });
    expect((await mira.until('message-gone')).messageId).toBe(seen.message.id);
    mira.close();
    tom.close();
  });

  it('tells of languages, threads and the bot coming and going as they change', async () => {
    const jo = watch('Jo');
    await jo.until('state');
    await post('locale', { member: id('Jo'), locale: 'en-US' });
    expect((await jo.until('commands')).commands).toMatchObject([{ description: 'Goes' }]);
    const thread = await post<{ id: string; name: string }>('thread', {
      member: id('Jo'),
      channel: room(),
      name: 'Aside',
    });
    expect((await jo.until('channel')).channel).toMatchObject({ id: thread.id, kind: 'thread', parentId: room() });
    const channel = await sitting.client.channels.fetch(room());
    if (channel?.isSendable()) await channel.sendTyping();
    expect((await jo.until('typing')).channelId).toBe(room());
    sitting.parlour.faults.dropGateway();
    expect((await jo.until('bot', (event) => !event.bot.online)).bot.name).toBe('Barbican');
    await jo.until('bot', (event) => event.bot.online);
    jo.close();
  });

  it('is closed to other sites', async () => {
    const foreign = { origin: 'https://elsewhere.test', 'content-type': 'application/json' };
    expect((await fetch(`${sitting.parlour.url}/parlour/members`, { headers: foreign })).status).toBe(403);
    const port = Number(new URL(sitting.parlour.url).port);
    const disguised = await new Promise((resolve, reject) => {
      const options = { port, path: '/parlour/members', headers: { host: 'elsewhere.test' } };
      httpGet(options, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
    expect(disguised).toBe(403);
    const form = await fetch(`${sitting.parlour.url}/parlour/say`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
  });
});

describe('the parlour’s memory', () => {
  it('finds its channels, messages and pictures again after a restart, but nothing that was for one member', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-data-'));
    const first = await sitDown({ commands, dataDir });
    first.on(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'Secret', flags: MessageFlags.Ephemeral });
    });
    const channel = await first.client.channels.fetch(first.parlour.world.channelNamed('#game-night').id);
    if (!channel?.isSendable()) throw new Error('no channel');
    await channel.send({ content: 'Round 1', files: [new AttachmentBuilder(PNG_2_BY_3, { name: 'board.png' })] });
    await first.parlour.member('Mira').slash('#game-night', 'go');
    const threadId = first.parlour.member('Mira').openThread('#game-night', 'Aside');
    first.parlour.member('Tom').speaks('fr');
    await first.end();

    const second = await sitDown({ dataDir });
    const mira = second.parlour.member('Mira');
    expect(mira.messages('#game-night').map((message) => message.text)).toEqual(['Round 1']);
    const [picture] = mira.last('#game-night').pictures;
    expect(picture?.url.startsWith(second.parlour.url)).toBe(true);
    expect(Buffer.from(await (await fetch(picture?.url ?? '')).arrayBuffer()).equals(PNG_2_BY_3)).toBe(true);
    expect(second.parlour.world.channelNamed('#Aside').id).toBe(threadId);
    expect(second.parlour.member('Tom').locale).toBe('fr');
    await second.end();
    rmSync(dataDir, { recursive: true });
  });
});
