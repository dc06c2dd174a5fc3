/** What a seat may do now: the offers of D2 to D8, so that nobody is asked who has no choice. */
import type { ActionName, Seat } from '../../../kernel/index.js';
import { disgraceFrom, mostSpeech, raidPrice, sentAtOnce } from '../content/numbers.js';
import type { Defender, Field, Invader } from '../types/board.js';
import {
  type Act,
  type CardPhase,
  type FrontAction,
  type InvaderUnit,
  type PhaseNumber,
  type Rampart,
  type Task,
  acts,
  deploymentSizes,
  ramparts,
  tasks,
} from '../types/terms.js';
import type { Str } from '../types/index.js';
import { actionsLeft, frontOf, isFlipped } from './cards.js';
import { couldTake, takeable } from './building.js';
import { departures } from './garrison.js';
import { canDeploy, musterOf, openSteps } from './marching.js';
import { canAdvance } from './advance.js';
import { wallsToOrder } from './orders.js';
import { isWall } from './places.js';
import { colourOf, invaderAt, isOwnSide, isTeamGame, partnerOf } from './seats.js';
import { specialThings } from './specials.js';
import { inWorkshop, investment, readyTasks, workable } from './tasks.js';
import { isNobody, present } from './units.js';

type Offer = ActionName<Str>;

export function mayGather(field: Field, invader: Invader): boolean {
  const isFree = !invader.used.includes('gather') && !isFlipped(invader, 1);
  return isFree && field.bank > 0 && !isNobody(invader.reserve);
}
export function maySend(field: Field, invader: Invader): boolean {
  const isFree = !invader.used.includes('send') && !isFlipped(invader, 1);
  return isTeamGame(field) && isFree && !isNobody(invader.reserve);
}
/** 1 to 3 units of one type, most first. */
export function sendable(invader: Invader): { unit: InvaderUnit; count: number }[] {
  return present(invader.reserve).flatMap((unit) =>
    Array.from({ length: Math.min(sentAtOnce, invader.reserve[unit]) }, (_, index) => ({
      unit,
      count: index + 1,
    })).reverse(),
  );
}

/** STR-21.6: unused front actions that the partner has not got and could take. */
export function lendable(field: Field, invader: Invader, phase: CardPhase): FrontAction[] {
  const partner = partnerOf(field, invader.seat);
  if (!partner || isFlipped(invader, phase)) return [];
  return frontOf(invader, phase).filter((action) => isLendable(field, invader, partner, action, phase));
}
export function partnerHas(partner: Invader, action: FrontAction, phase: CardPhase): boolean {
  return !isFlipped(partner, phase) && frontOf(partner, phase).includes(action);
}
function isLendable(field: Field, invader: Invader, partner: Invader, action: FrontAction, phase: CardPhase): boolean {
  const isMine = actionsLeft(field, invader, phase).includes(action) && !invader.lent.includes(action);
  const canUse = !partner.used.includes(action) && couldTake(field, partner, action);
  return isMine && !partnerHas(partner, action, phase) && canUse;
}

const cardOffer: Record<CardPhase, Offer> = { 2: 'build', 3: 'equip', 4: 'train', 5: 'ritual' };

function cardOffers(field: Field, invader: Invader, phase: CardPhase): Offer[] {
  return [
    ...(takeable(field, invader, phase).length > 0 ? [cardOffer[phase]] : []),
    ...(specialThings(field, invader, phase).length > 0 ? (['special'] as const) : []),
    ...(lendable(field, invader, phase).length > 0 ? (['lend'] as const) : []),
  ];
}

export function ownAltars(field: Field, invader: Invader): Rampart[] {
  return ramparts.filter((one) => field.ramparts[one].altar !== null && isOwnSide(invader, one));
}
function deploymentOffers(field: Field, invader: Invader): Offer[] {
  const { deployment } = invader;
  if (deployment) {
    return [
      ...(canAdvance(field, invader, deployment) ? (['advance'] as const) : []),
      ...(openSteps(musterOf(field, invader, deployment)).length > 0 ? (['march'] as const) : []),
    ];
  }
  const mayDeploy = invader.deployed.length < deploymentSizes.length && canDeploy(field, invader);
  return [
    ...(mayDeploy ? (['deploy'] as const) : []),
    ...(ownAltars(field, invader).length > 0 ? (['altar'] as const) : []),
    ...(wallsToOrder(field).length > 0 ? (['order'] as const) : []),
  ];
}

/** Everything but `done` that an invader may do in a phase. */
export function invaderOffers(field: Field, seat: Seat, phase: PhaseNumber): Offer[] {
  const invader = invaderAt(field, seat);
  if (!invader) return [];
  if (phase === 6) return deploymentOffers(field, invader);
  if (phase > 1) return cardOffers(field, invader, phase as CardPhase);
  return [
    ...(mayGather(field, invader) ? (['gather'] as const) : []),
    ...(maySend(field, invader) ? (['send'] as const) : []),
  ];
}

/** STR-15.1 */
export function actsLeft(field: Field): Act[] {
  if (field.turn < disgraceFrom || field.disgrace.lastTurn === field.turn) return [];
  return acts.filter((act) => !field.disgrace.spent.includes(act));
}

/** STR-14.2, STR-14.3: what a hero could do for the seat. */
export function speechChoices(field: Field, defender: Defender): number[] {
  const { at, acted, possessed } = field.heroes.officer;
  if (acted || possessed || !isWall(at) || !isOwnSide(defender, at)) return [];
  return Array.from({ length: Math.min(mostSpeech, defender.hourglasses) }, (_, index) => index + 1);
}
export function raidChoices(field: Field, defender: Defender): InvaderUnit[] {
  const { at, acted, possessed } = field.heroes.warrior;
  if (acted || possessed || !isWall(at) || !isOwnSide(defender, at)) return [];
  return present(field.walls[at].invaders).filter((unit) => raidPrice[unit] <= defender.hourglasses);
}

/** STR-22.4: tasks that the partner has marked this turn. */
export function partnersMarks(field: Field, defender: Defender): Task[] {
  const colour = colourOf(field, defender.seat);
  if (colour === null || !field.swift) return [];
  return tasks.filter((task) => field.tasks[task].done > 0 && field.tasks[task].doneBy !== colour);
}

/** Whether a defender step is held for the seat (4.6). */
export function isHeldFor(field: Field, defender: Defender, phase: PhaseNumber): boolean {
  if (defender.hourglasses > 0 || field.waitingStone > 0) return true;
  const barricades = tasks.some((task) => inWorkshop(task) && investment(field, defender, task) !== undefined);
  if (defender.workshopOnly > 0 && barricades) return true;
  return readyTasks(field, defender).length > 0 || (phase === 6 && actsLeft(field).length > 0);
}

/** Everything but `done` that a defender may do in a step. */
export function defenderOffers(field: Field, defender: Defender): Offer[] {
  const heroes = speechChoices(field, defender).length + raidChoices(field, defender).length;
  return [
    ...(field.waitingStone > 0 ? (['stone'] as const) : []),
    ...(workable(field, defender).length > 0 ? (['work'] as const) : []),
    ...(departures(field, defender).length > 0 ? (['move'] as const) : []),
    ...(heroes > 0 ? (['hero'] as const) : []),
    ...(actsLeft(field).length > 0 ? (['disgrace'] as const) : []),
    ...(partnersMarks(field, defender).length > 0 ? (['swift'] as const) : []),
  ];
}
