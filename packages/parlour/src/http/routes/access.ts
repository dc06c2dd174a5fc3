/** May the bot do this here? Looks up what a path names and answers with Discord's errors where it can't be. */
import type { House } from '../../house.js';
import { has } from '../../world/permissions.js';
import type { Channel, PermissionName, StoredMessage, Thread } from '../../world/types.js';
import { apiError } from '../errors.js';

/** The channel, if the bot can see it and has these permissions there. */
export function channelFor(house: House, id: string, ...needed: readonly PermissionName[]): Channel {
  const channel = house.world.channel(id);
  if (!channel) throw apiError('unknownChannel');
  const held = house.world.permissions(house.world.bot, channel);
  const member =
    channel.kind !== 'thread' || !channel.private || channel.members.some((one) => one.userId === house.world.bot.id);
  if (!has(held, 'ViewChannel') || !(member || has(held, 'ManageThreads'))) throw apiError('missingAccess');
  if (!has(held, ...needed)) throw apiError('missingPermissions');
  return channel;
}

export function threadFor(house: House, id: string): Thread {
  const channel = channelFor(house, id);
  if (channel.kind !== 'thread') throw apiError('wrongChannelType');
  return channel;
}

/** Ephemeral messages are not to be found in a channel. */
export function messageFor(house: House, channel: Channel, id: string): StoredMessage {
  const stored = house.messages.get(id);
  if (stored?.message.channel_id !== channel.id || stored.onlyFor !== undefined) throw apiError('unknownMessage');
  return stored;
}

export function checkGuild(house: House, id: string): void {
  if (id !== house.world.guild.id) throw apiError('unknownGuild');
}

export function checkApplication(house: House, id: string): void {
  if (id !== house.applicationId && id !== '@me') throw apiError('missingAccess');
}
