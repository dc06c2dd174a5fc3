/** /table replay over the wire: stepping in private, the film for everybody, playing on from an earlier point. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { smallGames } from '../support/small-games.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
let end: Seen;
const here = '#game-night';
const elsewhere = '#off-topic';

beforeAll(async () => {
  bot = await openBot({ games: [...smallGames, anyGame(orcsOrcsOrcs)] });
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  await tom.slash(here, 'table join');
  await mira.slash(here, 'table start');
  const first = (await mira.slash(here, 'act')).message.buttons.some(({ label }) => label === 'What would you do?');
  const [cross, nought] = first ? [mira, tom] : [tom, mira];
  await cross.slash(here, 'ttt mark', { cell: '1' });
  await nought.slash(here, 'ttt resign');
  end = await mira.until(here, ({ text }) => text.includes('Game over'));
});
afterAll(async () => {
  await bot.close();
});

const labels = (message: Seen): string[] => message.buttons.map(({ label }) => label);
const next = (message: Seen): string =>
  message.buttons.find(({ customId }) => customId.endsWith(':on'))?.customId ?? '';

describe('a finished game', () => {
  it('is stepped through in private from the button under its last board', async () => {
    const opened = await tom.click(end, 'Replay');
    expect(opened.message.ephemeral).toBe(true);
    expect(opened.text).toMatch(/replay · 1 of \d/);
    const on = await tom.click(opened.message, next(opened.message));
    expect(on.text).toMatch(/replay · 2 of \d/);
    expect(labels(on.message)).toContain('Film of the game');
  });

  it('shows what each hand held, which a game in play does not', async () => {
    const thread = mira.openThread(here, 'a duel of mages');
    await mira.slash(thread, 'table open', { game: 'orcs-orcs-orcs', players: 2 });
    await tom.slash(thread, 'table join');
    await mira.slash(thread, 'table start');
    const running = await tom.slash(thread, 'table replay');
    expect(running.message.menus.map(({ placeholder }) => placeholder)).not.toContain('What did they hold?');
    const round = await tom.click(running.message, 'Film of this round');
    expect(round.text).toContain('The film is being made');
    await mira.until(thread, ({ pictures }) => pictures.some(({ filename }) => filename === 'film.gif'));
  });

  it('speaks the language of whoever looks', async () => {
    tom.speaks('fr');
    const opened = await tom.slash(here, 'table replay');
    expect(opened.text).toContain('revoir · 1 sur');
    tom.speaks('en-GB');
  });

  it('is played on from an earlier point at a table that counts in no record', async () => {
    const opened = await mira.slash(here, 'table replay');
    await mira.click(opened.message, 'Play on from here');
    await mira.until(here, ({ text }) => text.includes('plays on from an earlier point'));
    await tom.slash(here, 'table claim');
    await mira.slash(here, 'table resume');
    await mira.until(here, ({ text }) => text.includes('Played on from an earlier game: it counts in no record.'));
    await mira.slash(here, 'ttt resign');
    await tom.slash(here, 'ttt resign');
    await mira.until(here, ({ text, id }) => id !== end.id && text.includes('Game over'));
    expect((await mira.slash(here, 'stats server')).text).toContain('- Tic-tac-toe: 1');
  });
});

describe('a game in play', () => {
  it('is shown up to now and filmed for everybody, with nothing to play on from', async () => {
    await mira.slash(elsewhere, 'table open', { game: 'orcs-orcs-orcs', players: 2 });
    await tom.slash(elsewhere, 'table join');
    await mira.slash(elsewhere, 'table start');
    const opened = await tom.slash(elsewhere, 'table replay');
    expect(opened.message.pictures).toHaveLength(1);
    expect(labels(opened.message)).not.toContain('Play on from here');
    const asked = await tom.click(opened.message, 'Film of the game');
    expect(asked.text).toContain('The film is being made');
    const film = await mira.until(elsewhere, ({ pictures }) =>
      pictures.some(({ filename }) => filename === 'film.gif'),
    );
    expect(film.ephemeral).toBe(false);
    const [picture] = film.pictures;
    expect(picture?.width).toBeLessThanOrEqual(720);
    expect(picture?.alt).toContain('A film of a game of Orcs Orcs Orcs');
  });
});
