import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sitDown, slash, type Sitting } from './bot.js';

const commands = [
  new SlashCommandBuilder()
    .setName('table')
    .setDescription('Tables')
    .addSubcommand((open) =>
      open
        .setName('open')
        .setNameLocalizations({ fr: 'ouvrir' })
        .setDescription('Opens a table')
        .setDescriptionLocalizations({ fr: 'Ouvre une table' })
        .addStringOption((game) =>
          game
            .setName('game')
            .setNameLocalizations({ fr: 'jeu' })
            .setDescription('Which game')
            .setRequired(true)
            .addChoices({ name: 'Orcs!', value: 'ooo', name_localizations: { fr: 'Des orques !' } }),
        )
        .addIntegerOption((players) =>
          players.setName('players').setDescription('How many').setMinValue(1).setMaxValue(4),
        )
        .addUserOption((rival) => rival.setName('rival').setDescription('Against whom'))
        .addAttachmentOption((save) => save.setName('save').setDescription('A save file')),
    )
    .toJSON(),
  new SlashCommandBuilder()
    .setName('go')
    .setDescription('Goes somewhere')
    .addStringOption((where) =>
      where.setName('where').setDescription('Where to').setAutocomplete(true).setRequired(true),
    )
    .toJSON(),
];

function row(...buttons: ButtonBuilder[]) {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
}

