/** A form the bot opened. */
import { useId, useState } from 'preact/hooks';
import type { PageModal } from '../../page-api.js';
import { Dialog } from '../chrome/dialog.js';
import { Dots } from '../chrome/dots.js';
import { Icon } from '../chrome/icons.js';
import { IconButton } from '../chrome/icon-button.js';
import { Markdown } from '../markdown/markdown.js';
import { useParlour } from '../state/parlour.js';
import { FieldView } from './field-view.js';
import { type FieldInput, type FieldValue, firstValue, partsOf, problemWith } from './fields.js';

export function Modal({ modal }: { modal: PageModal }) {
  const { words, deeds } = useParlour();
  const id = useId();
  const parts = partsOf(modal);
  const inputs: FieldInput[] = parts.flatMap((part) => (part.kind === 'field' ? [part.field.input] : []));
  const [values, setValues] = useState<Record<string, FieldValue>>(() =>
    Object.fromEntries(inputs.map((input) => [input.custom_id, firstValue(input)])),
  );
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const problemAt = (input: FieldInput) => problemWith(input, values[input.custom_id] ?? '', words);

  const submit = async () => {
    setTried(true);
    setRefused(undefined);
    if (inputs.some((input) => problemAt(input) !== undefined)) return;
    setSending(true);
    const problem = await deeds.submit(modal, values);
    setSending(false);
    setRefused(problem);
  };
  return (
    <Dialog label={modal.title} class="modal" onClose={deeds.closeModal}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) void submit();
        }}
      >
        <header>
          <h2>{modal.title}</h2>
          <IconButton icon="close" label={words.close} onClick={deeds.closeModal} />
        </header>
        <div class="fields">
          {parts.map((part, index) =>
            part.kind === 'text' ? (
              <Markdown key={index} text={part.text} />
            ) : (
              <FieldView
                key={index}
                field={part.field}
                id={`${id}-${index}`}
                value={values[part.field.input.custom_id] ?? ''}
                problem={tried ? problemAt(part.field.input) : undefined}
                onValue={(value) => {
                  setValues((before) => ({ ...before, [part.field.input.custom_id]: value }));
                }}
              />
            ),
          )}
          {refused && (
            <p class="problem" role="alert">
              <Icon name="alert" /> {refused}
            </p>
          )}
        </div>
        <footer>
          <button type="button" class="button quiet" onClick={deeds.closeModal}>
            {words.cancel}
          </button>
          <button type="submit" class={sending ? 'button primary waiting' : 'button primary'} aria-busy={sending}>
            <span class="button-face">{words.submit}</span>
            {sending && <Dots />}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
