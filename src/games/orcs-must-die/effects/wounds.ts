/** Wounds on heroes, in the order of OMD-8.18; stuns and deaths. */
import { bosses } from '../content/bosses.js';
import { creatures } from '../content/creatures.js';
import { equipmentOf } from '../content/equipment.js';
import { deathToll } from '../content/numbers.js';
import { powers } from '../content/powers.js';
import { autoBulwark, cancelOfBulwark } from '../rules/bulwark.js';
import { cannotBeStunned, cardsOf, friendHeroOn, maxHealth } from '../rules/hero.js';
import { riftsCanHeal } from '../rules/offers.js';
import { isSilenced } from '../rules/special.js';
import { bossesOn, enemyOf, isRivalry, slotAt, standing, teamOf, who } from '../rules/siege.js';
import type { Attacker, Hurt, OmdPlay, Slot } from '../types/index.js';
import { ask } from './asking.js';

import { changeRift, checkEnd } from './end.js';
import { heal } from './healing.js';
import { plainSkulls, rewardPool } from './skulls.js';
import { remove } from './units.js';
import { discardCard } from './wardrobe.js';

/** Assassinate and pushes are no attacks: neither rings that count attacks nor Bulwark help against them. */
const isAttack = (from: Attacker): boolean =>
  from.by === 'group' || from.by === 'boss' || (from.by === 'hero' && from.how === 'attack');

export function stunHero(play: OmdPlay, index: number): void {
  const slot = slotAt(play.board, index);
  if (slot.tile === null || slot.stunned || cannotBeStunned(slot)) return;
  slot.stunned = true;
  play.emit('stunned', { ...who(play.board, index) });
}

/** Wounds that rings cancel; the ring of each creature phase is used up by it. */
function cancelledBy(play: OmdPlay, slot: Slot, wounds: number, from: Attacker): number {
  if (from.by === 'blood-price') return 0;
  if (from.by === 'boss' && bosses[from.boss].ignoresRings) return 0;
  let cancelled = 0;
  for (const { cancels } of cardsOf(slot)) {
    if (!cancels || wounds <= cancelled) continue;
    if (cancels.per === 'attack' && isAttack(from)) cancelled += cancels.first;
    if (cancels.per === 'creature-phase' && play.board.phase === 'creature' && !slot.hideUsed) {
      cancelled += cancels.first;
      slot.hideUsed = true;
    }
  }
  return Math.min(cancelled, wounds);
}

/** Ice Wall: nothing reaches heroes on Hogarth's tile in B5. */
function isWalledOff(play: OmdPlay, slot: Slot, from: Attacker): boolean {
  if (from.by !== 'group' && from.by !== 'boss') return false;
  const walls = teamOf(play.board, slot.side).iceWalls;
  return walls.some((index) => slotAt(play.board, index).tile === slot.tile);
}

/** Hogarth, if he may step in for this friend. */
function shieldOf(play: OmdPlay, index: number, from: Attacker): number | undefined {
  const hogarth = isAttack(from) ? friendHeroOn(play.board, index, 'hogarth') : undefined;
  if (hogarth === undefined || hogarth === index) return undefined;
  if (slotAt(play.board, hogarth).bulwark === 'off' || isSilenced(play.board, hogarth)) return undefined;
  return hogarth;
}

/** The start of OMD-8.18: counting, cancelling, and whether Hogarth is asked. */
export function hurtHero(play: OmdPlay, hurt: Hurt): void {
  const slot = slotAt(play.board, hurt.slot);
  if (slot.tile === null) return;
  if (isWalledOff(play, slot, hurt.from)) {
    play.emit('iceWallHeld', { ...who(play.board, hurt.slot) });
    return;
  }
  if (hurt.from.by === 'tile' && hurt.from.hazard !== 'acid' && cardsOf(slot).some((card) => card.sureFooted)) return;
  const cancelled = cancelledBy(play, slot, hurt.wounds, hurt.from);
  const left: Hurt = { ...hurt, wounds: hurt.wounds - cancelled };
  if (cancelled > 0 && left.wounds === 0)
    play.emit('hurt', { ...who(play.board, hurt.slot), wounds: 0, cancelled, from: hurt.from });
  const hogarth = left.wounds > 0 ? shieldOf(play, hurt.slot, hurt.from) : undefined;
  if (hogarth === undefined) {
    applyWounds(play, left, { cancelled });
    return;
  }
  if (slotAt(play.board, hogarth).bulwark === 'ask') {
    const options = Array.from({ length: left.wounds + 1 }, (_, count) => String(count));
    ask(play, { kind: 'bulwark', slot: hogarth, hurt: left, options });
    return;
  }
  takeOver(play, hogarth, left, autoBulwark(play.board, hogarth, left));
}

/** Bulwark moves wounds to Hogarth; one of them is cancelled, his ring cancels more. */
export function takeOver(play: OmdPlay, hogarth: number, hurt: Hurt, taken: number): void {
  const { board } = play;
  if (taken > 0) {
    const after = taken - Math.min(taken, cancelOfBulwark);
    const ring = cancelledBy(play, slotAt(board, hogarth), after, hurt.from);
    play.emit('bulwark', {
      ...who(play.board, hogarth),
      friend: who(play.board, hurt.slot),
      wounds: taken,
      cancelled: taken - after + ring,
    });
    applyWounds(play, { ...hurt, wounds: hurt.wounds - taken }, { cancelled: 0 });
    applyWounds(play, { slot: hogarth, wounds: after - ring, from: hurt.from, stuns: false }, { cancelled: 0 });
    return;
  }
  applyWounds(play, hurt, { cancelled: 0 });
}

