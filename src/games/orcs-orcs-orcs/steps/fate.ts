/** OOO-3, R1: the fate card moves the horde and brings its rule. */
import { fateCard } from '../content/fate.js';
import { checkEnd } from '../effects/end.js';
import { exchangeSpells, moveHorde, refillDeck } from '../effects/fate.js';
import { orderOfRound } from '../rules/players.js';
import type { OooPlay } from '../types/index.js';

/** OOO-3.1 */
export const round = {
  run(play: OooPlay): void {
    const { board, options } = play;
    board.round += 1;
    board.phase = 'fate';
    board.active = null;
    const order = orderOfRound(board, options, board.round);
    play.emit('roundBegan', { round: board.round, order });
    play.push({ step: 'fate' }, ...order.map((seat) => ({ step: 'turn', seat }) as const), { step: 'endOfRound' });
  },
};

/** R1.1 to R1.5 */
export const fate = {
  run(play: OooPlay): void {
    const { board } = play;
    board.fate.rule = null;
    refillDeck(play);
    if (board.fate.current) board.fate.discard.push(board.fate.current);
    const top = board.fate.deck.pop();
    if (!top) throw new Error('there is no fate card');
    board.fate.current = top;
    play.reveal();
    const card = fateCard(top);
    play.emit('fateTurned', { round: board.round, card: card.id, moves: card.moves, rule: card.rule });
    moveHorde(play, card.moves);
    board.fate.rule = card.rule;
    if (card.rule === 'spell-exchange') exchangeSpells(play);
    checkEnd(play);
    play.phase({ key: 'captionFate', params: { round: board.round, card: card.id } });
  },
};
