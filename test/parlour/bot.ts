/** A small bot on the unmodified discord.js client, to sit at the parlour in these tests. */
import {
  Client,
  Events,
  GatewayIntentBits,
  type ChatInputCommandInteraction,
  type Interaction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { startParlour, type Parlour, type ParlourOptions } from '@barbican/parlour';

export type Handler = (interaction: Interaction) => Promise<unknown>;

export type Sitting = {
  parlour: Parlour;
  client: Client<true>;
  /** Errors the handlers threw. */
  errors: unknown[];
  /** What to do with interactions from now on. */
  on(handler: Handler): void;
  end(): Promise<void>;
};

type SittingOptions = ParlourOptions & {
  commands?: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  intents?: readonly GatewayIntentBits[];
};

export async function sitDown({
  commands = [],
  intents = [GatewayIntentBits.Guilds],
  ...options
}: SittingOptions = {}): Promise<Sitting> {
  const parlour = await startParlour({ checksItself: true, ...options });
  const { client, errors, on } = await connect(parlour, intents);
  if (commands.length > 0) await client.application.commands.set([...commands]);
  return {
    parlour,
    client,
    errors,
    on,
    async end() {
      await client.destroy();
      await parlour.close();
    },
  };
}

export async function connect(parlour: Parlour, intents: readonly GatewayIntentBits[] = [GatewayIntentBits.Guilds]) {
  const client = new Client({ intents: [...intents], rest: { api: parlour.api, retries: 2 } });
  const errors: unknown[] = [];
  let handler: Handler = () => Promise.resolve();
  client.on(Events.InteractionCreate, (interaction) => {
    handler(interaction).catch((error: unknown) => errors.push(error));
  });
  client.on(Events.Error, (error) => errors.push(error));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(parlour.token);
  const on = (next: Handler) => {
    handler = next;
  };
  return { client: await ready, errors, on };
}

/** A handler for slash commands only. */
export function slash(act: (interaction: ChatInputCommandInteraction) => Promise<unknown>): Handler {
  return async (interaction) => {
    if (interaction.isChatInputCommand()) await act(interaction);
  };
}
