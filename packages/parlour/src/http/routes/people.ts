/** The application, its user, the guild and its members. */
import type { House } from '../../house.js';
import {
  apiApplication,
  apiChannel,
  apiDirect,
  apiGuild,
  apiMember,
  apiRole,
  apiThread,
  apiThreadMember,
  apiUser,
} from '../../world/api-objects.js';
import { has } from '../../world/permissions.js';
import { compareIds } from '../../world/snowflake.js';
import { apiError } from '../errors.js';
import { bodyOf, ok, param, type ApiAnswer, type ApiRequest, type Route } from '../router.js';
import { checkApplication, checkGuild } from './access.js';

export const peopleRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/gateway', auth: 'own-token', handle: (house) => ok({ url: house.gatewayUrl() }) },
  { method: 'GET', pattern: '/gateway/bot', auth: 'bot', handle: gatewayForBots },
  { method: 'GET', pattern: '/users/@me', auth: 'bot', handle: (house) => ok(self(house)) },
  { method: 'GET', pattern: '/users/@me/guilds', auth: 'bot', handle: ownGuilds },
  { method: 'POST', pattern: '/users/@me/channels', auth: 'bot', handle: directChannel },
  { method: 'GET', pattern: '/users/{user_id}', auth: 'bot', handle: user },
  { method: 'GET', pattern: '/applications/@me', auth: 'bot', handle: application },
  { method: 'GET', pattern: '/oauth2/applications/@me', auth: 'bot', handle: application },
  { method: 'GET', pattern: '/applications/{application_id}/emojis', auth: 'bot', handle: emojis },
  { method: 'GET', pattern: '/guilds/{guild_id}', auth: 'bot', handle: guild },
  { method: 'GET', pattern: '/guilds/{guild_id}/channels', auth: 'bot', handle: channels },
  { method: 'GET', pattern: '/guilds/{guild_id}/roles', auth: 'bot', handle: roles },
  { method: 'GET', pattern: '/guilds/{guild_id}/threads/active', auth: 'bot', handle: activeThreads },
  { method: 'GET', pattern: '/guilds/{guild_id}/members', auth: 'bot', handle: members },
  { method: 'GET', pattern: '/guilds/{guild_id}/members/search', auth: 'bot', handle: searchMembers },
  { method: 'GET', pattern: '/guilds/{guild_id}/members/{user_id}', auth: 'bot', handle: member },
];

function gatewayForBots(house: House): ApiAnswer {
  const { total, remaining, resetAfterMs, maxConcurrency } = house.faults.sessionStarts;
  const session_start_limit = { total, remaining, reset_after: resetAfterMs, max_concurrency: maxConcurrency };
  return ok({ url: house.gatewayUrl(), shards: 1, session_start_limit });
}

function self(house: House): unknown {
  return {
    ...apiUser(house.world.bot),
    verified: true,
    mfa_enabled: true,
    email: null,
    locale: house.world.bot.locale,
  };
}

function ownGuilds(house: House): ApiAnswer {
  const { world } = house;
  const { id, name } = world.guild;
  return ok([
    {
      id,
      name,
      icon: null,
      banner: null,
      owner: false,
      permissions: world.permissions(world.bot).toString(),
      features: [],
    },
  ]);
}

function user(house: House, request: ApiRequest): ApiAnswer {
  const found = house.world.member(param(request, 'user_id'));
  if (!found) throw apiError('unknownUser');
  return ok(apiUser(found));
}

/** Opens the direct messages to somebody; whether they take any shows when one is sent. */
function directChannel(house: House, request: ApiRequest): ApiAnswer {
  const { recipient_id: id } = bodyOf(request);
  const found = typeof id === 'string' ? house.world.member(id) : undefined;
  if (!found || found.bot) throw apiError('unknownUser');
  return ok(apiDirect(house.world, house.world.directTo(found)));
}

function application(house: House): ApiAnswer {
  return ok(apiApplication(house.world, house.applicationId));
}

function emojis(house: House, request: ApiRequest): ApiAnswer {
  checkApplication(house, param(request, 'application_id'));
  return ok({ items: [] });
}

function guild(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  const count = house.world.members.length;
  const counts =
    request.query.get('with_counts') === 'true'
      ? { approximate_member_count: count, approximate_presence_count: count }
      : {};
  return ok({ ...apiGuild(house.world), ...counts });
}

function channels(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  const { world } = house;
  return ok(
    world.channels
      .filter((channel) => channel.kind === 'text')
      .map((channel) => apiChannel(world, channel, world.bot.id)),
  );
}

function roles(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  return ok(house.world.roles.map(apiRole));
}

function activeThreads(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  const { world } = house;
  const threads = world.channels
    .filter((channel) => channel.kind === 'thread')
    .filter((thread) => !thread.archived && has(world.permissions(world.bot, thread), 'ViewChannel'));
  return ok({
    has_more: false,
    threads: threads.map((thread) => apiThread(world, thread, world.bot.id)),
    members: threads.flatMap((thread) =>
      thread.members.filter((one) => one.userId === world.bot.id).map((one) => apiThreadMember(thread, one)),
    ),
  });
}

function members(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  const after = request.query.get('after') ?? '0';
  const limit = Math.min(1000, Math.max(1, Number(request.query.get('limit') ?? 1)));
  const sorted = [...house.world.members]
    .sort((a, b) => compareIds(a.id, b.id))
    .filter((one) => compareIds(one.id, after) > 0);
  return ok(sorted.slice(0, limit).map(apiMember));
}

function searchMembers(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  const query = (request.query.get('query') ?? '').toLowerCase();
  const limit = Math.max(1, Number(request.query.get('limit') ?? 1));
  const found = house.world.members.filter(
    (one) => one.username.startsWith(query) || one.name.toLowerCase().startsWith(query),
  );
  return ok(found.slice(0, limit).map(apiMember));
}

function member(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  const found = house.world.member(param(request, 'user_id'));
  if (!found) throw apiError('unknownMember');
  return ok(apiMember(found));
}
