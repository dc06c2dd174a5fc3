/** Every code with which Discord's gateway closes, and what it says of guilds and channels meanwhile: what the operator reads, and that play goes on. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { type Heard, hearLog, isSlowRedis } from '../support/heard-log.js';

const pauses = { firstMs: 20, longestMs: 200, longestToBeginMs: 200, answerMs: 2000, tokenMs: 50 };
const here = '#game-night';
const heard: Heard = hearLog();
let bot: BotAtParlour;
let mira: Player;

beforeAll(async () => {
  bot = await openBot({ log: heard.log, pauses });
  mira = bot.parlour.member('Mira');
});
afterEach(async () => {
  bot.parlour.faults.clear();
  await expect.poll(health).toEqual(well);
  heard.lines.length = 0;
});
afterAll(() => bot.close());

async function health(): Promise<{ status: number; discord: string }> {
  const answer = await fetch(`${bot.health()}/healthz`);
  const { checks } = (await answer.json()) as { checks: { discord: string } };
  return { status: answer.status, discord: checks.discord };
}
const well = { status: 200, discord: 'ok' };
const errors = () => heard.lines.filter((line) => line.level === 'error' && !isSlowRedis(line));
const opened = (): unknown[] =>
  heard.lines.flatMap(({ msg, how }) => (msg.includes('gateway is connected') ? [how] : []));
const answers = async (): Promise<boolean> => (await mira.slash(here, 'help')).ephemeral;

describe('a gateway that closes', () => {
  it.each([
    [4004, 'does not accept the bot’s token'],
    [4010, 'does not know these shards'],
    [4011, 'wants this bot in shards'],
    [4012, 'whether there is a newer version'],
    [4013, 'refuses the Guilds intent'],
    [4014, 'refuses the Guilds intent'],
  ])('with %i each time: health and log say what to do, and it goes on once it is let in', async (code, advice) => {
    const { faults } = bot.parlour;
    let sentAway = 0;
    faults.tamper = (packet) => {
      if (packet['t'] !== 'READY') return packet;
      sentAway += 1;
      setImmediate(() => {
        faults.dropGateway({ code, resumable: false });
      });
      return undefined;
    };
    faults.dropGateway({ code, resumable: false });
    await expect.poll(() => sentAway).toBeGreaterThan(2);
    await expect.poll(health).toMatchObject({ status: 503, discord: expect.stringContaining(advice) as string });
    expect(errors().map(({ msg }) => msg)).toEqual(['Discord’s gateway sent us away']);
    expect(errors()[0]).toMatchObject({ code, advice: expect.stringContaining(advice) as string });
    faults.clear();
    await expect.poll(health).toEqual(well);
    expect(await answers()).toBe(true);
  });

  it.each([4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009])('with %i is connected to again', async (code) => {
    bot.parlour.faults.dropGateway({ code });
    await expect.poll(opened).toHaveLength(1);
    await expect.poll(health).toEqual(well);
    expect(heard.lines).toContainEqual(expect.objectContaining({ code, level: 'warn' }));
    expect(errors()).toEqual([]);
    expect(await answers()).toBe(true);
  });

  it.each([4007, 4009])('with %i, its session gone, has another one begun', async (code) => {
    bot.parlour.faults.dropGateway({ code, resumable: false });
    await expect.poll(opened).toEqual(['begun']);
    expect(await answers()).toBe(true);
  });

  it('because of the count from which it was to go on is begun anew, and nothing is done twice', async () => {
    const where = bot.parlour.world.addChannel({ name: 'counted' }).id;
    await mira.slash(where, 'table open', { game: 'tic-tac-toe' });
    const { faults } = bot.parlour;
    faults.tamper = (packet) => (packet['op'] === 0 ? { ...packet, s: 4_000_000 } : packet);
    expect(await answers()).toBe(true);
    faults.tamper = (packet) => {
      if (packet['t'] !== 'RESUMED') return packet;
      setImmediate(() => {
        faults.dropGateway({ code: 4007, resumable: false });
      });
      return undefined;
    };
    faults.dropGateway({ code: 4000 });
    await expect.poll(opened).toContain('begun');
    faults.clear();
    await bot.parlour.member('Tom').slash(where, 'table join');
    expect((await mira.slash(where, 'table status')).text.match(/Tom/g)).toHaveLength(1);
  });
});

describe('a game goes on', () => {
  async function sitDown(name: string): Promise<string> {
    const where = bot.parlour.world.addChannel({ name }).id;
    await mira.slash(where, 'table open', { game: 'tic-tac-toe' });
    await bot.parlour.member('Tom').slash(where, 'table join');
    await mira.slash(where, 'table start');
    await mira.until(where, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));
    return where;
  }
  async function marks(where: string): Promise<void> {
    expect((await mira.slash(where, 'ttt mark', { cell: '5' })).text).toBe('Mira marks cell 5.');
    await bot.parlour.member('Tom').until(where, ({ pinged }) => pinged.includes('Tom'));
  }

  it('although its server cannot be reached when a session begins, and comes later', async () => {
    const where = await sitDown('unavailable');
    const { faults, guildId } = bot.parlour;
    faults.tamper = (packet) => {
      if (packet['t'] === 'GUILD_CREATE') return undefined;
      if (packet['t'] !== 'READY') return packet;
      return { ...packet, d: { ...(packet['d'] as object), guilds: [{ id: guildId, unavailable: true }] } };
    };
    faults.invalidateSession({ resumable: false });
    await expect.poll(opened).toContain('begun');
    faults.clear();
    bot.parlour.tell('GUILD_DELETE', { id: guildId, unavailable: true });
    bot.parlour.tell('GUILD_CREATE', { id: guildId, unavailable: true });
    bot.parlour.tell('GUILD_CREATE', { id: guildId, name: 'Barbican', unavailable: false });
    await marks(where);
    expect(errors()).toEqual([]);
  });

  it('while its channel is renamed and moved, and members are told of without a user', async () => {
    const where = await sitDown('before');
    const channel = bot.parlour.world.channel(where);
    expect(channel).toBeDefined();
    if (channel) channel.name = 'after';
    bot.parlour.tell('CHANNEL_UPDATE', {
      id: where,
      name: 'after',
      type: 0,
      guild_id: bot.parlour.guildId,
      parent_id: '9',
    });
    for (const user of [{}, { user: null }]) {
      bot.parlour.tell('GUILD_MEMBER_UPDATE', { guild_id: bot.parlour.guildId, roles: [], ...user });
      bot.parlour.tell('GUILD_MEMBER_REMOVE', { guild_id: bot.parlour.guildId, ...user });
    }
    await marks(where);
    expect(heard.lines.filter((line) => ['error', 'warn'].includes(line.level) && !isSlowRedis(line))).toEqual([]);
  });
});
