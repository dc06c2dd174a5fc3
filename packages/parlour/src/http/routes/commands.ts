/** Application commands, for everywhere and for the guild. */
import { withoutLocalisations, type Scope } from '../../commands/registry.js';
import type { House } from '../../house.js';
import { listOf } from '../../validate/findings.js';
import { NO_CONTENT, ok, param, type ApiAnswer, type ApiRequest, type Route } from '../router.js';
import { checkApplication, checkGuild } from './access.js';

const EVERYWHERE = '/applications/{application_id}/commands';
const IN_GUILD = '/applications/{application_id}/guilds/{guild_id}/commands';

export const commandRoutes: readonly Route[] = [EVERYWHERE, IN_GUILD].flatMap((pattern): Route[] => [
  { method: 'GET', pattern, auth: 'bot', handle: list },
  { method: 'PUT', pattern, auth: 'bot', handle: replaceAll },
  { method: 'POST', pattern, auth: 'bot', handle: create },
  { method: 'GET', pattern: `${pattern}/{command_id}`, auth: 'bot', handle: get },
  { method: 'PATCH', pattern: `${pattern}/{command_id}`, auth: 'bot', handle: change },
  { method: 'DELETE', pattern: `${pattern}/{command_id}`, auth: 'bot', handle: remove },
]);

function scopeOf(house: House, request: ApiRequest): Scope {
  checkApplication(house, param(request, 'application_id'));
  const guildId = request.params['guild_id'];
  if (guildId === undefined) return {};
  checkGuild(house, guildId);
  return { guildId };
}

function list(house: House, request: ApiRequest): ApiAnswer {
  const commands = house.commands.list(scopeOf(house, request));
  return ok(request.query.get('with_localizations') === 'true' ? commands : commands.map(withoutLocalisations));
}

function replaceAll(house: House, request: ApiRequest): ApiAnswer {
  return ok(house.commands.replaceAll(scopeOf(house, request), listOf(request.body)));
}

function create(house: House, request: ApiRequest): ApiAnswer {
  const { command, replaced } = house.commands.create(scopeOf(house, request), request.body);
  return { status: replaced ? 200 : 201, body: command };
}

function get(house: House, request: ApiRequest): ApiAnswer {
  return ok(house.commands.find(scopeOf(house, request), param(request, 'command_id')));
}

function change(house: House, request: ApiRequest): ApiAnswer {
  return ok(house.commands.change(scopeOf(house, request), param(request, 'command_id'), request.body));
}

function remove(house: House, request: ApiRequest): ApiAnswer {
  house.commands.remove(scopeOf(house, request), param(request, 'command_id'));
  return NO_CONTENT;
}
