/** What comes in from Discord, reduced to what the bot needs to serve it. */
import type { Locale } from '../kernel/index.js';
import type { Request } from '../table/ports.js';
import type { Reader } from '../table/words.js';
import type { Person } from '../table/types.js';
import type { Responder } from './respond.js';

export type Incoming = {
  id: string;
  guild: string;
  channel: string;
  /** The channel that a thread hangs from. */
  parent: string | undefined;
  by: Person;
  /** May manage this channel, or the whole server: moderates the table that stands here. */
  moderator: boolean;
  /** May manage the whole server. */
  manager: boolean;
  /** What the bot itself may do in this channel. */
  botMay: { send: boolean; attach: boolean };
  /** The language to speak to this person. */
  locale: Locale;
  /** The server's own, for a table's default. */
  guildLocale: Locale;
  respond: Responder;
};

export type OptionGiven = string | number | boolean;

export type CommandUse = Incoming & {
  /** The command's name and, where it has any, the subcommand's. */
  path: readonly string[];
  options: Readonly<Record<string, OptionGiven>>;
  /** The people named in user options, by id. */
  people: Readonly<Record<string, Person & { bot: boolean }>>;
  /** The files given in attachment options, by id. */
  files: Readonly<Record<string, { name: string; url: string; bytes: number }>>;
};
export type Typing = CommandUse & { focused: string };
export type ComponentUse = Incoming & {
  customId: string;
  /** What was chosen in a menu. */
  values: readonly string[];
  /** The component sits in a message that only this person sees. */
  onPrivateMessage: boolean;
};
export type FormUse = Incoming & {
  customId: string;
  fields: Readonly<Record<string, string>>;
  /** What was ticked or chosen, by field. */
  lists: Readonly<Record<string, readonly string[]>>;
};

/** For wordings that depend on who reads them. */
export function readerOf({ locale, by }: Incoming): Reader {
  return { locale, person: by.id };
}

/** Whoever may manage a channel moderates what stands there and in its threads; managers, everything. */
export function moderatesIn({ manager, moderator, channel, parent }: Incoming, place: string): boolean {
  return manager || (moderator && (channel === place || parent === place));
}

export function requestOf({ id, by, moderator }: Incoming): Request {
  return { by, moderator, interaction: id };
}
