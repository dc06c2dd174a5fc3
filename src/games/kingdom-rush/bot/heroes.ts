/** 17.1, 6 and 17.2: what a bot's hero might do: attacks and abilities with what they bring besides, flights, flowers, rest. */
import { facings } from '../../../geometry/directions.js';
import type { Answer, Seat } from '../../../kernel/index.js';
import { flowers as flowerData } from '../content/cards.js';
import { abilities } from '../content/heroes.js';
import { steward } from '../content/numbers.js';
import { actAim, flowerAim } from '../plans/aims.js';
import type { Effort } from '../plans/effort.js';
import {
  type HeroAction,
  bestBlocks,
  damageOn,
  figureValue,
  heroPlaces,
  plainActions,
  restIdea,
  roundsLeft,
  stakesIn,
} from '../plans/ideas.js';
import { bestPlan, wayOf } from '../plans/memory.js';
import { type Following, type Idea, type Place, better, bestIdea } from '../plans/places.js';
import { isUseful } from '../plans/steward.js';
import type { Suggestion } from '../plans/suggestions.js';
import { mayDoObjective, usableAbilities } from '../rules/activation.js';
import { heroOf, heroesOnBoard, mayEnd } from '../rules/figures.js';
import { boardOf, hordeAt } from '../rules/hordes.js';
import { standingTowers } from '../rules/sites.js';
import { bestWay, destinations, flowersOn, freshFlower } from '../rules/ways.js';
import { type Stake, totemWorth } from '../rules/worth.js';
import { withHeroAt } from '../rules/skills.js';
import type { Hero, Kru, Space, Table } from '../types/index.js';
import { holdingAround, holdingBest, holdingNear, holdingStruck } from './holding.js';

/** 17.1, 7: rounds in which nothing is kept back. */
export const hurry = 2;
/** 17.2: what an ability tile costs while tiles still cost, and what a tile made ready, a life regained, a Sunpetal bring. */
const tileWorth = 0.7;
const lifeWorth = 0.4;
const sunWorth = 1;

function tileCost(table: Table): number {
  return roundsLeft(table) < hurry ? 0 : tileWorth;
}

export type Thoughts = { stakes: readonly Stake[]; effort: Effort };

/** Attacks and abilities that are done from where he stands; each with the target that it asks for. */
function heroActions(table: Table, hero: Hero, stakes: readonly Stake[]): HeroAction[] {
  const cost = tileCost(table);
  const more = usableAbilities(table, hero).flatMap((id): HeroAction[] => {
    const what = `ability-${id.slice(-1)}`;
    const { needs, holds = 0, attack, warriors } = abilities[id];
    if (needs === 'tower') return standingTowers(table).map(({ card }) => ({ what, target: [card.uid], cost }));
    if (needs === 'hordes') {
      const target = holdingBest(table, stakes, holds).held;
      return target.length > 0 ? [{ what, target, cost, attack: attack ?? '' }] : [];
    }
    return warriors ? [{ what, cost }] : [];
  });
  return [...plainActions(table, hero).map((action) => ({ ...action, cost: action.cost && cost })), ...more];
}

/** Hordes held and life given back along with an action. */
function followingOf(table: Table, hero: Hero, stakes: readonly Stake[]) {
  return ({ what }: HeroAction, at: Space | null, plan: Suggestion | undefined): Following => {
    const id = hero.abilities.find((each) => what === `ability-${each.id.slice(-1)}`)?.id;
    const { holds, holdsAround, heals = 0 } = id ? abilities[id] : {};
    const lost = heals > 0 ? heroesOnBoard(table).map(({ life, most }) => Math.min(heals, most - life)) : [];
    const life = lifeWorth * lost.reduce((sum, one) => sum + one, 0);
    if (holdsAround) return holdingAround(table, at, stakes);
    if (holds !== undefined) return holdingBest(table, stakes, holds);
    if (hero.id === 'elora' && plan) return holdingStruck(table, stakes, plan.tokens);
    return { more: life, held: [] };
  };
}

export function attackPlaces(table: Table, seat: Seat, stakes: readonly Stake[]): Generator<Place> {
  const hero = heroOf(table, seat);
  const actions = heroActions(table, hero, stakes);
  return heroPlaces(table, seat, { stakes, actions, isBold: true, following: followingOf(table, hero, stakes) });
}

/** Leap and Wings of Light: onto any horde of the board. */
export function* flightPlaces(table: Table, seat: Seat, stakes: readonly Stake[]): Generator<Place> {
  const hero = heroOf(table, seat);
  if (hero.activated || hero.stunned || hero.moved) return;
  for (const id of usableAbilities(table, hero)) {
    const { puts, needs } = abilities[id];
    if (!puts) continue;
    for (const stake of stakes) {
      const { horde } = stake;
      if (damageOn(table, horde) >= hero.life || !mayEnd(table, horde.at, hero)) continue;
      for (const cell of bestBlocks(table, horde, hero, stakes)) {
        const target = needs === 'hero' ? { target: [hero.id] } : {};
        const args = { what: `ability-${id.slice(-1)}`, ...target, to: horde.at, cell };
        const aim = actAim(table, seat, args);
        if (!aim) continue;
        const there = stakesIn(aim.table, stakes);
        yield {
          ...aim,
          stakes: there,
          way: wayOf(aim.table, aim.attacker, there),
          more: figureValue(stake, hero.life, cell) - tileCost(table) - steward.hero,
          answer: (plan) => ({ action: 'act', args: { ...args, plan: plan?.tokens ?? [] } }),
        };
      }
    }
  }
}

