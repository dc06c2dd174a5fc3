/** KRU-3, KRU-4: tiles, soldiers and sand warriors come onto hordes as a plan says. */
import type { Seat } from '../../../kernel/index.js';
import type { Cells, Damage, Horde, KruPlay, ShapeId, Space, TileFrom } from '../types/index.js';
import type { Attacker, Placement, Slot } from '../rules/attackers.js';
import { namesOf, sizeOf } from '../rules/cells.js';
import { hordeTagged, isLeviathan, visibleEnemies } from '../rules/hordes.js';
import { knifeShape } from '../content/shapes.js';
import { markDone } from './marching.js';

type Laid = { shape: ShapeId; cells: Cells; damage: Damage; source: string; from: TileFrom; seat: Seat | null };

export function layTile(play: KruPlay, horde: Horde, { shape, cells, damage, source, from, seat }: Laid): void {
  const { board } = play;
  const hits = sizeOf(cells & visibleEnemies(board, horde));
  board.tilesLaid += 1;
  horde.tiles.push({ cells, shape, damage, source, seat, seq: board.tilesLaid });
  play.emit('tile', { seat, attack: board.attacks, from, source, tag: horde.tag, shape, cells, damage, hits });
  if (hits > 0) markDone(play, horde, seat);
}

/** A sand warrior leaves wherever he is. */
function pickUp(play: KruPlay, index: number): void {
  for (const horde of play.board.hordes) horde.pawns = horde.pawns.filter((pawn) => pawn.warrior !== index);
}

function putPawn(play: KruPlay, horde: Horde, slot: Slot, cells: Cells, seat: Seat): void {
  const { board } = play;
  const warrior = slot.warrior === null ? undefined : board.warriors[slot.warrior];
  if (slot.warrior !== null) pickUp(play, slot.warrior);
  else board.soldiersLeft -= 1;
  if (warrior) {
    warrior.where = 'horde';
    warrior.at = null;
  }
  const hits = sizeOf(cells & visibleEnemies(board, horde));
  const [cell = 'a1'] = namesOf(cells);
  horde.pawns.push({ cell, damage: slot.damage, seat, warrior: slot.warrior });
  play.emit('pawn', { seat, tag: horde.tag, cell, warrior: warrior !== undefined, hits });
  if (hits > 0) markDone(play, horde, seat);
}

function letWait(play: KruPlay, index: number, at: Space): void {
  const warrior = play.board.warriors[index];
  if (!warrior) return;
  pickUp(play, index);
  warrior.where = 'waiting';
  warrior.at = at;
  play.emit('warriorWaits', { seat: warrior.seat, at });
}

export function cutTentacle(play: KruPlay, at: Space, seat: Seat | null): void {
  play.board.tentacles = play.board.tentacles.filter((space) => space !== at);
  play.emit('cut', { seat, at });
}

export function fellTotem(play: KruPlay, at: Space, seat: Seat): void {
  for (const totem of play.board.totems) if (totem.at === at) totem.standing = false;
  play.emit('totemFell', { seat, at });
}

/** Carries a plan out; the hordes that received a tile. */
export function place(play: KruPlay, attacker: Attacker, placements: readonly Placement[]): Set<string> {
  const { board } = play;
  const struck = new Set<string>();
  const { source, seat, from } = attacker;
  board.attacks += 1;
  for (const placement of placements) {
    const { slot } = placement;
    if (placement.kind === 'cut') cutTentacle(play, placement.at, seat);
    if (placement.kind === 'fell') fellTotem(play, placement.at, seat ?? 0);
    if (placement.kind === 'wait' && slot.warrior !== null) letWait(play, slot.warrior, placement.at);
    if (!('tag' in placement)) continue;
    const horde = hordeTagged(board, placement.tag);
    if (!horde) continue;
    const { cells, kind } = placement;
    const { piece, damage } = slot;
    if (piece === 'soldier' || piece === 'warrior') {
      if (kind === 'pawn') putPawn(play, horde, slot, cells, seat ?? 0);
      else layTile(play, horde, { shape: knifeShape, cells, damage, source, from: 'knife', seat });
    } else layTile(play, horde, { shape: piece, cells, damage, source, from, seat });
    if (kind !== 'pawn') struck.add(placement.tag);
  }
  return struck;
}

/** KRU-2.9, KRU-17.11 */
export function hold(play: KruPlay, tag: string, seat: Seat | null): void {
  const horde = hordeTagged(play.board, tag);
  if (!horde || horde.held || isLeviathan(play.board, horde)) return;
  horde.held = true;
  play.emit('held', { seat, tag });
}
