/** Figures on tiles and in the supply. */
import { creatures, substitutes } from '../content/creatures.js';
import { type Kind, type Team, type TileId, type Units, kinds } from '../types/index.js';
import { standing } from '../rules/siege.js';

function put(team: Team, tile: TileId, kind: Kind, ready: number, stunned: number): void {
  const units = (team.units[tile] ??= {});
  if (ready < 0 || stunned < 0) throw new Error(`fewer than no ${kind} on ${tile}`);
  if (ready + stunned > 0) {
    units[kind] = { ready, stunned };
    return;
  }
  const others: Units = {};
  for (const other in units) {
    const left = units[other as Kind];
    if (left && other !== kind) others[other as Kind] = left;
  }
  team.units[tile] = others;
}

/** Figures that change their tile; the supply has no part in it. */
export function shift(team: Team, kind: Kind, from: TileId, to: TileId, state: 'ready' | 'stunned'): void {
  const here = standing(team, from, kind);
  const isReady = state === 'ready';
  put(team, from, kind, here.ready - (isReady ? 1 : 0), here.stunned - (isReady ? 0 : 1));
  const there = standing(team, to, kind);
  put(team, to, kind, there.ready + (isReady ? 1 : 0), there.stunned + (isReady ? 0 : 1));
}

/** From the supply onto a tile, ready. */
export function muster(team: Team, tile: TileId, kind: Kind, count: number): void {
  team.supply[kind] -= count;
  const here = standing(team, tile, kind);
  put(team, tile, kind, here.ready + count, here.stunned);
}

/** Back into the supply. */
export function remove(team: Team, tile: TileId, kind: Kind, gone: { ready: number; stunned: number }): void {
  const here = standing(team, tile, kind);
  put(team, tile, kind, here.ready - gone.ready, here.stunned - gone.stunned);
  team.supply[kind] += gone.ready + gone.stunned;
}

export function stun(team: Team, tile: TileId, kind: Kind, count: number): void {
  const here = standing(team, tile, kind);
  const stunned = Math.min(count, here.ready);
  if (stunned > 0) put(team, tile, kind, here.ready - stunned, here.stunned + stunned);
}

/** OMD-5.24. */
export function standAll(team: Team): void {
  for (const { id } of team.tiles) {
    if (!team.units[id]) continue;
    for (const kind of kinds) {
      const { ready, stunned } = standing(team, id, kind);
      if (stunned > 0) put(team, id, kind, ready + stunned, 0);
    }
  }
}

/** The figure that comes for one of the kind: itself, a substitute of its size, or nobody (OMD-5.12). */
function figureFor(supply: Readonly<Record<Kind, number>>, kind: Kind): Kind | undefined {
  if (supply[kind] > 0) return kind;
  return substitutes[creatures[kind].size].find((other) => supply[other] > 0);
}

/** So many of a kind, or what there is instead; what came, by kind. */
export function musterOrInstead(team: Team, tile: TileId, kind: Kind, count: number): { kind: Kind; count: number }[] {
  const came: { kind: Kind; count: number }[] = [];
  for (let at = 0; at < count; at += 1) {
    const figure = figureFor(team.supply, kind);
    if (!figure) break;
    muster(team, tile, figure, 1);
    const known = came.find((one) => one.kind === figure);
    if (known) known.count += 1;
    else came.push({ kind: figure, count: 1 });
  }
  return came;
}
