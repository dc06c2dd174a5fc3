/** What the bot suggests for an option while it is typed. */
import { useEffect, useState } from 'preact/hooks';
import { useParlour } from '../state/parlour.js';
import { type Draft, entryOf, optionOf, readDraft, wordsOf } from './draft.js';

const PAUSE = 180;

export type BotChoices = {
  /** False while the answer to what stands there now is still awaited. */
  settled: boolean;
  choices: readonly { label: string; value: string | number }[];
  problem: string | undefined;
};

type Answered = { question: string; choices: BotChoices['choices']; problem: string | undefined };

export function useBotChoices(draft: Draft): BotChoices | undefined {
  const { state, words, deeds } = useParlour();
  const [answered, setAnswered] = useState<Answered>();
  const option = optionOf(draft, draft.focus);
  const asks = option?.autocomplete === true && entryOf(draft, option.name).value === undefined;
  const name = asks ? option.name : undefined;
  const text = name === undefined ? '' : entryOf(draft, name).text;
  const { options } = readDraft(draft, state, words);
  const question = name === undefined ? undefined : JSON.stringify([name, text, options]);

  useEffect(() => {
    if (name === undefined || question === undefined) return;
    let outdated = false;
    const ask = async () => {
      const command = {
        path: draft.command.path,
        words: wordsOf(draft.command),
        options: { ...options, [name]: text },
      };
      const outcome = await deeds.autocomplete(command, name);
      if (outdated) return;
      setAnswered(
        outcome.ok
          ? {
              question,
              choices: outcome.choices.map((one) => ({ label: one.name, value: one.value })),
              problem: undefined,
            }
          : { question, choices: [], problem: outcome.text },
      );
    };
    const timer = setTimeout(() => void ask(), text === '' ? 0 : PAUSE);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [question]);

  if (question === undefined) return undefined;
  const settled = answered?.question === question;
  return {
    settled,
    choices: answered && (settled || sameOption(answered.question, question)) ? answered.choices : [],
    problem: settled ? answered.problem : undefined,
  };
}

/** Old suggestions of the same option stay on display until the new ones come. */
const sameOption = (left: string, right: string): boolean => left.split(',')[0] === right.split(',')[0];
