/** Discord's rules for application commands: names, lengths, counts, order, localisations, total size. */
import { ApplicationCommandOptionType as Kind, ApplicationCommandType, Locale } from 'discord-api-types/v10';
import {
  Findings,
  checkLength,
  checkOneOf,
  checkText,
  isRecord,
  lettersIn,
  listOf,
  type Loose,
  type Path,
} from './findings.js';

const MAX_OPTIONS = 25;
const MAX_CHOICES = 25;
const MAX_LETTERS = 8000;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LOCALES: readonly string[] = Object.values(Locale);
const OPTION_KINDS = Object.values(Kind).filter((kind) => typeof kind === 'number');

export function checkCommand(command: unknown, base: Path = []): void {
  const findings = new Findings();
  addCommandFindings(findings, base, isRecord(command) ? command : {});
  findings.throwIfAny();
}

export function checkCommandList(commands: readonly unknown[], limit: number): void {
  const findings = new Findings();
  commands.forEach((command, index) => {
    addCommandFindings(findings, [index], isRecord(command) ? command : {});
  });
  if (commands.length > limit) {
    findings.add(
      [],
      'APPLICATION_COMMAND_TOO_MANY',
      `Maximum number of application commands reached (${String(limit)}).`,
    );
  }
  // Commands for the menu of a user or a message have names of their own.
  checkNamesDiffer(
    findings,
    [],
    commands.filter((command) => isRecord(command) && (command['type'] ?? 1) === 1),
    'APPLICATION_COMMANDS_DUPLICATE_NAME',
    'Application command names must be unique',
  );
  findings.throwIfAny();
}

