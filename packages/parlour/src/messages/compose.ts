/** Turns a request's body and files into the parts of a message as Discord shows them: files attached, addresses filled in, components numbered. */
import {
  ComponentType as Type,
  EmbedType,
  type APIAttachment,
  type APIEmbed,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { isRecord, listOf, type Loose } from '../validate/findings.js';
import type { Files, Upload } from './files.js';
import { attachmentName, mediaOf, walk } from './walk.js';

/** A file of a request, with the number in its field's name (`files[3]`). */
export type NumberedUpload = Upload & { number: number };

/** New files and those kept from before, in the order the body lists them; without a list, all of them. */
export async function attach(
  files: Files,
  channelId: string,
  body: Loose,
  uploads: readonly NumberedUpload[],
  before: readonly APIAttachment[],
): Promise<APIAttachment[]> {
  const listed = Array.isArray(body['attachments']) ? listOf(body['attachments']).filter(isRecord) : undefined;
  const described = (number: number) => listed?.find((one) => Number(one['id']) === number);
  const kept = listed ? before.filter((old) => listed.some((one) => String(one['id']) === old.id)) : [...before];
  const added: APIAttachment[] = [];
  for (const upload of uploads) {
    const entry = described(upload.number);
    const filename = typeof entry?.['filename'] === 'string' ? entry['filename'] : upload.filename;
    const description = typeof entry?.['description'] === 'string' ? entry['description'] : undefined;
    added.push(await files.add(channelId, { ...upload, filename }, description));
  }
  return [...kept, ...added];
}

export function composeComponents(
  components: unknown,
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  const copy: unknown = structuredClone(listOf(components));
  numberComponents(copy);
  for (const component of walk(copy)) fillIn(component);
  for (const { holder, key, url } of mediaOf(copy)) {
    holder[key] = mediaItem(url, attachments);
    if (key === 'file') Object.assign(holder, fileFacts(holder[key], attachments));
  }
  return copy as APIMessageTopLevelComponent[];
}

const SELECT = { min_values: 1, max_values: 1 };
const DESCRIBED = { description: null, spoiler: false };

/** What Discord adds to a component that does not say it. */
const UNSAID: Partial<Record<number, Loose>> = {
  [Type.StringSelect]: SELECT,
  [Type.UserSelect]: SELECT,
  [Type.RoleSelect]: SELECT,
  [Type.MentionableSelect]: SELECT,
  [Type.ChannelSelect]: SELECT,
  [Type.Thumbnail]: DESCRIBED,
  [Type.File]: { spoiler: false },
  [Type.Separator]: { divider: true, spacing: 1 },
  [Type.Container]: { accent_color: null, spoiler: false },
};

function fillIn(component: Loose): void {
  const complete = (thing: Loose, unsaid: Loose) => {
    for (const [field, value] of Object.entries(unsaid)) thing[field] ??= value;
  };
  complete(component, UNSAID[Number(component['type'])] ?? {});
  for (const item of listOf(component['items']).filter(isRecord)) complete(item, DESCRIBED);
}

function fileFacts(media: unknown, attachments: readonly APIAttachment[]): Loose {
  const file = attachments.find((one) => isRecord(media) && one.id === media['attachment_id']);
  return { name: file?.filename ?? null, size: file?.size ?? null };
}

/** Every component gets an id; those without one are numbered from 1, round those that have. */
function numberComponents(components: unknown): void {
  const all = [...walk(components)];
  const taken = new Set(all.map((component) => component['id']));
  let next = 1;
  for (const component of all) {
    if (component['id']) continue;
    while (taken.has(next)) next += 1;
    component['id'] = next;
    next += 1;
  }
}

function mediaItem(url: string, attachments: readonly APIAttachment[]): Loose {
  const name = attachmentName(url);
  const file = attachments.findLast((one) => (name === undefined ? one.url === url : one.filename === name));
  if (!file) return { id: '0', url, proxy_url: url, width: null, height: null, content_type: null };
  return {
    id: file.id,
    url: file.url,
    proxy_url: file.proxy_url,
    width: file.width ?? null,
    height: file.height ?? null,
    content_type: file.content_type ?? null,
    attachment_id: file.id,
    loading_state: 2,
    flags: 0,
  };
}

export function composeEmbeds(embeds: unknown, attachments: readonly APIAttachment[]): APIEmbed[] {
  return listOf(embeds)
    .filter(isRecord)
    .map((embed) => {
      const copy: Loose = { ...structuredClone(embed), type: EmbedType.Rich };
      for (const key of ['image', 'thumbnail']) {
        const image = copy[key];
        if (isRecord(image) && typeof image['url'] === 'string') copy[key] = mediaItem(image['url'], attachments);
      }
      return copy;
    });
}
