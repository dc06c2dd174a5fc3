/** Heroes and tiles to choose from before the first round. */
import { mostSwaps } from '../content/numbers.js';
import {
  type HeroId,
  type Options,
  type Side,
  type Siege,
  type SpecialType,
  type Team,
  type TileId,
  heroIds,
  specialTypes,
} from '../types/index.js';
import { heroesOffered, lettered } from './lobby.js';
import { compareTiles, riftTile, tileIn } from './siege.js';

/** Heroes that a slot may still pick. */
export function freeHeroes(options: Options, side: Side, taken: readonly (HeroId | null)[]): HeroId[] {
  const free = heroesOffered(options, side).filter((hero) => !taken.includes(hero));
  return heroIds.filter((hero) => free.includes(hero));
}

/** Q-03's fallback: the second tile of the way, or the first standard tile from there on. */
export function firstPlace(team: Team): TileId {
  const way: TileId[] = [];
  for (let at = team.starts[0]; at !== undefined; at = tileIn(team, at).exits[0]) way.push(at);
  const later = way.slice(1);
  return later.find((tile) => tileIn(team, tile).type === 'standard') ?? later[0] ?? riftTile(team);
}

/** Tiles that a swap may replace: standard ones, in Rivalry in both fortresses; named without their letter there (OMD-11.15). */
export function swappable({ options, teams }: Siege): TileId[] {
  const [first, second] = teams;
  if (!first) return [];
  const standard = (team: Team): string[] =>
    team.tiles
      .filter(({ type }) => type === 'standard')
      .map(({ id }) => (options.mode === 'rivalry' ? id.slice(1) : id));
  const there = second ? standard(second) : undefined;
  return standard(first)
    .filter((id) => !there || there.includes(id))
    .sort(compareTiles);
}

/** Special types that no fortress has yet. */
export function specialsLeft({ teams }: Siege): SpecialType[] {
  return specialTypes.filter((special) => !teams.some(({ tiles }) => tiles.some(({ type }) => type === special)));
}

export function swapsLeft(siege: Siege): number {
  return swappable(siege).length > 0 && specialsLeft(siege).length > 0 ? mostSwaps - siege.swaps.length : 0;
}

/** A tile number as each fortress calls it. */
export function calledIn(siege: Siege, side: Side, id: TileId): TileId {
  return lettered(siege.options, side, id);
}