function addCommandFindings(findings: Findings, path: Path, command: Loose): void {
  const type = command['type'] ?? ApplicationCommandType.ChatInput;
  if (type !== ApplicationCommandType.ChatInput) {
    checkText(findings, [...path, 'name'], command['name'], { min: 1, max: 32, required: true });
    return;
  }
  checkNameAndDescription(findings, path, command);
  checkOptions(findings, path, command, 'command');
  if (lettersOf(command) > MAX_LETTERS) {
    findings.add(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${String(MAX_LETTERS)})`);
  }
}

function checkNameAndDescription(findings: Findings, path: Path, thing: Loose): void {
  checkName(findings, [...path, 'name'], thing['name']);
  checkText(findings, [...path, 'description'], thing['description'], { min: 1, max: 100, required: true });
  eachLocalisation(findings, [...path, 'name_localizations'], thing['name_localizations'], checkName);
  eachLocalisation(
    findings,
    [...path, 'description_localizations'],
    thing['description_localizations'],
    (found, at, text) => {
      checkText(found, at, text, { min: 1, max: 100, required: true });
    },
  );
}

function checkName(findings: Findings, path: Path, name: unknown): void {
  const text = checkText(findings, path, name, { min: 1, max: 32, required: true });
  if (text === undefined) return;
  if (!NAME.test(text) || text !== text.toLowerCase()) {
    findings.add(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
}

function eachLocalisation(
  findings: Findings,
  path: Path,
  localisations: unknown,
  check: (findings: Findings, path: Path, text: unknown) => void,
): void {
  if (!isRecord(localisations)) return;
  for (const [locale, text] of Object.entries(localisations)) {
    if (text === null || text === undefined) continue;
    if (LOCALES.includes(locale)) check(findings, [...path, locale], text);
    else findings.add([...path, locale], 'BASE_TYPE_CHOICES', `Value must be one of {${LOCALES.join(', ')}}.`);
  }
}

type Holder = 'command' | 'group' | 'subcommand';

function checkOptions(findings: Findings, path: Path, holder: Loose, level: Holder): void {
  const options = listOf(holder['options']).map((option) => (isRecord(option) ? option : {}));
  const at = [...path, 'options'];
  checkLength(findings, at, options.length, 0, MAX_OPTIONS);
  checkNamesDiffer(findings, at, options, 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED', 'Option names must be unique');
  let optionalSeen = false;
  const nesting = options.map(
    (option) => option['type'] === Kind.Subcommand || option['type'] === Kind.SubcommandGroup,
  );
  if (new Set(nesting).size > 1) {
    findings.add(
      at,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Subcommands and plain options cannot stand side by side',
    );
  }
  options.forEach((option, index) => {
    const here = [...at, index];
    checkNameAndDescription(findings, here, option);
    if (!checkOneOf(findings, [...here, 'type'], option['type'], OPTION_KINDS)) return;
    if (nesting[index]) {
      checkNesting(findings, here, option, level);
      return;
    }
    if (level === 'group')
      findings.add([...here, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group holds subcommands only');
    if (option['required'] === true && optionalSeen) {
      findings.add(
        here,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    if (option['required'] !== true) optionalSeen = true;
    checkOptionChoices(findings, here, option);
  });
}

function checkNesting(findings: Findings, path: Path, option: Loose, level: Holder): void {
  const group = option['type'] === Kind.SubcommandGroup;
  if (level === 'subcommand' || (level === 'group' && group)) {
    findings.add(
      [...path, 'type'],
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types cannot be nested here',
    );
    return;
  }
  checkOptions(findings, path, option, group ? 'group' : 'subcommand');
}

function checkOptionChoices(findings: Findings, path: Path, option: Loose): void {
  const choices = listOf(option['choices']).map((choice) => (isRecord(choice) ? choice : {}));
  const at = [...path, 'choices'];
  checkLength(findings, at, choices.length, 0, MAX_CHOICES);
  if (choices.length > 0 && option['autocomplete'] === true) {
    findings.add(
      path,
      'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
      'Choices and autocomplete are mutually exclusive',
    );
  }
  const kinds: readonly unknown[] = [Kind.String, Kind.Integer, Kind.Number];
  if ((choices.length > 0 || option['autocomplete'] === true) && !kinds.includes(option['type'])) {
    findings.add(
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Only text and number options can have choices or autocomplete',
    );
  }
  choices.forEach((choice, index) => {
    checkText(findings, [...at, index, 'name'], choice['name'], { min: 1, max: 100, required: true });
    eachLocalisation(
      findings,
      [...at, index, 'name_localizations'],
      choice['name_localizations'],
      (found, where, text) => {
        checkText(found, where, text, { min: 1, max: 100, required: true });
      },
    );
    if (option['type'] === Kind.String)
      checkText(findings, [...at, index, 'value'], choice['value'], { min: 0, max: 100, required: true });
    else if (typeof choice['value'] !== 'number')
      findings.add([...at, index, 'value'], 'NUMBER_TYPE_COERCE', 'Value is not a number.');
  });
  const names = choices.map((choice) => choice['name']);
  if (new Set(names).size < names.length)
    findings.add(at, 'APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_DUPLICATED', 'Choice names must be unique');
}

/** Two neighbours may not share a name in any language; where a locale is missing, the plain name stands in. */
function checkNamesDiffer(
  findings: Findings,
  path: Path,
  siblings: readonly unknown[],
  code: string,
  message: string,
): void {
  const named = siblings.filter(isRecord);
  const locales = new Set(
    named.flatMap((one) => (isRecord(one['name_localizations']) ? Object.keys(one['name_localizations']) : [])),
  );
  const nameIn = (one: Loose, locale: string | undefined) => {
    const localised =
      locale !== undefined && isRecord(one['name_localizations']) ? one['name_localizations'][locale] : undefined;
    return localised ?? one['name'];
  };
  for (const locale of [undefined, ...locales]) {
    const names = named.map((one) => nameIn(one, locale));
    const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
    if (twice >= 0) findings.add([...path, twice], code, locale === undefined ? message : `${message} (${locale})`);
  }
}

/** Names, descriptions and choices of the command and all its options, the longest localisation of each. */
function lettersOf(thing: Loose): number {
  const longest = (text: unknown, localisations: unknown) =>
    Math.max(
      ...[text, ...(isRecord(localisations) ? Object.values(localisations) : [])].map((one) =>
        typeof one === 'string' ? lettersIn(one) : 0,
      ),
    );
  const own =
    longest(thing['name'], thing['name_localizations']) +
    longest(thing['description'], thing['description_localizations']);
  const choices = listOf(thing['choices'])
    .filter(isRecord)
    .reduce(
      (sum, choice) =>
        sum + longest(choice['name'], choice['name_localizations']) + lettersIn(valueText(choice['value'])),
      0,
    );
  const options = listOf(thing['options'])
    .filter(isRecord)
    .reduce((sum, option) => sum + lettersOf(option), 0);
  return own + choices + options;
}

function valueText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
