/** The least a bot can do: say what was typed again, count in Redis, judge a move and write it, upload a stored picture. */
import { Client, Events, GatewayIntentBits, MessageFlags, REST, Routes } from 'discord.js';
import { Redis } from 'ioredis';
import { openBareGame } from './bare-game.js';

const {
  DISCORD_TOKEN: token = '',
  DISCORD_API: api = '',
  PICTURE: picture = '',
  REDIS_URL: redisUrl = '',
} = process.env;
const redis = redisUrl === '' ? undefined : new Redis(redisUrl);
const game = redis && (await openBareGame(redis));

const text = { type: 3, name: 'text', description: 'What to say again' };
const commands = [
  { name: 'echo', description: 'Says it again', options: [text] },
  { name: 'keep', description: 'Reads and writes one key' },
  { name: 'move', description: 'Judges one move of a game and writes it' },
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
    if (interaction.commandName === 'keep') {
      const kept = Number(await redis?.get('bare')) + 1;
      await redis?.set('bare', kept);
      await interaction.reply(String(kept));
      return;
    }
    if (interaction.commandName === 'move') {
      await game?.move();
      await interaction.reply('moved');
      game?.choose();
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
  redis?.disconnect();
  void client.destroy().then(() => process.exit(0));
});
await client.login(token);
