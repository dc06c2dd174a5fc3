import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { tableText } from '../../src/table/words.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let ana: Player;
let tom: Player;

beforeAll(async () => {
  bot = await openBot();
  ana = bot.parlour.member('Ana');
  tom = bot.parlour.member('Tom');
  ana.speaks('en-GB');
});
afterAll(async () => {
  await bot.close();
});

describe('/barbican settings', () => {
  it('is for moderators', async () => {
    const told = await tom.slash('#off-topic', 'barbican settings');
    expect(told.ephemeral).toBe(true);
    expect(told.text).toContain('manage');
    expect(told.message.menus).toEqual([]);
  });

  it('sets language, clock and channels for new tables', async () => {
    const { message } = await ana.slash('#off-topic', 'barbican settings');
    expect((await ana.select(message, 'Default language', 'fr')).text).toContain('français');
    expect((await ana.select(message, 'Default clock', 'slow')).text).toContain('slow');
    const set = await ana.select(message, 'Channels for tables (none: everywhere)', ['#second-table']);
    expect(set.text).toContain('<#1100000000000000202>');
  });

  it('keeps tables to the channels allowed, and to their threads', async () => {
    const refused = await tom.slash('#game-night', 'table open', { game: 'tic-tac-toe' });
    expect(refused.ephemeral).toBe(true);
    expect(refused.text).toContain('<#1100000000000000202>');
    const thread = tom.openThread('#second-table', 'a quiet corner');
    await tom.slash(thread, 'table open', { game: 'tic-tac-toe' });
    const lobby = await tom.until(thread, (message) => message.buttons.some(({ label }) => label === 'Commencer'));
    expect(lobby.text).toContain('Morpion');
    expect(lobby.text.toLowerCase()).toContain(tableText.fr.clocks.slow);
  });

  it('deletes everything on request, once one is sure', async () => {
    const { message } = await ana.slash('#off-topic', 'barbican settings');
    const asked = await ana.click(message, 'Delete all data');
    const kept = await ana.click(asked.message, 'No, keep playing');
    expect(kept.text).toContain('Nothing was changed.');
    const again = await ana.click(message, 'Delete all data');
    const gone = await ana.click(again.message, 'Delete everything');
    expect(gone.text).toContain('deleted');
    const fresh = await ana.slash('#off-topic', 'barbican settings');
    expect(fresh.text).toContain('every channel');
  });
});

describe('a bot that may not do everything', () => {
  it('says kindly what it lacks', async () => {
    const { world } = bot.parlour;
    world.deny('bot', '#off-topic', ['AttachFiles']);
    const pictures = await tom.slash('#off-topic', 'table open', { game: 'tic-tac-toe' });
    expect(pictures.ephemeral).toBe(true);
    expect(pictures.text).toContain('Attach Files');
    world.deny('bot', '#off-topic', ['SendMessages']);
    expect((await tom.slash('#off-topic', 'table open', { game: 'tic-tac-toe' })).text).toContain('Send Messages');
    world.deny('bot', '#off-topic', []);
  });
});

describe('/help', () => {
  it('is a one-minute tour in one’s own language', async () => {
    const tour = await tom.slash('#off-topic', 'help');
    expect(tour.ephemeral).toBe(true);
    expect(tour.text).toContain('Tic-tac-toe');
    const jo = bot.parlour.member('Jo');
    expect((await jo.slash('#off-topic', 'aide')).text).toContain('/table ouvrir');
  });
});
