/** An interaction as it comes over the wire: what we need of it is checked, what we do not need may be as odd as it likes. */
import { ChannelType, InteractionType } from 'discord-api-types/v10';
import { type Fields, Unreadable, fieldsAt, ifGiven, maybeFields, maybeText, maybeWhole, textAt } from './fields.js';
import {
  type CommandData,
  type ComponentData,
  type FormData,
  type Nicked,
  type User,
  formIn,
  sentIn,
  tapIn,
  typedIn,
  userIn,
} from './interaction-data.js';

type Member = Nicked & { user: User; permissions: string | undefined };
function memberIn(value: unknown): Member {
  const { nick, user, permissions } = fieldsAt(value, 'member');
  return { nick: maybeText(nick), user: userIn(user), permissions: maybeText(permissions) };
}

function maybePlace(value: unknown) {
  const place = maybeFields(value);
  return (
    place && { id: maybeText(place['id']), type: maybeWhole(place['type']), parent_id: maybeText(place['parent_id']) }
  );
}

function maybeMessage(value: unknown) {
  const message = maybeFields(value);
  return message && { flags: maybeWhole(message['flags']) };
}

/** Whoever is named outside of a server may be anything, as long as somebody is named at all. */
function maybeUser(value: unknown): User | undefined {
  return typeof maybeFields(value)?.['id'] === 'string' ? userIn(value) : undefined;
}

function baseIn(packet: Fields) {
  const { guild_id, member } = packet;
  const base = {
    id: textAt(packet['id'], 'id'),
    token: textAt(packet['token'], 'token'),
    application_id: textAt(packet['application_id'], 'application_id'),
    guild_id: ifGiven(guild_id ?? undefined, (id) => textAt(id, 'guild_id')),
    channel_id: maybeText(packet['channel_id']),
    channel: maybePlace(packet['channel']),
    member: ifGiven(member ?? undefined, memberIn),
    user: maybeUser(packet['user']),
    app_permissions: maybeText(packet['app_permissions']),
    locale: maybeText(packet['locale']),
    guild_locale: maybeText(packet['guild_locale']),
    message: maybeMessage(packet['message']),
  };
  if (!base.member && !base.user) throw new Unreadable('member', 'nobody acts');
  if ((base.channel_id ?? base.channel?.id) === undefined) throw new Unreadable('channel', 'nowhere');
  return base;
}
type Base = ReturnType<typeof baseIn>;

export type WireInteraction =
  | (Base & { type: InteractionType.ApplicationCommand; data: CommandData })
  | (Base & { type: InteractionType.ApplicationCommandAutocomplete; data: CommandData })
  | (Base & { type: InteractionType.MessageComponent; data: ComponentData })
  | (Base & { type: InteractionType.ModalSubmit; data: FormData });

function interactionIn(given: unknown): WireInteraction {
  const packet = fieldsAt(given, 'd');
  const { type, data } = packet;
  const base = baseIn(packet);
  switch (type) {
    case InteractionType.ApplicationCommand:
      return { ...base, type, data: sentIn(data) };
    case InteractionType.ApplicationCommandAutocomplete:
      return { ...base, type, data: typedIn(data) };
    case InteractionType.MessageComponent:
      return { ...base, type, data: tapIn(data) };
    case InteractionType.ModalSubmit:
      return { ...base, type, data: formIn(data) };
    default:
      throw new Unreadable('type', 'no kind of interaction that we know');
  }
}

/** As much as is needed to answer what cannot be served. */
export type Answerable = { id: string; token: string; type: number | undefined; locale: string | undefined };

export type ReadInteraction =
  | { ok: true; interaction: WireInteraction }
  /** `answerable` is absent where not even its id and token can be read. */
  | { ok: false; problem: string; id: string | undefined; answerable: Answerable | undefined };

export function readInteraction(data: unknown): ReadInteraction {
  try {
    return { ok: true, interaction: interactionIn(data) };
  } catch (fault) {
    if (!(fault instanceof Unreadable)) throw fault;
    const { message: problem } = fault;
    const packet = maybeFields(data) ?? {};
    const [id, token] = [maybeText(packet['id']), maybeText(packet['token'])];
    if (id === undefined || token === undefined) return { ok: false, problem, id, answerable: undefined };
    const answerable = { id, token, type: maybeWhole(packet['type']), locale: maybeText(packet['locale']) };
    return { ok: false, problem, id, answerable };
  }
}

const threads: readonly (number | undefined)[] = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
];
export const isThread = ({ channel }: WireInteraction): boolean => threads.includes(channel?.type);
