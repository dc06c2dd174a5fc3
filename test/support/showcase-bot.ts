/** A small real discord.js bot that shows every kind of thing a channel can hold. Used to try the parlour's page in a browser. */
import {
  ActionRowBuilder,
  type AutocompleteInteraction,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  LabelBuilder,
  type MessageComponentInteraction,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { picture, showcasePanel } from './showcase-panel.js';

const SPELLS = ['Fire Ball', 'Fire Wall', 'Ice Storm', 'Wind Gust'];

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('show')
    .setDescription('Shows what a channel can hold')
    .setDescriptionLocalizations({ fr: 'Montre ce qu’un salon peut contenir' })
    .addSubcommand((sub) =>
      sub
        .setName('panel')
        .setNameLocalizations({ fr: 'panneau' })
        .setDescription('A container with everything in it')
        .setDescriptionLocalizations({ fr: 'Un conteneur avec tout dedans' }),
    )
    .addSubcommand((sub) => sub.setName('classic').setDescription('Text, an embed and files')),
  new SlashCommandBuilder()
    .setName('cast')
    .setDescription('Casts a spell')
    .addStringOption((option) =>
      option.setName('spell').setDescription('Which spell').setRequired(true).setAutocomplete(true),
    )
    .addIntegerOption((option) =>
      option.setName('wall').setDescription('At which wall').setRequired(true).setMinValue(1).setMaxValue(8),
    )
    .addUserOption((option) => option.setName('helper').setDescription('Who helps'))
    .addBooleanOption((option) => option.setName('loudly').setDescription('With a shout'))
    .addStringOption((option) =>
      option
        .setName('colour')
        .setDescription('The colour of the smoke')
        .addChoices(
          { name: 'Red', value: 'red', name_localizations: { fr: 'Rouge' } },
          { name: 'Blue', value: 'blue', name_localizations: { fr: 'Bleu' } },
        ),
    )
    .addChannelOption((option) => option.setName('where').setDescription('Seen from where')),
  new SlashCommandBuilder().setName('whisper').setDescription('Tells you something in private'),
  new SlashCommandBuilder().setName('form').setDescription('Opens a form'),
  new SlashCommandBuilder().setName('think').setDescription('Thinks until told to stop'),
  new SlashCommandBuilder().setName('silence').setDescription('Never answers'),
  new SlashCommandBuilder()
    .setName('call')
    .setDescription('Pings somebody')
    .addUserOption((option) => option.setName('member').setDescription('Whom').setRequired(true)),
];

export type ShowcaseBot = {
  /** Ends what /think began. */
  stopThinking: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startShowcaseBot(where: { api: string; token: string }): Promise<ShowcaseBot> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: where.api } });
  const thinking: ChatInputCommandInteraction[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    client.once(Events.ClientReady, (online) => {
      online.application.commands.set(COMMANDS).then(() => {
        resolve();
      }, reject);
    });
  });
  client.on(Events.InteractionCreate, (interaction) => {
    const answered = interaction.isChatInputCommand()
      ? onCommand(interaction, thinking)
      : interaction.isAutocomplete()
        ? onAutocomplete(interaction)
        : interaction.isModalSubmit()
          ? onForm(interaction)
          : interaction.isMessageComponent()
            ? onComponent(interaction)
            : Promise.resolve();
    void answered;
  });
  await client.login(where.token);
  await ready;
  return {
    stopThinking: async () => {
      await Promise.all(thinking.splice(0).map((interaction) => interaction.editReply('I have thought.')));
    },
    stop: () => client.destroy(),
  };
}

async function onCommand(
  interaction: ChatInputCommandInteraction,
  thinking: ChatInputCommandInteraction[],
): Promise<unknown> {
  const { options } = interaction;
  switch (interaction.commandName) {
    case 'show':
      return options.getSubcommand() === 'panel' ? interaction.reply(showcasePanel()) : showClassic(interaction);
    case 'cast': {
      const told = [
        `spell ${options.getString('spell', true)}`,
        `wall ${options.getInteger('wall', true)}`,
        `helper ${options.getUser('helper')?.username ?? 'nobody'}`,
        `loudly ${String(options.getBoolean('loudly'))}`,
        `colour ${options.getString('colour') ?? 'none'}`,
        `where ${options.getChannel('where')?.id ?? 'nowhere'}`,
      ];
      return interaction.reply(`Cast: ${told.join(', ')}`);
    }
    case 'whisper':
      return interaction.reply({
        content: `A secret for ${interaction.user.username}`,
        flags: MessageFlags.Ephemeral,
        components: [
          new ActionRowBuilder<ButtonBuilder>().addComponents(
            new ButtonBuilder().setCustomId('reveal').setLabel('Read on').setStyle(ButtonStyle.Primary),
          ),
        ],
      });
    case 'form':
      return interaction.showModal(form());
    case 'think':
      thinking.push(interaction);
      return interaction.deferReply();
    case 'call': {
      const { id } = options.getUser('member', true);
      return interaction.reply({ content: `<@${id}>, it is your turn.`, allowedMentions: { users: [id] } });
    }
    default:
      return undefined;
  }
}

async function showClassic(interaction: ChatInputCommandInteraction): Promise<unknown> {
  return interaction.reply({
    content: '**Bold**, *italic* and `code`',
    embeds: [
      new EmbedBuilder()
        .setTitle('Statistics')
        .setColor(0x3ba55c)
        .addFields({ name: 'Won', value: '12', inline: true }, { name: 'Lost', value: '3', inline: true })
        .setFooter({ text: 'Of this month' }),
    ],
    files: [
      { attachment: picture(320, 200), name: 'map.png', description: 'A map of the valley' },
      { attachment: Buffer.from('{}'), name: 'save.json' },
    ],
  });
}

async function onAutocomplete(interaction: AutocompleteInteraction): Promise<unknown> {
  const typed = interaction.options.getFocused().toLowerCase();
  const found = SPELLS.filter((spell) => spell.toLowerCase().includes(typed));
  return interaction.respond(found.map((name) => ({ name, value: name.toLowerCase().replace(' ', '-') })));
}

function form(): ModalBuilder {
  return new ModalBuilder()
    .setCustomId('form')
    .setTitle('A note for the table')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Title')
        .setDescription('Short and sweet')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('title').setStyle(TextInputStyle.Short).setMinLength(3).setMaxLength(20),
        ),
      new LabelBuilder()
        .setLabel('Text')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Paragraph).setRequired(false),
        ),
      new LabelBuilder()
        .setLabel('Readers')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('readers')
            .setPlaceholder('Who may read it')
            .addOptions({ label: 'Everyone', value: 'everyone' }, { label: 'The host', value: 'host' }),
        ),
    );
}

async function onForm(interaction: ModalSubmitInteraction): Promise<unknown> {
  const { fields } = interaction;
  const told = [
    fields.getTextInputValue('title'),
    fields.getTextInputValue('text'),
    ...fields.getStringSelectValues('readers'),
  ];
  return interaction.reply(`Note: ${told.join(' / ')}`);
}

async function onComponent(interaction: MessageComponentInteraction): Promise<unknown> {
  if (interaction.customId === 'reveal') {
    return interaction.update({ content: 'The secret: the gate is open.', components: [] });
  }
  if (interaction.customId === 'form') return interaction.showModal(form());
  if (interaction.customId === 'never') return undefined;
  const values = interaction.isAnySelectMenu() ? interaction.values : [];
  return interaction.reply(`${interaction.user.username} pressed ${interaction.customId} ${values.join('+')}`.trim());
}
