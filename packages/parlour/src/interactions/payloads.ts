/** What the bot is told over the gateway when a member uses something. */
import type { InteractionType } from 'discord-api-types/v10';
import {
  ApplicationIntegrationType,
  InteractionContextType,
  type APIMessageInteractionMetadata,
} from 'discord-api-types/v10';
import { apiChannel, apiMember, apiUser } from '../world/api-objects.js';
import type { Channel, Member } from '../world/types.js';
import type { World } from '../world/world.js';
import { MAX_FILE_BYTES } from '../validate/message.js';
import type { Interaction } from './interactions.js';

export type Payload = Record<string, unknown>;

export type Scene = { world: World; applicationId: string; member: Member; channel: Channel };

/** The part every interaction has, round its own `type` and `data`. */
export function interactionPayload(
  scene: Scene,
  interaction: Interaction,
  type: InteractionType,
  rest: Payload,
): Payload {
  const { world, member, channel } = scene;
  return {
    id: interaction.id,
    application_id: scene.applicationId,
    type,
    token: interaction.token,
    version: 1,
    guild_id: world.guild.id,
    guild: { id: world.guild.id, locale: world.guild.locale, features: [] },
    guild_locale: world.guild.locale,
    channel_id: channel.id,
    channel: channelPayload(scene, channel, member),
    member: memberPayload(world, member, channel),
    locale: member.locale,
    app_permissions: world.permissions(world.bot, channel).toString(),
    entitlements: [],
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: world.guild.id },
    context: InteractionContextType.Guild,
    attachment_size_limit: MAX_FILE_BYTES,
    ...rest,
  };
}

export function channelPayload(scene: Pick<Scene, 'world'>, channel: Channel, member: Member): Payload {
  const { world } = scene;
  return { ...apiChannel(world, channel, world.bot.id), permissions: world.permissions(member, channel).toString() };
}

export function memberPayload(world: World, member: Member, channel: Channel): Payload {
  return { ...apiMember(member), permissions: world.permissions(member, channel).toString() };
}

export function metadataFor(
  world: World,
  member: Member,
  type: InteractionType,
  id: string,
  more: Payload = {},
): APIMessageInteractionMetadata {
  return {
    id,
    type,
    user: apiUser(member),
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: world.guild.id },
    ...more,
  } as APIMessageInteractionMetadata;
}
