/** From an interaction on the wire to what we serve. */
import { InteractionType, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import { localeOf } from '../i18n/locale.js';
import { type CommandData, chosenIn, filledIn, isSubcommand } from './gateway/interaction-data.js';
import { type WireInteraction, isThread } from './gateway/interaction.js';
import type { CommandUse, ComponentUse, FormUse, Incoming, OptionGiven, Typing } from './incoming.js';
import { plainName } from '../table/plain-name.js';
import type { Responder } from './respond.js';

export type Received =
  | { kind: 'command'; use: CommandUse }
  | { kind: 'typing'; use: Typing }
  | { kind: 'component'; use: ComponentUse }
  | { kind: 'form'; use: FormUse };

type Named = { username: string; global_name?: string | null | undefined };

const nameOf = (user: Named, member: { nick?: string | null | undefined } | null | undefined): string =>
  plainName(member?.nick ?? user.global_name ?? user.username);

/** A set of permissions as Discord writes it; undefined where it cannot be read. */
function permissionsIn(written: string | null | undefined): bigint | undefined {
  return typeof written === 'string' && /^\d{1,40}$/.test(written) ? BigInt(written) : undefined;
}

const hasAll = (held: bigint, wanted: bigint): boolean =>
  (held & PermissionFlagsBits.Administrator) !== 0n || (held & wanted) === wanted;

/** Whoever acts holds one of these; nobody whose permissions cannot be read. */
function holdsAny(interaction: WireInteraction, ...wanted: readonly bigint[]): boolean {
  const held = permissionsIn(interaction.member?.permissions) ?? 0n;
  return wanted.some((one) => hasAll(held, one));
}

/** Where Discord does not say what we may do, we may: posting will show it. */
function botMay(interaction: WireInteraction): Incoming['botMay'] {
  const held = permissionsIn(interaction.app_permissions) ?? PermissionFlagsBits.Administrator;
  const send = isThread(interaction) ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
  return {
    send: hasAll(held, PermissionFlagsBits.ViewChannel | send),
    attach: hasAll(held, PermissionFlagsBits.AttachFiles),
  };
}

/** A private message has no server, and no table. */
export function incomingOf(interaction: WireInteraction, respond: Responder): Incoming | undefined {
  const { id, guild_id, channel_id, channel, member } = interaction;
  const user = member?.user ?? interaction.user;
  const place = channel_id ?? channel?.id;
  if (typeof guild_id !== 'string' || typeof place !== 'string' || !user) return undefined;
  return {
    id,
    guild: guild_id,
    channel: place,
    parent: isThread(interaction) ? (channel?.parent_id ?? undefined) : undefined,
    by: { id: user.id, name: nameOf(user, member) },
    moderator: holdsAny(interaction, PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageChannels),
    manager: holdsAny(interaction, PermissionFlagsBits.ManageGuild),
    botMay: botMay(interaction),
    locale: localeOf(interaction.locale),
    guildLocale: localeOf(interaction.guild_locale),
    respond,
  };
}

function commandUse({ name, options: given, resolved }: CommandData, incoming: Incoming): CommandUse {
  const path = [name];
  // Subcommands hold the options that were given to them.
  for (let sub = given[0]; sub && isSubcommand(sub); sub = given[0]) {
    path.push(sub.name);
    given = sub.options ?? [];
  }
  const options: Record<string, OptionGiven> = {};
  for (const option of given) if (option.value !== undefined) options[option.name] = option.value;
  const people: Record<string, CommandUse['people'][string]> = {};
  for (const [id, user] of Object.entries(resolved?.users ?? {})) {
    people[id] = { id, name: nameOf(user, resolved?.members?.[id]), bot: user.bot ?? false };
  }
  const files: Record<string, CommandUse['files'][string]> = {};
  for (const [id, { filename, url, size }] of Object.entries(resolved?.attachments ?? {})) {
    files[id] = { name: filename, url, bytes: size };
  }
  return { ...incoming, path, options, people, files };
}

/** The option being typed, wherever it stands. */
function focusedIn(given: CommandData['options']): string {
  for (const { name, focused, options } of given) {
    if (focused) return name;
    const within = focusedIn(options ?? []);
    if (within !== '') return within;
  }
  return '';
}

export function received(interaction: WireInteraction, incoming: Incoming): Received {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      return { kind: 'command', use: commandUse(interaction.data, incoming) };
    case InteractionType.ApplicationCommandAutocomplete: {
      const focused = focusedIn(interaction.data.options);
      return { kind: 'typing', use: { ...commandUse(interaction.data, incoming), focused } };
    }
    case InteractionType.MessageComponent: {
      const onPrivateMessage = ((interaction.message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
      const { custom_id: customId } = interaction.data;
      return {
        kind: 'component',
        use: { ...incoming, customId, values: chosenIn(interaction.data), onPrivateMessage },
      };
    }
    case InteractionType.ModalSubmit:
      return {
        kind: 'form',
        use: { ...incoming, customId: interaction.data.custom_id, ...filledIn(interaction.data) },
      };
  }
}
