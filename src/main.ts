/** The bot as a process: reads its settings, opens the parlour where there is no token, serves until it is told to stop. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Aborts when somebody stops the process, at whatever point it is; somebody impatient ends it at once. */
function stopSignal(log: Log): AbortSignal {
  const stopping = new AbortController();
  let since: number | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    since ??= Date.now();
    if (!stopping.signal.aborted) log.info({ signal }, 'Barbican is closing');
    stopping.abort();
    if (Date.now() - since > impatientAfterMs) process.exit(1);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stopping.signal;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else {
      signal.addEventListener('abort', () => {
        resolve();
      });
    }
  });

/** Where the container's own health check finds us, whatever port was free. */
function noteHealth(dataDir: string, health: string, log: Log): void {
  log.info({ health }, 'health and metrics are served');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'health-address'), `${health}\n`);
  } catch (error) {
    log.warn({ dataDir, err: error }, 'where health is served could not be written down');
  }
}

/** What nobody foresaw: told in a line like everything else. A broken promise ends nothing; a broken process ends itself. */
function catchTheUnforeseen(log: Log): void {
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'something was left undone');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'something broke that must not break; starting afresh is safe');
    process.exit(1);
  });
}

async function serve(config: Config, log: Log): Promise<void> {
  const signal = stopSignal(log);
  const parlour = config.discord ? undefined : await openParlour(config, log);
  let app: App | undefined;
  try {
    const access = config.discord ?? { token: parlour?.token ?? '', api: parlour?.api ?? '' };
    const served = (health: string): void => {
      noteHealth(config.dataDir, health, log);
    };
    app = await startApp({ config, access, games, log, served, signal, practisesAnswers: true });
    log.info({ health: app.health }, 'Barbican is ready');
    if (parlour) process.stdout.write(`\n  The parlour is open: ${parlour.url}\n  Ctrl-C closes it.\n\n`);
    await aborted(signal);
  } catch (error) {
    // Told to stop before it had started.
    if (!signal.aborted) throw error;
  } finally {
    await app?.close();
    await parlour?.close();
  }
}

/** In a sentence, with what to do where that is known. */
function problemOf(error: unknown, config: Config): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${config.health.port} is taken: set METRICS_PORT to another one, or to 0 for any that is free.`;
  }
  return error.message;
}

let config: Config | undefined;
try {
  config = loadConfig();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
if (config) {
  const log = createLog({ level: config.logLevel, role: config.role });
  catchTheUnforeseen(log);
  try {
    await serve(config, log);
  } catch (error) {
    log.fatal({ err: error }, 'Barbican could not start');
    process.stderr.write(`\nBarbican could not start. ${problemOf(error, config)}\n`);
    process.exitCode = 1;
  }
}
