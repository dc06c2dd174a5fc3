/** Whom an open question waits for. */
import type { Seat } from '../../../kernel/index.js';
import type { Defender, Field, Invader } from '../types/board.js';
import type { AimLine, ChoiceLine, Steps } from '../types/steps.js';
import { aimingSeats } from './aiming.js';
import { flippable } from './cards.js';
import { choosingSeats } from './choices.js';
import { hasInvaderOffers, isHeldFor } from './offers.js';
import { mightOrderMore } from './orders.js';

/** D0 */
export function askedToKeep(field: Field, { done }: Steps['draft']): Seat[] {
  return field.invaders.map(({ seat }) => seat).filter((seat) => !done.includes(seat));
}
/** D1 */
export function askedToFlip(field: Field, { done }: Steps['flip']): Invader[] {
  return field.invaders.filter((invader) => !done.includes(invader.seat) && flippable(invader).length > 0);
}
/** D2 to D7: nobody is asked who has no legal action, or is done until a later phase. */
export function askedInPhase(field: Field, { phase, done }: Steps['invaderPhase']): Invader[] {
  return field.invaders.filter((invader) => {
    if (invader.deployment) return true;
    if (done.includes(invader.seat) || invader.doneUntil !== null) return false;
    return hasInvaderOffers(field, invader, phase) || (phase === 6 && mightOrderMore(field));
  });
}
/** D8 */
export function askedInDefence(field: Field, { phase, done }: Steps['defenderStep']): Defender[] {
  return field.defenders.filter((one) => !done.includes(one.seat) && isHeldFor(field, one, phase));
}
/** A1 to A5 */
export function askedToAim(lines: readonly AimLine[], { done }: Steps['aim']): Seat[] {
  return aimingSeats(lines).filter((seat) => !done.includes(seat));
}
/** A1b to A8, E1: those who are asked together in one list. */
export function askedToChoose(lines: readonly ChoiceLine[], { done }: Steps['choose']): Seat[][] {
  return choosingSeats(lines, done);
}
