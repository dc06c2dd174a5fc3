/** KRU-8.13 to 8.16, KRU-10.4: damage, stuns, healing; soldiers and sand warriors that fall. */
import type { Seat } from '../../../kernel/index.js';
import type { HealCause, Hero, Horde, HurtCause, KruPlay, Pawn } from '../types/index.js';
import { guardOf, offTheBoard, pastGuard, woundOn } from '../rules/wounds.js';
import { lose } from './outcomes.js';

function stun(play: KruPlay, seat: Seat, hero: Hero): void {
  const { board } = play;
  Object.assign(hero, offTheBoard);
  hero.crossed = [];
  board.stuns += 1;
  play.emit('stunned', { seat, hero: hero.id });
  if (play.options.difficulty === 'heroic') lose(play, { key: 'outcomeHeroic', params: { hero: hero.id } });
}

/** One hero takes damage, unless something keeps it off. */
export function hurtHero(play: KruPlay, seat: Seat, hero: Hero, damage: number, by: HurtCause): void {
  if (hero.stunned) return;
  const guard = guardOf(play.board, hero, by);
  if (guard === 'shell') play.board.flags.shellUsed = true;
  const taken = pastGuard(damage, guard);
  if (guard !== undefined && taken === 0) {
    play.emit('unhurt', { hero: hero.id, by: guard });
    return;
  }
  hero.life = Math.max(0, hero.life - taken);
  play.emit('hurt', { seat, hero: hero.id, damage: taken, life: hero.life, by });
  if (hero.life === 0) stun(play, seat, hero);
}

/** The players' heroes whose figures stand on a horde. */
export function heroesOn(play: KruPlay, horde: Horde): { seat: Seat; hero: Hero }[] {
  return play.board.players.flatMap(({ seat, hero }) =>
    hero?.at === horde.at && hero.topLeft !== null ? [{ seat, hero }] : [],
  );
}

export function hurtHeroesOn(play: KruPlay, horde: Horde, phase: 'destroy' | 'advance'): void {
  const damage = woundOn(play.board, horde, phase);
  for (const { seat, hero } of heroesOn(play, horde)) hurtHero(play, seat, hero, damage, phase);
}

/** A sand warrior goes back to Alric's board. */
export function sendHome(play: KruPlay, warrior: number): void {
  const found = play.board.warriors[warrior];
  if (!found) return;
  found.where = 'home';
  found.at = null;
}

/** Pawns leave a horde: soldiers to the supply, sand warriors home. */
export function removePawns(play: KruPlay, horde: Horde, pawns: readonly Pawn[] = horde.pawns): void {
  if (pawns.length === 0) return;
  play.emit('pawnsLost', { tag: horde.tag, ...takePawns(play, horde, pawns) });
}

/** The same without a word about it; how many there were. */
export function takePawns(
  play: KruPlay,
  horde: Horde,
  pawns: readonly Pawn[] = horde.pawns,
): { soldiers: number; warriors: number } {
  const gone = [...pawns];
  horde.pawns = horde.pawns.filter((pawn) => !gone.includes(pawn));
  const warriors = gone.flatMap(({ warrior }) => (warrior === null ? [] : [warrior]));
  for (const warrior of warriors) sendHome(play, warrior);
  const soldiers = gone.length - warriors.length;
  play.board.soldiersLeft += soldiers;
  return { soldiers, warriors: warriors.length };
}

/** Every soldier and sand warrior on these hordes takes damage; waiting warriors too where all of them do. */
export function hurtPawns(play: KruPlay, hordes: readonly Horde[]): void {
  for (const horde of hordes) removePawns(play, horde);
}

/** `rift-fire-3`, `lev-3b`, `pri-3b`: every soldier and sand warrior on the board, those who wait included. */
export function hurtAllPawns(play: KruPlay): void {
  const { board } = play;
  hurtPawns(play, board.hordes);
  for (const [index, warrior] of board.warriors.entries()) {
    if (warrior.where !== 'waiting') continue;
    sendHome(play, index);
    play.emit('warriorHome', { seat: warrior.seat });
  }
}

export function heal(play: KruPlay, hero: Hero, life: number, by: HealCause): void {
  const before = hero.life;
  if (hero.stunned || before === hero.most) return;
  hero.life = Math.min(hero.most, before + life);
  play.emit('healed', { hero: hero.id, life: hero.life - before, now: hero.life, by });
}

/** KRU-8.16 */
export function protect(play: KruPlay, hero: Hero): void {
  if (hero.protected || play.board.protectionLeft === 0) return;
  play.board.protectionLeft -= 1;
  hero.protected = true;
  play.emit('sheltered', { hero: hero.id });
}