/** Health, deaths, and what follows from having wounded. */
function applyWounds(play: OmdPlay, { slot: index, wounds, from, stuns }: Hurt, how: { cancelled: number }): void {
  const slot = slotAt(play.board, index);
  if (slot.tile === null) return;
  // Wounds beyond the hero's death are lost (OMD-5.20).
  const taken = Math.min(wounds, slot.health);
  if (taken > 0) {
    slot.health -= taken;
    play.emit('hurt', { ...who(play.board, index), wounds: taken, cancelled: how.cancelled, from });
  }
  if (slot.health <= 0) killHero(play, index, from);
  else if (stuns || (taken > 0 && stunsWounded(from))) stunHero(play, index);
  if (taken > 0) afterWounds(play, index, taken, from);
  checkEnd(play);
}

/** Colossi (OMD-9.5) and Gabriella as a boss. */
function stunsWounded(from: Attacker): boolean {
  if (from.by === 'group') return creatures[from.kind].stuns ?? false;
  return from.by === 'boss' && (bosses[from.boss].stunsWounded ?? false);
}

function afterWounds(play: OmdPlay, index: number, wounds: number, from: Attacker): void {
  const { board } = play;
  const slot = slotAt(board, index);
  if (from.by === 'group') sting(play, index, from);
  if (from.by === 'boss') {
    const boss = bossesOn(board, from.tile).find(({ id }) => id === from.boss);
    if (boss && bosses[boss.id].drains) boss.health = Math.min(boss.arrival, boss.health + wounds);
    const lost = Math.min(slot.skulls, (bosses[from.boss].robs ?? 0) * wounds);
    slot.skulls -= lost;
    if (lost > 0) play.emit('skullsLost', { ...who(play.board, index), skulls: lost, boss: from.boss });
  }
  if (from.by !== 'hero' || from.how !== 'attack') return;
  const attacker = slotAt(board, from.slot);
  if (attacker.hero === 'midnight' && isRivalry(board)) {
    const taken = Math.min(slot.skulls, wounds, powers.midnight.rivalry.skulls ?? 0);
    slot.skulls -= taken;
    attacker.skulls += taken;
    if (taken > 0)
      play.emit('skullsTaken', { ...who(play.board, from.slot), from: who(play.board, index), skulls: taken });
  }
  leech(play, from.slot);
}

/** Ring of the Vampire, once an attack. */
export function leech(play: OmdPlay, index: number): void {
  const slot = slotAt(play.board, index);
  const amount = cardsOf(slot).reduce((sum, card) => sum + (card.leech ?? 0), 0);
  if (amount === 0 || slot.tile === null || slot.turn.free.includes('leech')) return;
  slot.turn.free.push('leech');
  const healed = heal(slot, amount);
  if (healed > 0) play.emit('healed', { ...who(play.board, index), by: who(play.board, index), amount: healed });
}

/** Rings of Thorns and Vengeance: lesser creatures of the group die after the attack. */
function sting(play: OmdPlay, index: number, from: Extract<Attacker, { by: 'group' }>): void {
  const slot = slotAt(play.board, index);
  if (creatures[from.kind].size !== 'lesser') return;
  const most = cardsOf(slot).reduce((sum, card) => sum + (card.thorns ?? 0), 0);
  const team = teamOf(play.board, from.side);
  const count = Math.min(most, standing(team, from.tile, from.kind).ready);
  if (count === 0) return;
  remove(team, from.tile, from.kind, { ready: count, stunned: 0 });
  rewardPool(play, slot.side, plainSkulls({ creatures: [{ kind: from.kind, count }], bosses: [] }));
  play.emit('thorns', { ...who(play.board, index), kind: from.kind, tile: from.tile, count });
}

/** OMD-8.14, 14.13. */
export function killHero(play: OmdPlay, index: number, from: Attacker): void {
  const { board } = play;
  const slot = slotAt(board, index);
  const ring = slot.worn.ring;
  if (ring && equipmentOf(ring).secondWind) {
    slot.health = Math.ceil(maxHealth(slot) / 2);
    slot.worn.ring = null;
    discardCard(play, slot.side, ring);
    play.emit('secondWind', { ...who(play.board, index) });
    return;
  }
  slot.health = 0;
  slot.tile = null;
  slot.dead = true;
  slot.stunned = false;
  board.deaths += 1;
  play.emit('heroDied', { ...who(play.board, index), from });
  if (!isRivalry(board)) {
    changeRift(play, slot.side, -deathToll, 'death');
    return;
  }
  if (from.by === 'hero' && from.how === 'attack' && slotAt(board, from.slot).hero === 'maximilian') {
    const skulls = powers.maximilian.rivalry.skulls ?? 0;
    slotAt(board, from.slot).skulls += skulls;
    play.emit('bounty', { to: who(board, from.slot), skulls, why: 'show-off' });
  }
  const side = enemyOf(slot.side);
  if (!riftsCanHeal(board)) {
    changeRift(play, slot.side, -deathToll, 'death');
    return;
  }
  const options = teamOf(board, side).rift.health > 0 ? ['damage', 'heal'] : ['damage'];
  ask(play, { kind: 'reward', side, dead: index, options });
}
