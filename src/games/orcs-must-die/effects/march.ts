/** How creatures, bosses and hunters move (OMD-5.1 to 5.8, 12.8). */
import { bosses } from '../content/bosses.js';
import { creatures } from '../content/creatures.js';
import { trapOf } from '../content/traps.js';
import { defendersOn, riftTile, standing, teamOf, tileIn } from '../rules/siege.js';
import { stopsHere } from '../rules/special.js';
import { moveOf } from '../rules/values.js';
import { arrow, connectionBetween, exitsOf, huntDistances, huntPath, nearestFirst } from '../rules/ways.js';
import {
  type Boss,
  type Figures,
  type Kind,
  type OmdPlay,
  type Pack,
  type Siege,
  type Side,
  type Team,
  type TileId,
  marchingKinds,
} from '../types/index.js';
import { shift } from './units.js';

/** Takes one plank off the barricade there, if there is one. */
function loseOnePlank(play: OmdPlay, team: Team, connection: string): boolean {
  const support = team.supports[connection];
  if (!support || !trapOf(support.card).planks) return false;
  support.planks -= 1;
  if (support.planks === 0) {
    team.supports = Object.fromEntries(Object.entries(team.supports).filter(([id]) => id !== connection));
    team.trapDiscard.push(support.card);
    play.emit('barricadeBroke', { connection, card: support.card });
  }
  return true;
}

type Walker = { lesser: boolean; isBoss: boolean; unstoppable: boolean };

/** The exit that the turnstile points at; it steps on (OMD-5.3). */
function takeExit(team: Team, tile: TileId): TileId | undefined {
  const exits = exitsOf(team, tile);
  const at = team.turnstiles[tile] ?? 0;
  if (exits.length > 1) team.turnstiles[tile] = (at + 1) % exits.length;
  return exits[exits.length > 1 ? at : 0];
}

/** One unit's way along the arrows; the tiles it passed and where it ends. `entered` where it has just come in. */
function walkArrows(
  play: OmdPlay,
  team: Team,
  from: TileId,
  steps: number,
  walker: Walker,
  { entered }: { entered: boolean },
): { to: TileId; crossed: boolean } {
  let at = from;
  let cameIn = entered;
  let crossed = false;
  if (entered && stopsHere(team, at) && !walker.unstoppable) return { to: at, crossed };
  for (let step = 0; step < steps && at !== riftTile(team); step += 1) {
    const next = takeExit(team, at);
    if (next === undefined) break;
    if (!walker.unstoppable && loseOnePlank(play, team, arrow(at, next)) && walker.lesser) break;
    if (cameIn && tileIn(team, at).type === 'pitfall') crossed = true;
    at = next;
    cameIn = true;
    if (stopsHere(team, at) && !walker.unstoppable) break;
  }
  return { to: at, crossed };
}

/** One unit's way along a path that hunters chose; barricades stop them one by one. */
function walkPath(
  play: OmdPlay,
  team: Team,
  path: readonly TileId[],
  walker: Walker,
  { entered }: { entered: boolean },
): { to: TileId; crossed: boolean } {
  let [at = ''] = path;
  let crossed = false;
  for (const [index, next] of path.entries()) {
    if (index === 0) continue;
    const connection = connectionBetween(team, at, next);
    if (connection !== undefined && loseOnePlank(play, team, connection) && walker.lesser) break;
    if ((index > 1 || entered) && tileIn(team, at).type === 'pitfall') crossed = true;
    at = next;
    if (stopsHere(team, at) && !walker.unstoppable) break;
  }
  return { to: at, crossed };
}

function noteCrossing(team: Team, kind: Kind, tile: TileId): void {
  const known = team.crossed.find((one) => one.kind === kind && one.tile === tile);
  if (known) known.count += 1;
  else team.crossed.push({ kind, tile, count: 1 });
}

const walkerOf = (kind: Kind): Walker => ({
  lesser: creatures[kind].size === 'lesser',
  isBoss: false,
  unstoppable: false,
});
const bossWalker = (boss: Boss): Walker => ({
  lesser: false,
  isBoss: true,
  unstoppable: bosses[boss.id].unstoppable ?? false,
});

