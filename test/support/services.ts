/** What serving an interaction needs, over a house's Redis; nothing is drawn. */
import type { Services } from '../../src/discord/services.js';
import type { Log } from '../../src/log.js';
import { type Metrics, createMetrics } from '../../src/metrics.js';
import { createDraftStore } from '../../src/store/drafts.js';
import { createFollows } from '../../src/store/follows.js';
import { createGuesses } from '../../src/store/guesses.js';
import { createPingWishes } from '../../src/store/ping-wishes.js';
import { createRecords } from '../../src/store/records.js';
import { nightsIn } from './nights.js';
import type { House } from './tables.js';

export function servicesOf(house: House, log: Log, metrics: Metrics = createMetrics()): Services {
  const { tables, redis, prefix } = house;
  return {
    tables,
    records: createRecords({ redis, games: tables.games, log, prefix }),
    drafts: createDraftStore(redis, prefix),
    pingWishes: createPingWishes(redis, prefix),
    follows: createFollows(redis, prefix),
    guesses: createGuesses(redis, prefix),
    ...nightsIn(house),
    draw: () => Promise.resolve([]),
    film: () => Promise.resolve([]),
    log,
    metrics,
  };
}
