/**
 * Makes the games' palettes anew, from pictures of every kind and boards of the recorded games: to be run when a game's pictures have changed their colours.
 *   npx tsx scripts/palettes.ts [game…]
 * Or looks how well they serve every board of the recorded games, in every language, and says how far the worst is off:
 *   npx tsx scripts/palettes.ts --check [--every n] [game…]     one board in so many; every one where absent
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drafts } from '../renderers/index.js';
import { closeSheet } from '../renderers/kit/sheet.js';
import { games } from '../src/games/index.js';
import type { AnyGame } from '../src/kernel/index.js';
import { noteAreas } from './palettes/areas.js';
import { type Colours, count, paletteFor } from './palettes/colours.js';
import { tasksOf } from './palettes/pictures.js';
import { type Off, offOf, pixelsOf } from './palettes/off.js';
import { boardsAcross, boardsOfRecordings } from './palettes/recorded.js';

const file = new URL('../renderers/encoder/palettes.json', import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, every: { type: 'string', default: '1' } },
});
/** Tints that a game makes seldom are on few boards, and large there: areas are looked for on one board in so many, of all. */
const everyForAreas = 7;
const wanted = games.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

function check(game: AnyGame): void {
  const every = Number(values.every);
  const offs: Off[] = [];
  for (const task of boardsAcross(game, every, every >> 1)) offs.push(...offOf(task));
  const shares = offs.map(({ share }) => share).sort((a, b) => a - b);
  const perMille = (share = 0): string => (share * 1000).toFixed(3);
  console.log(
    `${game.id}: ${offs.length} pictures; visibly off, of 1,000 pixels: ${perMille(shares[shares.length >> 1])} in the median, ` +
      `${perMille(shares.at(-1))} at most; with all around them at most ${Math.max(...offs.map(({ solid }) => solid))} px, ` +
      `within areas of one colour at most ${Math.max(...offs.map(({ area }) => area))} px`,
  );
}

function learn(game: AnyGame): string {
  const colours: Colours = { bins: new Map(), areas: new Map() };
  let pictures = 0;
  for (const task of [...tasksOf(game, 'palette'), ...boardsOfRecordings(game)]) {
    for (const { sheet } of drafts(task)) {
      count(colours, pixelsOf(sheet.canvas), sheet.canvas.width);
      closeSheet(sheet);
      pictures += 1;
    }
  }
  for (const task of boardsAcross(game, everyForAreas)) {
    for (const { sheet } of drafts(task)) {
      noteAreas(colours.areas, pixelsOf(sheet.canvas), sheet.canvas.width);
      closeSheet(sheet);
      pictures += 1;
    }
  }
  console.log(`${game.id}: ${pictures} pictures, ${colours.bins.size} colours, ${colours.areas.size} of areas`);
  return Buffer.from(paletteFor(colours)).toString('base64');
}

if (values.check) wanted.forEach(check);
else {
  const palettes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  for (const game of wanted) palettes[game.id] = learn(game);
  const sorted = Object.fromEntries(Object.entries(palettes).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
