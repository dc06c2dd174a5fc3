/** `fight`, `attack` and `join` (DOR-5, DOR-7, DOR-8). */
import type { TextRef } from '../../../kernel/index.js';
import type { GeneralId } from '../content/generals.js';
import { colourOf, diceOn } from '../content/hero-cards.js';
import { type LocId, locationIds } from '../content/map.js';
import { type Colour, colours, coloursNamed, letterOf } from '../content/peoples.js';
import { bonusDice, fightingGrounds, rolledColours } from '../rules/battling.js';
import { unavailableToday } from '../rules/day-reasons.js';
import { coloursIn } from '../rules/minions.js';
import { attackers, battleRewards, cardsAgainst, forcesFrom, gathered } from '../rules/mustering.js';
import { byReadiness, chanceAgainst } from '../rules/odds.js';
import { actingHero, heroIn, unusedReward } from '../rules/roster.js';
import { neighboursOf } from '../rules/travel.js';
import type { Dor, DorAction, DorChoice, DorWhy, HeldCard, SlotNo, View } from '../types/index.js';
import { quests } from '../content/quests.js';
import { ownerOf } from '../rules/hands.js';
import { cardChoices } from './items.js';

/** Where the fight is: the place named, or the hero's own; undefined where there is neither. */
function groundOf(view: View, at: string | undefined): LocId | undefined {
  return at === undefined ? actingHero(view)?.loc : locationIds.find((id) => id === at);
}

/** DOR-17.8b: location cards in the colour of a minion present. */
function fireballCards(view: View, at: string | undefined): HeldCard[] {
  const hero = actingHero(view);
  if (hero?.hero !== 'wizard' || groundOf(view, at) !== hero.loc) return [];
  const present: (Colour | undefined)[] = coloursIn(view.locations[hero.loc].minions);
  return hero.hand.filter(({ card }) => colourOf(card) !== undefined && present.includes(colourOf(card)));
}

/** Two dice on colours that are rolled for: `rr`, `rb` … */
function* bonusPairs(view: View, at: string | undefined): Generator<Colour[]> {
  const hero = actingHero(view);
  const ground = groundOf(view, at);
  if (!hero || !ground || !unusedReward(hero, 'gate-dice')) return;
  const present = rolledColours(view, view.active, ground);
  for (const [i, first] of present.entries()) for (const second of present.slice(i)) yield [first, second];
}

function lettersFor(pair: readonly Colour[]): string {
  return pair.map((colour) => letterOf[colour]).join('');
}

function whyNotAt(view: View, value: string): DorWhy | undefined {
  const hero = actingHero(view);
  const loc = locationIds.find((id) => id === value);
  if (!loc) return { rule: 'DOR-5.1', reason: { key: 'noSuchPlace', params: { given: value } } };
  if (!hero) return undefined;
  if (loc !== hero.loc && hero.hero !== 'ranger') {
    return { rule: 'DOR-17.5b', reason: { key: 'onlyRanger', params: {} } };
  }
  if (loc !== hero.loc && !neighboursOf(hero.loc).includes(loc)) {
    return { rule: 'DOR-17.5b', reason: { key: 'notNextToYou', params: { loc } } };
  }
  return { rule: 'DOR-5.1', reason: { key: 'noMinions', params: { loc, near: [] } } };
}

