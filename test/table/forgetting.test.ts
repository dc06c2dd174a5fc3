/** What is to be deleted is announced first; where that cannot be done, nothing is deleted. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetGuild, keepGuild } from '../../src/discord/flows/forgetting.js';
import type { ComponentUse } from '../../src/discord/incoming.js';
import type { Responder } from '../../src/discord/respond.js';
import { createLog } from '../../src/log.js';
import { StorageAway } from '../../src/table/ports.js';
import { servicesOf } from '../support/services.js';
import { type House, duel, mira, openHouse } from '../support/tables.js';

const day = 24 * 60 * 60_000;
let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const nobodyListens = (): Promise<void> => Promise.resolve();
const respond: Responder = {
  watch: () => undefined,
  privately: nobodyListens,
  publicly: nobodyListens,
  update: nobodyListens,
  updateAndTell: nobodyListens,
  quietly: nobodyListens,
  amend: nobodyListens,
  form: nobodyListens,
  suggest: nobodyListens,
};
const use: ComponentUse = {
  ...{ id: 'i1', guild: 'g-forget', channel: 'c1', parent: undefined, by: mira, moderator: true, manager: true },
  ...{ botMay: { send: true, attach: true }, locale: 'en', guildLocale: 'en', respond },
  ...{ customId: '', values: [], onPrivateMessage: true },
};

test('a server whose tables cannot be told is not forgotten, until they can', async () => {
  await duel(house, { guild: use.guild });
  const services = servicesOf(house, createLog({ level: 'silent' }));
  const deaf = house.again((store) => ({
    ...store,
    commit: () => Promise.reject(new StorageAway('away', { isUnsure: false })),
  }));
  await expect(forgetGuild(use, { ...services, tables: deaf })).rejects.toThrow('storage-away');
  expect(await services.guilds.going(use.guild)).toBeUndefined();
  await forgetGuild(use, services);
  expect(await services.guilds.going(use.guild)).toMatchObject({ by: mira.name });
});

test('it is a whole day before a server is forgotten, and its tables are told when that is taken back', async () => {
  const id = await duel(house, { guild: use.guild });
  const services = servicesOf(house, createLog({ level: 'silent' }));
  const before = services.now();
  await forgetGuild(use, services);
  const going = await services.guilds.going(use.guild);
  expect(going?.due).toBeGreaterThanOrEqual(before + day);
  expect(going?.due).toBeLessThanOrEqual(services.now() + day);
  await keepGuild(use, services);
  expect(await services.guilds.going(use.guild)).toBeUndefined();
  const page = await house.tables.log(id, { viewer: mira.id, locale: 'en' });
  const lines = page.ok ? page.lines.map(({ text }) => text) : [];
  expect(lines.filter((line) => line.includes('data deleted'))).toHaveLength(1);
  expect(lines.at(-1)).toContain('`/table resume`');
  expect(lines.at(-1)).toContain(mira.name);
});
