import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { type Guilds, createGuilds } from '../../src/store/guilds.js';
import { keysUnder } from '../../src/store/keys.js';
import { type House, denied, duel, openHouse } from '../support/tables.js';

let house: House;
let guilds: Guilds;
beforeAll(async () => {
  house = await openHouse();
  const { redis, store, prefix } = house;
  guilds = createGuilds({ redis, store, prefix, log: createLog({ level: 'silent' }) });
});
afterAll(() => house.close());

describe('a guild', () => {
  test('has settings of its own, the defaults until they are changed', async () => {
    expect(await guilds.settings('g1')).toMatchObject({ locale: null, channels: null, clock: { kind: 'none' } });
    await guilds.change('g1', { locale: 'fr' });
    await guilds.change('g1', { channels: ['c1'] });
    expect(await guilds.settings('g1')).toMatchObject({ locale: 'fr', channels: ['c1'] });
    expect(await guilds.settings('g2')).toMatchObject({ locale: null });
    await house.redis.set(keysUnder(house.prefix).settings('g3'), '{"locale":7}');
    expect(await guilds.settings('g3')).toMatchObject({ locale: null });
  });

  test('is forgotten whole when it asks for it', async () => {
    const id = await duel(house, { guild: 'the-forgotten' });
    await guilds.change('the-forgotten', { locale: 'fr' });
    const found = await house.tables.byId(id);
    if (!found.ok) throw new Error('gone');
    await guilds.forget('the-forgotten');
    expect(denied(await house.tables.byId(id)).code).toBe('no-table');
    expect(denied(await house.tables.find(found.snapshot.table.channel)).code).toBe('no-table');
    const left = (await house.redis.keys(`${house.prefix}*`)).filter(
      (key) => key.includes(id) || key.includes('the-forgotten'),
    );
    expect(left).toEqual([]);
  });
});
