/** Phase A: fill, heal, revitalize, weapon, equip, trap (OMD-4). */
import type { Action, Count, NumberArgument, Seat } from '../../../kernel/index.js';
import { type EquipmentId, equipmentIds } from '../content/equipment.js';
import { type TrapId, trapIds, trapOf } from '../content/traps.js';
import {
  affordableEquipment,
  affordableTraps,
  amuletsToReplace,
  capacityOf,
  equipmentCost,
  equipmentOnSale,
  purse,
  riftShare,
  spotsFor,
  trapCost,
  trapsOnSale,
  trapsToReplace,
  weaponCost,
} from '../rules/purchases.js';
import { readyEquipment, readyFills, readyTraps } from '../plans/ready.js';
import { upgradeActions } from '../rules/offers.js';
import { fortressOf, slotAt, teamOf } from '../rules/siege.js';
import { connected } from '../rules/ways.js';
import type { Actions, Omd, OmdWhy, View } from '../types/index.js';
import { unavailable } from './availability.js';
import { cardLabel, choice } from './labels.js';
import { asArgument, meantBy } from './who.js';

export const fill: Action<Omd, Actions['fill']> = {
  args: { skulls: { kind: 'number', range: (view) => ({ min: 1, max: slotAt(view, view.lord).skulls }) } },
  ready: readyFills,
  unavailable: unavailable('fill'),
};

export const heal: Action<Omd, Actions['heal']> = {
  args: { as: asArgument('heal') },
  unavailable: unavailable('heal'),
};

export const revitalize: Action<Omd, Actions['revitalize']> = { args: {}, unavailable: unavailable('revitalize') };

type Buying = { as?: string; card?: string };
type Price = { what: string; cost: number; index: number };

function rift<A extends Buying>(
  priceOf: (view: View, seat: Seat, given: Partial<A>) => Price | undefined,
): NumberArgument<Omd, A> {
  return {
    kind: 'number',
    optional: () => true,
    range(view, seat, given): Count {
      const price = priceOf(view, seat, given);
      return price ? riftShare(view, price.index, price.what, price.cost) : { min: 0, max: 0 };
    },
  };
}

export const weapon: Action<Omd, Actions['weapon']> = {
  args: {
    as: asArgument('weapon'),
    rift: rift((view, seat, given) => {
      const index = meantBy(view, seat, 'weapon', given.as);
      const cost = index === undefined ? undefined : weaponCost(slotAt(view, index));
      return index === undefined || cost === undefined ? undefined : { what: 'weapon', cost, index };
    }),
  },
  unavailable: unavailable('weapon'),
};

/** Too few skulls, or the pool's were refused. */
function tooDear(view: View, index: number, card: string, cost: number): OmdWhy {
  const { own } = purse(view, index, card);
  const label = cardLabel(card, cost);
  if (slotAt(view, index).refused.includes(card)) {
    return {
      rule: 'OMD-4.3',
      reason: { key: 'refusedBefore', params: { card: label, own, can: upgradeActions(view, index) } },
    };
  }
  const pool = teamOf(view, slotAt(view, index).side).rift.skulls;
  return { rule: 'OMD-4.8', reason: { key: 'tooFewSkulls', params: { card: label, cost, own, pool } } };
}

function equipmentPrice(view: View, seat: Seat, given: Partial<Actions['equip']>): Price | undefined {
  const index = meantBy(view, seat, 'equip', given.as);
  const card = equipmentIds.find((id) => id === given.card);
  return index === undefined || !card ? undefined : { what: card, cost: equipmentCost(view, index, card), index };
}

export const equip: Action<Omd, Actions['equip']> = {
  args: {
    as: asArgument('equip'),
    card: {
      kind: 'one',
      preview: true,
      choices(view, seat, given) {
        const index = meantBy(view, seat, 'equip', given.as);
        if (index === undefined) return [];
        return affordableEquipment(view, index).map((id) =>
          choice({ what: 'equipment', id, cost: equipmentCost(view, index, id) }),
        );
      },
      refuse(view, seat, given, wrong) {
        const index = meantBy(view, seat, 'equip', given.as);
        if (index === undefined) return undefined;
        const sold = equipmentOnSale(view, index);
        const card = sold.find((id) => id === wrong);
        if (card) return tooDear(view, index, card, equipmentCost(view, index, card));
        const cards = sold.map((id) => cardLabel(id, equipmentCost(view, index, id)));
        return { rule: 'OMD-4.9', reason: { key: 'onSale', params: { cards } } };
      },
    },
    replace: {
      kind: 'one',
      optional: (view, seat, given) => replaceable(view, seat, given).length === 0,
      choices: (view, seat, given) =>
        replaceable(view, seat, given).map((id) => choice({ what: 'equipment', id, cost: null })),
    },
    rift: rift(equipmentPrice),
  },
  ready: readyEquipment,
  unavailable: unavailable('equip'),
};

