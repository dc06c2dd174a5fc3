/** Channels and threads. */
import { ChannelType } from 'discord-api-types/v10';
import type { House } from '../../house.js';
import { Findings, checkOneOf, checkText, type Loose } from '../../validate/findings.js';
import { apiChannel, apiThread, apiThreadMember } from '../../world/api-objects.js';
import type { Channel } from '../../world/types.js';
import type { ThreadSettings } from '../../world/world.js';
import { apiError } from '../errors.js';
import { NO_CONTENT, bodyOf, ok, param, type ApiAnswer, type ApiRequest, type Route } from '../router.js';
import { channelFor, messageFor, threadFor } from './access.js';

const ARCHIVE_MINUTES = [60, 1440, 4320, 10080] as const;

export const channelRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/channels/{channel_id}', auth: 'bot', handle: get },
  { method: 'PATCH', pattern: '/channels/{channel_id}', auth: 'bot', handle: change },
  { method: 'DELETE', pattern: '/channels/{channel_id}', auth: 'bot', handle: remove },
  { method: 'POST', pattern: '/channels/{channel_id}/threads', auth: 'bot', handle: openThread },
  {
    method: 'POST',
    pattern: '/channels/{channel_id}/messages/{message_id}/threads',
    auth: 'bot',
    handle: openThreadFromMessage,
  },
  { method: 'GET', pattern: '/channels/{channel_id}/threads/archived/public', auth: 'bot', handle: listArchived },
  { method: 'GET', pattern: '/channels/{channel_id}/thread-members', auth: 'bot', handle: listMembers },
  { method: 'GET', pattern: '/channels/{channel_id}/thread-members/{user_id}', auth: 'bot', handle: getMember },
  { method: 'PUT', pattern: '/channels/{channel_id}/thread-members/{user_id}', auth: 'bot', handle: addMember },
  { method: 'DELETE', pattern: '/channels/{channel_id}/thread-members/{user_id}', auth: 'bot', handle: removeMember },
];

function shown(house: House, channel: Channel): ApiAnswer {
  return ok(apiChannel(house.world, channel, house.world.bot.id));
}

function get(house: House, request: ApiRequest): ApiAnswer {
  return shown(house, channelFor(house, param(request, 'channel_id')));
}

function change(house: House, request: ApiRequest): ApiAnswer {
  const channel = channelFor(house, param(request, 'channel_id'));
  const body = bodyOf(request);
  if (channel.kind === 'text') {
    channelFor(house, channel.id, 'ManageChannels');
    checkName(body, 'optional');
    if (typeof body['name'] === 'string') channel.name = body['name'];
    if (typeof body['topic'] === 'string') channel.topic = body['topic'];
    house.changes.tell({ type: 'channel-changed', channel });
    return shown(house, channel);
  }
  if (channel.kind === 'direct') throw apiError('wrongChannelType');
  const owns = channel.ownerId === house.world.bot.id;
  const unarchivesOnly = body['archived'] === false && Object.keys(body).length === 1 && !channel.locked;
  if (!owns && !unarchivesOnly) channelFor(house, channel.id, 'ManageThreads');
  if (channel.archived && body['archived'] !== false) throw apiError('threadArchived');
  house.world.changeThread(channel, threadSettings(body));
  return shown(house, channel);
}

function threadSettings(body: Loose): ThreadSettings {
  checkName(body, 'optional');
  const minutes = archiveMinutes(body);
  return {
    ...(typeof body['name'] === 'string' ? { name: body['name'] } : {}),
    ...(typeof body['archived'] === 'boolean' ? { archived: body['archived'] } : {}),
    ...(typeof body['locked'] === 'boolean' ? { locked: body['locked'] } : {}),
    ...(minutes === undefined ? {} : { autoArchiveMinutes: minutes }),
  };
}

function checkName(body: Loose, presence: 'required' | 'optional'): void {
  const findings = new Findings();
  checkText(findings, ['name'], body['name'], { min: 1, max: 100, required: presence === 'required' });
  findings.throwIfAny();
}

