/** Every message of the parlour: written, edited, deleted, and who sees it. */
import {
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type APIAllowedMentions,
  type APIMessage,
  type APIMessageInteractionMetadata,
} from 'discord-api-types/v10';
import { apiError } from '../http/errors.js';
import { Findings, isRecord, type Loose } from '../validate/findings.js';
import { checkMessage, checkNotEmpty } from '../validate/message.js';
import { apiUser } from '../world/api-objects.js';
import type { Changes } from '../world/changes.js';
import { has } from '../world/permissions.js';
import type { Snowflakes } from '../world/snowflake.js';
import type { Channel, Member, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { attach, composeComponents, composeEmbeds, type NumberedUpload } from './compose.js';
import type { Files } from './files.js';
import { pingsOf, type Pings } from './mentions.js';
import { textsOf } from './walk.js';

/** Older messages of a channel are forgotten beyond this many. */
const HISTORY = 1000;
/** Flags a sender may set; all others are Discord's own. */
const SENDABLE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

export type Draft = {
  channel: Channel;
  author: Member;
  body: Loose;
  uploads: readonly NumberedUpload[];
  /** Answers an interaction: then it comes from the application's webhook. */
  answers?: { metadata: APIMessageInteractionMetadata; applicationId: string; command?: string; replyTo?: string };
  onlyFor?: string;
  /** A place held for an answer still being thought about. */
  loading?: boolean;
};

export class Messages {
  private readonly stored = new Map<string, StoredMessage>();

  constructor(
    private readonly world: World,
    private readonly files: Files,
    private readonly changes: Changes,
    private readonly ids: Snowflakes,
  ) {}

  get(id: string): StoredMessage | undefined {
    return this.stored.get(id);
  }

  /** Oldest first. */
  in(channelId: string): StoredMessage[] {
    return [...this.stored.values()].filter((one) => one.message.channel_id === channelId);
  }

  /** What one member sees: everything public, and what is for them alone. */
  seenBy(memberId: string, channelId: string): StoredMessage[] {
    return this.in(channelId).filter((one) => one.onlyFor === undefined || one.onlyFor === memberId);
  }

  all(): StoredMessage[] {
    return [...this.stored.values()];
  }

  /** Puts a message back that was saved earlier. */
  restore(stored: StoredMessage): void {
    this.stored.set(stored.message.id, stored);
  }

  async write(draft: Draft): Promise<StoredMessage> {
    const { body, channel, uploads } = draft;
    const flags = checkMessage({ body, uploads: names(uploads), kept: [], flags: 0 });
    if (!draft.loading) checkNotEmpty(body, uploads);
    const id = this.ids.next();
    const attachments = await attach(this.files, channel.id, body, uploads, []);
    const replyTo = draft.answers?.replyTo ?? referenceOf(body);
    const repliedTo = replyTo === undefined ? undefined : this.stored.get(replyTo);
    const pings = this.pings(draft.author, channel, body, draft.answers ? undefined : repliedTo?.message.author.id);
    const message: APIMessage = {
      id,
      type: typeOf(draft, replyTo),
      channel_id: channel.id,
      author: apiUser(draft.author),
      content: contentOf(body),
      timestamp: new Date().toISOString(),
      edited_timestamp: null,
      tts: false,
      pinned: false,
      ...this.mentionFields(pings),
      attachments,
      embeds: composeEmbeds(body['embeds'], attachments),
      components: composeComponents(body['components'], attachments),
      flags:
        (flags & SENDABLE) |
        (draft.onlyFor === undefined ? 0 : MessageFlags.Ephemeral) |
        (draft.loading ? MessageFlags.Loading : 0),
      ...(typeof body['nonce'] === 'string' || typeof body['nonce'] === 'number' ? { nonce: body['nonce'] } : {}),
      ...(draft.answers
        ? {
            webhook_id: draft.answers.applicationId,
            application_id: draft.answers.applicationId,
            interaction_metadata: draft.answers.metadata,
          }
        : {}),
      ...(replyTo === undefined
        ? {}
        : {
            message_reference: {
              type: MessageReferenceType.Default,
              channel_id: channel.id,
              message_id: replyTo,
              guild_id: this.world.guild.id,
            },
            referenced_message: mayQuote(repliedTo, draft) ? repliedTo.message : null,
          }),
    };
    const stored: StoredMessage = {
      message,
      pinged: draft.onlyFor === undefined ? this.everyonePinged(pings, draft.author, channel) : [],
      ...(draft.onlyFor === undefined ? {} : { onlyFor: draft.onlyFor }),
      ...(draft.answers?.command === undefined ? {} : { command: draft.answers.command }),
    };
    this.stored.set(id, stored);
    if (draft.onlyFor === undefined) this.noteInChannel(channel, id);
    this.changes.tell({ type: 'message-created', stored });
    await this.forgetOld(channel.id);
    return stored;
  }

  async edit(stored: StoredMessage, body: Loose, uploads: readonly NumberedUpload[]): Promise<StoredMessage> {
    const { message } = stored;
    const before = message.flags ?? 0;
    const flags = checkMessage({
      body,
      uploads: names(uploads),
      kept: message.attachments.map((one) => one.filename),
      flags: before,
    });
    if (!(before & MessageFlags.IsComponentsV2) && flags & MessageFlags.IsComponentsV2)
      checkOldFieldsCleared(message, body);
    const channel = this.world.channel(message.channel_id);
    if (!channel) throw apiError('unknownChannel');
    const attachments = await attach(this.files, channel.id, body, uploads, message.attachments);
    const dropped = message.attachments.filter((old) => !attachments.some((one) => one.id === old.id));
    const wasLoading = (before & MessageFlags.Loading) !== 0;
    if (body['content'] !== undefined) message.content = contentOf(body);
    if (body['embeds'] !== undefined) message.embeds = composeEmbeds(body['embeds'], attachments);
    if (body['components'] !== undefined) message.components = composeComponents(body['components'], attachments);
    message.attachments = attachments;
    message.flags =
      (before & ~MessageFlags.Loading) | (flags & (MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2));
    if (!wasLoading) message.edited_timestamp = new Date().toISOString();
    this.refreshMentions(stored, body, channel, wasLoading ? 'appears' : 'changes');
    this.changes.tell({ type: 'message-changed', stored });
    await this.files.remove(dropped);
    return stored;
  }

  async remove(stored: StoredMessage): Promise<void> {
    this.stored.delete(stored.message.id);
    this.changes.tell({ type: 'message-gone', stored });
    await this.files.remove(stored.message.attachments);
  }

  /** An edit renews the list of mentions but pings nobody, unless the message only now takes the place held for it. */
  private refreshMentions(stored: StoredMessage, body: Loose, channel: Channel, how: 'appears' | 'changes'): void {
    const author = this.world.member(stored.message.author.id);
    if (!author) return;
    const whole: Loose = {
      content: stored.message.content,
      components: stored.message.components,
      allowed_mentions: body['allowed_mentions'],
    };
    const pings = this.pings(author, channel, whole, undefined);
    Object.assign(stored.message, this.mentionFields(pings));
    if (how === 'appears' && stored.onlyFor === undefined) stored.pinged = this.everyonePinged(pings, author, channel);
  }

  private pings(author: Member, channel: Channel, body: Loose, repliedTo: string | undefined): Pings {
    const text = [contentOf(body), ...textsOf(body['components'])].join('\n');
    const allowed = isRecord(body['allowed_mentions']) ? (body['allowed_mentions'] as APIAllowedMentions) : undefined;
    const may = has(this.world.permissions(author, channel), 'MentionEveryone')
      ? 'may-ping-everyone'
      : 'may-not-ping-everyone';
    return pingsOf(this.world, text, allowed, may, repliedTo);
  }

  private mentionFields(pings: Pings): Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'> {
    return {
      mentions: pings.users.flatMap((id) => this.world.member(id) ?? []).map(apiUser),
      mention_roles: pings.roles,
      mention_everyone: pings.everyone,
    };
  }

  private everyonePinged(pings: Pings, author: Member, channel: Channel): string[] {
    if (channel.kind === 'direct') return [channel.memberId].filter((id) => id !== author.id);
    return this.world.members
      .filter((member) => member.id !== author.id && has(this.world.permissions(member, channel), 'ViewChannel'))
      .filter(
        (member) =>
          pings.everyone || pings.users.includes(member.id) || pings.roles.some((role) => member.roles.includes(role)),
      )
      .map((member) => member.id);
  }

  private noteInChannel(channel: Channel, id: string): void {
    channel.lastMessageId = id;
    if (channel.kind !== 'thread') return;
    channel.messageCount += 1;
    if (channel.archived) this.world.changeThread(channel, { archived: false });
  }

  private async forgetOld(channelId: string): Promise<void> {
    const here = this.in(channelId);
    for (const old of here.slice(0, Math.max(0, here.length - HISTORY))) {
      this.stored.delete(old.message.id);
      await this.files.remove(old.message.attachments);
    }
  }
}

