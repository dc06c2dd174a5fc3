/** DOR-8: who may bring what into a battle. */
import type { Seat } from '../../../kernel/index.js';
import type { GeneralId } from '../content/generals.js';
import type { CardId } from '../content/hero-cards.js';
import { type QuestId } from '../content/quests.js';
import type { HeldCard, Hero, SlotNo, Table } from '../types/index.js';
import { generalAt } from './generals.js';
import { isBattleReward, shows } from './hands.js';
import { heroIn, slotsAt, slotsOf, actingHero } from './roster.js';

/** What one hero brings into a battle. */
export type Force = { slot: SlotNo; cards: HeldCard[]; rewards: QuestId[] };

/** Cards of a hero that show the general: in hand, and those already committed to the battle being mustered. */
export function cardsAgainst(table: Pick<Table, 'heroes' | 'battle'>, slot: SlotNo, general: GeneralId): HeldCard[] {
  const committed = table.battle?.fighters.find((fighter) => fighter.slot === slot)?.cards ?? [];
  return [...heroIn(table, slot).hand, ...committed]
    .filter(({ card }) => shows(card, general))
    .sort((a, b) => a.no - b.no);
}

export function battleRewards(hero: Hero): { id: QuestId; letter: string }[] {
  return hero.completed.filter(({ id, used }) => !used && isBattleReward(id));
}

/** The heroes of a seat who could fight or pledge where they stand, with their general. */
export function gathered(table: Table, seat: Seat): { slot: SlotNo; general: GeneralId }[] {
  return slotsOf(table, seat).flatMap((slot) => {
    const general = generalAt(table, heroIn(table, slot).loc);
    return general ? [{ slot, general }] : [];
  });
}

/** The heroes whose cards `attack` may name: the active one and, of a lone player, all at his side. */
export function attackers(table: Table, seat: Seat): { slot: SlotNo; general: GeneralId }[] {
  const place = actingHero(table)?.loc;
  return gathered(table, seat)
    .filter(({ slot }) => heroIn(table, slot).loc === place)
    .sort((a, b) => Number(b.slot === table.active) - Number(a.slot === table.active));
}

/** Tokens (`1 4 A`, `all`) sorted by the heroes who hold them. */
export function forcesFrom(
  table: Table,
  heroes: readonly { slot: SlotNo; general: GeneralId }[],
  tokens: readonly string[],
): Force[] {
  const all = tokens.includes('all');
  return heroes
    .map(({ slot, general }) => ({
      slot,
      cards: cardsAgainst(table, slot, general).filter(({ no }) => all || tokens.includes(String(no))),
      rewards: battleRewards(heroIn(table, slot))
        .filter(({ letter }) => tokens.some((token) => token.toUpperCase() === letter))
        .map(({ id }) => id),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** DOR-8.8: what is left of a pledge. */
export function standingPledge(table: Table, slot: SlotNo, general: GeneralId): Force | undefined {
  const { pledge } = heroIn(table, slot);
  if (!pledge) return undefined;
  const cards = cardsAgainst(table, slot, general).filter(({ card }) => pledge.cards.includes(card));
  const rewards = battleRewards(heroIn(table, slot))
    .map(({ id }) => id)
    .filter((id) => pledge.rewards.includes(id));
  return cards.length > 0 ? { slot, cards, rewards } : undefined;
}

/** D-JOIN: other players' heroes at the battlefield who hold a fitting card and have not said yes or no. */
export function undecided(table: Table, empty: readonly Seat[]): SlotNo[] {
  const { battle } = table;
  if (battle?.stage !== 'muster') return [];
  const { seat } = heroIn(table, battle.initiator);
  return slotsAt(table, battle.loc).filter(
    (slot) =>
      heroIn(table, slot).seat !== seat &&
      !empty.includes(heroIn(table, slot).seat) &&
      !battle.fighters.some((fighter) => fighter.slot === slot) &&
      !battle.out.includes(slot) &&
      cardsAgainst(table, slot, battle.general).length > 0,
  );
}

export function cardsIn(cards: readonly HeldCard[]): CardId[] {
  return cards.map(({ card }) => card);
}
