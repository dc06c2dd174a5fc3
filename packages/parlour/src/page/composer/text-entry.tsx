/** Plain text; a "/" at its beginning opens the list of commands. */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../chrome/icons.js';
import { useParlour } from '../state/parlour.js';
import { beginDraft, type Draft, wordsOf } from './draft.js';
import { draftFromText, findCommands } from './find-commands.js';
import { stepActive, Suggestions } from './suggestions.js';

type Props = {
  text: string;
  onText: (text: string) => void;
  onDraft: (draft: Draft) => void;
  onSend: () => void;
};

export function TextEntry({ text, onText, onDraft, onSend }: Props) {
  const { state, channel, words } = useParlour();
  const [active, setActive] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const slash = text.startsWith('/') && !text.includes('\n');
  const suggestions = (slash ? findCommands(text, state.commands) : []).map((command) => ({
    key: command.path.join(' '),
    label: wordsOf(command),
    detail: command.description,
    aside: command.options.map((option) => (option.required ? option.label : `${option.label}?`)).join('  '),
    take: () => {
      onDraft(beginDraft(command));
    },
  }));

  useLayoutEffect(() => {
    if (matchMedia('(hover: hover)').matches) field.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = '';
    if (text !== '') area.style.height = `${area.scrollHeight}px`;
  }, [text]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepActive(event.key, active, suggestions.length);
    const chosen = suggestions[active];
    if (step !== undefined) {
      event.preventDefault();
      setActive(step);
    } else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      chosen.take();
    } else if (event.key === 'Escape' && slash) {
      onText('');
    } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      if (!slash) onSend();
    }
  };

  return (
    <>
      {slash && (
        <Suggestions
          id={id}
          label={words.commands}
          heading={<p class="suggestions-title">{state.bot.name}</p>}
          suggestions={suggestions}
          active={active}
          onActive={setActive}
          empty={words.noCommand}
        />
      )}
      <div class="entry">
        <button
          type="button"
          class="icon-button"
          aria-label={words.commands}
          title={words.commands}
          onClick={() => {
            onText('/');
            field.current?.focus();
          }}
        >
          <Icon name="slash" />
        </button>
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder={words.messageTo(channel.name)}
          aria-label={words.messageTo(channel.name)}
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={slash && suggestions[active] ? `${id}-${active}` : undefined}
          enterkeyhint="send"
          onInput={(event) => {
            const typed = event.currentTarget.value;
            setActive(0);
            const draft = typed.startsWith('/') ? draftFromText(typed, state.commands) : undefined;
            if (draft) onDraft(draft);
            else onText(typed);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          class="icon-button send"
          aria-label={words.send}
          title={words.send}
          disabled={text.trim() === '' || slash}
          onClick={onSend}
        >
          <Icon name="send" />
        </button>
      </div>
    </>
  );
}
