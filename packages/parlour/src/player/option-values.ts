/** Turns what a member typed into a command's options into what the bot receives, or says what is wrong with it. */
import type { ChannelType } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as Kind, type APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { boundsOf, choicesOf, type Leaf } from '../commands/leaves.js';
import type { Payload } from '../interactions/payloads.js';
import type { Files } from '../messages/files.js';
import type { PageFile, PageOptionValue } from '../page-api.js';
import { sayingsFor } from '../texts.js';
import type { Channel } from '../world/types.js';
import type { Resolved } from './resolved.js';

const LONGEST_TEXT = 6000;

export type Typed = Record<string, PageOptionValue>;
export type Given = { options: Payload[] } | { refused: string };

export type Typing = { leaf: Leaf; typed: Typed; locale: string; channel: Channel; files: Files; resolved: Resolved };

/** The options of a command about to be sent: complete and each of its kind. */
export async function finishedOptions(typing: Typing): Promise<Given> {
  const say = sayingsFor(typing.locale);
  const unknown = Object.keys(typing.typed).find((name) => !typing.leaf.options.some((option) => option.name === name));
  if (unknown !== undefined) return { refused: say.unknownOption(unknown) };
  const options: Payload[] = [];
  for (const option of typing.leaf.options) {
    const value = typing.typed[option.name];
    if (value === undefined || value === '') {
      if (option.required) return { refused: say.missingOption(option.name) };
      continue;
    }
    const read = await readValue(typing, option, value);
    if (read === undefined) return { refused: say.wrongValue(option.name) };
    options.push({ name: option.name, type: option.type, value: read });
  }
  return { options };
}

/** The options of a command still being typed: whatever is there, as it is, the one under the cursor marked. */
export function unfinishedOptions(leaf: Leaf, typed: Typed, focused: string): Payload[] {
  return leaf.options.flatMap((option): Payload[] => {
    const isFocused = option.name === focused;
    const value = typed[option.name] ?? (isFocused ? '' : undefined);
    if (value === undefined || typeof value === 'object') return [];
    if (isFocused) return [{ name: option.name, type: option.type, value: String(value), focused: true }];
    return [{ name: option.name, type: option.type, value }];
  });
}

/** Wraps the options in the subcommand (and group) they belong to. */
export function nestOptions(leaf: Leaf, options: Payload[]): Payload[] {
  const inner = leaf.way.slice(1).reverse();
  return inner.reduce<Payload[]>((list, step, index) => {
    const type = index === 0 ? Kind.Subcommand : Kind.SubcommandGroup;
    return [{ name: step.name, type, options: list }];
  }, options);
}

async function readValue(
  typing: Typing,
  option: APIApplicationCommandBasicOption,
  value: PageOptionValue,
): Promise<string | number | boolean | undefined> {
  if (typeof value === 'object') return option.type === Kind.Attachment ? storeFile(typing, value) : undefined;
  switch (option.type) {
    case Kind.String:
      return readText(option, String(value));
    case Kind.Integer:
    case Kind.Number:
      return readNumber(option, Number(value));
    case Kind.Boolean:
      return value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;
    case Kind.User:
      return typing.resolved.user(String(value)) ? String(value) : undefined;
    case Kind.Role:
      return typing.resolved.role(String(value)) ? String(value) : undefined;
    case Kind.Mentionable:
      return typing.resolved.user(String(value)) || typing.resolved.role(String(value)) ? String(value) : undefined;
    case Kind.Channel:
      return readChannel(typing, option, String(value));
    case Kind.Attachment:
      return undefined;
  }
}

type OptionOf<K extends Kind> = Extract<APIApplicationCommandBasicOption, { type: K }>;

function readText(option: OptionOf<Kind.String>, text: string): string | undefined {
  const choices = choicesOf(option);
  if (choices.length > 0) return choices.some((choice) => choice.value === text) ? text : undefined;
  const { minLength: min = 0, maxLength: max = LONGEST_TEXT } = boundsOf(option);
  return text.length >= min && text.length <= max ? text : undefined;
}

function readNumber(option: OptionOf<Kind.Integer> | OptionOf<Kind.Number>, value: number): number | undefined {
  if (!Number.isFinite(value) || (option.type === Kind.Integer && !Number.isInteger(value))) return undefined;
  const choices = choicesOf(option);
  if (choices.length > 0) return choices.some((choice) => choice.value === value) ? value : undefined;
  const { minValue: min = -Infinity, maxValue: max = Infinity } = boundsOf(option);
  return value >= min && value <= max ? value : undefined;
}

function readChannel(typing: Typing, option: OptionOf<Kind.Channel>, id: string): string | undefined {
  const allowed = option.channel_types as readonly ChannelType[] | undefined;
  if (!typing.resolved.channelWith(id)) return undefined;
  const type = typing.resolved.typeOfChannel(id);
  return allowed && allowed.length > 0 && (type === undefined || !allowed.includes(type)) ? undefined : id;
}

async function storeFile(typing: Typing, file: PageFile): Promise<string> {
  const attachment = await typing.files.add(typing.channel.id, uploadOf(file));
  typing.resolved.attachment({ ...attachment, ephemeral: true });
  return attachment.id;
}

export function uploadOf(file: PageFile): { filename: string; contentType: string; data: Buffer } {
  return { filename: file.filename, contentType: file.contentType ?? '', data: Buffer.from(file.data, 'base64') };
}
