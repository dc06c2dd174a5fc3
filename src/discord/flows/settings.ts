/** A server's settings, for those who manage it: whoever may manage one of its channels has no say in the others. */
import { clockKinds } from '../../table/types.js';
import { locales } from '../../i18n/locale.js';
import type { CustomIdOf } from '../custom-id.js';
import type { ComponentUse, Incoming } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import { settingsMessage } from '../messages/settings.js';
import type { Services } from '../services.js';
import type { GuildSettings } from '../../store/guilds.js';
import { discordWords } from '../text/index.js';
import { askToForget, keepGuild } from './forgetting.js';
import { isNightSetting, onNightSetting } from './night-settings.js';

/** Whether tables may stand in this channel, or in the one its thread hangs from. */
export function isAllowedHere({ channels }: GuildSettings, use: Incoming): boolean {
  if (channels === null) return true;
  return channels.includes(use.channel) || (use.parent !== undefined && channels.includes(use.parent));
}

export async function showSettings(use: Incoming, services: Services): Promise<void> {
  if (!use.manager) return use.respond.privately(noticeMessage(discordWords[use.locale].settings.managers));
  const { guilds } = services;
  const [settings, going] = await Promise.all([guilds.settings(use.guild), guilds.going(use.guild)]);
  await use.respond.privately(settingsMessage(settings, use.locale, going));
}

function changeOf(part: string, values: readonly string[], before: GuildSettings): Partial<GuildSettings> {
  const [value] = values;
  if (part === 'channels') return { channels: values.length === 0 ? null : [...values] };
  const locale = locales.find((one) => one === value);
  const clock = clockKinds.find((one) => one === value);
  if (part === 'language' && locale) return { locale };
  return part === 'clock' && clock ? { clock: { ...before.clock, kind: clock } } : {};
}

export async function onSettings(use: ComponentUse, services: Services, id: CustomIdOf<'settings'>): Promise<void> {
  if (!use.manager) return use.respond.privately(noticeMessage(discordWords[use.locale].settings.managers));
  if (id.part === 'forget') return askToForget(use, services);
  if (isNightSetting(id.part)) return onNightSetting(use, services, id.part);
  use.respond.watch('same message');
  if (id.part === 'keep') return keepGuild(use, services);
  const before = await services.guilds.settings(use.guild);
  const settings = await services.guilds.change(use.guild, changeOf(id.part, use.values, before));
  await use.respond.update(settingsMessage(settings, use.locale, await services.guilds.going(use.guild)));
}
