/** /stats over the wire: a finished game appears in the records, by typing and by tapping, as picture and text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
const here = '#game-night';

/** Whoever begins marks a cell, and the other one gives up: from here on Mira is who won. */
beforeAll(async () => {
  bot = await openBot({});
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  await tom.slash(here, 'table join');
  await mira.slash(here, 'table start');
  const first = (await mira.slash(here, 'act')).message.buttons.some(({ label }) => label === 'What would you do?');
  const [cross, nought] = first ? [mira, tom] : [tom, mira];
  await cross.slash(here, 'ttt mark', { cell: '1' });
  await nought.slash(here, 'ttt resign');
  await mira.until(here, ({ text }) => text.includes('Game over'));
  if (!first) [mira, tom] = [tom, mira];
});
afterAll(async () => {
  await bot.close();
});

describe('/stats', () => {
  it('me: what I won and played, as a picture and in words, for me alone', async () => {
    const me = await mira.slash(here, 'stats me');
    expect(me.message.ephemeral).toBe(true);
    expect(me.text).toContain('Won **1** of 1.');
    expect(me.text).toContain(`- ${tom.name}: won 1, lost 0`);
    expect(me.message.pictures).toHaveLength(1);
  });

  it('leads to the server, the season and a game by taps', async () => {
    const me = await tom.slash(here, 'stats me');
    const server = await tom.click(me.message, 'Server');
    expect(server.text).toContain('Players');
    const season = await tom.click(server.message, 'Season');
    expect(season.text).toContain(`1. **${mira.name}**: 3 points (won 1 of 1`);
    const before = await tom.click(season.message, 'Last season');
    expect(before.text).toContain('No game was finished in this season.');
    const game = await tom.select(before.message, 'Records of one game …', 'tic-tac-toe');
    expect(game.text).toContain('Played once.');
  });

  it('player: somebody else’s; and is posted for everybody only on request', async () => {
    const other = await tom.slash(here, 'stats player', { person: mira.name });
    expect(other.text).toContain('Won **1** of 1.');
    const posted = await tom.click(other.message, 'Show in the channel');
    expect(posted.message.ephemeral).toBe(false);
    expect(posted.message.buttons).toHaveLength(0);
  });

  it('rates people, and counts by a season’s own dates, where those who manage the server want it', async () => {
    const ana = bot.parlour.member('Ana');
    ana.speaks('en-GB');
    expect((await mira.slash(here, 'stats me')).text).not.toContain('Rating');
    const settings = await ana.slash(here, 'barbican settings');
    expect((await ana.click(settings.message, 'Ratings on')).text).toContain('Ratings: **on**');
    expect((await mira.slash(here, 'stats me')).text).toMatch(/Rating: \*\*\d+\*\*, from 1 game/);
    const { form } = await ana.click(settings.message, 'Dates of the season');
    const wrong = await ana.submit(form, { 'First day': '2026-11-01', 'Last day': 'christmas' });
    expect(wrong.text).toContain('Nothing was changed.');
    const year = new Date().getUTCFullYear();
    const { form: again } = await ana.click(settings.message, 'Dates of the season');
    await ana.submit(again, { 'First day': `${year - 1}-01-01`, 'Last day': `${year + 1}-12-31` });
    expect((await mira.slash(here, 'stats season')).text).toContain('This server’s season');
    await ana.click(settings.message, 'Ratings off');
  });

  it('speaks French', async () => {
    tom.speaks('fr');
    const season = await tom.slash(here, 'stats season');
    expect(season.text).toContain('3 points (1 gagnée sur 1');
    tom.speaks('en-GB');
  });

  it('privacy hides a person everywhere, and shows them again', async () => {
    await mira.slash(here, 'stats privacy', { visibility: 'hidden' });
    expect((await tom.slash(here, 'stats season')).text).not.toContain(mira.name);
    expect((await tom.slash(here, 'stats player', { person: mira.name })).text).toContain('rather not be found');
    expect((await mira.slash(here, 'stats me')).text).toContain('Won **1** of 1.');
    await mira.slash(here, 'stats privacy', { visibility: 'shown' });
    expect((await tom.slash(here, 'stats season')).text).toContain(mira.name);
  });

  it('forget-me takes a person out of every record, after asking once more', async () => {
    const asked = await tom.slash(here, 'stats forget-me');
    expect((await tom.click(asked.message, 'Keep everything')).text).toContain('Nothing was changed');
    const again = await tom.slash(here, 'stats forget-me');
    await tom.click(again.message, 'Forget me');
    expect((await tom.slash(here, 'stats me')).text).toContain(`${tom.name} has finished no game here yet.`);
    const left = await mira.slash(here, 'stats season');
    expect(left.text).toContain(mira.name);
    expect(left.text).not.toContain(tom.name);
  });
});
