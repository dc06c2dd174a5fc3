/** Every field of every kind of interaction, one at a time: the bot lives, whoever asked is answered, one line says why. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ferry } from '../support/games/ferry/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { hearLog } from '../support/heard-log.js';
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

it.each(Object.entries(samples))('%s', async (_, sampleOf) => {
  const sample = await sampleOf();
  const isTyping = sample['type'] === 4;
  const unanswered: string[] = [];
  const badly: string[] = [];

  async function suffer(mutilation: Mutilation): Promise<void> {
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
  }

  const all = mutilationsOf(sample);
  expect(all.length).toBeGreaterThan(100);
  // Without id, token (or, while typing, the kind of answer) nobody can be answered: these only run out of time.
  const hopeless = all.filter((one) => isNamed(one, 'id', 'token') || (isTyping && isNamed(one, 'type')));
  const others = all.filter((one) => !hopeless.includes(one));
  const before = heard.lines.length;
  await Promise.all(hopeless.map(suffer));
  expect(heard.lines.slice(before).filter(({ msg }) => msg.includes('could not be read')).length).toBeGreaterThan(0);
  unanswered.length = 0;
  const atOnce = 12;
  for (let from = 0; from < others.length; from += atOnce) {
    await Promise.all(others.slice(from, from + atOnce).map(suffer));
  }
  expect(unanswered).toEqual([]);
  expect(badly).toEqual([]);
});

it('and then everything is as it was', async () => {
  expect((await mira.slash(here, 'ttt mark', { cell: '5' })).text).toBe('Mira marks cell 5.');
  expect(heard.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(bot.parlour.violations).toEqual([]);
  const health = await fetch(`${bot.health()}/healthz`);
  expect(await health.json()).toEqual({ ok: true, checks: { redis: 'ok', discord: 'ok', commands: 'ok' } });
  const metrics = await (await fetch(`${bot.health()}/metrics`)).text();
  expect(metrics).toMatch(/barbican_packets_unreadable_total\{packet="INTERACTION_CREATE"\} [1-9]/);
});