/** A totem within reach comes down. */
export function objectiveIdea(table: Table, seat: Seat): Idea | undefined {
  const hero = heroOf(table, seat);
  if (hero.activated || hero.stunned) return undefined;
  const answer = (to?: Space): Idea => ({
    value: totemWorth,
    answer: { action: 'act', args: { what: 'objective', ...(to === undefined ? {} : { to }) } },
  });
  if (mayDoObjective(table, hero)) return answer();
  if (hero.moved) return undefined;
  const to = [...destinations(table, hero, { avoidFlowers: true }).keys()].find(
    (at) => !hordeAt(table, at) && mayDoObjective(table, { ...hero, at }),
  );
  return to === undefined ? undefined : answer(to);
}

function flowerWorth(table: Table, seat: Seat, at: Space, { stakes, effort }: Thoughts): number {
  const type = table.flowers.find((flower) => flower.at === at)?.type;
  if (type === undefined) return 0;
  const effect = flowerData[type];
  const { life, most } = heroOf(table, seat);
  switch (effect.does) {
    case 'heal':
      return lifeWorth * Math.min(effect.life, most - life);
    case 'treasure':
      return roundsLeft(table) > 0 ? sunWorth : 0;
    case 'hold':
      return holdingNear(table, at, stakes).more;
    case 'attack': {
      const aim = flowerAim(table, seat, { at });
      if (!aim) return 0;
      const way = wayOf(aim.table, aim.attacker, stakes);
      return bestPlan(aim.table, aim.attacker, { way, stakes, beam: steward.beam, effort })?.value ?? 0;
    }
  }
}

/** A move over fresh flowers that ends on one off the path, and what he can do from there. */
export function flowerIdea(table: Table, seat: Seat, thoughts: Thoughts): Idea | undefined {
  const hero = heroOf(table, seat);
  if (hero.activated || hero.stunned || hero.moved) return undefined;
  const { stakes, effort } = thoughts;
  const map = boardOf(table);
  let best: Idea | undefined;
  for (const [to, steps] of destinations(table, hero)) {
    if (!freshFlower(table, to) || map.ground.get(to) === 'path' || effort.isSpent()) continue;
    const crossed = flowersOn(table, bestWay(table, hero, to));
    const bloom = crossed.reduce((sum, at) => sum + flowerWorth(table, seat, at, thoughts), 0);
    if (bloom <= 0) continue;
    for (const facing of facings) {
      const there = withHeroAt(table, seat, { to, cell: null, facing, moved: true }, hero.steps + steps);
      const act = bestIdea(attackPlaces(there, seat, stakesIn(there, stakes)), effort);
      const value = bloom + Math.max(act?.value ?? 0, restWorth(hero) - steward.hero);
      best = better(best, { value, answer: { action: 'move', args: { to, facing } } });
    }
  }
  return best && best.value > 0 ? best : undefined;
}

function restWorth({ life, most, abilities: tiles }: Hero): number {
  return lifeWorth * (most - life) + tileWorth * tiles.filter(({ ready }) => !ready).length;
}

/** Where he would rather be. */
function goalsOf(table: Table): Space[] {
  const totems = table.totems.filter(({ standing }) => standing).map(({ at }) => at);
  return totems.length > 0 ? totems : table.hordes.map(({ at }) => at);
}

/** 17.1, 9: rest if anything was lost; else the way to a flower that does something; else towards what comes. */
export function heroLeftOver(table: Table, seat: Seat): Answer<Kru> {
  const hero = heroOf(table, seat);
  const map = boardOf(table);
  if (restWorth(hero) === 0 && !hero.moved) {
    const flower = [...destinations(table, hero).keys()].find(
      (at) => freshFlower(table, at) && map.ground.get(at) !== 'path' && isUseful(table, seat, at),
    );
    if (flower !== undefined) return { action: 'move', args: { to: flower } };
  }
  return restIdea(table, seat, goalsOf(table));
}

/** 17.2: rest, where it gives more back than it costs. */
export function restedIdea(table: Table, seat: Seat): Idea | undefined {
  const hero = heroOf(table, seat);
  if (hero.activated || hero.stunned || roundsLeft(table) < 1) return undefined;
  const value = restWorth(hero) - steward.hero;
  return value > 0 ? { value, answer: restIdea(table, seat, goalsOf(table)) } : undefined;
}
