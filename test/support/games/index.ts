/** The games that the tables' tests play. */
import { type AnyGame, anyGame } from '../../../src/kernel/index.js';
import { beacon } from './beacon.js';
import { ticTacToe } from './tic-tac-toe.js';

export const games: readonly AnyGame[] = [anyGame(ticTacToe), anyGame(beacon)];
