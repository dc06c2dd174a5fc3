/**
 * Plays a game's lesson through in a real browser, and keeps a picture of every stage and of what came of it:
 *
 *   npx tsx scripts/lesson.ts --game orcs-must-die --language fr --hands taps --out lesson
 *
 * --hands types (at a desk) or taps (on a phone, by buttons alone).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locator } from 'playwright-core';
import { commandWords } from '../commands/text/index.js';
import { discordWords } from '../src/discord/text/index.js';
import { gameOf, games } from '../src/games/index.js';
import { type Args, locales } from '../src/kernel/index.js';
import { judge, lessonLength, lessonTable, positionAt, stageOf } from '../src/table/lessons.js';
import { sayAt } from '../src/table/words.js';
import { openHouse } from './rehearsal/house.js';
import { press, tapOnPanel, typeOnPage } from './rehearsal/page-hands.js';
import { inWords } from './rehearsal/wording.js';

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string', default: games[0]?.id ?? '' },
    language: { type: 'string', default: locales[0] },
    hands: { type: 'string', default: 'types' },
    out: { type: 'string', default: 'lesson' },
  },
});
const game = gameOf(asked.game);
if (!game?.lesson) throw new Error(`No lesson ${asked.game}; there are ${games.map(({ id }) => id).join(', ')}.`);
const { seat } = game.lesson;
const locale = locales.find((each) => each === asked.language) ?? locales[0];
const words = discordWords[locale];
const typed = commandWords[locale];
const isTapped = asked.hands === 'taps';

const learner = 'Mira';
const house = await openHouse({ locale, out: asked.out, members: [learner], patienceMs: 60_000 });
const page = await house.open(isTapped ? 'phone' : 'desk');
const member = house.parlour.world.memberNamed(learner);
await page.goto(`${house.parlour.url}/#as=${member.id}`);
await page.getByRole('log').waitFor();

/** The right answer, without what nobody need say: which hero, say, where only one is meant. */
function rightAt(stage: number): { action: string; args: Args } {
  const right = game && stageOf(game, stage)?.right;
  if (!right) throw new Error(`no stage ${stage}`);
  let args: Args = { ...right.args };
  for (const name of Object.keys(args)) {
    const rest: Args = Object.fromEntries(Object.entries(args).filter(([other]) => other !== name));
    if (judge(game, stage, { action: right.action, args: rest }, locale).is === 'right') args = rest;
  }
  return { action: right.action, args };
}

const told: string[] = [];
/** The newest private message that says this; the same one whatever it says later. */
async function saying(part: string): Promise<Locator> {
  const newest = page.locator('article.ephemeral').filter({ hasText: part }).last();
  const id = await newest.getAttribute('data-message');
  return page.locator(`[data-message="${id ?? ''}"]`);
}

async function keep(message: Locator, name: string): Promise<void> {
  told.push(`## ${name}`, await message.innerText(), '');
  await message.scrollIntoViewIfNeeded();
  await page.screenshot({ path: join(asked.out, `${name}.png`) });
}

await typeOnPage(page, {
  label: '',
  questions: [],
  command: typed.learn.name,
  args: [{ name: typed.options.game.name, value: asked.game, labels: [game.text[locale].name] }],
});
const stages = lessonLength(game);
for (let stage = 0; stage < stages; stage += 1) {
  const name = String(stage + 1).padStart(2, '0');
  const match = positionAt(game, stage);
  const say = sayAt(game, lessonTable(game, stage, match, { id: member.id, name: learner }, locale), locale);
  const answer = inWords(game, match, seat, rightAt(stage), say);
  const question = await saying('🎓');
  await keep(question, `${name}-asked`);
  if (isTapped) await tapOnPanel(page, question, answer, locale);
  else await typeOnPage(page, answer);
  const done = await saying('✅');
  await keep(done, `${name}-done`);
  console.log(`${game.id} ${locale} ${asked.hands}: ${stage + 1} of ${stages}`);
  const goOn = done.getByRole('button', { name: words.learn.goOn, exact: true });
  if (stage + 1 < stages) await press(page, done, goOn);
}
const { violations, refusals } = house.parlour;
told.push(`OpenAPI violations: ${JSON.stringify(violations)}; refusals: ${JSON.stringify(refusals)}`);
writeFileSync(join(asked.out, 'transcript.md'), told.join('\n'));
await house.close();
