/**
 * What the parlour's page and its server say to each other. Types only: the page imports them, the server answers in them.
 *
 * Every request names the member who acts; there is no log-in, for the parlour listens on this machine only.
 * Requests and answers are JSON. A request that makes no sense is answered 400 or 404 with a `PageError`.
 *
 * | request                          | body / query              | answer                |
 * |----------------------------------|---------------------------|-----------------------|
 * | `GET  /parlour/members`          |                           | `PageMember[]`        |
 * | `GET  /parlour/state`            | `?member=ID`              | `PageState`           |
 * | `GET  /parlour/messages`         | `?member=&channel=&before=&limit=` | `PageMessage[]`, oldest first |
 * | `POST /parlour/command`          | `CommandRequest`          | `PageOutcome`         |
 * | `POST /parlour/autocomplete`     | `AutocompleteRequest`     | `AutocompleteOutcome` |
 * | `POST /parlour/component`        | `ComponentRequest`        | `PageOutcome`         |
 * | `POST /parlour/modal`            | `ModalRequest`            | `PageOutcome`         |
 * | `POST /parlour/say`              | `SayRequest`              | `PageMessage`         |
 * | `POST /parlour/thread`           | `ThreadRequest`           | `PageChannel`         |
 * | `POST /parlour/dismiss`          | `DismissRequest`          | `{}`                  |
 * | `POST /parlour/locale`           | `LocaleRequest`           | `PageMember`          |
 * | `POST /parlour/interest`         | `InterestRequest`         | `{}`                  |
 * | WebSocket `/parlour/live`        | `?member=ID`              | a stream of `LiveEvent`, the first being `state` |
 */
import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

/** A person of the parlour (or the bot), as the member list shows them. */
export type PageMember = {
  id: string;
  /** The display name, e.g. "Mira". */
  name: string;
  username: string;
  /** Discord's locale code, e.g. "en-GB" or "fr". */
  locale: string;
  /** "#rrggbb", for the name and the drawn avatar. */
  colour: string;
  bot: boolean;
  owner: boolean;
  /** May manage the guild. */
  moderator: boolean;
};

export type PageChannel = {
  id: string;
  name: string;
  kind: 'text' | 'thread' | 'direct';
  topic: string;
  /** The channel a thread hangs from. */
  parentId?: string;
  /** Threads only: closed for the moment; writing in it opens it again. */
  archived: boolean;
  /** Whether this member may write and use commands here. */
  writable: boolean;
};

/**
 * Discord's own message object. Where to look:
 * - `flags & 64` ephemeral (only ever sent to its owner), `flags & 128` the bot is thinking, `flags & 4096` silent,
 *   `flags & 32768` Components V2 (draw `components`, there is no `content`);
 * - `interaction_metadata.user` and `name`-like facts for the "Mira used /table open" line, with `parlour.command`;
 * - `mentions` those actually pinged; `message_reference` / `referenced_message` for replies;
 * - `attachments[].url` and the components' `media.url` are absolute; use only their path, so that the page works
 *   under any host name.
 */
export type PageMessage = APIMessage & {
  parlour: {
    /** The slash command this answers, worded in the locale of whoever used it: "/table open". */
    command?: string;
    /** This member was pinged by it (and it is not silent): highlight it. */
    pingsYou: boolean;
  };
};

export type PageGuild = { id: string; name: string };

/** One thing to type: a command, or one subcommand of it ("/table open"), worded in the member's locale. */
export type PageCommand = {
  /** Names as the bot knows them, e.g. ["table", "open"]. Send these back. */
  path: string[];
  /** The same words in the member's locale, e.g. ["table", "ouvrir"]. Show these, with "/" in front. */
  words: string[];
  description: string;
  options: PageOption[];
};

export const PAGE_OPTION_KINDS = [
  'string',
  'integer',
  'number',
  'boolean',
  'user',
  'channel',
  'role',
  'mentionable',
  'attachment',
] as const;
export type PageOptionKind = (typeof PAGE_OPTION_KINDS)[number];

export type PageOption = {
  /** As the bot knows it: the key in `CommandRequest.options`. */
  name: string;
  /** In the member's locale. */
  label: string;
  description: string;
  kind: PageOptionKind;
  required: boolean;
  /** Ask `POST /parlour/autocomplete` while this option is being typed. */
  autocomplete: boolean;
  /** A fixed list; then nothing else is accepted. */
  choices: PageChoice[];
  minValue?: number;
  maxValue?: number;
  minLength?: number;
  maxLength?: number;
};

