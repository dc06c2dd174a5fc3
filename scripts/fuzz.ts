/**
 * Random games of every preset and number of seats, checked after every answer:
 *   npx tsx scripts/fuzz.ts <game> [games each] [first seed] [presets, such as page,knight]
 */
import { gameOf } from '../src/games/index.js';
import { dash, tablesOf } from './rehearsal/walk.js';

const def = gameOf(process.argv[2] ?? '');
if (!def) throw new Error('Name a registered game.');
const each = Number(process.argv[3] ?? 1000);
const first = Number(process.argv[4] ?? 0);
const presets = process.argv[5]?.split(',');
for (const table of tablesOf(def)) {
  if (presets && !presets.includes(table.preset)) continue;
  const began = performance.now();
  let answers = 0;
  for (let index = first; index < first + each; index += 1) {
    answers += dash(def, { ...table, seed: `fuzz-${index}` }, 'random').seq;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${def.id} ${table.preset}, ${table.seats} seats: ${each} games, ${answers} answers, ${seconds} s`);
}
