/** OOO-11.5, OOO-14: draw pile, hand and discard pile. */
import type { Seat } from '../../../kernel/index.js';
import { codeOf } from '../rules/cards.js';
import { playerAt } from '../rules/players.js';
import type { CardCode, CardId, OooPlay } from '../types/index.js';

/** OOO-14.3: the top card, after a reshuffle where the pile is empty. */
function drawOne(play: OooPlay, seat: Seat): CardId | undefined {
  const player = playerAt(play.board, seat);
  if (player.draw.length === 0 && player.discard.length > 0) {
    play.emit('reshuffled', { seat, cards: player.discard.length });
    player.draw = play.rng.shuffle(player.discard);
    player.discard = [];
  }
  const card = player.draw.pop();
  if (card) player.hand.push(card);
  return card;
}

export function drawCards(play: OooPlay, seat: Seat, count: number): void {
  const cards: CardCode[] = [];
  for (let drawn = 0; drawn < count; drawn += 1) {
    const card = drawOne(play, seat);
    if (!card) break;
    cards.push(codeOf(card));
  }
  play.emit('drew', { seat, count: cards.length });
  if (cards.length === 0) return;
  play.emit('drewCards', { cards }, [seat]);
  play.reveal();
}

/** OOO-11.5: a random card of the own discard pile, or the top of the draw pile where the table plays so. */
export function recall(play: OooPlay, seat: Seat): void {
  if (play.options.recallFrom === 'deck') {
    drawCards(play, seat, 1);
    return;
  }
  const player = playerAt(play.board, seat);
  if (player.discard.length === 0) return;
  const index = play.rng.int(player.discard.length);
  const [card] = player.discard.splice(index, 1);
  if (!card) throw new Error('the discard pile lost a card');
  player.hand.push(card);
  play.emit('recalled', { seat, card: codeOf(card) });
}

/** The card of that code that leaves the hand; `fit` prefers or demands some copies. */
export function takeFromHand(play: OooPlay, seat: Seat, code: string, fit: (id: CardId) => boolean): CardId {
  const player = playerAt(play.board, seat);
  const card = player.hand.find((id) => codeOf(id) === code && fit(id));
  if (!card) throw new Error(`seat ${seat} holds no ${code} for this`);
  player.hand = player.hand.filter((id) => id !== card);
  return card;
}

/** OOO-10.5: pays one owed discard. */
export function payDiscard(play: OooPlay, seat: Seat, code: string): void {
  const player = playerAt(play.board, seat);
  player.discard.push(takeFromHand(play, seat, code, () => true));
  player.owedDiscards -= 1;
  play.emit('discarded', { seat, card: codeOf(player.discard.at(-1) ?? ''), owed: player.owedDiscards });
}