export const fight: DorAction<'fight'> = {
  args: {
    at: {
      kind: 'one',
      optional: (view) => fightingGrounds(view, view.active).some((loc) => loc === actingHero(view)?.loc),
      leftOut: (view) => actingHero(view)?.loc,
      *choices(view) {
        for (const loc of fightingGrounds(view, view.active)) {
          yield { value: loc, label: { key: 'place', params: { loc } } };
        }
      },
      refuse: (view, _seat, _given, value) => whyNotAt(view, value),
    },
    card: {
      kind: 'one',
      optional: () => true,
      choices: (view, _seat, { at }) => cardChoices(fireballCards(view, at)),
      refuse(view, _seat, { at }) {
        if (actingHero(view)?.hero !== 'wizard') {
          return { rule: 'DOR-17.8b', reason: { key: 'onlyWizardFireball', params: {} } };
        }
        const ground = groundOf(view, at);
        const present = ground ? coloursIn(view.locations[ground].minions) : [];
        return { rule: 'DOR-17.8b', reason: { key: 'fireballCard', params: { colours: present } } };
      },
    },
    bonus: {
      kind: 'one',
      optional: () => true,
      *choices(view, _seat, { at }) {
        for (const pair of bonusPairs(view, at)) {
          yield { value: lettersFor(pair), label: { key: 'bonusDice', params: { colours: pair } } };
        }
      },
      accepts(view, _seat, { at }, value) {
        const named = coloursNamed(value);
        if (named.length !== value.length) return false;
        const sorted = colours.flatMap((colour) => named.filter((one) => one === colour));
        return [...bonusPairs(view, at)].some((pair) => pair.join() === sorted.join());
      },
      refuse(view, _seat, { at }) {
        const hero = actingHero(view);
        if (!hero || !unusedReward(hero, 'gate-dice')) {
          return { rule: 'DOR-5.6', reason: { key: 'noBonusReward', params: {} } };
        }
        const ground = groundOf(view, at);
        const present = ground ? rolledColours(view, view.active, ground) : [];
        return { rule: 'DOR-5.6', reason: { key: 'bonusColours', params: { colours: present } } };
      },
    },
  },
  *ready(view) {
    const own = actingHero(view)?.loc;
    const grounds = fightingGrounds(view, view.active);
    const cards = fireballCards(view, undefined);
    // One place and no Fireball leave nothing to choose.
    if (grounds.length + cards.length < 2) return;
    for (const at of grounds) yield at === own ? {} : { at };
    for (const { no } of cards) yield { card: String(no) };
  },
  unavailable: unavailableToday('fight'),
};

type Combatant = { slot: SlotNo; general: GeneralId };

/** Cards that show the general by number, rewards by letter. */
function* forceChoices(view: View, heroes: readonly Combatant[]): Generator<DorChoice> {
  for (const { slot, general } of heroes) yield* cardChoices(cardsAgainst(view, slot, general), ownerOf(view, slot));
  for (const { slot } of heroes) {
    for (const { id, letter } of battleRewards(heroIn(view, slot))) {
      yield { value: letter, label: { key: 'item', params: { letter, quest: id, ...ownerOf(view, slot) } } };
    }
  }
}

function isForce(view: View, heroes: readonly Combatant[], value: string): boolean {
  if (value === 'all') return everyCard(view, heroes).length > 0;
  for (const choice of forceChoices(view, heroes)) if (choice.value === value.toUpperCase()) return true;
  return false;
}

function needsPortrait(view: View, heroes: readonly Combatant[]): DorWhy | undefined {
  const [first] = heroes;
  if (!first) return undefined;
  const held = cardsAgainst(view, first.slot, first.general).map(({ card }) => card);
  return { rule: 'DOR-7.2', reason: { key: 'needsPortrait', params: { general: first.general, held } } };
}

/** All cards that fit and no reward, which would be used up (specification 5.1). */
function everyCard(view: View, heroes: readonly Combatant[]): string[] {
  return heroes.flatMap(({ slot, general }) => cardsAgainst(view, slot, general).map(({ no }) => String(no)));
}

/** Cards that make no difference to the odds stand for each other: of every number of them the strongest, with the rewards and without. */
function* musters(view: View, heroes: readonly Combatant[]): Generator<string[]> {
  const held = heroes.flatMap(({ slot, general }) => cardsAgainst(view, slot, general));
  const rewards = heroes.flatMap(({ slot }) => battleRewards(heroIn(view, slot)).map(({ letter }) => letter));
  const first = byReadiness(view);
  const cards = held.sort((one, other) => first(one.card, other.card)).map(({ no }) => String(no));
  for (let count = cards.length; count > 0; count -= 1) {
    yield cards.slice(0, count);
    if (rewards.length > 0) yield [...cards.slice(0, count), ...rewards];
  }
}

