/**
 * Draws any picture of any game, to be looked at: plays a game with its own bots up to a point and draws what would be
 * posted there. A kind that has no picture at that point (a scene, a preview, the end) is waited for.
 *   npx tsx scripts/draw.ts <game> <kind> [--seed s] [--answers n] [--seats n] [--preset p] [--locale l] [--out dir]
 *   a hand, preview or look-up of one seat: [--seat n]
 *   a preview: [--action a] [--argument b] [--picked n]     tokens of the plan that are picked already
 *   a look-up: [--lookup l] [--arg name=value]...           the first of its choices where absent
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureKinds } from '../renderers/contract.js';
import { draw } from '../renderers/index.js';
import { gameOf, games } from '../src/games/index.js';
import { locales } from '../src/kernel/index.js';
import { playOn, startOf } from './drawing/play.js';
import { taskFor } from './drawing/tasks.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seed: { type: 'string', default: 'seed' }, answers: { type: 'string', default: '40' } },
    ...{ seats: { type: 'string' }, preset: { type: 'string' }, locale: { type: 'string' } },
    ...{ out: { type: 'string', default: '.' }, seat: { type: 'string' } },
    ...{ action: { type: 'string' }, argument: { type: 'string' }, picked: { type: 'string' } },
    ...{ lookup: { type: 'string' }, arg: { type: 'string', multiple: true, default: [] as string[] } },
  },
});
const [game = '', wanted = 'board'] = positionals;
const def = gameOf(game);
if (!def) throw new Error(`a game is one of ${games.map(({ id }) => id).join(', ')}`);
const kind = pictureKinds.find((each) => each === wanted);
if (!kind) throw new Error(`a picture is one of ${pictureKinds.join(', ')}`);
const spoken = values.locale === undefined ? locales : locales.filter((each) => each === values.locale);
if (spoken.length === 0) throw new Error(`a language is one of ${locales.join(', ')}`);

const wish = {
  ...(values.seat === undefined ? {} : { seat: Number(values.seat) }),
  ...(values.action === undefined ? {} : { action: values.action }),
  ...(values.argument === undefined ? {} : { argument: values.argument }),
  ...(values.lookup === undefined ? {} : { lookup: values.lookup }),
  picked: Number(values.picked ?? 0),
  args: Object.fromEntries(
    values.arg.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  ),
};

let played = startOf(def, {
  seed: values.seed,
  ...(values.seats === undefined ? {} : { seats: Number(values.seats) }),
  ...(values.preset === undefined ? {} : { preset: values.preset }),
});
for (let count = 0; count < Number(values.answers) && !played.match.outcome; count += 1) played = playOn(def, played);

mkdirSync(values.out, { recursive: true });
for (let drawn = 0; drawn === 0;) {
  for (const locale of spoken) {
    const task = taskFor(def, kind, locale, played, wish);
    for (const picture of task ? draw(task) : []) {
      drawn += 1;
      const file = join(values.out, `${game}-${locale}-${picture.name}`);
      writeFileSync(file, picture.png);
      console.log(`${file} ${picture.width}x${picture.height}, ${Math.round(picture.png.length / 1024)} kB`);
      console.log(`  after ${played.match.seq} answers: ${picture.alt}`);
    }
  }
  if (drawn === 0 && played.match.outcome) throw new Error(`${game} has no picture of this kind in this game`);
  if (drawn === 0) played = playOn(def, played);
}
