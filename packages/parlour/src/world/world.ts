/** The guild, its people and its channels. Looks things up and changes them; every change is told. */
import {
  MODERATOR_ROLE,
  builtInChannels,
  builtInGuild,
  builtInMembers,
  builtInRoles,
  permissionBits,
  BOT_ID,
} from './built-in.js';
import type { Changes } from './changes.js';
import { permissionsIn } from './permissions.js';
import type { Snowflakes } from './snowflake.js';
import type { Channel, DirectChannel, Guild, Member, PermissionName } from './types.js';
import type { Role, ScheduledEvent, TextChannel, Thread } from './types.js';

export type NewMember = { name: string; locale?: string; moderator?: boolean; colour?: string };
export type NewChannel = { name: string; topic?: string };
export type NewThread = {
  name: string;
  parentId: string;
  ownerId: string;
  private?: boolean;
  autoArchiveMinutes?: number;
  id?: string;
};
export type ThreadSettings = Partial<Pick<Thread, 'name' | 'archived' | 'locked' | 'autoArchiveMinutes'>>;

const NEW_MEMBER_COLOURS = ['#0072b2', '#f0e442', '#d55e00', '#999999'] as const;

export class World {
  readonly guild: Guild = builtInGuild();
  readonly roles: Role[];
  readonly members: Member[];
  readonly channels: Channel[] = builtInChannels();
  readonly events: ScheduledEvent[] = [];

  constructor(
    private readonly changes: Changes,
    private readonly ids: Snowflakes,
    botName: string,
  ) {
    this.roles = builtInRoles(botName);
    this.members = builtInMembers(botName);
  }

  get bot(): Member {
    const bot = this.member(BOT_ID);
    if (!bot) throw new Error('The parlour has lost its bot.');
    return bot;
  }

  member(id: string): Member | undefined {
    return this.members.find((member) => member.id === id);
  }

  /** By id, or by name in any case: "Mira". */
  memberNamed(nameOrId: string): Member {
    const wanted = nameOrId.toLowerCase();
    const found = this.members.find((member) => member.id === nameOrId || member.name.toLowerCase() === wanted);
    if (!found)
      throw new Error(
        `Nobody here is called ${nameOrId}. Here are ${this.members.map((member) => member.name).join(', ')}.`,
      );
    return found;
  }

  channel(id: string): Channel | undefined {
    return this.channels.find((channel) => channel.id === id);
  }

