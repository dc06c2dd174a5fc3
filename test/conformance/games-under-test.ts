/** Every registered game and the small ones that hold every piece of the contract go through the same suites. */
import { games } from '../../src/games/index.js';
import { type AnyGame, anyGame } from '../../src/kernel/index.js';
import { ferry } from '../support/games/ferry/index.js';
import { sealedBids } from '../support/games/sealed-bids.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';

export const gamesUnderTest: readonly AnyGame[] = [anyGame(ticTacToe), anyGame(sealedBids), anyGame(ferry), ...games];

/** How many matches a suite plays for each table; the long run sets a larger number. */
export const rounds = Number(process.env.CONFORMANCE_GAMES ?? 1);
