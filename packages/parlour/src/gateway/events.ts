/** What the gateway says about a change in the parlour, and which intent a bot needs to hear it. */
import { GatewayIntentBits as Intent, MessageFlags, type APIMessage } from 'discord-api-types/v10';
import { apiChannel, apiMember, apiRole, apiThreadMember, apiUser } from '../world/api-objects.js';
import type { Change } from '../world/changes.js';
import { has } from '../world/permissions.js';
import type { Channel, Member, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';

export type GatewayEvent = {
  type: string;
  /** Absent: every session hears it. */
  intent?: Intent;
  dataFor(intents: number): unknown;
};

export function eventsOf(world: World, change: Change): GatewayEvent[] {
  const guild_id = world.guild.id;
  switch (change.type) {
    case 'message-created':
    case 'message-changed':
    case 'message-gone':
      return messageEvents(world, change.type, change.stored);
    case 'channel-created':
    case 'channel-changed':
    case 'channel-gone':
      return channelEvents(world, change.type, change.channel);
    case 'thread-members': {
      const { thread } = change;
      const added = thread.members
        .filter((one) => change.added.includes(one.userId))
        .map((one) => apiThreadMember(thread, one));
      const data = {
        id: thread.id,
        guild_id,
        member_count: thread.members.length,
        added_members: added,
        removed_member_ids: change.removed,
      };
      const ownConcern = [...change.added, ...change.removed].includes(world.bot.id);
      return [event('THREAD_MEMBERS_UPDATE', data, ownConcern ? Intent.Guilds : Intent.GuildMembers)];
    }
    case 'member-joined':
      return [event('GUILD_MEMBER_ADD', { ...apiMember(change.member), guild_id }, Intent.GuildMembers)];
    case 'member-changed':
      return [event('GUILD_MEMBER_UPDATE', { ...apiMember(change.member), guild_id }, memberIntent(change.member))];
    case 'member-left':
      return [event('GUILD_MEMBER_REMOVE', { user: apiUser(change.member), guild_id }, Intent.GuildMembers)];
    case 'role-changed':
      return [event('GUILD_ROLE_UPDATE', { role: apiRole(change.role), guild_id }, Intent.Guilds)];
    case 'typing': {
      const timestamp = Math.floor(Date.now() / 1000);
      const data = { channel_id: change.channelId, guild_id, user_id: change.memberId, timestamp };
      return [event('TYPING_START', data, Intent.GuildMessageTyping)];
    }
    // Events are told to bots that ask for their intent; ours asks over HTTP.
    case 'commands-changed':
    case 'events-changed':
    case 'bot':
      return [];
  }
}

function event(type: string, data: unknown, intent?: Intent): GatewayEvent {
  return { type, dataFor: () => data, ...(intent === undefined ? {} : { intent }) };
}

function memberIntent(member: Member): Intent | undefined {
  return member.bot ? undefined : Intent.GuildMembers;
}

const MESSAGE_EVENTS = {
  'message-created': 'MESSAGE_CREATE',
  'message-changed': 'MESSAGE_UPDATE',
  'message-gone': 'MESSAGE_DELETE',
} as const;

/** Ephemeral messages are nobody's business but their reader's. */
function messageEvents(world: World, type: keyof typeof MESSAGE_EVENTS, stored: StoredMessage): GatewayEvent[] {
  const { message } = stored;
  const channel = world.channel(message.channel_id);
  if (channel?.kind === 'direct') return [];
  if (stored.onlyFor !== undefined || !channel || !has(world.permissions(world.bot, channel), 'ViewChannel')) return [];
  if (((message.flags ?? 0) & MessageFlags.Loading) !== 0 && type !== 'message-created') return [];
  const guild_id = world.guild.id;
  if (type === 'message-gone') {
    return [
      event('MESSAGE_DELETE', { id: message.id, channel_id: message.channel_id, guild_id }, Intent.GuildMessages),
    ];
  }
  const author = world.member(message.author.id);
  const member = author ? { ...apiMember(author), user: undefined } : undefined;
  return [
    {
      type: MESSAGE_EVENTS[type],
      intent: Intent.GuildMessages,
      dataFor: (intents) => ({ ...readable(world, message, intents), guild_id, member }),
    },
  ];
}

/** Without the message-content intent a bot reads only its own messages and those that mention it. */
function readable(world: World, message: APIMessage, intents: number): APIMessage {
  const mayRead =
    (intents & Intent.MessageContent) !== 0 ||
    message.author.id === world.bot.id ||
    message.mentions.some((user) => user.id === world.bot.id);
  return mayRead ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function channelEvents(
  world: World,
  type: 'channel-created' | 'channel-changed' | 'channel-gone',
  channel: Channel,
): GatewayEvent[] {
  // Told to bots that ask for direct messages; ours only writes them.
  if (channel.kind === 'direct') return [];
  const kind = channel.kind === 'text' ? 'CHANNEL' : 'THREAD';
  const data = apiChannel(world, channel, world.bot.id);
  if (type === 'channel-gone') {
    const { id, type } = data;
    const told = channel.kind === 'thread' ? { id, guild_id: world.guild.id, parent_id: channel.parentId, type } : data;
    return [event(`${kind}_DELETE`, told, Intent.Guilds)];
  }
  if (type === 'channel-changed') return [event(`${kind}_UPDATE`, data, Intent.Guilds)];
  return [event(`${kind}_CREATE`, channel.kind === 'thread' ? { ...data, newly_created: true } : data, Intent.Guilds)];
}
