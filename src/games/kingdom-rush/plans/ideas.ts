/** KRU-19.5, 17.1: what a seat might do next in phase 2 and what each of it is worth; the steward and the bots choose among it. */
import { facings } from '../../../geometry/directions.js';
import type { Answer, Seat } from '../../../kernel/index.js';
import { abilities, heroes } from '../content/heroes.js';
import { steward } from '../content/numbers.js';
import type { Actions, Facing, Hero, Horde, Kru, Space, Table, TowerCard } from '../types/index.js';
import { usableAbilities } from '../rules/activation.js';
import { towerAttacker } from '../rules/attackers.js';
import { blockAt } from '../rules/cells.js';
import { freeBlocks, heroOf, playerAt } from '../rules/figures.js';
import { boardOf, coverOf, hasTrait, hordeAt, hordesNear, isPrimarch } from '../rules/hordes.js';
import { mayPlayMore } from '../rules/limits.js';
import { kingSteps } from '../rules/maps.js';
import { roundsIn, rowOf } from '../rules/objectives.js';
import { buildable } from '../rules/sites.js';
import { upgradesOf } from '../rules/supply.js';
import { withHeroAt } from '../rules/skills.js';
import { destinations } from '../rules/ways.js';
import { type Stake, blockWorth, gainOf } from '../rules/worth.js';
import { actAim, dependsOnFacing, facingMatters } from './aims.js';
import { wayOf } from './memory.js';
import type { Following, Place } from './places.js';
import type { Suggestion } from './suggestions.js';
import { hasTarget } from './walk.js';

/** Rounds to come after this one. */
export function roundsLeft(table: Table): number {
  return roundsIn(rowOf(table)) - table.round;
}

/** What keeping a tower back is worth: it could be passed a level up. */
export function waitingValue(table: Table, { card, mods }: TowerCard): number {
  const upgradable = mods.length === 0 && upgradesOf(table, card).length > 0;
  return upgradable ? steward.waiting * Math.min(1, roundsLeft(table) / steward.waitingRounds) : steward.idle;
}

type TowerThoughts = { stakes: readonly Stake[]; waiting: (card: TowerCard) => number };

