/** What somebody typed, tapped or filled in, as it comes over the wire. */
import { ApplicationCommandOptionType, ComponentType } from 'discord-api-types/v10';
import { Unreadable, fieldsAt, ifGiven, listAt, maybeText, maybeYes, recordAt, textAt, wholeAt } from './fields.js';

/** Nothing that Discord sends stands inside more things than this. */
const deepest = 20;
function notTooDeep(depth: number): void {
  if (depth > deepest) throw new Unreadable('d', 'nested deeper than can be followed');
}

export type User = { id: string; username: string; global_name: string | undefined; bot: boolean | undefined };
export type Nicked = { nick: string | undefined };

export function userIn(value: unknown): User {
  const { id, username, global_name, bot } = fieldsAt(value, 'user');
  return {
    id: textAt(id, 'user.id'),
    username: maybeText(username) ?? '?',
    global_name: maybeText(global_name),
    bot: maybeYes(bot),
  };
}

const nickedIn = (value: unknown): Nicked => ({ nick: maybeText(fieldsAt(value, 'members')['nick']) });

type Option = {
  name: string;
  type: number;
  value: string | number | boolean | undefined;
  focused: boolean | undefined;
  options: Option[] | undefined;
};

function valueIn(value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Unreadable('data.options.value', 'neither text nor number nor yes or no');
}

function focusIn(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new Unreadable('data.options.focused', 'neither yes nor no');
}

function optionIn(given: unknown, depth = 0): Option {
  notTooDeep(depth);
  const { name, type, value, focused, options } = fieldsAt(given, 'data.options');
  const option: Option = {
    name: textAt(name, 'data.options.name'),
    type: wholeAt(type, 'data.options.type'),
    value: ifGiven(value, valueIn),
    focused: ifGiven(focused, focusIn),
    options: ifGiven(options, (within) => listAt(within, 'data.options', (one) => optionIn(one, depth + 1))),
  };
  if (isSubcommand(option) || isValueFor(option)) return option;
  throw new Unreadable('data.options', 'an option without a value of its type');
}

const subcommands: readonly number[] = [
  ApplicationCommandOptionType.Subcommand,
  ApplicationCommandOptionType.SubcommandGroup,
];
export function isSubcommand({ type }: { type: number }): boolean {
  return subcommands.includes(type);
}

/** Options whose values are no text. */
const valueTypes: Readonly<Record<number, string>> = {
  [ApplicationCommandOptionType.Boolean]: 'boolean',
  [ApplicationCommandOptionType.Integer]: 'number',
  [ApplicationCommandOptionType.Number]: 'number',
};

/** What is still being typed may be anything; what was sent is of its option's type. */
function isValueFor({ type, value: given, focused }: Option): boolean {
  if (given === undefined || focused) return given !== undefined;
  return typeof given === (valueTypes[type] ?? 'string');
}

type Attachment = { filename: string; url: string; size: number };
function attachmentIn(value: unknown): Attachment {
  const { filename, url, size } = fieldsAt(value, 'data.resolved.attachments');
  return {
    filename: textAt(filename, 'data.resolved.attachments.filename'),
    url: textAt(url, 'data.resolved.attachments.url'),
    size: wholeAt(size, 'data.resolved.attachments.size'),
  };
}

function resolvedIn(value: unknown) {
  const { users, members, attachments } = fieldsAt(value, 'data.resolved');
  return {
    users: ifGiven(users, (all) => recordAt(all, 'data.resolved.users', userIn)),
    members: ifGiven(members, (all) => recordAt(all, 'data.resolved.members', nickedIn)),
    attachments: ifGiven(attachments, (all) => recordAt(all, 'data.resolved.attachments', attachmentIn)),
  };
}
type Resolved = ReturnType<typeof resolvedIn>;
export type CommandData = { name: string; options: Option[]; resolved: Resolved | undefined };

export function typedIn(value: unknown): CommandData {
  const { name, options, resolved } = fieldsAt(value, 'data');
  return {
    name: textAt(name, 'data.name'),
    options: ifGiven(options, (all) => listAt(all, 'data.options', (one) => optionIn(one))) ?? [],
    resolved: ifGiven(resolved, resolvedIn),
  };
}

