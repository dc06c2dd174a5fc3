/** KRU-8, KRU-9: `move`, `flower`, `act`, `second`. */
import { facings } from '../../../geometry/directions.js';
import type { Action, Choice, OneArgument, Seat } from '../../../kernel/index.js';
import type { Actions, Cell, Hero, Kru, KruWhy, Secondary, Space, View } from '../types/index.js';
import { actAim, carriedBy, flowerAim, secondAim, skullsDue, toAbility } from '../plans/aims.js';
import { flowersOpen, unavailable } from '../plans/availability.js';
import { planArgument } from '../plans/offers.js';
import { readyActs, readyMoves, readySeconds } from '../plans/ready.js';
import { carriedHeroes, mayDoObjective, mayMove, usableAbilities } from '../rules/activation.js';
import { gridOf } from '../rules/cards.js';
import { blockAt, sizeOf } from '../rules/cells.js';
import { bootsOf, freeBlocks, hasTower, heroOf, mayEnd, obstacleAt, secondaryNamed } from '../rules/figures.js';
import { boardOf, cellsLeft, coverOf, distanceOf, hordeAt, inOrder, isLeviathan } from '../rules/hordes.js';
import { abilityData } from '../rules/skills.js';
import { standingTowers } from '../rules/sites.js';
import { bestWay, destinations, flowersOn, freshFlower, plainWay, stepsTo } from '../rules/ways.js';
import { wayArgument } from '../plans/way.js';

type Mover = { at: Space | null; topLeft: Cell | null };

function cellChoices(view: View, to: Space | undefined, mover: Mover | undefined): Choice<Kru>[] {
  const horde = to === undefined ? undefined : hordeAt(view, to);
  if (!horde) return [];
  const own = mover?.at === horde.at && mover.topLeft !== null ? blockAt(mover.topLeft) : 0;
  const seen = gridOf(horde.card).enemies & ~(coverOf(view, horde) & ~own);
  return freeBlocks(view, horde, mover)
    .map((cell) => ({ cell, hits: sizeOf(blockAt(cell) & seen) }))
    .sort((one, other) => other.hits - one.hits)
    .map(({ cell, hits }) => ({
      value: cell,
      label: { key: 'cellChoice', params: { cell, hits, left: sizeOf(seen) - hits } },
    }));
}

/** E44 */
function whyNoCell(view: View, to: Space | undefined, mover: Mover | undefined): KruWhy | undefined {
  const horde = to === undefined ? undefined : hordeAt(view, to);
  if (!horde) return undefined;
  const free = freeBlocks(view, horde, mover);
  return { rule: 'KRU-8.5', reason: { key: 'noBlock', params: { tag: horde.tag, free } } };
}

function needsCell(view: View, to: string | undefined): boolean {
  return to !== undefined && hordeAt(view, to) !== undefined;
}

const facingChoices: Choice<Kru>[] = facings.map((facing) => ({
  value: facing,
  label: { key: 'facingChoice', params: { facing, hordes: [] } },
}));

function spaceChoice(view: View, at: Space, steps: number): Choice<Kru> {
  const params = { at, steps, tag: hordeAt(view, at)?.tag ?? null, flower: freshFlower(view, at)?.type ?? null };
  return { value: at, label: { key: 'spaceChoice', params } };
}

/** Hordes first, then the rest by steps. */
function moveChoices(view: View, hero: Hero, how: 'any' | 'plain'): Choice<Kru>[] {
  const found = [...destinations(view, hero, { avoidFlowers: how === 'plain' })];
  const rank = (at: Space): number => (hordeAt(view, at) ? 0 : freshFlower(view, at) ? 1 : 2);
  return found
    .sort(([one, near], [other, far]) => rank(one) - rank(other) || near - far)
    .map(([at, steps]) => spaceChoice(view, at, steps));
}

