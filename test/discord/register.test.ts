import { REST, Routes } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { commandsFor } from '../../commands/index.js';
import { keepRegistered, sameCommands } from '../../src/discord/register.js';
import { type Parlour, startParlour } from '@barbican/parlour';
import { hearLog } from '../support/heard-log.js';
import { smallGames } from '../support/small-games.js';

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
  /** A registration against a parlour, and what the log said of it. */
  async function register(parlour: Parlour, signal = new AbortController().signal) {
    const heard = hearLog();
    const rest = new REST({ version: '10', api: parlour.api, retries: 0 }).setToken(parlour.token);
    const { id } = (await rest.get(Routes.currentApplication())) as { id: string };
    const registration = keepRegistered({ rest, wanted, log: heard.log, signal, firstPauseMs: 5 });
    await registration.begin(id);
    return { registration, heard };
  }

  it('are brought again until it does', async () => {
    const parlour = await startParlour();
    parlour.faults.next({ kind: 'error', status: 500, method: 'PUT', path: '/commands', times: 3 });
    const { registration, heard } = await register(parlour);
    expect(registration.missing()).toContain('not registered');
    await expect.poll(() => registration.missing()).toBeUndefined();
    expect(heard.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    await parlour.close();
  });

  it('are told of once, in a short line that says what to do, however often it refuses them', async () => {
    const parlour = await startParlour();
    const leaving = new AbortController();
    const before = parlour.faults.struck;
    parlour.faults.next({ kind: 'error', status: 400, code: 50035, method: 'PUT', path: '/commands', times: Infinity });
    const { registration, heard } = await register(parlour, leaving.signal);
    await expect.poll(() => parlour.faults.struck - before).toBeGreaterThan(3);
    leaving.abort();
    const pauses = heard.lines.flatMap(({ pauseMs }) => (typeof pauseMs === 'number' ? [pauseMs] : []));
    expect(pauses.slice(0, 3)).toEqual([5, 10, 20]);
    const told = heard.lines.filter(({ level }) => level === 'error');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told[0]).length).toBeLessThan(1000);
    expect(told[0]).toMatchObject({ status: 400, advice: expect.stringContaining('newer version') as string });
    expect(registration.missing()).toContain('400');
    await parlour.close();
  });

  it('are let be when the bot leaves', async () => {
    const parlour = await startParlour();
    const leaving = new AbortController();
    parlour.faults.next({ kind: 'error', status: 500, method: 'PUT', path: '/commands', times: Infinity });
    await register(parlour, leaving.signal);
    leaving.abort();
    const struck = parlour.faults.struck;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(parlour.faults.struck - struck).toBeLessThanOrEqual(1);
    await parlour.close();
  });
});
