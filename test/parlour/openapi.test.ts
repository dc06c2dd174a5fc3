import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startParlour, type Parlour } from '@barbican/parlour';
import { SMALL_DOCUMENT } from './openapi-document.js';

const own = process.env['DISCORD_OPENAPI'];
const documents: [name: string, file: string | undefined][] = [
  ['a small document', undefined],
  ...(own === undefined ? [] : [['Discord’s own document', own] as [string, string]]),
];

describe.each(documents)('the bot’s requests against %s', (_name, given) => {
  let parlour: Parlour;
  let folder: string;
  const said: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-openapi-'));
    const small = join(folder, 'openapi.json');
    writeFileSync(small, JSON.stringify(SMALL_DOCUMENT));
    const openApi = given ?? small;
    parlour = await startParlour({ openApi, log: (line) => said.push(line) });
  });
  afterAll(async () => {
    await parlour.close();
    rmSync(folder, { recursive: true });
  });

  async function ask(method: string, path: string, body: unknown) {
    const response = await fetch(`${parlour.api}/v10${path}`, {
      method,
      headers: {
        authorization: `Bot ${parlour.token}`,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { code?: number; message?: string } };
  }
  const room = () => `/channels/${parlour.world.channelNamed('#off-topic').id}/messages`;

  it('catches a wrong body, says where, and does nothing', async () => {
    const answer = await ask('POST', room(), { content: 'hello', tts: 'loud' });
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(answer.body.message).toContain('/tts');
    expect(parlour.violations).toMatchObject([{ method: 'POST', route: '/channels/{channel_id}/messages' }]);
    expect(said.join()).toContain('/tts must be boolean,null');
    expect(parlour.member('Mira').messages('#off-topic')).toEqual([]);
    parlour.violations.length = 0;
  });

  it('speaks only of the component that is meant', async () => {
    await ask('POST', room(), { flags: 32768, components: [{ type: 10, content: 5 }] });
    expect(parlour.violations[0]?.errors).toEqual(['/components/0/content must be string']);
    parlour.violations.length = 0;
    await ask('POST', room(), { flags: 32768, components: [{ type: 99 }] });
    expect(parlour.violations[0]?.errors.join()).toContain(
      '/components/0/type must be equal to one of the allowed values',
    );
    parlour.violations.length = 0;
  });

  it('checks what comes in a form too', async () => {
    const form = new FormData();
    form.set('payload_json', JSON.stringify({ content: 5 }));
    form.set('files[0]', new Blob(['x']), 'x.txt');
    expect((await ask('POST', room(), form)).status).toBe(400);
    expect(parlour.violations).toHaveLength(1);
    parlour.violations.length = 0;
  });

  it('lets permissions be written as text, as every library does', async () => {
    const command = { name: 'siege', description: 'A siege', default_member_permissions: '32' };
    expect((await ask('PUT', `/applications/${parlour.applicationId}/commands`, [command])).status).toBe(200);
    expect(parlour.violations).toEqual([]);
  });
});