  /** By id, or by name with or without "#": "#game-night". Of threads with one name, the newest. */
  channelNamed(nameOrId: string): Channel {
    const wanted = nameOrId.replace(/^#/, '');
    const found = this.channels.findLast(
      (channel) => channel.id === nameOrId || (channel.kind !== 'direct' && channel.name === wanted),
    );
    if (!found)
      throw new Error(
        `There is no channel ${nameOrId}. There are ${this.channels.map((channel) => `#${channel.name}`).join(', ')}.`,
      );
    return found;
  }

  threadsOf(parentId: string): Thread[] {
    return this.channels.filter(
      (channel): channel is Thread => channel.kind === 'thread' && channel.parentId === parentId,
    );
  }

  /** The channel itself, or the one a thread hangs from: that is where permissions are set. */
  groundOf(channel: Channel): TextChannel {
    if (channel.kind === 'text') return channel;
    if (channel.kind === 'direct') throw new Error('A direct message has no permissions of its own.');
    const parent = this.channel(channel.parentId);
    if (parent?.kind !== 'text') throw new Error(`Thread ${channel.name} hangs from no channel.`);
    return parent;
  }

  permissions(member: Member, channel?: Channel): bigint {
    if (channel?.kind === 'direct') {
      const isTheirs = member.id === this.bot.id || member.id === channel.memberId;
      return isTheirs ? permissionBits(['ViewChannel', 'ReadMessageHistory', 'SendMessages', 'AttachFiles']) : 0n;
    }
    return permissionsIn(this.guild, this.roles, member, channel && this.groundOf(channel));
  }

  addMember(given: NewMember): Member {
    const member: Member = {
      id: this.ids.next(),
      username: given.name.toLowerCase(),
      name: given.name,
      locale: given.locale ?? 'en-US',
      colour: given.colour ?? NEW_MEMBER_COLOURS[this.members.length % NEW_MEMBER_COLOURS.length] ?? '#999999',
      bot: false,
      roles: given.moderator ? [MODERATOR_ROLE] : [],
      joinedAt: new Date().toISOString(),
    };
    this.members.push(member);
    this.changes.tell({ type: 'member-joined', member });
    return member;
  }

  removeMember(nameOrId: string): void {
    const member = this.memberNamed(nameOrId);
    this.members.splice(this.members.indexOf(member), 1);
    this.changes.tell({ type: 'member-left', member });
  }

  setLocale(nameOrId: string, locale: string): Member {
    const member = this.memberNamed(nameOrId);
    member.locale = locale;
    this.changes.tell({ type: 'member-changed', member });
    return member;
  }

  setModerator(nameOrId: string, rank: 'moderator' | 'player'): void {
    const member = this.memberNamed(nameOrId);
    member.roles = member.roles.filter((role) => role !== MODERATOR_ROLE);
    if (rank === 'moderator') member.roles.push(MODERATOR_ROLE);
    this.changes.tell({ type: 'member-changed', member });
  }

  addChannel(given: NewChannel): TextChannel {
    const channel: TextChannel = {
      kind: 'text',
      id: this.ids.next(),
      name: given.name.replace(/^#/, ''),
      topic: given.topic ?? '',
      position: this.channels.filter((one) => one.kind === 'text').length,
      overwrites: [],
      lastMessageId: null,
    };
    this.channels.push(channel);
    this.changes.tell({ type: 'channel-created', channel });
    return channel;
  }

  /** The bot's direct messages to somebody. */
  directTo(member: Member): DirectChannel {
    const known = this.channels.find(
      (one): one is DirectChannel => one.kind === 'direct' && one.memberId === member.id,
    );
    if (known) return known;
    const channel: DirectChannel = {
      kind: 'direct',
      id: this.ids.next(),
      name: this.bot.name,
      memberId: member.id,
      lastMessageId: null,
    };
    this.channels.push(channel);
    this.changes.tell({ type: 'channel-created', channel });
    return channel;
  }

  /** Whether somebody takes direct messages from bots. */
  setDirectMessages(nameOrId: string, door: 'open' | 'closed'): void {
    this.memberNamed(nameOrId).closed = door === 'closed';
  }

  removeChannel(nameOrId: string): void {
    const channel = this.channelNamed(nameOrId);
    for (const thread of this.threadsOf(channel.id)) this.removeChannel(thread.id);
    this.channels.splice(this.channels.indexOf(channel), 1);
    this.changes.tell({ type: 'channel-gone', channel });
  }

  /** Takes permissions from a member (or "bot") in one channel and its threads. An empty list gives everything back. */
  deny(who: string, channelNameOrId: string, names: readonly PermissionName[]): void {
    this.except(who, channelNameOrId, { allow: [], deny: names });
  }

  /** Gives a member permissions in one channel and its threads only, as the owner of a temporary channel has them. */
  allow(who: string, channelNameOrId: string, names: readonly PermissionName[]): void {
    this.except(who, channelNameOrId, { allow: names, deny: [] });
  }

  private except(
    who: string,
    channelNameOrId: string,
    names: Record<'allow' | 'deny', readonly PermissionName[]>,
  ): void {
    const member = who === 'bot' ? this.bot : this.memberNamed(who);
    const channel = this.groundOf(this.channelNamed(channelNameOrId));
    channel.overwrites = channel.overwrites.filter((one) => one.id !== member.id);
    const [allow, deny] = [permissionBits(names.allow).toString(), permissionBits(names.deny).toString()];
    if (allow !== deny) channel.overwrites.push({ id: member.id, kind: 'member', allow, deny });
    this.changes.tell({ type: 'channel-changed', channel });
  }

  /** What the bot may do in the whole guild, instead of what its invitation asked for. */
  setBotPermissions(names: readonly PermissionName[]): void {
    const role = this.roles.find((one) => one.botId === this.bot.id);
    if (!role) throw new Error('The bot has lost its role.');
    role.permissions = permissionBits(names).toString();
    this.changes.tell({ type: 'role-changed', role });
  }

  openThread(given: NewThread): Thread {
    const now = new Date().toISOString();
    const thread: Thread = {
      kind: 'thread',
      id: given.id ?? this.ids.next(),
      name: given.name,
      parentId: given.parentId,
      ownerId: given.ownerId,
      private: given.private ?? false,
      archived: false,
      locked: false,
      autoArchiveMinutes: given.autoArchiveMinutes ?? 4320,
      archiveChangedAt: now,
      createdAt: now,
      members: [{ userId: given.ownerId, joinedAt: now }],
      messageCount: 0,
      lastMessageId: null,
    };
    this.channels.push(thread);
    this.changes.tell({ type: 'channel-created', channel: thread });
    return thread;
  }

  changeThread(thread: Thread, settings: ThreadSettings): void {
    if (settings.archived !== undefined && settings.archived !== thread.archived)
      thread.archiveChangedAt = new Date().toISOString();
    Object.assign(thread, settings);
    this.changes.tell({ type: 'channel-changed', channel: thread });
  }

  joinThread(thread: Thread, userId: string): void {
    if (thread.members.some((one) => one.userId === userId)) return;
    thread.members.push({ userId, joinedAt: new Date().toISOString() });
    this.changes.tell({ type: 'thread-members', thread, added: [userId], removed: [] });
  }

  leaveThread(thread: Thread, userId: string): void {
    if (!thread.members.some((one) => one.userId === userId)) return;
    thread.members = thread.members.filter((one) => one.userId !== userId);
    this.changes.tell({ type: 'thread-members', thread, added: [], removed: [userId] });
  }

  addEvent(given: Omit<ScheduledEvent, 'id' | 'status' | 'interested'>): ScheduledEvent {
    const event: ScheduledEvent = { ...given, id: this.ids.next(), status: 1, interested: [] };
    this.events.push(event);
    this.changes.tell({ type: 'events-changed' });
    return event;
  }

  changeEvent(event: ScheduledEvent, changed: Partial<ScheduledEvent>): void {
    Object.assign(event, changed);
    this.changes.tell({ type: 'events-changed' });
  }

  removeEvent(id: string): void {
    const at = this.events.findIndex((event) => event.id === id);
    if (at >= 0) this.events.splice(at, 1);
    this.changes.tell({ type: 'events-changed' });
  }

  /** Presses "Interested", or takes it back. */
  interest(eventId: string, memberId: string): void {
    const event = this.events.find(({ id }) => id === eventId);
    if (!event) throw new Error(`There is no event ${eventId}.`);
    const others = event.interested.filter((id) => id !== memberId);
    const isNew = others.length === event.interested.length;
    this.changeEvent(event, { interested: isNew ? [...others, memberId] : others });
  }
}
