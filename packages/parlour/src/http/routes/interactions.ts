/** Answers to interactions: the first one, and all that follow under the same token. */
import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import type { House } from '../../house.js';
import type { Interaction } from '../../interactions/interactions.js';
import type { StoredMessage } from '../../world/types.js';
import { NO_CONTENT, bodyOf, ok, param, type ApiAnswer, type ApiRequest, type Route } from '../router.js';
import { checkApplication } from './access.js';

const MESSAGE = '/webhooks/{webhook_id}/{webhook_token}/messages';

export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    pattern: '/interactions/{interaction_id}/{interaction_token}/callback',
    auth: 'own-token',
    handle: callback,
  },
  { method: 'POST', pattern: '/webhooks/{webhook_id}/{webhook_token}', auth: 'own-token', handle: followUp },
  ...(['@original', '{message_id}'] as const).flatMap((which): Route[] => [
    { method: 'GET', pattern: `${MESSAGE}/${which}`, auth: 'own-token', handle: get },
    { method: 'PATCH', pattern: `${MESSAGE}/${which}`, auth: 'own-token', handle: edit },
    { method: 'DELETE', pattern: `${MESSAGE}/${which}`, auth: 'own-token', handle: remove },
  ]),
];

async function callback(house: House, request: ApiRequest): Promise<ApiAnswer> {
  const body = bodyOf(request);
  const id = param(request, 'interaction_id');
  const { interaction, stored } = await house.answers.first(
    id,
    param(request, 'interaction_token'),
    body,
    request.uploads,
  );
  if (request.query.get('with_response') !== 'true') return NO_CONTENT;
  return ok(callbackResponse(house, interaction, Number(body['type']), stored));
}

function callbackResponse(
  house: House,
  interaction: Interaction,
  type: InteractionResponseType,
  stored: StoredMessage | undefined,
): unknown {
  const flags = stored?.message.flags ?? 0;
  const holdsMessage = stored && type !== InteractionResponseType.DeferredChannelMessageWithSource;
  return {
    interaction: {
      id: interaction.id,
      type: house.answers.typeOf(interaction),
      channel_id: interaction.channelId,
      guild_id: house.world.guild.id,
      ...(stored
        ? {
            response_message_id: stored.message.id,
            response_message_loading: (flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }
        : {}),
    },
    resource: {
      type,
      ...(stored && (holdsMessage || flags & MessageFlags.Loading) ? { message: stored.message } : {}),
    },
  };
}

async function followUp(house: House, request: ApiRequest): Promise<ApiAnswer> {
  checkApplication(house, param(request, 'webhook_id'));
  return ok((await house.answers.followUp(param(request, 'webhook_token'), bodyOf(request), request.uploads)).message);
}

function which(request: ApiRequest): string {
  return request.params['message_id'] ?? '@original';
}

function get(house: House, request: ApiRequest): ApiAnswer {
  checkApplication(house, param(request, 'webhook_id'));
  return ok(house.answers.get(param(request, 'webhook_token'), which(request)).message);
}

async function edit(house: House, request: ApiRequest): Promise<ApiAnswer> {
  checkApplication(house, param(request, 'webhook_id'));
  const stored = await house.answers.edit(
    param(request, 'webhook_token'),
    which(request),
    bodyOf(request),
    request.uploads,
  );
  return ok(stored.message);
}

async function remove(house: House, request: ApiRequest): Promise<ApiAnswer> {
  checkApplication(house, param(request, 'webhook_id'));
  await house.answers.remove(param(request, 'webhook_token'), which(request));
  return NO_CONTENT;
}
