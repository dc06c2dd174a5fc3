/** What was chosen, in words. */
import type { AnyGame, AnyTypes, ArgValue, Args, Say } from '../../kernel/index.js';
import { type AnyArgument, type Asking, argumentText, wordedChoices } from './asking.js';

export function actionLabel(game: AnyGame, name: string, say: Say<AnyTypes>): string {
  return game.text[say.locale].actions[name]?.label ?? name;
}

/** The label under which a value is offered; the value itself where it is not among the choices. */
function labelOf(
  asking: Asking,
  argument: AnyArgument,
  given: Args,
  value: string,
  picked: readonly string[] = [],
): string {
  for (const choice of wordedChoices(asking, argument, given, picked)) if (choice.value === value) return choice.label;
  return value;
}

/** Each value of a list, or token of a plan, under its label. */
export function labelsOf(asking: Asking, argument: AnyArgument, given: Args, values: readonly string[]): string[] {
  return values.map((value, at) =>
    labelOf(asking, argument, given, value, argument.kind === 'plan' ? values.slice(0, at) : []),
  );
}

/** A list or plan in one line; what is said several times running is said once, with its number. */
export function inOneLine(labels: readonly string[]): string {
  const runs: { label: string; times: number }[] = [];
  for (const label of labels) {
    const last = runs.at(-1);
    if (last?.label === label) last.times += 1;
    else runs.push({ label, times: 1 });
  }
  return runs.map(({ label, times }) => (times > 1 ? `${label} ×${times}` : label)).join(', ');
}

function wordedValue(asking: Asking, argument: AnyArgument, given: Args, value: ArgValue): string {
  if (typeof value === 'number') return String(value);
  const values = typeof value === 'string' ? [value] : value;
  return values.length === 0 ? '–' : inOneLine(labelsOf(asking, argument, given, values));
}

/** Each argument given so far with its wording, in order. */
export function wordedArguments(asking: Asking, args: Args): { name: string; value: string }[] {
  const said: { name: string; value: string }[] = [];
  const given: Record<string, ArgValue> = {};
  for (const [name, argument] of Object.entries(asking.action.args)) {
    const value = args[name];
    if (value === undefined) continue;
    said.push({ name: argumentText(asking, name).name, value: wordedValue(asking, argument, given, value) });
    given[name] = value;
  }
  return said;
}

/** An answer in one line: "Cast · Ice Storm, lane 3". */
export function wordedAnswer(asking: Asking, args: Args): string {
  const values = wordedArguments(asking, args).map(({ value }) => value);
  if (asking.text.whole) return asking.text.whole(values, args);
  return values.length === 0 ? asking.text.label : `${asking.text.label} · ${values.join(' · ')}`;
}

/** On a button, which may cut the end: what the answer promises, then the answer itself. */
export function wordedMove(asking: Asking, args: Args): string {
  const promise = asking.action.promise?.(asking.view, asking.seat, args);
  const said = wordedAnswer(asking, args);
  return promise ? `${asking.say.text(promise)} · ${said}` : said;
}
