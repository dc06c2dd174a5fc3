/** Forms: part of a name to search for, a number to type, a text that the game reads. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Locale } from '../../kernel/index.js';
import { type CustomId, encodeCustomId } from '../custom-id.js';
import { clip, limits } from '../limits.js';
import type { CarryingId } from '../panel/entries.js';
import { searchChars } from '../panel/ids.js';
import { discordWords } from '../text/index.js';

export function formFor(id: CarryingId, locale: Locale): APIModalInteractionResponseCallbackData {
  const { panel } = discordWords[locale];
  const isNumber = id.verb === 'number';
  const title = isNumber ? panel.typeNumber : panel.searchTitle;
  return {
    custom_id: encodeCustomId(id),
    title: clip(title, limits.modalTitle),
    components: [
      {
        type: ComponentType.Label,
        label: clip(isNumber ? panel.typeNumber : panel.searchLabel, limits.modalLabel),
        component: {
          type: ComponentType.TextInput,
          custom_id: 'text',
          style: TextInputStyle.Short,
          min_length: 1,
          max_length: isNumber ? 9 : searchChars,
          required: true,
        },
      },
    ],
  };
}

/** The longest text that a form takes. */
const longestText = 4000;
/** Above this a text deserves several lines. */
const oneLine = 80;

export type TextForm = { id: CustomId; label: string; description: string | undefined; value: string; most: number };

export function textForm({ id, label, description, value, most }: TextForm): APIModalInteractionResponseCallbackData {
  const longest = Math.min(most, longestText);
  return {
    custom_id: encodeCustomId(id),
    title: clip(label, limits.modalTitle),
    components: [
      {
        type: ComponentType.Label,
        label: clip(label, limits.modalLabel),
        ...(description === undefined ? {} : { description: clip(description, limits.optionDescription) }),
        component: {
          type: ComponentType.TextInput,
          custom_id: 'text',
          style: most > oneLine ? TextInputStyle.Paragraph : TextInputStyle.Short,
          max_length: longest,
          required: false,
          value: value.slice(0, longest),
        },
      },
    ],
  };
}
