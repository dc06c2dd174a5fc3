/** Whole moves on the post that everybody reads: what is offered there, and what it must not tell. */
import { expect, test } from 'vitest';
import { quickAnswers } from '../../src/discord/panel/quick-answers.js';
import { gameOf } from '../../src/games/index.js';
import type { OrderTile } from '../../src/games/stronghold/types/terms.js';
import { sayAt } from '../../src/table/words.js';
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
import { tableOf } from '../support/table-of.js';

const stronghold = gameOf('stronghold');
if (!stronghold) throw new Error('no such game');
const game = stronghold;

function onThePost({ match }: Table): string[] {
  const table = tableOf(game, match.seats);
  const say = sayAt(game, table, 'en');
  return quickAnswers(game, { table, match: match as never }, say, 'Accept it as it stands').map(({ label }) => label);
}

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

test('what is proposed in the assault is accepted with one tap', () => {
  const aiming = accept(
    inAssault((board) => {
      put(board, 'rw2', '3o');
    }),
    (table) => isAsked(table, 'aim'),
  );
  expect(onThePost(aiming)).toEqual(['Accept it as it stands']);
});

test('hourglasses that would be lost are not given up by a tap on the post', () => {
  expect(onThePost(inDefence(2, 4, () => undefined))).toEqual([]);
});
