/** What a hero could do at a place, action by action, and what each is worth. */
import type { TextRef } from '../../../kernel/index.js';
import { generalBoards, generalOf } from '../content/generals.js';
import { colourOf, isSpecial } from '../content/hero-cards.js';
import { locationCards } from '../content/location-cards.js';
import { type LocId, sites } from '../content/map.js';
import { quests } from '../content/quests.js';
import { fireballToHit, slayerColours } from '../rules/battling.js';
import { cleansingCards, sanctifies } from '../rules/day-reasons.js';
import { generalAt, isAlive, livingGenerals, locOf } from '../rules/generals.js';
import { cardValue, handLimit } from '../rules/hands.js';
import { minionsAt } from '../rules/minions.js';
import { gatesOn, linesBetween } from '../rules/travel.js';
import { canWorkOnQuest, stopAt } from '../rules/questing.js';
import type { Dor, DorAnswer, Hero, View } from '../types/index.js';
import { type Campaign, attackOf, focus, isUseful, strikeWorth } from './council.js';
import { clearChance, reliefOf } from './threat.js';

export type Why = TextRef<Dor>;
/** One action at a place. */
export type Job = { worth: number; answer: DorAnswer; why: Why };
/** The best use of the next actions there, in order; `fights` of the first n of them, for the wounds that are left. */
export type Work = { jobs: readonly Job[]; fights: readonly number[] };

const mostFights = 4;

/** DOR-17.5b: the Ranger shoots at the minions next door; once or twice is enough. */
function archeryJobs(view: View, hero: Hero, loc: LocId): Job[] {
  if (hero.hero !== 'ranger') return [];
  const there = { ...hero, loc };
  return sites[loc].neighbours.flatMap((at) => {
    if (minionsAt(view, at) === 0) return [];
    const worthOf = (tries: number): number => reliefOf(view, there, at, tries);
    const answer: DorAnswer = { action: 'fight', args: { at } };
    const why: Why = { key: 'whyFight', params: { loc: at } };
    return [0, 1].map((tries): Job => ({ worth: worthOf(tries + 1) - worthOf(tries), answer, why }));
  });
}

function fightJobs(view: View, hero: Hero, loc: LocId, campaign: Campaign | undefined): Job[] {
  const count = minionsAt(view, loc);
  if (count === 0) return [];
  const isGoal = campaign !== undefined && locOf(view, campaign.general) === loc;
  const why: Why = isGoal
    ? { key: 'whyMarch', params: { general: campaign.general } }
    : { key: 'whyFight', params: { loc } };
  const fire = fireball(view, hero, loc);
  const worthOf = (tries: number): number => {
    const plain = reliefOf(view, hero, loc, tries) + (isGoal ? 2.5 * clearChance(view, hero, loc, tries) : 0);
    return fire !== undefined && tries > 0 ? Math.max(plain, reliefOf(view, hero, loc, 1, fireballChance)) : plain;
  };
  return Array.from({ length: mostFights }, (_, tries) => ({
    worth: worthOf(tries + 1) - worthOf(tries),
    answer: { action: 'fight', args: fire !== undefined && tries === 0 ? { card: fire } : {} },
    why,
  }));
}

const fireballChance = (7 - fireballToHit) / 6;

/** DOR-17.8b: a card for a Fireball there that tells against nobody any more, where two or more would feel it. */
function fireball(view: View, hero: Hero, loc: LocId): string | undefined {
  const { minions } = view.locations[loc];
  const sure = slayerColours(hero).reduce((sum, colour) => sum + minions[colour], 0);
  if (hero.hero !== 'wizard' || minionsAt(view, loc) - sure < 2) return undefined;
  const fits = hero.hand.find(({ card }) => {
    const colour = colourOf(card);
    return colour !== undefined && minions[colour] > 0 && !isUseful(view, card);
  });
  return fits && String(fits.no);
}

/** How much a crystal less is worth. */
function crystalWorth(view: View): number {
  const left = view.supply.crystals;
  return left <= 2 ? 32 : left <= 4 ? 20 : left <= 6 ? 13 : left <= 8 ? 10 : 7;
}

/** Healing the land, with the least useful cards first; the Cleric needs none. */
function cleanseJobs(view: View, hero: Hero, loc: LocId): Job[] {
  const { colour } = sites[loc];
  const { crystals } = view.locations[loc];
  if (crystals === 0 || colour === 'purple') return [];
  const why: Why = { key: 'whyCleanse', params: { loc, left: view.supply.crystals } };
  const worth = crystalWorth(view);
  const there = { ...hero, loc };
  const dear = isAlive(view, generalOf[colour]) ? (focus(view) === generalOf[colour] ? 5 : 3) : 0.5;
  const chance = hero.hero === 'sorceress' ? 0.7 : 0.55;
  const paid = cleansingCards(there)
    .sort((a, b) => cardValue(view, a.card) - cardValue(view, b.card))
    .map(({ no }): Job => {
      const answer: DorAnswer = { action: 'cleanse', args: { card: String(no) } };
      return { worth: worth * chance - dear, answer, why };
    });
  const free: Job[] = sanctifies(view, there)
    ? Array.from({ length: 3 }, () => ({ worth: worth / 3, answer: { action: 'cleanse', args: {} }, why }))
    : [];
  return [...paid, ...free].slice(0, crystals + 1);
}

