/** The panel's two forms: part of a name to search for, and a number to type. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Locale } from '../../kernel/index.js';
import { encodeCustomId } from '../custom-id.js';
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
