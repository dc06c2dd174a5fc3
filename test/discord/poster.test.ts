import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainName } from '../../src/table/plain-name.js';
import { openPosting } from '../../src/discord/start.js';
import { type BoardPost, ChannelGone, type LobbyPost, type Poster } from '../../src/jobs/ports.js';
import { anyGame } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { type Parlour, startParlour } from '@barbican/parlour';
import { boardPost } from '../support/board-post.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { tableOf } from '../support/table-of.js';
import type { Vote } from '../../src/table/types.js';

const game = anyGame(ticTacToe);

let parlour: Parlour;
let poster: Poster;
let channel: string;
let nonces = 0;

beforeAll(async () => {
  parlour = await startParlour({ log: () => undefined });
  ({ poster } = openPosting({
    access: { token: parlour.token, api: parlour.api },
    games: [game],
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
  }));
  channel = parlour.world.channelNamed('#game-night').id;
});
afterAll(async () => {
  await parlour.close();
});

function board(more: Partial<BoardPost> = {}): BoardPost {
  nonces += 1;
  return boardPost({ channel, nonce: `n${nonces}` }, more);
}
const lobby = (more: Partial<LobbyPost> = {}): LobbyPost => {
  const { locale, ping, nonce, pictures, alt } = board();
  const post = { channel, locale, ping, nonce, pictures, alt, lines: [] };
  return { ...post, snapshot: { table: { ...tableOf(game, 2), state: 'lobby' } }, ...more };
};
const seen = (id: string) =>
  parlour
    .member('Tom')
    .messages(channel)
    .find((message) => message.id === id);

function archive(id: string): void {
  const thread = parlour.world.channelNamed(id);
  if (thread.kind === 'thread') parlour.world.changeThread(thread, { archived: true });
}

describe('posting', () => {
  it('the same thing twice posts it once', async () => {
    const post = board();
    const [first, second] = [await poster.postBoard(post), await poster.postBoard(post)];
    expect(second.message).toBe(first.message);
  });

  it('takes the buttons off and keeps picture, alt text and words', async () => {
    const posted = await poster.postBoard(board());
    await poster.stripButtons(posted);
    const stripped = seen(posted.message);
    expect(stripped?.buttons).toEqual([]);
    expect(stripped?.pictures).toMatchObject([{ filename: 'board.png', alt: 'A tower.' }]);
    expect(stripped?.text).toContain('Mira marks cell 5.');
  });

  it('says under it what came of it, where there is something to say', async () => {
    const posted = await poster.postBoard(board());
    await poster.stripButtons(posted, 'The vote to take back has failed.');
    const stripped = seen(posted.message);
    expect(stripped?.buttons).toEqual([]);
    expect(stripped?.text).toMatch(/cell 5\.[^]*\nThe vote to take back has failed\.$/);
  });

  it('says it once, however often it is tried', async () => {
    const posted = await poster.postBoard(board());
    for (let tries = 0; tries < 2; tries += 1) await poster.stripButtons(posted, 'The vote has failed.');
    expect(seen(posted.message)?.text.split('The vote has failed.')).toHaveLength(2);
  });

  it('of a vote that is over keeps the question, not how many it needs and until when', async () => {
    const by = { id: '101', name: 'Mira' };
    const voters = ['101', '102'];
    const vote: Vote = {
      ...{ id: 'v1', kind: 'kick', by, depth: 1, seat: 0, voters },
      ...{ yes: ['101'], no: [], needed: 2, until: 1_900_000_000_000 },
    };
    const open = board();
    const posted = await poster.postLine({ ...open, lines: ['Go on without Tom?'], waiting: [], vote });
    expect(seen(posted.message)?.text).toMatch(/Yes: 1 of 2 needed/);
    await poster.stripButtons(posted, 'Tom loses the seat.');
    expect(seen(posted.message)?.text).toBe('Go on without Tom?\nTom loses the seat.');
  });

  it('strips nothing from a message that is gone', async () => {
    await expect(poster.stripButtons({ channel, message: '1100000000000009999' })).resolves.toBe(false);
  });

  it('changes the lobby in place, picture included', async () => {
    const posted = await poster.showLobby(lobby(), undefined);
    const again = await poster.showLobby(lobby({ lines: ['Tom joins.'] }), posted);
    expect(again).toEqual(posted);
    expect(seen(posted.message)?.text).toContain('Tom joins.');
    expect(seen(posted.message)?.pictures).toHaveLength(1);
  });

  it('posts the lobby anew where its message was deleted', async () => {
    const anew = await poster.showLobby(lobby(), { channel, message: '1100000000000009999' });
    expect(seen(anew.message)?.text).toContain('a table is open');
  });

  it('opens an archived thread again', async () => {
    const thread = parlour.member('Tom').openThread('#game-night', 'siege');
    const posted = await poster.postBoard(board({ channel: thread }));
    archive(thread);
    await poster.stripButtons(posted);
    archive(thread);
    const next = await poster.postBoard(board({ channel: thread }));
    expect(parlour.member('Tom').messages(thread).at(-1)?.id).toBe(next.message);
    expect(
      parlour
        .member('Tom')
        .messages(thread)
        .find(({ id }) => id === posted.message)?.buttons,
    ).toEqual([]);
  });

  it('says that the channel is gone where the bot may not write', async () => {
    parlour.world.deny('bot', '#off-topic', ['SendMessages']);
    const closed = parlour.world.channelNamed('#off-topic').id;
    await expect(poster.postBoard(board({ channel: closed }))).rejects.toBeInstanceOf(ChannelGone);
  });
});

describe('names', () => {
  it.each([
    ['Mira', 'Mira'],
    ['x_Mira_x', 'x_Mira_x'],
    ['@everyone', 'everyone'],
    ['[free gold](https://example.org)', 'free gold ( example.org)'],
    ['discord.gg/evil', 'discord.gg evil'],
    ['http\u200b://evil.example', 'evil.example'],
    ['https:／／evil.example／x', 'evil.example x'],
    ['__u__', 'u'],
    ['_Mira_', 'Mira'],
    ['J. R. R. Tolkien-Smith', 'J. R. R. Tolkien-Smith'],
    ['＠everyone', 'everyone'],
    ['- a list', 'a list'],
    ['Z\u0335\u0321\u0322\u0327\u0328\u0320algo', 'Z\u0335\u0321algo'],
    ['**Zoé**\u202e `x`', 'Zoé x'],
    ['<@123>', '123'],
    ['***', '?'],
    ['\ud800Zoé\udc00', 'Zoé'],
    ['\ud83d\udc09 Mira', '🐉 Mira'],
  ])('format, link and mention nothing: %s', (given, plain) => {
    expect(plainName(given)).toBe(plain);
  });
});
