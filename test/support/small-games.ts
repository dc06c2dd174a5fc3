/** The tests' own small games, as a bot is given them. */
import { type AnyGame, anyGame } from '../../src/kernel/index.js';
import { quartermaster } from './games/quartermaster.js';
import { ticTacToe } from './games/tic-tac-toe.js';

export const smallGames: readonly AnyGame[] = [anyGame(ticTacToe), anyGame(quartermaster)];
