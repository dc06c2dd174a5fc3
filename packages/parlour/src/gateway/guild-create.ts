/** The guild as the gateway first describes it. */
import { GatewayIntentBits } from 'discord-api-types/v10';
import { apiGuild, apiMember, apiTextChannel, apiThread } from '../world/api-objects.js';
import { has } from '../world/permissions.js';
import type { World } from '../world/world.js';

/** Without the presences intent Discord sends no member but the bot itself; a bot must not rely on finding people here. */
export function guildCreate(world: World, intents: number): Record<string, unknown> {
  const visible = world.channels.filter((channel) => has(world.permissions(world.bot, channel), 'ViewChannel'));
  const everyone = (intents & GatewayIntentBits.GuildPresences) !== 0;
  return {
    ...apiGuild(world),
    joined_at: world.bot.joinedAt,
    large: false,
    unavailable: false,
    member_count: world.members.length,
    members: (everyone ? world.members : [world.bot]).map(apiMember),
    channels: visible.flatMap((channel) => (channel.kind === 'text' ? [apiTextChannel(world, channel)] : [])),
    threads: visible.flatMap((channel) =>
      channel.kind === 'thread' && !channel.archived ? [apiThread(world, channel, world.bot.id)] : [],
    ),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