function names(uploads: readonly NumberedUpload[]): string[] {
  return uploads.map((upload) => upload.filename);
}

function contentOf(body: Loose): string {
  return typeof body['content'] === 'string' ? body['content'] : '';
}

function referenceOf(body: Loose): string | undefined {
  const reference = body['message_reference'];
  return isRecord(reference) && typeof reference['message_id'] === 'string' ? reference['message_id'] : undefined;
}

/** A message only for somebody is quoted to nobody else. */
function mayQuote(repliedTo: StoredMessage | undefined, draft: Draft): repliedTo is StoredMessage {
  return repliedTo !== undefined && (repliedTo.onlyFor === undefined || repliedTo.onlyFor === draft.onlyFor);
}

function typeOf(draft: Draft, replyTo: string | undefined): APIMessage['type'] {
  if (draft.answers?.command !== undefined) return MessageType.ChatInputCommand;
  return replyTo === undefined ? MessageType.Default : MessageType.Reply;
}

/** A message that becomes Components V2 must let go of its old text and embeds in the same request. */
function checkOldFieldsCleared(message: APIMessage, body: Loose): void {
  const findings = new Findings();
  const complain = (field: string) => {
    findings.add(
      [field],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    );
  };
  if (message.content !== '' && body['content'] === undefined) complain('content');
  if (message.embeds.length > 0 && body['embeds'] === undefined) complain('embeds');
  findings.throwIfAny();
}