describe('interactions, with the real discord.js client', () => {
  let sitting: Sitting;
  beforeAll(async () => {
    sitting = await sitDown({ commands });
  });
  afterEach(() => {
    expect(sitting.parlour.violations).toEqual([]);
    expect(sitting.parlour.ownMistakes).toEqual([]);
    expect(sitting.errors.splice(0)).toEqual([]);
  });
  afterAll(() => sitting.end());

  it('answers a slash command with its typed options', async () => {
    const mira = sitting.parlour.member('Mira');
    sitting.on(
      slash(async (interaction) => {
        const { options } = interaction;
        const save = options.getAttachment('save', true);
        const told = [
          options.getSubcommand(),
          options.getString('game'),
          options.getInteger('players'),
          options.getUser('rival')?.displayName,
          save.name,
          await (await fetch(save.url)).text(),
          interaction.locale,
          interaction.inCachedGuild() && interaction.channel?.name,
        ];
        await interaction.reply(told.join(' '));
      }),
    );
    const reply = await mira.slash('#game-night', 'table open', {
      game: 'ooo',
      players: 3,
      rival: 'Tom',
      save: { filename: 'night.json', data: '{}' },
    });
    expect(reply.text).toBe('open ooo 3 Tom night.json {} en-GB game-night');
    expect(reply.message.command).toBe('/table open');
    expect(sitting.parlour.member('Tom').last('#game-night').text).toBe(reply.text);
  });

  it('knows commands by their French words', async () => {
    const ana = sitting.parlour.member('Ana');
    sitting.on(
      slash((interaction) => interaction.reply(`${interaction.options.getString('game', true)} ${interaction.locale}`)),
    );
    const reply = await ana.slash('#game-night', 'table ouvrir', { jeu: 'Des orques !' });
    expect(reply.text).toBe('ooo fr');
    expect(reply.message.command).toBe('/table ouvrir');
    expect(ana.commands.find((command) => command.path[1] === 'open')?.description).toBe('Ouvre une table');
  });

  it('refuses what Discord’s client would not send', async () => {
    const mira = sitting.parlour.member('Mira');
    expect((await mira.slash('#game-night', 'table open')).text).toBe('The option “game” is required.');
    expect((await mira.slash('#game-night', 'table open', { game: 'chess' })).kind).toBe('refused');
    expect((await mira.slash('#game-night', 'table open', { game: 'ooo', players: 9 })).kind).toBe('refused');
    expect((await mira.slash('#game-night', 'table close')).kind).toBe('refused');
  });

  it('waits for a deferred answer, and shows the first follow-up in its place', async () => {
    const mira = sitting.parlour.member('Mira');
    sitting.on(
      slash(async (interaction) => {
        await interaction.deferReply();
        await interaction.editReply('Now I know.');
        await interaction.followUp('And another thing.');
      }),
    );
    const reply = await mira.slash('#game-night', 'go', { where: 'north' });
    expect(reply.text).toBe('Now I know.');
    expect((await reply.followUp()).text).toBe('And another thing.');

    sitting.on(
      slash(async (interaction) => {
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
        await interaction.followUp('In place of the promise.');
      }),
    );
    const second = await mira.slash('#game-night', 'go', { where: 'north' });
    expect(second.text).toBe('In place of the promise.');
    expect(second.ephemeral).toBe(true);
  });

  it('hands the bot its own answers, and lets it take them back', async () => {
    const mira = sitting.parlour.member('Mira');
    const told: unknown[] = [];
    sitting.on(
      slash(async (interaction) => {
        const response = await interaction.reply({ content: 'First', withResponse: true });
        told.push(response.resource?.message?.content, (await interaction.fetchReply()).content);
        const further = await interaction.followUp('Second');
        await interaction.editReply({ message: further.id, content: 'Second, corrected' });
        await interaction.deleteReply();
      }),
    );
    const reply = await mira.slash('#second-table', 'go', { where: 'north' });
    expect(reply.text).toBe('First');
    const further = await mira.until('#second-table', (message) => message.text === 'Second, corrected');
    await expect.poll(() => mira.messages('#second-table').map((message) => message.id)).toEqual([further.id]);
    expect(told).toEqual(['First', 'First']);
    await mira.until('#second-table', (message) => message.id === further.id);
  });

  it('keeps ephemeral messages from everybody else and from the channel', async () => {
    const mira = sitting.parlour.member('Mira');
    sitting.on(slash((interaction) => interaction.reply({ content: 'Only you.', flags: MessageFlags.Ephemeral })));
    const reply = await mira.slash('#off-topic', 'go', { where: 'north' });
    expect(reply.ephemeral).toBe(true);
    expect(mira.last('#off-topic').text).toBe('Only you.');
    expect(sitting.parlour.member('Tom').messages('#off-topic')).toEqual([]);
    const channel = await sitting.client.channels.fetch(reply.message.channelId);
    expect(channel?.isTextBased() && (await channel.messages.fetch()).size).toBe(0);
    await mira.dismiss(reply.message);
    expect(mira.messages('#off-topic')).toEqual([]);
  });

  it('lets buttons update their message, and knows who clicked', async () => {
    const { parlour } = sitting;
    sitting.on(async (interaction) => {
      const join = new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Primary);
      const full = new ButtonBuilder()
        .setCustomId('full')
        .setLabel('Full')
        .setStyle(ButtonStyle.Secondary)
        .setDisabled(true);
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'Seats: none', components: [row(join, full)] });
      if (interaction.isButton()) await interaction.update({ content: `Seats: ${interaction.user.displayName}` });
    });
    const lobby = (await parlour.member('Mira').slash('#game-night', 'go', { where: 'in' })).message;
    const tom = parlour.member('Tom');
    const click = await tom.click(lobby, 'Join');
    expect(click.kind).toBe('updated');
    expect(tom.now(lobby).text).toBe('Seats: Tom');
    expect((await tom.click(lobby, 'Full')).text).toBe('This control is switched off.');
  });

  it('acknowledges a click first and edits afterwards', async () => {
    const mira = sitting.parlour.member('Mira');
    sitting.on(async (interaction) => {
      const ok = new ButtonBuilder().setCustomId('ok').setLabel('OK').setStyle(ButtonStyle.Primary);
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Before', components: [row(ok)] });
      if (interaction.isButton()) {
        await interaction.deferUpdate();
        await interaction.editReply('After');
        await interaction.followUp({ content: 'By the way', flags: MessageFlags.Ephemeral });
      }
    });
    const message = (await mira.slash('#game-night', 'go', { where: 'in' })).message;
    const click = await mira.click(message, 'OK');
    expect(click.kind).toBe('acknowledged');
    expect((await click.edited()).text).toBe('After');
    const further = await click.followUp();
    expect([further.text, further.ephemeral]).toEqual(['By the way', true]);
  });

  it('carries the chosen values of a menu', async () => {
    const mira = sitting.parlour.member('Mira');
    const menu = new StringSelectMenuBuilder()
      .setCustomId('traps')
      .setPlaceholder('Traps')
      .setMinValues(1)
      .setMaxValues(2)
      .addOptions({ label: 'Tar', value: 'tar' }, { label: 'Spikes', value: 'spikes' }, { label: 'Oil', value: 'oil' });
    sitting.on(async (interaction) => {
      const components = [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Choose', components });
      if (interaction.isStringSelectMenu())
        await interaction.update({ content: interaction.values.join('+'), components: [] });
    });
    const message = (await mira.slash('#game-night', 'go', { where: 'in' })).message;
    expect((await mira.select(message, 'Traps', ['tar', 'spikes', 'oil'])).text).toBe('Make between 1 and 2 choices.');
    expect((await mira.select(message, 'Traps', ['Tar', 'oil'])).text).toBe('tar+oil');
    expect(mira.now(message).menus).toEqual([]);
  });

  it('opens a form and receives it', async () => {
    const mira = sitting.parlour.member('Mira');
    sitting.on(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const name = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(10);
        const rival = new UserSelectMenuBuilder().setCustomId('rival').setRequired(false);
        const modal = new ModalBuilder()
          .setCustomId('rename')
          .setTitle('Rename')
          .addTextDisplayComponents((words) => words.setContent('Choose well.'))
          .addLabelComponents(
            (label) => label.setLabel('Name').setTextInputComponent(name),
            (label) => label.setLabel('Rival').setUserSelectMenuComponent(rival),
          );
        await interaction.showModal(modal);
      }
      if (interaction.isModalSubmit()) {
        const rival = interaction.fields.getSelectedUsers('rival')?.first()?.displayName ?? 'nobody';
        await interaction.reply(`${interaction.fields.getTextInputValue('name')} against ${rival}`);
      }
    });
    const form = (await mira.slash('#game-night', 'go', { where: 'in' })).form;
    expect(form.title).toBe('Rename');
    expect((await mira.submit(form, { Name: 'much too long a name' })).kind).toBe('refused');
    expect((await mira.submit(form, { Name: 'Keep', Rival: ['Tom'] })).text).toBe('Keep against Tom');
    expect((await mira.submit(form, { Name: 'Again' })).text).toBe('This form is no longer open.');
  });

  it('asks for choices while an option is being typed', async () => {
    const mira = sitting.parlour.member('Mira');
    sitting.on(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const typed = interaction.options.getFocused();
      await interaction.respond(
        ['north', 'north-east', 'south']
          .filter((one) => one.startsWith(typed))
          .map((one) => ({ name: one, value: one })),
      );
    });
    expect(await mira.complete('#game-night', 'go', 'where', { where: 'nor' })).toEqual([
      { name: 'north', value: 'north' },
      { name: 'north-east', value: 'north-east' },
    ]);
  });

  it('takes pictures with their alt text and serves them', async () => {
    const mira = sitting.parlour.member('Mira');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEklEQVR4nGNg+M/wnwEIGBhAAAAe/AIBkq4WWgAAAABJRU5ErkJggg==',
      'base64',
    );
    sitting.on(
      slash((interaction) =>
        interaction.reply({
          files: [new AttachmentBuilder(png, { name: 'board.png', description: 'An empty board' })],
        }),
      ),
    );
    const { message } = await mira.slash('#game-night', 'go', { where: 'in' });
    expect(message.pictures).toMatchObject([{ filename: 'board.png', alt: 'An empty board', width: 2, height: 3 }]);
    const served = await fetch(message.pictures[0]?.url ?? '');
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
    expect((await message.file()).equals(png)).toBe(true);
  });

  it('acknowledges only once', async () => {
    const mira = sitting.parlour.member('Mira');
    const second = new Promise((resolve, reject) => {
      sitting.on(
        slash(async (interaction) => {
          const { id, token, client } = interaction;
          await interaction.reply('First');
          const body = { type: 4, data: { content: 'Second' } };
          client.rest.post(`/interactions/${id}/${token}/callback`, { body, auth: false }).then(resolve, reject);
        }),
      );
    });
    expect((await mira.slash('#game-night', 'go', { where: 'in' })).text).toBe('First');
    await expect(second).rejects.toMatchObject({ code: 40060 });
  });

  it('finds nobody when the bot is away', async () => {
    await sitting.client.destroy();
    await sitting.parlour.untilBotIs('offline');
    const reply = await sitting.parlour.member('Jo').slash('#game-night', 'go', { where: 'in' });
    expect(reply.outcome).toEqual({ kind: 'failed', reason: 'bot-offline', text: 'L’application ne répond plus' });
  });
});
