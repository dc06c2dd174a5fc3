/** The bot as one of the simulator's processes: as src/main.ts runs it, but with quick bots and a clock that can be turned. */
import type * as App from '../../src/app.js';
import type * as Config from '../../src/config.js';
import type * as Games from '../../src/games/index.js';
import type * as Log from '../../src/log.js';

const paceMs = 50;
const honest = Date.now.bind(Date);
let ahead = 0;
Date.now = () => honest() + ahead;
process.on('message', (said: { ahead: number }) => {
  ahead = said.ahead;
});

/** As it was built, where it was: it is there in a quarter of the time. */
const from = process.env['BARBICAN_BUILT'] === undefined ? '../../src/' : '../../dist/src/';
const { startApp } = (await import(`${from}app.js`)) as typeof App;
const { readConfig } = (await import(`${from}config.js`)) as typeof Config;
const { games } = (await import(`${from}games/index.js`)) as typeof Games;
const { createLog } = (await import(`${from}log.js`)) as typeof Log;

const config = readConfig(process.env);
if (!config.discord) throw new Error('The simulator tells where Discord is.');
const app = await startApp({
  config,
  access: config.discord,
  games,
  log: createLog({ level: config.logLevel, role: config.role }),
  paceMs,
  renderProcesses: 1,
  // Killed so often, it would do little else.
  practice: 'none',
});
process.send?.({ ready: true });
// Whoever runs the evening is gone.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
});
