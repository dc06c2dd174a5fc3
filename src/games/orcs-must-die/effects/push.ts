/** Pushing into lava and acid (OMD-11.5 to 11.9). */
import { type EquipmentId } from '../content/equipment.js';
import { lavaWounds } from '../content/numbers.js';
import { acidOptions } from '../rules/pushing.js';
import { unitOf } from '../rules/power-targets.js';
import { fortressOf, slotAt, slotOfHero, tileAt, who } from '../rules/siege.js';
import type { OmdPlay } from '../types/index.js';
import { ask } from './asking.js';
import { checkEnd } from './end.js';
import { plainSkulls, rewardPool } from './skulls.js';
import { remove } from './units.js';
import { takeOff } from './wardrobe.js';
import { killHero } from './wounds.js';

export type Shove = { slot: number; helper: number | null; target: string; pay: string | null };

/** The unit dies first, then both participants suffer, the active hero first (OMD-11.9). */
export function shove(play: OmdPlay, { slot: index, helper, target, pay }: Shove): void {
  const { board } = play;
  const slot = slotAt(board, index);
  const { tile } = slot;
  if (tile === null) return;
  slot.turn.pushed = true;
  const rival = slotOfHero(board, target);
  const isLava = tileAt(board, tile).type === 'lava-lake';
  const pushers = [index, ...(helper === null ? [] : [helper])];
  if (rival >= 0) {
    play.emit('pushed', {
      ...who(play.board, index),
      helper: helper === null ? null : who(board, helper),
      unit: target,
      tile,
      creatures: [],
      bosses: [],
      skulls: 0,
    });
    killHero(play, rival, { by: 'hero', ...who(board, index), how: 'push' });
  } else {
    const { kind, state } = unitOf(target);
    remove(fortressOf(board, tile), tile, kind, {
      ready: state === 'ready' ? 1 : 0,
      stunned: state === 'stunned' ? 1 : 0,
    });
    const creatures = [{ kind, count: 1 }];
    const skulls = plainSkulls({ creatures, bosses: [] });
    rewardPool(play, slot.side, skulls);
    play.emit('pushed', {
      ...who(play.board, index),
      helper: helper === null ? null : who(board, helper),
      unit: target,
      tile,
      creatures,
      bosses: [],
      skulls,
    });
  }
  checkEnd(play);
  if (isLava) {
    for (const one of pushers) {
      play.push({
        step: 'hurt',
        hurt: { slot: one, wounds: lavaWounds, from: { by: 'tile', tile, hazard: 'lava' }, stuns: false },
      });
    }
    return;
  }
  if (pay !== null) payAcid(play, index, pay as EquipmentId | 'weapon');
  play.push({ step: 'pays', slots: pay === null ? pushers : pushers.slice(1) });
}

/** The next pusher pays: asked where there is a choice; with nothing to lose he dies (OMD-11.8). */
export function nextPays(play: OmdPlay, slots: readonly number[]): void {
  const [index, ...rest] = slots;
  if (index === undefined) return;
  const slot = slotAt(play.board, index);
  const options = acidOptions(slot);
  if (slot.tile !== null && options.length > 0) ask(play, { kind: 'pay', slot: index, options });
  if (slot.tile !== null && options.length === 0) {
    play.emit('acidTook', { ...who(play.board, index), lost: 'life' });
    killHero(play, index, { by: 'tile', tile: slot.tile, hazard: 'acid' });
    checkEnd(play);
  }
  if (rest.length > 0) play.push({ step: 'pays', slots: rest });
}

export function payAcid(play: OmdPlay, index: number, lost: EquipmentId | 'weapon'): void {
  if (lost === 'weapon') slotAt(play.board, index).rank -= 1;
  else takeOff(play, index, lost);
  play.emit('acidTook', { ...who(play.board, index), lost });
}