function archiveMinutes(body: Loose): number | undefined {
  const minutes = body['auto_archive_duration'];
  if (minutes === undefined || minutes === null) return undefined;
  const findings = new Findings();
  checkOneOf(findings, ['auto_archive_duration'], minutes, ARCHIVE_MINUTES);
  findings.throwIfAny();
  return Number(minutes);
}

function remove(house: House, request: ApiRequest): ApiAnswer {
  const channel = channelFor(house, param(request, 'channel_id'));
  if (channel.kind === 'direct') throw apiError('wrongChannelType');
  channelFor(house, channel.id, channel.kind === 'thread' ? 'ManageThreads' : 'ManageChannels');
  const answer = shown(house, channel);
  house.world.removeChannel(channel.id);
  return answer;
}

function openThread(house: House, request: ApiRequest): ApiAnswer {
  const parent = channelFor(house, param(request, 'channel_id'));
  const body = bodyOf(request);
  const isPrivate = (body['type'] ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
  channelFor(house, parent.id, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  return startThread(house, parent, body, { private: isPrivate });
}

function openThreadFromMessage(house: House, request: ApiRequest): ApiAnswer {
  const parent = channelFor(house, param(request, 'channel_id'), 'CreatePublicThreads');
  const stored = messageFor(house, parent, param(request, 'message_id'));
  if (house.world.channel(stored.message.id)) throw apiError('threadExists');
  const answer = startThread(house, parent, bodyOf(request), { id: stored.message.id, private: false });
  stored.message.flags = (stored.message.flags ?? 0) | HAS_THREAD;
  house.changes.tell({ type: 'message-changed', stored });
  return answer;
}

const HAS_THREAD = 32;

function startThread(house: House, parent: Channel, body: Loose, more: { id?: string; private: boolean }): ApiAnswer {
  if (parent.kind !== 'text') throw apiError('wrongChannelType');
  checkName(body, 'required');
  const minutes = archiveMinutes(body);
  const thread = house.world.openThread({
    name: String(body['name']),
    parentId: parent.id,
    ownerId: house.world.bot.id,
    ...(minutes === undefined ? {} : { autoArchiveMinutes: minutes }),
    ...more,
  });
  return { status: 201, body: apiThread(house.world, thread, house.world.bot.id) };
}

function listArchived(house: House, request: ApiRequest): ApiAnswer {
  const parent = channelFor(house, param(request, 'channel_id'), 'ReadMessageHistory');
  const threads = house.world.threadsOf(parent.id).filter((thread) => thread.archived && !thread.private);
  return ok({
    threads: threads.map((thread) => apiThread(house.world, thread, house.world.bot.id)),
    members: [],
    has_more: false,
  });
}

function listMembers(house: House, request: ApiRequest): ApiAnswer {
  const thread = threadFor(house, param(request, 'channel_id'));
  return ok(thread.members.map((member) => apiThreadMember(thread, member)));
}

/** The path's user, "@me" being the bot. */
function userOf(house: House, request: ApiRequest): string {
  const id = param(request, 'user_id') === '@me' ? house.world.bot.id : param(request, 'user_id');
  if (!house.world.member(id)) throw apiError('unknownMember');
  return id;
}

function getMember(house: House, request: ApiRequest): ApiAnswer {
  const thread = threadFor(house, param(request, 'channel_id'));
  const member = thread.members.find((one) => one.userId === userOf(house, request));
  if (!member) throw apiError('unknownMember');
  return ok(apiThreadMember(thread, member));
}

function addMember(house: House, request: ApiRequest): ApiAnswer {
  const thread = threadFor(house, param(request, 'channel_id'));
  if (thread.archived) throw apiError('threadArchived');
  house.world.joinThread(thread, userOf(house, request));
  return NO_CONTENT;
}

function removeMember(house: House, request: ApiRequest): ApiAnswer {
  const thread = threadFor(house, param(request, 'channel_id'));
  const userId = userOf(house, request);
  if (userId !== house.world.bot.id) channelFor(house, thread.id, 'ManageThreads');
  house.world.leaveThread(thread, userId);
  return NO_CONTENT;
}
