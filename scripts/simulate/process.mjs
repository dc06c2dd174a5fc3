// The bot as one of the simulator's processes: as src/main.ts runs it, but with quick bots and a clock that can be turned.
// No TypeScript, so that it comes up by itself where the bot is built.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const paceMs = 50;
const honest = Date.now.bind(Date);
let ahead = 0;
Date.now = () => honest() + ahead;
/** What is still held once everything that can go has gone. */
function weigh() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
process.on('message', (said) => {
  if ('ahead' in said) ahead = said.ahead;
  else process.send?.({ heap: weigh() });
});

/** As it was built, where it was: it is there in a quarter of the time. */
const from = process.env['BARBICAN_BUILT'] === undefined ? '../../src/' : '../../dist/src/';
const { startApp } = await import(`${from}app.js`);
const { readConfig } = await import(`${from}config.js`);
const { games } = await import(`${from}games/index.js`);
const { createLog } = await import(`${from}log.js`);

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
