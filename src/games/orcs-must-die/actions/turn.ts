/** A hero's turn: attack, move, powers, cards, push, recover, done (OMD-6). */
import type { Action, OneArgument, Seat } from '../../../kernel/index.js';
import type { EquipmentId } from '../content/equipment.js';
import { readyAttacks } from '../plans/ready.js';
import { wornBy } from '../rules/hero.js';
import { attackTiles, boostsReady, leaveOuts, tilesInRange } from '../rules/attack.js';
import { giveUps, reachOf, stepsLeft, usableCards, useTargets } from '../rules/offers.js';
import { noTarget, powerTargets } from '../rules/power-targets.js';
import { acidOptions, helpersFor, needsHelper, pushTargets, pushables } from '../rules/pushing.js';
import { bossesOn, compareTiles, enemyTiles, fortressOf, heroAt, slotAt, tileAt } from '../rules/siege.js';
import { heroDistances, heroPath, stepsFrom } from '../rules/ways.js';
import { weaponOf } from '../rules/hero.js';
import type { Actions, Label, Omd, OmdChoice, OmdWhy, PowerKind, TileId, View } from '../types/index.js';
import { unavailable } from './availability.js';
import { choice, tileChoice, words } from './labels.js';
import { asArgument, meantBy } from './who.js';

const active = (view: View): number | undefined => view.active ?? undefined;
const byId = (a: TileId, b: TileId): number => compareTiles(a, b);

function refuseMove(view: View, to: TileId): OmdWhy | undefined {
  const index = active(view);
  const from = index === undefined ? null : slotAt(view, index).tile;
  if (index === undefined || from === null) return undefined;
  const distance = heroDistances(view, from).get(to);
  const reach = [...reachOf(view, index).keys()].sort(byId);
  const [a, b] = [view.teams.flatMap(({ tiles }) => tiles).find(({ id }) => id === to), tileAt(view, from)];
  const touches = a !== undefined && Math.abs(a.xy[0] - b.xy[0]) + Math.abs(a.xy[1] - b.xy[1]) === 1;
  if (distance === undefined || (touches && !stepsFrom(view, from).includes(to))) {
    return { rule: 'OMD-6.6', reason: { key: 'noArrow', params: { from, to, tiles: [...stepsFrom(view, from)] } } };
  }
  const move = stepsLeft(view, index);
  return {
    rule: 'OMD-6.6',
    reason: { key: 'tooFar', params: { hero: heroAt(view, index), move, tile: to, distance, reach } },
  };
}

/** Tiles that the shortest way leaves aside and that can still be passed. */
function* viaTiles(view: View, to: TileId | undefined): Generator<TileId> {
  const index = active(view);
  const from = index === undefined ? null : slotAt(view, index).tile;
  if (index === undefined || from === null || to === undefined) return;
  const usual = heroPath(view, from, to) ?? [];
  for (const id of [...reachOf(view, index).keys()].sort(byId)) {
    const path = id === to ? undefined : heroPath(view, from, to, id);
    if (path && path.length - 1 <= stepsLeft(view, index) && !usual.includes(id)) yield id;
  }
}

export const move: Action<Omd, Actions['move']> = {
  args: {
    to: {
      kind: 'one',
      preview: true,
      choices(view) {
        const index = active(view);
        return index === undefined ? [] : [...reachOf(view, index).keys()].sort(byId).map((id) => tileChoice(view, id));
      },
      accepts: (view, _seat, _given, value) => view.active !== null && reachOf(view, view.active).has(value),
      refuse: (view, _seat, _given, wrong) => refuseMove(view, wrong),
    },
    via: {
      kind: 'one',
      optional: () => true,
      // The way is of no account but for a pitfall: elsewhere nobody is asked; naming a tile does no harm.
      *choices(view, _seat, given) {
        const hasPitfall = view.teams.some(({ tiles }) => tiles.some(({ type }) => type === 'pitfall'));
        if (hasPitfall) for (const id of viaTiles(view, given.to)) yield tileChoice(view, id);
      },
      accepts: (view, _seat, given, value) => [...viaTiles(view, given.to)].includes(value),
    },
  },
  unavailable: unavailable('move'),
};

function refuseAttack(view: View, tile: TileId): OmdWhy | undefined {
  const index = active(view);
  if (index === undefined) return undefined;
  const slot = slotAt(view, index);
  if (!tilesInRange(view, index).includes(tile)) {
    const ranged = weaponOf(slot).ranged ?? false;
    return { rule: 'OMD-10.9', reason: { key: 'outOfRange', params: { ranged, tiles: tilesInRange(view, index) } } };
  }
  const tiles = enemyTiles(view, slot.side);
  return { rule: 'OMD-6.4', reason: { key: 'nobodyThere', params: { tile, tiles } } };
}

