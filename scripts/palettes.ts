/**
 * Makes the games' palettes anew, from pictures of every kind and boards of the recorded games: to be run when a game's pictures have changed their colours.
 *   npx tsx scripts/palettes.ts [game…]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { drafts } from '../renderers/index.js';
import { closeSheet } from '../renderers/kit/sheet.js';
import { games } from '../src/games/index.js';
import { type Colours, count, paletteFor } from './palettes/colours.js';
import { tasksOf } from './palettes/pictures.js';
import { boardsOfRecordings } from './palettes/recorded.js';

const file = new URL('../renderers/encoder/palettes.json', import.meta.url);
const palettes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const wanted = process.argv.slice(2);

for (const game of games.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const colours: Colours = new Map();
  let pictures = 0;
  for (const task of [...tasksOf(game, 'palette'), ...boardsOfRecordings(game)]) {
    for (const { sheet } of drafts(task)) {
      const raw = sheet.canvas.toBuffer('raw');
      count(colours, new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4));
      closeSheet(sheet);
      pictures += 1;
    }
  }
  palettes[game.id] = Buffer.from(paletteFor(colours)).toString('base64');
  console.log(`${game.id}: ${pictures} pictures, ${colours.size} colours`);
}
const sorted = Object.fromEntries(Object.entries(palettes).sort(([a], [b]) => a.localeCompare(b)));
writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
