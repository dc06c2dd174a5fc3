/** What can be put into an option, as suggestions. */
import type { PageOption, PageState } from '../../page-api.js';
import type { Words } from '../words/catalogue.js';
import type { BotChoices } from './choices.js';
import { type Draft, type Entry, entryOf, listFor } from './draft.js';
import type { Suggestion } from './suggestions.js';

type Question = {
  draft: Draft;
  option: PageOption;
  botChoices: BotChoices | undefined;
  state: PageState;
  words: Words;
  onPick: (entry: Entry) => void;
};

export function suggestionsFor({ draft, option, botChoices, state, words, onPick }: Question): Suggestion[] {
  const entry = entryOf(draft, option.name);
  if (botChoices) {
    return botChoices.choices.map(({ label, value }, index) => ({
      key: `${index} ${label}`,
      label,
      take: () => {
        onPick({ text: label, value });
      },
    }));
  }
  const wanted = entry.value === undefined ? entry.text.trim().toLowerCase().replace(/^[@#]/, '') : '';
  const listed = listFor(option, state, words) ?? [];
  return listed
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ label, value }, index) => {
      const member = state.members.find((one) => one.id === value);
      return {
        key: `${index} ${label}`,
        label,
        ...(member ? { member, detail: `@${member.username}` } : {}),
        take: () => {
          onPick({ text: label, value });
        },
      };
    });
}
