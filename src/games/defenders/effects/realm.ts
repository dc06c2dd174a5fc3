/** What was worked out becomes true. */
import { afterRemovals } from '../rules/aftermath.js';
import type { Realm } from '../rules/placement.js';
import type { DorPlay, Pick } from '../types/index.js';

export function takeRealm({ board }: DorPlay, { locations, supply, generals, heroes }: Realm): void {
  Object.assign(board, { locations, supply, generals, heroes });
}

/** Minions leave the board by somebody's hand, but nobody's sword. */
export function driveOff(play: DorPlay, picks: Pick[]): void {
  takeRealm(play, afterRemovals(play.board, picks));
  play.emit('minionsRemoved', { picks });
}
