/** The whole bot with the small games as a program of its own, by a clock that the test turns; made to be killed. */
import type * as built from '../../src/app.js';
import { createLog } from '../../src/log.js';
import { thinkHere } from '../../src/table/thinking.js';
import { smallGames } from './small-games.js';

/** As it was built, where it was (`npm test` has it built): that starts in a third of the time. */
const app = process.env['BARBICAN_BUILT'] === undefined ? '../../src/app.js' : '../../dist/src/app.js';
const { startApp } = (await import(app)) as typeof built;

const [redisUrl = '', api = '', token = '', began = '0'] = process.argv.slice(2);
let now = Number(began);
process.on('message', (told: { now: number }) => {
  now = told.now;
});
await startApp({
  config: {
    discord: undefined,
    redisUrl,
    parlour: { host: '127.0.0.1', port: 0 },
    health: { host: '127.0.0.1', port: 0 },
    role: 'all',
    logLevel: 'warn',
    dataDir: '.data',
  },
  access: { token, api },
  games: smallGames,
  log: createLog({ level: 'warn' }),
  paceMs: 0,
  renderProcesses: 1,
  think: thinkHere,
  endFilms: 'none',
  // No two answers come at the same moment.
  now: () => (now += 1),
  sweepNightsMs: 100,
});
