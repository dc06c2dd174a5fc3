/** A server's settings, each with its menu. */
import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord-api-types/v10';
import { locales } from '../../i18n/locale.js';
import type { Locale } from '../../kernel/index.js';
import { clockKinds } from '../../table/types.js';
import { seasonAt } from '../../table/seasons.js';
import { tableText } from '../../table/words.js';
import { type Outgoing, type Row, button, container, rows, select, separator, text } from '../components.js';
import { encodeCustomId } from '../custom-id.js';
import { clip, limits } from '../limits.js';
import type { Going, GuildSettings } from '../../store/guilds.js';
import { discordWords } from '../text/index.js';
import { nightWords } from '../text/nights/index.js';
import { nightSettingParts } from './night-settings.js';

const mostChannels = 25;
/** Opens the form of a season's dates, and is what the form comes back as. */
export const seasonPart = 'season';

function channelMenu({ channels }: GuildSettings, placeholder: string): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.ChannelSelect,
        custom_id: encodeCustomId({ kind: 'settings', part: 'channels' }),
        placeholder: clip(placeholder, limits.selectPlaceholder),
        channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum],
        min_values: 0,
        max_values: mostChannels,
        default_values: (channels ?? [])
          .slice(0, mostChannels)
          .map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
      },
    ],
  };
}

/** What is noticed, and when it is: the season depends on both. */
export type SettingsShown = { going: Going | undefined; now: number; notice?: string | undefined };

export function settingsMessage(
  settings: GuildSettings,
  locale: Locale,
  { going, now, notice }: SettingsShown,
): Outgoing {
  const words = discordWords[locale].settings;
  const { clocks } = tableText[locale];
  const season = seasonAt(now, settings.seasons);
  const day = (at: number): string => `<t:${Math.floor(at / 1000)}:D>`;
  const language = settings.locale ?? locale;
  const mentions = (settings.channels ?? []).map((id) => `<#${id}>`).join(' ');
  return {
    components: [
      container(
        text(`### ${words.title}`),
        ...(notice === undefined ? [] : [text(`⚠️ ${notice}`)]),
        text(
          [
            words.language(discordWords[language].language),
            words.clock(clocks[settings.clock.kind]),
            words.channels(mentions === '' ? words.everywhere : mentions),
            words.season(day(season.from), day(season.until - 1)),
            settings.ratings ? words.ratingsOn : words.ratingsOff,
          ].join('\n'),
        ),
        select({
          id: { kind: 'settings', part: 'language' },
          placeholder: words.choosingLanguage,
          choices: locales.map((one) => ({
            value: one,
            label: discordWords[one].language,
            chosen: settings.locale === one,
          })),
        }),
        select({
          id: { kind: 'settings', part: 'clock' },
          placeholder: words.choosingClock,
          choices: clockKinds.map((one) => ({ value: one, label: clocks[one], chosen: settings.clock.kind === one })),
        }),
        channelMenu(settings, words.choosingChannels),
        separator(),
        ...(going ? [text(words.going(going.by ?? '', `<t:${Math.floor(going.due / 1000)}:R>`))] : []),
        ...rows([
          button({ id: { kind: 'settings', part: nightSettingParts.open }, label: nightWords[locale].settings.open }),
          button({ id: { kind: 'settings', part: seasonPart }, label: words.setSeason }),
          button({
            id: { kind: 'settings', part: 'ratings' },
            label: settings.ratings ? words.stopRatings : words.startRatings,
          }),
          going
            ? button({ id: { kind: 'settings', part: 'keep' }, label: words.keep })
            : button({ id: { kind: 'settings', part: 'forget' }, label: words.forget, look: 'danger' }),
        ]),
      ),
    ],
  };
}
