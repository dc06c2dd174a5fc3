/** The Day of a bot's hero: one action after another, the best errand first. */
import type { Advice, TextRef } from '../../../kernel/index.js';
import { sites, type LocId, locationIds } from '../content/map.js';
import { generalBoards, generalOf } from '../content/generals.js';
import { isSpecial } from '../content/hero-cards.js';
import { locationCards } from '../content/location-cards.js';
import { quests } from '../content/quests.js';
import { cleansingCards, sanctifies } from '../rules/day-reasons.js';
import { generalAt, isAlive, locOf } from '../rules/generals.js';
import { cardValue } from '../rules/hands.js';
import { minionsAt } from '../rules/minions.js';
import { canWorkOnQuest } from '../rules/questing.js';
import { activeHero, actionsLeft, heroIn, slotsAt } from '../rules/roster.js';
import { type Destination, type Way, destinations, linesBetween } from '../rules/travel.js';
import type { Dor, DorAnswer, Hero, View } from '../types/index.js';
import { type Campaign, campaign, enough, focus, isTimeToStrike } from './council.js';
import { type Stake, ammunition } from './odds.js';
import { reliefOf, woundsAfter } from './threat.js';

/** Something worth doing, and what it is worth. */
type Errand = { worth: number; answer: DorAnswer; why: Why };

type Why = TextRef<Dor>;

const end: Advice<Dor> = { action: 'end', args: {}, why: { key: 'whyEnd', params: {} } };

function whyFight(loc: LocId): Why {
  return { key: 'whyFight', params: { loc } };
}

/** What giving up a card for travel costs. */
function priceOf(view: View, way: Way): number {
  if (!way.needsCard) return 0;
  return Math.min(...way.cards.map(({ card }) => cardValue(view, card))) * 0.35;
}

type Trip = { loc: LocId; cost: number; price: number; answer: DorAnswer };

function tripBy(view: View, { loc }: Destination, way: Way): Trip {
  const [cheapest] = [...way.cards].sort((a, b) => cardValue(view, a.card) - cardValue(view, b.card));
  const card = way.needsCard && cheapest ? { card: String(cheapest.no) } : {};
  return {
    loc,
    cost: way.cost,
    price: priceOf(view, way),
    answer: { action: 'move', args: { to: loc, by: way.by, ...card } },
  };
}

/** The cheapest trip to each reachable location. */
function trips(view: View): Trip[] {
  return destinations(view, view.active).flatMap((destination) => {
    const [best] = destination.ways
      .map((way) => tripBy(view, destination, way))
      .sort((a, b) => a.cost + a.price - b.cost - b.price);
    return best ? [best] : [];
  });
}

/** Wounds hurt more the fewer tokens are left. */
function painOf(hero: Hero, wounds: number): number {
  if (wounds >= hero.life - 0.5) return 25;
  return wounds * (hero.life <= 3 ? 3 : 1.6);
}

/** Going somewhere to fight with the actions that are left. */
function fightAt(view: View, hero: Hero, loc: LocId, fights: number): number {
  if (minionsAt(view, loc) === 0 || fights < 1) return Number.NEGATIVE_INFINITY;
  const tries = Math.min(fights, 3);
  const painful = woundsAfter(view, hero, loc, fights);
  return reliefOf(view, hero, loc, tries) - painOf(hero, painful);
}

function fightErrands(view: View, hero: Hero, all: readonly Trip[]): Errand[] {
  const actions = actionsLeft(hero);
  const here: Errand = {
    worth: fightAt(view, hero, hero.loc, actions),
    answer: { action: 'fight', args: {} },
    why: whyFight(hero.loc),
  };
  const shots =
    hero.hero === 'ranger'
      ? sites[hero.loc].neighbours.map((loc): Errand => {
          const worth =
            minionsAt(view, loc) > 0 ? reliefOf(view, hero, loc, Math.min(2, actions)) : Number.NEGATIVE_INFINITY;
          return { worth, answer: { action: 'fight', args: { at: loc } }, why: whyFight(loc) };
        })
      : [];
  const away = all.map(({ loc, cost, price, answer }): Errand => {
    const worth = fightAt(view, hero, loc, actions - cost) - cost * 0.7 - price - leavingPain(view, hero);
    return { worth, answer, why: whyFight(loc) };
  });
  return [here, ...shots, ...away];
}

/** Leaving minions behind costs nothing by itself, but not having fought them is a pity. */
function leavingPain(view: View, hero: Hero): number {
  return minionsAt(view, hero.loc) > 0 ? 0.5 : 0;
}

function healErrand(view: View, hero: Hero): Errand[] {
  const missing = hero.maxLife - hero.life;
  if (missing === 0 || minionsAt(view, hero.loc) > 0) return [];
  const gained = sites[hero.loc].kind === 'land' ? Math.min(2, missing) : missing;
  const last = actionsLeft(hero) === 1 ? 3 : 0;
  const weak = hero.life <= 2 ? 4 : 0;
  return [
    { worth: gained * 2 + last + weak, answer: { action: 'heal', args: {} }, why: { key: 'whyHeal', params: {} } },
  ];
}

