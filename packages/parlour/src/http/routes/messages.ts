/** Channel messages: read, write, edit, delete, and typing. */
import type { House } from '../../house.js';
import { compareIds } from '../../world/snowflake.js';
import type { Channel, PermissionName } from '../../world/types.js';
import { apiError } from '../errors.js';
import { NO_CONTENT, bodyOf, ok, param, type ApiRequest, type Route } from '../router.js';
import { channelFor, messageFor } from './access.js';

export const messageRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/channels/{channel_id}/messages', auth: 'bot', handle: list },
  { method: 'POST', pattern: '/channels/{channel_id}/messages', auth: 'bot', handle: create },
  { method: 'GET', pattern: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', handle: get },
  { method: 'PATCH', pattern: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', handle: edit },
  { method: 'DELETE', pattern: '/channels/{channel_id}/messages/{message_id}', auth: 'bot', handle: remove },
  { method: 'POST', pattern: '/channels/{channel_id}/typing', auth: 'bot', handle: typing },
];

/** Newest first, as Discord lists them. */
function list(house: House, request: ApiRequest) {
  const channel = channelFor(house, param(request, 'channel_id'), 'ReadMessageHistory');
  const before = request.query.get('before');
  const after = request.query.get('after');
  const around = request.query.get('around');
  const limit = Math.min(100, Math.max(1, Number(request.query.get('limit') ?? 50)));
  const all = house.messages.in(channel.id).filter((one) => one.onlyFor === undefined);
  const fitting = all
    .map((one) => one.message)
    .filter((message) => before === null || compareIds(message.id, before) < 0)
    .filter((message) => after === null || compareIds(message.id, after) > 0);
  if (around !== null) {
    const middle = fitting.findIndex((message) => compareIds(message.id, around) >= 0);
    return ok(
      fitting
        .slice(Math.max(0, middle - Math.floor(limit / 2)))
        .slice(0, limit)
        .reverse(),
    );
  }
  return ok((after === null ? fitting.slice(-limit) : fitting.slice(0, limit)).reverse());
}

function writePermission(channel: Channel): PermissionName {
  return channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages';
}

async function create(house: House, request: ApiRequest) {
  const channel = channelFor(house, param(request, 'channel_id'));
  channelFor(
    house,
    channel.id,
    writePermission(channel),
    ...(request.uploads.length > 0 ? (['AttachFiles'] as const) : []),
  );
  const body = bodyOf(request);
  if (channel.kind === 'direct' && house.world.member(channel.memberId)?.closed) throw apiError('directClosed');
  if (channel.kind === 'thread' && channel.locked) channelFor(house, channel.id, 'ManageThreads');
  const send = () => house.messages.write({ channel, author: house.world.bot, body, uploads: request.uploads });
  const nonce = body['nonce'];
  const enforced = body['enforce_nonce'] === true && (typeof nonce === 'string' || typeof nonce === 'number');
  const stored = enforced ? await house.nonces.once(String(nonce), send) : await send();
  return ok(stored.message);
}

function get(house: House, request: ApiRequest) {
  const channel = channelFor(house, param(request, 'channel_id'), 'ReadMessageHistory');
  return ok(messageFor(house, channel, param(request, 'message_id')).message);
}

async function edit(house: House, request: ApiRequest) {
  const channel = channelFor(house, param(request, 'channel_id'));
  const stored = messageFor(house, channel, param(request, 'message_id'));
  if (stored.message.author.id !== house.world.bot.id) throw apiError('otherAuthor');
  if (channel.kind === 'thread' && channel.archived) throw apiError('threadArchived');
  return ok((await house.messages.edit(stored, bodyOf(request), request.uploads)).message);
}

async function remove(house: House, request: ApiRequest) {
  const channel = channelFor(house, param(request, 'channel_id'));
  const stored = messageFor(house, channel, param(request, 'message_id'));
  if (stored.message.author.id !== house.world.bot.id) channelFor(house, channel.id, 'ManageMessages');
  await house.messages.remove(stored);
  return NO_CONTENT;
}

function typing(house: House, request: ApiRequest) {
  const channel = channelFor(house, param(request, 'channel_id'));
  channelFor(house, channel.id, writePermission(channel));
  house.changes.tell({ type: 'typing', channelId: channel.id, memberId: house.world.bot.id });
  return NO_CONTENT;
}