/** E42, E43, E44, E48 */
function whyNotThere(view: View, hero: Hero, to: Space, how: 'any' | 'plain'): KruWhy {
  const reach = [...destinations(view, hero, { avoidFlowers: how === 'plain' }).keys()];
  const by = obstacleAt(view, to);
  if (by) return { rule: 'KRU-8.4', reason: { key: 'cannotStop', params: { at: to, by, near: reach } } };
  const steps = stepsTo(view, hero, to);
  const boots = bootsOf(view, hero);
  if (steps === null || steps > boots) {
    return { rule: 'KRU-8.3', reason: { key: 'tooFar', params: { to, steps, hero: hero.id, boots, reach } } };
  }
  if (!mayEnd(view, to, hero)) {
    const horde = hordeAt(view, to);
    return { rule: 'KRU-8.5', reason: { key: 'noBlock', params: { tag: horde?.tag ?? to, free: [] } } };
  }
  const [at] = flowersOn(view, bestWay(view, hero, to));
  const flower = at === undefined ? undefined : freshFlower(view, at);
  if (how === 'plain' && !plainWay(view, hero, to) && flower) {
    return { rule: 'KRU-8.20', reason: { key: 'wayOverFlower', params: { to, flower: flower.type, at: flower.at } } };
  }
  return { rule: 'KRU-8.3', reason: { key: 'tooFar', params: { to, steps, hero: hero.id, boots, reach } } };
}

export const move: Action<Kru, Actions['move']> = {
  args: {
    to: {
      kind: 'one',
      optional: (view, seat) => heroOf(view, seat).at !== null,
      choices: (view, seat) => moveChoices(view, heroOf(view, seat), 'any'),
      refuse: (view, seat, _given, to) => whyNotThere(view, heroOf(view, seat), to.toUpperCase(), 'any'),
    },
    cell: {
      kind: 'one',
      preview: true,
      optional: (view, _seat, { to }) => !needsCell(view, to),
      choices: (view, seat, { to }) => cellChoices(view, to, heroOf(view, seat)),
      refuse: (view, seat, { to }) => whyNoCell(view, to, heroOf(view, seat)),
    },
    facing: { kind: 'one', optional: (_view, _seat, { to }) => to !== undefined, choices: () => facingChoices },
    via: wayArgument<Actions['move']>(({ to }) => to),
  },
  ready: readyMoves,
  unavailable: unavailable('move'),
};

/** E47 */
function whyNoFlower(view: View, seat: Seat, at: string): KruWhy {
  const { id, crossed } = heroOf(view, seat);
  const flower = view.flowers.find((each) => each.at === at);
  if (flower && hasTower(view, at)) return { rule: 'KRU-9.5', reason: { key: 'flowerCovered', params: { at } } };
  if (flower?.wilted) return { rule: 'KRU-9.4', reason: { key: 'flowerWilted', params: { at } } };
  return {
    rule: 'KRU-9.2',
    reason: { key: 'flowerNotCrossed', params: { hero: id, at: crossed.includes(at) ? '' : at } },
  };
}

export const flower: Action<Kru, Actions['flower']> = {
  args: {
    at: {
      kind: 'one',
      choices: (view, seat) =>
        flowersOpen(view, seat).flatMap((at): Choice<Kru>[] => {
          const found = freshFlower(view, at);
          return found ? [{ value: at, label: { key: 'flowerChoice', params: { flower: found.type, at } } }] : [];
        }),
      refuse: (view, seat, _given, at) => whyNoFlower(view, seat, at),
    },
    plan: planArgument<Actions['flower']>(flowerAim),
  },
  unavailable: unavailable('flower'),
};

function whatChoices(view: View, seat: Seat): Choice<Kru>[] {
  const hero = heroOf(view, seat);
  if (skullsDue(view, seat))
    return [{ value: 'skulls', label: { key: 'whatSkulls', params: { skulls: hero.skulls } } }];
  const spent = hero.abilities.filter(({ ready }) => !ready).length;
  return [
    { value: 'basic', label: { key: 'whatBasic', params: { hero: hero.id } } },
    ...usableAbilities(view, hero).map((id): Choice<Kru> => ({
      value: `ability-${id.slice(-1)}`,
      label: { key: 'whatAbility', params: { ability: id } },
      about: { key: 'aboutAbility', params: { ability: id } },
    })),
    ...(mayDoObjectiveSomewhere(view, seat)
      ? [{ value: 'objective', label: { key: 'whatObjective' as const, params: {} } }]
      : []),
    { value: 'rest', label: { key: 'whatRest', params: { life: hero.most - hero.life, tiles: spent } } },
  ];
}

