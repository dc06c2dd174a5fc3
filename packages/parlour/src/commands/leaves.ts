/** A command's usable ends ("/table open"), and how they look to a member in their language. */
import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type LocalizationMap,
} from 'discord-api-types/v10';
import type { PageCommand, PageOption, PageOptionKind } from '../page-api.js';
import { isRecord, listOf } from '../validate/findings.js';

type Named = {
  name: string;
  name_localizations?: LocalizationMap | null | undefined;
  description: string;
  description_localizations?: LocalizationMap | null | undefined;
};

/** One usable end of a command: the names that lead to it and its options. */
export type Leaf = { command: APIApplicationCommand; way: Named[]; options: APIApplicationCommandBasicOption[] };

export function leavesOf(command: APIApplicationCommand): Leaf[] {
  if (command.type !== ApplicationCommandType.ChatInput) return [];
  const first = command.options?.at(0)?.type;
  if (first !== Kind.Subcommand && first !== Kind.SubcommandGroup) {
    return [{ command, way: [command], options: (command.options ?? []) as APIApplicationCommandBasicOption[] }];
  }
  return (command.options ?? []).flatMap((option): Leaf[] => {
    if (option.type === Kind.Subcommand) return [{ command, way: [command, option], options: option.options ?? [] }];
    if (option.type !== Kind.SubcommandGroup) return [];
    return (option.options ?? []).map((inner) => ({
      command,
      way: [command, option, inner],
      options: inner.options ?? [],
    }));
  });
}

export function findLeaf(commands: readonly APIApplicationCommand[], path: readonly string[]): Leaf | undefined {
  return commands.flatMap(leavesOf).find((leaf) => leaf.way.map((step) => step.name).join(' ') === path.join(' '));
}

/** Discord's rule: the exact locale, or else the plain name. */
function inLocale(plain: string, localisations: LocalizationMap | null | undefined, locale: string): string {
  return (localisations as Record<string, string | null> | null | undefined)?.[locale] ?? plain;
}

export function wordsOf(leaf: Leaf, locale: string): string[] {
  return leaf.way.map((step) => inLocale(step.name, step.name_localizations, locale));
}

const PAGE_KINDS: Record<APIApplicationCommandBasicOption['type'], PageOptionKind> = {
  [Kind.String]: 'string',
  [Kind.Integer]: 'integer',
  [Kind.Number]: 'number',
  [Kind.Boolean]: 'boolean',
  [Kind.User]: 'user',
  [Kind.Channel]: 'channel',
  [Kind.Role]: 'role',
  [Kind.Mentionable]: 'mentionable',
  [Kind.Attachment]: 'attachment',
};

export function pageCommand(leaf: Leaf, locale: string): PageCommand {
  const last = leaf.way.at(-1) ?? leaf.command;
  return {
    path: leaf.way.map((step) => step.name),
    words: wordsOf(leaf, locale),
    description: inLocale(last.description, last.description_localizations, locale),
    options: leaf.options.map((option) => pageOption(option, locale)),
  };
}

function pageOption(option: APIApplicationCommandBasicOption, locale: string): PageOption {
  return {
    name: option.name,
    label: inLocale(option.name, option.name_localizations, locale),
    description: inLocale(option.description, option.description_localizations, locale),
    kind: PAGE_KINDS[option.type],
    required: option.required ?? false,
    autocomplete: asksWhileTyping(option),
    choices: choicesOf(option).map((choice) => ({
      label: inLocale(choice.name, choice.name_localizations, locale),
      value: choice.value,
    })),
    ...boundsOf(option),
  };
}

type Bounds = Pick<PageOption, 'minValue' | 'maxValue' | 'minLength' | 'maxLength'>;

/** The limits of an option, as far as it has any; a bot may also send them as null. */
export function boundsOf(option: APIApplicationCommandBasicOption): Bounds {
  const given: Record<string, unknown> = { ...option };
  const { min_value, max_value, min_length, max_length } = given;
  return {
    ...(typeof min_value === 'number' ? { minValue: min_value } : {}),
    ...(typeof max_value === 'number' ? { maxValue: max_value } : {}),
    ...(typeof min_length === 'number' ? { minLength: min_length } : {}),
    ...(typeof max_length === 'number' ? { maxLength: max_length } : {}),
  };
}

type ListedChoice = { name: string; name_localizations: LocalizationMap | null; value: string | number };

export function choicesOf(option: APIApplicationCommandBasicOption): ListedChoice[] {
  const choices: unknown = 'choices' in option ? option.choices : [];
  return listOf(choices)
    .filter(isRecord)
    .map((choice) => ({
      name: String(choice['name']),
      name_localizations: (choice['name_localizations'] as LocalizationMap | undefined) ?? null,
      value: typeof choice['value'] === 'number' ? choice['value'] : String(choice['value']),
    }));
}

export function asksWhileTyping(option: APIApplicationCommandBasicOption): boolean {
  const given: Record<string, unknown> = { ...option };
  return given['autocomplete'] === true;
}
