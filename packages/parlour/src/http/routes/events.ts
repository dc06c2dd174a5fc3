/** Scheduled events of the guild: outside of any voice channel, which is all that a bot of text needs. */
import type { House } from '../../house.js';
import { Findings, checkText, type Loose, isRecord } from '../../validate/findings.js';
import { apiMember, apiUser } from '../../world/api-objects.js';
import { has } from '../../world/permissions.js';
import type { ScheduledEvent } from '../../world/types.js';
import { apiError } from '../errors.js';
import { NO_CONTENT, bodyOf, ok, param, type ApiAnswer, type ApiRequest, type Route } from '../router.js';
import { checkGuild } from './access.js';

const EVENTS = '/guilds/{guild_id}/scheduled-events';
const EVENT = `${EVENTS}/{guild_scheduled_event_id}`;
/** What Discord allows a guild. */
const MOST = 100;
const ENTITY = { external: 3 } as const;

export const eventRoutes: readonly Route[] = [
  { method: 'GET', pattern: EVENTS, auth: 'bot', handle: list },
  { method: 'POST', pattern: EVENTS, auth: 'bot', handle: create },
  { method: 'GET', pattern: EVENT, auth: 'bot', handle: (house, request) => ok(shown(house, eventOf(house, request))) },
  { method: 'PATCH', pattern: EVENT, auth: 'bot', handle: change },
  { method: 'DELETE', pattern: EVENT, auth: 'bot', handle: remove },
  { method: 'GET', pattern: `${EVENT}/users`, auth: 'bot', handle: interested },
];

function shown({ world }: House, event: ScheduledEvent): Record<string, unknown> {
  return {
    id: event.id,
    guild_id: world.guild.id,
    channel_id: null,
    creator_id: world.bot.id,
    creator: apiUser(world.bot),
    name: event.name,
    description: event.description,
    scheduled_start_time: event.start,
    scheduled_end_time: event.end,
    privacy_level: 2,
    status: event.status,
    entity_type: ENTITY.external,
    entity_id: null,
    entity_metadata: { location: event.location },
    user_count: event.interested.length,
    image: event.image,
    recurrence_rule: null,
    guild_scheduled_event_exceptions: [],
  };
}

function eventOf(house: House, request: ApiRequest): ScheduledEvent {
  checkGuild(house, param(request, 'guild_id'));
  const found = house.world.events.find(({ id }) => id === param(request, 'guild_scheduled_event_id'));
  if (!found) throw apiError('unknownEvent');
  return found;
}

function mayCreate(house: House): void {
  if (!has(house.world.permissions(house.world.bot), 'CreateEvents')) throw apiError('missingPermissions');
}

function list(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  return ok(house.world.events.map((event) => shown(house, event)));
}

function details(body: Loose): Partial<ScheduledEvent> {
  const place = isRecord(body['entity_metadata']) ? body['entity_metadata']['location'] : undefined;
  const text = (name: string): string | undefined => (typeof body[name] === 'string' ? body[name] : undefined);
  const [name, description, start, end] = ['name', 'description', 'scheduled_start_time', 'scheduled_end_time'].map(
    text,
  );
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(start === undefined ? {} : { start: new Date(start).toISOString() }),
    ...(end === undefined ? {} : { end: new Date(end).toISOString() }),
    ...(typeof place === 'string' ? { location: place } : {}),
    ...(text('image') === undefined ? {} : { image: 'cover' }),
    ...(typeof body['status'] === 'number' ? { status: body['status'] } : {}),
  };
}

function create(house: House, request: ApiRequest): ApiAnswer {
  checkGuild(house, param(request, 'guild_id'));
  mayCreate(house);
  const body = bodyOf(request);
  const findings = new Findings();
  checkText(findings, ['name'], body['name'], { min: 1, max: 100, required: true });
  checkText(findings, ['description'], body['description'], { max: 1000 });
  checkText(findings, ['scheduled_start_time'], body['scheduled_start_time'], { min: 1, max: 40, required: true });
  // An event outside has an end and a place.
  checkText(findings, ['scheduled_end_time'], body['scheduled_end_time'], { min: 1, max: 40, required: true });
  const { location } = details(body);
  checkText(findings, ['entity_metadata', 'location'], location, { min: 1, max: 100, required: true });
  findings.throwIfAny();
  if (house.world.events.length >= MOST) throw apiError('tooManyEvents');
  const event = house.world.addEvent({
    ...{ name: '', description: '', start: '', end: '', location: '', image: null },
    ...details(body),
  });
  return ok(shown(house, event));
}

function change(house: House, request: ApiRequest): ApiAnswer {
  const event = eventOf(house, request);
  mayCreate(house);
  house.world.changeEvent(event, details(bodyOf(request)));
  return ok(shown(house, event));
}

function remove(house: House, request: ApiRequest): ApiAnswer {
  const event = eventOf(house, request);
  mayCreate(house);
  house.world.removeEvent(event.id);
  return NO_CONTENT;
}

function interested(house: House, request: ApiRequest): ApiAnswer {
  const event = eventOf(house, request);
  const withMember = request.query.get('with_member') === 'true';
  return ok(
    event.interested.flatMap((id) => {
      const member = house.world.member(id);
      if (!member) return [];
      const base = { guild_scheduled_event_id: event.id, user_id: id, user: apiUser(member) };
      return [withMember ? { ...base, member: apiMember(member) } : base];
    }),
  );
}
