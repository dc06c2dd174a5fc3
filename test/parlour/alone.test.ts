import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client, Events, GatewayIntentBits, SlashCommandBuilder } from 'discord.js';
import { expect, it } from 'vitest';
import type { PageMember, PageOutcome, PageState } from '@barbican/parlour/page-api';

it('serves a bot in another process, and closes when told to', async () => {
  const main = fileURLToPath(new URL('../../packages/parlour/src/main.ts', import.meta.url));
  const parlour = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PARLOUR_PORT: '0', PARLOUR_TOKEN: 'our-own-token' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(parlour.stdout, 'data')) as [Buffer];
  const url = /http:\/\/\S+/.exec(said.toString())?.[0] ?? '';

  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${url}/api` } });
  const ready = once(client, Events.ClientReady);
  await client.login('our-own-token');
  await ready;
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.reply('pong');
  });
  await client.application?.commands.set([new SlashCommandBuilder().setName('ping').setDescription('Says pong')]);

  const [mira] = (await (await fetch(`${url}/parlour/members`)).json()) as PageMember[];
  const state = (await (await fetch(`${url}/parlour/state?member=${mira?.id ?? ''}`)).json()) as PageState;
  const asked = { member: mira?.id, channel: state.channels[0]?.id, path: ['ping'], options: {} };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/parlour/command`, { method: 'POST', headers, body: JSON.stringify(asked) });
  expect((await response.json()) as PageOutcome).toMatchObject({ kind: 'message', message: { content: 'pong' } });

  await client.destroy();
  const ended = once(parlour, 'exit');
  parlour.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