/** From where he stands or could walk to in the same answer. */
function mayDoObjectiveSomewhere(view: View, seat: Seat): boolean {
  const hero = heroOf(view, seat);
  if (mayDoObjective(view, hero)) return true;
  if (!mayMove(view, seat)) return false;
  const spaces = [...destinations(view, hero, { avoidFlowers: true }).keys()];
  return spaces.some((at) => mayDoObjective(view, { ...hero, at }));
}

/** E45, E46 */
function whyNotWhat(view: View, seat: Seat, what: string): KruWhy {
  const hero = heroOf(view, seat);
  if (what !== 'skulls' && skullsDue(view, seat))
    return { rule: 'KRU-8.19', reason: { key: 'firstSkulls', params: {} } };
  if (what === 'skulls') return { rule: 'KRU-8.19', reason: { key: 'noSkulls', params: {} } };
  if (what === 'objective') {
    const spaces = view.totems.filter(({ standing }) => standing).map(({ at }) => at);
    return { rule: 'KRU-17.4', reason: { key: 'noObjective', params: { spaces } } };
  }
  const id = toAbility(hero, what);
  const tile = hero.abilities.find((ability) => ability.id === id);
  if (!id || !tile)
    return {
      rule: 'KRU-8.10',
      reason: { key: 'abilityNotYours', params: { ability: id ?? what, yours: hero.abilities.map((one) => one.id) } },
    };
  if (abilityData(id).passive) return { rule: 'KRU-8.11', reason: { key: 'abilityPassive', params: { ability: id } } };
  if (!tile.ready) return { rule: 'KRU-8.10', reason: { key: 'abilityUsed', params: { ability: id } } };
  return { rule: 'KRU-8.10', reason: { key: 'abilityIdle', params: { ability: id } } };
}

type Act = Partial<Actions['act']>;

function dataOf(view: View, seat: Seat, { what }: Act): ReturnType<typeof abilityData> | undefined {
  const id = toAbility(heroOf(view, seat), what);
  return id && abilityData(id);
}

function targetChoices(view: View, seat: Seat, given: Act): Choice<Kru>[] {
  switch (dataOf(view, seat, given)?.needs) {
    case 'tower':
      return standingTowers(view).map(({ card, at, seat: owner }) => ({
        value: card.uid,
        label: { key: 'targetTower', params: { card: card.card, at, seat: owner } },
      }));
    case 'hero':
      return carriedHeroes(view).map((id) => ({ value: id, label: { key: 'targetHero', params: { hero: id } } }));
    case 'hordes':
      return inOrder(view).flatMap((horde) => {
        if (isLeviathan(view, horde)) return [];
        const distance = distanceOf(view, horde);
        const params = {
          tag: horde.tag,
          card: horde.card,
          at: horde.at,
          distance: Number.isFinite(distance) ? distance : 0,
          left: cellsLeft(view, horde),
        };
        return { value: horde.tag, label: { key: 'targetHorde', params } };
      });
    case undefined:
      return [];
  }
}

/** The figure that `to` is about: the hero himself, or the one an ability carries. */
function figureOf(view: View, seat: Seat, given: Act): Hero {
  return dataOf(view, seat, given)?.puts ? heroOf(view, carriedBy(view, seat, given)) : heroOf(view, seat);
}

function actTo(view: View, seat: Seat, given: Act): Choice<Kru>[] {
  const figure = figureOf(view, seat, given);
  if (dataOf(view, seat, given)?.puts) {
    const spaces = boardOf(view).spaces.filter((space) => mayEnd(view, space, figure));
    return spaces
      .sort((one, other) => Number(hordeAt(view, other) !== undefined) - Number(hordeAt(view, one) !== undefined))
      .map((at) => ({ value: at, label: { key: 'placeChoice', params: { at, tag: hordeAt(view, at)?.tag ?? null } } }));
  }
  if (!mayMove(view, seat) || given.what === 'skulls') return [];
  const choices = moveChoices(view, figure, 'plain');
  if (given.what !== 'objective') return choices;
  return choices.filter(({ value }) => mayDoObjective(view, { ...figure, at: value }));
}

