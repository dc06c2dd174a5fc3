import { describe, expect, test } from 'vitest';
import { answer, copyJson, legal, start } from '../../src/kernel/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';

const begin = () => start(ticTacToe, { seats: 2, seed: 'a' }).match;
const mark = (seat: number, cell: string, seq?: number) => ({
  seat,
  action: 'mark',
  args: { cell },
  ...(seq === undefined ? {} : { seq }),
});

describe('answer', () => {
  test('takes a legal answer and leaves its input as it was', () => {
    const match = begin();
    const before = copyJson(match);
    const result = answer(ticTacToe, match, mark(0, '5'));
    expect(result.ok && result.match.board.cells[4]).toBe(0);
    expect(match).toEqual(before);
  });

  test('refuses another seat, an unknown action, a bad argument and a finished game, each with its code', () => {
    const match = begin();
    expect(answer(ticTacToe, match, mark(1, '5'))).toMatchObject({ ok: false, code: 'not-your-decision' });
    expect(answer(ticTacToe, match, { seat: 0, action: 'castle', args: {} })).toMatchObject({ code: 'not-offered' });
    expect(answer(ticTacToe, match, mark(0, '10'))).toMatchObject({ code: 'illegal-argument', argument: 'cell' });
    const over = answer(ticTacToe, match, { seat: 0, action: 'resign', args: {} });
    if (!over.ok) throw new Error('resigning is legal');
    expect(answer(ticTacToe, over.match, mark(1, '1'))).toMatchObject({ code: 'game-over' });
  });

  test('a refused argument teaches: the rule, the reason and what would be legal', () => {
    const first = answer(ticTacToe, begin(), mark(0, '5'));
    if (!first.ok) throw new Error('refused');
    const refused = answer(ticTacToe, first.match, mark(1, '5'));
    expect(refused).toMatchObject({ rule: 'TTT-1', reason: { key: 'taken', params: { cell: 5 } } });
    expect(!refused.ok && refused.choices?.map((choice) => choice.value)).toEqual('12346789'.split(''));
  });

  test('a button shown before the question changed is stale', () => {
    const first = answer(ticTacToe, begin(), mark(0, '5', 0));
    if (!first.ok) throw new Error('refused');
    expect(answer(ticTacToe, first.match, mark(0, '6', 0))).toMatchObject({ code: 'stale' });
    expect(answer(ticTacToe, first.match, mark(1, '6', 0))).toMatchObject({ code: 'stale' });
    expect(answer(ticTacToe, first.match, mark(1, '6', 1))).toMatchObject({ ok: true });
  });

  test('legal lists every answer of the seat that is asked, and none of another', () => {
    const match = begin();
    expect([...legal(ticTacToe, match, 0)]).toHaveLength(10);
    expect([...legal(ticTacToe, match, 1)]).toEqual([]);
  });
});
