/** From what was typed after "/" to commands. */
import type { PageCommand } from '../../page-api.js';
import { beginDraft, type Draft, nextEmpty, wordsOf } from './draft.js';

const typed = (text: string): string => text.slice(1).trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Those that begin with what was typed come first, then those that contain every word of it. */
export function findCommands(text: string, commands: readonly PageCommand[]): PageCommand[] {
  const query = typed(text);
  const names = (command: PageCommand) => [command.words.join(' ').toLowerCase(), command.path.join(' ')];
  const begins = commands.filter((command) => names(command).some((name) => name.startsWith(query)));
  const parts = query.split(' ');
  const contains = commands.filter(
    (command) => !begins.includes(command) && names(command).some((name) => parts.every((part) => name.includes(part))),
  );
  return [...begins, ...contains];
}

/** A whole command with a space behind it is taken up; "option: value" pairs after it (pasted, say) are filled in. */
export function draftFromText(text: string, commands: readonly PageCommand[]): Draft | undefined {
  const lower = text.toLowerCase();
  const command = commands.find((one) =>
    [wordsOf(one), `/${one.path.join(' ')}`].some((name) => lower.startsWith(`${name.toLowerCase()} `)),
  );
  if (!command) return undefined;
  const rest = text.trimEnd().split(/\s+/).slice(command.words.length).join(' ');
  const draft = beginDraft(command);
  const filled = command.options.flatMap((option) => {
    const value = valueIn(rest, option.label, command) ?? valueIn(rest, option.name, command);
    return value === undefined ? [] : [{ name: option.name, text: value }];
  });
  const extra = filled.map(({ name }) => name).filter((name) => !draft.shown.includes(name));
  const full = {
    ...draft,
    shown: [...draft.shown, ...extra],
    entries: Object.fromEntries(filled.map(({ name, text: value }) => [name, { text: value }])),
  };
  return { ...full, focus: nextEmpty(full) };
}

/** The text after "name:" up to the next option's name. */
function valueIn(rest: string, name: string, command: PageCommand): string | undefined {
  const start = rest.toLowerCase().search(new RegExp(`(^|\\s)${name.toLowerCase()}:`, 'u'));
  if (start === -1) return undefined;
  const after = rest.slice(rest.indexOf(':', start) + 1);
  const others = command.options.flatMap((option) => [option.label, option.name]).join('|');
  return after.split(new RegExp(`\\s(?:${others}):`, 'iu'))[0]?.trim();
}
