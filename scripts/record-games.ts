/** Records 20 whole games of one game, for the suite that plays them again: npx tsx scripts/record-games.ts <game> */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '../src/games/index.js';
import type { AnyMatch } from '../src/kernel/index.js';
import { fingerprint } from './rehearsal/recording.js';
import { type Mind, tablesOf, walk } from './rehearsal/walk.js';

const wanted = 20;
const def = gameOf(process.argv[2] ?? '');
if (!def) throw new Error('Name a registered game.');
const folder = join(import.meta.dirname, '..', 'test', 'games', def.id, 'recorded');
mkdirSync(folder, { recursive: true });
const tables = tablesOf(def);
for (let index = 0; index < wanted; index += 1) {
  const table = tables[index % tables.length];
  if (!table) continue;
  const mind: Mind = index % 2 === 0 ? 'policy' : 'random';
  const last: AnyMatch[] = [];
  const beginning = { seats: table.seats, options: table.options, seed: `recorded-${index}` };
  const recording = walk(def, beginning, mind, ({ match }) => {
    last[0] = match;
  });
  const end = last[0];
  if (!end) continue;
  const file = join(folder, `${String(index + 1).padStart(2, '0')}.json`);
  writeFileSync(file, `${JSON.stringify({ ...recording, fingerprint: fingerprint(end) })}\n`);
  console.log(`${file}: ${recording.said.length} answers`);
}
