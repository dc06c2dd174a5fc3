/** Skulls earned by kills (OMD-6.4, 8.15). */
import { bossSkulls } from '../content/bosses.js';
import { creatures } from '../content/creatures.js';
import { type Equipment } from '../content/equipment.js';
import { cardsOf } from '../rules/hero.js';
import { slotAt, teamOf } from '../rules/siege.js';
import type { BossId, Kind, OmdPlay, Side, Slot } from '../types/index.js';

export type Killed = { creatures: { kind: Kind; count: number }[]; bosses: BossId[] };

export function plainSkulls({ creatures: killed, bosses }: Killed): number {
  return killed.reduce((sum, { kind, count }) => sum + creatures[kind].skulls * count, 0) + bossSkulls * bosses.length;
}

/** What the hero's rings add; those that count the first kill look at the hero's own turn. */
function bountyOf(slot: Slot, { creatures: killed, bosses }: Killed, { isOwnTurn }: { isOwnTurn: boolean }): number {
  const total = (size: 'lesser' | 'greater'): number =>
    killed.filter(({ kind }) => creatures[kind].size === size).reduce((sum, { count }) => sum + count, 0);
  const [lesser, greater] = [total('lesser'), total('greater')];
  return cardsOf(slot).reduce((sum, { bounty }: Equipment) => {
    if (!bounty) return sum;
    const first = isOwnTurn && slot.turn.killed === 0 && lesser + greater > 0 ? (bounty.first ?? 0) : 0;
    const firstLesser = isOwnTurn && slot.turn.killedLesser === 0 && lesser > 0 ? (bounty.firstLesser ?? 0) : 0;
    return sum + first + firstLesser + (bounty.greater ?? 0) * (greater + bosses.length);
  }, 0);
}

/** Skulls for kills by a hero's attack or power, rings included; Team Player gives them to the pool. */
export function rewardHero(play: OmdPlay, index: number, killed: Killed): { skulls: number; pooled?: number } {
  const slot = slotAt(play.board, index);
  const skulls = plainSkulls(killed) + bountyOf(slot, killed, { isOwnTurn: play.board.active === index });
  for (const { kind, count } of killed.creatures) {
    slot.turn.killed += count;
    if (creatures[kind].size === 'lesser') slot.turn.killedLesser += count;
  }
  if (slot.hero === 'tundra' && slot.teamPlayer === 'on') {
    teamOf(play.board, slot.side).rift.skulls += skulls;
    return { skulls, pooled: skulls };
  }
  slot.skulls += skulls;
  return { skulls };
}

export function rewardPool(play: OmdPlay, side: Side, skulls: number): void {
  teamOf(play.board, side).rift.skulls += skulls;
}
