/** Nights over a house's Redis and by its clock. */
import { createLog } from '../../src/log.js';
import type { Nights } from '../../src/nights/ports.js';
import { createNights } from '../../src/nights/service.js';
import { type Guilds, createGuilds } from '../../src/store/guilds.js';
import { createNightStore } from '../../src/store/nights.js';
import type { House } from './tables.js';

export function nightsIn({ redis, store, prefix, tables, time }: House): {
  guilds: Guilds;
  nights: Nights;
  now(): number;
} {
  const log = createLog({ level: 'silent' });
  const guilds = createGuilds({ redis, store, log, prefix });
  const now = (): number => time.now;
  const nights = createNights({
    store: createNightStore({ redis, log, prefix }),
    games: tables.games,
    now,
    settings: async (guild) => (await guilds.settings(guild)).nights,
    lateness: () => Promise.resolve(() => 0),
  });
  return { guilds, nights, now };
}
