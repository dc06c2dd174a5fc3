/** Bosses: arriving, being wounded, falling (OMD-13, 7.8). */
import { bosses } from '../content/bosses.js';
import { bossesOn, heroesOn, riftTile, slotAt, teamOf, who } from '../rules/siege.js';
import { connected } from '../rules/ways.js';
import {
  type Attacker,
  type Boss,
  type BossId,
  type Moment,
  type OmdPlay,
  type Side,
  type TileId,
  moments,
} from '../types/index.js';
import { marchBoss, marchOne, movePack, preyOf } from './march.js';
import { ask } from './asking.js';
import { musterOrInstead } from './units.js';
import { moveOf } from '../rules/values.js';
import { stunHero } from './wounds.js';

/** The boss moments that fall into this wave (OMD-13.1). */
export function momentsDue(play: OmdPlay, { isFirstWave }: { isFirstWave: boolean }): Moment[] {
  const { board } = play;
  return moments.filter((moment) => {
    if (board.bossPlan[moment] === null || board.arrived.includes(moment)) return false;
    if (moment === 'level2') return board.level === 2 && isFirstWave;
    if (moment === 'level3') return board.level === 3 && isFirstWave && board.cycle === 0;
    return board.level === 3 && isAfterLastWave(play, { isFirstWave });
  });
}

/** Co-op: every card is out. Rivalry: the first repetition of level 3 has begun (OMD-13.10). */
function isAfterLastWave(play: OmdPlay, { isFirstWave }: { isFirstWave: boolean }): boolean {
  const { board } = play;
  if (board.options.mode === 'rivalry') return board.cycle === 1 && isFirstWave;
  return board.overtime > 0;
}

/** Arrives on a start tile as if from outside (OMD-13.3). */
export function arrive(play: OmdPlay, side: Side, id: BossId, start: TileId): void {
  const { board } = play;
  const team = teamOf(board, side);
  const data = bosses[id];
  const health = data.health[board.level >= 3 ? 1 : 0][board.heroes - 2] ?? data.health[0][0];
  const boss: Boss = { id, side, tile: start, health, arrival: health, stunned: false };
  board.bosses.push(boss);
  play.emit('bossArrived', { side, boss: id, tile: start, health });
  if (data.escort) {
    const came = musterOrInstead(team, start, data.escort.kind, data.escort.count);
    for (const { kind, count } of came) {
      play.emit('bossBrought', { side, boss: id, tile: start, kind, count });
      for (let at = 0; at < count; at += 1)
        marchOne(play, team, kind, start, moveOf(board, kind) - 1, { entered: true });
    }
  }
  if (data.hunts) {
    const pack = { tile: start, count: 1, boss: id, reach: data.move - 1 };
    const options = preyOf(board, side, pack);
    if (options.length > 0) ask(play, { kind: 'hunters', side, pack, rest: [], entered: true, options });
    else movePack(play, side, pack, null, { entered: true });
  } else {
    marchBoss(play, boss, data.move - 1, { entered: true });
  }
  if (data.dread) frighten(play, boss, data.dread);
}

function frighten(play: OmdPlay, boss: Boss, whom: 'fortress' | 'near'): void {
  const team = teamOf(play.board, boss.side);
  const tiles = whom === 'fortress' ? team.tiles.map(({ id }) => id) : [boss.tile, ...connected(team, boss.tile)];
  for (const tile of tiles) for (const index of heroesOn(play.board, tile)) stunHero(play, index);
}

/** End of B2: what a living boss brings. */
export function bringCreatures(play: OmdPlay, side: Side): void {
  for (const boss of play.board.bosses) {
    const { brings } = bosses[boss.id];
    if (boss.side !== side || !brings) continue;
    for (const { kind, count } of musterOrInstead(
      teamOf(play.board, side),
      boss.tile,
      brings.kind,
      brings.count[play.board.heroes - 2] ?? 1,
    )) {
      play.emit('bossBrought', { side: boss.side, boss: boss.id, tile: boss.tile, kind, count });
    }
  }
}

/** Wounds on a boss; whether it fell. Fat Purse pays for each. */
export function woundBoss(play: OmdPlay, boss: Boss, wounds: number, from: Attacker): boolean {
  const { board } = play;
  const dealt = Math.min(wounds, boss.health);
  boss.health -= dealt;
  // Fat Purse speaks of attacks and traps: a power spills nothing.
  const purse = from.by === 'hero' && from.how !== 'attack' ? 0 : (bosses[boss.id].purse ?? 0) * dealt;
  if (from.by === 'hero') slotAt(board, from.slot).skulls += purse;
  else teamOf(board, boss.side).rift.skulls += purse;
  if (purse > 0) {
    const to = from.by === 'hero' ? who(board, from.slot) : null;
    play.emit('bounty', { to, skulls: purse, why: 'fat-purse' });
  }
  if (boss.health > 0) return false;
  board.bosses = board.bosses.filter((one) => one !== boss);
  play.emit('bossFell', { boss: boss.id, tile: boss.tile });
  const { splits, explodes } = bosses[boss.id];
  if (splits) {
    for (const { kind, count } of musterOrInstead(teamOf(board, boss.side), boss.tile, 'grunt', board.heroes)) {
      play.emit('bossBrought', { side: boss.side, boss: boss.id, tile: boss.tile, kind, count });
    }
  }
  if (explodes) {
    for (const slot of heroesOn(board, boss.tile)) {
      play.push({
        step: 'hurt',
        hurt: { slot, wounds: explodes, from: { by: 'explosion', boss: boss.id }, stuns: false },
      });
    }
  }
  return true;
}

/** Bosses on the Rift tile that bite and leave (OMD-5.17). */
export function bitingBosses(play: OmdPlay, side: Side): Boss[] {
  return bossesOn(play.board, riftTile(teamOf(play.board, side))).filter(
    ({ id, side: own }) => own === side && !bosses[id].hunts,
  );
}
