/** "What would you do?" on the panel: the bot's choice and its reason, for the asker alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(orcsOrcsOrcs)] });
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
  await mira.slash(here, 'table open', { game: 'orcs-orcs-orcs', players: 2 });
  await tom.slash(here, 'table join');
  await mira.slash(here, 'table start');
});
afterAll(async () => {
  await bot.close();
});

/** Whoever is asked first, and the other one. */
async function atTurn(): Promise<{ asked: Player; other: Player }> {
  const panel = await mira.slash(here, 'act');
  const isMira = panel.message.buttons.some(({ label }) => label === 'What would you do?');
  return isMira ? { asked: mira, other: tom } : { asked: tom, other: mira };
}

describe('a hint', () => {
  it('names a whole move with its reason, in private, and plays it by one tap', async () => {
    const { asked } = await atTurn();
    const panel = await asked.slash(here, 'act');
    const hinted = await asked.click(panel.message, 'What would you do?');
    expect(hinted.message.ephemeral).toBe(true);
    expect(hinted.text).toMatch(/💡 I would: \*\*Reveal a marker · lane \d .*\*\*\. \S.{10,}/);
    const done = await asked.click(hinted.message, 'Do that');
    expect(done.text).toContain('✅');
  });

  it('speaks the asker’s language', async () => {
    const { asked } = await atTurn();
    asked.speaks('fr');
    const panel = await asked.slash(here, 'act');
    const hinted = await asked.click(panel.message, 'Que feriez-vous\u00a0?');
    expect(hinted.text).toContain('💡 Je ferais\u00a0: **');
    asked.speaks('en-GB');
  });

  it('is not offered to whom nothing is asked', async () => {
    const { other } = await atTurn();
    const panel = await other.slash(here, 'act');
    expect(panel.message.buttons.map(({ label }) => label)).not.toContain('What would you do?');
  });

  it('is switched off for the table by its host, and on again, by typing and by tapping', async () => {
    const { asked } = await atTurn();
    await mira.slash(here, 'table board', { hints: 'off' });
    const without = await asked.slash(here, 'act');
    expect(without.message.buttons.map(({ label }) => label)).not.toContain('What would you do?');
    const host = await mira.slash(here, 'act');
    await mira.click(host.message, 'Allow hints');
    const again = await asked.slash(here, 'act');
    expect(again.message.buttons.map(({ label }) => label)).toContain('What would you do?');
  });

  it('asked for on an old panel after hints went off, says so', async () => {
    const { asked } = await atTurn();
    const old = await asked.slash(here, 'act');
    await mira.slash(here, 'table board', { hints: 'off' });
    expect((await asked.click(old.message, 'What would you do?')).text).toContain('plays without hints');
  });
});
