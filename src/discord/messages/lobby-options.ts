/** The options of a table that has not begun: in short for everybody, and as menus and forms for whoever changes them. */
import {
  type AnyGame,
  type Locale,
  type OptionValue,
  isTextOption,
  optionOf,
  sayIn,
  shownOptions,
} from '../../kernel/index.js';
import { pairIn } from '../../i18n/locale.js';
import { capital } from '../../pieces/wording/index.js';
import type { Table } from '../../table/types.js';
import { clockText } from '../../table/words.js';
import {
  type ButtonSpec,
  type Outgoing,
  type Row,
  button,
  container,
  rows,
  select,
  separator,
  text,
} from '../components.js';
import { clip, clipLines, limits } from '../limits.js';
import { discordWords } from '../text/index.js';
import { lobbyId } from './lobby-ids.js';

const room = { about: 300, options: 900, notice: 1200, text: 60 } as const;

/** An option's value in words. */
export function optionValueText(game: AnyGame, locale: Locale, name: string, value: unknown): string {
  const { lobby } = discordWords[locale];
  const option = game.text[locale].options[name];
  const worded = option?.values[String(value)] ?? (value === '' ? undefined : option?.brief?.(String(value)));
  return worded ?? (value === true ? lobby.yes : value === false ? lobby.no : String(value));
}

export function optionLabel(game: AnyGame, locale: Locale, name: string): string {
  return game.text[locale].options[name]?.label ?? name;
}

function valuesOf(game: AnyGame, name: string): readonly OptionValue[] {
  const field = optionOf(game, name);
  return field && !isTextOption(field) ? field.values : [];
}

function isText(game: AnyGame, name: string): boolean {
  const field = optionOf(game, name);
  return field !== undefined && isTextOption(field);
}

/** Those that leave a choice at this table. */
function choosable(game: AnyGame, table: Table): string[] {
  return shownOptions(game, table.options, table.seats.length).filter(
    (name) => isText(game, name) || valuesOf(game, name).length > 1,
  );
}

/** So few options have their menus in the lobby itself; more are behind a button, or the lobby would be too long. */
const fewOptions = 3;

/** Whether the lobby itself has room for a menu of every option. */
export function fitsLobby(game: AnyGame, table: Table): boolean {
  const names = choosable(game, table);
  const isShort = (name: string): boolean => !isText(game, name) && valuesOf(game, name).length <= limits.selectOptions;
  return names.length <= fewOptions && names.every(isShort);
}

type Shown = { game: AnyGame; table: Table; locale: Locale };

/** What an option means stands once in its menu: beside what switches it on, or beside its first value. */
function explainedValue(game: AnyGame, name: string): OptionValue | undefined {
  const values = valuesOf(game, name);
  return values.find((value) => value === true || value === 'on') ?? values[0];
}

function optionMenu({ game, table, locale }: Shown, name: string, id: ReturnType<typeof lobbyId>, from: number): Row {
  const { lobby } = discordWords[locale];
  const label = optionLabel(game, locale, name);
  const about = game.text[locale].options[name]?.description;
  const explained = explainedValue(game, name);
  return select({
    id,
    placeholder: label,
    choices: valuesOf(game, name)
      .slice(from, from + limits.selectOptions)
      .map((value) => ({
        value: String(value),
        label: lobby.option(label, optionValueText(game, locale, name, value)),
        ...(about !== undefined && value === explained ? { description: about } : {}),
        chosen: String(table.options[name]) === String(value),
      })),
  });
}

/** One menu an option, for a lobby with room for them. */
export function optionMenus(shown: Shown): Row[] {
  return choosable(shown.game, shown.table).map((name) =>
    optionMenu(shown, name, lobbyId(shown.table, 'option', { name }), 0),
  );
}

/** Where the private message stands: a page of the options, and of one option's values. */
export type OptionsPoint = { page: number; values?: { name: string; page: number } | undefined; notice?: Notice };
type Notice = { text: string; again?: string | undefined };

/** The page of an option's values that holds the one that is chosen. */
function chosenPage({ game, table }: Shown, name: string): number {
  const at = valuesOf(game, name).findIndex((value) => String(value) === String(table.options[name]));
  return Math.floor(Math.max(0, at) / limits.selectOptions);
}

