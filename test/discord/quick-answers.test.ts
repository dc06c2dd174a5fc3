/** Whole moves on the post that everybody reads: what is offered there, and what it must not tell. */
import { expect, test } from 'vitest';
import { quickAnswers } from '../../src/discord/panel/quick-answers.js';
import { gameOf } from '../../src/games/index.js';
import type { OrderTile } from '../../src/games/stronghold/types/terms.js';
import { sayAt, waitingAt } from '../../src/table/words.js';
import {
  type Table,
  accept,
  coming,
  inAssault,
  inDefence,
  inPhase,
  isAsked,
  order,
  put,
  reserve,
} from '../games/stronghold/table-talk.js';
import { siege } from '../games/orcs-must-die/table-talk.js';
import { table as orcsTable } from '../games/orcs-orcs-orcs/table.js';
import { tableOf } from '../support/table-of.js';

function answersOn(id: string, match: { seats: number }): string[] {
  const game = gameOf(id);
  if (!game) throw new Error('no such game');
  const table = tableOf(game, match.seats);
  const say = sayAt(game, table, 'en');
  return quickAnswers(game, { table, match: match as never }, say, 'Accept it as it stands').map(({ label }) => label);
}
const onThePost = ({ match }: Table): string[] => answersOn('stronghold', match);

/** One face-down order lies at w1; w2 could have another, and nothing else is left to do. */
const afterAnOrder = (tile: OrderTile): Table =>
  inPhase(6, (board) => {
    put(board, 'w1', '1t1o1g');
    put(board, 'w2', '4g');
    order(board, 'w1', tile, 'secret');
    board.orders = { openGiven: true, secretPaid: true };
  });

test('STR-10.12: the post that asks is the same whichever tile lies face down', () => {
  const tiles: readonly OrderTile[] = ['goblin-fury', 'exploding-orcs', 'bluff'];
  const posts = tiles.map((tile) => onThePost(afterAnOrder(tile)));
  expect(posts).toEqual([['Done'], ['Done'], ['Done']]);
});

test('to turn no card, and to be done with a phase, is one tap', () => {
  expect(onThePost(coming([], () => undefined))).toEqual(['Done']);
  const machines = inPhase(2, (board) => {
    reserve(board, '2t2o');
    for (const one of board.invaders) one.resources = 10;
  });
  expect(onThePost(machines)).toEqual(['Done']);
});

test('OOO-6.3: to pass is one tap, with actions left or none', () => {
  const t = orcsTable({ hand: { blue: 'zap' } });
  expect(answersOn('orcs-orcs-orcs', t.match)).toEqual(['Pass']);
  expect(answersOn('orcs-orcs-orcs', t.does('blue', 'teleport', { space: '4' }).match)).toEqual(['Pass']);
});

test('OMD-6.11: to be done is one tap, though the clock would play the turn to its end', () => {
  const turn = siege().run({ step: 'turn', slot: 0 });
  expect(answersOn('orcs-must-die', turn.match)).toEqual(['Done']);
  expect(answersOn('orcs-must-die', siege().run({ step: 'upgrade' }).match)).toEqual(['Done']);
});

test('what is proposed in the assault is accepted with one tap, and is said there', () => {
  const aiming = accept(
    inAssault((board) => {
      put(board, 'rw2', '3o');
    }),
    (table) => isAsked(table, 'aim'),
  );
  expect(onThePost(aiming)).toEqual(['Accept it as it stands']);
  const game = gameOf('stronghold');
  if (!game) throw new Error('no such game');
  const [asked] = waitingAt(game, { table: tableOf(game, 2), match: aiming.match as never }, 'en');
  expect(asked?.proposed).toEqual([['w2 → rw2', 'w3 → rw2', 'tw2 → rw2', 'tw3 → rw2']]);
});

test('hourglasses that would be lost are not given up by a tap on the post', () => {
  expect(onThePost(inDefence(2, 4, () => undefined))).toEqual([]);
});
