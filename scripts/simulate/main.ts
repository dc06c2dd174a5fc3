/**
 * Evenings with disasters, each from a seed, checked from outside:
 *
 *   npm run simulate -- --seeds 1000             a thousand evenings
 *   npm run simulate -- --first 17 --seeds 1     one again that went wrong
 *   npm run simulate -- --seconds 60             as many as a minute holds
 *   npm run simulate -- --together 3 --seeds 30  three evenings at a time in one house, with all their disasters
 *   npm run simulate -- --large --seeds 10       two gateways, two workers, a Redis Cluster of three masters
 *
 * Evenings together share their disasters; to play one again, give the first of its row and the same number together.
 * The seed decides who plays what, what everybody does and what goes wrong when; how far each process has come by then
 * is up to the machine, so that a seed that failed may have to be run a few times.
 */
import { parseArgs } from 'node:util';
import { openWatch } from './checks.js';
import { both, evenings, nothing } from './evening.js';
import { openWorld } from './world.js';

const { values: asked } = parseArgs({
  options: {
    seeds: { type: 'string' },
    first: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    deeds: { type: 'string', default: '24' },
    large: { type: 'boolean', default: false },
    together: { type: 'string', default: '1' },
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
const together = Number(asked.together);
const failed: number[] = [];
let total = 0;
let held = nothing;
for (let first = Number(asked.first); total < wanted && Date.now() - began < budgetMs; first += together) {
  const since = Date.now();
  const seeds = Array.from({ length: Math.min(together, wanted - total) }, (_, index) => first + index);
  const played = await evenings(world, watch, { seeds, deeds }).catch((error: unknown) =>
    seeds.map((seed) => {
      const faults = [`the evening broke off: ${String(error)}`];
      return { seed, struck: [], voting: [], faults, held: nothing };
    }),
  );
  held = played.map((one) => one.held).reduce(both, held);
  total += seeds.length;
  const words = world.words();
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  for (const { seed, struck, faults, voting } of played) {
    const how = faults.length === 0 ? 'clean' : 'FAILED';
    console.log(`seed ${seed}: ${how} in ${seconds} s; ${struck.join(', ') || 'nothing went wrong'}`);
    for (const fault of faults) console.log(`  ${fault}`);
    for (const table of voting) console.log(`  (people vote, and bots wait for them: ${table})`);
    if (faults.length > 0) failed.push(seed);
  }
  if (played.some(({ faults }) => faults.length > 0)) console.log(complaints(words).join('\n'));
}
const { public: lines, private: ticks, secrets, calls } = held;
console.log(`held against the history: ${lines} public and ${ticks} private lines, ${secrets} secrets, ${calls} calls`);
const again = failed.length > 0 ? `; not clean: ${failed.join(', ')}` : '';
console.log(`${total - failed.length} of ${total} evenings clean${again}`);
watch.close();
await world.close();
process.exitCode = failed.length === 0 ? 0 : 1;
