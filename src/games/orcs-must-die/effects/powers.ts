/** The powers that are used, one after the other (7.4.2). */
import { bosses } from '../content/bosses.js';
import { creatures } from '../content/creatures.js';
import { powers } from '../content/powers.js';
import { attackTiles } from '../rules/attack.js';
import { standsFast } from '../rules/hero.js';
import { lesserKinds, noTarget, unitOf } from '../rules/power-targets.js';
import { bossesOn, fortressOf, heroAt, heroesOn, slotAt, slotOfHero, teamOf, who } from '../rules/siege.js';
import { type BossId, type Kind, type OmdPlay, type PowerKind, type TileId, kinds } from '../types/index.js';
import { standUpFor } from './attack.js';
import { woundBoss } from './bosses.js';
import { checkEnd } from './end.js';
import { heal } from './healing.js';
import { type Killed, rewardHero } from './skulls.js';
import { remove, shift, stun } from './units.js';
import { stunHero } from './wounds.js';

type Used = { index: number; tile: TileId; target: string };
type Done = Killed & { skulls: number; pooled?: number };
const nobody: Done = { creatures: [], bosses: [], skulls: 0 };

function slayAll(play: OmdPlay, { index, tile, target }: Used): Done {
  const team = fortressOf(play.board, tile);
  const killed: { kind: Kind; count: number }[] = [];
  for (const name of target.split('+')) {
    const { kind, state } = unitOf(name);
    remove(team, tile, kind, { ready: state === 'ready' ? 1 : 0, stunned: state === 'stunned' ? 1 : 0 });
    const known = killed.find((one) => one.kind === kind);
    if (known) known.count += 1;
    else killed.push({ kind, count: 1 });
  }
  return { creatures: killed, bosses: [], ...rewardHero(play, index, { creatures: killed, bosses: [] }) };
}

function assassinate(play: OmdPlay, used: Used): Done {
  const { board } = play;
  const { index, tile, target } = used;
  const wounds = powers.midnight.ultimate.count ?? 3;
  const boss = bossesOn(board, tile).find(({ id }) => id === target);
  if (boss) {
    const fell: BossId[] = woundBoss(play, boss, wounds, { by: 'hero', ...who(board, index), how: 'power' })
      ? [boss.id]
      : [];
    return { creatures: [], bosses: fell, ...rewardHero(play, index, { creatures: [], bosses: fell }) };
  }
  const rival = slotOfHero(board, target);
  if (rival < 0) return slayAll(play, used);
  play.push({
    step: 'hurt',
    hurt: { slot: rival, wounds, from: { by: 'hero', ...who(board, index), how: 'power' }, stuns: false },
  });
  return nobody;
}

function whiteout(play: OmdPlay, { index, tile }: Used): Done {
  const { board } = play;
  const team = fortressOf(board, tile);
  const { side } = slotAt(board, index);
  if (team.side === side) {
    for (const kind of kinds) if (!creatures[kind].stunProof) stun(team, tile, kind, Infinity);
    for (const boss of bossesOn(board, tile)) if (!bosses[boss.id].stunProof) boss.stunned = true;
  }
  for (const other of heroesOn(board, tile)) {
    if (slotAt(board, other).side !== side && !standsFast(board, other)) stunHero(play, other);
  }
  return nobody;
}

function royalPanic(play: OmdPlay, { tile, target }: Used): Done {
  const team = fortressOf(play.board, tile);
  const [handful = '', to] = target.split(' > ');
  for (const name of handful.split('+')) {
    const { kind, state } = unitOf(name);
    if (to !== undefined) shift(team, kind, tile, to, state);
    else if (state === 'ready') stun(team, tile, kind, 1);
  }
  return nobody;
}

function pickpocket(play: OmdPlay, { index, target }: Used): Done {
  const rival = slotOfHero(play.board, target);
  const [thief, victim] = [slotAt(play.board, index), slotAt(play.board, rival)];
  const taken = Math.min(victim.skulls, powers['kobold-king'].rivalry.skulls ?? 2);
  if (taken === 0) {
    stunHero(play, rival);
    return nobody;
  }
  victim.skulls -= taken;
  thief.skulls += taken;
  play.emit('skullsTaken', { ...who(play.board, index), from: who(play.board, rival), skulls: taken });
  return nobody;
}

const effects: Record<string, (play: OmdPlay, used: Used) => Done> = {
  charm: (play, { target }) => {
    const [kind = '', tile = ''] = target.split(' on ');
    stun(fortressOf(play.board, tile), tile, kind as Kind, powers.gabriella.power.count ?? 1);
    return nobody;
  },
  'mass-charm': (play, { tile, target }) => {
    const team = fortressOf(play.board, tile);
    for (const at of [tile, target]) for (const kind of lesserKinds) stun(team, at, kind, Infinity);
    return nobody;
  },
  temptress: (play, { index, target }) => {
    slotAt(play.board, index).skulls -= powers.gabriella.rivalry.skulls ?? 0;
    stunHero(play, slotOfHero(play.board, target));
    return nobody;
  },
  'mending-leaf': (play, { index, target }) => {
    const patient = slotOfHero(play.board, target);
    const amount = heal(slotAt(play.board, patient), powers.ivy.power.count ?? 1);
    if (amount > 0) play.emit('healed', { ...who(play.board, patient), by: who(play.board, index), amount });
    return nobody;
  },
  'arrow-storm': (play, { index }) => {
    standUpFor(play, index, 'move');
    slotAt(play.board, index).turn.attacks += 1;
    play.push({ step: 'storm', slot: index, tiles: attackTiles(play.board, index) });
    return nobody;
  },
  'ice-wall': (play, { index }) => {
    teamOf(play.board, slotAt(play.board, index).side).iceWalls.push(index);
    return nobody;
  },
  whiteout,
  'wrecking-run': slayAll,
  frenzy: (play, { index }) => {
    slotAt(play.board, index).turn.frenzy = true;
    return nobody;
  },
  assassinate,
  'tally-ho': (play, { index }) => {
    teamOf(play.board, slotAt(play.board, index).side).tallyHo.push(index);
    return nobody;
  },
  'royal-panic': royalPanic,
  pickpocket,
};

/** Uses a power, an ultimate or a rivalry power on its target. */
export function usePower(play: OmdPlay, index: number, kind: PowerKind, target: string | undefined): void {
  const slot = slotAt(play.board, index);
  const power = powers[heroAt(play.board, index)][kind];
  if (slot.tile === null) return;
  if (kind === 'ultimate') slot.ultimate = 'exhausted';
  if (power.timing === 'action') slot.turn.special = power.id;
  const used: Used = { index, tile: slot.tile, target: target ?? noTarget };
  const done = effects[power.id]?.(play, used) ?? nobody;
  play.emit('powerUsed', { ...who(play.board, index), power: power.id, target: target ?? null, ...done });
  checkEnd(play);
}

/** Orders of Bulwark and Team Player (OMD-1.8, 15.7). */
export function setOrder(play: OmdPlay, index: number, order: string): void {
  const slot = slotAt(play.board, index);
  if (order === 'auto' || order === 'ask') slot.bulwark = order;
  else if (order === 'on') slot.teamPlayer = 'on';
  else if (slot.hero === 'hogarth') slot.bulwark = 'off';
  else slot.teamPlayer = 'off';
  slot.orderChanged = true;
  play.emit('orderSet', { ...who(play.board, index), order });
}
