/** OOO-3, R1: the fate card moves the horde and brings its rule. */
import { fateCard } from '../content/fate.js';
import { kindData } from '../content/creatures.js';
import { sectionOf } from '../geometry.js';
import { checkEnd, orderOfRound, type OooPlay } from '../table.js';
import { type FateMoves, type Kind, type Lane, type Ring, deckNames, lanes, rings } from '../types.js';
import { noJourney, stepTowards, tell } from './movement.js';
import { turnUpDisplay } from './set-up.js';
import { spellOf } from '../cards.js';

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

function isMovedBy(moves: FateMoves, kind: Kind, lane: Lane, ring: Ring): boolean {
  return moves.by === 'category'
    ? moves.categories.includes(kindData[kind].category)
    : moves.lanes.includes(lane) && moves.rings.includes(ring);
}

/** OOO-3.3, 3.4, 18.8: lane by lane, inner ring first, so that none moves twice. */
function moveHorde(play: OooPlay, moves: FateMoves): void {
  const { board } = play;
  const journey = noJourney();
  for (const lane of lanes) {
    for (const ring of rings) {
      const moving = board.lanes[lane].sections[ring].creatures.filter(({ kind }) =>
        isMovedBy(moves, kind, lane, ring),
      );
      for (const { id } of moving) stepTowards(board, sectionOf(lane, ring), id, journey);
    }
  }
  tell(play, 'fate', null, journey);
}

/** OOO-3.7 */
function refillDeck(play: OooPlay): void {
  const { fate } = play.board;
  if (fate.deck.length > 0) return;
  const cards = [...fate.discard, ...(fate.current ? [fate.current] : [])];
  fate.deck = play.rng.shuffle(cards);
  fate.discard = [];
  fate.current = null;
  play.emit('fateShuffled', { cards: cards.length });
}

/** OOO-3.6: once, when the card is revealed. */
function exchangeSpells(play: OooPlay): void {
  const { board, rng } = play;
  for (const name of deckNames) {
    board.spellDecks[name] = rng.shuffle([...board.spellDecks[name], ...board.display[name]]);
    board.display[name] = [];
  }
  turnUpDisplay(board);
  play.emit('displayExchanged', {
    attack: board.display.attack.map(spellOf),
    knowledge: board.display.knowledge.map(spellOf),
  });
}

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
