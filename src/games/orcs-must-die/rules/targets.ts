/** Whom results on a tile may be spent on, and what each needs (OMD-8.4, 8.12, 9.3). */
import { bosses } from '../content/bosses.js';
import { creatures } from '../content/creatures.js';
import { type BossId, type HeroId, type Kind, type Side, type Siege, type TileId, kinds } from '../types/index.js';
import { cannotBeStunned, cardsOf, friendHeroOn, standsFast, vulnerabilityOf } from './hero.js';
import { type Needs, needsOf } from './pool.js';
import { bossesOn, fortressOf, heroesOn, slotAt, standing } from './siege.js';

export type KindTarget = { kind: Kind; ready: number; stunned: number; need: Needs; stunProof: boolean };
export type Foe = {
  id: BossId | HeroId;
  slot: number | null;
  health: number;
  mostWounds: number;
  stunned: boolean;
  stunProof: boolean;
  ways: Needs[];
  fireproof: boolean;
};
export type Targets = {
  /** Whose creatures these are. */
  side: Side;
  tile: TileId;
  kinds: KindTarget[];
  foes: Foe[];
  /** Nobody can be killed here now (Hogarth as a boss). */
  shielded: boolean;
};

/** A Shaman protects everybody else on its tile; two of them protect each other. */
function isProtected(siege: Siege, tile: TileId, kind: Kind | 'boss'): boolean {
  const team = fortressOf(siege, tile);
  const { ready, stunned } = standing(team, tile, 'shaman');
  return ready + stunned > (kind === 'shaman' ? 1 : 0);
}

export function creatureNeeds(siege: Siege, tile: TileId, kind: Kind): Needs {
  const need = needsOf(creatures[kind].vulnerability[siege.level - 1] ?? '');
  return isProtected(siege, tile, kind) ? { ...need, S: need.S + 1 } : need;
}

function bossFoe(siege: Siege, boss: Siege['bosses'][number]): Foe {
  const { eachIcon, fireproof, stunProof, vulnerability } = bosses[boss.id];
  const bare = eachIcon ? Array.from(vulnerability, needsOf) : [needsOf(vulnerability)];
  const sword = isProtected(siege, boss.tile, 'boss') ? 1 : 0;
  return {
    id: boss.id,
    slot: null,
    health: boss.health,
    mostWounds: boss.health,
    stunned: boss.stunned,
    stunProof: stunProof ?? false,
    ways: bare.map((need) => ({ ...need, S: need.S + sword })),
    fireproof: fireproof ?? false,
  };
}

function heroFoe(siege: Siege, index: number, by: 'hero' | 'trap'): Foe | undefined {
  const slot = slotAt(siege, index);
  if (!slot.hero) return undefined;
  const cancelled = cardsOf(slot).reduce((sum, card) => sum + (card.cancels?.first ?? 0), 0);
  const hogarth = slot.hero === 'hogarth' ? undefined : friendHeroOn(siege, index, 'hogarth');
  return {
    id: slot.hero,
    slot: index,
    health: slot.health,
    mostWounds: slot.health + cancelled + (hogarth === undefined ? 0 : slotAt(siege, hogarth).health),
    stunned: slot.stunned,
    stunProof: cannotBeStunned(slot) || (by === 'hero' && standsFast(siege, index)),
    ways: Array.from(vulnerabilityOf(slot), needsOf),
    fireproof: false,
  };
}

/** Everybody on the tile whom `side` fights; `by` a hero's attack or the side's traps. */
export function targetsFor(siege: Siege, side: Side, tile: TileId, by: 'hero' | 'trap'): Targets {
  const team = fortressOf(siege, tile);
  const isHome = team.side === side;
  const found = isHome
    ? kinds.flatMap((kind): KindTarget[] => {
        const { ready, stunned } = standing(team, tile, kind);
        if (ready + stunned === 0) return [];
        const stunProof = creatures[kind].stunProof ?? false;
        return [{ kind, ready, stunned, need: creatureNeeds(siege, tile, kind), stunProof }];
      })
    : [];
  const lords = isHome ? bossesOn(siege, tile) : [];
  const rivals = heroesOn(siege, tile).filter((index) => slotAt(siege, index).side !== side);
  return {
    side: team.side,
    tile,
    kinds: found,
    foes: [...lords.map((boss) => bossFoe(siege, boss)), ...rivals.flatMap((index) => heroFoe(siege, index, by) ?? [])],
    shielded: by === 'hero' && lords.some((boss) => bosses[boss.id].shieldsCreatures && !boss.stunned),
  };
}

export function hasTargets({ kinds: found, foes }: Targets): boolean {
  return found.length > 0 || foes.length > 0;
}