const boostChoice = (id: string): OmdChoice => choice({ what: 'power', id });
const leaveOutLabel = (view: View, index: number, id: string): Label =>
  (slotAt(view, index).worn.amulet as string[]).includes(id)
    ? { what: 'equipment', id, cost: null }
    : { what: 'power', id };
const listed = (view: View, of: (view: View, index: number) => readonly string[]): readonly string[] => {
  const index = active(view);
  return index === undefined ? [] : of(view, index);
};

const strikesHere = (view: View): boolean =>
  view.active !== null && attackTiles(view, view.active).includes(slotAt(view, view.active).tile ?? '');

export const attack: Action<Omd, Actions['attack']> = {
  args: {
    tile: {
      kind: 'one',
      optional: strikesHere,
      // Where there is only the own tile nobody is asked; naming it does no harm.
      choices(view) {
        const tiles = listed(view, attackTiles);
        return tiles.length === 1 && strikesHere(view) ? [] : tiles.map((id) => tileChoice(view, id));
      },
      accepts: (view, _seat, _given, value) => listed(view, attackTiles).includes(value),
      refuse: (view, _seat, _given, wrong) => refuseAttack(view, wrong),
    },
    without: {
      kind: 'many',
      optional: () => true,
      count: (view) => ({ min: 0, max: listed(view, leaveOuts).length }),
      choices: (view) => listed(view, leaveOuts).map((id) => choice(leaveOutLabel(view, view.active ?? 0, id))),
      refuse: (view) => ({
        rule: 'OMD-1.8',
        reason: {
          key: 'leaveOut',
          params: { list: listed(view, leaveOuts).map((id) => leaveOutLabel(view, view.active ?? 0, id)) },
        },
      }),
    },
    with: {
      kind: 'many',
      optional: () => true,
      count: (view) => ({ min: 0, max: listed(view, boostsReady).length }),
      choices: (view) => listed(view, boostsReady).map(boostChoice),
      refuse: (view) => ({
        rule: 'OMD-8.17',
        reason: {
          key: 'boostsReady',
          params: { list: listed(view, boostsReady).map((id) => boostChoice(id).label.params as Label) },
        },
      }),
    },
  },
  ready: readyAttacks,
  unavailable: unavailable('attack'),
};

export const reroll: Action<Omd, Actions['reroll']> = {
  args: {
    dice: {
      kind: 'many',
      count: (view) => ({ min: 1, max: view.roll?.reroll?.dice ?? 1 }),
      choices: (view) =>
        (view.roll?.dice ?? []).map(({ die, face }, at) => choice({ what: 'die', id: String(at + 1), die, face })),
      all: (view) =>
        view.roll?.reroll?.dice === view.roll?.dice.length ? view.roll?.dice.map((_, at) => String(at + 1)) : undefined,
    },
  },
  unavailable: unavailable('reroll'),
};

/** How a power's target is called. */
function targetChoice(view: View, index: number, kind: PowerKind, id: string): OmdChoice {
  const { side, tile } = slotAt(view, index);
  if (kind === 'power' && ['auto', 'ask', 'off', 'on'].includes(id)) return choice({ what: 'word', id });
  if (view.slots.some(({ hero }) => hero === id)) return choice({ what: 'hero', id });
  if (tile !== null && bossesOn(view, tile).some((boss) => boss.id === id)) return choice({ what: 'boss', id });
  if (view.teams.some(({ tiles }) => tiles.some((one) => one.id === id))) return tileChoice(view, id);
  return choice({ what: 'unit', id, side: tile === null ? side : fortressOf(view, tile).side });
}

function targetArgument<A extends { as?: string; target?: string }>(kind: PowerKind): OneArgument<Omd, A> {
  const named = function* (view: View, seat: Seat, given: Partial<A>): Generator<OmdChoice> {
    const index = meantBy(view, seat, kind, given.as);
    if (index === undefined) return;
    for (const id of powerTargets(view, index, kind)) if (id !== noTarget) yield targetChoice(view, index, kind, id);
  };
  return {
    kind: 'one',
    optional(view, seat, given) {
      for (const _ of named(view, seat, given)) return false;
      return true;
    },
    choices: named,
  };
}

export const power: Action<Omd, Actions['power']> = {
  args: { as: asArgument('power'), target: targetArgument('power') },
  unavailable: unavailable('power'),
};
export const ultimate: Action<Omd, Actions['ultimate']> = {
  args: { as: asArgument('ultimate'), target: targetArgument('ultimate') },
  unavailable: unavailable('ultimate'),
};
export const rivalry: Action<Omd, Actions['rivalry']> = {
  args: { target: targetArgument('rivalry') },
  unavailable: unavailable('rivalry'),
};

