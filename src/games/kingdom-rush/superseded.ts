/** Answers of older histories that the rules no longer ask for. */
import type { Answer, Match } from '../../kernel/index.js';
import type { Kru } from './types/index.js';

/** KRU-17.10: which tentacle goes was once asked where only one was left, which has gone by itself, and of a Leviathan that had fallen. */
export function superseded({ board, outcome }: Readonly<Match<Kru>>, answer: Answer<Kru>): boolean {
  if (board.boss?.id !== 'leviathan' || answer.action !== 'choose') return false;
  const { option = '' } = answer.args;
  return board.tentacles.length === 0 || (outcome !== null && board.tentacles.includes(option));
}
