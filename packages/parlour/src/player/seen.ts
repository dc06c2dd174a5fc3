/** A message as a member reads it: its words, buttons, menus, pictures, and whom it pinged. */
import type { ButtonStyle } from 'discord-api-types/v10';
import { ComponentType, MessageFlags, type APIMessage } from 'discord-api-types/v10';
import type { Files } from '../messages/files.js';
import { textsOf, walk } from '../messages/walk.js';
import { isRecord, listOf, type Loose } from '../validate/findings.js';
import type { StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';

export type Button = { label: string; customId: string; disabled: boolean; style: ButtonStyle; url: string };
export type MenuOption = { label: string; value: string; description: string; chosen: boolean };
export type Menu = {
  customId: string;
  placeholder: string;
  disabled: boolean;
  min: number;
  max: number;
  /** Empty for menus of users, roles and channels, which list the guild's own. */
  options: MenuOption[];
};
export type Picture = {
  filename: string;
  alt: string;
  url: string;
  width: number;
  height: number;
  contentType: string;
};

const MENU_TYPES: readonly unknown[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

export class Seen {
  /** Discord's own object, as it was when it was looked at. */
  readonly raw: APIMessage;
  readonly id: string;
  readonly channelId: string;
  /** Names of the members it pinged when it appeared. */
  readonly pinged: readonly string[];
  /** The slash command it answers: "/table open". */
  readonly command: string | undefined;

  constructor(
    stored: StoredMessage,
    world: World,
    private readonly files: Files,
  ) {
    this.raw = structuredClone(stored.message);
    this.id = this.raw.id;
    this.channelId = this.raw.channel_id;
    this.pinged = stored.pinged.map((id) => world.member(id)?.name ?? id);
    this.command = stored.command;
  }

  get author(): string {
    return this.raw.author.global_name ?? this.raw.author.username;
  }

  /** All its words: content, text components, embeds. */
  get text(): string {
    const embeds = this.raw.embeds.flatMap((embed) => [
      embed.title,
      embed.description,
      ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
      embed.footer?.text,
    ]);
    return [this.raw.content, ...textsOf(this.raw.components), ...embeds].filter(Boolean).join('\n');
  }

  get ephemeral(): boolean {
    return this.has(MessageFlags.Ephemeral);
  }

  get silent(): boolean {
    return this.has(MessageFlags.SuppressNotifications);
  }

  /** The bot has promised it and not filled it yet. */
  get thinking(): boolean {
    return this.has(MessageFlags.Loading);
  }

  get buttons(): Button[] {
    return this.components((type) => type === ComponentType.Button).map((one) => ({
      label: text(one['label']) || emojiName(one),
      customId: text(one['custom_id']),
      disabled: one['disabled'] === true,
      style: Number(one['style']),
      url: text(one['url']),
    }));
  }

  get menus(): Menu[] {
    return this.components((type) => MENU_TYPES.includes(type)).map((one) => ({
      customId: text(one['custom_id']),
      placeholder: text(one['placeholder']),
      disabled: one['disabled'] === true,
      min: Number(one['min_values'] ?? 1),
      max: Number(one['max_values'] ?? 1),
      options: listOf(one['options']).filter(isRecord).map(menuOption),
    }));
  }

  /** Pictures in galleries, thumbnails and plain attachments, with their alt text. */
  get pictures(): Picture[] {
    const described = new Map<unknown, string>();
    for (const component of walk(this.raw.components)) {
      for (const holder of [component, ...listOf(component['items']).filter(isRecord)]) {
        const media = holder['media'];
        if (isRecord(media)) described.set(media['attachment_id'], text(holder['description']));
      }
    }
    return this.raw.attachments
      .filter((file) => file.content_type?.startsWith('image/'))
      .map((file) => ({
        filename: file.filename,
        alt: described.get(file.id) ?? file.description ?? '',
        url: file.url,
        width: file.width ?? 0,
        height: file.height ?? 0,
        contentType: file.content_type ?? '',
      }));
  }

  /** Names of all attached files. */
  get filenames(): string[] {
    return this.raw.attachments.map((file) => file.filename);
  }

  /** The content of an attached file; of the first where no name is given. */
  async file(name?: string): Promise<Buffer> {
    const wanted = this.raw.attachments.find((file) => name === undefined || file.filename === name);
    const found = wanted && (await this.files.read(wanted.id, wanted.filename));
    if (!found)
      throw new Error(`The message has no file ${name ?? ''}; it has ${this.filenames.join(', ') || 'none'}.`);
    return found.data;
  }

  private has(flag: MessageFlags): boolean {
    return ((this.raw.flags ?? 0) & flag) !== 0;
  }

  private components(wanted: (type: unknown) => boolean): Loose[] {
    return [...walk(this.raw.components)].filter((one) => wanted(one['type']));
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function emojiName(component: Loose): string {
  return isRecord(component['emoji']) ? text(component['emoji']['name']) : '';
}

function menuOption(option: Loose): MenuOption {
  return {
    label: text(option['label']),
    value: text(option['value']),
    description: text(option['description']),
    chosen: option['default'] === true,
  };
}
