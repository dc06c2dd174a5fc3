/** STR-4.7, STR-5.1, STR-21.4: units, resources, stone and time at the start of a turn. */
import type { Play } from '../../../kernel/index.js';
import { drawnUnits, hourglassesATurn, moreUnits, resourcesATurn } from '../content/numbers.js';
import { isFlipped } from '../rules/cards.js';
import { tableOf } from '../rules/seats.js';
import { noHorde } from '../rules/units.js';
import type { Horde } from '../types/terms.js';
import type { Str } from '../types/index.js';

/** One piece at a time in turn, west first, so that a short bag or bank serves both alike. */
function inTurn(wanted: readonly number[], take: (index: number) => boolean): void {
  const left = [...wanted];
  while (left.some((count) => count > 0)) {
    for (const [index, count] of left.entries()) {
      if (count === 0) continue;
      if (!take(index)) return;
      left[index] = count - 1;
    }
  }
}

export function takeSupplies(play: Play<Str>): void {
  const { board } = play;
  const { invaders } = board;
  const flipped = invaders.map((one) => isFlipped(one, 1));
  const drawn: Horde[] = invaders.map(noHorde);
  inTurn(
    flipped.map((isAllOut) => drawnUnits[tableOf(board)] + (isAllOut ? moreUnits : 0)),
    (index) => {
      const unit = board.bag.pop();
      const invader = invaders[index];
      const hand = drawn[index];
      if (!unit || !invader || !hand) return false;
      invader.reserve[unit] += 1;
      hand[unit] += 1;
      return true;
    },
  );
  const resources = invaders.map(() => 0);
  inTurn(
    flipped.map((isAllOut) => (isAllOut ? 0 : resourcesATurn)),
    (index) => {
      const invader = invaders[index];
      if (!invader || board.bank === 0) return false;
      board.bank -= 1;
      invader.resources += 1;
      resources[index] = (resources[index] ?? 0) + 1;
      return true;
    },
  );
  play.reveal();
  for (const [index, { seat }] of invaders.entries()) {
    play.emit('unitsDrawn', { seat, units: drawn[index] ?? noHorde(), resources: resources[index] ?? 0 });
  }
}

export function supplyGarrison(play: Play<Str>): void {
  const { board } = play;
  const each = hourglassesATurn / board.defenders.length;
  if (board.supply.stone > 0) {
    board.supply.stone -= 1;
    board.waitingStone = 1;
  }
  for (const defender of board.defenders) {
    defender.waiting += each;
    play.emit('received', { seat: defender.seat, hourglasses: each, stone: board.waitingStone });
  }
}
