/** An answer in the words under which a player finds it on the panel and while typing. */
import { argumentText, askingAbout } from '../../src/discord/asking/asking.js';
import { actionLabel, labelsOf, wordedAnswer } from '../../src/discord/asking/wording.js';
import { clip, limits } from '../../src/discord/limits.js';
import type {
  AnyGame,
  AnyMatch,
  AnyTypes,
  Answer,
  ArgValue,
  Argument,
  Args,
  Say,
  Seat,
} from '../../src/kernel/index.js';

type Kind = Argument<AnyTypes, Args>['kind'];
/** Of a list or a plan, a label for each of its values. */
export type WordedArgument = { name: string; kind?: Kind; value: ArgValue; labels: readonly string[] };
/** Under which words the panel asks for an argument, and by which its button leaves it out. */
export type Question = { name: string; ask: string | undefined; skip: string | undefined };
export type WordedAnswer = {
  /** As on its button. */
  label: string;
  /** As on a button that says the whole move, where there are only a few. */
  whole?: string;
  /** As it is typed: "ooo cast". */
  command: string;
  args: readonly WordedArgument[];
  /** All that the panel may ask on the way. */
  questions: readonly Question[];
};

export function inWords(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  answer: Answer<AnyTypes>,
  say: Say<AnyTypes>,
): WordedAnswer {
  const asking = askingAbout(game, match, seat, answer.action, say);
  if (!asking) throw new Error(`${game.id} has no action ${answer.action}`);
  const catalogue = game.text[say.locale];
  const args: WordedArgument[] = [];
  const given: Record<string, ArgValue> = {};
  for (const [name, argument] of Object.entries(asking.action.args)) {
    const value = answer.args[name];
    if (value === undefined) continue;
    const values = typeof value === 'object' ? value : [String(value)];
    const labels = labelsOf(asking, argument, given, values);
    args.push({ name: argumentText(asking, name).name, kind: argument.kind, value, labels });
    given[name] = value;
  }
  return {
    label: actionLabel(game, answer.action, say),
    whole: wordedAnswer(asking, answer.args),
    command: `${catalogue.command.name} ${catalogue.actions[answer.action]?.name ?? answer.action}`,
    args,
    questions: Object.keys(asking.action.args).map((name) => {
      const { name: worded, ask, skip } = argumentText(asking, name);
      return { name: worded, ask, skip };
    }),
  };
}

/** Which argument the panel asks for; undefined where it wants a yes to all of them. */
export function askedOn(panel: string, questions: readonly Question[]): Question | undefined {
  const lines = panel.split('\n').map((line) => line.replaceAll('**', '').trim());
  return questions.find(({ name, ask }) =>
    lines.some((line) => (ask === undefined ? /^Cho(ose|isissez)/.test(line) && line.endsWith(name) : line === ask)),
  );
}

/** How many tokens of a plan the panel lists as picked. */
export function pickedOn(panel: string): number {
  return panel.split('\n').filter((line) => /^\d+\. /.test(line)).length;
}

/** Whether a button or a menu's row bears this label, numbered or not, cut where Discord cuts it. */
export function bears(shown: string, label: string): boolean {
  const number = /^\d+\. /.exec(shown)?.[0] ?? '';
  return [label, `${number}${label}`].some((one) =>
    [one, clip(one, limits.buttonLabel), clip(one, limits.optionLabel)].includes(shown),
  );
}

/** A list or plan as it is typed. */
export function written(value: ArgValue): string {
  return typeof value === 'object' ? value.join(', ') : String(value);
}

/** Whether Discord has room for it in a row; longer ones are typed to the end. */
export function fitsRow(value: ArgValue): boolean {
  return typeof value !== 'object' || value.join(',').length <= limits.choiceValue;
}
