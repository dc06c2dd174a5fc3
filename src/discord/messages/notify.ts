/** How somebody wants to be called, each wish with its menu or button. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Locale } from '../../kernel/index.js';
import { type PingWish, pingDelays } from '../../table/ping-wishes.js';
import { type Outgoing, button, container, rows, select, text } from '../components.js';
import { type CustomIdOf, encodeCustomId } from '../custom-id.js';
import { clip, limits } from '../limits.js';
import { headed } from './notice.js';
import { pingWords } from '../text/pings/index.js';

export const notifyParts = ['delay', 'night', 'day', 'next', 'direct'] as const;
export type NotifyPart = (typeof notifyParts)[number];

const partId = (part: NotifyPart): CustomIdOf<'notify'> => ({ kind: 'notify', part });

export function notifyMessage({ delay, night, next, direct }: PingWish, locale: Locale, notice?: string): Outgoing {
  const words = pingWords[locale];
  return {
    components: [
      container(
        ...headed(words.heading, notice),
        text(
          [
            words.when(delay),
            night ? words.night(night.from, night.to, night.zone) : words.noNight,
            direct ? words.direct : words.noDirect,
            next ? words.next : words.noNext,
            words.scope,
          ].join('\n'),
        ),
        select({
          id: partId('delay'),
          placeholder: words.chooseDelay,
          choices: pingDelays.map((one) => ({
            value: String(one),
            label: words.delayChoice(one),
            chosen: one === delay,
          })),
        }),
        ...rows([
          button({ id: partId('night'), label: words.setNight }),
          ...(night ? [button({ id: partId('day'), label: words.dropNight })] : []),
          button({ id: partId('next'), label: next ? words.dropNext : words.toNext }),
          button({ id: partId('direct'), label: direct ? words.toChannel : words.toDirect }),
        ]),
      ),
    ],
  };
}

const longest = { hour: 5, zone: 60 } as const;

export type Night = NonNullable<PingWish['night']>;

/** From when to when, by whose clock. */
export function nightForm({ from, to, zone }: Night, locale: Locale): APIModalInteractionResponseCallbackData {
  const { form } = pingWords[locale];
  const field = (id: keyof Night, value: string, most: number, description?: string) => ({
    type: ComponentType.Label as const,
    label: clip(form[id], limits.modalLabel),
    ...(description === undefined ? {} : { description: clip(description, limits.optionDescription) }),
    component: {
      type: ComponentType.TextInput as const,
      custom_id: id,
      style: TextInputStyle.Short,
      max_length: most,
      required: true,
      value,
    },
  });
  return {
    custom_id: encodeCustomId(partId('night')),
    title: clip(form.title, limits.modalTitle),
    components: [
      field('from', from, longest.hour),
      field('to', to, longest.hour),
      field('zone', zone, longest.zone, form.zoneHint),
    ],
  };
}
