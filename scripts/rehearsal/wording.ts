/** An answer in the words under which a player finds it on the panel and while typing. */
import {
  type AnyArgument,
  type Asking,
  argumentText,
  askingAbout,
  proposalOf,
  wholePlans,
  wordedChoices,
} from '../../src/discord/asking/asking.js';
import { actionLabel, labelsOf, wordedMove } from '../../src/discord/asking/wording.js';
import { clip, limits } from '../../src/discord/limits.js';
import { perMenu } from '../../src/discord/messages/choice-menus.js';
import { type Entry, writeEntries } from '../../src/discord/panel/entries.js';
import { likelyMoves } from '../../src/discord/panel/whole-moves.js';
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
export type WordedArgument = {
  name: string;
  kind?: Kind;
  value: ArgValue;
  labels: readonly string[];
  /** Of each value, in which of several menus it stands: under a heading, or by its place in the list. */
  places?: readonly { heading: string | undefined; menu: number }[];
  /** Whether the panel suggests this very list or plan. */
  isSuggested?: boolean;
  /** Under which words the panel holds this very plan ready, wherever among those it suggests. */
  readyAs?: string | undefined;
};
/** Under which words the panel asks for an argument, and by which its button leaves it out. */
export type Question = {
  name: string;
  ask: string | undefined;
  skip: string | undefined;
  /** Whether the whole answer is held ready where this is asked. */
  isWholeListed?: boolean;
  /** Under which heading a menu may list it there, in place of the question. */
  heading?: string | undefined;
};
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

function placesOf(asking: Asking, argument: AnyArgument, given: Args, values: readonly string[]) {
  return values.map((value, at) => {
    const picked = argument.kind === 'plan' ? values.slice(0, at) : [];
    const choices = [...wordedChoices(asking, argument, given, picked)];
    const index = choices.findIndex((choice) => choice.value === value);
    return { heading: choices[index]?.group, menu: Math.floor(Math.max(0, index) / perMenu) };
  });
}

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
    const proposal = proposalOf(asking, name, argument, given);
    const isSuggested = proposal?.join() === values.join();
    const places = placesOf(asking, argument, given, values);
    const readyAs = wholePlans(asking, name, argument, given).find(
      ({ tokens }) => tokens.join() === values.join(),
    )?.label;
    args.push({
      name: argumentText(asking, name).name,
      kind: argument.kind,
      value,
      labels,
      places,
      isSuggested,
      readyAs,
    });
    given[name] = value;
  }
  const entries = Object.keys(asking.action.args).map((name): { name: string; entry: Entry } => {
    const value = answer.args[name];
    return { name, entry: value === undefined ? { is: 'left-out' } : { is: 'given', value } };
  });
  const all = writeEntries(entries.map(({ entry }) => entry));
  return {
    label: actionLabel(game, answer.action, say),
    whole: wordedMove(asking, answer.args),
    command: `${catalogue.command.name} ${catalogue.actions[answer.action]?.name ?? answer.action}`,
    args,
    questions: entries.map(({ name }, at) => {
      const { name: worded, ask, skip } = argumentText(asking, name);
      const before = entries.slice(0, at).map(({ entry }) => entry);
      const known = before.some(({ is }) => is === 'given') ? before : [];
      const isWholeListed = likelyMoves(asking, known).some((move) => writeEntries(move.entries) === all);
      const heading = args.find((arg) => arg.name === worded)?.places?.[0]?.heading;
      return { name: worded, ask, skip, isWholeListed, heading };
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

/** Whether a button or a menu's row bears this label, numbered or not, going on or not, cut where Discord cuts it. */
export function bears(shown: string, label: string): boolean {
  const number = /^\d+\. /.exec(shown)?.[0] ?? '';
  return [label, `${number}${label}`, `${label}…`].some((one) =>
    [one, clip(one, limits.buttonLabel), clip(one, limits.optionLabel)].includes(shown),
  );
}

/**
 * What the answer's button on a panel may be called, the nearest first: the whole move; what goes on step by step, which
 * is marked or bears its first question where something that is done at once has its name; the action.
 */
export const buttonNames = ({ label, questions, whole }: WordedAnswer): string[] => [
  whole ?? label,
  `${label}…`,
  ...questions.map(({ ask }) => `${label} · ${ask}`),
  label,
];

/** A list or plan as it is typed. */
export function written(value: ArgValue): string {
  return typeof value === 'object' ? value.join(', ') : String(value);
}

/** Whether Discord has room for it in a row; longer ones are typed to the end. */
export function fitsRow(value: ArgValue): boolean {
  return typeof value !== 'object' || value.join(',').length <= limits.choiceValue;
}
