/** OOO-20.7, 20.9: toadlings are taken and used. */
import type { Seat } from '../../../kernel/index.js';
import { toadlingKind, weakenDamage } from '../content/toadlings.js';
import { playerAt } from '../rules/players.js';
import { groundOf } from '../rules/position.js';
import type { OooPlay, SectionName, ToadlingKind } from '../types/index.js';
import { strike } from './defeats.js';
import { gainAction, gainEnergy } from './gains.js';
import { drawCards } from './piles.js';

/** The creature that a toadling weakens. */
type Weakened = { section: SectionName; id: number };

/** OOO-20.9 */
export function useToadling(play: OooPlay, seat: Seat, kind: ToadlingKind, weakened: Weakened | undefined): void {
  const { board } = play;
  const player = playerAt(board, seat);
  const id = player.toadlings.find((one) => toadlingKind(one) === kind);
  if (!id) throw new Error(`seat ${seat} owns no toadling ${kind}`);
  player.toadlings = player.toadlings.filter((one) => one !== id);
  board.box.toadlings.push(id);
  play.emit('toadlingUsed', { seat, toadling: kind });
  if (kind === 'draw-card') drawCards(play, seat, 1);
  else if (kind === 'one-more-action') gainAction(play, seat);
  else if (kind === 'magic-energy') gainEnergy(play, seat);
  else weaken(play, seat, weakened);
}

function weaken(play: OooPlay, seat: Seat, weakened: Weakened | undefined): void {
  if (!weakened) throw new Error('nothing is weakened');
  const { section, id } = weakened;
  const creature = groundOf(play.board, section).creatures.find((one) => one.id === id);
  if (!creature) throw new Error(`no creature ${id} stands on ${section}`);
  strike(play, seat, 'toadling', [{ section, creature }], weakenDamage);
}

/** OOO-20.7: whoever damages a toadling takes it. */
export function takeToadlings(play: OooPlay, seat: Seat, section: SectionName, count: number): void {
  const ground = groundOf(play.board, section);
  const taken = ground.toadlings.slice(0, count);
  ground.toadlings = ground.toadlings.slice(count);
  for (const id of taken) {
    playerAt(play.board, seat).toadlings.push(id);
    play.emit('toadlingTaken', { seat, section, toadling: toadlingKind(id) });
    play.reveal();
  }
}