function actToArgument(): OneArgument<Kru, Actions['act']> {
  return {
    kind: 'one',
    optional(view, seat, given) {
      if (dataOf(view, seat, given)?.puts) return false;
      return given.what !== 'objective' || mayDoObjective(view, heroOf(view, seat));
    },
    choices: actTo,
    refuse(view, seat, given, to) {
      const figure = figureOf(view, seat, given);
      if (dataOf(view, seat, given)?.puts) {
        const by = obstacleAt(view, to);
        if (by) return { rule: 'KRU-8.4', reason: { key: 'cannotStop', params: { at: to, by, near: [] } } };
        return whyNoCell(view, to, figure);
      }
      if (!mayMove(view, seat))
        return { rule: 'KRU-8.2', reason: { key: 'alreadyMoved', params: { hero: figure.id } } };
      return whyNotThere(view, figure, to.toUpperCase(), 'plain');
    },
  };
}

/** KRU-8.1 */
export const act: Action<Kru, Actions['act']> = {
  args: {
    what: {
      kind: 'one',
      choices: whatChoices,
      refuse: (view, seat, _given, what) => whyNotWhat(view, seat, what),
    },
    target: {
      kind: 'many',
      optional: (view, seat, given) => dataOf(view, seat, given)?.needs === undefined,
      choices: targetChoices,
      count(view, seat, given) {
        const data = dataOf(view, seat, given);
        return data?.needs === 'hordes' ? { min: 0, max: data.holds ?? 0 } : { min: 1, max: 1 };
      },
      all: () => undefined,
    },
    to: actToArgument(),
    cell: {
      kind: 'one',
      preview: true,
      optional: (view, _seat, { to }) => !needsCell(view, to),
      choices: (view, seat, given) => cellChoices(view, given.to, figureOf(view, seat, given)),
      refuse: (view, seat, given) => whyNoCell(view, given.to, figureOf(view, seat, given)),
    },
    facing: {
      kind: 'one',
      optional: () => true,
      choices(view, seat, given) {
        if (dataOf(view, seat, given)?.puts) return facingChoices;
        const free = mayMove(view, seat) && given.what !== 'skulls';
        return free && (given.to !== undefined || heroOf(view, seat).at !== null) ? facingChoices : [];
      },
    },
    plan: planArgument<Actions['act']>(actAim),
  },
  ready: readyActs,
  unavailable: unavailable('act'),
};

function secondaryChoices(view: View): Secondary[] {
  return view.solo?.secondaries.filter(({ used }) => !used) ?? [];
}

/** KRU-15.3 */
export const second: Action<Kru, Actions['second']> = {
  args: {
    hero: {
      kind: 'one',
      choices: (view) =>
        secondaryChoices(view).map(({ id }) => ({ value: id, label: { key: 'heroChoice', params: { hero: id } } })),
      refuse: (view) => ({
        rule: 'KRU-15.3',
        reason: { key: 'oneSecondary', params: { left: secondaryChoices(view).map(({ id }) => id) } },
      }),
    },
    to: {
      kind: 'one',
      choices: (view) =>
        boardOf(view)
          .spaces.filter((space) => mayEnd(view, space))
          .sort((one, other) => Number(hordeAt(view, other) !== undefined) - Number(hordeAt(view, one) !== undefined))
          .map((at) => ({
            value: at,
            label: { key: 'placeChoice', params: { at, tag: hordeAt(view, at)?.tag ?? null } },
          })),
      refuse(view, _seat, _given, to) {
        const by = obstacleAt(view, to);
        if (by) return { rule: 'KRU-8.4', reason: { key: 'cannotStop', params: { at: to, by, near: [] } } };
        return whyNoCell(view, to, undefined);
      },
    },
    cell: {
      kind: 'one',
      preview: true,
      optional: (view, _seat, { to }) => !needsCell(view, to),
      choices: (view, _seat, { hero, to }) => cellChoices(view, to, secondaryNamed(view, hero ?? '')),
      refuse: (view, _seat, { to }) => whyNoCell(view, to, undefined),
    },
    facing: { kind: 'one', choices: () => facingChoices },
    plan: planArgument<Actions['second']>((view, _seat, given) => secondAim(view, given)),
  },
  ready: readySeconds,
  unavailable: unavailable('second'),
};
