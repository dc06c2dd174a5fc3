/** What each power can be used on now (7.4.2); an empty list where it cannot be used at all. */
import { creatures } from '../content/creatures.js';
import { bosses } from '../content/bosses.js';
import { powers } from '../content/powers.js';
import { type Kind, type PowerKind, type Siege, type TileId, kinds } from '../types/index.js';
import { attackTiles } from './attack.js';
import { cannotBeStunned, maxHealth, standsFast } from './hero.js';
import { bossesOn, enemyOf, fortressOf, heroAt, heroesOn, isRivalry, slotAt, standing, teamOf } from './siege.js';
import { connected, sourcesOf } from './ways.js';

/** A power that names nobody. */
export const noTarget = 'none';
export const lesserKinds = kinds.filter((kind) => creatures[kind].size === 'lesser');

const isHome = (siege: Siege, index: number): boolean => {
  const { side, tile } = slotAt(siege, index);
  return tile !== null && fortressOf(siege, tile).side === side;
};
const enemiesHere = (siege: Siege, index: number): number[] => {
  const { side, tile } = slotAt(siege, index);
  return tile === null ? [] : heroesOn(siege, tile).filter((other) => slotAt(siege, other).side !== side);
};
/** Creatures here cannot be killed by heroes while Hogarth stands ready as a boss. */
export function isShielded(siege: Siege, tile: TileId): boolean {
  return bossesOn(siege, tile).some(({ id, stunned }) => bosses[id].shieldsCreatures && !stunned);
}

/** A creature on a tile by kind and state: `grunt`, `stunned grunt`. */
export function unitNames(siege: Siege, tile: TileId, among: readonly Kind[]): string[] {
  const team = fortressOf(siege, tile);
  return among.flatMap((kind) => {
    const { ready, stunned } = standing(team, tile, kind);
    return [...(ready > 0 ? [kind] : []), ...(stunned > 0 ? [`stunned ${kind}`] : [])];
  });
}

export function unitOf(name: string): { kind: Kind; state: 'ready' | 'stunned' } {
  const isStunned = name.startsWith('stunned ');
  return { kind: (isStunned ? name.slice('stunned '.length) : name) as Kind, state: isStunned ? 'stunned' : 'ready' };
}

/** Every way to take exactly so many lesser creatures of a tile, joined by `+`. */
function* handfuls(siege: Siege, tile: TileId, most: number): Generator<string> {
  const team = fortressOf(siege, tile);
  const names = unitNames(siege, tile, lesserKinds);
  const counts = names.map((name) => {
    const { kind, state } = unitOf(name);
    return standing(team, tile, kind)[state];
  });
  const size = Math.min(
    most,
    counts.reduce((sum, count) => sum + count, 0),
  );
  function* from(at: number, left: number): Generator<string[]> {
    const name = names[at];
    if (left === 0) yield [];
    if (left === 0 || name === undefined) return;
    for (let count = Math.min(left, counts[at] ?? 0); count >= 0; count -= 1) {
      for (const rest of from(at + 1, left - count)) yield [...Array.from({ length: count }, () => name), ...rest];
    }
  }
  if (size > 0) for (const names of from(0, size)) yield names.join('+');
}

function* charmed(siege: Siege, index: number): Generator<string> {
  const { tile } = slotAt(siege, index);
  if (tile === null || !isHome(siege, index)) return;
  const team = fortressOf(siege, tile);
  for (const near of [tile, ...connected(team, tile)]) {
    for (const kind of lesserKinds) if (standing(team, near, kind).ready > 0) yield `${kind} on ${near}`;
  }
}

function stunnableRivals(siege: Siege, index: number): string[] {
  return enemiesHere(siege, index)
    .filter(
      (other) => !slotAt(siege, other).stunned && !cannotBeStunned(slotAt(siege, other)) && !standsFast(siege, other),
    )
    .map((other) => heroAt(siege, other));
}

