/** Done stands on the post from the beginning of a phase: it is good as long as the question stands, whatever one did before. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player, Reply, Seen } from '@barbican/parlour/player';
import { stronghold } from '../../src/games/stronghold/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const here = '#game-night';
let bot: BotAtParlour;
let mira: Player;

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(stronghold)] });
  mira = bot.parlour.member('Mira');
});
afterAll(async () => {
  await bot.close();
});

const labels = ({ buttons }: Seen): string[] => buttons.map(({ label }) => label);
const asks = (what: string) => (message: Seen) => labels(message).includes('Act') && message.text.includes(what);

/** The first thing offered at every question, until it is done. */
async function build(panel: Reply): Promise<Reply> {
  let now = await mira.click(panel.message, 'Build');
  for (let taps = 0; taps < 8 && !now.text.includes('✅'); taps += 1) {
    const [first = ''] = labels(now.message);
    now = await mira.click(now.message, first);
  }
  return now;
}

it('STR-5.3: a phase is ended on the post after a machine was built', async () => {
  await mira.slash(here, 'table open', { game: 'stronghold', players: 2 });
  const lobby = await mira.until(here, (message) => labels(message).includes('Start'));
  await mira.click(lobby, 'Add bot');
  await mira.click(lobby, 'Start');
  const start = await mira.until(here, asks('turn'));
  await mira.click(start, 'Done');
  await mira.click(await mira.until(here, asks('Phase 1')), 'Done');
  const machines = await mira.until(here, asks('Phase 2'));
  const built = await build(await mira.click(machines, 'Act'));
  expect(built.text).toContain('✅ Mira builds');
  expect(built.text).toContain('Phase 2');
  const ended = await mira.click(machines, 'Done');
  expect(ended.text).not.toContain('moved on');
  await mira.until(here, asks('Phase 3'));
});
