/** A server's settings for its game nights, for those who manage it. */
import type { NightSettings } from '../../nights/types.js';
import { isZone } from '../../time/zones.js';
import type { ComponentUse, FormUse, Incoming } from '../incoming.js';
import { textForm } from '../messages/form.js';
import { nightSettingParts as parts, nightSettingsMessage } from '../messages/night-settings.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';
import { nightWords } from '../text/nights/index.js';

const longestZone = 60;

export function isNightSetting(part: string): boolean {
  return Object.values(parts).some((one) => one === part);
}

/** Whoever may not is told. */
async function mayChange(use: Incoming): Promise<boolean> {
  if (use.manager) return true;
  await use.respond.privately(noticeMessage(discordWords[use.locale].settings.managers));
  return false;
}

/** What was typed is set where it can be; a zone that does not exist is named, and nothing of the rest is lost. */
async function changeNightSettings(
  use: Incoming,
  services: Services,
  changed: Partial<NightSettings>,
): Promise<{ settings: NightSettings; notice: string | undefined }> {
  const { nights } = await services.guilds.settings(use.guild);
  const { zone, ...rest } = changed;
  const isWrong = zone !== undefined && !isZone(zone);
  const next = { ...nights, ...rest, ...(zone === undefined || isWrong ? {} : { zone }) };
  const saved = await services.guilds.change(use.guild, { nights: next });
  return {
    settings: saved.nights,
    notice: isWrong ? nightWords[use.locale].settings.noZone(zone.replaceAll('`', '')) : undefined,
  };
}

export async function showNightSettings(
  use: Incoming,
  services: Services,
  changed: Partial<NightSettings> = {},
): Promise<void> {
  if (!(await mayChange(use))) return;
  const { settings, notice } = await changeNightSettings(use, services, changed);
  await use.respond.privately(nightSettingsMessage(settings, use.locale, notice));
}

function changeBy(part: string, use: ComponentUse, before: NightSettings): Partial<NightSettings> {
  switch (part) {
    case parts.channel:
      return { channel: use.values[0] ?? null };
    case parts.reminders:
      return { reminders: !before.reminders };
    case parts.place:
      return { place: before.place === 'thread' ? 'channel' : 'thread' };
    case parts.events:
      return { events: !before.events };
    default:
      return {};
  }
}

export async function onNightSetting(use: ComponentUse, services: Services, part: string): Promise<void> {
  if (!(await mayChange(use))) return;
  const { nights } = await services.guilds.settings(use.guild);
  if (part === parts.zone) {
    const words = nightWords[use.locale].settings;
    return use.respond.form(
      textForm({
        id: { kind: 'settings', part: parts.zoneForm },
        label: words.setZone,
        description: words.zoneHint,
        value: nights.zone,
        most: longestZone,
      }),
    );
  }
  if (part === parts.open) return use.respond.privately(nightSettingsMessage(nights, use.locale));
  const { settings } = await changeNightSettings(use, services, changeBy(part, use, nights));
  await use.respond.update(nightSettingsMessage(settings, use.locale));
}

export async function onZoneForm(use: FormUse, services: Services): Promise<void> {
  if (!(await mayChange(use))) return;
  const zone = (use.fields['text'] ?? '').trim();
  const { settings, notice } = await changeNightSettings(use, services, { zone });
  await use.respond.update(nightSettingsMessage(settings, use.locale, notice));
}
