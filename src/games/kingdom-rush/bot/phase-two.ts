/** 17.1: a bot's next answer in phase 2, the best single thing first. */
import type { Answer, Seat, Thinking } from '../../../kernel/index.js';
import { abilities, soloCards } from '../content/heroes.js';
import { steward } from '../content/numbers.js';
import { actAim, secondAim, skullsDue } from '../plans/aims.js';
import { type Effort, freshEffort } from '../plans/effort.js';
import {
  type HeroAction,
  type Idea,
  bestBlocks,
  better,
  damageOn,
  figureValue,
  heroIdea,
  plainActions,
  restIdea,
  roundsLeft,
  stakesIn,
  towerIdea,
  waitingValue,
} from '../plans/ideas.js';
import { isUseful, passIdea, skullsAnswer } from '../plans/steward.js';
import { suggestions } from '../plans/suggestions.js';
import { hasTarget } from '../plans/walk.js';
import { mayDoObjective, usableAbilities } from '../rules/activation.js';
import { allSeats } from '../rules/choosing.js';
import { sizeOf } from '../rules/cells.js';
import { heroOf, playerAt } from '../rules/figures.js';
import { boardOf, hordeAt, hordesNear } from '../rules/hordes.js';
import { neighboursOf } from '../rules/maps.js';
import { ownSites, standingTowers } from '../rules/sites.js';
import { destinations, freshFlower } from '../rules/ways.js';
import { type Stake, stakesOf, totemWorth } from '../rules/worth.js';
import type { Hero, Kru, Space, Table } from '../types/index.js';
import { weighed } from './reach.js';

/** 17.1, 7: rounds in which nothing is kept back. */
const hurry = 2;
/** What an ability tile costs, while tiles still cost. */
const tileCost = 0.7;

/** Abilities beyond a plain attack that need no place of their own: Consecrate, Sandstorm. */
function heroActions(table: Table, hero: Hero): HeroAction[] {
  const cost = roundsLeft(table) < hurry ? 0 : tileCost;
  const more = usableAbilities(table, hero).flatMap((id): HeroAction[] => {
    const what = `ability-${id.slice(-1)}`;
    if (abilities[id].needs === 'tower') {
      return standingTowers(table).map(({ card }) => ({ what, target: [card.uid], cost }));
    }
    return abilities[id].warriors ? [{ what, cost }] : [];
  });
  return [...plainActions(table, hero).map((action) => ({ ...action, cost: action.cost && cost })), ...more];
}

type Thoughts = { stakes: readonly Stake[]; effort: Effort };

/** Leap and Wings of Light: onto any horde of the board. */
function flightIdea(table: Table, seat: Seat, { stakes, effort }: Thoughts): Idea | undefined {
  const hero = heroOf(table, seat);
  if (hero.activated || hero.stunned || hero.moved) return undefined;
  let best: Idea | undefined;
  for (const id of usableAbilities(table, hero)) {
    const { puts, needs } = abilities[id];
    if (!puts) continue;
    for (const stake of stakes) {
      const { horde } = stake;
      if (damageOn(table, horde) >= hero.life) continue;
      for (const cell of bestBlocks(table, horde, hero, stakes)) {
        const target = needs === 'hero' ? { target: [hero.id] } : {};
        const args = { what: `ability-${id.slice(-1)}`, ...target, to: horde.at, cell };
        const aim = actAim(table, seat, args);
        const [plan] =
          aim && !effort.isSpent()
            ? suggestions(aim.table, aim.attacker, { beam: 4, most: 1, effort, stakes: stakesIn(aim.table, stakes) })
            : [];
        if (!aim || !plan) continue;
        const value = plan.value + figureValue(stake, hero.life, cell) - tileCost - steward.hero;
        best = better(best, { value, answer: { action: 'act', args: { ...args, plan: plan.tokens } } });
      }
    }
  }
  return best && best.value > 0 ? best : undefined;
}

