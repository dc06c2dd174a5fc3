/** Where one writes: plain messages, and slash commands with their options. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../chrome/icons.js';
import { useParlour } from '../state/parlour.js';
import { CommandEntry } from './command-entry.js';
import { beginDraft, type Draft, focusOn, readDraft, wordsOf } from './draft.js';
import { TextEntry } from './text-entry.js';

export function Composer() {
  const { page, state, channel, words, deeds } = useParlour();
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<{ name: string; problem: string }>();
  const frame = useRef<HTMLDivElement>(null);

  const asked = page.asked;
  useEffect(() => {
    if (asked === undefined) return;
    const command = state.commands.find((one) => one.path.join(' ') === asked);
    if (command) setDraft(beginDraft(command));
    else if (draft === undefined) setText(`/${asked}`);
    frame.current?.querySelector('textarea')?.focus();
    deeds.askCommand(undefined);
  }, [asked]);

  const take = (next: Draft | undefined) => {
    setDraft(next);
    setWrong(undefined);
    setProblem(undefined);
  };
  const leave = () => {
    take(undefined);
    setText('');
  };
  const sendCommand = async (ready: Draft) => {
    const reading = readDraft(ready, state, words);
    if (reading.wrong) {
      setWrong(reading.wrong);
      setDraft(focusOn(ready, reading.wrong.name));
      return;
    }
    leave();
    const { command } = ready;
    const refused = await deeds.useCommand({
      path: command.path,
      options: reading.options,
      words: wordsOf(command),
    });
    if (refused === undefined) return;
    setProblem(refused);
    setDraft((present) => present ?? ready);
  };
  const sendText = async () => {
    const content = text.trim();
    if (content === '') return;
    setText('');
    setProblem(undefined);
    const refused = await deeds.say(content);
    if (refused === undefined) return;
    setProblem(refused);
    setText((present) => present || content);
  };

  if (!channel.writable) return <p class="composer closed">{words.notWritable}</p>;
  return (
    <div class="composer" ref={frame}>
      {problem && (
        <p class="problem" role="alert">
          <Icon name="alert" /> {problem}
        </p>
      )}
      {draft ? (
        <CommandEntry
          draft={draft}
          wrong={wrong}
          onDraft={(next) => {
            setDraft(next);
            if (wrong && next.entries[wrong.name] !== draft.entries[wrong.name]) setWrong(undefined);
          }}
          onLeave={leave}
          onSend={(ready) => void sendCommand(ready)}
        />
      ) : (
        <TextEntry
          text={text}
          onText={(next) => {
            setText(next);
            setProblem(undefined);
          }}
          onDraft={take}
          onSend={() => void sendText()}
        />
      )}
    </div>
  );
}
