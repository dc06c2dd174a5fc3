/** A server's settings for its game nights, each with its button or menu. */
import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord-api-types/v10';
import type { Locale } from '../../kernel/index.js';
import type { NightSettings } from '../../nights/types.js';
import { type Outgoing, type Row, button, container, rows, text } from '../components.js';
import { encodeCustomId } from '../custom-id.js';
import { clip, limits } from '../limits.js';
import { headed } from './notice.js';
import { nightWords } from '../text/nights/index.js';

/** The parts of the settings that concern nights, as their ids carry them. */
export const nightSettingParts = {
  open: 'nights',
  zone: 'night-zone',
  zoneForm: 'night-zone-form',
  channel: 'night-channel',
  reminders: 'night-reminders',
  place: 'night-place',
  events: 'night-events',
} as const;

function channelMenu({ channel }: NightSettings, placeholder: string): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.ChannelSelect,
        custom_id: encodeCustomId({ kind: 'settings', part: nightSettingParts.channel }),
        placeholder: clip(placeholder, limits.selectPlaceholder),
        channel_types: [ChannelType.GuildText],
        min_values: 0,
        max_values: 1,
        default_values: channel === null ? [] : [{ id: channel, type: SelectMenuDefaultValueType.Channel }],
      },
    ],
  };
}

export function nightSettingsMessage(settings: NightSettings, locale: Locale, notice?: string): Outgoing {
  const words = nightWords[locale].settings;
  const { zone, channel, reminders, place, events } = settings;
  const part = (name: keyof typeof nightSettingParts) => ({ kind: 'settings', part: nightSettingParts[name] }) as const;
  return {
    components: [
      container(
        ...headed(words.heading, notice),
        text(
          [
            words.zone(zone),
            words.channel(channel === null ? words.anywhere : `<#${channel}>`),
            reminders ? words.remindersOn : words.remindersOff,
            place === 'thread' ? words.inThread : words.inChannel,
            events ? words.eventsOn : words.eventsOff,
          ].join('\n'),
        ),
        channelMenu(settings, words.chooseChannel),
        ...rows([
          button({ id: part('zone'), label: words.setZone, look: zone === 'UTC' ? 'primary' : 'secondary' }),
          button({ id: part('reminders'), label: reminders ? words.stopReminders : words.startReminders }),
          button({ id: part('place'), label: place === 'thread' ? words.useChannel : words.useThread }),
          button({ id: part('events'), label: events ? words.stopEvents : words.startEvents }),
        ]),
      ),
    ],
  };
}
