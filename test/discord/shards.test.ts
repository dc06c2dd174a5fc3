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
  let answers = 0;
  bot.parlour.faults.misanswer = ({ path }) => {
    if (path.endsWith('/callback')) answers += 1;
    return undefined;
  };
  // Whatever another shard would have answered to the first has been sent when the second is answered.
  for (let asked = 1; asked <= 2; asked += 1) {
    const help = await mira.slash('#game-night', 'help');
    expect(help.ephemeral).toBe(true);
    expect(answers).toBe(asked);
    expect(mira.messages('#game-night').filter(({ ephemeral }) => ephemeral)).toHaveLength(asked);
  }
});
