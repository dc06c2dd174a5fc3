/** Opens a thread of the channel at hand. */
import { useState } from 'preact/hooks';
import { useParlour } from '../state/parlour.js';
import { Dialog } from './dialog.js';
import { IconButton } from './icon-button.js';

export function ThreadStarter() {
  const { words, deeds } = useParlour();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setOpen(false);
    setName('');
    setProblem(undefined);
  };
  const create = async () => {
    if (name.trim() === '') {
      setProblem(words.problem.missing);
      return;
    }
    const refused = await deeds.createThread(name.trim());
    if (refused === undefined) close();
    else setProblem(refused);
  };
  return (
    <>
      <IconButton
        icon="thread"
        label={words.newThread}
        onClick={() => {
          setOpen(true);
        }}
      />
      {open && (
        <Dialog label={words.newThread} class="modal" onClose={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void create();
            }}
          >
            <header>
              <h2>{words.newThread}</h2>
            </header>
            <div class="fields">
              <label class="field">
                <span class="label">{words.threadName}</span>
                <input
                  type="text"
                  maxLength={100}
                  value={name}
                  onInput={(event) => {
                    setName(event.currentTarget.value);
                  }}
                />
                {problem && <span class="problem">{problem}</span>}
              </label>
            </div>
            <footer>
              <button type="button" class="button quiet" onClick={close}>
                {words.cancel}
              </button>
              <button type="submit" class="button primary">
                {words.create}
              </button>
            </footer>
          </form>
        </Dialog>
      )}
    </>
  );
}
