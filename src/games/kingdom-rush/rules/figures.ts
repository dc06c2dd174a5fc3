/** KRU-8: heroes: where they may stand, how far they walk, whom they block. */
import type { Seat } from '../../../kernel/index.js';
import { heroes } from '../content/heroes.js';
import { scenarios } from '../content/scenarios.js';
import type { Cell, Hero, HeroId, Horde, Player, Secondary, Space, Table } from '../types/index.js';
import { blockAt, blockCorners } from './cells.js';
import { boardOf, coverOf, hordeAt, isLeviathan, riftEffects } from './hordes.js';
import { type BoardMap, neighboursOf } from './maps.js';

export function playerAt(table: Table, seat: Seat): Player {
  const player = table.players[seat];
  if (!player) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}

export function heroOf(table: Table, seat: Seat): Hero {
  const { hero } = playerAt(table, seat);
  if (!hero) throw new Error(`seat ${seat} has no hero`);
  return hero;
}

/** The seat of a player's hero, or of the solo player whose secondary hero it is. */
export function seatOfHero(table: Table, id: HeroId): Seat {
  return table.players.find(({ hero }) => hero?.id === id)?.seat ?? 0;
}

export function heroNamed(table: Table, id: string): Hero | undefined {
  return table.players.find(({ hero }) => hero?.id === id)?.hero ?? undefined;
}

export function hasAbility(hero: Hero, number: 1 | 2 | 3 | 4): boolean {
  return hero.abilities.some(({ id }) => id === `${hero.id}-${number}`);
}

export function siteAt(table: Table, space: Space): Table['sites'][number] | undefined {
  return table.sites.find(({ at }) => at === space);
}

export function hasTower(table: Table, space: Space): boolean {
  const site = siteAt(table, space);
  return site !== undefined && (site.soldierTower !== null || site.towers.length > 0);
}

/** What keeps a hero from ending his move on a space (KRU-8.4, KRU-9.6). */
export type Obstacle = 'tower' | 'exit' | 'tentacle' | 'totem' | 'environment' | 'leviathan' | 'nowhere';

export function obstacleAt(table: Table, space: Space): Obstacle | undefined {
  const ground = boardOf(table).ground.get(space);
  if (ground === undefined) return 'nowhere';
  if (ground === 'exit') return 'exit';
  const horde = hordeAt(table, space);
  if (horde && isLeviathan(table, horde)) return 'leviathan';
  if (hasTower(table, space)) return 'tower';
  if (table.tentacles.includes(space)) return 'tentacle';
  if (table.totems.some(({ at, standing }) => standing && at === space)) return 'totem';
  const tile = table.env.find(({ at }) => at === space)?.tile;
  return tile !== undefined && tile !== 'cyclone' ? 'environment' : undefined;
}

/** KRU-9.6, KRU-1.7: spaces that a hero cannot even cross. */
export function isPassable(table: Table, space: Space): boolean {
  const ground = boardOf(table).ground.get(space);
  return ground === 'path' || ground === 'ground';
}

/** KRU-8.5: top-left cells of the free blocks on a horde; a figure that moves on it leaves its cells first. */
export function freeBlocks(table: Table, horde: Horde, mover?: { at: Space | null; topLeft: Cell | null }): Cell[] {
  const own = mover?.at === horde.at && mover.topLeft !== null ? mover.topLeft : null;
  const others = own === null ? coverOf(table, horde) : coverWithout(table, horde, own);
  return blockCorners.filter((cell) => cell !== own && (blockAt(cell) & others) === 0);
}

function coverWithout(table: Table, horde: Horde, topLeft: Cell): number {
  return coverOf(table, horde) & ~blockAt(topLeft);
}

/** KRU-8.4: whether a move may end on a space; on a horde it needs a free block. */
export function mayEnd(table: Table, space: Space, mover?: { at: Space | null; topLeft: Cell | null }): boolean {
  if (obstacleAt(table, space)) return false;
  const horde = hordeAt(table, space);
  return !horde || freeBlocks(table, horde, mover).length > 0;
}

/** KRU-8.18: where a sand warrior may wait. */
export function mayWait(table: Table, space: Space): boolean {
  return !obstacleAt(table, space) && !hordeAt(table, space);
}

/** KRU-8.3: boots on the board, rift cards of this round, the Iron Challenge of scenario 7. */
export function bootsOf(table: Table, hero: Pick<Hero, 'id'>): number {
  const { iron } = scenarios[table.options.scenario];
  const less = table.options.difficulty === 'iron' && iron?.limits === 'boots' ? iron.less : 0;
  const more = riftEffects(table).reduce((sum, effect) => sum + (effect.does === 'boots' ? effect.more : 0), 0);
  return Math.max(1, heroes[hero.id].boots - less + more);
}

/** KRU-8.6: the spaces that the first step of a figure on its board leads to. */
function entries(map: BoardMap): Space[] {
  return map.spaces.filter((space) => map.distance.get(space) === 1);
}

/** The spaces one step away. */
export function stepsFrom(table: Table, from: Space | null): readonly Space[] {
  const map = boardOf(table);
  const near = from === null ? entries(map) : neighboursOf(map, from);
  return near.filter((space) => isPassable(table, space));
}

/** KRU-8.15: where a figure may retreat to, clockwise from north. */
export function retreats(table: Table, from: Space): Space[] {
  return neighboursOf(boardOf(table), from).filter((space) => !hordeAt(table, space) && !obstacleAt(table, space));
}

/** 4.3: ground before site before path; among equals clockwise from north. */
export function bestRetreat(table: Table, options: readonly Space[]): Space | undefined {
  const map = boardOf(table);
  const rank = (space: Space): number =>
    map.ground.get(space) === 'path' ? 2 : siteAt(table, space) === undefined ? 0 : 1;
  return [...options].sort((one, other) => rank(one) - rank(other))[0];
}

export function secondaryNamed(table: Table, id: string): Secondary | undefined {
  return table.solo?.secondaries.find((second) => second.id === id);
}

/** Heroes of players who stand on the board. */
export function heroesOnBoard(table: Table): Hero[] {
  return table.players.flatMap(({ hero }) => (hero && hero.at !== null ? [hero] : []));
}
