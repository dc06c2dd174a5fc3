/** Whole moves above a question, or in its place: the likeliest on buttons, the others in menus. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import { type AnyArgument, type Asking, wordedChoices } from '../asking/asking.js';
import type { AtTable } from '../at-table.js';
import { type Row, button, roomForButtons, roomForMenus, rows, select } from '../components.js';
import { limits } from '../limits.js';
import type { CarryingId, Entry } from '../panel/entries.js';
import { type WholeMove, mostOnButtons, moveValue } from '../panel/whole-moves.js';
import type { Asked, Screen } from './argument-rows.js';
import { type Menu, menusByHeading } from './choice-menus.js';

type Words = AtTable['words'];

/** `areAll`: nothing else can be said. */
export type Likely = { given: readonly Entry[]; moves: readonly WholeMove[]; areAll: boolean };

const buttonsFor = ({ idOf }: Screen, moves: readonly WholeMove[]): Row[] =>
  rows(moves.map(({ entries, label }) => button({ id: idOf('do', { entries }), label, look: 'success' })));

/** The first on buttons, as many as a message has room for, the others in a menu. */
export function moveRows(screen: Screen, { given, moves }: Likely, others: readonly APIComponentInContainer[]): Row[] {
  if (moves.length === 0) return [];
  const menuOf = (rest: readonly WholeMove[]): Row =>
    select({
      id: screen.idOf('whole', { entries: given }),
      placeholder: screen.at.words.panel.moreMoves,
      choices: rest.map((move) => ({ value: moveValue(move), label: move.label })),
    });
  const all = roomForButtons(others);
  const isCut = all < moves.length || mostOnButtons < moves.length;
  const most = Math.min(mostOnButtons, isCut ? roomForButtons([...others, menuOf(moves.slice(0, 1))]) : all);
  const rest = moves.slice(most, most + limits.selectOptions);
  return [...buttonsFor(screen, moves.slice(0, most)), ...(rest.length > 0 ? [menuOf(rest)] : [])];
}

/** By what is asked first, in the order in which that is offered. */
export function menusOf(asking: Asking, argument: AnyArgument, moves: readonly WholeMove[]): Menu[] {
  const asked = new Map(
    Array.from(wordedChoices(asking, argument, {}), (choice, place) => [choice.value, { ...choice, place }]),
  );
  const listed = moves.map((move) => {
    const [first] = move.entries;
    const about = first?.is === 'given' ? asked.get(String(first.value)) : undefined;
    return { ...about, place: about?.place ?? asked.size, value: moveValue(move), label: move.label };
  });
  return menusByHeading(listed.sort((one, other) => one.place - other.place));
}

/** What a menu is about, and which part of that it lists. */
export const headed = ({ panel }: Words, { heading, part }: Menu): string | undefined =>
  heading === undefined || part === undefined ? heading : panel.partOf(heading, part.no, part.of);

/** Two menus of one message must bear neither the same id nor the same name: `page` tells one from another. */
export const menuRow = (id: CarryingId, placeholder: string, { choices }: Menu): Row =>
  select({
    id,
    placeholder,
    choices: choices.map(({ value, label, about }) => ({
      value,
      label,
      ...(about === undefined ? {} : { description: about }),
    })),
  });

/** In place of the question, where nothing else can be said and there is room for all of it: each move is one choice away. */
export function insteadOfQuestion(
  screen: Screen,
  asked: Asked,
  { given, moves, areAll }: Likely,
  others: readonly APIComponentInContainer[],
): Row[] | undefined {
  if (!areAll || asked.argument.kind !== 'one' || moves.length === 0) return undefined;
  const { words } = screen.at;
  for (let most = mostOnButtons; most > 0; most -= limits.buttonsInRow) {
    const above = buttonsFor(screen, moves.slice(0, most));
    const menus = menusOf(screen.asking, asked.argument, moves.slice(most));
    if (menus.length > roomForMenus([...others, ...above])) continue;
    return [
      ...above,
      ...menus.map((menu, page) => {
        const heading = headed(words, menu);
        const placeholder = heading === undefined ? words.panel.moreMoves : words.panel.placeholder(heading);
        return menuRow(screen.idOf('whole', { entries: given, page }), placeholder, menu);
      }),
    ];
  }
  return undefined;
}
