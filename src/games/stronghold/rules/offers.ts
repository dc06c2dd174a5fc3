/** What a seat may do now: the offers of D2 to D8, so that nobody is asked who has no choice. */
import type { ActionName } from '../../../kernel/index.js';
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
import { couldTake } from './building.js';
import { hasDepartures } from './garrison.js';
import { canDeploy, hasOpenSteps, musterOf } from './marching.js';
import { canAdvance } from './advance.js';
import { mayOrder } from './orders.js';
import { isWall } from './places.js';
import { colourOf, isOwnSide, isTeamGame, partnerOf } from './seats.js';
import { specialThings } from './specials.js';
import { hasWork, inWorkshop, investment, readyTasks } from './tasks.js';
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
  return frontOf(invader, phase).filter((action) => isLendable(field, invader, action, phase));
}
function mayLend(field: Field, invader: Invader, phase: CardPhase): boolean {
  return frontOf(invader, phase).some((action) => isLendable(field, invader, action, phase));
}
export function partnerHas(partner: Invader, action: FrontAction, phase: CardPhase): boolean {
  return !isFlipped(partner, phase) && frontOf(partner, phase).includes(action);
}
function isLendable(field: Field, invader: Invader, action: FrontAction, phase: CardPhase): boolean {
  const partner = partnerOf(field, invader.seat);
  if (!partner || isFlipped(invader, phase)) return false;
  if ([...invader.used, ...invader.lent, ...partner.used].includes(action)) return false;
  return !partnerHas(partner, action, phase) && couldTake(field, partner, action);
}

const cardOffer: Record<CardPhase, InvaderAction> = { 2: 'build', 3: 'equip', 4: 'train', 5: 'ritual' };

export function ownAltars(field: Field, invader: Invader): Rampart[] {
  return ramparts.filter((one) => field.ramparts[one].altar !== null && isOwnSide(invader, one));
}
function mayTakeCard(field: Field, invader: Invader, phase: PhaseNumber): boolean {
  return actionsLeft(field, invader, phase as CardPhase).some((action) => couldTake(field, invader, action));
}
function mayDeploy(field: Field, invader: Invader): boolean {
  return invader.deployed.length < deploymentSizes.length && canDeploy(field, invader);
}

type InvaderAction = Exclude<Offer, DefenderAction | 'done' | 'keep' | 'flip' | 'aim' | 'choose'>;
const mayInvade: Record<InvaderAction, (field: Field, invader: Invader, phase: PhaseNumber) => boolean> = {
  gather: mayGather,
  send: maySend,
  build: mayTakeCard,
  equip: mayTakeCard,
  train: mayTakeCard,
  ritual: mayTakeCard,
  special: (field, invader, phase) => specialThings(field, invader, phase as CardPhase).length > 0,
  lend: (field, invader, phase) => mayLend(field, invader, phase as CardPhase),
  deploy: mayDeploy,
  altar: (field, invader) => ownAltars(field, invader).length > 0,
  order: mayOrder,
  advance: (field, invader) => invader.deployment !== null && canAdvance(field, invader, invader.deployment),
  march: (field, invader) => invader.deployment !== null && hasOpenSteps(musterOf(field, invader, invader.deployment)),
};

/** Everything but `done` that an invader might do in a phase. */
export function invaderActions({ deployment }: Invader, phase: PhaseNumber): readonly InvaderAction[] {
  if (phase === 1) return ['gather', 'send'];
  if (phase === 6) return deployment ? ['advance', 'march'] : ['deploy', 'altar', 'order'];
  return [cardOffer[phase], 'special', 'lend'];
}
export function isOpenToInvader(field: Field, invader: Invader, phase: PhaseNumber, action: Offer): boolean {
  return Object.hasOwn(mayInvade, action) && mayInvade[action as InvaderAction](field, invader, phase);
}
/** Whether an invader may do anything but `done`; what is found soonest stands last. */
export function hasInvaderOffers(field: Field, invader: Invader, phase: PhaseNumber): boolean {
  return invaderActions(invader, phase).findLast((action) => mayInvade[action](field, invader, phase)) !== undefined;
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

type DefenderAction = 'stone' | 'work' | 'move' | 'hero' | 'disgrace' | 'swift';
const mayDefend: Record<DefenderAction, (field: Field, defender: Defender) => boolean> = {
  stone: (field) => field.waitingStone > 0,
  work: hasWork,
  move: hasDepartures,
  hero: (field, defender) => speechChoices(field, defender).length + raidChoices(field, defender).length > 0,
  disgrace: (field) => actsLeft(field).length > 0,
  swift: (field, defender) => partnersMarks(field, defender).length > 0,
};
/** Everything but `done` that a defender might do in a step, and whether it may be done now. */
export const defenderActions = Object.keys(mayDefend) as readonly DefenderAction[];
export function isOpenToDefender(field: Field, defender: Defender, action: Offer): boolean {
  return Object.hasOwn(mayDefend, action) && mayDefend[action as DefenderAction](field, defender);
}
