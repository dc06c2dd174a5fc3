import { REST, type RESTOptions } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { text } from '../../src/discord/components.js';
import { senderOver } from '../../src/discord/sender.js';
import { bodyOf } from '../../src/discord/upload.js';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0x0d, 0x0a, 0x2d, 0x2d]);

/** As anybody reads a form. */
async function read({ body, headers }: ReturnType<typeof bodyOf>): Promise<FormData> {
  if (!(body instanceof Uint8Array)) throw new Error('not in one piece');
  return new Response(Uint8Array.from(body), { headers: new Headers(headers) }).formData();
}

async function fileIn(form: FormData, name: string): Promise<{ name: string; type: string; data: Buffer }> {
  const file = form.get(name);
  if (!(file instanceof File)) throw new Error(`no file ${name}`);
  return { name: file.name, type: file.type, data: Buffer.from(await file.arrayBuffer()) };
}

describe('what a message travels as', () => {
  it('is plain JSON without files', () => {
    expect(bodyOf({ content: 'été' })).toEqual({ body: { content: 'été' } });
  });

  it('holds its files byte for byte, and its words', async () => {
    const json = { content: 'À l’été, “50 %”\r\n--', attachments: [{ id: '0' }] };
    const files = [
      { name: 'board.png', data: png },
      { name: 'film.gif', data: Buffer.from('GIF89a') },
      { name: 'a "save"\r\nof été.json', data: Buffer.from('{}') },
    ];
    const form = await read(bodyOf(json, files));
    expect(JSON.parse((form.get('payload_json') ?? '') as string)).toEqual(json);
    expect(await fileIn(form, 'files[0]')).toEqual({ name: 'board.png', type: 'image/png', data: png });
    expect(await fileIn(form, 'files[1]')).toMatchObject({ name: 'film.gif', type: 'image/gif' });
    expect(await fileIn(form, 'files[2]')).toMatchObject({
      name: 'a "save"\r\nof été.json',
      type: 'application/octet-stream',
    });
  });

  it('leaves in one piece where a board is posted', async () => {
    const sent: unknown[] = [];
    const makeRequest: RESTOptions['makeRequest'] = (_url, { body }) => {
      sent.push(body);
      return Promise.resolve({
        ...{ ok: true, status: 200, statusText: 'OK', body: null, bodyUsed: true },
        headers: new Headers({ 'content-type': 'application/json' }),
        json: () => Promise.resolve({ id: '1', channel_id: '2' }),
        text: () => Promise.resolve(''),
        arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
      });
    };
    const rest = new REST({ makeRequest }).setToken('a token');
    const message = { components: [text('a board')], files: [{ name: 'board.png', data: png }] };
    await senderOver(rest).post({ channel: '2', nonce: 'n1', mayStand: false }, message);
    expect(sent).toEqual([expect.any(Uint8Array)]);
  });
});
