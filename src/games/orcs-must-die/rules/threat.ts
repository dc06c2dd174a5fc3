/** What would bite the Rift next round if nothing is done. */
import { bosses } from '../content/bosses.js';
import { bossesOn, riftTile, standing } from './siege.js';
import { moveOf, phasesToRift, riftDamageOf } from './values.js';
import { type Siege, type Team, type TileId, kinds } from '../types/index.js';

/** Damage that arrives from each tile. */
export function threats(siege: Siege, team: Team): ReadonlyMap<TileId, number> {
  const rift = riftTile(team);
  const found = new Map<TileId, number>();
  for (const { id } of team.tiles) {
    if (id === rift) continue;
    const arrives = (move: number): boolean => phasesToRift(team, id, move) <= 1;
    const creatures = kinds
      .filter((kind) => arrives(moveOf(siege, kind)))
      .reduce((sum, kind) => sum + riftDamageOf(siege, kind) * standing(team, id, kind).ready, 0);
    const lords = bossesOn(siege, id)
      .filter((boss) => !boss.stunned && !bosses[boss.id].hunts && arrives(bosses[boss.id].move))
      .reduce((sum, boss) => sum + bosses[boss.id].riftDamage, 0);
    if (creatures + lords > 0) found.set(id, creatures + lords);
  }
  return found;
}

export function threatTo(siege: Siege, team: Team): number {
  return [...threats(siege, team).values()].reduce((sum, damage) => sum + damage, 0);
}
