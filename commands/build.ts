/** Commands as Discord wants them, worded in every language. */
import {
  SlashCommandBooleanOption,
  SlashCommandAttachmentOption,
  SlashCommandBuilder,
  SlashCommandChannelOption,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
  SlashCommandSubcommandGroupBuilder,
  SlashCommandUserOption,
} from '@discordjs/builders';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  ChannelType,
  InteractionContextType,
  Locale as DiscordLocale,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { clip, limits } from '../src/discord/limits.js';
import { type Locale, locales } from '../src/kernel/index.js';
import { commandWords, type CommandWords } from './text/index.js';

type Named = { name: string; description: string };
export type ByLocale<V> = Record<Locale, V>;

export function byLocale<V>(of: (locale: Locale) => V): ByLocale<V> {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as ByLocale<V>;
}

/** One wording out of every catalogue. */
export function words(pick: (all: CommandWords) => Named): ByLocale<Named> {
  return byLocale((locale) => pick(commandWords[locale]));
}

/** The language in which a command stands for whoever reads none of ours. */
const [first, ...others] = locales;

/** Under the names that Discord has for the other languages. */
function localised(text: ByLocale<string>): LocalizationMap {
  const codes = Object.values(DiscordLocale);
  return Object.fromEntries(
    others.flatMap((locale) =>
      codes.filter((code) => code.split('-', 1)[0] === locale).map((code) => [code, text[locale]]),
    ),
  );
}

/** What every builder of a command or an option has in common. */
type Nameable = {
  setName(name: string): unknown;
  setNameLocalizations(names: LocalizationMap): unknown;
  setDescription(description: string): unknown;
  setDescriptionLocalizations(descriptions: LocalizationMap): unknown;
};

/** The builder with its name and description in every language; it checks them as Discord would. */
function named<B extends Nameable>(builder: B, worded: ByLocale<Named>): B {
  const described = byLocale((locale) => clip(worded[locale].description, limits.commandDescription));
  builder.setName(worded[first].name);
  builder.setNameLocalizations(localised(byLocale((locale) => worded[locale].name)));
  builder.setDescription(described[first]);
  builder.setDescriptionLocalizations(localised(described));
  return builder;
}

export function choice<V extends string | number>(
  value: V,
  labels: ByLocale<string>,
): APIApplicationCommandOptionChoice<V> {
  const clipped = byLocale((locale) => clip(labels[locale], limits.choiceName));
  return { value, name: clipped[first], name_localizations: localised(clipped) };
}

type Extra = { required?: boolean };

export function textOption(
  worded: ByLocale<Named>,
  { required = false, choices = [] }: Extra & { choices?: APIApplicationCommandOptionChoice<string>[] } = {},
): APIApplicationCommandBasicOption {
  return named(new SlashCommandStringOption(), worded)
    .setRequired(required)
    .addChoices(...choices)
    .toJSON();
}

/** Offers rows while one types. */
export function suggestedText(
  worded: ByLocale<Named>,
  { required = false }: Extra = {},
): APIApplicationCommandBasicOption {
  return named(new SlashCommandStringOption(), worded).setRequired(required).setAutocomplete(true).toJSON();
}

export function suggestedNumber(
  worded: ByLocale<Named>,
  { required = false }: Extra = {},
): APIApplicationCommandBasicOption {
  return named(new SlashCommandIntegerOption(), worded).setRequired(required).setAutocomplete(true).toJSON();
}

export function numberOption(
  worded: ByLocale<Named>,
  range: { min: number; max: number },
): APIApplicationCommandBasicOption {
  return named(new SlashCommandIntegerOption(), worded).setMinValue(range.min).setMaxValue(range.max).toJSON();
}

export function yesOrNo(worded: ByLocale<Named>): APIApplicationCommandBasicOption {
  return named(new SlashCommandBooleanOption(), worded).toJSON();
}

/** A channel of text. */
export function channelOption(worded: ByLocale<Named>): APIApplicationCommandBasicOption {
  return named(new SlashCommandChannelOption(), worded).addChannelTypes(ChannelType.GuildText).toJSON();
}

export function fileOption(worded: ByLocale<Named>): APIApplicationCommandBasicOption {
  return named(new SlashCommandAttachmentOption(), worded).setRequired(true).toJSON();
}

export function userOption(worded: ByLocale<Named>): APIApplicationCommandBasicOption {
  return named(new SlashCommandUserOption(), worded).toJSON();
}

export function subcommand(
  worded: ByLocale<Named>,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { ...named(new SlashCommandSubcommandBuilder(), worded).toJSON(), options: [...options] };
}

/** Subcommands under a name of their own, where a command has more than Discord lists. */
export function subcommandGroup(
  worded: ByLocale<Named>,
  options: readonly APIApplicationCommandSubcommandOption[],
): APIApplicationCommandSubcommandGroupOption {
  return { ...named(new SlashCommandSubcommandGroupBuilder(), worded).toJSON(), options: [...options] };
}

/** Tables stand in a server's channels, so every command belongs there. */
export function command(
  worded: ByLocale<Named>,
  options: NonNullable<RESTPostAPIChatInputApplicationCommandsJSONBody['options']> = [],
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const built = named(new SlashCommandBuilder(), worded).setContexts(InteractionContextType.Guild).toJSON();
  return { ...built, options };
}
