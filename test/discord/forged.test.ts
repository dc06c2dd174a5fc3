/** Buttons that nobody was given: from another server, another channel, or saying what no button of ours says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { encodeCustomId } from '../../src/discord/custom-id.js';
import { nightId } from '../../src/discord/messages/night-ids.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
let table = '';
let sample: Record<string, unknown> = {};
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot();
  mira = bot.parlour.member('Mira');
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  await bot.parlour.member('Tom').slash(here, 'table join');
  await mira.slash(here, 'table start');
  const board = await mira.until(here, (message) => message.buttons.some(({ label }) => label === 'Act'));
  bot.parlour.faults.tamper = (packet) => {
    if (packet['t'] === 'INTERACTION_CREATE') sample = structuredClone(packet['d'] as typeof sample);
    return packet;
  };
  await mira.click(board, 'Act');
  bot.parlour.faults.clear();
  table = board.buttons.find(({ label }) => label === 'Act')?.customId.split(':')[1] ?? '';
});
afterAll(async () => {
  await bot.close();
});

/** What is answered to a button with this id, pressed in this place. */
async function press(customId: string, place: Record<string, unknown> = {}): Promise<string> {
  const answer = await bot.parlour.forge(sample, (packet) => ({
    ...packet,
    ...place,
    data: { ...(packet['data'] as object), custom_id: customId },
  }));
  return 'stored' in answer ? JSON.stringify(answer.stored.message.components) : answer.kind;
}

const ids = [
  encodeCustomId({ kind: 'act', table: 'T' }),
  encodeCustomId({ kind: 'hand', table: 'T' }),
  encodeCustomId({ kind: 'log', table: 'T', page: 0 }),
  encodeCustomId({ kind: 'status', table: 'T', page: 0 }),
  encodeCustomId({ kind: 'confirm', table: 'T', what: 'end', about: '' }),
  encodeCustomId({ kind: 'confirm', table: 'T', what: 'leave', about: '' }),
  encodeCustomId({ kind: 'vote', table: 'T', vote: 'v', say: 'yes' }),
  encodeCustomId({ kind: 'undo', table: 'T', seq: 1 }),
  encodeCustomId({ kind: 'seat', table: 'T', seat: 1, part: 'take' }),
  encodeCustomId({ kind: 'seat', table: 'T', seat: 1, part: 'bot' }),
  encodeCustomId({ kind: 'lobby', table: 'T', part: 'cancel', name: '', page: 0, values: 0 }),
  encodeCustomId({ kind: 'lobby', table: 'T', part: 'options', name: '', page: 0, values: 0 }),
  encodeCustomId({ kind: 'panel', table: 'T', seq: 0, verb: 'open', action: '', given: '', page: 0, find: '' }),
  encodeCustomId({ kind: 'panel', table: 'T', seq: 0, verb: 'do', action: 'resign', given: '', page: 0, find: '' }),
  encodeCustomId({ kind: 'panel', table: 'T', seq: 0, verb: 'hints', action: '', given: '', page: 0, find: '' }),
  encodeCustomId({ kind: 'lookup', table: 'T', verb: 'open', lookup: '', given: '', page: 0, find: '' }),
  encodeCustomId({ kind: 'answer', table: 'T', seq: 0, action: 'resign', given: '' }),
  encodeCustomId({ kind: 'replay', table: 'T', at: 0, verb: 'open', mark: '' }),
  encodeCustomId({ kind: 'replay', table: 'T', at: 0, verb: 'branch', mark: '' }),
  encodeCustomId({ kind: 'follow', table: 'T' }),
  encodeCustomId({ kind: 'guess', table: 'T', fight: 'f', end: 'e' }),
];
const idOf = (written: string): string => written.replace(':T', `:${table}`);
const standing = async (): Promise<Seen> => (await mira.slash(here, 'table status')).message;

describe('a button of a table', () => {
  it.each(ids)('%s does nothing in another server', async (id) => {
    expect(await press(idOf(id), { guild_id: '1100000000000066666', guild: { id: '1100000000000066666' } })).toContain(
      'from another time',
    );
  });

  it.each(ids)('%s does nothing in another channel', async (id) => {
    const channel = { id: '1100000000000055555', type: 0 };
    expect(await press(idOf(id), { channel_id: channel.id, channel })).toContain('from another time');
  });

  it('that says what no button says is refused: it ends nothing and votes for nothing', async () => {
    expect(await press(`1q:${table}:finish`)).toContain('from another time');
    expect(await press(`1q:${table}`)).toContain('from another time');
    expect(await press(`1v:${table}:v:maybe`)).toContain('from another time');
    expect((await standing()).text).toContain('Mira');
    expect((await mira.slash(here, 'ttt mark', { cell: '5' })).text).toBe('Mira marks cell 5.');
  });
});

describe('the rematch of a table', () => {
  it('is opened by nobody who did not sit there and manages another channel; by whoever manages its own', async () => {
    // Whosever turn it is.
    for (const player of [mira, bot.parlour.member('Tom')]) await player.slash(here, 'ttt resign');
    await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Rematch'));
    const rematch = encodeCustomId(nightId('', 'rematch', table));
    const [manageChannels, manageGuild] = [1n << 4n, 1n << 5n].map(String);
    const pressedBy = (permissions: string | undefined, channel: { id: string; type: number; parent_id?: string }) => {
      const user = { id: '77', username: 'eve' };
      const member = { ...(sample['member'] as object), user, permissions };
      return press(rematch, { channel_id: channel.id, channel, member });
    };
    const own = bot.parlour.world.channelNamed(here).id;
    const elsewhere = bot.parlour.world.channelNamed('#off-topic').id;
    expect(await pressedBy(manageChannels, { id: elsewhere, type: 0 })).toContain('no seat at this table');
    expect(await pressedBy(manageChannels, { id: '5', type: 11, parent_id: elsewhere })).toContain(
      'no seat at this table',
    );
    expect(await pressedBy('0', { id: own, type: 0 })).toContain('no seat at this table');
    // It stands there now: what a manager may do is refused for that alone.
    expect(await pressedBy(manageChannels, { id: own, type: 0 })).toContain('open again');
    expect(await pressedBy(manageChannels, { id: '5', type: 11, parent_id: own })).toContain('already');
    expect(await pressedBy(manageGuild, { id: elsewhere, type: 0 })).toContain('already');
  });
});
