// The programs Barbican uses beside Node: a Redis to keep the tables, and for the tests a browser.
import { run, SetupError } from './progress.mjs';
import { findProgram, installWithApt } from './system.mjs';

const OLDEST_REDIS = 6;
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export async function ensureRedisServer() {
  const find = () => findProgram('redis-server');
  if (find() === undefined) {
    await installWithApt({
      what: 'redis-server',
      why: 'it keeps the tables, unless REDIS_URL names one',
      apt: ['redis-server'],
      otherwise:
        '  Fedora: sudo dnf install -y redis\n  Alpine: sudo apk add redis\n  macOS: brew install redis\n' +
        'or set REDIS_URL in .env to a Redis that is already running.',
    });
  }
  const version = /v=(\d+)/.exec(await run(find() ?? 'redis-server', ['--version']))?.[1];
  if (version === undefined || Number(version) < OLDEST_REDIS) {
    throw new SetupError(
      `redis-server is too old: version ${OLDEST_REDIS} or newer is needed.`,
      'Install a newer one, or set REDIS_URL in .env to a newer Redis.',
    );
  }
}

/** The path of a Chromium, installed first where there is none. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    const path = findProgram(named);
    if (path !== undefined) return path;
    throw new SetupError(
      `CHROMIUM names ${named}, which is no program.`,
      'Set it to a Chromium or Chrome, or unset it.',
    );
  }
  const find = () => [...BROWSERS, MAC_CHROME].map(findProgram).find((path) => path !== undefined);
  const present = find();
  if (present !== undefined) return present;
  await installWithApt({
    what: 'chromium',
    why: "the tests open the parlour's page in a real browser",
    apt: ['chromium', 'fonts-liberation'],
    otherwise:
      '  Fedora: sudo dnf install -y chromium\n  Alpine: sudo apk add chromium\n  macOS: brew install --cask google-chrome\n' +
      'or set CHROMIUM to the path of a Chromium or Chrome.',
  });
  const installed = find();
  if (installed !== undefined) return installed;
  throw new SetupError('apt-get installed no chromium.', 'Install Chromium or Chrome and set CHROMIUM to its path.');
}
