import { ButtonStyle, ComponentType as Type, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startParlour, type Parlour } from '@barbican/parlour';

type Answer = { status: number; code: number; message: string; errors: unknown };

describe('what Discord would not accept', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({ openApi: false });
  });
  afterAll(() => parlour.close());

  async function ask(method: string, path: string, body: unknown): Promise<Answer> {
    const response = await fetch(`${parlour.api}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${parlour.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as Answer;
    return { ...json, status: response.status };
  }
  const send = (body: unknown) =>
    ask('POST', `/channels/${parlour.world.channelNamed('#off-topic').id}/messages`, body);
  const v2 = (...components: unknown[]) => ({ flags: MessageFlags.IsComponentsV2, components });
  const text = (content: string) => ({ type: Type.TextDisplay, content });
  const button = (custom_id: string, more: object = {}) => ({
    type: Type.Button,
    style: ButtonStyle.Primary,
    label: 'Go',
    custom_id,
    ...more,
  });
  const row = (...components: unknown[]) => ({ type: Type.ActionRow, components });
  const codesIn = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"code":"(\w+)"/g)].map((match) => match[1] ?? '');

  it('answers in Discord’s own shape', async () => {
    expect(await send({ content: 'x'.repeat(2001) })).toEqual({
      status: 400,
      code: 50035,
      message: 'Invalid Form Body',
      errors: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }] } },
    });
    expect(await send({})).toMatchObject({ code: 50006 });
    expect(await ask('GET', '/nowhere', undefined)).toMatchObject({ status: 404 });
    expect(await ask('PUT', '/users/@me', {})).toMatchObject({ status: 405 });
    const stranger = await fetch(`${parlour.api}/v10/users/@me`, { headers: { authorization: 'Bot wrong' } });
    expect([stranger.status, await stranger.json()]).toEqual([401, { message: '401: Unauthorized', code: 0 }]);
    const broken = await fetch(`${parlour.api}/v10/channels/${parlour.world.channelNamed('#off-topic').id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${parlour.token}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect(await broken.json()).toMatchObject({ code: 50109 });
  });

  const messages: Record<string, [body: unknown, code: string]> = {
    'content beside Components V2': [
      { ...v2(text('a')), content: 'b' },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    'embeds beside Components V2': [
      { ...v2(text('a')), embeds: [{ title: 'b' }] },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    'V2 components without the flag': [{ components: [text('a')] }, 'BASE_TYPE_CHOICES'],
    'more than 40 components': [
      v2(...Array.from({ length: 41 }, () => text('a'))),
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    'more than 40 components, counting nested ones': [
      v2({ type: Type.Container, components: Array.from({ length: 20 }, (_, at) => row(button(`b${String(at)}`))) }),
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    'more than 4,000 characters of text': [
      v2(text('a'.repeat(3000)), text('b'.repeat(1001))),
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    'a picture that was not sent along': [
      v2({ type: Type.MediaGallery, items: [{ media: { url: 'attachment://board.png' } }] }),
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    'an alt text over 1,024 characters': [
      v2({
        type: Type.MediaGallery,
        items: [{ media: { url: 'https://x.test/a.png' }, description: 'a'.repeat(1025) }],
      }),
      'BASE_TYPE_BAD_LENGTH',
    ],
    'a custom_id over 100 characters': [
      { content: 'a', components: [row(button('x'.repeat(101)))] },
      'BASE_TYPE_BAD_LENGTH',
    ],
    'a custom_id used twice': [
      { content: 'a', components: [row(button('same')), row(button('same'))] },
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    'six buttons in a row': [
      { content: 'a', components: [row(...Array.from({ length: 6 }, (_, at) => button(`b${String(at)}`)))] },
      'BASE_TYPE_BAD_LENGTH',
    ],
    'a button without words': [
      { content: 'a', components: [row(button('b', { label: undefined }))] },
      'BUTTON_COMPONENT_INVALID',
    ],
    'a label over 80 characters': [
      { content: 'a', components: [row(button('b', { label: 'x'.repeat(81) }))] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    'a menu of 26 options': [
      {
        content: 'a',
        components: [
          row({
            type: Type.StringSelect,
            custom_id: 'm',
            options: Array.from({ length: 26 }, (_, at) => ({ label: 'o', value: String(at) })),
          }),
        ],
      },
      'BASE_TYPE_BAD_LENGTH',
    ],
    'a menu beside a button': [
      {
        content: 'a',
        components: [
          row(button('b'), { type: Type.StringSelect, custom_id: 'm', options: [{ label: 'o', value: 'o' }] }),
        ],
      },
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    'a section without accessory': [v2({ type: Type.Section, components: [text('a')] }), 'BASE_TYPE_REQUIRED'],
    'a container in a container': [
      v2({ type: Type.Container, components: [{ type: Type.Container, components: [text('a')] }] }),
      'BASE_TYPE_CHOICES',
    ],
    'a nonce over 25 characters': [{ content: 'a', nonce: 'n'.repeat(26) }, 'BASE_TYPE_MAX_LENGTH'],
    'users both parsed and listed': [
      { content: 'a', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    'content that is no text': [{ content: 5 }, 'STRING_TYPE_CONVERT'],
  };
  it.each(Object.entries(messages))('a message with %s', async (_what, [body, code]) => {
    const answer = await send(body);
    expect(answer).toMatchObject({ status: 400, code: 50035 });
    expect(codesIn(answer.errors)).toContain(code);
  });

  it('but takes the fullest message that fits', async () => {
    const rows = Array.from({ length: 6 }, (_, at) =>
      row(...Array.from({ length: 5 }, (_ignored, nth) => button(`b${String(at)}-${String(nth)}`))),
    );
    const full = v2({ type: Type.Container, components: [text('a'.repeat(3999)), text('b'), ...rows] });
    expect(await send(full)).toMatchObject({ status: 200 });
  });

  it('nor a picture nobody refers to', async () => {
    const form = new FormData();
    form.set('payload_json', JSON.stringify(v2(text('a'))));
    form.set('files[0]', new Blob(['x']), 'board.png');
    const response = await fetch(
      `${parlour.api}/v10/channels/${parlour.world.channelNamed('#off-topic').id}/messages`,
      {
        method: 'POST',
        headers: { authorization: `Bot ${parlour.token}` },
        body: form,
      },
    );
    expect(codesIn(await response.json())).toContain('ATTACHMENT_NOT_REFERENCED');
  });

  const command = (more: object) => ({ name: 'siege', description: 'A siege', ...more });
  const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'An option', ...more });
  const many = (count: number) => Array.from({ length: count }, (_, at) => option(`o${String(at)}`));
  const commands: Record<string, [body: unknown, code: string]> = {
    'capital letters in its name': [command({ name: 'Siege' }), 'APPLICATION_COMMAND_INVALID_NAME'],
    'a space in its name': [command({ name: 'a siege' }), 'APPLICATION_COMMAND_INVALID_NAME'],
    'capital letters in a French name': [
      command({ name_localizations: { fr: 'Siège' } }),
      'APPLICATION_COMMAND_INVALID_NAME',
    ],
    'an unknown language': [command({ name_localizations: { 'fr-FR': 'siège' } }), 'BASE_TYPE_CHOICES'],
    'a name over 32 characters': [command({ name: 'x'.repeat(33) }), 'BASE_TYPE_BAD_LENGTH'],
    'no description': [{ name: 'siege' }, 'BASE_TYPE_REQUIRED'],
    'a French description over 100 characters': [
      command({ description_localizations: { fr: 'x'.repeat(101) } }),
      'BASE_TYPE_BAD_LENGTH',
    ],
    '26 options': [command({ options: many(26) }), 'BASE_TYPE_MAX_LENGTH'],
    'two options of one name': [
      command({ options: [option('a'), option('a')] }),
      'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
    ],
    'two options of one French name': [
      command({
        options: [
          option('gate', { name_localizations: { fr: 'porte' } }),
          option('door', { name_localizations: { fr: 'porte' } }),
        ],
      }),
      'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
    ],
    'a required option after an optional one': [
      command({ options: [option('a'), option('b', { required: true })] }),
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    '26 choices': [
      command({
        options: [
          option('a', { choices: Array.from({ length: 26 }, (_, at) => ({ name: `c${String(at)}`, value: 'v' })) }),
        ],
      }),
      'BASE_TYPE_MAX_LENGTH',
    ],
    'choices and autocomplete together': [
      command({ options: [option('a', { autocomplete: true, choices: [{ name: 'c', value: 'v' }] })] }),
      'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    ],
    'a subcommand beside an option': [
      command({ options: [{ type: 1, name: 'sub', description: 'd' }, option('a')] }),
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    'more than 8,000 characters, counting the longest language': [
      command({
        options: Array.from({ length: 25 }, (_, at) => ({
          type: 1,
          name: `s${String(at)}`,
          description: 'short',
          description_localizations: { fr: 'x'.repeat(100) },
          options: [option('a'), option('b'), option('c')].map((one) => ({ ...one, description: 'y'.repeat(100) })),
        })),
      }),
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
  };
  it.each(Object.entries(commands))('a command with %s', async (_what, [body, code]) => {
    const answer = await ask('PUT', `/applications/${parlour.applicationId}/commands`, [body]);
    expect(answer).toMatchObject({ status: 400, code: 50035 });
    expect(codesIn(answer.errors)).toContain(code);
  });

  it('nor more than 100 commands, nor two of one name', async () => {
    const put = (list: unknown[]) => ask('PUT', `/applications/${parlour.applicationId}/commands`, list);
    const list = Array.from({ length: 101 }, (_, at) => command({ name: `c${String(at)}` }));
    expect(codesIn((await put(list)).errors)).toContain('APPLICATION_COMMAND_TOO_MANY');
    expect(codesIn((await put([command({}), command({})])).errors)).toContain('APPLICATION_COMMANDS_DUPLICATE_NAME');
    expect(await put(list.slice(0, 100))).toMatchObject({ status: 200 });
  });

  it('registers, changes and removes single commands', async () => {
    const base = `/applications/${parlour.applicationId}/guilds/${parlour.guildId}/commands`;
    await ask('PUT', base, []);
    const made = (await ask('POST', base, command({ name_localizations: { fr: 'siège' } }))) as unknown as {
      id: string;
      status: number;
    };
    expect(made.status).toBe(201);
    expect(await ask('POST', base, command({ description: 'Again' }))).toMatchObject({ status: 200, id: made.id });
    expect(await ask('PATCH', `${base}/${made.id}`, { description: 'Changed' })).toMatchObject({
      description: 'Changed',
    });
    expect(parlour.member('Mira').commands.find((one) => one.path[0] === 'siege')?.description).toBe('Changed');
    const gone = await fetch(`${parlour.api}/v10${base}/${made.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bot ${parlour.token}` },
    });
    expect(gone.status).toBe(204);
    expect(await ask('GET', `${base}/${made.id}`, undefined)).toMatchObject({ code: 10063 });
  });

  it('keeps a command to those who may manage the guild', async () => {
    await ask('PUT', `/applications/${parlour.applicationId}/commands`, [
      command({ default_member_permissions: '32' }),
    ]);
    const names = (who: string) => parlour.member(who).commands.map((one) => one.path.join(' '));
    expect(names('Ana')).toEqual(['siege']);
    expect(names('Tom')).toEqual([]);
    expect((await parlour.member('Tom').slash('#game-night', 'siege')).text).toBe(
      'You don’t have permission to use this command.',
    );
  });
});
