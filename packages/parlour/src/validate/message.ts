/** Discord's rules for a message's body, on sending and on editing. */
import { MessageFlags } from 'discord-api-types/v10';
import { apiError } from '../http/errors.js';
import { attachmentName, mediaOf } from '../messages/walk.js';
import { checkComponents } from './components.js';
import { Findings, checkLength, checkText, isRecord, listOf, type Loose } from './findings.js';

const MAX_EMBEDS = 10;
const MAX_FILES = 10;
const MAX_EMBED_TEXT = 6000;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export type MessageCheck = {
  body: Loose;
  /** Names of the files sent along with this very request. */
  uploads: readonly string[];
  /** Names of files the message keeps from before. */
  kept: readonly string[];
  /** The flags the message has already. */
  flags: number;
};

/** Throws Discord's answer to a bad body. Returns the flags the message will have. */
export function checkMessage({ body, uploads, kept, flags: before }: MessageCheck): number {
  const findings = new Findings();
  const flags = before | flagsOf(body);
  const v2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  checkText(findings, ['content'], body['content'], { max: 2000 });
  checkNonce(findings, body);
  if (v2) checkNoOldFields(findings, body);
  else checkEmbeds(findings, body['embeds']);
  checkLength(findings, ['attachments'], listOf(body['attachments']).length, 0, MAX_FILES);
  listOf(body['attachments']).forEach((attachment, index) => {
    const description = isRecord(attachment) ? attachment['description'] : undefined;
    checkText(findings, ['attachments', index, 'description'], description, { max: 1024 });
  });
  checkLength(findings, ['files'], uploads.length, 0, MAX_FILES);
  checkAllowedMentions(findings, body['allowed_mentions']);
  checkComponents(findings, body['components'], v2 ? 'v2' : 'old');
  checkReferences(findings, body, [...uploads, ...kept]);
  if (v2) checkUploadsAreShown(findings, body, uploads);
  findings.throwIfAny();
  return flags;
}

function flagsOf(body: Loose): number {
  return typeof body['flags'] === 'number' ? body['flags'] : 0;
}

/** A new message must hold something. */
export function checkNotEmpty(body: Loose, uploads: readonly unknown[]): void {
  const holds = ['embeds', 'components', 'sticker_ids', 'attachments'].some((field) => listOf(body[field]).length > 0);
  if (!holds && uploads.length === 0 && !body['content'] && !body['poll']) throw apiError('emptyMessage');
}

function checkNonce(findings: Findings, body: Loose): void {
  const nonce = body['nonce'];
  if (typeof nonce === 'string') checkLength(findings, ['nonce'], nonce.length, 0, 25);
  if (body['enforce_nonce'] === true && (nonce === undefined || nonce === null)) {
    findings.add(['enforce_nonce'], 'NONCE_REQUIRED', 'A nonce is required when enforce_nonce is set');
  }
}

/** With Components V2 the old ways of filling a message are closed. */
function checkNoOldFields(findings: Findings, body: Loose): void {
  for (const field of ['content', 'embeds', 'poll', 'sticker_ids']) {
    const value = body[field];
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    findings.add(
      [field],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    );
  }
}

function checkEmbeds(findings: Findings, embeds: unknown): void {
  const list = listOf(embeds);
  checkLength(findings, ['embeds'], list.length, 0, MAX_EMBEDS);
  let letters = 0;
  list.forEach((embed, index) => {
    if (!isRecord(embed)) return;
    const at = ['embeds', index];
    const count = (text: string | undefined) => (letters += text?.length ?? 0);
    count(checkText(findings, [...at, 'title'], embed['title'], { max: 256 }));
    count(checkText(findings, [...at, 'description'], embed['description'], { max: 4096 }));
    const footer = isRecord(embed['footer']) ? embed['footer']['text'] : undefined;
    count(checkText(findings, [...at, 'footer', 'text'], footer, { max: 2048 }));
    const fields = listOf(embed['fields']);
    checkLength(findings, [...at, 'fields'], fields.length, 0, 25);
    fields.filter(isRecord).forEach((field, number) => {
      count(
        checkText(findings, [...at, 'fields', number, 'name'], field['name'], { min: 1, max: 256, required: true }),
      );
      count(
        checkText(findings, [...at, 'fields', number, 'value'], field['value'], { min: 1, max: 1024, required: true }),
      );
    });
  });
  if (letters > MAX_EMBED_TEXT) {
    findings.add(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${String(MAX_EMBED_TEXT)}`);
  }
}

function checkAllowedMentions(findings: Findings, allowed: unknown): void {
  if (!isRecord(allowed)) return;
  for (const kind of ['users', 'roles']) {
    checkLength(findings, ['allowed_mentions', kind], listOf(allowed[kind]).length, 0, 100);
    if (listOf(allowed['parse']).includes(kind) && listOf(allowed[kind]).length > 0) {
      findings.add(
        ['allowed_mentions', 'parse'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    }
  }
}

/** An `attachment://` address must name a file of this message. */
function checkReferences(findings: Findings, body: Loose, names: readonly string[]): void {
  for (const { url } of mediaOf(body['components'])) {
    const name = attachmentName(url);
    if (name !== undefined && !names.includes(name)) {
      findings.add(
        ['components'],
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The referenced attachment '${name}' was not found`,
      );
    }
  }
}

/**
 * With Components V2 a file nobody refers to is seen by nobody. Discord leaves it out in silence; the parlour says so,
 * for it can only be a mistake.
 */
function checkUploadsAreShown(findings: Findings, body: Loose, uploads: readonly string[]): void {
  const shown = [...mediaOf(body['components'])].map(({ url }) => attachmentName(url));
  for (const name of uploads) {
    if (!shown.includes(name)) {
      findings.add(['attachments'], 'ATTACHMENT_NOT_REFERENCED', `No component refers to attachment://${name}`);
    }
  }
}
