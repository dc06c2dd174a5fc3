import {
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  GatewayIntentBits,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MessageFlags,
  TextDisplayBuilder,
  ThreadAutoArchiveDuration,
  type Message,
  type TextChannel,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Files } from '../../packages/parlour/src/messages/files.js';
import { createSnowflakes } from '../../packages/parlour/src/world/snowflake.js';
import { sitDown, type Sitting } from './bot.js';
import { PNG_2_BY_3 } from './pixels.js';

function board(text: string) {
  return new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(text))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems(
        new MediaGalleryItemBuilder().setURL('attachment://board.png').setDescription('Three orcs at the gate'),
      ),
    )
    .addActionRowComponents((row) =>
      row.addComponents(new ButtonBuilder().setCustomId('act').setLabel('Act').setStyle(ButtonStyle.Primary)),
    );
}

function picture() {
  return new AttachmentBuilder(PNG_2_BY_3, { name: 'board.png' });
}

describe('channel messages, with the real discord.js client', () => {
  let sitting: Sitting;
  let channel: TextChannel;
  const mira = () => sitting.parlour.member('Mira');

  beforeAll(async () => {
    sitting = await sitDown({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] });
  });
  beforeEach(async () => {
    const { id } = sitting.parlour.world.addChannel({ name: `room-${String(Date.now())}` });
    channel = (await sitting.client.channels.fetch(id)) as TextChannel;
  });
  afterEach(() => {
    expect(sitting.parlour.violations).toEqual([]);
    expect(sitting.parlour.ownMistakes).toEqual([]);
  });
  afterAll(() => sitting.end());

  it('posts a board: container, picture with alt text, button, silent', async () => {
    await channel.send({
      components: [board('Round 1')],
      files: [picture()],
      flags: [MessageFlags.IsComponentsV2, MessageFlags.SuppressNotifications],
    });
    const seen = mira().last(channel.id);
    expect(seen.text).toBe('Round 1');
    expect(seen.silent).toBe(true);
    expect(seen.pictures).toMatchObject([
      { filename: 'board.png', alt: 'Three orcs at the gate', width: 2, height: 3 },
    ]);
    expect(seen.buttons.map((button) => button.label)).toEqual(['Act']);
    const ids = JSON.stringify(seen.raw.components).match(/"id":\d+/g) ?? [];
    expect(new Set(ids).size).toBe(5);
  });

  it('adds files on editing unless told which to keep', async () => {
    const message = await channel.send({
      components: [board('Round 1')],
      files: [picture()],
      flags: MessageFlags.IsComponentsV2,
    });
    const path = `/channels/${channel.id}/messages/${message.id}` as const;
    const file = { name: 'board.png', data: PNG_2_BY_3 };
    await sitting.client.rest.patch(path, { body: { components: [board('Round 2').toJSON()] }, files: [file] });
    expect(mira().last(channel.id).filenames).toEqual(['board.png', 'board.png']);
    await message.edit({ components: [board('Round 3')], files: [picture()], attachments: [] });
    expect(mira().last(channel.id).filenames).toEqual(['board.png']);
    expect(mira().last(channel.id).text).toBe('Round 3');
  });

  it('still serves the picture that an edit has just replaced, to a page that is loading it', async () => {
    const message = await channel.send({
      components: [board('Round 1')],
      files: [picture()],
      flags: MessageFlags.IsComponentsV2,
    });
    const shown = message.attachments.first()?.url ?? '';
    const edited = await message.edit({ components: [board('Round 2')], files: [picture()], attachments: [] });
    expect(edited.attachments.first()?.url).not.toBe(shown);
    expect((await fetch(shown)).status).toBe(200);
  });

  it('never lets a message out of Components V2', async () => {
    const message = await channel.send({
      components: [new TextDisplayBuilder().setContent('New')],
      flags: MessageFlags.IsComponentsV2,
    });
    await expect(message.edit({ content: 'Old', flags: [] })).rejects.toMatchObject({ code: 50035 });
    const old = await channel.send('Old');
    await expect(
      old.edit({ components: [new TextDisplayBuilder().setContent('New')], flags: MessageFlags.IsComponentsV2 }),
    ).rejects.toMatchObject({ code: 50035 });
    await old.edit({
      content: null,
      components: [new TextDisplayBuilder().setContent('New')],
      flags: MessageFlags.IsComponentsV2,
    });
    expect(mira().now(mira().last(channel.id)).text).toBe('New');
  });

  it('posts once for one nonce, even when asked twice at the same time', async () => {
    const post = () => channel.send({ content: 'Round 1', nonce: 'table-7-12', enforceNonce: true });
    const [first, second] = await Promise.all([post(), post()]);
    expect(second.id).toBe(first.id);
    expect((await post()).id).toBe(first.id);
    expect(mira().messages(channel.id)).toHaveLength(1);
    await channel.send({ content: 'Round 2', nonce: 'table-7-13', enforceNonce: true });
    expect(mira().messages(channel.id)).toHaveLength(2);
  });

  it('pings only whom it may', async () => {
    const [tom, ana] = [sitting.parlour.member('Tom'), sitting.parlour.member('Ana')];
    const before = [tom.pings.length, ana.pings.length];
    const content = `<@${tom.id}> <@${ana.id}> @everyone`;
    const none = await channel.send({ content, allowedMentions: { parse: [] } });
    expect(none.mentions.users.size).toBe(0);
    await channel.send({ content, allowedMentions: { parse: [], users: [tom.id] } });
    expect(tom.last(channel.id).pinged).toEqual(['Tom']);
    await channel.send({
      components: [new TextDisplayBuilder().setContent(`Your turn, <@${ana.id}>`)],
      flags: MessageFlags.IsComponentsV2,
      allowedMentions: { users: [ana.id] },
    });
    expect(ana.last(channel.id).pinged).toEqual(['Ana']);
    expect([tom.pings.length, ana.pings.length]).toEqual([before.map((count) => count + 1)].flat());
  });

  it('pings nobody anew when a message is edited', async () => {
    const tom = sitting.parlour.member('Tom');
    const before = tom.pings.length;
    const message = await channel.send('Round 1');
    await message.edit(`Round 1, <@${tom.id}>`);
    expect(mira().last(channel.id).text).toContain(tom.id);
    expect(tom.pings.length).toBe(before);
  });

  it('hands out and deletes messages', async () => {
    const sent: Message[] = [];
    for (const text of ['one', 'two', 'three']) sent.push(await channel.send(text));
    const listed = await channel.messages.fetch({ limit: 2, cache: false });
    expect(listed.map((message) => message.content)).toEqual(['three', 'two']);
    const earlier = await channel.messages.fetch({ before: sent[1]?.id ?? '', cache: false });
    expect(earlier.map((message) => message.content)).toEqual(['one']);
    await sent[2]?.delete();
    await expect(channel.messages.fetch({ message: sent[2]?.id ?? '', force: true })).rejects.toMatchObject({
      code: 10008,
    });
    expect(mira().last(channel.id).text).toBe('two');
  });

  it('does not edit what others wrote, nor read it without the intent', async () => {
    const heard = new Promise<Message>((resolve) => sitting.client.once('messageCreate', resolve));
    const said = await mira().say(channel.id, 'Good evening');
    expect((await heard).content).toBe('');
    const message = await channel.messages.fetch(said.id);
    await expect(
      sitting.client.rest.patch(`/channels/${channel.id}/messages/${message.id}`, { body: { content: 'x' } }),
    ).rejects.toMatchObject({
      code: 50005,
    });
  });

  it('says what the bot may not do', async () => {
    const { world } = sitting.parlour;
    world.deny('bot', channel.id, ['AttachFiles']);
    await expect(channel.send({ files: [picture()] })).rejects.toMatchObject({ code: 50013, status: 403 });
    await channel.send('Words will do');
    world.deny('bot', channel.id, ['SendMessages']);
    await expect(channel.send('Hello')).rejects.toMatchObject({ code: 50013 });
    world.deny('bot', channel.id, ['ViewChannel']);
    await expect(channel.send('Hello')).rejects.toMatchObject({ code: 50001 });
    world.deny('bot', channel.id, []);
    await channel.send('Back again');
  });

  it('opens, fills, archives and reopens threads', async () => {
    const thread = await channel.threads.create({
      name: 'Siege',
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    });
    await thread.members.add(mira().id);
    await thread.send('Here we play');
    expect(mira().last('#Siege').text).toBe('Here we play');
    await thread.setArchived(true);
    expect(sitting.parlour.world.channelNamed('Siege')).toMatchObject({ archived: true, autoArchiveMinutes: 10080 });
    await thread.send('Still here');
    expect(sitting.parlour.world.channelNamed('Siege')).toMatchObject({ archived: false });
    const message = await channel.send('Round 1');
    const below = await message.startThread({ name: 'About round 1' });
    expect(below.id).toBe(message.id);
    const again = sitting.client.rest.post(`/channels/${channel.id}/messages/${message.id}/threads`, {
      body: { name: 'Again' },
    });
    await expect(again).rejects.toMatchObject({ code: 160004 });
    await below.delete();
    expect(() => sitting.parlour.world.channelNamed('About round 1')).toThrow('no channel');
  });

  it('tells the bot of channels and threads that come and go', async () => {
    const { parlour, client } = sitting;
    const created = new Promise((resolve) => client.once('threadCreate', (thread) => resolve(thread.name)));
    mira().openThread(channel.id, 'Side table');
    expect(await created).toBe('Side table');
    const gone = new Promise((resolve) => client.once('channelDelete', (one) => resolve(one.id)));
    parlour.world.removeChannel(channel.id);
    expect(await gone).toBe(channel.id);
  });

  it('knows the guild and its members', async () => {
    const guild = await sitting.client.guilds.fetch(sitting.parlour.guildId);
    expect(guild.name).toBe('Barbican Parlour');
    const ana = await guild.members.fetch(sitting.parlour.member('Ana').id);
    expect(ana.displayName).toBe('Ana');
    expect(ana.permissions.has('ManageGuild')).toBe(true);
    expect((await guild.members.fetch(sitting.parlour.member('Tom').id)).permissions.has('ManageGuild')).toBe(false);
    await expect(guild.members.fetch('1')).rejects.toMatchObject({ code: 10007 });
    expect((await sitting.client.application.emojis.fetch()).size).toBe(0);
    expect((await sitting.client.application.fetch()).name).toBe('Barbican');
    await channel.sendTyping();
  });
});

it('lets go of files that went long ago, not of those that went last', async () => {
  const files = new Files(createSnowflakes(), () => 'http://parlour');
  const gone: string[] = [];
  for (let round = 0; round < 60; round += 1) {
    const file = await files.add('1', { filename: 'board.png', contentType: 'image/png', data: PNG_2_BY_3 });
    await files.remove([file]);
    gone.push(file.id);
  }
  const read = (at: number) => files.read(gone.at(at) ?? '', 'board.png');
  expect(await read(0)).toBeUndefined();
  expect(await read(-1)).toBeDefined();
});
