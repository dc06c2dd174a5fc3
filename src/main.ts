/** The bot as a process: reads its settings, opens the parlour where there is no token, serves until it is told to stop. */
import type { Parlour } from '@barbican/parlour';
import { type App, startApp } from './app.js';
import { type Config, ConfigError, loadConfig } from './config.js';
import { games } from './games/index.js';
import { type Log, createLog } from './log.js';

const portsToTry = 20;

/** On the port that was asked for, or the next free one. A bot with a token never loads it. */
async function openParlour(config: Config, log: Log): Promise<Parlour> {
  const { startParlour } = await import('@barbican/parlour');
  const { host, port } = config.parlour;
  for (let offset = 0; ; offset += 1) {
    try {
      return await startParlour({
        host,
        port: port === 0 ? 0 : port + offset,
        dataDir: config.dataDir,
        log: (line) => {
          log.warn({ parlour: line }, 'the parlour objects');
        },
      });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port === 0 || offset >= portsToTry) throw error;
    }
  }
}

/** A terminal's Ctrl-C reaches the process twice under npm: only a later one means impatience. */
const impatientAfterMs = 3000;

/** Waits for whoever stops the process; somebody impatient ends it at once. */
function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let since: number | undefined;
    const stop = (signal: NodeJS.Signals): void => {
      since ??= Date.now();
      resolve(signal);
      if (Date.now() - since > impatientAfterMs) process.exit(1);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

async function serve(config: Config, log: Log): Promise<void> {
  const stopped = untilStopped();
  const parlour = config.discord ? undefined : await openParlour(config, log);
  let app: App | undefined;
  try {
    const access = config.discord ?? { token: parlour?.token ?? '', api: parlour?.api ?? '' };
    app = await startApp({ config, access, games, log });
    log.info({ health: app.health, role: config.role }, 'Barbican is ready');
    if (parlour) process.stdout.write(`\n  The parlour is open: ${parlour.url}\n  Ctrl-C closes it.\n\n`);
    log.info({ signal: await stopped }, 'Barbican is closing');
  } finally {
    await app?.close();
    await parlour?.close();
  }
}

try {
  const config = loadConfig();
  await serve(config, createLog({ level: config.logLevel, role: config.role }));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
