/** B3: the plan of a tile is carried out (OMD-12.4). */
import { creatures } from '../content/creatures.js';
import { trapOf } from '../content/traps.js';
import { effectOf, tallyOf } from '../rules/outcome.js';
import { bossesOn, standing, teamOf } from '../rules/siege.js';
import { type TrapTile, aimedAfter, rammable, trapTargets } from '../rules/trap-plan.js';
import { endsOf } from '../rules/ways.js';
import {
  type BossId,
  type ConnectionId,
  type Kind,
  type OmdPlay,
  type Side,
  type TileId,
  kinds,
} from '../types/index.js';
import { woundBoss } from './bosses.js';
import { checkEnd } from './end.js';
import { plainSkulls } from './skulls.js';
import { remove, shift, stun } from './units.js';

/** Everything the tokens say happens at once; where support traps now point. */
export function springTraps(play: OmdPlay, where: TrapTile, tokens: readonly string[]): Record<ConnectionId, TileId> {
  const { board } = play;
  const { side, tile } = where;
  const team = teamOf(board, side);
  const aimed = aimedAfter(board, where, tokens);
  const mints = (team.traps[tile] ?? []).reduce((sum, id) => sum + (trapOf(id).mints ?? 0), 0);
  const fired = (team.traps[tile] ?? []).filter((id) => tokens.includes(`fire:${id}`));
  team.traps[tile] = (team.traps[tile] ?? []).filter((id) => !fired.includes(id));
  team.trapDiscard.push(...fired);
  const { foes } = trapTargets(board, where);
  const tally = tallyOf(tokens);
  const times = (token: string): number => tally.get(token) ?? 0;
  const killed: { kind: Kind; count: number }[] = [];
  for (const kind of kinds) {
    const ready = times(`kill:${kind}`) + times(`slay:${kind}`);
    const stunned = times(`kill:stunned:${kind}`) + times(`slay:stunned:${kind}`);
    if (ready + stunned > 0) {
      remove(team, tile, kind, { ready, stunned });
      killed.push({ kind, count: ready + stunned });
    }
    stun(team, tile, kind, times(`stun:${kind}`));
  }
  const fell: BossId[] = [];
  const from = { by: 'trap', side, tile } as const;
  for (const foe of foes) {
    const wounds = times(`wound:${foe.id}`);
    const boss = foe.slot === null ? bossesOn(board, tile).find(({ id }) => id === foe.id) : undefined;
    if (boss && wounds > 0 && woundBoss(play, boss, wounds, from)) fell.push(boss.id);
    if (foe.slot !== null && wounds > 0)
      play.push({ step: 'hurt', hurt: { slot: foe.slot, wounds, from, stuns: false } });
  }
  const extra = Math.min(
    mints,
    killed.reduce((sum, { count }) => sum + count, 0),
  );
  const skulls = plainSkulls({ creatures: killed, bosses: fell }) + extra;
  team.rift.skulls += skulls;
  const effects = tokens.filter((token) => effectOf(token) !== undefined);
  if (effects.length + fired.length > 0) {
    play.emit('trapsSprang', { side, tile, effects, fired, creatures: killed, bosses: fell, skulls });
  }
  checkEnd(play);
  return aimed;
}

/** Push Ram: creatures go back along the arrow. */
export function ramBack(play: OmdPlay, side: Side, connection: ConnectionId, tokens: readonly string[]): void {
  const team = teamOf(play.board, side);
  const [tail, head] = endsOf(connection);
  const moved: { kind: Kind; count: number }[] = [];
  for (const token of tokens) {
    const one = rammable(team, connection).find((option) => option.token === token);
    if (!one) continue;
    shift(team, one.kind, head, tail, one.wasStunned ? 'stunned' : 'ready');
    const known = moved.find(({ kind }) => kind === one.kind);
    if (known) known.count += 1;
    else moved.push({ kind: one.kind, count: 1 });
  }
  if (moved.length > 0) play.emit('pushedBack', { side, from: head, to: tail, creatures: moved });
}

/** OMD-5.15: one victim of the pitfall or the fumes; its skulls go to the pool of the fortress. */
export function hazardTakes(
  play: OmdPlay,
  side: Side,
  hazard: 'pitfall' | 'fumes',
  kind: Kind,
  tile: TileId,
  state: 'ready' | 'stunned',
): void {
  const team = teamOf(play.board, side);
  if (standing(team, tile, kind)[state] === 0) return;
  remove(team, tile, kind, { ready: state === 'ready' ? 1 : 0, stunned: state === 'stunned' ? 1 : 0 });
  team.rift.skulls += creatures[kind].skulls;
  play.emit('hazardKilled', { side, hazard, kind, tile });
  checkEnd(play);
}