/** Every different place for each different card of the hand. */
export function* towerPlaces(table: Table, seat: Seat, { stakes, waiting }: TowerThoughts): Generator<Place> {
  if (!mayPlayMore(table, seat)) return;
  const seen = new Set<string>();
  for (const card of playerAt(table, seat).hand) {
    const key = `${card.card}/${card.mods.join()}/${card.falcon ? 'f' : ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const least = waiting(card);
    const ways = new Set<string>();
    for (const { at } of buildable(table, seat, card.card)) {
      for (const facing of facingMatters(card) ? facings : facings.slice(0, 1)) {
        const attacker = towerAttacker(table, card, { at, facing }, seat);
        const way = wayOf(table, attacker, stakes);
        if (way.isNothing || ways.has(way.text)) continue;
        ways.add(way.text);
        const args = { card: card.uid, site: at, facing };
        yield {
          table,
          attacker,
          way,
          stakes,
          more: -least,
          answer: (plan) => ({ action: 'tower', args: { ...args, plan: plan?.tokens ?? [] } }),
        };
      }
    }
  }
}

/** KRU-19.3: what the cells under a figure are worth: 35 % unless nothing is left to see. */
function cellsUnder(stake: Stake, before: number, after: number): number {
  const gain = gainOf(stake, before, after);
  return (stake.enemies & ~after) === 0 ? gain : gain * 0.35;
}

/** KRU-19.3: a figure's own cells, whom it stops, and what standing there costs. */
export function figureValue(stake: Stake | undefined, life: number, cell: string | null): number {
  if (!stake || cell === null) return 0;
  const after = stake.cover | blockAt(cell);
  return cellsUnder(stake, stake.cover, after) + blockWorth(stake, after) - (life <= 2 ? 2.2 : 1);
}

/** What is given up when a figure steps off a horde. */
function leavingValue(hero: Hero, stakes: readonly Stake[]): number {
  const stake = hero.topLeft === null ? undefined : stakes.find(({ horde }) => horde.at === hero.at);
  if (!stake || hero.topLeft === null) return 0;
  return cellsUnder(stake, stake.cover & ~blockAt(hero.topLeft), stake.cover);
}

/** What a hero on a horde loses in this round's phases 3 and 4 at most. */
export function damageOn(table: Table, horde: Horde): number {
  const burning = hasTrait(table, horde, 'burning') ? 1 : 0;
  const steps = horde.held ? 1 : hasTrait(table, horde, 'fast') ? 2 : 1;
  return (isPrimarch(table, horde) ? 2 : 1 + burning) * steps;
}

type Stand = { to: Space | undefined; cell: string | null; facing: Facing; steps: number };

function standsOf(table: Table, hero: Hero, stakes: readonly Stake[]): Stand[] {
  const here: Stand[] =
    hero.at === null || hero.moved
      ? [{ to: undefined, cell: hero.topLeft, facing: hero.facing, steps: 0 }]
      : facings.map((facing) => ({ to: undefined, cell: hero.topLeft, facing, steps: 0 }));
  if (hero.moved) return here;
  const away = [...destinations(table, hero, { avoidFlowers: true })].flatMap(([to, steps]): Stand[] => {
    const horde = hordeAt(table, to);
    const cells = horde ? bestBlocks(table, horde, hero, stakes) : [null];
    return cells.flatMap((cell) => facings.map((facing) => ({ to, cell, facing, steps })));
  });
  return [...here, ...away];
}

/** The best free blocks of a horde by what a figure on them is worth. */
export function bestBlocks(table: Table, horde: Horde, hero: Hero | undefined, stakes: readonly Stake[]): string[] {
  const stake = stakes.find((each) => each.horde.tag === horde.tag);
  const worth = new Map(
    freeBlocks(table, horde, hero).map((cell) => [cell, figureValue(stake, hero?.life ?? 9, cell)]),
  );
  return [...worth]
    .sort(([, one], [, other]) => other - one)
    .slice(0, steward.blocks)
    .map(([cell]) => cell);
}

/** The stakes on a table on which a figure has moved, weighed as before. */
export function stakesIn(table: Table, stakes: readonly Stake[]): Stake[] {
  return stakes.map((stake) => ({ ...stake, cover: coverOf(table, stake.horde) }));
}

/** The table after a hero has taken his stand. */
function standing(table: Table, seat: Seat, hero: Hero, { to, cell, facing, steps }: Stand): Table {
  const at = to ?? hero.at;
  return at === null ? table : withHeroAt(table, seat, { to: at, cell, facing }, hero.steps + steps);
}

/** What `act` would do from a stand, as arguments. */
function actArgs(hero: Hero, { what, target }: HeroAction, { to, cell, facing }: Stand): Actions['act'] {
  const turned = facing !== hero.facing && (to !== undefined || (hero.at !== null && !hero.moved));
  return {
    what,
    ...(target ? { target } : {}),
    ...(to === undefined ? {} : { to }),
    ...(to !== undefined && cell !== null ? { cell } : {}),
    ...(turned ? { facing } : {}),
  };
}

/** An attack that a hero might make, and what it costs him; how it is written, where it starts from himself. */
export type HeroAction = { what: string; target?: readonly string[]; cost: number; attack?: string };

/** Whether it could reach anything from a space with no horde near it. */
function reachesFar({ attack }: HeroAction): boolean {
  return attack === undefined || attack.includes('any');
}

/** 17.2 */
const tileCost = 0.7;
const stunCost = 2.2;

/** The basic attack, and abilities that are nothing but an attack. */
export function plainActions(table: Table, hero: Hero): HeroAction[] {
  const plain = usableAbilities(table, hero).filter((id) => {
    const { needs, puts, warriors } = abilities[id];
    return needs === undefined && !puts && !warriors;
  });
  return [
    { what: 'basic', cost: 0, attack: heroes[hero.id].attack },
    ...plain.map((id) => ({ what: `ability-${id.slice(-1)}`, cost: tileCost, attack: abilities[id].attack ?? '' })),
  ];
}

type HeroThoughts = {
  stakes: readonly Stake[];
  actions: readonly HeroAction[];
  /** Whether he may be sent where he will be stunned. */
  isBold?: boolean;
  /** What an action brings besides its cells, from where it is done (17.2). */
  following?: (action: HeroAction, at: Space | null, plan: Suggestion | undefined) => Following;
};

export function* heroPlaces(table: Table, seat: Seat, thoughts: HeroThoughts): Generator<Place> {
  const { stakes, actions, isBold = false, following } = thoughts;
  const hero = heroOf(table, seat);
  if (hero.activated || hero.stunned) return;
  const seen = new Set<string>();
  const leaving = leavingValue(hero, stakes);
  for (const stand of standsOf(table, hero, stakes)) {
    const horde = hordeAt(table, stand.to ?? hero.at);
    const onHorde = horde !== undefined && stand.cell !== null;
    const isStunned = onHorde && !hero.protected && damageOn(table, horde) >= hero.life;
    if (isStunned && ((stand.to !== undefined && !isBold) || table.options.difficulty === 'heroic')) continue;
    const stake = stand.to === undefined ? undefined : stakes.find((each) => each.horde.tag === horde?.tag);
    const figure = figureValue(stake, hero.life, stand.cell) - (stand.to === undefined ? 0 : leaving);
    const moved = standing(table, seat, hero, stand);
    const at = stand.to ?? hero.at;
    const isNear = at !== null && hordesNear(table, at).length > 0;
    const isTurned = stand.facing !== facings[0] && stand.to !== undefined;
    let stakesThere: Stake[] | undefined;
    for (const action of actions) {
      if (!isNear && !reachesFar(action)) continue;
      if (isTurned && action.attack !== undefined && !dependsOnFacing(action.attack)) continue;
      const args = actArgs(hero, action, stand);
      const aim = actAim(table, seat, args, moved);
      if (!aim) continue;
      stakesThere ??= stakesIn(moved, stakes);
      const way = wayOf(aim.table, aim.attacker, stakesThere);
      const where = onHorde ? `${horde.tag}${stand.cell ?? ''}` : '';
      const key = `${action.what}/${action.target?.join() ?? ''}/${where}/${way.text}`;
      if (seen.has(key) || (way.isNothing && !onHorde)) continue;
      seen.add(key);
      yield {
        ...aim,
        way,
        stakes: stakesThere,
        more: figure - action.cost - (isStunned ? stunCost : 0) - steward.hero,
        ...(following ? { follows: (plan) => following(action, at, plan) } : {}),
        isPlanless: true,
        answer: (plan) => ({
          action: 'act',
          args: plan && hasTarget(aim.table, aim.attacker) ? { ...args, plan: plan.tokens } : args,
        }),
      };
    }
  }
}

/** Towards the nearest of these spaces, off the path, and rest. */
export function restIdea(table: Table, seat: Seat, goals: readonly Space[]): Answer<Kru> {
  const hero = heroOf(table, seat);
  if (hero.moved) return { action: 'act', args: { what: 'rest' } };
  const map = boardOf(table);
  const spaces = [...destinations(table, hero, { avoidFlowers: true }).keys()].filter(
    (space) => map.ground.get(space) !== 'path',
  );
  const far = (space: Space): number => Math.min(99, ...goals.map((at) => kingSteps(map, space, at)));
  const [nearest] = spaces.sort((one, other) => far(one) - far(other));
  const isBetter = nearest !== undefined && (hero.at === null || far(nearest) < far(hero.at));
  return { action: 'act', args: { what: 'rest', ...(isBetter ? { to: nearest } : {}) } };
}