function textRow({ game, table, locale }: Shown, name: string, page: number): Row[] {
  const { lobby } = discordWords[locale];
  const value = clip(optionValueText(game, locale, name, table.options[name] ?? ''), room.text);
  const label = lobby.writeOption(optionLabel(game, locale, name), value);
  return rows([button({ id: lobbyId(table, 'write', { name, page }), label, emoji: '✏️' })]);
}

function optionRows(shown: Shown, name: string, point: OptionsPoint): Row[] {
  const { game, table, locale } = shown;
  if (isText(game, name)) return textRow(shown, name, point.page);
  const { previous, next } = discordWords[locale];
  const values = point.values?.name === name ? point.values.page : chosenPage(shown, name);
  const from = values * limits.selectOptions;
  const id = lobbyId(table, 'set', { name, page: point.page, values });
  const leaf = (to: number, label: string, emoji: string): ButtonSpec => ({
    id: lobbyId(table, 'leaf', { name, page: point.page, values: to }),
    label: pairIn(locale, optionLabel(game, locale, name), label),
    emoji,
  });
  const leaves = [
    ...(values > 0 ? [leaf(values - 1, previous, '◀️')] : []),
    ...(valuesOf(game, name).length > from + limits.selectOptions ? [leaf(values + 1, next, '▶️')] : []),
  ];
  return [optionMenu(shown, name, id, from), ...rows(leaves.map(button))];
}

/** What is left of a message's components beside the title, a notice and the leafing. */
const forOptions = limits.components - 10;

const sizeOf = (made: readonly Row[]): number => made.reduce((sum, row) => sum + 1 + row.components.length, 0);

/** Whole options as long as they fit a message, then the next page. */
function optionPages(shown: Shown, point: OptionsPoint): Row[][] {
  const pages: Row[][] = [[]];
  for (const name of choosable(shown.game, shown.table)) {
    const page = pages.length - 1;
    let made = optionRows(shown, name, { ...point, page });
    if (sizeOf(pages[page] ?? []) + sizeOf(made) > forOptions) {
      pages.push([]);
      made = optionRows(shown, name, { ...point, page: page + 1 });
    }
    pages.at(-1)?.push(...made);
  }
  return pages;
}

/** Every option as a menu or a form, only for whoever asked. */
export function optionsMessage(shown: Shown, point: OptionsPoint): Outgoing {
  const { game, table, locale } = shown;
  const { lobby, previous, next, page: pageOf } = discordWords[locale];
  const pages = optionPages(shown, point);
  const at = Math.min(point.page, pages.length - 1);
  const { notice } = point;
  const again =
    notice?.again === undefined
      ? []
      : [button({ id: lobbyId(table, 'write', { name: notice.again, page: at, values: 1 }), label: lobby.writeAgain })];
  const leaf = (to: number, label: string, emoji: string) =>
    button({ id: lobbyId(table, 'leaf', { page: to }), label, emoji });
  const leaves = [
    ...(at > 0 ? [leaf(at - 1, previous, '◀️')] : []),
    ...(at < pages.length - 1 ? [leaf(at + 1, next, '▶️')] : []),
  ];
  const place = pages.length > 1 ? `\n-# ${pageOf(at + 1, pages.length)}` : '';
  return {
    components: [
      container(
        text(`### ${lobby.optionsTitle(game.text[locale].name)}${place}`),
        ...(notice ? [text(clip(notice.text, room.notice)), ...rows(again), separator()] : []),
        ...(pages[at] ?? []),
        ...rows(leaves),
      ),
    ],
  };
}

/** What is played: a ready-made variant by its name, or else whatever is not as usual. */
export function wordedOptions(game: AnyGame, table: Table): string {
  const { locale } = table;
  const { lobby } = discordWords[locale];
  const preset = game.text[locale].presets[table.preset];
  const unusual = choosable(game, table)
    .filter((name) => table.options[name] !== game.options.fields[name]?.default)
    .map((name) =>
      lobby.option(
        optionLabel(game, locale, name),
        clip(optionValueText(game, locale, name, table.options[name]), room.text),
      ),
    );
  const about = preset ? `**${preset.label}** · ${preset.description}` : `**${lobby.custom}** · ${unusual.join(' · ')}`;
  const hint = game.options.hint?.(table.options, table.seats.length);
  return clipLines(
    [
      clip(about, preset ? room.about : room.options),
      `-# ${capital(clockText(table.clock, locale))}`,
      ...(hint ? [`💡 ${sayIn(game, locale, []).text(hint)}`] : []),
    ],
    room.about + room.options,
  );
}
