/** A board of tic-tac-toe as it is handed to whoever posts it, with the smallest picture there is. */
import type { BoardPost } from '../../src/jobs/ports.js';
import { anyGame } from '../../src/kernel/index.js';
import { ticTacToe } from './games/tic-tac-toe.js';
import { tableOf } from './table-of.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function boardPost(where: Pick<BoardPost, 'channel' | 'nonce'>, more: Partial<BoardPost> = {}): BoardPost {
  return {
    ...where,
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
  };
}
