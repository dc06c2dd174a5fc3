/** STR-4.1, STR-4.2, STR-11, STR-21.6: which actions an invader has, and what they cost. */
import { cardActions, specialOf } from '../content/cards.js';
import { lentSurcharge } from '../content/numbers.js';
import { equipmentData, machineData, ritualData, trainingData, upkeepData } from '../content/prices.js';
import type { Field, Invader, PhaseCard } from '../types/board.js';
import {
  type CardPhase,
  type DraftCard,
  type FrontAction,
  type Horde,
  type InvaderUnit,
  type PhaseNumber,
} from '../types/terms.js';
import { partnerOf, tableOf } from './seats.js';
import { isEquipment, isMachine, isTraining } from './stock.js';
import { holds, noHorde, totalOf } from './units.js';

export function cardOf(invader: Invader, phase: PhaseNumber): PhaseCard | undefined {
  return invader.cards.find((card) => card.phase === phase);
}
export function isFlipped(invader: Invader, phase: PhaseNumber): boolean {
  return cardOf(invader, phase)?.flipped === true;
}
/** The front actions of the own card, whichever side it shows. */
export function frontOf(invader: Invader, phase: CardPhase): readonly FrontAction[] {
  const card = cardOf(invader, phase);
  return card ? cardActions[card.id as DraftCard] : [];
}
export function phaseOf(action: FrontAction): CardPhase {
  if (isMachine(action)) return 2;
  if (isEquipment(action)) return 3;
  return isTraining(action) ? 4 : 5;
}

/** STR-21.6: lent by the partner and not taken yet. */
function borrowed(field: Field, invader: Invader, phase: CardPhase): FrontAction[] {
  const partner = partnerOf(field, invader.seat);
  return (partner?.lent ?? []).filter((action) => phaseOf(action) === phase);
}
/** Actions of the phase that the invader has, used or not. */
export function actionsOf(field: Field, invader: Invader, phase: CardPhase): FrontAction[] {
  const own = isFlipped(invader, phase) ? [] : frontOf(invader, phase).filter((one) => !invader.lent.includes(one));
  return [...new Set([...own, ...borrowed(field, invader, phase)])];
}
export function actionsLeft(field: Field, invader: Invader, phase: CardPhase): FrontAction[] {
  return actionsOf(field, invader, phase).filter((action) => !invader.used.includes(action));
}

export function resourcesFor(field: Field, action: FrontAction): number {
  if (isMachine(action)) return machineData[action].resources[tableOf(field)];
  return isEquipment(action) ? equipmentData[action].resources[tableOf(field)] : 0;
}
export function paysFor(field: Field, action: FrontAction): readonly Horde[] {
  if (isMachine(action)) return machineData[action].pay;
  if (isEquipment(action)) return equipmentData[action].pay;
  if (isTraining(action)) return trainingData[action].pay[tableOf(field)];
  return [{ ...noHorde(), goblin: ritualData[action].goblins }];
}
/** STR-8.8: whom the tamer brings back for what is spent. */
export function tamedFor(pay: Horde): InvaderUnit {
  return pay.goblin > 0 ? 'orc' : 'troll';
}
/** Price options that the reserve can meet. */
export function payable(field: Field, invader: Invader, action: FrontAction): Horde[] {
  return paysFor(field, action).filter(
    (pay) => holds(invader.reserve, pay) && (action !== 'tamer' || field.dead[tamedFor(pay)] > 0),
  );
}
/** STR-21.6: a hourglass more for what is not on an own unflipped card. */
export function surchargeFor(invader: Invader, action: FrontAction): number {
  const phase = phaseOf(action);
  const own = !isFlipped(invader, phase) && frontOf(invader, phase).includes(action) && !invader.lent.includes(action);
  return own ? 0 : lentSurcharge;
}

/** STR-10.8 */
export function upkeepOf(field: Field, invader: Invader): number {
  const camp = totalOf(invader.camp);
  return upkeepData[tableOf(field)].find(({ from }) => camp >= from)?.hourglasses ?? 0;
}

export function specialHourglasses(phase: CardPhase): number {
  return specialOf[phase].hourglasses;
}
/** STR-11.1: cards that may still be turned. */
export function flippable(invader: Invader): PhaseCard[] {
  return invader.cards.filter((card) => card.phase !== 6 && card.phase !== 'camp' && !card.flipped);
}
