/** /learn over the wire: a lesson tapped and typed, in private, from the first stage to a table of one's own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(orcsOrcsOrcs)] });
  mira = bot.parlour.member('Mira');
});
afterAll(async () => {
  await bot.close();
});

describe('/learn', () => {
  it('begins with the theme, the goal, a picture and the first thing to do, for the learner alone', async () => {
    const opened = await mira.slash(here, 'learn', { game: 'orcs-orcs-orcs' });
    expect(opened.text).toContain('lesson · 1 of 7');
    expect(opened.text).toContain('You are blue, above lane 1.');
    expect(opened.text).toContain('Take lane 4');
    expect(opened.message.pictures).toHaveLength(1);
    expect(opened.message.ephemeral).toBe(true);
  });

  it('explains why anything else is not it, and takes the right thing by one tap', async () => {
    const opened = await mira.slash(here, 'learn', { game: 'orcs-orcs-orcs' });
    const wrong = await mira.click(opened.message, 'Reveal a marker · lane 5 (2 markers)');
    expect(wrong.text).toContain('❌ Allowed, but take lane 4 here');
    const right = await mira.click(wrong.message, 'Reveal a marker · lane 4 (4 markers)');
    expect(right.text).toContain('✅ A Goblin steps onto 4o');
    expect(right.message.pictures).toHaveLength(1);
    const next = await mira.click(right.message, 'Go on');
    expect(next.text).toContain('lesson · 2 of 7');
  });

  it('goes on by typing, with what the lesson offers in autocomplete', async () => {
    const rows = await mira.complete(here, 'ooo cast', 'spell');
    expect(rows.map(({ name }) => name)).toContain('Fire Spark');
    const refused = await mira.slash(here, 'ooo teleport', { space: '2' });
    expect(refused.text).toMatch(/space/);
    const alone = await mira.slash(here, 'ooo cast', { spell: 'fire-spark', target: '1i-goblin' });
    expect(alone.text).toContain('❌ One fire is one damage.');
    const typed = { spell: 'fire-spark', with: 'book-fe', target: '1i-goblin' };
    const done = await mira.slash(here, 'ooo cast', typed);
    expect(done.text).toContain('✅ Your first trophy');
  });

  it('is where one left it, and can begin again', async () => {
    const back = await mira.slash(here, 'learn', { game: 'orcs-orcs-orcs' });
    expect(back.text).toContain('is at step 3 of 10');
    expect((await mira.click(back.message, 'Go on')).text).toContain('lesson · 3 of 7');
    const again = await mira.slash(here, 'learn', { game: 'orcs-orcs-orcs' });
    expect((await mira.click(again.message, 'From the beginning')).text).toContain('lesson · 1 of 7');
  });

  it('shows the hand of the lesson, and asks which game where none is named', async () => {
    const opened = await mira.slash(here, 'learn');
    const stage = await mira.select(opened.message, 'Which game would you like to learn?', 'Orcs Orcs Orcs');
    const hand = await mira.click(stage.message, 'My hand');
    expect(hand.text).toContain('Fire Spark');
    expect(hand.message.buttons.map(({ label }) => label)).not.toContain('Log');
  });

  it.each([
    { locale: 'en-GB', room: here, play: 'Play with bots here' },
    { locale: 'fr', room: '#off-topic', play: 'Jouer ici avec des bots' },
  ])('is played through to its end by typing, in $locale, and ends with a table', async ({ locale, room, play }) => {
    const tom = bot.parlour.member('Tom');
    tom.speaks(locale);
    const { text } = orcsOrcsOrcs;
    const worded = text[locale === 'fr' ? 'fr' : 'en'];
    let shown = await tom.slash(room, 'learn', { game: 'orcs-orcs-orcs' });
    for (const { id, right } of orcsOrcsOrcs.lesson?.stages ?? []) {
      const stage = worded.lesson?.stages[id];
      expect(shown.text).toContain(stage?.say);
      const args = Object.entries(right.args as Record<string, string | readonly string[]>);
      const typed = Object.fromEntries(args.map(([name, value]) => [name, [value].flat().join(' ')]));
      shown = await tom.slash(room, `ooo ${right.action}`, typed);
      expect(shown.text).toContain(`✅ ${stage?.done ?? ''}`);
      const [onward] = shown.message.buttons;
      if (id !== 'lastLane') shown = await tom.click(shown.message, onward?.customId ?? '');
    }
    await tom.click(shown.message, play);
    await tom.until(room, (message) => message.text.includes('Aldric (bot)'));
  });
});
