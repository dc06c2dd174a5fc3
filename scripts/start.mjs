// npm start: sets up whatever is missing, builds if need be, and runs the bot in this very process.
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import './node-version.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

/** The same reading of .env as src/config.ts. */
async function redisIsNamed() {
  const { parse } = await import('dotenv');
  const settings = { ...(existsSync('.env') ? parse(readFileSync('.env')) : {}), ...process.env };
  return (settings.REDIS_URL ?? '').trim() !== '';
}

async function setUp() {
  const { ensurePackages } = await import('./packages.mjs');
  await ensurePackages();
  if (!(await redisIsNamed())) {
    const { ensureRedisServer } = await import('./programs.mjs');
    await ensureRedisServer();
  }
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
}

async function ready() {
  const { reportFailure } = await import('./progress.mjs');
  return setUp().then(
    () => true,
    (error) => {
      reportFailure(error);
      return false;
    },
  );
}

/** npm killed outright takes the bot with it, in good order: nobody else could stop it by the usual key. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

// The bot takes SIGINT and SIGTERM itself from here on: no process stands between it and whoever stops it.
if (await ready()) {
  endWithNpm();
  process.setSourceMapsEnabled(true);
  await import('../dist/src/main.js');
}
