/** The options of a command, one chip each, with suggestions for the one under the cursor. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageOption } from '../../page-api.js';
import { Icon } from '../chrome/icons.js';
import { useParlour } from '../state/parlour.js';
import { useBotChoices } from './choices.js';
import {
  addOption,
  type Draft,
  entryOf,
  focusOn,
  nextEmpty,
  optionOf,
  pick,
  removeOption,
  typeIn,
  unusedOptions,
  wordsOf,
} from './draft.js';
import { type ComboboxProps, OptionChip } from './option-chip.js';
import { stepActive, Suggestions } from './suggestions.js';
import { suggestionsFor } from './values.js';

type Props = {
  draft: Draft;
  wrong: { name: string; problem: string } | undefined;
  onDraft: (draft: Draft) => void;
  onLeave: () => void;
  onSend: (draft: Draft) => void;
};

export function CommandEntry({ draft, wrong, onDraft, onLeave, onSend }: Props) {
  const { state, words } = useParlour();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState(0);
  /** What stood at the cursor when Enter was pressed too early: it takes effect when the suggestions for it come. */
  const [entered, setEntered] = useState<string>();
  const option = optionOf(draft, draft.focus);
  const botChoices = useBotChoices(draft);
  const unused = unusedOptions(draft).filter((one) => one.label.toLowerCase().includes(filter.toLowerCase()));
  const suggestions = option
    ? suggestionsFor({
        draft,
        option,
        botChoices,
        state,
        words,
        onPick: (entry) => {
          onDraft(pick(draft, option.name, entry));
        },
      })
    : unused.map((one) => ({
        key: one.name,
        label: one.label,
        detail: one.description,
        aside: words.optional,
        take: () => {
          setFilter('');
          onDraft(addOption(draft, one.name));
        },
      }));

  const picked = option ? entryOf(draft, option.name).value !== undefined : filter === '';
  const atCursor = `${draft.focus ?? ''} ${option ? entryOf(draft, option.name).text : filter}`;
  useLayoutEffect(() => {
    setActive(picked ? -1 : 0);
  }, [picked, atCursor]);
  // Before the next key can be pressed, so that fast fingers lose nothing.
  useLayoutEffect(() => {
    const name = draft.focus ?? '';
    frame.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(name)}"]`)?.focus();
  }, [draft.focus, draft.command]);

  const goOn = () => {
    const empty = nextEmpty(draft);
    if (empty === undefined || empty === draft.focus) onSend(draft);
    else onDraft(focusOn(draft, empty));
  };
  const settled = botChoices?.settled ?? true;
  useEffect(() => {
    if (entered !== atCursor || !settled) return;
    setEntered(undefined);
    const first = suggestions[0];
    if (first) first.take();
    else goOn();
  }, [entered, atCursor, settled]);

  const onEnter = () => {
    if (!settled) setEntered(atCursor);
    else if (suggestions[active]) suggestions[active].take();
    else goOn();
  };
  const onBack = () => {
    const before = draft.shown[draft.shown.indexOf(draft.focus ?? '') - 1];
    if (!option) {
      const last = draft.shown.at(-1);
      if (last === undefined) onLeave();
      else onDraft(focusOn(draft, last));
    } else if (!option.required) onDraft(removeOption(draft, option.name));
    else if (before !== undefined) onDraft(focusOn(draft, before));
    else onLeave();
  };
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    const step = stepActive(event.key, active, suggestions.length);
    const blank = event.currentTarget.value === '';
    if (step !== undefined) setActive(step);
    else if (event.key === 'Enter' && !event.isComposing) onEnter();
    else if (event.key === 'Tab' && !event.shiftKey && suggestions[active]) suggestions[active].take();
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'Backspace' && blank) onBack();
    else return;
    event.preventDefault();
  };

  const shared: ComboboxProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': suggestions.length > 0,
    'aria-controls': id,
    'aria-activedescendant': suggestions[active] ? `${id}-${active}` : undefined,
    autocomplete: 'off',
    enterkeyhint: 'send',
    onKeyDown,
  };
  const loading = botChoices && !botChoices.settled ? words.loadingChoices : undefined;
  const nothing =
    botChoices?.problem ?? (option && (option.autocomplete || suggestions.length > 0) ? words.noMatch : undefined);
  return (
    <>
      <Suggestions
        id={id}
        label={option?.label ?? words.optional}
        heading={
          <Heading draft={draft} option={option} problem={wrong?.name === option?.name ? wrong?.problem : undefined} />
        }
        suggestions={suggestions}
        active={active}
        onActive={setActive}
        empty={loading ?? nothing}
      />
      <div class="entry command" ref={frame}>
        <button
          type="button"
          class="icon-button"
          aria-label={words.leaveCommand}
          title={words.leaveCommand}
          onClick={onLeave}
        >
          <Icon name="close" />
        </button>
        <div class="chips">
          <span class="command-name">{wordsOf(draft.command)}</span>
          {draft.shown.map((name) => {
            const shownOption = optionOf(draft, name);
            return (
              shownOption && (
                <OptionChip
                  key={name}
                  option={shownOption}
                  entry={entryOf(draft, name)}
                  wrong={wrong?.name === name}
                  input={shared}
                  onFocus={() => {
                    onDraft(focusOn(draft, name));
                  }}
                  onText={(text) => {
                    onDraft(typeIn(draft, name, text));
                  }}
                  onEntry={(entry) => {
                    onDraft(pick(draft, name, entry));
                  }}
                  onRemove={() => {
                    onDraft(removeOption(draft, name));
                  }}
                />
              )
            );
          })}
          <input
            {...shared}
            type="text"
            class="chip-end"
            data-option=""
            value={filter}
            aria-label={wordsOf(draft.command)}
            placeholder={unused.length > 0 && filter === '' ? words.addOption(unused.length) : ''}
            onFocus={() => {
              onDraft(focusOn(draft, undefined));
            }}
            onInput={(event) => {
              setFilter(event.currentTarget.value);
            }}
          />
        </div>
        <button
          type="button"
          class="icon-button send ready"
          aria-label={words.send}
          title={words.send}
          onClick={() => {
            onSend(draft);
          }}
        >
          <Icon name="send" />
        </button>
      </div>
    </>
  );
}

/** What is asked for at the cursor. */
function Heading({
  draft,
  option,
  problem,
}: {
  draft: Draft;
  option: PageOption | undefined;
  problem: string | undefined;
}) {
  const { words } = useParlour();
  return (
    <p class="suggestions-title">
      <strong>{option?.label ?? wordsOf(draft.command)}</strong>{' '}
      <span>{option?.description ?? draft.command.description}</span>
      {option && <em>{option.required ? words.required : words.optional}</em>}
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </p>
  );
}