/** How much a crystal less is worth. */
function crystalWorth(view: View): number {
  const left = view.supply.crystals;
  return left <= 2 ? 32 : left <= 4 ? 20 : left <= 6 ? 12 : left <= 8 ? 7 : 4;
}

/** Healing the land here, with the least useful card; the Cleric needs none. */
function cleanseErrands(view: View, hero: Hero): Errand[] {
  const { colour } = sites[hero.loc];
  if (view.locations[hero.loc].crystals === 0 || colour === 'purple') return [];
  const why: Why = { key: 'whyCleanse', params: { loc: hero.loc, left: view.supply.crystals } };
  const free: Errand[] = sanctifies(view, hero)
    ? [{ worth: crystalWorth(view) / 3, answer: { action: 'cleanse', args: {} }, why }]
    : [];
  const [cheapest] = cleansingCards(hero).sort((a, b) => cardValue(view, a.card) - cardValue(view, b.card));
  if (!cheapest) return free;
  const chance = hero.hero === 'sorceress' ? 0.7 : 0.55;
  const dear = isAlive(view, generalOf[colour]) ? 2.5 : 0.5;
  const answer: DorAnswer = { action: 'cleanse', args: { card: String(cheapest.no) } };
  return [...free, { worth: crystalWorth(view) * chance - dear, answer, why }];
}

/** Going to a tainted place with a card for it. */
function cleansingTrips(view: View, hero: Hero, all: readonly Trip[]): Errand[] {
  return all.flatMap(({ loc, cost, price, answer }) => {
    const { crystals } = view.locations[loc];
    if (crystals === 0 || actionsLeft(hero) - cost < 1) return [];
    const [errand] = cleanseErrands(view, { ...hero, loc }).sort((a, b) => b.worth - a.worth);
    if (!errand) return [];
    const tries = Math.min(actionsLeft(hero) - cost, crystals);
    const pain = painOf(hero, woundsAfter(view, hero, loc, 0));
    return [{ worth: errand.worth * (tries > 1 ? 1.2 : 1) - cost * 0.7 - price - pain, answer, why: errand.why }];
  });
}

const questWorth: Partial<Record<string, number>> = { amulet: 9, boots: 10, helm: 8, steed: 7, banner: 5, blessing: 5 };

function questErrands(view: View, hero: Hero, all: readonly Trip[]): Errand[] {
  const { quest } = hero;
  if (!quest) return [];
  const { task, reward } = quests[quest.id];
  const worth = questWorth[reward.kind] ?? 4;
  const odds = task.kind === 'roll' ? 0.55 : 0.8;
  const why: Why = { key: 'whyQuest', params: { quest: quest.id } };
  if (canWorkOnQuest(view, hero)) return [{ worth: worth * odds, answer: { action: 'quest', args: {} }, why }];
  const goals: readonly LocId[] =
    task.kind === 'roll'
      ? [task.loc]
      : task.kind === 'scout'
        ? [locOf(view, task.general)]
        : task.kind === 'visit' || task.kind === 'organise'
          ? task.stops.map(({ loc }) => loc).filter((loc) => !quest.marks.some((mark) => mark.loc === loc))
          : [];
  return all
    .filter(({ loc, cost }) => goals.includes(loc) && actionsLeft(hero) > cost)
    .map(({ loc, cost, price, answer }) => ({
      worth:
        worth * odds - cost * 0.8 - price - painOf(hero, woundsAfter(view, hero, loc, actionsLeft(hero) - cost - 1)),
      answer,
      why,
    }));
}

/** What asking around is worth: the Rogue hears far more. */
function rumorWorth(hero: Hero): number {
  return hero.hero === 'rogue' ? 8 : 3;
}

function rumorErrands(view: View, hero: Hero, all: readonly Trip[]): Errand[] {
  const left = 2 - hero.rumorsUsed;
  if (left <= 0) return [];
  const general = focus(view);
  const { colour } = generalBoards[general];
  const why: Why = { key: 'whyRumors', params: { general } };
  if (sites[hero.loc].kind === 'inn') {
    return [{ worth: rumorWorth(hero), answer: { action: 'rumors', args: { colour } }, why }];
  }
  return all
    .filter(({ loc, cost }) => sites[loc].kind === 'inn' && actionsLeft(hero) > cost)
    .map(({ cost, price, answer }) => {
      const times = Math.min(left, actionsLeft(hero) - cost);
      return { worth: rumorWorth(hero) * times * 0.8 - cost - price, answer, why };
    });
}

/** Marching to the general of the campaign, and clearing his place. */
function marchErrands(view: View, hero: Hero, plan: Campaign | undefined, all: readonly Trip[]): Errand[] {
  if (!plan?.slots.includes(view.active)) return [];
  const goal = locOf(view, plan.general);
  const why: Why = { key: 'whyMarch', params: { general: plan.general } };
  if (hero.loc === goal) {
    return minionsAt(view, goal) > 0 ? [{ worth: 14, answer: { action: 'fight', args: {} }, why }] : [];
  }
  const weak = hero.life <= 2 ? 8 : 0;
  const direct = all.filter(({ loc }) => loc === goal);
  return direct.map(({ loc, cost, price, answer }) => {
    const fights = actionsLeft(hero) - cost;
    const pain = painOf(hero, woundsAfter(view, hero, loc, fights));
    return { worth: 15 + fights - price - pain - weak, answer, why };
  });
}

