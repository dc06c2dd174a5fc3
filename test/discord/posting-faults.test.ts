/** Posts that meet with trouble: refused for good, begun by somebody who died, or standing already. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type Posting, openPosting } from '../../src/discord/start.js';
import type { BoardPost } from '../../src/jobs/ports.js';
import { anyGame } from '../../src/kernel/index.js';
import { createMetrics } from '../../src/metrics.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { hearLog } from '../support/heard-log.js';
import { tableOf } from '../support/table-of.js';

const heard = hearLog();
const here = '#game-night';
let bot: BotAtParlour;
let mira: Player;
let posting: Posting;

beforeAll(async () => {
  bot = await openBot({ log: heard.log });
  mira = bot.parlour.member('Mira');
  const access = { token: bot.parlour.token, api: bot.parlour.api };
  posting = openPosting({ access, games: [anyGame(ticTacToe)], log: heard.log, metrics: createMetrics() });
});
afterEach(() => {
  bot.parlour.faults.clear();
});
afterAll(async () => {
  await bot.close();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const board = (nonce: string, more: Partial<BoardPost> = {}): BoardPost => ({
  channel: bot.parlour.world.channelNamed('#off-topic').id,
  nonce,
  locale: 'en',
  ping: [],
  snapshot: { table: tableOf(anyGame(ticTacToe), 2) },
  kind: 'board',
  heading: 'Round 1',
  caption: undefined,
  lines: ['Mira marks cell 5.'],
  waiting: [],
  outcome: undefined,
  result: [],
  pictures: [{ name: 'board.png', png, alt: 'A tower.', width: 1, height: 1 }],
  alt: 'A tower.',
  ...more,
});

describe('a post that Discord will never take', () => {
  it('is tried once, told in the channel and logged without what was in it; the game goes on', async () => {
    await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
    await bot.parlour.member('Tom').slash(here, 'table join');
    const { faults } = bot.parlour;
    const struck = faults.struck;
    faults.next({ kind: 'error', status: 400, code: 50035, method: 'POST', path: /^\/channels\/\d+\/messages$/ });
    await mira.slash(here, 'table start');
    await mira.until(here, ({ text }) => text.includes('could not be posted'));
    expect(faults.struck - struck).toBe(1);
    await mira.slash(here, 'ttt mark', { cell: '5' });
    await mira.until(here, ({ pinged, text }) => pinged.includes('Tom') && text.includes('Mira marks cell 5.'));
    for (const text of heard.texts) expect(text.length, text.slice(0, 300)).toBeLessThan(8000);
    expect(heard.texts.join('')).not.toContain('"requestBody"');
  }, 30_000);
});

describe('a post that was begun by somebody who died', () => {
  it('is found in the channel, long after Discord has forgotten its nonce, and not made again', async () => {
    const post = board('begun-1');
    const first = await posting.poster.postBoard(post);
    bot.parlour.faults.forgetNonces();
    const again = await posting.poster.postBoard({ ...post, lines: ['worded anew since'], mayStand: true });
    expect(again).toEqual(first);
    const other = await posting.poster.postBoard({ ...board('begun-2'), mayStand: true });
    expect(other.message).not.toBe(first.message);
  });
});

describe('on a Discord that gives a picture back under the name it was sent with', () => {
  it('a board keeps its picture when its buttons go', async () => {
    const media = { url: 'attachment://board.png' };
    const gallery = { type: 12, items: [{ media, description: 'A tower.' }] };
    const standing = {
      id: '2',
      channel_id: '1',
      attachments: [{ id: '7', filename: 'board.png' }],
      components: [{ type: 17, components: [gallery, { type: 1, components: [] }] }],
    };
    let patched = '';
    const foreign = createServer((request, response) => {
      request.on('data', (part: Buffer) => {
        patched += part.toString();
      });
      request.on('end', () => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(standing));
      });
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    const api = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/api`;
    const { poster } = openPosting({
      access: { token: 'a.b.c', api },
      games: [],
      log: heard.log,
      metrics: createMetrics(),
    });
    await poster.stripButtons({ channel: '1', message: '2' });
    foreign.close();
    foreign.closeAllConnections();
    expect(JSON.parse(patched)).toMatchObject({
      attachments: [{ id: '7' }],
      components: [{ type: 17, components: [{ type: 12, items: [{ media, description: 'A tower.' }] }] }],
    });
  });
});
