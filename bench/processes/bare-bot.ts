/** The least a bot can do: one command that is answered with what was typed, one that uploads a stored picture. */
import { Client, Events, GatewayIntentBits, MessageFlags, REST, Routes } from 'discord.js';

const { DISCORD_TOKEN: token = '', DISCORD_API: api = '', PICTURE: picture = '' } = process.env;

const text = { type: 3, name: 'text', description: 'What to say again' };
const commands = [
  { name: 'echo', description: 'Says it again', options: [text] },
  { name: 'upload', description: 'Posts the stored picture' },
];

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });

client.on(Events.InteractionCreate, (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  const answered = async (): Promise<void> => {
    if (interaction.commandName === 'echo') {
      const content = interaction.options.getString('text') ?? 'pong';
      await interaction.reply({ content, flags: MessageFlags.SuppressNotifications });
      return;
    }
    await interaction.reply('coming');
    const channel = interaction.channel ?? (await client.channels.fetch(interaction.channelId));
    if (channel?.isSendable()) await channel.send({ files: [picture] });
  };
  answered().catch((error: unknown) => {
    console.error(error);
  });
});

client.once(Events.ClientReady, ({ application }) => {
  void new REST({ api }).setToken(token).put(Routes.applicationCommands(application.id), { body: commands });
});
process.once('SIGTERM', () => {
  void client.destroy().then(() => process.exit(0));
});
await client.login(token);
