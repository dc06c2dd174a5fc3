/** An answer in the words under which a player finds it on the panel and while typing. */
import { actionLabel, argumentText, askingAbout, labelOf } from '../../../src/discord/asking/question.js';
import { clip, limits } from '../../../src/discord/limits.js';
import type { AnyGame, AnyMatch, AnyTypes, Answer, ArgValue, Say, Seat } from '../../../src/kernel/index.js';

export type WordedArgument = { name: string; value: ArgValue; labels: readonly string[] };
export type WordedAnswer = {
  /** As on its button. */
  label: string;
  /** As it is typed: "ooo cast". */
  command: string;
  args: readonly WordedArgument[];
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
    const labels = values.map((one) => labelOf(asking, argument, given, one));
    args.push({ name: argumentText(asking, name).name, value, labels });
    given[name] = value;
  }
  return {
    label: actionLabel(game, answer.action, say),
    command: `${catalogue.command.name} ${catalogue.actions[answer.action]?.name ?? answer.action}`,
    args,
  };
}

/** Whether a button or a menu's row bears this label, cut where Discord cuts it. */
export function bears(shown: string, label: string): boolean {
  return [label, clip(label, limits.buttonLabel), clip(label, limits.optionLabel)].includes(shown);
}
