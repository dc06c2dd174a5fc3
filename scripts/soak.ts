/**
 * Whether the bot's memory stays level: the real bot as a process of its own, against a parlour, under so many
 * interactions of every kind.
 *
 *   npx tsx scripts/soak.ts [--interactions 200000] [--at-once 16] [--windows 10]
 *
 * After each window the smallest heap that was seen in it is printed; garbage comes and goes, what is kept stays. Ends
 * with 1 where the last third of the windows lies above the third after the first by more than a tenth.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { startParlour } from '@barbican/parlour';

const { values } = parseArgs({
  options: {
    interactions: { type: 'string', default: '200000' },
    'at-once': { type: 'string', default: '16' },
    windows: { type: 'string', default: '10' },
  },
});
const interactions = Number(values.interactions);
const atOnce = Number(values['at-once']);
const windows = Number(values.windows);
const mostGrowth = 1.1;
const lookEveryMs = 400;
const here = '#game-night';

type Packet = Record<string, unknown>;

const dataDir = mkdtempSync(join(tmpdir(), 'barbican-soak-'));
const parlour = await startParlour({ log: () => undefined, tokenLivesMs: 5000, patienceMs: 60_000, openApi: false });
/** Garbage is collected every few seconds: what is left is what is kept. */
const collecting = ['--expose-gc', '--import', 'data:text/javascript,setInterval(globalThis.gc, 4000).unref()'];
const main = join(import.meta.dirname, '..', ...(process.env['BARBICAN_BUILT'] ? ['dist'] : []), 'src', 'main');
const program = process.env['BARBICAN_BUILT'] ? [`${main}.js`] : ['--import', 'tsx', `${main}.ts`];
const bot = spawn(process.execPath, [...collecting, ...program], {
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    DISCORD_TOKEN: parlour.token,
    DISCORD_API: parlour.api,
    LOG_LEVEL: 'error',
    METRICS_PORT: '0',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = new Promise((resolve) => bot.once('exit', resolve));
await parlour.untilReady();

/** The packet that a deed sends. */
async function packetOf(deed: () => Promise<unknown>): Promise<Packet> {
  let sent: Packet = {};
  parlour.faults.tamper = (packet) => {
    if (packet['t'] === 'INTERACTION_CREATE') sent = structuredClone(packet['d'] as Packet);
    return packet;
  };
  await deed();
  parlour.faults.tamper = undefined;
  return sent;
}

const health = readFileSync(join(dataDir, 'health-address'), 'utf8').trim();
async function heapBytes(): Promise<number> {
  const page = await (await fetch(`${health}/metrics`)).text();
  return Number(/^barbican_nodejs_heap_size_used_bytes (\S+)$/m.exec(page)?.[1]);
}

const [mira, tom] = [parlour.member('Mira'), parlour.member('Tom')];
await mira.slash(here, 'table open', { game: 'orcs-orcs-orcs' });
await tom.slash(here, 'table join');
await mira.slash(here, 'table start');
const board = await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));
const deeds: readonly Packet[] = [
  await packetOf(() => mira.slash(here, 'help')),
  await packetOf(() => mira.slash(here, 'table status')),
  await packetOf(() => mira.slash(here, 'ooo reveal', { lane: 'nowhere' })),
  await packetOf(() => mira.complete(here, 'ooo reveal', 'lane', { lane: '' })),
  await packetOf(() => tom.click(board, 'Act')),
  await packetOf(() => tom.click(board, 'Log')),
];

let done = 0;
let failed = 0;
async function press(until: number): Promise<void> {
  while (done < until) {
    const deed = deeds[done % deeds.length];
    done += 1;
    const answer = deed && (await parlour.forge(deed, (packet) => packet));
    if (answer?.kind === 'no-answer') failed += 1;
  }
}

const lows: number[] = [];
for (let window = 1; window <= windows; window += 1) {
  const until = Math.round((interactions * window) / windows);
  let low = Infinity;
  const over = new AbortController();
  const begun = Date.now();
  const sampling = (async () => {
    while (!over.signal.aborted) {
      low = Math.min(low, await heapBytes());
      await sleep(lookEveryMs);
    }
  })();
  await Promise.all(Array.from({ length: atOnce }, () => press(until)));
  over.abort();
  await sampling;
  lows.push(low);
  const rate = Math.round(interactions / windows / ((Date.now() - begun) / 1000));
  process.stdout.write(
    `${String(done).padStart(8)} interactions  lowest heap ${(low / 2 ** 20).toFixed(1)} MiB  ${rate}/s  ${failed} unanswered\n`,
  );
}
bot.kill('SIGTERM');
await ended;
await parlour.close();
rmSync(dataDir, { recursive: true, force: true });

const third = Math.max(1, Math.floor(windows / 3));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const growth = mean(lows.slice(-third)) / mean(lows.slice(third, 2 * third));
process.stdout.write(`the last third lies at ${(growth * 100).toFixed(1)} % of the one before it\n`);
process.exitCode = growth > mostGrowth ? 1 : 0;
