/** The first picture that a new render process draws for a player, beside its hundredth: it practises before it takes over. */
import { practiceFor } from '../renderers/practice.js';
import { type RenderPool, createRenderPool } from '../renderers/pool.js';
import { games } from '../src/games/index.js';
import { scenes } from './support/scenes.js';
import { atMost, percentile, printTable } from './table.js';

const processes = Number(process.env['BENCH_ROUNDS'] ?? 10);
const pictures = 100;
const boards = scenes();

/** The same board first and last, so that only the process differs. */
async function timed(pool: RenderPool, index: number): Promise<number> {
  const board = boards[index % boards.length];
  if (!board) throw new Error('there is no scene');
  const from = performance.now();
  await pool.draw(board);
  return performance.now() - from;
}

/** A pool whose process has drawn what it practises on. */
function readyPool(): Promise<RenderPool> {
  return new Promise((resolve, reject) => {
    const log = {
      info: (_: object, message: string): void => {
        if (message === 'render process ready') resolve(pool);
      },
      warn: (data: object, message: string): void => {
        reject(new Error(`${message}: ${JSON.stringify(data)}`));
      },
    };
    const pool = createRenderPool({ processes: 1, practice: practiceFor(games), log });
  });
}

const spans = { cold: [] as number[], first: [] as number[], hundredth: [] as number[] };
for (let round = 0; round < processes; round += 1) {
  const raw = createRenderPool({ processes: 1 });
  spans.cold.push(await timed(raw, round));
  await raw.close();
  const pool = await readyPool();
  spans.first.push(await timed(pool, round));
  for (let drawn = 2; drawn < pictures; drawn += 1) await timed(pool, round + drawn);
  spans.hundredth.push(await timed(pool, round));
  await pool.close();
}

const show = (ms: number): string => `${ms.toFixed(1)} ms`;
const [cold, first, hundredth] = [spans.cold, spans.first, spans.hundredth].map((all) => percentile(all, 0.5)) as [
  number,
  number,
  number,
];
printTable(`The first picture of a render process, ${processes} of each, medians`, [
  { what: 'its hundredth', value: show(hundredth), ratio: '1×' },
  { what: 'its first for a player', value: show(first), ...atMost(first / hundredth, 2) },
  {
    what: 'the first of one that has not practised',
    value: show(cold),
    ratio: `${(cold / hundredth).toFixed(2)}×`,
  },
]);
