/** Posts that meet with trouble: refused for good, begun by somebody who died, or standing already. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { createRest } from '../../src/discord/rest.js';
import { type Posting, openPosting } from '../../src/discord/start.js';
import type { BoardPost } from '../../src/jobs/ports.js';
import { anyGame } from '../../src/kernel/index.js';
import { createMetrics } from '../../src/metrics.js';
import { boardPost } from '../support/board-post.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { hearLog } from '../support/heard-log.js';

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
  vi.restoreAllMocks();
});
afterAll(async () => {
  await bot.close();
});

const board = (nonce: string): BoardPost =>
  boardPost({ channel: bot.parlour.world.channelNamed('#off-topic').id, nonce });

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
  });
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

describe('a clock that is set half a day ahead, and back', () => {
  const halfADay = 12 * 60 * 60 * 1000;
  const honest = Date.now.bind(Date);
  const setAhead = (): void => {
    vi.spyOn(Date, 'now').mockImplementation(() => honest() + halfADay);
  };
  const waits = (): number => heard.lines.filter(({ msg }) => msg === 'waiting for a rate limit').length;

  it.each(['of one channel', 'of all requests'])('does not make a limit %s last for half a day', async (which) => {
    const before = waits();
    setAhead();
    const { faults } = bot.parlour;
    const path = /^\/channels\/\d+\/messages$/;
    faults.next({ kind: 'rate-limit', retryAfter: 0.3, path, global: which === 'of all requests' });
    const posted = posting.poster.postBoard(board(`ahead ${which}`));
    await expect.poll(waits).toBeGreaterThan(before);
    vi.restoreAllMocks();
    await posted;
    await posting.poster.postBoard(board(`back ${which}`));
  });

  it('does not make a token that was refused meanwhile be taken for refused until then', async () => {
    const access = { token: bot.parlour.token, api: bot.parlour.api };
    const discord = createRest({ access, log: heard.log, metrics: createMetrics(), recheckMs: 20 });
    setAhead();
    bot.parlour.faults.next({ kind: 'error', status: 401, times: Infinity });
    await expect(discord.rest.get('/users/@me')).rejects.toThrow('refused since');
    bot.parlour.faults.clear();
    vi.restoreAllMocks();
    await expect.poll(() => discord.check().then(() => 'taken', String)).toBe('taken');
  });
});

describe('a board keeps its picture when its buttons go', () => {
  it.each([
    ['given back under the name it was sent with', 'attachment://board.png', 'attachment://board.png'],
    ['at an address', 'https://cdn.example/1/board%20two.png?ex=1', 'attachment://board two.png'],
    ['at an address that is escaped badly', 'https://cdn.example/1/50%.png', 'attachment://50%.png'],
  ])('%s', async (_, told, kept) => {
    const media = { url: told };
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
      components: [
        { type: 17, components: [{ type: 12, items: [{ media: { url: kept }, description: 'A tower.' }] }] },
      ],
    });
  });
});
