/** Generals recover (DOR-7.12). */
import { type GeneralId, generalBoards } from '../content/generals.js';
import type { DorPlay } from '../types/index.js';

export function healGeneral(play: DorPlay, id: GeneralId): void {
  const { board } = play;
  const general = board.generals[id];
  if (general.healWait === null) return;
  if (board.spied.includes(id)) {
    play.emit('healingStopped', { general: id });
    return;
  }
  if (general.healWait > 0) {
    general.healWait -= 1;
    return;
  }
  general.life += 1;
  if (general.life >= generalBoards[id].life) general.healWait = null;
  play.emit('generalHealed', { general: id, life: general.life });
}
