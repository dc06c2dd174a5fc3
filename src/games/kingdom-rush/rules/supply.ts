/** KRU-7, KRU-13, KRU-14: tower cards in the supply, upgrades, prices, modifiers. */
import type { Seat } from '../../../kernel/index.js';
import { modifierPrice, ladder, prices, towers } from '../content/towers.js';
import { modifiers } from '../content/cards.js';
import { scenarios } from '../content/scenarios.js';
import { type ModifierId, type Table, type TowerCard, type TowerId, towerIds } from '../types/index.js';
import { attackOf } from './attack-notation.js';
import { ironOf } from './limits.js';

/** The cards one level up, as the scenario admits them or not. */
export function nextLevel(card: TowerId): readonly TowerId[] {
  const { type, level } = towers[card];
  return ladder[type][level] ?? [];
}

/** Whether a card of this kind is in the scenario at all (set-up 6). */
export function isAdmitted(table: Pick<Table, 'options'>, card: TowerId): boolean {
  const { levels } = scenarios[table.options.scenario];
  const { level, type } = towers[card];
  const iron = ironOf(table);
  if (iron?.limits === 'type' && iron.without === type) return false;
  return level === 4 ? levels.includes(card.endsWith('a') ? '4a' : '4b') : levels.includes(level);
}

export function copiesOf(table: Table, card: TowerId): TowerCard[] {
  return table.supply.filter((copy) => copy.card === card);
}

/** KRU-7.2: the copies of the next level that lie in the supply. */
export function upgradesOf(table: Table, card: TowerId): TowerCard[] {
  return nextLevel(card).flatMap((next) => copiesOf(table, next));
}

/** `yes` takes a copy without modifiers, if there is one. */
export function plainCopy(copies: readonly TowerCard[]): TowerCard | undefined {
  return copies.find(({ mods }) => mods.length === 0) ?? copies[0];
}

/** KRU-13.2: towers of level 1 and 2 and what they cost. */
export function priceOf(card: TowerId): number | undefined {
  const { level } = towers[card];
  return level === 1 || level === 2 ? prices[level] : undefined;
}

/** Kinds that could be bought now; modified copies apart. */
export function forSale(table: Table): TowerCard[] {
  const iron = ironOf(table);
  const most = iron?.limits === 'buy-level' ? iron.most : 2;
  return towerIds.flatMap((card) => {
    const price = priceOf(card);
    if (price === undefined || towers[card].level > most || price > table.diamonds) return [];
    const copies = copiesOf(table, card);
    const plain = copies.find(({ mods }) => mods.length === 0);
    return [...(plain ? [plain] : []), ...copies.filter(({ mods }) => mods.length > 0)];
  });
}

/** How a tower on sale is named: the card, or the very copy where it carries modifiers. */
export function saleName({ uid, card, mods }: TowerCard): string {
  return mods.length > 0 ? uid : card;
}

export function freeSlots({ card, mods }: TowerCard): number {
  return towers[card].slots - mods.length;
}

/** KRU-14.9: only towers with a printed `one` range. */
export function hasOneRange(card: TowerId): boolean {
  return attackOf(towers[card].attack).some((groups) => groups.some(({ range }) => range.kind === 'one'));
}

/** KRU-13.4, KRU-14.2 */
export function fits(modifier: ModifierId, card: TowerCard): boolean {
  return freeSlots(card) > 0 && (modifier !== 'mod-turntable' || hasOneRange(card.card));
}

export function canAfford(table: Table): boolean {
  return table.gold >= modifierPrice;
}

export type Held = { seat: Seat; card: TowerCard };

/** Every tower card in a hand. */
export function handCards(table: Table): Held[] {
  return table.players.flatMap(({ seat, hand }) => hand.map((card) => ({ seat, card })));
}

/** Modifiers that fit some card in a hand. */
export function sellableModifiers(table: Table): ModifierId[] {
  const hands = handCards(table);
  return table.modifiersLeft.filter((modifier) => hands.some(({ card }) => fits(modifier, card)));
}

/** The advanced modifiers come after the basic ones, as the scenario lists them (KRU-14.1). */
export function modifiersIn(table: Pick<Table, 'options'>): ModifierId[] {
  const { advanced, tutorial } = scenarios[table.options.scenario];
  if (tutorial) return [];
  const basic = (Object.keys(modifiers) as ModifierId[]).filter((id) => !modifiers[id].advanced);
  return [...basic, ...advanced];
}

/** Equal cards once: the first copy stands for all of them. */
export function differentCards(cards: readonly TowerCard[]): TowerCard[] {
  const key = ({ card, mods, falcon }: TowerCard): string => [card, ...mods, falcon ? 'falcon' : ''].join();
  return cards.filter((card, index) => cards.findIndex((other) => key(other) === key(card)) === index);
}
