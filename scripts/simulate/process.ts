/** The bot as one of the simulator's processes: as src/main.ts runs it, but with quick bots and a clock that can be turned. */
import { startApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { games } from '../../src/games/index.js';
import { createLog } from '../../src/log.js';

const paceMs = 50;
const honest = Date.now.bind(Date);
let ahead = 0;
Date.now = () => honest() + ahead;
process.on('message', (said: { ahead: number }) => {
  ahead = said.ahead;
});

const config = readConfig(process.env);
if (!config.discord) throw new Error('The simulator tells where Discord is.');
const app = await startApp({
  config,
  access: config.discord,
  games,
  log: createLog({ level: config.logLevel, role: config.role }),
  paceMs,
  renderProcesses: 1,
});
process.send?.({ ready: true });
// Whoever runs the evening is gone.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
});
