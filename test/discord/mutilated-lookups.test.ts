/** Whatever Discord answers about its own books, the commands and the members, with every field of it wrong in turn. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationCommandOptionType, Routes } from 'discord-api-types/v10';
import { type Parlour, startParlour } from '@barbican/parlour';
import { keepRegistered } from '../../src/discord/register.js';
import { createRest } from '../../src/discord/rest.js';
import { type Posting, openPosting } from '../../src/discord/start.js';
import { createMetrics } from '../../src/metrics.js';
import { hearLog } from '../support/heard-log.js';
import { mutilationsOf } from '../support/mutilate.js';
import { suffer, wholes } from '../support/spoilt-answers.js';

const heard = hearLog();
let parlour: Parlour;
let posting: Posting;
let rest: ReturnType<typeof createRest>['rest'];

beforeAll(async () => {
  parlour = await startParlour({ log: () => undefined });
  const access = { token: parlour.token, api: parlour.api };
  posting = openPosting({ access, games: [], log: heard.log, metrics: createMetrics() });
  ({ rest } = createRest({ access, log: heard.log, metrics: createMetrics() }));
});
afterEach(() => {
  parlour.faults.clear();
});
afterAll(async () => {
  await parlour.close();
});

describe('the commands', () => {
  const path = /^\/applications\/\d+\/commands$/;
  const table = {
    name: 'table',
    description: 'A table',
    description_localizations: { fr: 'Une table' },
    options: [
      { type: ApplicationCommandOptionType.String as const, name: 'game', description: 'Which', required: true },
    ],
  };
  const wanted = [table, { name: 'help', description: 'Help' }];
  const known = () => parlour.member('Mira').commands.map(({ path: [name] }) => name);

  it.each(['GET', 'PUT'])('are known in the end, at the first try, whatever is answered to %s', async (method) => {
    const { id } = (await rest.get(Routes.currentApplication())) as { id: string };
    const told = heard.lines.length;
    const ways = await suffer(parlour, { method, path }, async () => {
      await rest.put(Routes.applicationCommands(id), { body: [table] });
      expect(known()).toEqual(['table']);
      const { signal } = new AbortController();
      const registration = keepRegistered({ rest, wanted, log: heard.log, signal });
      await registration.begin(id);
      expect(registration.missing()).toBeUndefined();
      expect(known()).toHaveLength(wanted.length);
    });
    expect(ways).toBeGreaterThan(40);
    expect(heard.lines.slice(told).filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('a member', () => {
  const path = /^\/guilds\/\d+\/members\/\d+$/;

  it('who is there is one, whatever is told of them', async () => {
    const { id } = parlour.member('Tom');
    const ways = await suffer(parlour, { method: 'GET', path }, async () => {
      expect(await posting.nightPoster.isMember(parlour.guildId, id)).toBe(true);
    });
    expect(ways).toBeGreaterThan(40);
  });

  it('is taken for gone only where Discord says so in so many words', async () => {
    const refusal = {
      message: 'Unknown Member',
      code: 10_007,
      errors: { a: { _errors: [{ code: 'B', message: 'c' }] } },
    };
    const ways = [
      { body: refusal, isThere: false },
      ...mutilationsOf(refusal).map(({ where, apply }) => ({
        body: apply(refusal),
        isThere: where.startsWith('code'),
      })),
      // What is not Discord's own says nothing: it is asked again.
      ...wholes.map((whole) => ({ ...whole, isThere: JSON.stringify(whole.body) === '{}' || 'not known' })),
    ];
    for (const { isThere, ...answer } of ways) {
      parlour.faults.misanswer = (asked) => (path.test(asked.path) ? { status: 404, ...answer } : undefined);
      const told = await posting.nightPoster.isMember(parlour.guildId, '5').catch(() => 'not known');
      expect(told, JSON.stringify(answer)).toBe(isThere);
    }
  });
});
