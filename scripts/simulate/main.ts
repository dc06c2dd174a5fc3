/**
 * Evenings with disasters, each from a seed, checked from outside:
 *
 *   npm run simulate -- --seeds 1000             a thousand evenings
 *   npm run simulate -- --first 17 --seeds 1     one again that went wrong
 *   npm run simulate -- --seconds 60             as many as a minute holds
 *   npm run simulate -- --large --seeds 10       two gateways, two workers, a Redis Cluster of three masters
 *
 * The seed decides who plays what, what everybody does and what goes wrong when; how far each process has come by then
 * is up to the machine, so that a seed that failed may have to be run a few times.
 */
import { parseArgs } from 'node:util';
import { openWatch } from './checks.js';
import { evening } from './evening.js';
import { openWorld } from './world.js';

const { values: asked } = parseArgs({
  options: {
    seeds: { type: 'string' },
    first: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    deeds: { type: 'string', default: '24' },
    large: { type: 'boolean', default: false },
  },
});
const budgetMs = asked.seconds === undefined ? Infinity : Number(asked.seconds) * 1000;
const wanted = Number(asked.seeds ?? (asked.seconds === undefined ? 10 : Infinity));
const deeds = Number(asked.deeds);

/** What the processes complained of, each thing once, newest last. */
function complaints(words: string): string[] {
  const said = words.split('\n').map((line) => line.replace(/"time":"[^"]*",/, '').slice(0, 300));
  return [...new Set(said.filter((line) => line !== ''))].slice(-12);
}

const began = Date.now();
const world = await openWorld(asked.large ? 'large' : 'small');
const watch = await openWatch(world.redis.url);
const failed: number[] = [];
let clean = 0;
let total = 0;
for (let seed = Number(asked.first); total < wanted && Date.now() - began < budgetMs; seed += 1) {
  const since = Date.now();
  const { struck, faults } = await evening(world, watch, seed, deeds).catch((error: unknown) => ({
    struck: [],
    faults: [`the evening broke off: ${error instanceof Error ? error.message : String(error)}`],
  }));
  total += 1;
  const words = world.words();
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  if (faults.length === 0) clean += 1;
  else failed.push(seed);
  console.log(
    `seed ${seed}: ${faults.length === 0 ? 'clean' : 'FAILED'} in ${seconds} s; ${struck.join(', ') || 'nothing went wrong'}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) console.log(complaints(words).join('\n'));
}
console.log(
  `${clean} of ${total} evenings clean${failed.length > 0 ? `; again: --seeds 1 --first ${failed.join(' | ')}` : ''}`,
);
watch.close();
await world.close();
process.exitCode = failed.length === 0 ? 0 : 1;
