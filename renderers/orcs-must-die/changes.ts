/** What is different from the last picture. */
import { fortressOf } from '../../src/games/orcs-must-die/rules/siege.js';
import { arrow, connected, connectionBetween, exitsOf } from '../../src/games/orcs-must-die/rules/ways.js';
import {
  type ConnectionId,
  type Omd,
  type TileId,
  type View,
  kinds,
} from '../../src/games/orcs-must-die/types/index.js';
import { shortestPath } from '../../src/geometry/graph.js';
import type { GameEvent } from '../../src/kernel/index.js';
import { type Differences, type Movement, differences, movements, tally } from '../kit/differences.js';

export type Changes = {
  of: Differences;
  /** Heroes who stand elsewhere. */
  heroes: readonly Movement<TileId>[];
  /** Arrows along which creatures marched. */
  marched: ReadonlySet<ConnectionId>;
  /** How many creatures fell on a tile. */
  fallen: ReadonlyMap<TileId, number>;
};

export const unitKey = (tile: TileId, kind: string, how: 'ready' | 'stunned'): string => `unit:${tile}:${kind}:${how}`;

function counts(view: View): Map<string, number> {
  const found = new Map<string, number>();
  for (const team of view.teams) {
    for (const { id } of team.tiles) {
      for (const kind of kinds)
        for (const how of ['ready', 'stunned'] as const)
          found.set(unitKey(id, kind, how), team.units[id]?.[kind]?.[how] ?? 0);
      for (const [key, count] of tally(team.traps[id] ?? [])) found.set(`trap:${id}:${key}`, count);
    }
    for (const [at, { card, planks }] of Object.entries(team.supports)) found.set(`support:${at}:${card}`, planks + 1);
    found.set(`rift:${team.side}`, team.rift.health);
    found.set(`pool:${team.side}`, team.rift.skulls);
    for (const id of [...team.shop.traps, ...team.shop.equipment]) if (id) found.set(`shop:${team.side}:${id}`, 1);
  }
  for (const boss of view.bosses) found.set(`boss:${boss.id}`, boss.health);
  view.slots.forEach((slot, index) => {
    found.set(`health:${index}`, slot.health);
    found.set(`skulls:${index}`, slot.skulls);
    found.set(`rank:${index}`, slot.rank);
  });
  return found;
}

function places(view: View): Map<string, TileId> {
  return new Map(view.slots.flatMap(({ tile }, index) => (tile === null ? [] : [[`hero:${index}`, tile]])));
}

type Step = { from: TileId; to: TileId };

/** The arrows of a march of several tiles; hunters may go against them. */
function arrowsOf(view: View, { from, to }: Step, how: 'along' | 'anyhow'): ConnectionId[] {
  const team = fortressOf(view, from);
  const neighbours = (tile: TileId): readonly TileId[] =>
    how === 'along' ? exitsOf(team, tile) : connected(team, tile);
  const path = shortestPath(from, to, { neighbours }) ?? [];
  return path.slice(1).flatMap((tile, index) => {
    const last = path[index] ?? tile;
    return how === 'along' ? [arrow(last, tile)] : [connectionBetween(team, last, tile) ?? arrow(last, tile)];
  });
}

function marches(view: View, events: readonly GameEvent<Omd>[]): Set<ConnectionId> {
  return new Set(
    events.flatMap((event) => {
      if (event.type === 'creaturesMoved') return event.data.moves.flatMap((move) => arrowsOf(view, move, 'along'));
      return event.type === 'bossMoved' || event.type === 'huntersMoved' ? arrowsOf(view, event.data, 'anyhow') : [];
    }),
  );
}

function fallen(events: readonly GameEvent<Omd>[]): Map<TileId, number> {
  const counts = new Map<TileId, number>();
  for (const event of events) {
    if (event.type === 'hazardKilled') counts.set(event.data.tile, (counts.get(event.data.tile) ?? 0) + 1);
    if (event.type !== 'struck' && event.type !== 'trapsSprang' && event.type !== 'pushed') continue;
    const { tile, creatures } = event.data;
    for (const { count } of creatures) counts.set(tile, (counts.get(tile) ?? 0) + count);
  }
  return counts;
}

export function changesBetween(before: View | undefined, view: View, events: readonly GameEvent<Omd>[]): Changes {
  // A table that is still being set has nothing to compare with.
  const known = before && before.phase !== 'setup' ? before : undefined;
  return {
    of: differences(known ? counts(known) : undefined, counts(view)),
    heroes: movements(known ? places(known) : undefined, places(view)),
    marched: marches(view, events),
    fallen: fallen(events),
  };
}

export const nothingChanged: Changes = {
  of: differences(undefined, new Map<string, number>()),
  heroes: [],
  marched: new Set<ConnectionId>(),
  fallen: new Map<TileId, number>(),
};
