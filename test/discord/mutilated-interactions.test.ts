/** Every field of every kind of interaction, one at a time: the bot lives, whoever asked is answered, one line says why. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ferry } from '../support/games/ferry/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { hearLog, isSlowRedis } from '../support/heard-log.js';
import { type Mutilation, mutilationsOf } from '../support/mutilate.js';

type Packet = Record<string, unknown>;

const heard = hearLog();
let bot: BotAtParlour;
let mira: Player;
const here = '#game-night';
const there = '#off-topic';

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(ticTacToe), anyGame(ferry)], log: heard.log });
  mira = bot.parlour.member('Mira');
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  await bot.parlour.member('Tom').slash(here, 'table join');
  await mira.slash(here, 'table start');
  await mira.slash(there, 'table open', { game: 'ferry' });
});
afterAll(async () => {
  await bot.close();
});

const isBoard = (message: Seen): boolean => message.buttons.some(({ label }) => label === 'Act') && !message.ephemeral;

/** The packet that a deed sends, as it really goes out. */
async function packetOf(deed: () => Promise<unknown>): Promise<Packet> {
  let last: Packet | undefined;
  bot.parlour.faults.tamper = (packet) => {
    if (packet['t'] === 'INTERACTION_CREATE') last = packet['d'] as Packet;
    return packet;
  };
  await deed();
  bot.parlour.faults.tamper = undefined;
  if (!last) throw new Error('Nothing was sent.');
  return structuredClone(last);
}

const samples: Record<string, () => Promise<Packet>> = {
  'a command': () => packetOf(() => mira.slash(here, 'ttt mark', { cell: 'nowhere' })),
  'a command that names somebody': () =>
    packetOf(() => bot.parlour.member('Jo').slash(here, 'table replace', { player: 'Tom' })),
  'something being typed': () => packetOf(() => mira.complete(here, 'ttt mark', 'cell', { cell: '' })),
  'a button': async () => {
    const board = await mira.until(here, isBoard);
    return packetOf(() => mira.click(board, 'Act'));
  },
  'a menu': async () => {
    const { message } = await mira.slash(here, 'rules', { game: 'tic-tac-toe' });
    const [menu] = message.menus;
    return packetOf(() => mira.select(message, menu?.placeholder ?? '', menu?.options[0]?.value ?? ''));
  },
  'a form': async () => {
    const lobby = await mira.until(there, ({ buttons }) => buttons.some(({ label }) => label === 'Options'));
    const opened = await mira.click(lobby, 'Options');
    const { form } = await mira.click(opened.message, 'River: ~~~');
    return packetOf(() => mira.submit(form, { River: 'a ship' }));
  },
};

const isNamed = ({ where }: Mutilation, ...names: readonly string[]): boolean =>
  names.some((name) => where.startsWith(`${name} `));

/** Without id, token (or, while typing, the kind of answer) nobody can be answered. */
const isHopeless = (sample: Packet, mutilation: Mutilation): boolean =>
  isNamed(mutilation, 'id', 'token') || (sample['type'] === 4 && isNamed(mutilation, 'type'));

/** What is not answered of these packets, and what is answered or told badly. */
async function suffered(sample: Packet, mutilations: readonly Mutilation[]) {
  const unanswered: string[] = [];
  const badly: string[] = [];
  const suffer = async (mutilation: Mutilation): Promise<void> => {
    let id = '';
    const first = await bot.parlour.forge(sample, (packet) => {
      id = String(packet['id']);
      return mutilation.apply(packet);
    });
    const lines = heard.lines.filter((line) => line['interaction'] === id && line.level !== 'debug');
    if (lines.length > 1 || lines.some(({ level }) => level === 'error')) {
      badly.push(`${mutilation.where}: ${JSON.stringify(lines)}`);
    }
    if (first.kind === 'no-answer') unanswered.push(mutilation.where);
  };
  await Promise.all(mutilations.map(suffer));
  return { unanswered, badly };
}

it('where nobody can be answered, one line says so', async () => {
  // They only run out of time: all kinds together.
  const before = heard.lines.length;
  const hopeless: { sample: Packet; mutilations: Mutilation[] }[] = [];
  for (const sampleOf of Object.values(samples)) {
    const sample = await sampleOf();
    hopeless.push({ sample, mutilations: mutilationsOf(sample).filter((one) => isHopeless(sample, one)) });
  }
  const all = await Promise.all(hopeless.map(({ sample, mutilations }) => suffered(sample, mutilations)));
  expect(all.flatMap(({ badly }) => badly)).toEqual([]);
  const unreadable = heard.lines.slice(before).filter(({ msg }) => msg.includes('could not be read'));
  expect(unreadable.length).toBeGreaterThanOrEqual(hopeless.length);
});

it.each(Object.entries(samples))('%s', async (_, sampleOf) => {
  const sample = await sampleOf();
  const all = mutilationsOf(sample);
  expect(all.length).toBeGreaterThan(100);
  const others = all.filter((one) => !isHopeless(sample, one));
  const atOnce = 12;
  for (let from = 0; from < others.length; from += atOnce) {
    const { unanswered, badly } = await suffered(sample, others.slice(from, from + atOnce));
    expect(unanswered).toEqual([]);
    expect(badly).toEqual([]);
  }
});

it('a command nested deeper than anybody can follow', async () => {
  const sample = await samples['a command']?.();
  const from = heard.lines.length;
  // Written as text: what is nested so deep cannot be copied as an object by every Node either.
  const depth = 1500;
  const options = `${'[{"name":"a","type":1,"options":'.repeat(depth)}[]${'}]'.repeat(depth)}`;
  bot.parlour.faults.tamper = (packet) => JSON.stringify(packet).replace('"deep down"', options);
  const answer = await bot.parlour.forge(sample ?? {}, (packet) => ({
    ...packet,
    data: { ...(packet['data'] as object), options: 'deep down' },
  }));
  bot.parlour.faults.tamper = undefined;
  expect('stored' in answer && JSON.stringify(answer.stored.message.components)).toContain('could not read');
  const lines = heard.lines.slice(from).filter(({ msg }) => msg.includes('could not be read'));
  expect(lines).toMatchObject([{ problem: expect.stringContaining('nested') as string }]);
});

it('and then everything is as it was', async () => {
  expect((await mira.slash(here, 'ttt mark', { cell: '5' })).text).toBe('Mira marks cell 5.');
  expect(heard.lines.filter((line) => line.level === 'error' && !isSlowRedis(line))).toEqual([]);
  expect(bot.parlour.violations).toEqual([]);
  const health = await fetch(`${bot.health()}/healthz`);
  expect(await health.json()).toEqual({ ok: true, checks: { redis: 'ok', discord: 'ok', commands: 'ok' } });
  const metrics = await (await fetch(`${bot.health()}/metrics`)).text();
  expect(metrics).toMatch(/barbican_packets_unreadable_total\{packet="INTERACTION_CREATE"\} [1-9]/);
});
