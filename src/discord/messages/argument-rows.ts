/** What can be tapped for one argument: buttons or a menu, ready-made answers, and tools for long lists. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import {
  type AnyArgument,
  type Asking,
  allOf,
  argumentText,
  countOf,
  isWholePlan,
  proposalOf,
  wholePlans,
  wordedChoices,
} from '../asking/asking.js';
import { type Worded, matching } from '../asking/matching.js';
import { inOneLine, labelsOf } from '../asking/wording.js';
import type { AtTable } from '../at-table.js';
import { type ButtonSpec, type Row, type SelectChoice, button, rows, select } from '../components.js';
import { limits } from '../limits.js';
import { menusFor, perMenu, perScreen } from './choice-menus.js';
import { firstOf } from '../../kernel/index.js';
import { type Standing, argsOf, takenBack } from '../panel/advance.js';
import { type Entry, closed, pickedIn, picking } from '../panel/entries.js';
import { type IdOf, menuValue } from '../panel/ids.js';

/** So few choices stand on buttons; others go into a menu. */
const fewChoices = 5;
/** Every tap counts: two rows of buttons, if their names are short. */
const fewShort = { choices: 10, label: 24 } as const;

export type Screen = {
  at: AtTable;
  asking: Asking;
  idOf: IdOf;
  /** Where one gets by leaving the action. */
  wayOut: ButtonSpec;
  point: { page: number; find: string };
  notice?: string | undefined;
  /** Whole moves stand above on buttons of their own: what they say. */
  underMoves?: readonly string[];
  /** What is proposed stands above, to be accepted. */
  isAccepted?: boolean;
  /** The lists and plans that those moves take, as this question would be answered by them. */
  underLists?: ReadonlySet<string>;
};

export type Asked = Extract<Standing, { at: 'argument' }>;
export type Listed = { from: number; shown: readonly Worded[]; more: boolean };

/** The part of the list on this page, and whether there is more. */
export function listed({ asking, point }: Screen, { argument, entries }: Asked): Listed {
  const before = argsOf(asking, entries);
  // What is ticked in a menu is kept page by page.
  const perPage = argument.kind === 'many' ? perMenu : perScreen;
  const from = point.page * perPage;
  const picked = argument.kind === 'plan' ? pickedIn(entries) : [];
  const found = firstOf(matching(wordedChoices(asking, argument, before, picked), point.find), from + perPage + 1);
  return { from, shown: found.slice(from, from + perPage), more: found.length > from + perPage };
}

/** Under a picture of what the choices would do, each bears its number. */
function numbered(argument: AnyArgument, shown: readonly Worded[]): readonly Worded[] {
  if (!argument.preview) return shown;
  return shown.map((choice, at) => ({ ...choice, label: `${at + 1}. ${choice.label}` }));
}

const asOption = ({ value, label, about }: Worded): SelectChoice => ({
  value: menuValue(value),
  label,
  ...(about === undefined ? {} : { description: about }),
});

/** Whether the choices are so few, and so short, that each has a button. */
export function standOnButtons(
  { point, underMoves = [] }: Screen,
  { argument }: Asked,
  { shown, more }: Listed,
): boolean {
  if (argument.kind === 'many' || more || point.page > 0) return false;
  const isFew = shown.length <= fewChoices;
  // Below whole moves there is room for one row.
  const isUnder = underMoves.length > 0;
  if (shown.length > fewShort.choices || (isUnder && !isFew)) return false;
  const longest = isFew && !isUnder ? limits.buttonLabel : fewShort.label;
  return numbered(argument, shown).every(({ label }) => label !== '' && label.length <= longest);
}

/** A step below must not bear the name of a whole move above: it goes on. */
function goingOn({ underMoves = [] }: Screen): (label: string) => string {
  const above = new Set(underMoves.map((move) => move.toLowerCase()));
  return (label) => (above.has(label.toLowerCase()) ? `${label}…` : label);
}

/** What a menu says while it is closed: its question, if the game words one. */
function prompted({ asking, at }: Screen, { name }: Asked): string {
  const { name: called, ask } = argumentText(asking, name);
  return ask ?? at.words.panel.placeholder(called);
}

/** One of the list: on buttons where they are few, in a menu otherwise. `entriesWith` is what a button carries. */
function choiceRows(screen: Screen, asked: Asked, list: Listed, entriesWith: (choice: Worded) => Entry[]): Row[] {
  const { idOf, point, at } = screen;
  const { page, find } = point;
  const shown = numbered(asked.argument, list.shown);
  if (shown.length === 0) return [];
  if (standOnButtons(screen, asked, list)) {
    const named = goingOn(screen);
    return rows(
      shown.map((choice) =>
        button({ id: idOf('go', { entries: entriesWith(choice) }), label: named(choice.label), look: 'primary' }),
      ),
    );
  }
  const { panel } = at.words;
  const menus = menusFor(shown);
  let first = list.from;
  return menus.map(({ heading, choices }, menu) => {
    const place = panel.range(first + 1, first + choices.length);
    first += choices.length;
    const said = heading === undefined ? prompted(screen, asked) : panel.placeholder(heading);
    const placeholder = menus.length > 1 && heading === undefined ? `${said} (${place})` : said;
    // Two menus of one message must not bear the same id; it is the value that counts.
    const id = idOf('go', { entries: asked.entries, page: page * menus.length + menu, find });
    return select({ id, placeholder, choices: choices.map(asOption) });
  });
}

function oneRows(screen: Screen, asked: Asked, list: Listed): Row[] {
  const isNumber = asked.argument.kind === 'number';
  return choiceRows(screen, asked, list, ({ value }) => [
    ...asked.entries,
    { is: 'given', value: isNumber ? Number(value) : value },
  ]);
}

