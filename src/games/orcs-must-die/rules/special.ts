/** What keeps a hero from using powers, and marks on tiles that rules ask about. */
import { bosses } from '../content/bosses.js';
import { trapOf } from '../content/traps.js';
import type { BossId, Siege, Team, TileId } from '../types/index.js';
import { enemyHeroOn } from './hero.js';
import { bossesOn, isRivalry, slotAt } from './siege.js';

/** The King in Yellow on the tile silences powers and ultimates. */
export function isSilenced(siege: Siege, index: number): BossId | undefined {
  const { tile } = slotAt(siege, index);
  return tile === null ? undefined : bossesOn(siege, tile).find(({ id }) => bosses[id].silences)?.id;
}

/** Bad Form: enemy heroes on Sir Winston's tile use no ultimates. */
export function isBadForm(siege: Siege, index: number): boolean {
  return isRivalry(siege) && enemyHeroOn(siege, index, 'sir-winston');
}

/** Tar Pit and Web Spinner. */
export function stopsHere(team: Team, tile: TileId): boolean {
  return (team.traps[tile] ?? []).some((id) => trapOf(id).stops);
}