function replaceable(view: View, seat: Seat, given: Partial<Actions['equip']>): EquipmentId[] {
  const index = meantBy(view, seat, 'equip', given.as);
  return index === undefined || given.card === undefined
    ? []
    : amuletsToReplace(slotAt(view, index), given.card as EquipmentId);
}

function trapPrice(view: View, seat: Seat, given: Partial<Actions['trap']>): Price | undefined {
  const index = meantBy(view, seat, 'trap', given.as);
  const card = trapIds.find((id) => id === given.card);
  return index === undefined || !card ? undefined : { what: card, cost: trapCost(slotAt(view, index), card), index };
}

function refuseTrap(view: View, index: number, wrong: string): OmdWhy {
  const sold = trapsOnSale(view, index);
  const slot = slotAt(view, index);
  const card = sold.find((id) => id === wrong);
  if (!card) {
    const cards = sold.map((id) => cardLabel(id, trapCost(slot, id)));
    return { rule: 'OMD-4.11', reason: { key: 'onSale', params: { cards } } };
  }
  if (slot.tile !== null && spotsFor(view, index, card).length === 0) {
    if (fortressOf(view, slot.tile).side !== slot.side)
      return { rule: 'OMD-14.14', reason: { key: 'ownFortressOnly', params: {} } };
    return { rule: 'OMD-4.11', reason: { key: 'noTrapsHere', params: { tile: slot.tile } } };
  }
  return tooDear(view, index, card, trapCost(slot, card));
}

function refuseSpot(view: View, index: number, card: TrapId): OmdWhy {
  const { side, tile } = slotAt(view, index);
  if (trapOf(card).support && tile !== null) {
    const tiles = [...connected(teamOf(view, side), tile)];
    return { rule: 'OMD-4.12', reason: { key: 'needsConnection', params: { tile, tiles } } };
  }
  return { rule: 'OMD-4.12', reason: { key: 'notSupport', params: { card } } };
}

function full(view: View, seat: Seat, given: Partial<Actions['trap']>): TrapId[] {
  const index = meantBy(view, seat, 'trap', given.as);
  const card = trapIds.find((id) => id === given.card);
  return index === undefined || !card ? [] : trapsToReplace(view, index, card);
}

export const trap: Action<Omd, Actions['trap']> = {
  args: {
    as: asArgument('trap'),
    card: {
      kind: 'one',
      preview: true,
      choices(view, seat, given) {
        const index = meantBy(view, seat, 'trap', given.as);
        if (index === undefined) return [];
        return affordableTraps(view, index).map((id) =>
          choice({ what: 'trap', id, cost: trapCost(slotAt(view, index), id) }),
        );
      },
      refuse(view, seat, given, wrong) {
        const index = meantBy(view, seat, 'trap', given.as);
        return index === undefined ? undefined : refuseTrap(view, index, wrong);
      },
    },
    spot: {
      kind: 'one',
      preview: true,
      choices(view, seat, given) {
        const index = meantBy(view, seat, 'trap', given.as);
        const card = trapIds.find((id) => id === given.card);
        return index === undefined || !card
          ? []
          : spotsFor(view, index, card).map((id) => choice({ what: 'spot', id }));
      },
      refuse(view, seat, given) {
        const index = meantBy(view, seat, 'trap', given.as);
        const card = trapIds.find((id) => id === given.card);
        return index === undefined || !card ? undefined : refuseSpot(view, index, card);
      },
    },
    replace: {
      kind: 'one',
      optional: () => true,
      choices: (view, seat, given) => full(view, seat, given).map((id) => choice({ what: 'trap', id, cost: null })),
    },
    rift: rift(trapPrice),
  },
  check(view, seat, args) {
    const traps = full(view, seat, args);
    const index = meantBy(view, seat, 'trap', args.as);
    const tile = index === undefined ? null : slotAt(view, index).tile;
    if (traps.length === 0 || args.replace !== undefined || index === undefined || tile === null) return undefined;
    const most = capacityOf(view, teamOf(view, slotAt(view, index).side), tile);
    return { rule: 'OMD-4.11', reason: { key: 'tileFull', params: { tile, most, traps } } };
  },
  ready: readyTraps,
  unavailable: unavailable('trap'),
};
