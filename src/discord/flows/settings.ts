/** A server's settings, for those who manage it: whoever may manage one of its channels has no say in the others. */
import { clockKinds } from '../../table/types.js';
import { locales } from '../../i18n/locale.js';
import type { CustomIdOf } from '../custom-id.js';
import type { ComponentUse, FormUse, Incoming } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import { seasonForm, seasonTyped } from '../messages/season-form.js';
import { seasonPart, settingsMessage } from '../messages/settings.js';
import { seasonAt, withSeason } from '../../table/seasons.js';
import type { Services } from '../services.js';
import type { GuildSettings } from '../../store/guilds.js';
import { discordWords } from '../text/index.js';
import { timestamp } from '../timestamps.js';
import { askToForget, keepGuild } from './forgetting.js';
import { isNightSetting, onNightSetting } from './night-settings.js';

/** Whether tables may stand in this channel, or in the one its thread hangs from. */
function isAllowedHere({ channels }: GuildSettings, use: Incoming): boolean {
  if (channels === null) return true;
  return channels.includes(use.channel) || (use.parent !== undefined && channels.includes(use.parent));
}

/** A server on whose word everything is about to be deleted: a table that is opened now would go with it, unannounced. */
export async function whySoonGone(use: Incoming, { guilds }: Services): Promise<string | undefined> {
  const going = await guilds.going(use.guild);
  if (typeof going?.by !== 'string') return undefined;
  return discordWords[use.locale].faults.soonGone(going.by, timestamp(going.due, 'R'));
}

/** Why no table may be opened here; undefined where one may. */
export async function whyNoTable(
  use: Incoming,
  services: Services,
  settings: GuildSettings,
): Promise<string | undefined> {
  const { faults } = discordWords[use.locale];
  if (!isAllowedHere(settings, use)) {
    return faults.notHere((settings.channels ?? []).map((id) => `<#${id}>`).join(' '));
  }
  return use.botMay.send ? whySoonGone(use, services) : faults.mayNotSend;
}

export async function showSettings(use: Incoming, services: Services): Promise<void> {
  if (!use.manager) return use.respond.privately(noticeMessage(discordWords[use.locale].settings.managers));
  const { guilds } = services;
  const [settings, going] = await Promise.all([guilds.settings(use.guild), guilds.going(use.guild)]);
  await use.respond.privately(settingsMessage(settings, use.locale, { going, now: services.now() }));
}

function changeOf(part: string, values: readonly string[], before: GuildSettings): Partial<GuildSettings> {
  const [value] = values;
  if (part === 'channels') return { channels: values.length === 0 ? null : [...values] };
  const locale = locales.find((one) => one === value);
  const clock = clockKinds.find((one) => one === value);
  if (part === 'language' && locale) return { locale };
  if (part === 'ratings') return { ratings: !before.ratings };
  return part === 'clock' && clock ? { clock: { ...before.clock, kind: clock } } : {};
}

async function update(use: Incoming, services: Services, settings: GuildSettings, notice?: string): Promise<void> {
  const going = await services.guilds.going(use.guild);
  await use.respond.update(settingsMessage(settings, use.locale, { going, now: services.now(), notice }));
}

async function askForSeason(use: ComponentUse, { guilds, now }: Services): Promise<void> {
  const { seasons, nights } = await guilds.settings(use.guild);
  await use.respond.form(seasonForm(seasonAt(now(), seasons), nights.zone, use.locale));
}

/** From midnight to midnight by the server's clock; both empty is the calendar again. */
export async function onSeasonForm(use: FormUse, services: Services): Promise<void> {
  const words = discordWords[use.locale].settings;
  if (!use.manager) return use.respond.privately(noticeMessage(words.managers));
  const { guilds, now } = services;
  const settings = await guilds.settings(use.guild);
  const [first = '', last = ''] = ['from', 'until'].map((name) => (use.fields[name] ?? '').trim());
  if (first === '' && last === '') {
    const kept = settings.seasons.filter(({ until }) => until <= now());
    return update(use, services, await guilds.change(use.guild, { seasons: kept }));
  }
  const season = seasonTyped(first, last, settings.nights.zone);
  if (!season) return update(use, services, settings, words.badSeason);
  await update(use, services, await guilds.change(use.guild, { seasons: withSeason(settings.seasons, season) }));
}

export async function onSettings(use: ComponentUse, services: Services, id: CustomIdOf<'settings'>): Promise<void> {
  if (!use.manager) return use.respond.privately(noticeMessage(discordWords[use.locale].settings.managers));
  if (id.part === 'forget') return askToForget(use, services);
  if (id.part === seasonPart) return askForSeason(use, services);
  if (isNightSetting(id.part)) return onNightSetting(use, services, id.part);
  use.respond.watch('same message');
  if (id.part === 'keep') return keepGuild(use, services);
  const before = await services.guilds.settings(use.guild);
  const settings = await services.guilds.change(use.guild, changeOf(id.part, use.values, before));
  await update(use, services, settings);
}
