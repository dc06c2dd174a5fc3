/** Phase A: buying, filling, healing, revitalizing (OMD-4). */
import { amuletPlaces } from '../rules/hero.js';
import { type EquipmentId, equipmentOf } from '../content/equipment.js';
import { trapOf } from '../content/traps.js';
import { consentersOf } from '../rules/choosers.js';
import { costOf, isStillPossible, nameOf, placeOf, revitalizeCost } from '../rules/purchases.js';
import { enemyOf, slotAt, teamOf, who } from '../rules/siege.js';
import type { OmdPlay, Purchase } from '../types/index.js';
import { rollDice } from './dice.js';
import { checkEnd } from './end.js';
import { heal } from './healing.js';
import { putOn } from './wardrobe.js';

/** Buys at once, or queues for consent where Rift skulls are spent (OMD-4.3). */
export function purchase(play: OmdPlay, wanted: Purchase): void {
  if (wanted.rift > 0 && consentersOf(play.board, wanted.slot, play.empty).length > 0) {
    play.board.requests.push(wanted);
    play.emit('consentAsked', { ...who(play.board, wanted.slot), purchase: wanted });
    return;
  }
  buy(play, wanted);
}

export function approve(play: OmdPlay, wanted: Purchase): void {
  play.board.requests = play.board.requests.filter((one) => one !== wanted);
  if (isStillPossible(play.board, wanted)) {
    play.emit('consentGiven', { ...who(play.board, wanted.slot), purchase: wanted });
    buy(play, wanted);
  } else {
    play.emit('purchaseDropped', { ...who(play.board, wanted.slot), purchase: wanted });
  }
}

export function refuse(play: OmdPlay, wanted: Purchase): void {
  play.board.requests = play.board.requests.filter((one) => one !== wanted);
  const slot = slotAt(play.board, wanted.slot);
  if (wanted.what === 'revitalize') teamOf(play.board, slot.side).refusedSeats.push(slot.seat);
  else slot.refused.push(nameOf(wanted));
  play.emit('consentRefused', { ...who(play.board, wanted.slot), purchase: wanted });
}

function buy(play: OmdPlay, wanted: Purchase): void {
  const { board } = play;
  const slot = slotAt(board, wanted.slot);
  const team = teamOf(board, slot.side);
  const { rift } = wanted;
  const own = wanted.what === 'revitalize' ? 0 : costOf(board, wanted) - rift;
  slot.skulls -= own;
  team.rift.skulls -= rift;
  if (wanted.what === 'weapon') {
    slot.used.push('weapon');
    slot.rank += 1;
    play.emit('weaponBought', { ...who(play.board, wanted.slot), rank: slot.rank, own, rift });
  } else if (wanted.what === 'equip') {
    slot.used.push('equip');
    wear(play, wanted, own);
  } else if (wanted.what === 'trap') {
    slot.used.push('trap');
    placeTrap(play, wanted, own);
  } else if (wanted.what === 'clan') {
    slot.used.push('clan');
    teamOf(board, enemyOf(slot.side)).clan.push(wanted.start);
    play.emit('clanCalled', { ...who(play.board, wanted.slot), start: wanted.start, own, rift });
  } else {
    team.revitalized = true;
    for (const one of board.slots) if (one.side === slot.side) one.ultimate = 'available';
    play.emit('revitalized', { ...who(play.board, wanted.slot), skulls: revitalizeCost(board) });
  }
  checkEnd(play);
}

function wear(play: OmdPlay, wanted: Extract<Purchase, { what: 'equip' }>, own: number): void {
  const slot = slotAt(play.board, wanted.slot);
  const team = teamOf(play.board, slot.side);
  const space = team.shop.equipment.indexOf(wanted.card);
  if (space >= 0) team.shop.equipment[space] = null;
  else team.equipmentDiscard.splice(team.equipmentDiscard.indexOf(wanted.card), 1);
  const { type } = equipmentOf(wanted.card);
  const { amulet } = slot.worn;
  const full = amulet.length >= amuletPlaces(slot) ? (amulet[0] ?? null) : null;
  const dropped: EquipmentId | null = wanted.replace ?? (type === 'amulet' ? full : slot.worn[type]);
  putOn(play, wanted.slot, wanted.card, dropped);
  play.emit('equipped', { ...who(play.board, wanted.slot), card: wanted.card, own, rift: wanted.rift, dropped });
}

function placeTrap(play: OmdPlay, wanted: Extract<Purchase, { what: 'trap' }>, own: number): void {
  const { board } = play;
  const team = teamOf(board, slotAt(board, wanted.slot).side);
  const at = placeOf(board, wanted.slot, wanted.spot);
  team.shop.traps[team.shop.traps.indexOf(wanted.card)] = null;
  let dropped = wanted.replace;
  if (trapOf(wanted.card).support) {
    dropped = team.supports[at]?.card ?? null;
    team.supports[at] = { card: wanted.card, planks: trapOf(wanted.card).planks ?? 0 };
  } else {
    const there = [...(team.traps[at] ?? [])];
    if (dropped) there.splice(there.indexOf(dropped), 1);
    team.traps[at] = [...there, wanted.card];
  }
  if (dropped) team.trapDiscard.push(dropped);
  play.emit('trapPlaced', { ...who(play.board, wanted.slot), card: wanted.card, at, own, rift: wanted.rift, dropped });
}

/** OMD-4.4. */
export function fill(play: OmdPlay, index: number, skulls: number): void {
  const slot = slotAt(play.board, index);
  slot.used.push('fill');
  slot.skulls -= skulls;
  teamOf(play.board, slot.side).rift.skulls += skulls;
  play.emit('filled', { ...who(play.board, index), skulls });
}

/** OMD-4.5: as many health dice as the level. */
export function rollHealth(play: OmdPlay, index: number): void {
  const slot = slotAt(play.board, index);
  slot.used.push('heal');
  const dice = rollDice(play, { health: play.board.level });
  const icons = dice.map(({ face }) => face).join('');
  const healed = heal(slot, icons.split('H').length - 1);
  const skulls = icons.split('C').length - 1;
  slot.skulls += skulls;
  play.emit('healthRolled', { ...who(play.board, index), dice, healed, skulls });
}