/** The dice of these cards, and how likely they win with what others have brought already; whoever holds Battle Luck may better it. */
function oddsOf(view: View, heroes: readonly Combatant[], tokens: readonly string[]): TextRef<Dor> | undefined {
  const [foe] = heroes;
  const forces = forcesFrom(view, heroes, tokens);
  if (!foe || forces.length === 0) return undefined;
  const own = forces.map(({ slot, cards, rewards }) => ({ slot, cards: cards.map(({ card }) => card), rewards }));
  const others = (view.battle?.fighters ?? [])
    .filter(({ slot }) => own.every((one) => one.slot !== slot))
    .map(({ slot, cards, rewards }) => ({ slot, cards: cards.map(({ card }) => card), rewards }));
  const inHand = own.flatMap(({ cards }) => cards).reduce((sum, card) => sum + diceOn(card), 0);
  const gates = own.filter(({ rewards }) => rewards.some((id) => quests[id].reward.kind === 'gate-dice')).length;
  const dice = inHand + bonusDice * gates;
  const chance = chanceAgainst(view, foe.general, [...others, ...own], 0);
  return { key: 'odds', params: { dice, chance: Math.round(100 * chance) } };
}

export const attack: DorAction<'attack'> = {
  args: {
    cards: {
      kind: 'many',
      choices: (view, seat) => forceChoices(view, attackers(view, seat)),
      accepts: (view, seat, _given, value) => isForce(view, attackers(view, seat), value),
      refuse: (view, seat) => needsPortrait(view, attackers(view, seat)),
      count: (view, seat) => ({ min: 1, max: Math.max(1, [...forceChoices(view, attackers(view, seat))].length) }),
      all: (view, seat) => everyCard(view, attackers(view, seat)),
      proposal: (view, seat) => everyCard(view, attackers(view, seat)),
    },
  },
  check(view, seat, { cards }) {
    const heroes = attackers(view, seat);
    const [own] = heroes;
    if (forcesFrom(view, heroes, cards).some(({ slot }) => slot === view.active)) return undefined;
    const hero = actingHero(view)?.hero;
    if (!own || !hero || heroes.length === 1) return needsPortrait(view, heroes);
    return { rule: 'DOR-7.2', reason: { key: 'needsOwnCard', params: { hero, general: own.general } } };
  },
  *ready(view, seat) {
    for (const cards of musters(view, attackers(view, seat))) yield { cards };
  },
  promise: (view, seat, { cards }) => oddsOf(view, attackers(view, seat), cards),
  unavailable: unavailableToday('attack'),
};

export const join: DorAction<'join'> = {
  args: {
    cards: {
      kind: 'many',
      *choices(view, seat) {
        yield* forceChoices(view, gathered(view, seat));
        yield { value: 'none', label: { key: 'noCards', params: {} } };
      },
      accepts: (view, seat, _given, value) => value === 'none' || isForce(view, gathered(view, seat), value),
      refuse: (view, seat) => needsPortrait(view, gathered(view, seat)),
      // As many as stand on the list, “none” among them.
      count: (view, seat) => ({ min: 1, max: [...forceChoices(view, gathered(view, seat))].length + 1 }),
      all: (view, seat) => everyCard(view, gathered(view, seat)),
      proposal: (view, seat) => everyCard(view, gathered(view, seat)),
    },
  },
  check(view, seat, { cards }) {
    if (cards.includes('none')) {
      return cards.length === 1 ? undefined : { rule: 'DOR-8.2', reason: { key: 'noneAlone', params: {} } };
    }
    const heroes = gathered(view, seat);
    return forcesFrom(view, heroes, cards).length > 0 ? undefined : needsPortrait(view, heroes);
  },
  *ready(view, seat) {
    if (view.question?.step !== 'muster') return;
    for (const cards of musters(view, gathered(view, seat))) yield { cards };
  },
  promise: (view, seat, { cards }) => (view.battle ? oddsOf(view, gathered(view, seat), cards) : undefined),
  unavailable(view, seat) {
    if (gathered(view, seat).length === 0) {
      return { rule: 'DOR-8.8', reason: { key: 'nothingToJoin', params: {} } };
    }
    return needsPortrait(view, gathered(view, seat));
  },
};