const questWorth: Partial<Record<string, number>> = {
  ...{ amulet: 14, boots: 22, helm: 16, steed: 10, banner: 7, blessing: 8, 'draw-four': 12, gryphons: 6 },
  ...{ envoy: 9, militia: 6, 'ancient-tree': 8, 'crystal-of-light': 7, 'gate-dice': 5, scouting: 4 },
};

function questJobs(view: View, hero: Hero, loc: LocId): Job[] {
  const there = { ...hero, loc };
  if (!hero.quest) return [];
  const { task, reward } = quests[hero.quest.id];
  const worth = questWorth[reward.kind] ?? 5;
  const why: Why = { key: 'whyQuest', params: { quest: hero.quest.id } };
  if (canWorkOnQuest(view, there)) {
    const odds = task.kind === 'roll' ? (task.target === 6 ? 0.5 : 0.68) : task.kind === 'organise' ? 0.5 : 0.9;
    return [{ worth: worth * odds, answer: { action: 'quest', args: {} }, why }];
  }
  return [];
}

/** Building a Magic Gate: for the Quest that asks for it, or far from all others with a card that tells against nobody. */
function gateJobs(view: View, hero: Hero, loc: LocId): Job[] {
  if (view.locations[loc].gate || view.supply.gates === 0) return [];
  const [cheapest] = hero.hand
    .filter(({ card }) => !isSpecial(card) && locationCards[card].loc === loc)
    .sort((a, b) => cardValue(view, a.card) - cardValue(view, b.card));
  if (!cheapest) return [];
  const task = hero.quest && quests[hero.quest.id].task;
  const isAsked = task?.kind === 'build' && sites[loc].colour === task.colour;
  const away = Math.min(6, ...gatesOn(view).map((gate) => linesBetween(loc, gate)));
  const nearInn = sites[loc].neighbours.some((next) => sites[next].kind === 'inn');
  const worth = (isAsked ? 6 : 0) + 0.5 * away + (nearInn ? 1 : 0) - (isUseful(view, cheapest.card) ? 4 : 0.5);
  const answer: DorAnswer = { action: 'gate', args: { card: String(cheapest.no) } };
  return [{ worth, answer, why: { key: 'whyGate', params: { asked: isAsked } } }];
}

/** Arriving is enough for a Quest that asks for visits. */
export function visitWorth(hero: Hero, loc: LocId): number {
  return hero.quest && stopAt(hero.quest, loc, 'visit') ? 3.5 : 0;
}

/** What asking around is worth: the Rogue hears far more. */
function rumorJobs(view: View, hero: Hero, loc: LocId): Job[] {
  if (sites[loc].kind !== 'inn') return [];
  const general = focus(view);
  const room = handLimit - hero.hand.filter(({ card }) => isUseful(view, card)).length;
  const plain = hero.hero === 'rogue' ? (room >= 2 ? 9 : 4) : room >= 2 ? 3.2 : 1.5;
  const worth = livingGenerals(view).length === 1 ? plain * 1.6 : plain;
  const { colour } = generalBoards[general];
  return Array.from({ length: Math.max(0, 2 - hero.rumorsUsed) }, () => ({
    worth,
    answer: { action: 'rumors', args: { colour } },
    why: { key: 'whyRumors', params: { general } },
  }));
}

function healJobs(view: View, hero: Hero, loc: LocId): Job[] {
  const missing = hero.maxLife - hero.life;
  if (missing === 0 || minionsAt(view, loc) > 0) return [];
  const gained = sites[loc].kind === 'land' ? Math.min(2, missing) : missing;
  const worth = gained * 2 + (hero.life <= 2 ? 4 : 0);
  return [{ worth, answer: { action: 'heal', args: {} }, why: { key: 'whyHeal', params: {} } }];
}

/** The attack, once the place is likely to be clear. */
function attackJobs(view: View, hero: Hero, loc: LocId, campaign: Campaign | undefined, fights: readonly Job[]): Job[] {
  const general = generalAt(view, loc);
  const worth = general && strikeWorth(view, general, campaign);
  if (!general || worth === undefined) return [];
  const answer = attackOf(view, hero, general);
  if (!answer) return [];
  const why: Why = { key: 'whyStrike', params: { general } };
  if (minionsAt(view, loc) === 0) return [{ worth, answer, why }];
  const tries = [1, 2, 3, 4].find((one) => clearChance(view, hero, loc, one) > 0.55);
  if (tries === undefined) return [];
  return [...fights.slice(0, tries), { worth: worth * clearChance(view, hero, loc, tries), answer, why }];
}

const isFightHere = (answer: DorAnswer): boolean => answer.action === 'fight' && answer.args.at === undefined;

/** The work at a place, the most rewarding first; a battle comes before everything but the way to it. */
export function workAt(view: View, hero: Hero, loc: LocId, campaign: Campaign | undefined): Work {
  const fights = fightJobs(view, hero, loc, campaign);
  const battle = attackJobs(view, hero, loc, campaign, fights);
  const rest = [
    ...(battle.length > 0 ? [] : fights),
    ...archeryJobs(view, hero, loc),
    ...healJobs(view, hero, loc),
    ...cleanseJobs(view, hero, loc),
    ...questJobs(view, hero, loc),
    ...gateJobs(view, hero, loc),
    ...rumorJobs(view, hero, loc),
  ]
    .filter(({ worth }) => worth > 0.05)
    .sort((a, b) => b.worth - a.worth);
  const jobs = [...battle, ...rest];
  let fought = 0;
  return { jobs, fights: [0, ...jobs.map(({ answer }) => (isFightHere(answer) ? (fought += 1) : fought))] };
}
