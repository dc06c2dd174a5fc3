/** Draft, flip and phases 1 to 5 (17.2.2 to 17.2.8): few things, each for a wall that is to fall. */
import type { Advice, Answer, Thinking } from '../../../kernel/index.js';
import { cardActions } from '../content/cards.js';
import { rampartData } from '../content/map.js';
import { gathered, rescued } from '../content/numbers.js';
import { archersAt } from '../rules/aiming.js';
import { placesFor, takeable } from '../rules/building.js';
import { actionsLeft, resourcesFor } from '../rules/cards.js';
import { mayGather } from '../rules/offers.js';
import { facedBy, isRampart } from '../rules/places.js';
import { invaderAt, tableOf } from '../rules/seats.js';
import { isThrower } from '../rules/stock.js';
import { strengthOf, totalOf, written } from '../rules/units.js';
import type { Invader } from '../types/board.js';
import { type CardPhase, type DraftCard, type FrontAction, cardPhases, invaderUnits, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { mainWalls, quickestPay, rankedPlaces } from '../plans/best-places.js';
import { margin, stormFrom } from '../plans/margin.js';

/** In the order in which cards are kept and actions are taken; what is not named is left alone. */
const liked: Record<CardPhase, readonly FrontAction[]> = {
  2: ['trebuchet', 'catapult', 'siege-tower', 'ballista', 'altar', 'ram', 'mantlet'],
  3: ['poison', 'banner', 'ladders', 'sap'],
  4: ['saboteur', 'tamer', 'marksman-master'],
  5: ['gale', 'fire', 'possession', 'bloodstones', 'accident', 'spectres'],
};
const action = { 2: 'build', 3: 'equip', 4: 'train', 5: 'ritual' } as const;
const enginesUntil = 4;
const spiesUntil = 3;
const shootersWorthIt = 3;
const lostWorthIt = 3;
/** Parts that the ram must come to before the storm. */
const ramWorthIt = 3;
/** From here on two more units a turn are worth more than what resources buy; teams have troops enough. */
const allOutFrom = { alone: 2, teams: 6 };

export function keep({ view, seat }: Thinking<Str>): Advice<Str> | undefined {
  const { draft } = view;
  const index = view.invaders.findIndex((one) => one.seat === seat);
  if (!draft || index < 0) return undefined;
  if (draft.kept[index]) return { action: 'done', args: {} };
  const partner = draft.kept.find((kept, other) => other !== index && kept !== null);
  const rank = (phase: CardPhase, card: DraftCard): number => {
    const ranks = cardActions[card].map((one) => liked[phase].indexOf(one)).filter((one) => one >= 0);
    return Math.min(9, ...ranks) - ranks.length / 10;
  };
  const chosen = (phase: CardPhase): string => {
    const free = draft.drawn[phase].filter((card) => partner?.[phase] !== card);
    const [first = ''] = [...free].sort((a, b) => rank(phase, a) - rank(phase, b));
    return first;
  };
  const args = { machines: chosen(2), equipment: chosen(3), training: chosen(4), rituals: chosen(5) };
  return { action: 'keep', args, why: { key: 'whyKeep', params: {} } };
}

/** Where an action does most for a main wall; undefined where it does nothing for any. */
function placeOf(view: View, invader: Invader, what: FrontAction): string | undefined {
  const places = placesFor(view, invader, what) ?? [];
  if (what === 'mantlet') return crowdedRampart(view, places);
  if (what === 'marksman-master') return shootingRampart(view, places);
  return rankedPlaces(view, invader, what).find(({ serves }) => serves > 0)?.place;
}

/** Where five or more wait: archers have no better target. */
function crowdedRampart(view: View, places: readonly string[]): string | undefined {
  return places.find((place) => isRampart(place) && totalOf(view.ramparts[place].units) >= 5);
}

/** Where three goblins have three archers in sight. */
function shootingRampart(view: View, places: readonly string[]): string | undefined {
  return places.find((place) => {
    if (!isRampart(place) || view.ramparts[place].units.goblin < shootersWorthIt) return false;
    const inSight = [facedBy(place), ...rampartData[place].walls];
    return inSight.reduce((sum, one) => sum + archersAt(view, one), 0) >= shootersWorthIt;
  });
}
/** Whom the garrison may well lose in the coming assault, beyond the two whom the hospital saves. */
function likelyLost(view: View): number {
  const fought = walls.filter((wall) => margin(view, wall) > -strengthOf(view.walls[wall].defenders));
  return fought.reduce((sum, wall) => sum + totalOf(view.walls[wall].defenders), 0) - rescued;
}

function isWorthIt(view: View, invader: Invader, what: FrontAction): boolean {
  if (isThrower(what) || what === 'siege-tower' || what === 'altar') return view.turn <= enginesUntil;
  const main = mainWalls(view, invader);
  const storms = view.turn >= stormFrom || main.some((wall) => margin(view, wall) > -3);
  switch (what) {
    case 'tamer':
      return view.dead.troll >= 2;
    case 'ram':
      return view.barbican.parts + (enginesUntil + 1 - view.turn) >= ramWorthIt;
    case 'saboteur':
      return view.turn <= spiesUntil;
    case 'marksman-master':
      return true;
    case 'spectres':
      return storms && likelyLost(view) >= lostWorthIt;
    case 'gale':
    case 'bloodstones':
    case 'fire':
    case 'possession':
      return storms;
    case 'accident':
      return storms && main.slice(0, 1).some((wall) => view.walls[wall].cauldron !== null);
    default:
      return view.turn <= enginesUntil + 1;
  }
}

function cardAnswer(view: View, invader: Invader, phase: CardPhase): Advice<Str> | undefined {
  for (const what of liked[phase]) {
    if (!takeable(view, invader, phase).includes(what) || !isWorthIt(view, invader, what)) continue;
    const where = placesFor(view, invader, what) === undefined ? undefined : placeOf(view, invader, what);
    const pay = quickestPay(view, invader, what);
    if (!pay || (where === undefined && placesFor(view, invader, what) !== undefined)) continue;
    const why = { key: 'whyPrepare', params: { action: what } } as const;
    const at = where === undefined ? {} : { where };
    const paid = written(pay);
    const named: Record<CardPhase, Answer<Str>> = {
      2: { action: action[2], args: { engine: what, where: where ?? '', pay: paid } },
      3: { action: action[3], args: { item: what, where: where ?? '', pay: paid } },
      4: { action: action[4], args: { training: what, ...at, pay: paid } },
      5: { action: action[5], args: { ritual: what, ...at } },
    };
    return { ...named[phase], why };
  }
  return undefined;
}

/** Resources are gathered only where they make an engine affordable, with the weakest unit that does. */
function gather(view: View, invader: Invader): Advice<Str> | undefined {
  if (!mayGather(view, invader) || view.turn > enginesUntil) return undefined;
  const prices = actionsLeft(view, invader, 2)
    .filter((one) => liked[2].includes(one))
    .map((one) => resourcesFor(view, one))
    .filter((price) => price > invader.resources);
  if (
    prices.length === 0 ||
    actionsLeft(view, invader, 2).some((one) => liked[2].includes(one) && resourcesFor(view, one) <= invader.resources)
  )
    return undefined;
  const short = Math.min(...prices) - invader.resources;
  const unit = [...invaderUnits].reverse().find((one) => invader.reserve[one] > 0 && gathered[one] >= short);
  return unit && { action: 'gather', args: { unit }, why: { key: 'whyResources', params: {} } };
}

export function prepare({ view, seat }: Thinking<Str>): Advice<Str> {
  const invader = invaderAt(view, seat);
  const end: Advice<Str> = { action: 'done', args: {}, why: { key: 'whyTime', params: {} } };
  if (!invader) return end;
  if (view.phase === 1) return gather(view, invader) ?? end;
  const phase = cardPhases.find((one) => one === view.phase);
  return (phase && cardAnswer(view, invader, phase)) ?? end;
}

/** Card 1 soon, for two more units a turn: the first resources have bought what pays in time. */
export function flip({ view, seat }: Thinking<Str>): Advice<Str> {
  const invader = invaderAt(view, seat);
  const card = invader?.cards.find((one) => one.phase === 1 && !one.flipped);
  if (card && view.turn >= allOutFrom[tableOf(view)]) {
    return { action: 'flip', args: { cards: [card.id] }, why: { key: 'whyFlip', params: {} } };
  }
  return { action: 'done', args: {}, why: { key: 'whyTime', params: {} } };
}