/** Options that only name somebody or something by its id: what it is, is told beside them. */
const tellers: Readonly<Record<number, (resolved: Resolved | undefined) => object>> = {
  [ApplicationCommandOptionType.User]: (resolved) => resolved?.users ?? {},
  [ApplicationCommandOptionType.Attachment]: (resolved) => resolved?.attachments ?? {},
};

function isToldAbout({ type, value: id, options = [] }: Option, resolved: Resolved | undefined): boolean {
  const teller = tellers[type];
  const isHere = !teller || (typeof id === 'string' && Object.hasOwn(teller(resolved), id));
  return isHere && options.every((one) => isToldAbout(one, resolved));
}

/** Somebody who is named but not told about must not pass for nobody. While it is typed, Discord tells of nobody yet. */
export function sentIn(value: unknown): CommandData {
  const data = typedIn(value);
  if (data.options.every((one) => isToldAbout(one, data.resolved))) return data;
  throw new Unreadable('data', 'an option about somebody or something unknown');
}

const menus: readonly number[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];
export type ComponentData = { custom_id: string; component_type: number; values: string[] | undefined };

const valuesAt = (value: unknown, place: string): string[] => listAt(value, place, (one) => textAt(one, place));

/** A menu that does not say what was chosen must not pass for one in which nothing was. */
export function tapIn(value: unknown): ComponentData {
  const { custom_id, component_type, values } = fieldsAt(value, 'data');
  const data = {
    custom_id: textAt(custom_id, 'data.custom_id'),
    component_type: wholeAt(component_type, 'data.component_type'),
    values: ifGiven(values, (all) => valuesAt(all, 'data.values')),
  };
  if (!menus.includes(data.component_type) || data.values) return data;
  throw new Unreadable('data', 'a menu without values');
}

const inputs: readonly number[] = [ComponentType.TextInput];
const holders: readonly number[] = [ComponentType.ActionRow, ComponentType.Label];
/** A field of a form, however deep it stands in rows and labels. */
type Field = {
  custom_id: string | undefined;
  value: string | undefined;
  values: string[] | undefined;
  nested: Field[];
};
export type FormData = { custom_id: string; components: Field[] };

function fieldIn(given: unknown, depth = 0): Field {
  notTooDeep(depth);
  const place = 'data.components';
  const { type, custom_id, value, values, component, components } = fieldsAt(given, place);
  const kind = wholeAt(type, `${place}.type`);
  const field = {
    custom_id: ifGiven(custom_id, (one) => textAt(one, `${place}.custom_id`)),
    value: ifGiven(value, (one) => textAt(one, `${place}.value`)),
    values: ifGiven(values, (all) => valuesAt(all, `${place}.values`)),
  };
  const inside = (one: unknown): Field => fieldIn(one, depth + 1);
  const single = ifGiven(component, inside);
  const several = ifGiven(components, (all) => listAt(all, place, inside));
  if (inputs.includes(kind) && (field.custom_id === undefined || field.value === undefined)) {
    throw new Unreadable(place, 'a field without name or text');
  }
  if (holders.includes(kind) && !single && !several) throw new Unreadable(place, 'a row of nothing');
  return { ...field, nested: [...(single ? [single] : []), ...(several ?? [])] };
}

export function formIn(value: unknown): FormData {
  const { custom_id, components } = fieldsAt(value, 'data');
  return {
    custom_id: textAt(custom_id, 'data.custom_id'),
    components: listAt(components, 'data.components', (one) => fieldIn(one)),
  };
}

/** What was chosen in a menu. */
export function chosenIn({ component_type, values = [] }: ComponentData): readonly string[] {
  return menus.includes(component_type) ? values : [];
}

export type Filled = { fields: Record<string, string>; lists: Record<string, readonly string[]> };

/** What was typed into a form, and what was ticked or chosen in it, by field. */
export function filledIn({ components }: FormData): Filled {
  const filled: Filled = { fields: {}, lists: {} };
  const collect = ({ custom_id, value: said, values: ticked, nested }: Field): void => {
    if (custom_id !== undefined && said !== undefined) filled.fields[custom_id] = said;
    if (custom_id !== undefined && ticked !== undefined) filled.lists[custom_id] = ticked;
    nested.forEach(collect);
  };
  components.forEach(collect);
  return filled;
}