/** Far from the goal: the reachable place nearest to it. */
function approach(view: View, hero: Hero, goal: LocId, all: readonly Trip[]): Advice<Dor> | undefined {
  const safe = all.filter(({ loc, price }) => price === 0 && painOf(hero, woundsAfter(view, hero, loc, 0)) < 2);
  const [best] = safe.sort((a, b) => linesBetween(a.loc, goal) - linesBetween(b.loc, goal) || a.cost - b.cost);
  if (!best || linesBetween(best.loc, goal) >= linesBetween(hero.loc, goal)) return undefined;
  return { ...best.answer, why: { key: 'whyApproach', params: { loc: goal } } };
}

/** The attack itself, when everybody who is needed stands here. */
function strike(view: View, hero: Hero): Advice<Dor> | undefined {
  const general = generalAt(view, hero.loc);
  if (!general || minionsAt(view, hero.loc) > 0 || !isTimeToStrike(view, general)) return undefined;
  const others: Stake[] = slotsAt(view, hero.loc)
    .filter((slot) => slot !== view.active)
    .map((slot) => ({ slot, cards: ammunition(heroIn(view, slot), general) }));
  const own = enough(view, general, view.active, others).cards;
  const mine = hero.hand.filter(({ card }) => own.includes(card)).map(({ no }) => String(no));
  // A lone player's other heroes fight along in the same command.
  const allies = others
    .filter(({ slot }) => heroIn(view, slot).seat === hero.seat)
    .flatMap(({ slot, cards }) =>
      heroIn(view, slot)
        .hand.filter(({ card }) => cards.includes(card))
        .map(({ no }) => String(no)),
    );
  const rewards = hero.completed
    .filter(({ id, used }) => !used && ['blessing', 'gate-dice'].includes(quests[id].reward.kind))
    .map(({ letter }) => letter);
  if (mine.length === 0) return undefined;
  const why: Why = { key: 'whyStrike', params: { general } };
  return { action: 'attack', args: { cards: [...mine, ...allies, ...rewards] }, why };
}

/** A gate where a general waits shortens every later march. */
function gateErrands(view: View, hero: Hero): Errand[] {
  const fits = hero.hand.some(({ card }) => !isSpecial(card) && locationCards[card].loc === hero.loc);
  if (!fits || view.locations[hero.loc].gate || view.supply.gates === 0) return [];
  const build = hero.quest && quests[hero.quest.id].task.kind === 'build' && sites[hero.loc].colour === 'red';
  if (!build) return [];
  return [{ worth: 6, answer: { action: 'gate', args: {} }, why: { key: 'whyGate', params: {} } }];
}

/** With nothing better to do: be where the next turn is likely to be needed. */
function stroll(view: View, hero: Hero, plan: Campaign | undefined, all: readonly Trip[]): Advice<Dor> | undefined {
  if (plan?.slots.includes(view.active)) {
    const goal = locOf(view, plan.general);
    return hero.loc === goal ? undefined : approach(view, hero, goal, all);
  }
  const [worst] = locationIds
    .filter((loc) => minionsAt(view, loc) >= 2)
    .sort(
      (a, b) =>
        reliefOf(view, hero, b, 2) -
        linesBetween(hero.loc, b) -
        (reliefOf(view, hero, a, 2) - linesBetween(hero.loc, a)),
    );
  return worst ? approach(view, hero, worst, all) : undefined;
}

export function dayAnswer(view: View): Advice<Dor> {
  const hero = activeHero(view);
  if (actionsLeft(hero) === 0) return end;
  const attack = strike(view, hero);
  if (attack) return attack;
  const plan = campaign(view);
  const waits = plan?.slots.includes(view.active) && hero.loc === locOf(view, plan.general);
  // Who waits for the others at the general's place does what can be done there.
  const all = waits ? [] : trips(view);
  const errands = [
    ...fightErrands(view, hero, all),
    ...healErrand(view, hero),
    ...cleanseErrands(view, hero),
    ...cleansingTrips(view, hero, all),
    ...questErrands(view, hero, all),
    ...rumorErrands(view, hero, all),
    ...gateErrands(view, hero),
    ...marchErrands(view, hero, plan, all),
  ].sort((a, b) => b.worth - a.worth);
  const [best] = errands;
  const danger = painOf(hero, woundsAfter(view, hero, hero.loc, 0));
  if (best && best.worth > 0.8) return { ...best.answer, why: best.why };
  if (danger >= 25) {
    const [away] = all.filter(({ loc }) => woundsAfter(view, hero, loc, 0) === 0).sort((a, b) => a.cost - b.cost);
    if (away) return { ...away.answer, why: { key: 'whyFlee', params: {} } };
  }
  return stroll(view, hero, plan, all) ?? end;
}
