import { REST, Routes } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { commandsFor } from '../../commands/index.js';
import { registerCommands, registerInTheEnd, sameCommands } from '../../src/discord/register.js';
import { startParlour } from '@barbican/parlour';
import { smallGames } from '../support/bot-at-parlour.js';

const wanted = commandsFor(smallGames).map(({ json }) => json);

/** As Discord tells them back: with its own bookkeeping, and without what says nothing. */
function toldBack(): object[] {
  const text = JSON.stringify(wanted, (_key, value: unknown) => (value === false ? undefined : value));
  return (JSON.parse(text) as object[]).reverse().map((command, at) => ({
    id: `9${at}`,
    application_id: '1',
    version: `${at}`,
    default_member_permissions: null,
    dm_permission: true,
    nsfw: false,
    integration_types: [0],
    ...command,
  }));
}

describe('commands are sent', () => {
  it('not again while they are the same', () => {
    expect(sameCommands(wanted, toldBack())).toBe(true);
  });

  it('when there are none yet, one more or one less', () => {
    expect(sameCommands(wanted, [])).toBe(false);
    expect(sameCommands(wanted, toldBack().slice(1))).toBe(false);
    expect(sameCommands(wanted, [...toldBack(), { name: 'old', type: 1, description: 'old' }])).toBe(false);
  });

  it('when a word changed in either language', () => {
    const french = JSON.parse(JSON.stringify(toldBack()).replace('Prendre une place', 'Prendre place')) as object[];
    expect(sameCommands(wanted, french)).toBe(false);
  });
});

describe('commands that Discord would not take', () => {
  it('are brought again until it does', async () => {
    const parlour = await startParlour();
    const rest = new REST({ version: '10', api: parlour.api, retries: 0 }).setToken(parlour.token);
    const { id } = (await rest.get(Routes.currentApplication())) as { id: string };
    const faults: unknown[] = [];
    parlour.faults.next({ kind: 'error', status: 500, method: 'PUT', path: '/commands', times: 2 });
    const changed = await registerInTheEnd(
      () => registerCommands(rest, id, wanted),
      (fault) => faults.push(fault),
      { signal: new AbortController().signal, firstPauseMs: 1 },
    );
    expect([changed, faults.length]).toEqual([true, 2]);
    expect(await registerCommands(rest, id, wanted)).toBe(false);
    await parlour.close();
  });

  it('are let be when the bot leaves', async () => {
    const leaving = new AbortController();
    const brought = registerInTheEnd(
      () => Promise.reject(new Error('nobody asks')),
      () => expect.unreachable(),
      leaving,
    );
    leaving.abort();
    expect(await brought).toBe(false);
  });
});
