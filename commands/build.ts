/** Commands as Discord wants them, worded in both languages. */
import {
  SlashCommandBuilder,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
  SlashCommandUserOption,
} from '@discordjs/builders';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandOption,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { clip, limits } from '../src/discord/limits.js';
import type { Locale } from '../src/kernel/index.js';
import { commandWords, type CommandWords } from './text/index.js';

type Named = { name: string; description: string };
export type ByLocale<V> = Record<Locale, V>;

/** One wording out of both catalogues. */
export function words(pick: (all: CommandWords) => Named): ByLocale<Named> {
  return { en: pick(commandWords.en), fr: pick(commandWords.fr) };
}

/** What every builder of a command or an option has in common. */
type Nameable = {
  setName(name: string): unknown;
  setNameLocalizations(names: { fr: string }): unknown;
  setDescription(description: string): unknown;
  setDescriptionLocalizations(descriptions: { fr: string }): unknown;
};

/** The builder with its name and description in both languages; it checks them as Discord would. */
function named<B extends Nameable>(builder: B, { en, fr }: ByLocale<Named>): B {
  builder.setName(en.name);
  builder.setNameLocalizations({ fr: fr.name });
  builder.setDescription(clip(en.description, limits.commandDescription));
  builder.setDescriptionLocalizations({ fr: clip(fr.description, limits.commandDescription) });
  return builder;
}

export function choice<V extends string | number>(
  value: V,
  labels: ByLocale<string>,
): APIApplicationCommandOptionChoice<V> {
  return {
    value,
    name: clip(labels.en, limits.choiceName),
    name_localizations: { fr: clip(labels.fr, limits.choiceName) },
  };
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

export function userOption(worded: ByLocale<Named>): APIApplicationCommandBasicOption {
  return named(new SlashCommandUserOption(), worded).toJSON();
}

export function subcommand(
  worded: ByLocale<Named>,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { ...named(new SlashCommandSubcommandBuilder(), worded).toJSON(), options: [...options] };
}

/** Tables stand in a server's channels, so every command belongs there. */
export function command(
  worded: ByLocale<Named>,
  options: NonNullable<RESTPostAPIChatInputApplicationCommandsJSONBody['options']> = [],
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const built = named(new SlashCommandBuilder(), worded).setContexts(InteractionContextType.Guild).toJSON();
  return { ...built, options };
}
