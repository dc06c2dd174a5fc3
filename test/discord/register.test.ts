import { describe, expect, it } from 'vitest';
import { commandsFor } from '../../commands/index.js';
import { sameCommands } from '../../src/discord/register.js';
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
