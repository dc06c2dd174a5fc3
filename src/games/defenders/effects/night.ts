/** Darkness cards are revealed, resolved and reported (DOR-10). */
import type { DarknessId } from '../content/darkness-cards.js';
import { outcomeOf } from '../rules/darkness.js';
import type { Flow } from '../rules/placement.js';
import type { Board, CardReport, DorPlay, Night } from '../types/index.js';
import { drawDarkness } from './decks.js';
import { generalLeft } from './movement.js';
import { takeRealm } from './realm.js';

export function nightOf(board: Board): Night {
  if (!board.night) throw new Error('it is not Night');
  return board.night;
}

export function reveal(play: DorPlay, current: Night): void {
  const card = drawDarkness(play);
  Object.assign(current, { card: card ?? null, cancelled: [], held: false });
  if (!card) return;
  play.emit('darknessRevealed', { card, no: current.drawn, total: current.total, full: current.full });
}

export function report(play: DorPlay, card: CardReport): void {
  play.board.lastNight?.cards.push(card);
  play.emit('darknessResolved', { report: card });
}

/** DOR-10.3 to 10.11: everything the card does, up to the first loss. */
export function resolveDarkness(play: DorPlay, card: DarknessId, current: Night): Flow {
  const { board } = play;
  const flow = outcomeOf(board, card, current);
  takeRealm(play, flow.realm);
  for (const effect of flow.effects) {
    if (effect.type === 'crystal') board.tally.crystalsPlaced += 1;
    if (effect.type === 'overrun') board.tally.overruns += 1;
    if (effect.type === 'advance') generalLeft(play, effect.from);
  }
  return flow;
}
