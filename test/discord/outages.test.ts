/** Discord away, in all the ways it can be: the bot is patient, tells the truth about it, and comes back. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { type Heard, hearLog } from '../support/heard-log.js';

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

type Health = { status: number; discord: string };
async function health(): Promise<Health> {
  const answer = await fetch(`${bot.health()}/healthz`);
  const { checks } = (await answer.json()) as { checks: { discord: string } };
  return { status: answer.status, discord: checks.discord };
}
const metrics = async (): Promise<string> => (await fetch(`${bot.health()}/metrics`)).text();
const well = { status: 200, discord: 'ok' };

async function openTable(where: string): Promise<void> {
  await mira.slash(where, 'table open', { game: 'tic-tac-toe' });
  await bot.parlour.member('Tom').slash(where, 'table join');
  await mira.slash(where, 'table start');
  await mira.until(where, (message) => message.buttons.some(({ label }) => label === 'Act'));
}

describe('the gateway', () => {
  it('gone: /healthz and /metrics say since when and why, the log says code and reason, and the tries grow rarer', async () => {
    const { faults } = bot.parlour;
    faults.refuseConnections();
    faults.dropGateway({ code: 4000, reason: 'see you later' });
    await expect.poll(() => heard.lines.filter(({ msg }) => msg.includes('again')).length).toBeGreaterThan(4);
    const told = await health();
    expect(told.status).toBe(503);
    expect(told.discord).toMatch(/no connection to Discord’s gateway since \d{4}-\d\d-\d\dT[\d:.]+Z \(\d+ s\)/);
    expect(await metrics()).toMatch(/barbican_gateway_up\{shard="0"\} 0/);
    expect(await metrics()).toMatch(/barbican_gateway_down_seconds 0*\.?\d*[1-9]/);
    expect(heard.lines).toContainEqual(expect.objectContaining({ code: 4000, reason: 'see you later', level: 'warn' }));
    const waits = heard.lines.flatMap(({ pauseMs }) => (typeof pauseMs === 'number' ? [pauseMs] : []));
    expect(Math.max(...waits)).toBeGreaterThan(4 * (waits[0] ?? Infinity));
    expect(Math.max(...waits)).toBeLessThanOrEqual(pauses.longestToBeginMs);
    faults.acceptConnections();
    await expect.poll(health).toEqual(well);
    expect(await metrics()).toMatch(/barbican_gateway_up\{shard="0"\} 1/);
    expect(await metrics()).toMatch(/barbican_gateway_down_seconds 0$/m);
    expect(heard.lines).toContainEqual(
      expect.objectContaining({ msg: 'the gateway is connected again', downMs: expect.any(Number) as number }),
    );
    expect((await mira.slash(here, 'help')).ephemeral).toBe(true);
  });

  it('that grants no more sessions today is not asked for one until it does', async () => {
    const { faults } = bot.parlour;
    faults.sessionStarts = { total: 1000, remaining: 0, resetAfterMs: 200, maxConcurrency: 1 };
    let identified = 0;
    faults.tamper = (packet) => {
      if (packet['t'] === 'READY') identified += 1;
      return packet;
    };
    faults.invalidateSession({ resumable: false });
    await expect.poll(health).toMatchObject({
      status: 503,
      discord: expect.stringContaining('grants no new session until') as string,
    });
    expect(identified).toBe(0);
    faults.sessionStarts.remaining = 10;
    await expect.poll(health).toEqual(well);
    expect(identified).toBe(1);
  });

  it('that sends us away for good is said to have, with what to do, and tried again later', async () => {
    bot.parlour.faults.dropGateway({ code: 4004, reason: 'Authentication failed.', resumable: false });
    await expect.poll(() => heard.lines.some(({ msg }) => msg.includes('sent us away'))).toBe(true);
    expect(heard.lines).toContainEqual(
      expect.objectContaining({ code: 4004, advice: expect.stringContaining('DISCORD_TOKEN') as string }),
    );
    await expect.poll(health).toEqual(well);
    expect((await mira.slash(here, 'help')).ephemeral).toBe(true);
  });
});

describe('a start while Discord is away', () => {
  it('waits for it, and goes through as soon as it is back', async () => {
    bot.parlour.faults.refuseConnections();
    const back = bot.restart();
    await expect.poll(() => heard.lines.some(({ msg }) => msg.includes('cannot be reached yet'))).toBe(true);
    bot.parlour.faults.acceptConnections();
    await back;
    expect((await mira.slash(here, 'help')).ephemeral).toBe(true);
  });
});

describe('an answer of 401', () => {
  const boardFor = (name: string, where: string) => mira.until(where, ({ pinged }) => pinged.includes(name));

  it('to one request costs that request, and nothing else: no table is paused, and posting goes on', async () => {
    await openTable(here);
    const asked: string[] = [];
    bot.parlour.faults.misanswer = ({ method, path }) => {
      asked.push(`${method} ${path}`);
      return undefined;
    };
    bot.parlour.faults.next({ kind: 'error', status: 401, method: 'POST', path: /^\/channels\/\d+\/messages$/ });
    await mira.slash(here, 'ttt mark', { cell: '5' });
    await boardFor('Tom', here);
    expect(asked).toContain('GET /users/@me');
    expect((await mira.slash(here, 'table status')).text).not.toContain('paused');
    expect(await health()).toEqual(well);
  });

  it('that means it stops posting, is said, pauses nothing, and is over when Discord takes the token again', async () => {
    await openTable('#off-topic');
    bot.parlour.faults.next({
      kind: 'error',
      status: 401,
      path: /^\/(channels|users|applications|gateway)/,
      times: Infinity,
    });
    await mira.slash('#off-topic', 'ttt mark', { cell: '5' });
    await expect.poll(health).toMatchObject({
      status: 503,
      discord: expect.stringContaining('does not accept the bot’s token') as string,
    });
    expect(await metrics()).toMatch(/barbican_token_refused 1/);
    expect(heard.lines.filter(({ msg }) => msg.includes('refuses the bot’s token'))).toHaveLength(1);
    const [struck, since] = [bot.parlour.faults.struck, performance.now()];
    await new Promise((resolve) => setTimeout(resolve, 300));
    // It looks now and then whether it may again, and sends nothing else.
    const looks = (performance.now() - since) / pauses.tokenMs;
    expect(bot.parlour.faults.struck - struck).toBeLessThan(looks + 4);
    bot.parlour.faults.clear();
    await boardFor('Tom', '#off-topic');
    expect((await mira.slash('#off-topic', 'table status')).text).not.toContain('paused');
    await expect.poll(health).toEqual(well);
  });
});