export type PageChoice = {
  /** In the member's locale. */
  label: string;
  value: string | number;
};

/** Everything the page shows to one member. */
export type PageState = {
  guild: PageGuild;
  you: PageMember;
  /** Everybody including the bot. */
  members: PageMember[];
  /** Channels in their order, then threads. */
  channels: PageChannel[];
  /** The newest messages this member may see, oldest first, per channel id. */
  messages: Record<string, PageMessage[]>;
  commands: PageCommand[];
  events: PageEvent[];
  bot: PageBot;
};

/** A scheduled event of the guild, as the list above its channels shows it. */
export type PageEvent = {
  id: string;
  name: string;
  location: string;
  /** Milliseconds since 1970. */
  start: number;
  interested: number;
  youAre: boolean;
};

export type PageBot = {
  id: string;
  name: string;
  /** Whether the bot is connected to the gateway now. */
  online: boolean;
};

/** A file for an attachment option or a modal's upload field. */
export type PageFile = {
  filename: string;
  contentType?: string;
  /** The content in base64. */
  data: string;
};

/** Users, channels and roles are given by their id. */
export type PageOptionValue = string | number | boolean | PageFile;

export type CommandRequest = {
  member: string;
  channel: string;
  path: string[];
  options: Record<string, PageOptionValue>;
};

export type AutocompleteRequest = CommandRequest & {
  /** The option being typed; its unfinished text stands in `options`. */
  focused: string;
};

export type AutocompleteOutcome =
  | {
      ok: true;
      /** `name` is what to show, already in the member's locale where the bot localises it. */
      choices: APIApplicationCommandOptionChoice[];
    }
  | { ok: false; text: string };

export type ComponentRequest = {
  member: string;
  message: string;
  /** The button's or select's `custom_id`. */
  customId: string;
  /** The values chosen in a select, in order; absent for a button. */
  values?: string[];
};

export type ModalRequest = {
  member: string;
  /** `PageModal.id`. */
  modal: string;
  /** Per `custom_id`: the text, the chosen values, or the uploaded files. */
  fields: Record<string, string | string[] | PageFile[]>;
};

export type SayRequest = { member: string; channel: string; content: string };
export type ThreadRequest = { member: string; channel: string; name: string };
/** Puts an ephemeral message away. */
export type DismissRequest = { member: string; message: string };
/** Presses "Interested" on an event, or takes it back. */
export type InterestRequest = { member: string; event: string };
export type LocaleRequest = { member: string; locale: string };

/** A form the bot opened for one member. */
export type PageModal = {
  /** Of this opening; send it back as `ModalRequest.modal`. */
  id: string;
  title: string;
  /** Discord's modal components: labels (18) around text inputs, selects and uploads, text displays, action rows of text inputs. */
  components: APIModalInteractionResponseCallbackData['components'];
};

/** What became of a command, a click, a choice or a form. */
export type PageOutcome =
  /** A new message; it also arrives over the live connection. */
  | { kind: 'message'; message: PageMessage }
  /** The bot is thinking; the message (flag 128) is edited later. */
  | { kind: 'thinking'; message: PageMessage }
  /** The message that held the component was changed. */
  | { kind: 'updated'; message: PageMessage }
  /** Taken, with nothing to show yet. */
  | { kind: 'acknowledged' }
  | { kind: 'modal'; modal: PageModal }
  /** Discord's client wouldn't have sent it: a required option is missing, a button is disabled, no permission … */
  | { kind: 'refused'; text: string }
  /** "The application did not respond", worded in the member's locale. */
  | { kind: 'failed'; reason: 'no-answer' | 'bot-offline'; text: string };

/** What the live connection says. `message` serves for new and changed ones alike: replace by id, keep the order of ids. */
export type LiveEvent =
  /** On connecting, and whenever too much changed at once. Replaces everything. */
  | { type: 'state'; state: PageState }
  | { type: 'message'; message: PageMessage }
  | { type: 'message-gone'; channelId: string; messageId: string }
  | { type: 'channel'; channel: PageChannel }
  | { type: 'channel-gone'; channelId: string }
  | { type: 'member'; member: PageMember }
  | { type: 'commands'; commands: PageCommand[] }
  | { type: 'typing'; channelId: string; memberId: string }
  | { type: 'bot'; bot: PageBot };

export type PageError = { error: string };
