/** One option of a command: its name and what is being put into it. */
import type { PageOption } from '../../page-api.js';
import { Icon } from '../chrome/icons.js';
import { readFile } from '../modal/fields.js';
import { useParlour } from '../state/parlour.js';
import type { Entry } from './draft.js';

/** What ties every field of the line to the list of suggestions. */
export type ComboboxProps = {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-activedescendant': string | undefined;
  autocomplete: 'off';
  enterkeyhint: 'send';
  onKeyDown: (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => void;
};

type Props = {
  option: PageOption;
  entry: Entry;
  wrong: boolean;
  input: ComboboxProps;
  onFocus: () => void;
  onText: (text: string) => void;
  onEntry: (entry: Entry) => void;
  onRemove: () => void;
};

const isNumber = (option: PageOption): boolean => option.kind === 'integer' || option.kind === 'number';

export function OptionChip({ option, entry, wrong, input, onFocus, onText, onEntry, onRemove }: Props) {
  const { words } = useParlour();
  const looks = `chip${wrong ? ' wrong' : ''}${entry.value === undefined ? '' : ' picked'}`;
  return (
    <span class={looks}>
      <label>
        <span class="chip-name">{option.label}</span>
        {option.kind === 'attachment' ? (
          <input
            type="file"
            data-option={option.name}
            aria-label={`${option.label}: ${words.pickFile}`}
            onFocus={onFocus}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file)
                void readFile(file).then((value) => {
                  onEntry({ text: file.name, value });
                });
            }}
          />
        ) : (
          <input
            {...input}
            type="text"
            data-option={option.name}
            value={entry.text}
            inputMode={isNumber(option) ? 'decimal' : 'text'}
            aria-label={option.label}
            aria-invalid={wrong}
            style={{ width: `${Math.max(entry.text.length, 2) + 1}ch` }}
            onFocus={onFocus}
            onInput={(event) => {
              onText(event.currentTarget.value);
            }}
          />
        )}
      </label>
      {!option.required && (
        <button type="button" class="chip-remove" aria-label={words.removeOption(option.label)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