/** A totem within reach comes down. */
function objectiveIdea(table: Table, seat: Seat): Idea | undefined {
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

/** KRU-15.3: a secondary hero comes once a game, so he must be worth it while rounds are left. */
function secondIdea(table: Table, { stakes, effort }: Thoughts): Idea | undefined {
  const { solo } = table;
  if (!solo || solo.usedThisRound) return undefined;
  const unused = solo.secondaries.filter(({ used }) => !used);
  const least = unused.length > roundsLeft(table) ? 0 : 7;
  let best: Idea | undefined;
  for (const { id } of unused) {
    for (const stake of stakes) {
      const { horde } = stake;
      for (const cell of bestBlocks(table, horde, undefined, stakes)) {
        const args = { hero: id, to: horde.at, cell, facing: 'N' };
        const aim = secondAim(table, args);
        if (!aim || effort.isSpent()) continue;
        const [plan] = suggestions(aim.table, aim.attacker, {
          beam: 4,
          most: 1,
          effort,
          stakes: stakesIn(aim.table, stakes),
        });
        const held = soloCards[id].holdsAround ? holding(table, horde.at, stakes) : 0;
        const value = (plan?.value ?? 0) + figureValue(stake, 9, cell) + 1 + held - least;
        if (value <= 0) continue;
        const written = plan && hasTarget(aim.table, aim.attacker) ? { ...args, plan: plan.tokens } : args;
        best = better(best, { value, answer: { action: 'second', args: written } });
      }
    }
  }
  return best;
}

/** 17.2: what it is worth that a horde is held. */
function holdWorth({ escapes, stopped, enemies, cover, distance }: Stake): number {
  const left = sizeOf(enemies & ~cover);
  if (stopped || left === 0) return 0;
  return escapes ? 3 + 2 * left : 0.5 + 1 / distance;
}

/** Permafrost and the like: everything near a space is held. */
function holding(table: Table, at: Space, stakes: readonly Stake[]): number {
  const near = hordesNear(table, at).map(({ tag }) => tag);
  return stakes.reduce((sum, stake) => sum + (near.includes(stake.horde.tag) ? holdWorth(stake) : 0), 0);
}

/** Chill, Roots, Rootvine: whoever would walk furthest out. */
export function heldAnswer(table: Table, options: readonly string[]): Answer<Kru> | undefined {
  const [best] = stakesOf(table)
    .filter(({ horde }) => options.includes(horde.tag))
    .sort((one, other) => holdWorth(other) - holdWorth(one));
  return best && { action: 'choose', args: { option: best.horde.tag } };
}

/** 17.1, 9: rest if anything was lost; else the way to a flower that does something; else towards what comes. */
function heroLeftOver(table: Table, seat: Seat): Answer<Kru> {
  const hero = heroOf(table, seat);
  const tired = hero.life < hero.most || hero.abilities.some(({ ready }) => !ready);
  const map = boardOf(table);
  const totems = table.totems.filter(({ standing }) => standing).map(({ at }) => at);
  const goals = totems.length > 0 ? totems : table.hordes.map(({ at }) => at);
  if (!tired && !hero.moved) {
    const flower = [...destinations(table, hero).keys()].find(
      (at) => freshFlower(table, at) && map.ground.get(at) !== 'path' && isUseful(table, seat, at),
    );
    if (flower !== undefined) return { action: 'move', args: { to: flower } };
  }
  return restIdea(table, seat, goals);
}

/** 17.1, 8: the seat whose sites touch the most path spaces and which holds the fewest towers. */
function receiver(table: Table, seat: Seat): Seat {
  if (table.seats === 1) return seat;
  const map = boardOf(table);
  const reach = (other: Seat): number =>
    ownSites(table, other).reduce(
      (sum, { at }) => sum + neighboursOf(map, at).filter((space) => map.ground.get(space) === 'path').length,
      0,
    );
  const held = (other: Seat): number => {
    const { hand, incoming } = playerAt(table, other);
    return hand.length + incoming.length + standingTowers(table).filter((tower) => tower.seat === other).length;
  };
  const others = allSeats(table).filter((other) => other !== seat);
  return others.sort((one, other) => reach(other) / (2 + held(other)) - reach(one) / (2 + held(one)))[0] ?? seat;
}

type Budget = Pick<Thinking<Kru>, 'view' | 'seat' | 'mayGoOn'>;

export function phaseTwoAnswer({ view, seat, mayGoOn }: Budget): Answer<Kru> {
  const { hero } = playerAt(view, seat);
  if (hero && skullsDue(view, seat)) return skullsAnswer(view, seat);
  const stakes = weighed(view, stakesOf(view));
  const thoughts: Thoughts = { stakes, effort: freshEffort(mayGoOn) };
  const soon = roundsLeft(view) < hurry;
  const ideas = [
    towerIdea(view, seat, { ...thoughts, waiting: (card) => (soon ? 0 : waitingValue(view, card)) }),
    secondIdea(view, thoughts),
    ...(hero
      ? [
          heroIdea(view, seat, { ...thoughts, actions: heroActions(view, hero) }),
          flightIdea(view, seat, thoughts),
          objectiveIdea(view, seat),
        ]
      : []),
  ];
  const best = ideas.reduce(better, undefined);
  if (best) return best.answer;
  if (hero && !hero.activated && !hero.stunned) return heroLeftOver(view, seat);
  const passed = roundsLeft(view) > 0 ? passIdea(view, seat, receiver(view, seat)) : undefined;
  return passed ?? { action: 'ready', args: {} };
}
