/** Commands as Discord wants them, worded in both languages. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
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

function named({ en, fr }: ByLocale<Named>) {
  return {
    name: en.name,
    name_localizations: { fr: fr.name },
    description: clip(en.description, limits.commandDescription),
    description_localizations: { fr: clip(fr.description, limits.commandDescription) },
  };
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
  { required = false, choices }: Extra & { choices?: APIApplicationCommandOptionChoice<string>[] } = {},
): APIApplicationCommandBasicOption {
  const base = { ...named(worded), type: ApplicationCommandOptionType.String as const, required };
  return choices ? { ...base, choices } : base;
}

/** Offers rows while one types. */
export function suggestedText(
  worded: ByLocale<Named>,
  { required = false }: Extra = {},
): APIApplicationCommandBasicOption {
  return { ...named(worded), type: ApplicationCommandOptionType.String, required, autocomplete: true };
}

export function suggestedNumber(
  worded: ByLocale<Named>,
  { required = false }: Extra = {},
): APIApplicationCommandBasicOption {
  return { ...named(worded), type: ApplicationCommandOptionType.Integer, required, autocomplete: true };
}

export function numberOption(
  worded: ByLocale<Named>,
  range: { min: number; max: number },
): APIApplicationCommandBasicOption {
  return {
    ...named(worded),
    type: ApplicationCommandOptionType.Integer,
    min_value: range.min,
    max_value: range.max,
  };
}

export function userOption(worded: ByLocale<Named>): APIApplicationCommandBasicOption {
  return { ...named(worded), type: ApplicationCommandOptionType.User };
}

export function subcommand(
  worded: ByLocale<Named>,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { ...named(worded), type: ApplicationCommandOptionType.Subcommand, options: [...options] };
}

/** Tables stand in a server's channels, so every command belongs there. */
export function command(
  worded: ByLocale<Named>,
  options: NonNullable<RESTPostAPIChatInputApplicationCommandsJSONBody['options']> = [],
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    ...named(worded),
    type: ApplicationCommandType.ChatInput,
    contexts: [InteractionContextType.Guild],
    options,
  };
}
