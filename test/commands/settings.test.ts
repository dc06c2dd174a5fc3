import { PermissionFlagsBits } from 'discord-api-types/v10';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { barbicanCommand } from '../../commands/barbican.js';
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
  it('is for those who manage the server; whoever manages one channel is neither offered it nor served', async () => {
    expect(barbicanCommand.json.default_member_permissions).toBe(PermissionFlagsBits.ManageGuild.toString());
    const { world } = bot.parlour;
    world.setModerator('Tom', 'moderator');
    const { message } = await tom.slash('#off-topic', 'barbican settings');
    const asked = await tom.click(message, 'Delete all data');
    world.setModerator('Tom', 'player');
    world.allow('Tom', '#off-topic', ['ManageChannels']);
    expect((await tom.slash('#off-topic', 'barbican settings')).kind).toBe('refused');
    for (const [where, button] of [
      [message, 'Delete all data'],
      [asked.message, 'Delete everything'],
    ] as const) {
      expect((await tom.click(where, button)).text).toContain('Only those who may manage this server');
    }
    expect((await tom.select(message, 'Default language', 'fr')).text).toContain('Only those who may manage');
    const { text } = await ana.slash('#off-topic', 'barbican settings');
    expect(text).toContain('**English**');
    expect(text).not.toContain('deleted');
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
    expect(again.text).toContain('Tables that stand open now: 1.');
    const going = await ana.click(again.message, 'Delete everything');
    expect(going.text).toContain('will be deleted in 24 hours');
    await tom.until('a quiet corner', (seen) => seen.text.includes('Ana fait effacer toutes les données'));
    const fresh = await ana.slash('#off-topic', 'barbican settings');
    expect(fresh.text).toContain('Ana has everything deleted');
    const taken = await ana.click(fresh.message, 'Take the deletion back');
    expect(taken.message.buttons.map(({ label }) => label)).toContain('Delete all data');
    expect(taken.text).toContain('<#1100000000000000202>');
  });
});

describe('a channel that is deleted', () => {
  it('takes its table along, and a thread does', async () => {
    const { world } = bot.parlour;
    const { id } = world.addChannel({ name: 'short-lived' });
    await ana
      .slash('#off-topic', 'barbican settings')
      .then(({ message }) => ana.select(message, 'Channels for tables (none: everywhere)', []));
    const thread = tom.openThread('#off-topic', 'an aside');
    for (const channel of [id, thread]) {
      await tom.slash(channel, 'table open', { game: 'tic-tac-toe' });
      await tom.until(channel, (message) => message.buttons.some(({ label }) => label === 'Commencer'));
      world.removeChannel(channel);
    }
    const redis = new Redis(inject('redisUrl'), { db: 34 });
    try {
      for (const channel of [id, thread]) {
        await expect.poll(() => redis.exists(`barbican:c:${channel}`)).toBe(0);
      }
    } finally {
      redis.disconnect();
    }
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