function* panicked(siege: Siege, index: number): Generator<string> {
  const { tile } = slotAt(siege, index);
  if (tile === null || !isHome(siege, index)) return;
  const team = fortressOf(siege, tile);
  const back = team.starts.includes(tile) ? [] : sourcesOf(team, tile);
  for (const handful of handfuls(siege, tile, powers['kobold-king'].ultimate.count ?? 4)) {
    if (back.length === 0) yield handful;
    for (const to of back) yield `${handful} > ${to}`;
  }
}

function targetsHere(siege: Siege, index: number): string[] {
  const { tile } = slotAt(siege, index);
  if (tile === null) return [];
  const home = isHome(siege, index);
  const units = home && !isShielded(siege, tile) ? unitNames(siege, tile, kinds) : [];
  const lords = home ? bossesOn(siege, tile).map(({ id }) => id) : [];
  return [...units, ...lords, ...enemiesHere(siege, index).map((other) => heroAt(siege, other))];
}

function isAnybodyReady(siege: Siege, index: number): boolean {
  const { tile } = slotAt(siege, index);
  if (tile === null) return false;
  const team = fortressOf(siege, tile);
  const creaturesReady =
    isHome(siege, index) && kinds.some((kind) => !creatures[kind].stunProof && standing(team, tile, kind).ready > 0);
  const bossesReady =
    isHome(siege, index) && bossesOn(siege, tile).some(({ id, stunned }) => !stunned && !bosses[id].stunProof);
  return creaturesReady || bossesReady || stunnableRivals(siege, index).length > 0;
}

type Finder = (siege: Siege, index: number) => Iterable<string>;
const finders: Record<string, Finder> = {
  charm: charmed,
  'mass-charm': (siege, index) => {
    const { tile } = slotAt(siege, index);
    if (tile === null || !isHome(siege, index)) return [];
    const team = fortressOf(siege, tile);
    const hasReady = (at: TileId): boolean => lesserKinds.some((kind) => standing(team, at, kind).ready > 0);
    return connected(team, tile).filter((near) => hasReady(near) || hasReady(tile));
  },
  temptress: (siege, index) =>
    slotAt(siege, index).skulls >= (powers.gabriella.rivalry.skulls ?? 0) ? stunnableRivals(siege, index) : [],
  'mending-leaf': (siege, index) => {
    const { side, tile } = slotAt(siege, index);
    if (tile === null) return [];
    return heroesOn(siege, tile)
      .filter(
        (other) => slotAt(siege, other).side === side && slotAt(siege, other).health < maxHealth(slotAt(siege, other)),
      )
      .map((other) => heroAt(siege, other));
  },
  'arrow-storm': (siege, index) => (attackTiles(siege, index).length > 0 ? [noTarget] : []),
  'ice-wall': () => [noTarget],
  whiteout: (siege, index) => (isAnybodyReady(siege, index) ? [noTarget] : []),
  'call-the-clan': (siege, index) => [...teamOf(siege, enemyOf(slotAt(siege, index).side)).starts],
  'wrecking-run': (siege, index) => {
    const { tile } = slotAt(siege, index);
    if (tile === null || !isHome(siege, index) || isShielded(siege, tile)) return [];
    return handfuls(siege, tile, powers['ball-and-chain'].ultimate.count ?? 3);
  },
  frenzy: () => [noTarget],
  assassinate: targetsHere,
  'tally-ho': () => [noTarget],
  'royal-panic': panicked,
  pickpocket: (siege, index) =>
    enemiesHere(siege, index)
      .filter(
        (other) => slotAt(siege, other).skulls > 0 || stunnableRivals(siege, index).includes(heroAt(siege, other)),
      )
      .map((other) => heroAt(siege, other)),
};

/** The targets of a hero's power, ultimate or rivalry power; orders for those that have them. */
export function powerTargets(siege: Siege, index: number, kind: PowerKind): Iterable<string> {
  const power = powers[heroAt(siege, index)][kind];
  if (power.orders) return power.orders;
  if (kind === 'rivalry' && !isRivalry(siege)) return [];
  return finders[power.id]?.(siege, index) ?? [];
}

export function hasTarget(siege: Siege, index: number, kind: PowerKind): boolean {
  for (const _ of powerTargets(siege, index, kind)) return true;
  return false;
}
