/** Reads a request's body: JSON, or a form with `payload_json` and files. */
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { NumberedUpload } from '../messages/compose.js';
import { MAX_FILE_BYTES } from '../validate/message.js';
import { apiError } from './errors.js';

const MAX_JSON_BYTES = 64 * 1024 * 1024;

export type RequestBody = { body: unknown; uploads: NumberedUpload[] };

export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(request);
  const text = (await readAll(request)).toString('utf8');
  return { body: text === '' ? undefined : parseJson(text), uploads: [] };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_JSON_BYTES) throw apiError('tooLarge');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw apiError('invalidJson');
  }
}

function readForm(request: IncomingMessage): Promise<RequestBody> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const uploads: NumberedUpload[] = [];
    let tooLarge = false;
    const form = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize: MAX_FILE_BYTES, files: 10 },
    });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (name, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        tooLarge = true;
      });
      stream.on('end', () => {
        const number = Number(/^files?\[(\d+)\]$/.exec(name)?.[1] ?? uploads.length);
        // Discord keeps letters, digits, dots, dashes and underscores of a file's name.
        const filename = (info.filename ?? `file-${String(number)}`).replace(/[^\w.-]/g, '_');
        uploads.push({ number, filename, contentType: info.mimeType, data: Buffer.concat(chunks) });
      });
    });
    form.on('error', reject);
    form.on('close', () => {
      if (tooLarge) {
        reject(apiError('tooLarge'));
        return;
      }
      uploads.sort((a, b) => a.number - b.number);
      const { payload_json: json, ...rest } = fields;
      try {
        resolve({ body: json === undefined ? rest : parseJson(json), uploads });
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.pipe(form);
  });
}
