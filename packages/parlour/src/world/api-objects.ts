/** The parlour's facts in the shapes of Discord's API. */
import type {
  ChannelFlags,
  GuildHubType,
  GuildMemberFlags,
  GuildSystemChannelFlags,
  RoleFlags,
  ThreadMemberFlags,
  UserFlags,
} from 'discord-api-types/v10';
import {
  ChannelType,
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
  OverwriteType,
  type APIDMChannel,
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  type APIThreadChannel,
  type APIThreadMember,
  type APIUser,
} from 'discord-api-types/v10';
import type { Channel, DirectChannel, Member, Role, TextChannel, Thread, ThreadMember } from './types.js';
import type { World } from './world.js';

export function apiUser(member: Member): APIUser {
  return {
    id: member.id,
    username: member.username,
    discriminator: member.bot ? '0001' : '0',
    global_name: member.bot ? null : member.name,
    avatar: null,
    bot: member.bot,
    flags: 0 as UserFlags,
    public_flags: 0 as UserFlags,
    primary_guild: null,
  };
}

export function apiMember(member: Member): APIGuildMember {
  return {
    user: apiUser(member),
    nick: null,
    avatar: null,
    banner: null,
    roles: [...member.roles],
    joined_at: member.joinedAt,
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    communication_disabled_until: null,
    flags: 0 as GuildMemberFlags,
  };
}

export function apiRole(role: Role): APIRole {
  const stillSent = { color: role.colour };
  return {
    id: role.id,
    name: role.name,
    ...stillSent,
    colors: { primary_color: role.colour, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: role.position,
    permissions: role.permissions,
    managed: role.botId !== undefined,
    mentionable: false,
    flags: 0 as RoleFlags,
    ...(role.botId === undefined ? {} : { tags: { bot_id: role.botId } }),
  };
}

export function apiTextChannel(world: World, channel: TextChannel): APITextChannel & { guild_id: string } {
  return {
    id: channel.id,
    type: ChannelType.GuildText,
    guild_id: world.guild.id,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: null,
    flags: 0 as ChannelFlags,
    permission_overwrites: channel.overwrites.map((one) => ({
      id: one.id,
      type: one.kind === 'role' ? OverwriteType.Role : OverwriteType.Member,
      allow: one.allow,
      deny: one.deny,
    })),
  };
}

export function apiThreadMember(thread: Thread, member: ThreadMember): APIThreadMember {
  return { id: thread.id, user_id: member.userId, join_timestamp: member.joinedAt, flags: 0 as ThreadMemberFlags };
}

/** A thread as the viewer (usually the bot) gets it: with the viewer's own membership where there is one. */
export function apiThread(world: World, thread: Thread, viewerId: string): APIThreadChannel & { guild_id: string } {
  const own = thread.members.find((one) => one.userId === viewerId);
  return {
    id: thread.id,
    type: thread.private ? ChannelType.PrivateThread : ChannelType.PublicThread,
    guild_id: world.guild.id,
    name: thread.name,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    last_message_id: thread.lastMessageId,
    last_pin_timestamp: null,
    rate_limit_per_user: 0,
    message_count: thread.messageCount,
    member_count: thread.members.length,
    total_message_sent: thread.messageCount,
    flags: 0 as ChannelFlags,
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: thread.archiveChangedAt,
      locked: thread.locked,
      create_timestamp: thread.createdAt,
      ...(thread.private ? { invitable: true } : {}),
    },
    applied_tags: [],
    ...(own ? { member: apiThreadMember(thread, own) } : {}),
  };
}

/** A direct channel as the bot gets it. */
export function apiDirect(world: World, channel: DirectChannel): APIDMChannel {
  const member = world.member(channel.memberId);
  return {
    id: channel.id,
    type: ChannelType.DM,
    name: null,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: null,
    flags: 0 as ChannelFlags,
    recipients: member ? [apiUser(member)] : [],
  };
}

export function apiChannel(
  world: World,
  channel: Channel,
  viewerId: string,
): APITextChannel | APIThreadChannel | APIDMChannel {
  if (channel.kind === 'direct') return apiDirect(world, channel);
  return channel.kind === 'text' ? apiTextChannel(world, channel) : apiThread(world, channel, viewerId);
}

export function apiGuild(world: World): APIGuild {
  const stillSent = { region: 'deprecated', nsfw: false, home_header: null };
  return {
    id: world.guild.id,
    name: world.guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: world.guild.ownerId,
    ...stillSent,
    afk_channel_id: null,
    afk_timeout: 300,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: GuildVerificationLevel.None,
    default_message_notifications: GuildDefaultMessageNotifications.OnlyMentions,
    explicit_content_filter: GuildExplicitContentFilter.Disabled,
    roles: world.roles.map(apiRole),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: GuildMFALevel.None,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0 as GuildSystemChannelFlags,
    rules_channel_id: null,
    max_presences: null,
    max_members: 500_000,
    vanity_url_code: null,
    premium_tier: GuildPremiumTier.None,
    premium_subscription_count: 0,
    preferred_locale: world.guild.locale as APIGuild['preferred_locale'],
    public_updates_channel_id: null,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    nsfw_level: GuildNSFWLevel.Default,
    hub_type: null as GuildHubType | null,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    incidents_data: null,
  };
}

/** Also with fields that Discord sends and the type library does not name. */
export function apiApplication(world: World, applicationId: string): Record<string, unknown> {
  const owner = world.member(world.guild.ownerId) ?? world.bot;
  return {
    id: applicationId,
    type: null,
    name: world.bot.name,
    icon: null,
    description: '',
    summary: '',
    bot_public: false,
    bot_require_code_grant: false,
    bot: apiUser(world.bot),
    owner: apiUser(owner),
    verify_key: '0'.repeat(64),
    team: null,
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: ['bot', 'applications.commands'],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    event_webhooks_url: null,
  };
}
