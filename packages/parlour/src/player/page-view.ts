/** The parlour as the page shows it to one member. */
import { MessageFlags } from 'discord-api-types/v10';
import type { House } from '../house.js';
import type { PageBot, PageChannel, PageMember, PageMessage, PageState } from '../page-api.js';
import { has } from '../world/permissions.js';
import type { Channel, Member, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';

export function pageMember(world: World, member: Member): PageMember {
  return {
    id: member.id,
    name: member.name,
    username: member.username,
    locale: member.locale,
    colour: member.colour,
    bot: member.bot,
    owner: member.id === world.guild.ownerId,
    moderator: has(world.permissions(member), 'ManageGuild'),
  };
}

export function pageChannel(world: World, channel: Channel, member: Member): PageChannel {
  const permissions = world.permissions(member, channel);
  const writes = channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages';
  return {
    id: channel.id,
    name: channel.name,
    kind: channel.kind,
    topic: channel.kind === 'text' ? channel.topic : '',
    archived: channel.kind === 'thread' && channel.archived,
    // Commands belong to the server's channels; nobody answers here.
    writable:
      channel.kind !== 'direct' &&
      has(permissions, 'ViewChannel', writes) &&
      !(channel.kind === 'thread' && channel.locked),
    ...(channel.kind === 'thread' ? { parentId: channel.parentId } : {}),
  };
}

export function pageMessage(stored: StoredMessage, viewerId: string): PageMessage {
  const silent = ((stored.message.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;
  return {
    ...structuredClone(stored.message),
    parlour: {
      ...(stored.command === undefined ? {} : { command: stored.command }),
      pingsYou: !silent && stored.pinged.includes(viewerId),
    },
  };
}

/** Whether this member may see a channel at all; private threads only by their members. */
export function sees(world: World, member: Member, channel: Channel): boolean {
  if (!has(world.permissions(member, channel), 'ViewChannel')) return false;
  return channel.kind !== 'thread' || !channel.private || channel.members.some((one) => one.userId === member.id);
}

export function pageBot(house: House): PageBot {
  return { id: house.world.bot.id, name: house.world.bot.name, online: house.gateway.online };
}

/** So many of a channel's newest messages are shown at first; older ones on request. */
const SHOWN_AT_FIRST = 50;

export function pageState(house: House, member: Member): PageState {
  const { world, messages } = house;
  const channels = world.channels.filter((channel) => sees(world, member, channel));
  const newest = (channel: Channel) =>
    messages
      .seenBy(member.id, channel.id)
      .slice(-SHOWN_AT_FIRST)
      .map((stored) => pageMessage(stored, member.id));
  return {
    guild: { id: world.guild.id, name: world.guild.name },
    you: pageMember(world, member),
    members: world.members.map((one) => pageMember(world, one)),
    channels: [
      ...channels.filter(({ kind }) => kind === 'text'),
      ...channels.filter(({ kind }) => kind === 'thread'),
      ...channels.filter(({ kind }) => kind === 'direct'),
    ].map((channel) => pageChannel(world, channel, member)),
    messages: Object.fromEntries(channels.map((channel) => [channel.id, newest(channel)])),
    commands: house.play.commandsFor(member),
    events: world.events.map(({ id, name, location, start, interested }) => ({
      ...{ id, name, location, start: Date.parse(start), interested: interested.length },
      youAre: interested.includes(member.id),
    })),
    bot: pageBot(house),
  };
}
