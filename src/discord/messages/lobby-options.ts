/** The options of a table that has not begun: in short for everybody, and as menus for whoever changes them. */
import {
  type AnyGame,
  type Locale,
  type OptionValue,
  isTextOption,
  optionOf,
  sayIn,
  shownOptions,
} from '../../kernel/index.js';
import type { Table } from '../../table/types.js';
import { tableText } from '../../table/words.js';
import type { CustomId } from '../custom-id.js';
import { type Outgoing, type Row, container, select, text } from '../components.js';
import { clip, clipLines } from '../limits.js';
import { discordWords } from '../text/index.js';

/** A message holds 40 components, and a menu is two of them. */
const mostMenus = 16;
const room = { about: 300, options: 900 } as const;

/** An option's value in words. */
export function optionValueText(game: AnyGame, locale: Locale, name: string, value: unknown): string {
  const { lobby } = discordWords[locale];
  const worded = game.text[locale].options[name]?.values[String(value)];
  return worded ?? (value === true ? lobby.yes : value === false ? lobby.no : String(value));
}

function optionLabel(game: AnyGame, locale: Locale, name: string): string {
  return game.text[locale].options[name]?.label ?? name;
}

/** Those that can be chosen from a menu at this table. */
export function choosable(game: AnyGame, table: Table): string[] {
  return shownOptions(game, table.options, table.seats.length).filter((name) => valuesOf(game, name).length > 1);
}

function valuesOf(game: AnyGame, name: string): readonly OptionValue[] {
  const field = optionOf(game, name);
  return field && !isTextOption(field) ? field.values : [];
}

/** One menu an option; `idOf` names what a choice in it does. */
export function optionMenus(game: AnyGame, table: Table, locale: Locale, idOf: (name: string) => CustomId): Row[] {
  const { lobby } = discordWords[locale];
  return choosable(game, table)
    .slice(0, mostMenus)
    .map((name) => {
      const label = optionLabel(game, locale, name);
      return select({
        id: idOf(name),
        placeholder: label,
        choices: valuesOf(game, name).map((value) => ({
          value: String(value),
          label: lobby.option(label, optionValueText(game, locale, name, value)),
          chosen: String(table.options[name]) === String(value),
        })),
      });
    });
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is played: a ready-made variant by its name, or else whatever is not as usual. */
export function wordedOptions(game: AnyGame, table: Table): string {
  const { locale } = table;
  const { lobby } = discordWords[locale];
  const preset = game.text[locale].presets[table.preset];
  const unusual = choosable(game, table)
    .filter((name) => table.options[name] !== game.options.fields[name]?.default)
    .map((name) =>
      lobby.option(optionLabel(game, locale, name), optionValueText(game, locale, name, table.options[name])),
    );
  const about = preset ? `**${preset.label}** · ${preset.description}` : `**${lobby.custom}** · ${unusual.join(' · ')}`;
  const hint = game.options.hint?.(table.options, table.seats.length);
  return clipLines(
    [
      clip(about, preset ? room.about : room.options),
      `-# ${capital(tableText[locale].clocks[table.clock.kind])}`,
      ...(hint ? [`💡 ${sayIn(game, locale, []).text(hint)}`] : []),
    ],
    room.about + room.options,
  );
}

/** Every option as a menu, only for whoever asked. */
export function optionsMessage(
  game: AnyGame,
  table: Table,
  locale: Locale,
  idOf: (name: string) => CustomId,
): Outgoing {
  const { lobby } = discordWords[locale];
  return {
    components: [
      container(text(`### ${lobby.optionsTitle(game.text[locale].name)}`), ...optionMenus(game, table, locale, idOf)),
    ],
  };
}
