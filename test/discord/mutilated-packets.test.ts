/** Whatever else the gateway says, with every field of it wrong in turn: the bot stays connected, or comes back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiscord } from '../../src/discord/start.js';
import { createMetrics } from '../../src/metrics.js';
import { startParlour } from '@barbican/parlour';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { hearLog, isSlowRedis } from '../support/heard-log.js';
import { servicesOf } from '../support/services.js';
import { mutilationsOf } from '../support/mutilate.js';
import { openHouse } from '../support/tables.js';

type Packet = Record<string, unknown>;

const pauses = { firstMs: 20, longestMs: 100, longestToBeginMs: 100, answerMs: 1000, tokenMs: 50 };

describe('what happens in the guild', () => {
  const heard = hearLog();
  let bot: BotAtParlour;
  beforeAll(async () => {
    bot = await openBot({ log: heard.log });
  });
  afterAll(async () => {
    await bot.close();
  });

  it('is heard, however it is told', async () => {
    const { parlour } = bot;
    const mira = parlour.member('Mira');
    const said = new Map<string, Packet>();
    parlour.faults.tamper = (packet) => {
      if (packet['op'] === 0) said.set(String(packet['t']), structuredClone(packet));
      return packet;
    };
    const thread = parlour.world.channelNamed(mira.openThread('#game-night', 'siege'));
    if (thread.kind === 'thread') parlour.world.changeThread(thread, { archived: true });
    await mira.slash('#game-night', 'help');
    const deleted = { id: '1100000000000077777', guild_id: parlour.guildId, type: 0, parent_id: null };
    parlour.tell('CHANNEL_DELETE', deleted);
    parlour.tell('THREAD_DELETE', { ...deleted, type: 11 });
    parlour.tell('GUILD_DELETE', { id: '1100000000000088888', unavailable: false });
    parlour.tell('GUILD_CREATE', {
      id: '1100000000000088888',
      channels: [{ id: '1', type: 0 }],
      members: [],
      roles: [],
    });
    parlour.tell('SOMETHING_NEW', { id: '1' });
    expect([...said.keys()]).toEqual(expect.arrayContaining(['THREAD_CREATE', 'THREAD_UPDATE', 'GUILD_DELETE']));
    said.delete('INTERACTION_CREATE');
    let count = 0;
    for (const sample of said.values()) {
      for (const mutilation of mutilationsOf(sample)) {
        const { t } = sample;
        parlour.faults.tamper = (packet) =>
          packet['t'] === t ? mutilation.apply({ ...sample, s: packet['s'] }) : packet;
        parlour.tell(String(t), {});
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(150);
    for (const nonsense of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{"op":0,"t":"error","d":{}}',
      '{"op":0,"t":"__proto__","d":null}',
    ]) {
      parlour.faults.tamper = () => nonsense;
      parlour.tell('NONSENSE', {});
    }
    parlour.faults.clear();
    expect((await mira.slash('#game-night', 'help')).ephemeral).toBe(true);
    expect(heard.lines.some(({ msg }) => msg.includes('closed'))).toBe(false);
    // On a busy machine a sweep may find Redis slow meanwhile, which is made up for by the next.
    expect(heard.lines.filter((line) => line.level === 'error' && !isSlowRedis(line))).toEqual([]);
  });
});

describe('what is said of the session itself', () => {
  let bot: BotAtParlour;
  beforeAll(async () => {
    bot = await openBot({ pauses });
  });
  afterAll(async () => {
    await bot.close();
  });

  const [reconnect, invalid] = [7, 9];
  const odd: readonly Packet[] = [
    ...[null, 'yes', { d: [1] }].flatMap((d) => [reconnect, invalid, 1, 11].map((op) => ({ op, d }))),
    ...['10', null, 1.5, -1, 2 ** 53, 1e300].map((op) => ({ op, d: null })),
    ...['7', -1, 1.5, 1e300, null].map((s) => ({ op: 0, t: 'RESUMED', s, d: null })),
    { op: 10, d: { heartbeat_interval: 0 } },
    { op: 0, t: 'RESUMED', d: 'again' },
    { op: 0, t: 7, d: {} },
  ];

  it.each(odd)('%j is lived through: a command after it is answered', async (packet) => {
    const { faults } = bot.parlour;
    let hasComeBack = false;
    faults.tamper = () => packet;
    bot.parlour.tell('ODD', {});
    faults.tamper = (one) => {
      hasComeBack ||= one['t'] === 'READY' || one['t'] === 'RESUMED';
      return one;
    };
    if (packet['op'] === reconnect || packet['op'] === invalid) await expect.poll(() => hasComeBack).toBe(true);
    await bot.parlour.untilReady();
    expect((await bot.parlour.member('Mira').slash('#game-night', 'help')).ephemeral).toBe(true);
  });
});

describe('the beginning of a session', () => {
  /** A bot whose every shard has its first packet of a kind mutilated in another way; how they fared. */
  async function sufferAtFirst(isMeant: (packet: Packet) => boolean) {
    const heard = hearLog();
    const parlour = await startParlour({ log: () => undefined });
    let sample: Packet | undefined;
    parlour.faults.tamper = (packet) => {
      if (isMeant(packet)) sample ??= structuredClone(packet);
      return packet;
    };
    const house = await openHouse();
    const metrics = createMetrics();
    const open = (numbers: readonly number[]) =>
      openDiscord({
        access: { token: parlour.token, api: parlour.api },
        shards: { numbers, of: Math.max(1, numbers.length) },
        commands: [],
        services: servicesOf(house, heard.log, metrics),
        log: heard.log,
        pauses,
      });
    const first = open([0]);
    await first.connect();
    await first.close();
    const mutilations = mutilationsOf(sample ?? {});
    parlour.faults.sessionStarts.maxConcurrency = mutilations.length;
    const toDo = [...mutilations];
    parlour.faults.tamper = (packet) => (isMeant(packet) ? (toDo.shift()?.apply(packet) ?? packet) : packet);
    const many = open(mutilations.map((_, shard) => shard));
    await many.connect();
    await many.check();
    const up = (await metrics.registry.metrics()).match(/^barbican_gateway_up\{.*\} 1$/gm) ?? [];
    await many.close();
    await house.close();
    await parlour.close();
    return { mutilations, left: toDo.length, up: up.length, heard };
  }

  it.each([
    ['the greeting', (packet: Packet) => packet['op'] === 10, 10],
    ['READY', (packet: Packet) => packet['t'] === 'READY', 40],
  ])('%s', async (_, isMeant, least) => {
    const { mutilations, left, up, heard } = await sufferAtFirst(isMeant);
    expect(mutilations.length).toBeGreaterThan(least);
    expect(left).toBe(0);
    expect(up).toBe(mutilations.length);
    expect(heard.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
