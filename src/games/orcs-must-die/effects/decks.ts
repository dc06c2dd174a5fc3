/** Decks, the shop and Trapsburg (S4 to S7, OMD-4.13, 7.1, 7.5). */
import { armyCards, shopSpaces } from '../content/numbers.js';
import { equipmentIds, equipmentOf } from '../content/equipment.js';
import { type TrapId, trapIds, trapOf } from '../content/traps.js';
import { capacityOf } from '../rules/purchases.js';
import type { HiddenTeam, Level, OmdPlay, Side, Team, TileId } from '../types/index.js';

/** A fortress with what nobody sees of it. */
export function eachTeam(play: OmdPlay): { team: Team; hidden: HiddenTeam }[] {
  return play.board.teams.flatMap((team, at) => {
    const hidden = play.board.hidden.teams[at];
    return hidden ? [{ team, hidden }] : [];
  });
}

function count(team: Team, hidden: HiddenTeam): void {
  team.decks = {
    traps: hidden.trapDeck.length,
    equipment: hidden.equipmentDeck.length,
    armies: hidden.armyDeck.length,
  };
}

/** The cards of each level, put together once. */
function byLevel<C>(cardsOf: (level: Level) => readonly C[]): (level: Level) => readonly C[] {
  const cards = { 1: cardsOf(1), 2: cardsOf(2), 3: cardsOf(3) };
  return (level) => cards[level];
}

export const trapCards = byLevel((level) =>
  trapIds.flatMap((id) => (trapOf(id).level === level ? Array.from({ length: trapOf(id).copies }, () => id) : [])),
);

export const equipmentCards = byLevel((level) => equipmentIds.filter((id) => equipmentOf(id).level === level));

/** The decks of a level replace the old ones. */
export function openLevelDecks(play: OmdPlay, level: Level): void {
  for (const { team, hidden } of eachTeam(play)) {
    hidden.aside.traps.push(...hidden.trapDeck);
    hidden.aside.equipment.push(...hidden.equipmentDeck);
    hidden.trapDeck = play.rng.shuffle(trapCards(level));
    hidden.equipmentDeck = play.rng.shuffle(equipmentCards(level));
    count(team, hidden);
  }
}

/** Draws until Trapsburg is full; support traps are shuffled back (S5). */
export function fillTrapsburg(play: OmdPlay): void {
  for (const { team, hidden } of eachTeam(play)) {
    const tile = team.tiles.find(({ type }) => type === 'trapsburg')?.id;
    if (tile === undefined) continue;
    const there: TrapId[] = [...(team.traps[tile] ?? [])];
    const drawn: TrapId[] = [];
    const aside: TrapId[] = [];
    while (there.length + drawn.length < capacityOf(play.board, team, tile)) {
      const card = hidden.trapDeck.shift();
      if (!card) break;
      if (trapOf(card).support) aside.push(card);
      else drawn.push(card);
    }
    if (aside.length > 0) hidden.trapDeck = play.rng.shuffle([...hidden.trapDeck, ...aside]);
    team.traps[tile] = [...there, ...drawn];
    count(team, hidden);
    if (drawn.length > 0) {
      play.reveal();
      play.emit('trapsburgFilled', { side: team.side, tile, cards: drawn });
    }
  }
}

export function clearTrapsburg(play: OmdPlay): void {
  for (const { team } of eachTeam(play)) {
    const tile = team.tiles.find(({ type }) => type === 'trapsburg')?.id;
    if (tile === undefined) continue;
    team.trapDiscard.push(...(team.traps[tile] ?? []));
    team.traps[tile] = [];
  }
}

/** OMD-7.5: an empty deck is not shuffled anew. */
export function fillShop(play: OmdPlay): void {
  const shops: { side: Side; traps: number; equipment: number }[] = [];
  for (const { team, hidden } of eachTeam(play)) {
    const fresh = { traps: 0, equipment: 0 };
    for (let at = 0; at < shopSpaces; at += 1) {
      if (!team.shop.traps[at]) {
        team.shop.traps[at] = hidden.trapDeck.shift() ?? null;
        if (team.shop.traps[at]) fresh.traps += 1;
      }
      if (!team.shop.equipment[at]) {
        team.shop.equipment[at] = hidden.equipmentDeck.shift() ?? null;
        if (team.shop.equipment[at]) fresh.equipment += 1;
      }
    }
    count(team, hidden);
    if (fresh.traps + fresh.equipment > 0) shops.push({ side: team.side, ...fresh });
  }
  if (shops.length === 0) return;
  play.reveal();
  play.emit('shopFilled', { shops });
}

export function emptyShop(play: OmdPlay): void {
  for (const { team } of eachTeam(play)) {
    team.trapDiscard.push(...team.shop.traps.filter((card) => card !== null));
    team.equipmentDiscard.push(...team.shop.equipment.filter((card) => card !== null));
    team.shop = { traps: team.shop.traps.map(() => null), equipment: team.shop.equipment.map(() => null) };
  }
}

/** Three cards face down for every army of the level; too few left: the discard is shuffled in first (RU-11). */
export function dealArmies(play: OmdPlay, more: { first: number }): void {
  const { board } = play;
  for (const { team, hidden } of eachTeam(play)) {
    const starts: TileId[] = team.starts.flatMap((start) =>
      Array.from({ length: team.plan[board.level - 1]?.[start] ?? 0 }, () => start),
    );
    const [first] = team.starts;
    for (let at = 0; at < more.first && first !== undefined; at += 1) starts.push(first);
    team.armies = starts.map((start) => ({ start, left: armyCards }));
    hidden.armies = starts.map(() => {
      if (hidden.armyDeck.length < armyCards) {
        hidden.armyDeck = play.rng.shuffle([...hidden.armyDeck, ...team.armyDiscard]);
        team.armyDiscard = [];
      }
      return hidden.armyDeck.splice(0, armyCards);
    });
    count(team, hidden);
  }
}
