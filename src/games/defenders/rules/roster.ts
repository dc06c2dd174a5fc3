/** Who is who: slots, seats, the order of play. */
import type { Seat } from '../../../kernel/index.js';
import { type QuestId, type RewardKind, quests } from '../content/quests.js';
import { type LocId, sites } from '../content/map.js';
import type { Hero, SlotNo, Table, Who } from '../types/index.js';

type Heroes = Pick<Table, 'heroes'>;

export function heroIn(table: Heroes, slot: SlotNo): Hero {
  const hero = table.heroes[slot];
  if (!hero) throw new Error(`there is no slot ${slot}`);
  return hero;
}

export function whoIs(table: Heroes, slot: SlotNo): Who {
  const { seat, hero } = heroIn(table, slot);
  return { seat, hero };
}

/** Slots with a hero on the board, in turn order from the given one. */
export function turnOrder(table: Heroes, from: SlotNo): SlotNo[] {
  const count = table.heroes.length;
  return Array.from({ length: count }, (_, i) => (from + i) % count).filter((slot) => isOnBoard(heroIn(table, slot)));
}

export function isOnBoard(hero: Hero): boolean {
  return !hero.gone && !hero.fallen;
}

/** Heroes in play: every slot that has not left the game (DOR-7.12). */
export function heroesInPlay(table: Heroes): number {
  return table.heroes.filter((hero) => !hero.gone).length;
}

export function slotsOf(table: Heroes, seat: Seat): SlotNo[] {
  return table.heroes.flatMap((hero, slot) => (hero.seat === seat && isOnBoard(hero) ? [slot] : []));
}

export function slotsAt(table: Heroes, loc: LocId): SlotNo[] {
  return table.heroes.flatMap((hero, slot) => (hero.loc === loc && isOnBoard(hero) ? [slot] : []));
}

/** The hero whose turn it is; nobody before heroes are chosen. */
export function actingHero(table: Pick<Table, 'heroes' | 'active'>): Hero | undefined {
  return table.heroes[table.active];
}

export function activeHero(table: Pick<Table, 'heroes' | 'active'>): Hero {
  return heroIn(table, table.active);
}

/** All actions left: life tokens face up and bonus actions (DOR-3.2, 3.5). */
export function actionsLeft(hero: Hero): number {
  return hero.actions + hero.bonus;
}

/** A lasting reward (DOR-14.8). */
export function hasReward(hero: Hero, kind: RewardKind): boolean {
  return hero.completed.some(({ id }) => quests[id].reward.kind === kind);
}

/** A reward that can still be used once. */
export function unusedReward(hero: Hero, kind: RewardKind): QuestId | undefined {
  return hero.completed.find(({ id, used }) => !used && quests[id].reward.kind === kind)?.id;
}

/** T1.2: Mountain Lore, Elf Support, Fresh Mount, Boots of Speed. */
export function bonusActions(hero: Hero): number {
  const { colour } = sites[hero.loc];
  let bonus = hasReward(hero, 'boots') ? 2 : 0;
  if (hero.hero === 'dwarf' && colour === 'red') bonus += 1;
  if (hero.hero === 'ranger' && colour === 'green') bonus += 1;
  if (hero.hero === 'eagle-rider' && hero.freshMount) bonus += 1;
  return bonus;
}
