/** 17.1: what is worth buying in phase 6, best first, and for whom; which tower is best passed on. */
import type { Seat } from '../../../kernel/index.js';
import { towers } from '../content/towers.js';
import type { Actions, ModifierId, Player, Table, TowerCard, TowerType } from '../types/index.js';
import { gridOf } from '../rules/cards.js';
import { sizeOf } from '../rules/cells.js';
import { allSeats } from '../rules/choosing.js';
import { playerAt } from '../rules/figures.js';
import { boardOf, visibleEnemies } from '../rules/hordes.js';
import { mayUpgradeMore } from '../rules/limits.js';
import { neighboursOf } from '../rules/maps.js';
import { ownSites, standingTowers } from '../rules/sites.js';
import { differentCards, fits, forSale, handCards, priceOf, saleName, upgradesOf } from '../rules/supply.js';

/** Modifiers worth having, best first, and the cards they are meant for. */
const wanted: readonly { modifier: ModifierId; suits?: (card: TowerCard) => boolean }[] = [
  { modifier: 'mod-perfect', suits: ({ card }) => ['artillery-3', 'mage-3', 'mage-2'].includes(card) },
  { modifier: 'mod-single' },
  { modifier: 'mod-roots' },
  { modifier: 'mod-true', suits: ({ card }) => towers[card].type === 'mages' },
  { modifier: 'mod-soldier' },
  { modifier: 'mod-artillery' },
  { modifier: 'mod-turntable' },
  { modifier: 'mod-site' },
  { modifier: 'mod-bounty' },
  { modifier: 'mod-bloom' },
];

/** Few of a type in the hands speak for it; so do cells in sight that only its damage covers. */
function need(table: Table, type: TowerType): number {
  const held = handCards(table).filter(({ card }) => towers[card.card].type === type).length;
  const only = (kind: 'magicOnly' | 'physicalOnly'): number =>
    table.hordes.reduce((sum, horde) => sum + sizeOf(visibleEnemies(table, horde) & gridOf(horde.card)[kind]), 0);
  const special = type === 'mages' ? only('magicOnly') : only('physicalOnly');
  const reach = type === 'soldiers' ? 0.5 : 1;
  return ((special > 0 ? 2 : 1) * reach) / (1 + held);
}

/** Towers on sale: the dearer one first, then the type that is needed more. */
export function towersWanted(table: Table): TowerCard[] {
  return forSale(table).sort(
    (one, other) =>
      (priceOf(other.card) ?? 0) - (priceOf(one.card) ?? 0) ||
      need(table, towers[other.card].type) - need(table, towers[one.card].type),
  );
}

/** The seat with the fewest cards. */
export function poorest(table: Table): Player | undefined {
  return [...table.players].sort((one, other) => one.hand.length - other.hand.length)[0];
}

/** Modifiers left that suit a card in a hand, each with the highest of these cards. */
export function modifiersWanted(table: Table): Actions['modify'][] {
  const hands = handCards(table).sort((one, other) => towers[other.card.card].level - towers[one.card.card].level);
  return wanted.flatMap(({ modifier, suits = () => true }) => {
    if (!table.modifiersLeft.includes(modifier)) return [];
    const held = hands.find(({ card }) => fits(modifier, card) && suits(card));
    return held ? [{ modifier, card: held.card.uid }] : [];
  });
}

/** 17.1, 8: the other seats, first whose sites touch the most path spaces and which holds the fewest towers. */
export function receiversOf(table: Table, seat: Seat): Seat[] {
  if (table.seats === 1) return [seat];
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
  return others.sort((one, other) => reach(other) / (2 + held(other)) - reach(one) / (2 + held(one)));
}

/** KRU-7.2: the words for one level up without modifiers; none where the supply has no such card. */
export function plainUpgrades(table: Table, seat: Seat, { card }: TowerCard): string[] {
  if (!mayUpgradeMore(table, seat)) return [];
  const copies = upgradesOf(table, card).filter(({ mods }) => mods.length === 0);
  return [...new Set(copies.map((copy) => (towers[copy.card].level === 4 ? copy.card.slice(-2) : 'yes')))];
}

/** Purchases worth one tap: for the buyer and for whoever holds least. */
export function readyPurchases(table: Table, seat: Seat): Actions['buy'][] {
  const least = poorest(table)?.seat ?? seat;
  const buyers = table.seats === 1 ? [] : [...new Set([seat, least])];
  return towersWanted(table).flatMap((copy): Actions['buy'][] => {
    const tower = saleName(copy);
    return buyers.length === 0 ? [{ tower }] : buyers.map((buyer) => ({ tower, seat: String(buyer + 1) }));
  });
}

/** Towers to pass on, worth one tap: one level up first, then as they are. */
export function readyPasses(table: Table, seat: Seat): Actions['pass'][] {
  const receivers = receiversOf(table, seat);
  const cards = differentCards(playerAt(table, seat).hand);
  const better = cards.flatMap((card) => plainUpgrades(table, seat, card).map((upgrade) => ({ card, upgrade })));
  const same = cards
    .filter((card) => !better.some((each) => each.card === card))
    .map((card) => ({ card, upgrade: 'no' }));
  return [...better, ...same].flatMap(({ card, upgrade }) =>
    receivers.map((to) => ({ card: card.uid, to: String(to + 1), upgrade })),
  );
}
