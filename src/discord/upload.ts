/**
 * What a message travels as: JSON, or JSON and its files in one piece. Left to the library, files go through its form piece by
 * piece, each a round of the event loop later than the one before.
 */
import { randomUUID } from 'node:crypto';
import type { RequestData } from 'discord.js';
import type { OutgoingFile } from './components.js';

type Body = Pick<RequestData, 'body' | 'headers' | 'passThroughBody'>;

const kinds: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/gif' };
const kindOf = (name: string): string => kinds[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** As every form writes a file's name. */
const quoted = (name: string): string => name.replace(/[\r\n"]/g, encodeURIComponent);

export function bodyOf(json: object, files: readonly OutgoingFile[] = []): Body {
  if (files.length === 0) return { body: json };
  const boundary = `barbican-${randomUUID()}`;
  const part = (disposition: string, ...more: readonly string[]): string =>
    [`--${boundary}`, `Content-Disposition: form-data; ${disposition}`, ...more, '', ''].join('\r\n');
  const pieces = files.flatMap(({ name, data }, at) => [
    Buffer.from(part(`name="files[${at}]"; filename="${quoted(name)}"`, `Content-Type: ${kindOf(name)}`)),
    data,
    Buffer.from('\r\n'),
  ]);
  const last = `${part('name="payload_json"')}${JSON.stringify(json)}\r\n--${boundary}--\r\n`;
  return {
    body: Buffer.concat([...pieces, Buffer.from(last)]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
  };
}
