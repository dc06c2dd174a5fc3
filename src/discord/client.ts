/** Discord's own client, kept small: one intent, bounded caches, nobody pinged by accident. */
import { Client, GatewayIntentBits, Options, type RESTOptions } from 'discord.js';

/** Interactions bring along whoever acts; nothing about people needs to be remembered. */
const remembered = { people: 50, minutes: 10 } as const;

export function restOptions(api: string): Partial<RESTOptions> {
  // Waiting in line for a rate limit, trying again after a server's fault, and never after a refusal, is the library's own way.
  return { api, timeout: 10_000, retries: 3 };
}

/** Which shards this process serves, of how many. */
export type Shards = { numbers: readonly number[]; of: number };

export function createClient(api: string, shards?: Shards): Client {
  const sweep = { interval: remembered.minutes * 60, lifetime: remembered.minutes * 60 };
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(shards === undefined ? { shards: 'auto' as const } : { shards: [...shards.numbers], shardCount: shards.of }),
    rest: restOptions(api),
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      ApplicationCommandManager: 0,
      AutoModerationRuleManager: 0,
      BaseGuildEmojiManager: 0,
      DMMessageManager: 0,
      EntitlementManager: 0,
      GuildBanManager: 0,
      GuildEmojiManager: 0,
      GuildInviteManager: 0,
      GuildMemberManager: {
        maxSize: remembered.people,
        keepOverLimit: (member) => member.id === member.client.user.id,
      },
      GuildMessageManager: 0,
      GuildScheduledEventManager: 0,
      GuildStickerManager: 0,
      MessageManager: 0,
      PresenceManager: 0,
      ReactionManager: 0,
      ReactionUserManager: 0,
      StageInstanceManager: 0,
      ThreadMemberManager: 0,
      UserManager: { maxSize: remembered.people, keepOverLimit: (user) => user.id === user.client.user.id },
      VoiceStateManager: 0,
    }),
    sweepers: {
      ...Options.DefaultSweeperSettings,
      threads: sweep,
      users: { interval: sweep.interval, filter: () => (user) => user.id !== user.client.user.id },
      guildMembers: { interval: sweep.interval, filter: () => (member) => member.id !== member.client.user.id },
    },
  });
}
