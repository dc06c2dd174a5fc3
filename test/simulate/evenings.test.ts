/** A few evenings of the simulator: real processes, real disasters, and nothing lost, doubled, told or left hanging. */
import { afterEach, expect, it } from 'vitest';
import { type Watch, openWatch } from '../../scripts/simulate/checks.js';
import { type Row, evenings } from '../../scripts/simulate/evening.js';
import { type Size, type World, openWorld } from '../../scripts/simulate/world.js';

let world: World | undefined;
let watch: Watch | undefined;

afterEach(async () => {
  watch?.close();
  await world?.close();
});

/** What was wrong afterwards; `npm run simulate` plays as many as one likes. */
async function faultsOf(size: Size, row: Row): Promise<string[]> {
  world = await openWorld(size);
  watch = await openWatch(world.redis.url);
  const looked = await evenings(world, watch, row);
  expect(looked.flatMap(({ struck }) => struck).length, JSON.stringify(looked)).toBeGreaterThan(1);
  const faults = looked.flatMap((one) => one.faults.map((fault) => `seed ${one.seed}: ${fault}`));
  return faults.length > 0 ? [...faults, world.words()] : [];
}

it('evenings of three seeds, with kills, deploys, a Redis and a Discord that fail, are clean', async () => {
  expect(await faultsOf('small', { seeds: [2, 5, 6], deeds: 10 })).toEqual([]);
});

it('two gateways, two workers and three masters lose one of each under load, and nothing else', async () => {
  const oneOfEach: Row['meanwhile'] = async ({ kill, killRedis }) => {
    await kill('gateway');
    await kill('worker');
    await killRedis();
  };
  expect(await faultsOf('large', { seeds: [3, 6], deeds: 10, meanwhile: oneOfEach })).toEqual([]);
});
