/** A hero's attack, from the declaration to its after-effects (OMD-8.17). */
import { equipmentOf } from '../content/equipment.js';
import { powers } from '../content/powers.js';
import { heroDice, rerollOf, rollTargets, rollWorks } from '../rules/attack.js';
import { stunsAlongTheWay, tallyOf } from '../rules/outcome.js';
import { bossesOn, fortressOf, heroAt, slotAt, who } from '../rules/siege.js';
import { type Boost, type Boss, type BossId, type Kind, type OmdPlay, type TileId, kinds } from '../types/index.js';
import { woundBoss } from './bosses.js';
import { rollDice, rollDie } from './dice.js';
import { checkEnd } from './end.js';
import { heal } from './healing.js';
import { rewardHero } from './skulls.js';
import { remove, stun } from './units.js';
import { takeOff } from './wardrobe.js';
import { leech, stunHero } from './wounds.js';

/** A stunned hero who attacks stands up and gives up his move, or the other way round (OMD-6.8). */
export function standUpFor(play: OmdPlay, index: number, gaveUp: 'attack' | 'move'): void {
  const slot = slotAt(play.board, index);
  if (!slot.stunned) return;
  slot.stunned = false;
  slot.turn.gaveUp = gaveUp;
  play.emit('stoodUp', { ...who(play.board, index), gaveUp });
}

type Declaration = { tile: TileId; without: readonly string[]; boosts: readonly Boost[] };

/** Rolls for one tile; the outcome is judged next. */
export function rollAttack(play: OmdPlay, index: number, { tile, without, boosts }: Declaration): void {
  const { board } = play;
  const slot = slotAt(board, index);
  const { ultimate } = powers[heroAt(board, index)];
  const { dice, fixed } = heroDice(board, index, { without, boosts });
  const rolled = rollDice(play, dice);
  const hasUltimate = boosts.includes('ultimate');
  slot.turn.free = slot.turn.free.filter((id) => id !== 'leech');
  board.roll = {
    slot: index,
    tile,
    dice: rolled,
    fixed,
    doubled: hasUltimate && ultimate.id === 'chain-lightning',
    feast: hasUltimate && ultimate.id === 'blood-feast',
    reroll: rerollOf(board, index, rolled),
  };
  play.emit('rolled', { ...who(play.board, index), tile, dice: rolled, fixed, boosts: [...boosts] });
  play.push({ step: 'judgeRoll' });
}

/** The attack action: boosts are paid for, then the dice fall. */
export function attack(play: OmdPlay, index: number, declared: Declaration): void {
  const slot = slotAt(play.board, index);
  standUpFor(play, index, 'move');
  slot.turn.attacks += 1;
  rollAttack(play, index, declared);
  if (declared.boosts.includes('ultimate')) slot.ultimate = 'exhausted';
  if (declared.boosts.includes('thunder-scroll')) takeOff(play, index, 'thunder-scroll');
  if (!declared.boosts.includes('blood-price')) return;
  slot.turn.free.push('blood-price');
  const price = powers.bloodspike.power.count ?? 1;
  slot.health -= price;
  play.emit('hurt', { ...who(play.board, index), wounds: price, cancelled: 0, from: { by: 'blood-price' } });
}

/** OMD-8.17: rerolls, once an attack. */
export function reroll(play: OmdPlay, places: readonly number[]): void {
  const { roll } = play.board;
  if (!roll?.reroll) return;
  const { card } = roll.reroll;
  const changed = places.map((at) => {
    const old = roll.dice[at];
    if (!old) throw new Error(`no die ${at}`);
    const fresh = rollDie(play, old.die);
    roll.dice[at] = fresh;
    return { at, from: old.face, to: fresh.face };
  });
  roll.reroll = null;
  if (equipmentOf(card).oneUse) takeOff(play, roll.slot, card);
  play.emit('rerolled', { ...who(play.board, roll.slot), card, dice: changed });
}

/** All kills, wounds and stuns at once; skulls; after-effects. */
export function applyOutcome(play: OmdPlay, tokens: readonly string[]): void {
  const { board } = play;
  const { roll } = board;
  if (!roll) throw new Error('no roll to apply');
  const slot = slotAt(board, roll.slot);
  const targets = rollTargets(board, roll);
  const tally = tallyOf(tokens);
  const times = (token: string): number => tally.get(token) ?? 0;
  const alsoStunned = stunsAlongTheWay(targets, rollWorks(roll), tally);
  const team = fortressOf(board, roll.tile);
  const killed: { kind: Kind; count: number }[] = [];
  for (const kind of kinds) {
    const [ready, stunned] = [times(`kill:${kind}`), times(`kill:stunned:${kind}`)];
    if (ready + stunned > 0) {
      remove(team, roll.tile, kind, { ready, stunned });
      killed.push({ kind, count: ready + stunned });
    }
    stun(team, roll.tile, kind, times(`stun:${kind}`));
  }
  const from = { by: 'hero', ...who(board, roll.slot), how: 'attack' } as const;
  const wounds: { target: string; count: number }[] = [];
  const fell: BossId[] = [];
  const hit: { boss: Boss; count: number }[] = [];
  for (const foe of targets.foes) {
    const count = times(`wound:${foe.id}`);
    const stuns = times(`stun:${foe.id}`) > 0 || alsoStunned.includes(foe.id);
    if (count > 0) wounds.push({ target: foe.id, count });
    const boss = foe.slot === null ? bossesOn(board, roll.tile).find(({ id }) => id === foe.id) : undefined;
    if (boss) {
      if (stuns) boss.stunned = true;
      if (count > 0) hit.push({ boss, count });
      if (count >= boss.health) fell.push(boss.id);
    } else if (foe.slot !== null && count > 0) {
      play.push({ step: 'hurt', hurt: { slot: foe.slot, wounds: count, from, stuns } });
    } else if (foe.slot !== null && stuns) {
      stunHero(play, foe.slot);
    }
  }
  const earned = rewardHero(play, roll.slot, { creatures: killed, bosses: fell });
  play.emit('struck', {
    ...who(play.board, roll.slot),
    from: slot.tile ?? roll.tile,
    tile: roll.tile,
    dice: roll.dice,
    effects: [...tokens],
    wounds,
    creatures: killed,
    bosses: fell,
    ...earned,
  });
  // The blow is told before what becomes of the boss.
  for (const { boss, count } of hit) woundBoss(play, boss, count, from);
  const kills = killed.reduce((sum, { count }) => sum + count, 0);
  if (roll.feast) feast(play, roll.slot, kills);
  if (
    kills > 0 ||
    wounds.some(({ target }) => targets.foes.some(({ id, slot: hero }) => id === target && hero === null))
  ) {
    leech(play, roll.slot);
  }
  board.roll = null;
  checkEnd(play);
}

/** Blood Feast. */
function feast(play: OmdPlay, index: number, kills: number): void {
  const healed = heal(slotAt(play.board, index), kills * (powers.blackpaw.ultimate.count ?? 1));
  if (healed > 0) play.emit('healed', { ...who(play.board, index), by: who(play.board, index), amount: healed });
}
