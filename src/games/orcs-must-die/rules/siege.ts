/** Plain questions on a siege: who stands where, which tile belongs to whom. */
import {
  type Boss,
  type HeroId,
  type Kind,
  type OneRift,
  type Side,
  type Siege,
  type Slot,
  type Standing,
  type Team,
  type Tile,
  type TileId,
  type Who,
  kinds,
} from '../types/index.js';

export function isRivalry(siege: Siege): boolean {
  return siege.options.mode === 'rivalry';
}

/** As it is told: in Rivalry there are two, and each has its team's name. */
export function whichRift(siege: Siege, side: Side): OneRift {
  return isRivalry(siege) ? { side, ofTwo: true } : { side };
}

export function enemyOf(side: Side): Side {
  return side === 'order' ? 'unchained' : 'order';
}

export function teamOf(siege: Siege, side: Side): Team {
  const team = siege.teams.find((one) => one.side === side);
  if (!team) throw new Error(`no team ${side}`);
  return team;
}

export function slotAt(siege: Siege, index: number): Slot {
  const slot = siege.slots[index];
  if (!slot) throw new Error(`no slot ${index}`);
  return slot;
}

export function heroAt(siege: Siege, index: number): HeroId {
  const { hero } = slotAt(siege, index);
  if (!hero) throw new Error(`slot ${index} has no hero`);
  return hero;
}

/** A hero as events name him: his slot, who he is, and for whom he fights. */
export function who(siege: Siege, index: number): Who {
  return { slot: index, hero: heroAt(siege, index), side: slotAt(siege, index).side };
}

export function slotOfHero(siege: Siege, hero: string): number {
  return siege.slots.findIndex((slot) => slot.hero === hero);
}

/** The fortress a tile belongs to. */
export function fortressOf(siege: Siege, tile: TileId): Team {
  const team = siege.teams.find(({ tiles }) => tiles.some(({ id }) => id === tile));
  if (!team) throw new Error(`no tile ${tile}`);
  return team;
}

export function tileIn(team: Team, id: TileId): Tile {
  const tile = team.tiles.find((one) => one.id === id);
  if (!tile) throw new Error(`no tile ${id} in the fortress of ${team.side}`);
  return tile;
}

export function tileAt(siege: Siege, id: TileId): Tile {
  return tileIn(fortressOf(siege, id), id);
}

export function isTile(siege: Siege, id: string): boolean {
  return siege.teams.some(({ tiles }) => tiles.some((tile) => tile.id === id));
}

export function riftTile(team: Team): TileId {
  const rift = team.tiles.find(({ type }) => type === 'rift');
  if (!rift) throw new Error('a fortress without a Rift');
  return rift.id;
}

/** The Rift before all others, Order before Unchained, numbers as numbers (2.2). */
export function compareTiles(a: TileId, b: TileId): number {
  const sideOf = (id: TileId): number => (id.startsWith('U') ? 1 : 0);
  const numberOf = (id: TileId): number => {
    const rest = id.startsWith('O') || id.startsWith('U') ? id.slice(1) : id;
    return rest === 'R' ? 0 : Number(rest);
  };
  return sideOf(a) - sideOf(b) || numberOf(a) - numberOf(b);
}

const nobody: Standing = { ready: 0, stunned: 0 };
export function standing(team: Team, tile: TileId, kind: Kind): Standing {
  return team.units[tile]?.[kind] ?? nobody;
}

export function countOf({ ready, stunned }: Standing): number {
  return ready + stunned;
}

export function creaturesOn(team: Team, tile: TileId): number {
  const units = team.units[tile];
  if (!units) return 0;
  let sum = 0;
  for (const kind of kinds) sum += countOf(units[kind] ?? nobody);
  return sum;
}

export function creaturesIn(team: Team): number {
  return team.tiles.reduce((sum, { id }) => sum + creaturesOn(team, id), 0);
}

export function bossesOn(siege: Siege, tile: TileId): Boss[] {
  return siege.bosses.filter((boss) => boss.tile === tile);
}

/** Slots of the heroes on a tile, clockwise. */
export function heroesOn(siege: Siege, tile: TileId): number[] {
  const found: number[] = [];
  for (const [index, slot] of siege.slots.entries()) if (slot.tile === tile) found.push(index);
  return found;
}

export function defendersOn(siege: Siege, side: Side, tile: TileId): number[] {
  return heroesOn(siege, tile).filter((index) => slotAt(siege, index).side === side);
}

export function slotsOf(siege: Siege, side: Side): number[] {
  return siege.slots.flatMap((slot, index) => (slot.side === side ? [index] : []));
}

export function seatsOfSide(siege: Siege, side: Side): number[] {
  return [...new Set(slotsOf(siege, side).map((index) => slotAt(siege, index).seat))].sort((a, b) => a - b);
}

export function ownSlots(siege: Siege, seat: number): number[] {
  return siege.slots.flatMap((slot, index) => (slot.seat === seat ? [index] : []));
}

export function sideOfSeat(siege: Siege, seat: number): Side | undefined {
  return siege.slots.find((slot) => slot.seat === seat)?.side;
}

/** Slots clockwise from the Rift Lord (OMD-15.1). */
export function fromLord(siege: Siege): number[] {
  return siege.slots.map((_, index) => (siege.lord + index) % siege.slots.length);
}

/** Whether anything that the defenders of this fortress fight stands on the tile. */
export function enemiesOn(siege: Siege, side: Side, tile: TileId): boolean {
  const team = fortressOf(siege, tile);
  if (heroesOn(siege, tile).some((index) => slotAt(siege, index).side !== side)) return true;
  return team.side === side && (creaturesOn(team, tile) > 0 || bossesOn(siege, tile).length > 0);
}
/** Everywhere that this side has enemies. */
export function enemyTiles(siege: Siege, side: Side): TileId[] {
  return siege.teams.flatMap((team) => team.tiles.map(({ id }) => id)).filter((id) => enemiesOn(siege, side, id));
}
