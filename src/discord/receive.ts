/** From discord.js's interactions to ours. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  GuildMember,
  type Interaction,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord.js';
import { localeOf } from '../i18n/locale.js';
import type { CommandUse, ComponentUse, FormUse, Incoming, OptionGiven, Typing } from './incoming.js';
import type { Responder } from './respond.js';

export type Received =
  | { kind: 'command'; use: CommandUse }
  | { kind: 'typing'; use: Typing }
  | { kind: 'component'; use: ComponentUse }
  | { kind: 'form'; use: FormUse };

const nameChars = 32;

/** A name that formats, links and mentions nothing, in text as in pictures. */
export function plainName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\\*`~|<>[\]#@]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, nameChars).join('') || '?';
}

function nameOf(interaction: Interaction): string {
  const { member, user } = interaction;
  const nick = member instanceof GuildMember ? member.nickname : member?.nick;
  return plainName(nick ?? user.globalName ?? user.username);
}

/** A private message has no server, and no table. */
export function incomingOf(interaction: Interaction, respond: Responder): Incoming | undefined {
  const { guildId, channelId, memberPermissions, appPermissions, channel } = interaction;
  if (guildId === null || channelId === null) return undefined;
  const inThread = channel?.isThread() ?? false;
  const send = inThread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
  return {
    id: interaction.id,
    guild: guildId,
    channel: channelId,
    parent: channel?.isThread() ? (channel.parentId ?? undefined) : undefined,
    by: { id: interaction.user.id, name: nameOf(interaction) },
    moderator: memberPermissions?.any([PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageChannels]) ?? false,
    botMay: {
      send: appPermissions.has([PermissionFlagsBits.ViewChannel, send]),
      attach: appPermissions.has(PermissionFlagsBits.AttachFiles),
    },
    locale: localeOf(interaction.locale),
    guildLocale: localeOf(interaction.guildLocale),
    respond,
  };
}

function commandUse(
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  incoming: Incoming,
): CommandUse {
  const path = [interaction.commandName];
  let given: readonly CommandInteractionOption[] = interaction.options.data;
  // Subcommands hold the options that were given to them.
  while (given.length === 1 && given[0]?.options) {
    path.push(given[0].name);
    given = given[0].options;
  }
  if (given.length === 1 && given[0] && given[0].value === undefined) {
    path.push(given[0].name);
    given = [];
  }
  const options: Record<string, OptionGiven> = {};
  const people: Record<string, CommandUse['people'][string]> = {};
  for (const option of given) {
    if (option.value !== undefined) options[option.name] = option.value;
    if (option.user) {
      const { user, member } = option;
      const nick = member instanceof GuildMember ? member.nickname : member && 'nick' in member ? member.nick : null;
      const name = plainName(nick ?? user.globalName ?? user.username);
      people[user.id] = { id: user.id, name, bot: user.bot };
    }
  }
  return { ...incoming, path, options, people };
}

/** Undefined for what this bot has no use for, such as pings and commands in private messages. */
export function received(interaction: Interaction, incoming: Incoming): Received | undefined {
  if (interaction.isChatInputCommand()) return { kind: 'command', use: commandUse(interaction, incoming) };
  if (interaction.isAutocomplete()) {
    const focused = interaction.options.getFocused(true).name;
    return { kind: 'typing', use: { ...commandUse(interaction, incoming), focused } };
  }
  if (interaction.isMessageComponent()) {
    const values = interaction.isAnySelectMenu() ? interaction.values : [];
    const onPrivateMessage = interaction.message.flags.has(MessageFlags.Ephemeral);
    return { kind: 'component', use: { ...incoming, customId: interaction.customId, values, onPrivateMessage } };
  }
  if (interaction.isModalSubmit()) {
    const fields: Record<string, string> = {};
    for (const [id, field] of interaction.fields.fields)
      if ('value' in field && typeof field.value === 'string') fields[id] = field.value;
    return { kind: 'form', use: { ...incoming, customId: interaction.customId, fields } };
  }
  return undefined;
}
