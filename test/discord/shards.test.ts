import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;

beforeAll(async () => {
  bot = await openBot({ shards: { numbers: [0, 1], of: 2 } });
});
afterAll(async () => {
  await bot.close();
});

it('a bot on two shards hears a guild on one of them, and answers once', async () => {
  const mira = bot.parlour.member('Mira');
  const help = await mira.slash('#game-night', 'help');
  expect(help.ephemeral).toBe(true);
  expect(mira.messages('#game-night').filter(({ ephemeral }) => ephemeral)).toHaveLength(1);
});