/** A list is the same in any order, a plan is not. */
export const listKey = ({ kind }: AnyArgument, values: readonly string[]): string =>
  JSON.stringify(kind === 'many' ? [...values].sort() : values);

/** Whole answers that one tap gives, each only once. */
function readyRows(screen: Screen, asked: Asked): { rows(): Row[]; offer: Offer } {
  const made: APIButtonComponentWithCustomId[] = [];
  const taken = new Set(screen.underLists);
  const entries = closed(asked.entries);
  return {
    rows: () => rows(made),
    offer(values, label, look = 'secondary') {
      const key = listKey(asked.argument, values);
      if (taken.has(key)) return;
      taken.add(key);
      const id = screen.idOf('go', { entries: [...entries, { is: 'given', value: values }] });
      made.push(button({ id, label, look }));
    },
  };
}
type Offer = (values: readonly string[], label: string, look?: 'success' | 'secondary') => void;

function offerProposal({ at, asking, isAccepted = false }: Screen, asked: Asked, offer: Offer): void {
  const before = argsOf(asking, closed(asked.entries));
  const proposal = proposalOf(asking, asked.name, asked.argument, before);
  const plans = wholePlans(asking, asked.name, asked.argument, before);
  // Where a game writes whole plans in short, a button has room for that.
  const short = plans.find(({ tokens }) => tokens.join() === proposal?.join())?.label;
  const said = short ?? (proposal && inOneLine(labelsOf(asking, asked.argument, before, proposal)));
  if (proposal && said !== undefined && !isAccepted) offer(proposal, at.words.panel.suggested(said), 'success');
  for (const { tokens, label } of plans) offer(tokens, label);
}

function manyRows(screen: Screen, asked: Asked, { shown, more }: Listed): Row[] {
  const { asking, at, point, idOf } = screen;
  const { panel } = at.words;
  const before = argsOf(asking, closed(asked.entries));
  const picked = pickedIn(asked.entries);
  const count = countOf(asking, asked.argument, before);
  const isWholeList = !more && point.page === 0 && point.find === '';
  const choices = numbered(asked.argument, shown).map((choice) => ({
    ...asOption(choice),
    chosen: picked.includes(choice.value),
  }));
  const menu = select({
    id: idOf('mark', { entries: asked.entries, page: point.page, find: point.find }),
    placeholder: prompted(screen, asked),
    choices,
    min: isWholeList ? count.min : 0,
    max: count.max,
  });
  const ready = readyRows(screen, asked);
  if (picked.length > 0 && picked.length >= count.min && picked.length <= count.max) {
    ready.offer(picked, `${panel.pickedAll} (${picked.length})`, 'success');
  }
  offerProposal(screen, asked, ready.offer);
  const all = isWholeList ? allOf(asking, asked.name, asked.argument, before) : undefined;
  if (all) ready.offer(all, panel.all(all.length));
  // A game that words what leaving it out means has a button for that below.
  const isSkipped = asked.optional && argumentText(asking, asked.name).skip !== undefined;
  if (count.min === 0 && !isSkipped) ready.offer([], panel.none);
  return [...(choices.length > 0 ? [menu] : []), ...ready.rows()];
}

/** What may follow, then the ways to end: as it stands, as proposed, or a token back. */
function planRows(screen: Screen, asked: Asked, list: Listed): Row[] {
  const { asking, at, idOf } = screen;
  const { panel } = at.words;
  const entries = closed(asked.entries);
  const before = argsOf(asking, entries);
  const picked = pickedIn(asked.entries);
  const shorter = takenBack(asking, asked.argument, before, picked);
  const ready = readyRows(screen, asked);
  if (isWholePlan(asking, asked.argument, before, picked)) {
    ready.offer(picked, picked.length === 0 ? panel.none : panel.planDone(picked.length), 'success');
  }
  if (!shorter) offerProposal(screen, asked, ready.offer);
  const back = (to: readonly string[], label: string) =>
    button({ id: idOf('show', { entries: picking(entries, to) }), label });
  return [
    ...choiceRows(screen, asked, list, ({ value }) => picking(entries, [...picked, value])),
    ...ready.rows(),
    ...rows([
      ...(shorter ? [back(shorter, panel.takeBackToken)] : []),
      ...(shorter && shorter.length > 0 ? [back([], panel.startOver)] : []),
    ]),
  ];
}

const byKind: Record<AnyArgument['kind'], (screen: Screen, asked: Asked, list: Listed) => Row[]> = {
  one: oneRows,
  number: oneRows,
  many: manyRows,
  plan: planRows,
};

export function answerRows(screen: Screen, asked: Asked, list: Listed): Row[] {
  return byKind[asked.argument.kind](screen, asked, list);
}

/** Leafing, searching and typing, where a list is longer than a menu. */
export function listTools({ at, idOf, point }: Screen, { entries, argument }: Asked, { shown, more }: Listed): Row[] {
  const { panel, previous, next } = at.words;
  const { page, find } = point;
  const tools: ButtonSpec[] = [];
  if (page > 0) tools.push({ id: idOf('show', { entries, page: page - 1, find }), label: previous, emoji: '◀️' });
  if (more) tools.push({ id: idOf('show', { entries, page: page + 1, find }), label: next, emoji: '▶️' });
  const isLong = page > 0 || more || shown.length > perMenu;
  if (isLong && argument.kind === 'number') {
    tools.push({ id: idOf('number', { entries }), label: panel.typeNumber, emoji: '⌨️' });
  } else if (isLong && find === '') {
    tools.push({ id: idOf('find', { entries }), label: panel.search, emoji: '🔎' });
  }
  if (find !== '') tools.push({ id: idOf('show', { entries, page: 0, find: '' }), label: panel.clearSearch });
  return rows(tools.map(button));
}
