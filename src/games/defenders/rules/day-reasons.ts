/** Why an action of the Day cannot be taken now; what has no reason against it is offered. */
import type { Seat } from '../../../kernel/index.js';
import { colourOf, isSpecial } from '../content/hero-cards.js';
import { locationCards } from '../content/location-cards.js';
import { locationIds, sites } from '../content/map.js';
import { minionsAt } from './minions.js';
import { generalAt, livingGenerals, locOf } from './generals.js';
import { fightingGrounds } from './battling.js';
import { shows } from './hands.js';
import { advancesByItself, canWorkOnQuest } from './questing.js';
import { actingHero, actionsLeft } from './roster.js';
import { canMove } from './travel.js';
import type { DorWhy, HeldCard, Hero, Table, View } from '../types/index.js';

export const dayActions = ['move', 'fight', 'attack', 'heal', 'cleanse', 'gate', 'rumors', 'quest', 'end'] as const;
export type DayAction = (typeof dayActions)[number];

type Reason = (table: Table, hero: Hero) => DorWhy | undefined;

function noMove(table: Table): DorWhy | undefined {
  return canMove(table, table.active) ? undefined : { rule: 'DOR-4.1', reason: { key: 'noActions', params: {} } };
}

function noFight(table: Table, hero: Hero): DorWhy | undefined {
  if (fightingGrounds(table, table.active).length > 0) return undefined;
  const near = sites[hero.loc].neighbours.filter((loc) => minionsAt(table, loc) > 0);
  return { rule: 'DOR-5.1', reason: { key: 'noMinions', params: { loc: hero.loc, near } } };
}

/** DOR-7.1, 7.2 */
function noAttack(table: Table, hero: Hero): DorWhy | undefined {
  const general = generalAt(table, hero.loc);
  if (!general) {
    const generals = livingGenerals(table).map((id) => ({ general: id, loc: locOf(table, id) }));
    return { rule: 'DOR-7.1', reason: { key: 'noGeneralHere', params: { generals } } };
  }
  const count = minionsAt(table, hero.loc);
  if (count > 0) return { rule: 'DOR-7.1', reason: { key: 'minionsFirst', params: { count } } };
  if (hero.hand.some(({ card }) => shows(card, general))) return undefined;
  return { rule: 'DOR-7.2', reason: { key: 'needsPortrait', params: { general, held: [] } } };
}

/** DOR-4.9 */
function noHeal(table: Table, hero: Hero): DorWhy | undefined {
  if (minionsAt(table, hero.loc) > 0) {
    return { rule: 'DOR-4.9', reason: { key: 'cannotHealHere', params: { loc: hero.loc } } };
  }
  if (hero.life < hero.maxLife) return undefined;
  return { rule: 'DOR-4.9', reason: { key: 'fullLife', params: { life: hero.life } } };
}

/** Cards that pay for Heal the Land where the hero stands (DOR-4.8). */
export function cleansingCards(hero: Hero | undefined): HeldCard[] {
  return hero?.hand.filter(({ card }) => colourOf(card) === sites[hero.loc].colour) ?? [];
}

/** DOR-17.1b: the Cleric needs no card where no minions are. */
export function sanctifies(table: Table, hero: Hero): boolean {
  return hero.hero === 'cleric' && minionsAt(table, hero.loc) === 0;
}

function noCleanse(table: Table, hero: Hero): DorWhy | undefined {
  const { colour } = sites[hero.loc];
  if (table.locations[hero.loc].crystals === 0 || colour === 'purple') {
    const tainted = locationIds.filter((loc) => table.locations[loc].crystals > 0);
    return { rule: 'DOR-4.8', reason: { key: 'notTainted', params: { loc: hero.loc, tainted } } };
  }
  if (cleansingCards(hero).length > 0 || sanctifies(table, hero)) return undefined;
  const cleric = hero.hero === 'cleric';
  return { rule: 'DOR-4.8', reason: { key: 'needsColourCard', params: { colour, cleric } } };
}

/** Cards of the location the hero stands in (DOR-4.6). */
export function cardsOfThisPlace(hero: Hero | undefined): HeldCard[] {
  return hero?.hand.filter(({ card }) => !isSpecial(card) && locationCards[card].loc === hero.loc) ?? [];
}

function noGate(table: Table, hero: Hero): DorWhy | undefined {
  if (table.locations[hero.loc].gate) return { rule: 'DOR-4.6', reason: { key: 'gateHere', params: {} } };
  if (table.supply.gates === 0) return { rule: 'DOR-4.6', reason: { key: 'noGatesLeft', params: {} } };
  if (cardsOfThisPlace(hero).length > 0) return undefined;
  return { rule: 'DOR-4.6', reason: { key: 'needsCardOfPlace', params: { loc: hero.loc } } };
}

export const rumorsPerTurn = 2;

function noRumors(_table: Table, hero: Hero): DorWhy | undefined {
  if (sites[hero.loc].kind !== 'inn') return { rule: 'DOR-4.7', reason: { key: 'rumorsAtInn', params: {} } };
  return hero.rumorsUsed < rumorsPerTurn ? undefined : { rule: 'DOR-3.3', reason: { key: 'rumorsTwice', params: {} } };
}

function noQuestWork(table: Table, hero: Hero): DorWhy | undefined {
  if (!hero.quest) return { rule: 'DOR-14.1', reason: { key: 'noQuest', params: {} } };
  const quest = hero.quest.id;
  if (advancesByItself(quest)) return { rule: 'DOR-14.1', reason: { key: 'questByItself', params: { quest } } };
  return canWorkOnQuest(table, hero)
    ? undefined
    : { rule: 'DOR-14.3', reason: { key: 'questNotHere', params: { quest } } };
}

const reasons: Record<DayAction, Reason> = {
  move: noMove,
  fight: noFight,
  attack: noAttack,
  heal: noHeal,
  cleanse: noCleanse,
  gate: noGate,
  rumors: noRumors,
  quest: noQuestWork,
  end: () => undefined,
};

/** Why the active hero cannot do this in the Day; before anybody has a hero there is nothing to say. */
function whyNotToday(table: Table, action: DayAction): DorWhy | undefined {
  const hero = actingHero(table);
  if (!hero) return { rule: 'DOR-2.4', reason: { key: 'noHeroYet', params: {} } };
  if (action !== 'end' && actionsLeft(hero) === 0) return { rule: 'DOR-3.2', reason: { key: 'noActions', params: {} } };
  return reasons[action](table, hero);
}

/** Whether the active hero may do this in the Day. */
export function isOpenToday(table: Table, action: string): boolean {
  const named = dayActions.find((one) => one === action);
  return named !== undefined && !whyNotToday(table, named);
}

/** Why this seat has no say now: another's turn, or another question first. */
function notYourMoment(view: View, seat: Seat): DorWhy | undefined {
  const active = actingHero(view);
  if (!view.question || !active) return undefined;
  if (active.seat !== seat) return { rule: 'DOR-3.1', reason: { key: 'notYourTurn', params: { seat: active.seat } } };
  if (view.question.step !== 'day') return { reason: { key: 'answerFirst', params: { step: view.question.step } } };
  return undefined;
}

/** The refusal of an action of the Day, for whoever asks. */
export function unavailableToday(action: DayAction): (view: View, seat: Seat) => DorWhy | undefined {
  return (view, seat) => notYourMoment(view, seat) ?? whyNotToday(view, action);
}
