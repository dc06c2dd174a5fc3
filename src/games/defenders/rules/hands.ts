/** Cards and rewards as players name them: numbers and letters (specification 5.1). */
import type { Seat } from '../../../kernel/index.js';
import type { GeneralId } from '../content/generals.js';
import type { HeroId } from '../content/heroes.js';
import { type CardId, colourOf, diceOn, isSpecial, portraitsOn } from '../content/hero-cards.js';
import { type TravelIcon, locationCards } from '../content/location-cards.js';
import { type QuestId, quests } from '../content/quests.js';
import { type SpecialKind, specialCards } from '../content/special-cards.js';
import type { HeldCard, Hero, Item, SlotNo, Table } from '../types/index.js';
import { isAlive } from './generals.js';
import { byName } from './order.js';
import { heroIn, slotsOf } from './roster.js';

export const handLimit = 10;

/** Something a seat holds: a hand card, or a reward that is used once. */
export type Holding =
  | { slot: SlotNo; value: string; type: 'card'; held: HeldCard; card: CardId }
  | { slot: SlotNo; value: string; type: 'reward'; quest: QuestId; letter: string };

/** What can be played for its text, by name: special cards and the rewards that `play` uses. */
export type PlayKind =
  SpecialKind | 'militia' | 'hunter' | 'crystal-of-light' | 'ancient-tree' | 'gryphons' | 'raids' | 'blessing';

export function kindOf(holding: Holding): PlayKind | undefined {
  if (holding.type === 'card') return isSpecial(holding.card) ? specialCards[holding.card].kind : undefined;
  const { kind } = quests[holding.quest].reward;
  switch (kind) {
    case 'militia':
    case 'hunter':
    case 'crystal-of-light':
    case 'ancient-tree':
    case 'gryphons':
    case 'raids':
    case 'blessing':
      return kind;
    default:
      return undefined;
  }
}

function holdingsIn(table: Pick<Table, 'heroes'>, slot: SlotNo): Holding[] {
  const hero = heroIn(table, slot);
  const cards = hero.hand.map((held) => ({
    slot,
    value: String(held.no),
    type: 'card' as const,
    held,
    card: held.card,
  }));
  const rewards = hero.completed
    .filter(({ id, used }) => !used && quests[id].reward.lasts === 'once')
    .map(({ id, letter }) => ({ slot, value: letter, type: 'reward' as const, quest: id, letter }));
  return [...cards, ...rewards];
}

/** Everything the seat's heroes hold; numbers and letters are unique within a seat. */
export function holdings(table: Pick<Table, 'heroes'>, seat: Seat): Holding[] {
  return slotsOf(table, seat).flatMap((slot) => holdingsIn(table, slot));
}

export function holdingOf(table: Pick<Table, 'heroes'>, seat: Seat, value: string): Holding | undefined {
  return holdings(table, seat).find((holding) => holding.value === value.toUpperCase());
}

/** Whose it is, where one player leads several heroes. */
export function ownerOf({ heroes }: Pick<Table, 'heroes'>, slot: SlotNo): { of?: HeroId } {
  const owner = heroes[slot];
  const several = heroes.filter(({ seat, gone }) => seat === owner?.seat && !gone).length > 1;
  return owner && several ? { of: owner.hero } : {};
}

/** As it is named to a player. */
export function itemOf(table: Pick<Table, 'heroes'>, holding: Holding): Item {
  const owner = ownerOf(table, holding.slot);
  return holding.type === 'card'
    ? { no: holding.held.no, card: holding.card, ...owner }
    : { letter: holding.letter, quest: holding.quest, ...owner };
}

/** Whether a reward may be brought into a battle (DOR-14.8). */
export function isBattleReward(quest: QuestId): boolean {
  const { kind } = quests[quest].reward;
  return kind === 'blessing' || kind === 'gate-dice';
}

/** DOR-7.2 */
export function shows(card: CardId, general: GeneralId): boolean {
  return portraitsOn(card).includes(general);
}

/** Dice held against a general. */
export function diceAgainst(hero: Pick<Hero, 'hand'>, general: GeneralId): number {
  return hero.hand.reduce((sum, { card }) => sum + (shows(card, general) ? diceOn(card) : 0), 0);
}

/** The lowest number that no card of the seat wears, in hand or in battle. */
export function freeNumber(table: Pick<Table, 'heroes' | 'battle'>, seat: Seat): number {
  const taken = new Set<number>();
  table.heroes.forEach((hero) => {
    if (hero.seat === seat) for (const { no } of hero.hand) taken.add(no);
  });
  for (const fighter of table.battle?.fighters ?? []) {
    if (table.heroes[fighter.slot]?.seat === seat) for (const { no } of fighter.cards) taken.add(no);
  }
  let no = 1;
  while (taken.has(no)) no += 1;
  return no;
}

/** The lowest letter that no completed Quest of the seat wears. */
export function freeLetter(table: Pick<Table, 'heroes'>, seat: Seat): string {
  const taken = new Set(
    table.heroes.filter((hero) => hero.seat === seat).flatMap(({ completed }) => completed.map(({ letter }) => letter)),
  );
  let code = 'A'.charCodeAt(0);
  while (taken.has(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}

const travelValue: Record<TravelIcon, number> = { eagle: 2, gate: 1, horse: 1 };

/** Card value of 4.6: what is given up last is worth most. */
export function cardValue(table: Pick<Table, 'generals'>, card: CardId): number {
  const useful = portraitsOn(card).some((general) => isAlive(table, general)) ? 3 : 0;
  const travel = isSpecial(card) ? 4 : travelValue[locationCards[card].icon];
  return useful + 2 * diceOn(card) + travel;
}

/** The least valuable cards of a hand, ties by id. */
export function leastValuable(table: Pick<Table, 'generals'>, hero: Hero, count: number): HeldCard[] {
  return [...hero.hand]
    .sort((a, b) => cardValue(table, a.card) - cardValue(table, b.card) || byName(a.card, b.card))
    .slice(0, count);
}

export function cardsOfColour(hero: Hero, colour: string): HeldCard[] {
  return hero.hand.filter(({ card }) => colourOf(card) === colour);
}
