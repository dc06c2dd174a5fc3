/** /notify: how and when somebody is called to their tables. */
import { type PingWish, pingDelays } from '../../table/ping-wishes.js';
import { hourOf, isQuietHours } from '../../table/quiet-hours.js';
import { isZone } from '../../time/zones.js';
import type { CustomIdOf } from '../custom-id.js';
import type { ComponentUse, FormUse, Incoming } from '../incoming.js';
import { type Night, nightForm, notifyMessage, notifyParts } from '../messages/notify.js';
import type { Services } from '../services.js';
import { pingWords } from '../text/pings/index.js';

/** The hours that most people sleep, until somebody says otherwise. */
const usualNight = { from: '22:00', to: '08:00' } as const;

/** Hours may be named in part. */
type NightAsked = { [K in keyof Night]?: Night[K] | undefined };
/** What somebody asks for. */
export type WishAsked = Partial<Omit<PingWish, 'night' | 'locale'>> & { night?: NightAsked };

/** Where nothing is known of somebody's clock, the server's is the likeliest. */
async function nightOf(use: Incoming, { guilds, pingWishes }: Services, asked: NightAsked = {}): Promise<Night> {
  const { night } = await pingWishes.of(use.by.id);
  const { zone } = (await guilds.settings(use.guild)).nights;
  const known = night ?? { ...usualNight, zone };
  return {
    from: hourOf(asked.from ?? known.from),
    to: hourOf(asked.to ?? known.to),
    zone: (asked.zone ?? known.zone).trim(),
  };
}

/** What can be set is set; what cannot is named, and nothing of the rest is lost. */
async function change(
  use: Incoming,
  services: Services,
  { night: asked, ...rest }: WishAsked,
): Promise<{ wish: PingWish; notice: string | undefined }> {
  const words = pingWords[use.locale];
  const night = asked && (await nightOf(use, services, asked));
  const named = (typed: string): string => typed.replaceAll('`', '');
  const notice = !night
    ? undefined
    : !isZone(night.zone)
      ? words.noZone(named(night.zone))
      : !isQuietHours(night)
        ? words.badHours(named(night.from), named(night.to))
        : undefined;
  const wish = await services.pingWishes.change(use.by.id, {
    ...rest,
    ...(night && notice === undefined ? { night } : {}),
    locale: use.locale,
  });
  return { wish, notice };
}

export async function notify(use: Incoming, services: Services, asked: WishAsked): Promise<void> {
  const isAsked = Object.keys(asked).length > 0;
  const { wish, notice } = isAsked
    ? await change(use, services, asked)
    : { wish: await services.pingWishes.of(use.by.id), notice: undefined };
  await use.respond.privately(notifyMessage(wish, use.locale, notice));
}

export async function onNotify(use: ComponentUse, services: Services, id: CustomIdOf<'notify'>): Promise<void> {
  const part = notifyParts.find((one) => one === id.part);
  const { pingWishes } = services;
  if (part === 'night') return use.respond.form(nightForm(await nightOf(use, services), use.locale));
  const before = await pingWishes.of(use.by.id);
  const delay = pingDelays.find((one) => String(one) === use.values[0]);
  const changed: Partial<PingWish> = {
    ...(part === 'delay' && delay !== undefined ? { delay } : {}),
    ...(part === 'day' ? { night: null } : {}),
    ...(part === 'next' ? { next: !before.next } : {}),
    ...(part === 'direct' ? { direct: !before.direct } : {}),
  };
  const wish = await pingWishes.change(use.by.id, { ...changed, locale: use.locale });
  await use.respond.update(notifyMessage(wish, use.locale));
}

export async function onNightHoursForm(use: FormUse, services: Services): Promise<void> {
  const { from, to, zone } = use.fields;
  const { wish, notice } = await change(use, services, { night: { from, to, zone } });
  await use.respond.update(notifyMessage(wish, use.locale, notice));
}