function usesOf(view: View, seat: Seat, given: Partial<Actions['use']>): EquipmentId[] {
  const index = meantBy(view, seat, 'use', given.as);
  return index === undefined ? [] : usableCards(view, index);
}
function useTargetsOf(view: View, seat: Seat, given: Partial<Actions['use']>): string[] {
  const index = meantBy(view, seat, 'use', given.as);
  const card = index === undefined ? undefined : wornBy(slotAt(view, index)).find((id) => id === given.card);
  return index === undefined || !card ? [] : (useTargets(view, index, card) ?? []);
}

export const use: Action<Omd, Actions['use']> = {
  args: {
    as: asArgument('use'),
    card: {
      kind: 'one',
      choices: (view, seat, given) =>
        usesOf(view, seat, given).map((id) => choice({ what: 'equipment', id, cost: null })),
      refuse: (view, seat, given) => ({
        rule: 'OMD-10.6',
        reason: {
          key: 'canUse',
          params: { cards: usesOf(view, seat, given).map((id): Label => ({ what: 'equipment', id, cost: null })) },
        },
      }),
    },
    target: {
      kind: 'one',
      optional: (view, seat, given) => useTargetsOf(view, seat, given).length === 0,
      choices: (view, seat, given) =>
        useTargetsOf(view, seat, given).map((id) =>
          given.card === 'recall-stone' ? tileChoice(view, id) : choice({ what: 'hero', id }),
        ),
    },
  },
  unavailable: unavailable('use'),
};

function refusePush(view: View, wrong: string): OmdWhy | undefined {
  const index = active(view);
  if (index === undefined) return undefined;
  const { side, tile } = slotAt(view, index);
  if (tile !== null && bossesOn(view, tile).some(({ id }) => id === wrong))
    return { rule: 'OMD-11.7', reason: { key: 'pushBoss', params: {} } };
  if (!pushables(view, index).includes(wrong)) return undefined;
  const { declined } = slotAt(view, index).turn;
  const [helper] = declined;
  if (helper !== undefined) {
    return {
      rule: 'OMD-11.7',
      reason: {
        key: 'helperDeclined',
        params: { helper: heroAt(view, helper), alone: pushTargets(view, index), side },
      },
    };
  }
  return { rule: 'OMD-11.7', reason: { key: 'needsHelper', params: { unit: wrong, side, helpers: [] } } };
}

export const push: Action<Omd, Actions['push']> = {
  args: {
    target: {
      kind: 'one',
      choices(view) {
        const index = active(view);
        if (index === undefined) return [];
        const { side } = slotAt(view, index);
        return pushTargets(view, index).map((id) =>
          view.slots.some(({ hero }) => hero === id)
            ? choice({ what: 'hero', id })
            : choice({ what: 'unit', id, side }),
        );
      },
      refuse: (view, _seat, _given, wrong) => refusePush(view, wrong),
    },
    helper: {
      kind: 'one',
      optional: (_view, _seat, given) => given.target === undefined || !needsHelper(given.target),
      choices(view, _seat, given) {
        const index = active(view);
        if (index === undefined || given.target === undefined || !needsHelper(given.target)) return [];
        return helpersFor(view, index).map((one) => choice({ what: 'hero', id: heroAt(view, one) }));
      },
      refuse(view, _seat, given) {
        const index = active(view);
        if (index === undefined || given.target === undefined) return undefined;
        const { side } = slotAt(view, index);
        if (!needsHelper(given.target))
          return { rule: 'OMD-11.7', reason: { key: 'oneSuffices', params: { unit: given.target, side } } };
        const helpers = helpersFor(view, index).map((one) => heroAt(view, one));
        return { rule: 'OMD-11.7', reason: { key: 'needsHelper', params: { unit: given.target, side, helpers } } };
      },
    },
    pay: {
      kind: 'one',
      optional: () => true,
      choices(view) {
        const index = active(view);
        const tile = index === undefined ? null : slotAt(view, index).tile;
        if (index === undefined || tile === null || tileAt(view, tile).type !== 'acid-bath') return [];
        return acidOptions(slotAt(view, index)).map((id) =>
          choice(id === 'weapon' ? { what: 'word', id } : { what: 'equipment', id, cost: null }),
        );
      },
    },
  },
  unavailable: unavailable('push'),
};

export const recover: Action<Omd, Actions['recover']> = {
  args: {
    'give-up': {
      kind: 'one',
      choices(view) {
        const index = active(view);
        return index === undefined ? [] : words(giveUps(view, index));
      },
    },
  },
  unavailable: unavailable('recover'),
};

export const done: Action<Omd, Actions['done']> = {
  args: { as: asArgument('done') },
  unavailable: unavailable('done'),
};
