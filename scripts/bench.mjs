// npm run bench: sets up whatever is missing, builds, and runs the benchmarks, or those that are named, one after the other.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus, freemem, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import './node-version.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const BENCHMARKS = [
  'kernel',
  'answers',
  'ack',
  'board',
  'picture',
  'fresh',
  'film',
  'channel',
  'memory',
  'scale',
  'sweep',
  'workers',
  'many',
  'soak',
];
const PEERS = 'bench/peers';
/** No benchmark takes this long, unless something is broken. */
const LONGEST_MS = 45 * 60_000;

const { reportFailure, run, SetupError, step } = await import('./progress.mjs');

async function setUp() {
  const { ensurePackages } = await import('./packages.mjs');
  await ensurePackages();
  const { ensureRedisServer } = await import('./programs.mjs');
  await ensureRedisServer();
  await ensurePeers();
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
}

/** What is compared with has packages of its own, which the bot never sees. */
async function ensurePeers() {
  const { dependencies } = JSON.parse(readFileSync(`${PEERS}/package.json`, 'utf8'));
  const isThere = ([name, version]) => {
    const manifest = `${PEERS}/node_modules/${name}/package.json`;
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
  };
  if (Object.entries(dependencies).every(isThere)) return;
  await step('Installing what is compared with (npm ci in bench/peers)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PEERS }),
  );
}

function named(args) {
  const unknown = args.filter((name) => !BENCHMARKS.includes(name));
  if (unknown.length === 0) return args.length === 0 ? BENCHMARKS : args;
  throw new SetupError(`There is no benchmark called ${unknown.join(', ')}.`, `There are: ${BENCHMARKS.join(', ')}.`);
}

function runBenchmark(name) {
  const child = spawn(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: LONGEST_MS,
  });
  // It ends its own children; we only must not end before it.
  const passOn = (signal) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      if (code === 0) resolve();
      else reject(new SetupError(`The benchmark ${name} ended with ${code ?? signal}.`, 'Its own words stand above.'));
    });
  });
}

const gigabytes = (bytes) => `${(bytes / 2 ** 30).toFixed(1)} GB`;

try {
  const benchmarks = named(process.argv.slice(2));
  await setUp();
  const [{ model }] = cpus();
  console.log(
    `${cpus().length} cores (${model}), ${gigabytes(freemem())} of ${gigabytes(totalmem())} free, Node ${process.version}`,
  );
  for (const name of benchmarks) await runBenchmark(name);
} catch (error) {
  reportFailure(error);
}
