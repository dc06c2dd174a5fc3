/** Uploaded files: kept in memory, or in a folder where the parlour remembers its history. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIAttachment } from 'discord-api-types/v10';
import type { Snowflakes } from '../world/snowflake.js';
import { imageSize } from './image-size.js';

export type Upload = { filename: string; contentType: string; data: Buffer };
export type ServedFile = { contentType: string; data: Buffer };

const TYPES_BY_ENDING: Record<string, string> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

function typeOf(filename: string, given: string): string {
  const ending = filename.split('.').at(-1)?.toLowerCase() ?? '';
  return TYPES_BY_ENDING[ending] ?? (given === '' ? 'application/octet-stream' : given);
}

/** A page may just be loading what an edit takes off a post: as many as this of the files that went last are still served. */
const LINGERING = 40;

export class Files {
  private readonly memory = new Map<string, Buffer>();
  private readonly leaving: string[] = [];

  constructor(
    private readonly ids: Snowflakes,
    private readonly baseUrl: () => string,
    private readonly folder?: string,
  ) {}

  async add(channelId: string, upload: Upload, description?: string): Promise<APIAttachment> {
    const id = this.ids.next();
    const filename = upload.filename.replace(/[^\w.-]/g, '_');
    const contentType = typeOf(filename, upload.contentType);
    await this.keep(id, upload.data);
    const url = `${this.baseUrl()}/attachments/${channelId}/${id}/${filename}`;
    const size = contentType.startsWith('image/') ? imageSize(upload.data) : undefined;
    return {
      id,
      filename,
      size: upload.data.length,
      url,
      proxy_url: url,
      content_type: contentType,
      ...size,
      ...(description === undefined ? {} : { description }),
    };
  }

  async read(id: string, filename: string): Promise<ServedFile | undefined> {
    if (!/^\d+$/.test(id)) return undefined;
    const held = this.memory.get(id);
    if (held) return { contentType: typeOf(filename, ''), data: held };
    const path = this.pathOf(id);
    if (path === undefined || !existsSync(path)) return undefined;
    return { contentType: typeOf(filename, ''), data: await readFile(path) };
  }

  async remove(attachments: readonly APIAttachment[]): Promise<void> {
    this.leaving.push(...attachments.map(({ id }) => id));
    for (const id of this.leaving.splice(0, Math.max(0, this.leaving.length - LINGERING))) {
      this.memory.delete(id);
      const path = this.pathOf(id);
      if (path !== undefined) await rm(path, { force: true });
    }
  }

  /** Throws away every kept file that none of these attachments is. */
  keepOnly(attachments: readonly APIAttachment[]): void {
    if (this.folder === undefined || !existsSync(this.folder)) return;
    const wanted = new Set(attachments.map(({ id }) => id));
    for (const name of readdirSync(this.folder))
      if (!wanted.has(name)) rmSync(join(this.folder, name), { force: true });
  }

  private async keep(id: string, data: Buffer): Promise<void> {
    const path = this.pathOf(id);
    if (this.folder === undefined || path === undefined) {
      this.memory.set(id, data);
      return;
    }
    await mkdir(this.folder, { recursive: true });
    await writeFile(path, data);
  }

  private pathOf(id: string): string | undefined {
    return this.folder === undefined ? undefined : join(this.folder, id);
  }
}
