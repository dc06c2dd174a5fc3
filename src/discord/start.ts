/** The bot's face, put together: what posts, and what listens. */
import { InteractionResponseType, InteractionType, Routes } from 'discord-api-types/v10';
import { localeOf } from '../i18n/locale.js';
import type { NightPoster } from '../jobs/night-ports.js';
import type { Poster } from '../jobs/ports.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { AnyGame } from '../kernel/index.js';
import type { Shards } from './client.js';
import type { Command } from './command.js';
import { messageBody } from './components.js';
import type { Pauses } from './gateway/backoff.js';
import { practise } from './flows/practising.js';
import { createGateway } from './gateway/gateway.js';
import { type Answerable, type WireInteraction, readInteraction } from './gateway/interaction.js';
import type { Gone } from './gateway/packets.js';
import { noticeMessage } from './messages/notice.js';
import { createNightPoster } from './night-poster.js';
import { createPoster } from './poster.js';
import { incomingOf, received } from './receive.js';
import { keepRegistered } from './register.js';
import { responderFor } from './respond.js';
import { type Access, type DiscordRest, createRest } from './rest.js';
import { faultFacts } from './rest-faults.js';
import { createRouter } from './router.js';
import type { Services } from './services.js';
import { discordWords } from './text/index.js';

export type PosterOptions = { access: Access; games: readonly AnyGame[]; log: Log; metrics: Metrics };

/** What a process that only posts has of Discord. */
export type Posting = Posters & {
  /** Rejects while Discord refuses our token. */
  check(): Promise<void>;
};

/** Posting without listening: all that a worker needs of Discord. */
export function openPosting({ access, games, log, metrics }: PosterOptions): Posting {
  const discord = createRest({ access, log, metrics });
  return { ...postersOver(discord, games), check: () => discord.check() };
}

/** What posts for tables, and what posts for nights. */
export type Posters = { poster: Poster; nightPoster: NightPoster };

const postersOver = (discord: DiscordRest, games: readonly AnyGame[]): Posters => ({
  poster: createPoster(discord, games),
  nightPoster: createNightPoster(discord, games),
});

export type DiscordOptions = {
  access: Access;
  shards?: Shards | undefined;
  commands: readonly Command[];
  services: Services;
  log: Log;
  /** How long to wait between tries to connect. */
  pauses?: Pauses | undefined;
  /** Whether answers are practised once it is connected. */
  practisesAnswers?: boolean | undefined;
  /** A channel or a guild is gone for us. */
  onGone?(gone: Gone): void;
};

export type Discord = Posting & {
  /** Resolves once the gateway is connected and Discord was told our commands; rejects where trying again would not help. */
  connect(): Promise<void>;
  /** Rejects, with since when, while the gateway is not connected or our token is refused. */
  check(): Promise<void>;
  /** What Discord has not taken of our commands, in words; undefined where it has all of them. */
  unregistered(): string | undefined;
  /** Stops listening, and waits until what was begun is answered. */
  close(): Promise<void>;
};

/** Says that something could not be read, to whoever waits for an answer to it. */
async function excuse({ rest }: DiscordRest, { id, token, type, locale }: Answerable): Promise<void> {
  const { faults } = discordWords[localeOf(locale)];
  const body =
    type === InteractionType.ApplicationCommandAutocomplete
      ? { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices: [] } }
      : {
          type: InteractionResponseType.ChannelMessageWithSource,
          data: messageBody(noticeMessage(faults.unreadable), 'asker'),
        };
  await rest.post(Routes.interactionCallback(id, token), { body, auth: false });
}

/** Listens, answers and posts; nothing happens before `connect`. */
export function openDiscord(options: DiscordOptions): Discord {
  const { access, shards, commands, services, log, pauses, practisesAnswers, onGone } = options;
  const { metrics, tables } = services;
  const discord = createRest({ access, log, metrics, recheckMs: pauses?.tokenMs });
  const route = createRouter(commands, services);
  const serving = new Set<Promise<void>>();
  const leaving = new AbortController();

  async function serve(interaction: WireInteraction): Promise<void> {
    const { id, token, application_id: application, channel_id, channel } = interaction;
    const respond = responderFor({
      discord,
      application,
      id,
      token,
      channel: channel_id ?? channel?.id ?? undefined,
      acknowledged: metrics.ack.startTimer(),
      lost: (fault) => {
        log.warn(
          { interaction: id, ...faultFacts(fault) },
          'an answer went astray; what was to be said is said otherwise',
        );
      },
    });
    const incoming = incomingOf(interaction, respond);
    if (incoming) return route(received(interaction, incoming));
    if (interaction.type === InteractionType.ApplicationCommandAutocomplete) return respond.suggest([]);
    return respond.privately(noticeMessage(discordWords[localeOf(interaction.locale)].faults.serversOnly));
  }

  async function take(data: unknown): Promise<void> {
    const read = readInteraction(data);
    if (read.ok) return serve(read.interaction);
    const { problem, id: interaction, answerable } = read;
    metrics.unreadable.inc({ packet: 'INTERACTION_CREATE' });
    log.warn({ packet: 'INTERACTION_CREATE', interaction, problem }, 'a packet of Discord’s could not be read');
    await (answerable &&
      excuse(discord, answerable).catch((fault: unknown) => {
        log.debug({ interaction, ...faultFacts(fault) }, 'nor could that be said');
      }));
  }

  const gateway = createGateway({
    access,
    rest: discord.rest,
    shards,
    log,
    metrics,
    pauses,
    onInteraction: (data) => {
      if (leaving.signal.aborted) return;
      const served = take(data).catch((fault: unknown) => {
        log.error(faultFacts(fault), 'an interaction could not be answered');
      });
      serving.add(served);
      void served.finally(() => serving.delete(served));
    },
    onGone: (gone) => {
      onGone?.(gone);
    },
  });
  const registration = keepRegistered({
    rest: discord.rest,
    wanted: commands.map((command) => command.json),
    log,
    signal: leaving.signal,
  });

  return {
    ...postersOver(discord, tables.games),
    async connect() {
      const application = await gateway.connect();
      log.info({ application }, 'connected to Discord');
      await registration.begin(application);
      if (!practisesAnswers) return;
      const { signal } = leaving;
      practise({ games: tables.games, now: services.now, isIdle: () => serving.size === 0, signal }).catch(
        (fault: unknown) => {
          log.error({ err: fault }, 'answers could not be practised');
        },
      );
    },
    check: async () => {
      await discord.check();
      await gateway.check();
    },
    unregistered: registration.missing,
    async close() {
      leaving.abort();
      await Promise.allSettled(serving);
      await gateway.close();
    },
  };
}