/** One creature moves on from where it stands; where it came to. */
export function marchOne(
  play: OmdPlay,
  team: Team,
  kind: Kind,
  from: TileId,
  steps: number,
  how: { entered: boolean },
): TileId {
  const walker = walkerOf(kind);
  const { to, crossed } = walkArrows(play, team, from, steps, walker, how);
  if (to !== from) shift(team, kind, from, to, 'ready');
  if (crossed && walker.lesser) noteCrossing(team, kind, to);
  return to;
}

/** B1 without hunters: every ready creature moves once, nearest the Rift first. */
export function marchCreatures(play: OmdPlay, side: Side): void {
  const team = teamOf(play.board, side);
  const before: Figures[] = [];
  for (const tile of nearestFirst(team)) {
    for (const kind of marchingKinds) {
      const count = standing(team, tile, kind).ready;
      if (count > 0) before.push({ kind, tile, count });
    }
  }
  const moves: { kind: Kind; from: TileId; to: TileId; count: number }[] = [];
  for (const { tile, kind, count } of before) {
    for (let at = 0; at < count; at += 1) {
      const to = marchOne(play, team, kind, tile, moveOf(play.board, kind), { entered: false });
      if (to === tile) continue;
      const known = moves.find((one) => one.kind === kind && one.from === tile && one.to === to);
      if (known) known.count += 1;
      else moves.push({ kind, from: tile, to, count: 1 });
    }
  }
  if (moves.length > 0) play.emit('creaturesMoved', { side, moves });
}

export function marchBoss(play: OmdPlay, boss: Boss, steps: number, how: { entered: boolean }): void {
  const team = teamOf(play.board, boss.side);
  const from = boss.tile;
  boss.tile = walkArrows(play, team, from, steps, bossWalker(boss), how).to;
  if (boss.tile !== from) play.emit('bossMoved', { boss: boss.id, from, to: boss.tile });
}

/** The packs of B1: all ready hunters of a tile, and the boss who hunts (OMD-5.6). */
export function packsOf(siege: Siege, side: Side): Pack[] {
  const team = teamOf(siege, side);
  const led = siege.bosses
    .filter((boss) => boss.side === side && !boss.stunned && bosses[boss.id].hunts)
    .map((boss): Pack => ({ tile: boss.tile, count: 1, boss: boss.id, reach: bosses[boss.id].move }));
  const packs = nearestFirst(team).flatMap((tile): Pack[] => {
    const count = standing(team, tile, 'hunter').ready;
    return count > 0 ? [{ tile, count, boss: null, reach: moveOf(siege, 'hunter') }] : [];
  });
  return [...led, ...packs];
}

/** Tiles with a hero whom the pack may go to (OMD-5.7). */
export function preyOf(siege: Siege, side: Side, pack: Pack): TileId[] {
  const team = teamOf(siege, side);
  const prey: TileId[] = [];
  // Nearest first.
  for (const [tile, steps] of huntDistances(team, pack.tile)) {
    if (steps > pack.reach) break;
    if (defendersOn(siege, side, tile).length > 0) prey.push(tile);
  }
  return prey;
}

/** The pack goes to the tile, or along the arrows where it has nobody to hunt. */
export function movePack(play: OmdPlay, side: Side, pack: Pack, goal: TileId | null, how: { entered: boolean }): void {
  const { board } = play;
  const team = teamOf(board, side);
  const boss = pack.boss ? board.bosses.find(({ id, side: own }) => id === pack.boss && own === side) : undefined;
  const walker = boss ? bossWalker(boss) : walkerOf('hunter');
  const path = goal === null ? null : huntPath(team, pack.tile, goal);
  const ends = new Map<TileId, number>();
  for (let at = 0; at < pack.count; at += 1) {
    const { to, crossed } = path
      ? walkPath(play, team, path, walker, how)
      : walkArrows(play, team, pack.tile, pack.reach, walker, how);
    if (boss) boss.tile = to;
    else if (to !== pack.tile) shift(team, 'hunter', pack.tile, to, 'ready');
    if (crossed && !boss) noteCrossing(team, 'hunter', to);
    ends.set(to, (ends.get(to) ?? 0) + 1);
  }
  for (const [to, count] of ends) {
    if (to !== pack.tile) play.emit('huntersMoved', { side, from: pack.tile, to, count, boss: pack.boss });
  }
}
