/** What is true in the parlour: plain JSON, so that it can be saved and read back. */
import type { APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';

export type PermissionName = keyof typeof PermissionFlagsBits;

export type Guild = { id: string; name: string; ownerId: string; locale: string };

export type Role = {
  id: string;
  name: string;
  /** A sum of permission bits, in decimal. */
  permissions: string;
  colour: number;
  position: number;
  /** The bot whose own role this is. */
  botId?: string;
};

export type Member = {
  id: string;
  username: string;
  name: string;
  locale: string;
  /** "#rrggbb" */
  colour: string;
  bot: boolean;
  roles: string[];
  joinedAt: string;
  /** Takes no direct messages from bots. */
  closed?: boolean;
};

export type Overwrite = { id: string; kind: 'role' | 'member'; allow: string; deny: string };

export type TextChannel = {
  kind: 'text';
  id: string;
  name: string;
  topic: string;
  position: number;
  overwrites: Overwrite[];
  lastMessageId: string | null;
};

export type Thread = {
  kind: 'thread';
  id: string;
  name: string;
  parentId: string;
  ownerId: string;
  private: boolean;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  archiveChangedAt: string;
  createdAt: string;
  members: ThreadMember[];
  messageCount: number;
  lastMessageId: string | null;
};

export type ThreadMember = { userId: string; joinedAt: string };

/** Between the bot and one member; nobody else sees it. */
export type DirectChannel = {
  kind: 'direct';
  id: string;
  /** As its member sees it: the bot's name. */
  name: string;
  memberId: string;
  lastMessageId: string | null;
};

export type Channel = TextChannel | Thread | DirectChannel;

/** A message with what Discord knows about it besides. */
export type StoredMessage = {
  message: APIMessage;
  /** Ephemeral: the only member who sees it. */
  onlyFor?: string;
  /** The slash command it answers, in the words of whoever used it. */
  command?: string;
  /** Members this message pinged when it appeared; an edit pings nobody. */
  pinged: string[];
};

/** An event that the guild can see above its channels. */
export type ScheduledEvent = {
  id: string;
  name: string;
  description: string;
  /** ISO times. */
  start: string;
  end: string;
  location: string;
  image: string | null;
  /** 1 scheduled, 2 under way, 3 over, 4 called off. */
  status: number;
  /** Members who pressed "Interested". */
  interested: string[];
};
