/** The bot's face, put together: what posts, and what listens. */
import { type Interaction, Events, REST } from 'discord.js';
import type { Poster } from '../jobs/ports.js';
import type { Log } from '../log.js';
import type { AnyGame } from '../kernel/index.js';
import { type Shards, createClient, restOptions } from './client.js';
import type { Command } from './command.js';
import { createPoster } from './poster.js';
import { incomingOf, received } from './receive.js';
import { registerCommands, registerInTheEnd } from './register.js';
import { responderFor } from './respond.js';
import { faultFacts } from './rest-faults.js';
import { createRouter } from './router.js';
import type { Services } from './services.js';

/** How Discord is reached. */
export type Access = { token: string; api: string };

/** Posting without listening: all that a worker needs of Discord. */
export function startPoster({ token, api }: Access, games: readonly AnyGame[]): Poster {
  return createPoster(new REST({ version: '10', ...restOptions(api) }).setToken(token), games);
}

export type DiscordOptions = {
  access: Access;
  shards?: Shards | undefined;
  commands: readonly Command[];
  services: Services;
  log: Log;
};

export type Discord = {
  poster: Poster;
  /** Rejects while the gateway is not connected. */
  check(): Promise<void>;
  /** Stops listening, and waits until what was begun is answered. */
  close(): Promise<void>;
};

/** Connects, registers the commands where they changed, and serves until closed. */
export async function startDiscord({ access, shards, commands, services, log }: DiscordOptions): Promise<Discord> {
  const client = createClient(access.api, shards);
  const route = createRouter(commands, services);
  const serving = new Set<Promise<void>>();
  const leaving = new AbortController();

  async function serve(interaction: Interaction): Promise<void> {
    const acknowledged = services.metrics.ack.startTimer();
    const respond = responderFor({
      rest: client.rest,
      application: interaction.applicationId,
      id: interaction.id,
      token: interaction.token,
      acknowledged,
    });
    const incoming = incomingOf(interaction, respond);
    const understood = incoming && received(interaction, incoming);
    if (understood) await route(understood);
    else log.debug({ interaction: interaction.id, type: interaction.type }, 'an interaction without a use here');
  }

  client.on(Events.InteractionCreate, (interaction) => {
    const served = serve(interaction).catch((fault: unknown) => {
      log.error({ interaction: interaction.id, ...faultFacts(fault) }, 'an interaction could not be read');
    });
    serving.add(served);
    void served.finally(() => serving.delete(served));
  });
  client.on(Events.Error, (error) => {
    log.error({ err: error }, 'the Discord client is in trouble');
  });
  client.on(Events.ShardDisconnect, (event, shard) => {
    log.warn({ shard, code: event.code }, 'the gateway closed the connection');
  });
  client.on(Events.ShardReconnecting, (shard) => {
    if (!leaving.signal.aborted) log.warn({ shard }, 'connecting to the gateway again');
  });
  client.on(Events.ShardResume, (shard, replayed) => {
    log.info({ shard, replayed }, 'the gateway goes on where it stopped');
  });
  client.rest.on('rateLimited', ({ route: limited, timeToReset, global }) => {
    log.warn({ route: limited, ms: timeToReset, global }, 'waiting for a rate limit');
  });

  const ready = new Promise<string>((resolve) => {
    client.once(Events.ClientReady, ({ application }) => {
      resolve(application.id);
    });
  });
  await client.login(access.token);
  const application = await ready;
  const json = commands.map((command) => command.json);
  const register = async (): Promise<boolean> => {
    const changed = await registerCommands(client.rest, application, json);
    log.info({ application, commands: json.length, changed }, 'the commands are registered');
    return changed;
  };
  const failed = (fault: unknown): void => {
    log.error({ application, ...faultFacts(fault) }, 'the commands could not be registered');
  };
  log.info({ application }, 'connected to Discord');
  try {
    await register();
  } catch (fault) {
    // Discord still knows the commands of last time; playing goes on with those.
    failed(fault);
    void registerInTheEnd(register, failed, leaving);
  }

  return {
    poster: createPoster(client.rest, services.tables.games),
    check: () =>
      client.isReady() ? Promise.resolve() : Promise.reject(new Error('not connected to Discord’s gateway')),
    async close() {
      leaving.abort();
      client.removeAllListeners(Events.InteractionCreate);
      await Promise.allSettled(serving);
      await client.destroy();
    },
  };
}
