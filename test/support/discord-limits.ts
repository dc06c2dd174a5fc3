/** What Discord would object to in a message or a command: written down here a second time, on purpose. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { Outgoing } from '../../src/discord/components.js';

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* everyComponent(value: unknown): Generator<Loose> {
  if (Array.isArray(value)) for (const one of value) yield* everyComponent(one);
  else if (isLoose(value)) {
    if (typeof value['type'] === 'number') yield value;
    for (const key of ['components', 'accessory']) yield* everyComponent(value[key]);
  }
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Every limit of a Components V2 message that is not kept. */
export function messageFaults(message: Outgoing): string[] {
  const faults: string[] = [];
  const all = [...everyComponent(message.components)];
  if (all.length > 40) faults.push(`${all.length} components`);
  const words = all.reduce((sum, one) => sum + lengthOf(one['content']), 0);
  if (words > 4000) faults.push(`${words} characters of text`);
  const ids = all.flatMap((one) => (typeof one['custom_id'] === 'string' ? [one['custom_id']] : []));
  for (const id of ids) if (id.length > 100) faults.push(`custom id of ${id.length}: ${id}`);
  if (new Set(ids).size !== ids.length) faults.push(`the same custom id twice: ${ids.join(' | ')}`);
  for (const one of all) {
    if (one['type'] === 10 && lengthOf(one['content']) === 0) faults.push('an empty text');
    if (one['type'] === 1) {
      const held = Array.isArray(one['components']) ? one['components'].length : 0;
      if (held < 1 || held > 5) faults.push(`${held} in one row`);
    }
    if (one['type'] === 2 && (lengthOf(one['label']) < 1 || lengthOf(one['label']) > 80)) {
      faults.push(`button label: ${String(one['label'])}`);
    }
    if (one['type'] === 3) faults.push(...menuFaults(one));
    if (one['type'] === 12) {
      for (const item of one['items'] as Loose[]) {
        if (lengthOf(item['description']) < 1 || lengthOf(item['description']) > 1024) faults.push('alt text');
      }
    }
  }
  return faults;
}

function menuFaults(menu: Loose): string[] {
  const faults: string[] = [];
  const options = menu['options'] as Loose[];
  if (options.length < 1 || options.length > 25) faults.push(`${options.length} options in a menu`);
  if (lengthOf(menu['placeholder']) > 150) faults.push('placeholder');
  if (new Set(options.map((one) => one['value'])).size !== options.length)
    faults.push('the same value twice in a menu');
  const { min_values: min, max_values: max } = menu as { min_values: number; max_values: number };
  if (min > options.length || max > options.length || max < 1 || min > max) faults.push(`menu takes ${min} to ${max}`);
  const chosen = options.filter((one) => one['default'] === true).length;
  if (chosen > max) faults.push(`${chosen} chosen in a menu that takes ${max}`);
  for (const option of options) {
    if (lengthOf(option['label']) < 1 || lengthOf(option['label']) > 100)
      faults.push(`label: ${String(option['label'])}`);
    if (lengthOf(option['value']) < 1 || lengthOf(option['value']) > 100)
      faults.push(`value: ${String(option['value'])}`);
    if (lengthOf(option['description']) > 100) faults.push('description');
  }
  return faults;
}

const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

function wordsOf(one: Loose, key: string): string[] {
  const localised = isLoose(one[`${key}_localizations`]) ? Object.values(one[`${key}_localizations`] as Loose) : [];
  return [one[key], ...localised].filter((word): word is string => typeof word === 'string');
}
const longest = (words: readonly string[]): number => Math.max(0, ...words.map((word) => word.length));

function textSize(one: Loose): number {
  const own = longest(wordsOf(one, 'name')) + longest(wordsOf(one, 'description')) + lengthOf(one['value']);
  const inner = [one['options'], one['choices']].flatMap((list) => (Array.isArray(list) ? (list as Loose[]) : []));
  return inner.reduce((sum, each) => sum + textSize(each), own);
}

/** Every limit of a command that is not kept. */
export function commandFaults(command: RESTPostAPIChatInputApplicationCommandsJSONBody): string[] {
  const faults: string[] = [];
  const look = (one: Loose, path: string): void => {
    for (const name of wordsOf(one, 'name')) {
      if (!namePattern.test(name) || name !== name.toLowerCase()) faults.push(`${path}: name ${name}`);
    }
    for (const text of wordsOf(one, 'description')) {
      if (text.length < 1 || text.length > 100) faults.push(`${path}: description of ${text.length}`);
    }
    const options = Array.isArray(one['options']) ? (one['options'] as Loose[]) : [];
    if (options.length > 25) faults.push(`${path}: ${options.length} options`);
    for (const key of ['en', 'fr'] as const) {
      const names = options.map((each) => wordsOf(each, 'name')[key === 'en' ? 0 : 1]);
      if (new Set(names).size !== names.length) faults.push(`${path}: the same name twice: ${names.join(', ')}`);
    }
    const firstOptional = options.findIndex((each) => each['type'] !== 1 && each['required'] !== true);
    if (firstOptional >= 0 && options.slice(firstOptional).some((each) => each['required'] === true)) {
      faults.push(`${path}: something required after something optional`);
    }
    const choices = Array.isArray(one['choices']) ? (one['choices'] as Loose[]) : [];
    if (choices.length > 25) faults.push(`${path}: ${choices.length} choices`);
    for (const choice of choices) {
      if (longest(wordsOf(choice, 'name')) > 100 || lengthOf(choice['value']) > 100)
        faults.push(`${path}: long choice`);
    }
    for (const option of options) look(option, `${path} ${String(option['name'])}`);
  };
  look(command as unknown as Loose, `/${command.name}`);
  const size = textSize(command as unknown as Loose);
  if (size > 8000) faults.push(`/${command.name}: ${size} characters`);
  return faults;
}
