/** The form in which a night is planned or changed: five fields, as many as Discord allows. */
import {
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { AnyGame, Locale } from '../../kernel/index.js';
import { encodeCustomId } from '../custom-id.js';
import { clip, limits } from '../limits.js';
import { nightWords } from '../text/nights/index.js';
import type { TypedNight } from './night-draft.js';
import { nightId } from './night-ids.js';

const longest = { title: 80, times: 400, quorum: 2 } as const;
/** So many boxes fit one group. */
const mostBoxes = 10;
const leastBoxes = 2;

export const nightFields = { title: 'title', times: 'times', games: 'games', quorum: 'quorum', more: 'more' } as const;
const moreBoxes = ['teaches', 'weekly'] as const;

function labelled(label: string, component: APIComponentInLabel, hint?: string): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: clip(label, limits.modalLabel),
    ...(hint === undefined ? {} : { description: clip(hint, limits.optionDescription) }),
    component,
  };
}

/** Boxes to tick; a single game has nothing to choose from, and stands in a menu. */
function gamesField(games: readonly AnyGame[], typed: TypedNight, locale: Locale): APIComponentInLabel {
  const options = games.slice(0, mostBoxes).map((game) => ({
    value: game.id,
    label: clip(game.text[locale].name, limits.optionLabel),
    default: typed.games.includes(game.id),
  }));
  if (options.length < leastBoxes) {
    return { type: ComponentType.StringSelect, custom_id: nightFields.games, options, required: false, min_values: 0 };
  }
  return { type: ComponentType.CheckboxGroup, custom_id: nightFields.games, options, required: false, min_values: 0 };
}

export type NightForm = {
  /** The draft that it fills in. */
  draft: string;
  typed: TypedNight;
  games: readonly AnyGame[];
  zone: string;
  locale: Locale;
  isEdit: boolean;
};

export function nightForm({
  draft,
  typed,
  games,
  zone,
  locale,
  isEdit,
}: NightForm): APIModalInteractionResponseCallbackData {
  const words = nightWords[locale].form;
  const ticked = { teaches: typed.teaches, weekly: typed.weekly };
  return {
    custom_id: encodeCustomId(nightId(draft, 'form')),
    title: clip(isEdit ? words.edit : words.title, limits.modalTitle),
    components: [
      labelled(words.name, {
        type: ComponentType.TextInput,
        custom_id: nightFields.title,
        style: TextInputStyle.Short,
        max_length: longest.title,
        required: false,
        value: typed.title.slice(0, longest.title),
      }),
      labelled(
        words.times,
        {
          type: ComponentType.TextInput,
          custom_id: nightFields.times,
          style: TextInputStyle.Paragraph,
          max_length: longest.times,
          required: false,
          placeholder: words.timesExample,
          value: typed.times.slice(0, longest.times),
        },
        words.timesHint(zone),
      ),
      labelled(words.games, gamesField(games, typed, locale)),
      labelled(
        words.quorum,
        {
          type: ComponentType.TextInput,
          custom_id: nightFields.quorum,
          style: TextInputStyle.Short,
          max_length: longest.quorum,
          required: false,
          value: typed.quorum.slice(0, longest.quorum),
        },
        words.quorumHint,
      ),
      labelled(words.more, {
        type: ComponentType.CheckboxGroup,
        custom_id: nightFields.more,
        required: false,
        min_values: 0,
        options: moreBoxes.map((box) => ({ value: box, label: words[box], default: ticked[box] })),
      }),
    ],
  };
}
