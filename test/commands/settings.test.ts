import { PermissionFlagsBits } from 'discord-api-types/v10';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { barbicanCommand } from '../../commands/barbican.js';
import { encodeCustomId } from '../../src/discord/custom-id.js';
import { nightSettingParts } from '../../src/discord/messages/night-settings.js';
import { seasonPart } from '../../src/discord/messages/settings.js';
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

/** The packet that a deed sends. */
async function packetOf(deed: () => Promise<unknown>): Promise<Record<string, unknown>> {
  let sent: Record<string, unknown> = {};
  bot.parlour.faults.tamper = (packet) => {
    if (packet['t'] === 'INTERACTION_CREATE') sent = structuredClone(packet['d'] as typeof sent);
    return packet;
  };
  await deed();
  bot.parlour.faults.tamper = undefined;
  return sent;
}

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

  it.each([
    ['no permissions', (member: object) => ({ ...member, permissions: undefined })],
    ['none that can be read', (member: object) => ({ ...member, permissions: 8 })],
    ['a number below nought', (member: object) => ({ ...member, permissions: '-1' })],
    ['a number of another kind', (member: object) => ({ ...member, permissions: '0x28' })],
    ['too long a number', (member: object) => ({ ...member, permissions: '9'.repeat(5000) })],
  ])('is served to nobody of whom Discord tells %s, by whichever way', async (_, change) => {
    const sample = await packetOf(() => ana.slash('#off-topic', 'barbican settings'));
    const told = async (more: object): Promise<string> => {
      const answer = await bot.parlour.forge(sample, (packet) => ({
        ...packet,
        member: change(packet['member'] as object),
        ...more,
      }));
      return 'stored' in answer ? JSON.stringify(answer.stored.message.components) : answer.kind;
    };
    const denied = 'Only those who may manage this server';
    expect(await told({})).toContain(denied);
    for (const part of ['forget', 'keep', 'language', 'channels', 'ratings', seasonPart, nightSettingParts.zone]) {
      const custom_id = encodeCustomId({ kind: 'settings', part });
      expect(await told({ type: 3, data: { custom_id, component_type: 3, values: ['fr'] } }), part).toContain(denied);
      expect(await told({ type: 5, data: { custom_id, components: [] } }), part).toContain(denied);
    }
  });

  it('is for servers: in a private message it says so', async () => {
    const sample = await packetOf(() => ana.slash('#off-topic', 'barbican settings'));
    const answer = await bot.parlour.forge(sample, ({ guild_id, member, ...packet }) => ({
      ...packet,
      user: (member as { user: object }).user,
      dm: guild_id,
    }));
    expect('stored' in answer && JSON.stringify(answer.stored.message.components)).toContain('channels of a server');
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
    // What is opened meanwhile would be deleted with the rest, and nobody told.
    const late = await tom.slash('#second-table', 'table open', { game: 'tic-tac-toe' });
    expect(late.ephemeral).toBe(true);
    expect(late.text).toContain('Ana has everything of this server deleted');
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
