/** Scheduled events over Discord's HTTP side. */
import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import type { EventPost, NightPoster } from '../jobs/night-ports.js';
import { clip } from './limits.js';
import { cardLink, plainTitle } from './messages/night-card.js';
import { plainName } from '../table/plain-name.js';
import type { DiscordRest } from './rest.js';
import { idIn, listIn, peopleIn } from './rest-answers.js';
import { isForbiddenOrGone, isRefusedForGood } from './rest-faults.js';

const longest = { name: 100, description: 1000, location: 100 } as const;
/** Those who are interested, as many as Discord tells at once. */
const mostInterested = '100';

type Events = Pick<NightPoster, 'makeEvent' | 'dropEvent' | 'interestedIn'>;

export function eventsOver({ rest, once }: Pick<DiscordRest, 'rest' | 'once'>): Events {
  /** One that was made before a crash leads to the same card. */
  async function made({ night }: EventPost, link: string): Promise<string | undefined> {
    const all = listIn(await rest.get(Routes.guildScheduledEvents(night.guild)));
    return idIn(all.find((one) => 'description' in one && String(one.description).includes(link)));
  }

  return {
    async makeEvent(post) {
      const { night, start, end, cover } = post;
      const link = cardLink(night) ?? `https://discord.com/channels/${night.guild}/${night.channel}`;
      try {
        const known = await made(post, link);
        if (known !== undefined) return { id: known, state: 'made' };
        const body = {
          name: clip(plainTitle(night.title), longest.name),
          description: clip(link, longest.description),
          privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
          entity_type: GuildScheduledEventEntityType.External,
          entity_metadata: {
            location: clip(`https://discord.com/channels/${night.guild}/${night.channel}`, longest.location),
          },
          scheduled_start_time: new Date(start).toISOString(),
          scheduled_end_time: new Date(end).toISOString(),
          ...(cover ? { image: `data:image/png;base64,${Buffer.from(cover.png).toString('base64')}` } : {}),
        };
        // Nothing tells one event from another that is the same: it is never sent again where it may have arrived.
        const event = await once.post(Routes.guildScheduledEvents(night.guild), { body });
        return { id: idIn(event) ?? (await made(post, link)) ?? null, state: 'made' };
      } catch (fault) {
        if (isForbiddenOrGone(fault)) return { id: null, state: 'forbidden' };
        if (isRefusedForGood(fault)) return { id: null, state: 'refused' };
        throw fault;
      }
    },
    async dropEvent({ guild }, event) {
      try {
        await rest.delete(Routes.guildScheduledEvent(guild, event));
      } catch (fault) {
        if (!isForbiddenOrGone(fault)) throw fault;
      }
    },
    async interestedIn({ guild }, event) {
      try {
        const query = new URLSearchParams({ limit: mostInterested, with_member: 'true' });
        const users = peopleIn(await rest.get(Routes.guildScheduledEventUsers(guild, event), { query }));
        return users.map(({ id, name }) => ({ id, name: plainName(name) }));
      } catch (fault) {
        if (isForbiddenOrGone(fault)) return undefined;
        throw fault;
      }
    },
  };
}
