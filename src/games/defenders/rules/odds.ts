/** How likely a battle is to be won with these cards. */
import { type CombatSkill, type GeneralId, generalBoards } from '../content/generals.js';
import { type CardId, diceOn, isSpecial } from '../content/hero-cards.js';
import { ambushesGeneral, bonusDice } from './battling.js';
import { sites } from '../content/map.js';
import { type QuestId, quests } from '../content/quests.js';
import { specialCards } from '../content/special-cards.js';
import { locOf } from './generals.js';
import { cardValue, shows } from './hands.js';
import { hasReward, heroIn } from './roster.js';
import type { Hero, SlotNo, Table } from '../types/index.js';

/** What a hero brings; where no rewards are named, all that are left. */
export type Stake = { slot: SlotNo; cards: CardId[]; rewards?: readonly QuestId[] };

/** Chances of each number of net wounds, the number being the index. */
type Spread = number[];

/** Adds one more throw, given the chances of what it changes; counts below zero are kept apart by an offset. */
function combine(spread: Spread, change: readonly [number, number][]): Spread {
  const sum: Spread = new Array<number>(spread.length + 4).fill(0);
  spread.forEach((chance, at) => {
    for (const [by, weight] of change) sum[at + by + 2] = (sum[at + by + 2] ?? 0) + chance * weight;
  });
  return sum;
}

/** What a die does in the end, once everything that may be rolled again has been. */
type Die = { hit: number; parry: number };

/** DOR-8.5: Battle Luck in anybody's hand tells for every fighter. */
function luckHeld(table: Table): number {
  return table.heroes.reduce((sum, { hand }) => sum + hand.filter(({ card }) => isBattleLuck(card)).length, 0);
}

function isBattleLuck(card: CardId): boolean {
  return isSpecial(card) && specialCards[card].kind === 'battle-luck';
}

function brings(hero: Hero, kind: 'blessing' | 'gate-dice', { rewards }: Stake): boolean {
  return hero.completed.some(
    ({ id, used }) => !used && quests[id].reward.kind === kind && (rewards?.includes(id) ?? true),
  );
}

function bonusOf(hero: Hero, table: Table, general: GeneralId): number {
  const lore = hero.hero === 'ranger' && sites[locOf(table, general)].colour === 'green' ? 1 : 0;
  return (hasReward(hero, 'amulet') ? 1 : 0) + lore + (ambushesGeneral(hero, general) ? 1 : 0);
}

/** DOR-7.4, 7.5: one die of a hero; every roll more is one more try for those that failed. */
function dieOf(table: Table, hero: Hero, { general, skill, luck }: Duel): Die {
  const isFearsome = skill === 'fearsome';
  const need = generalBoards[general].toHit - (isFearsome ? 0 : bonusOf(hero, table, general));
  const one = skill === 'parry' ? 1 / 6 : 0;
  const plain = Math.min(1 - one, Math.min(6, Math.max(0, 7 - need)) / 6);
  const own = hasReward(hero, 'steed') || (hero.hero === 'dwarf' && general === 'sapphire') ? 1 : 0;
  const again = isFearsome ? 0 : own + luck;
  const missed = (1 - plain) ** again;
  return { hit: 1 - missed * (1 - plain), parry: missed * one };
}

/** What one card can do: its hits and parries, nothing if it is cursed. */
function throwOf(dice: number, { hit, parry }: Die, cursed: number): [number, number][] {
  const single: [number, number][] = [
    [1, hit],
    [-1, parry],
    [0, Math.max(0, 1 - hit - parry)],
  ];
  const pair =
    dice === 2 ? single.flatMap(([a, x]) => single.map(([b, y]): [number, number] => [a + b, x * y])) : single;
  return [...pair.map(([by, weight]): [number, number] => [by, weight * (1 - cursed)]), [0, cursed]];
}

type Duel = { general: GeneralId; skill: CombatSkill | undefined; luck: number };

/** The chance that these cards bring the general down, by the luck that the heroes hold or with none. */
export function chanceAgainst(
  table: Table,
  general: GeneralId,
  stakes: readonly Stake[],
  luck = luckHeld(table),
): number {
  const isBlessed = stakes.some((stake) => brings(heroIn(table, stake.slot), 'blessing', stake));
  const duel: Duel = { general, skill: isBlessed ? undefined : generalBoards[general].skill, luck };
  let spread: Spread = [1];
  let offset = 0;
  const add = (change: [number, number][]): void => {
    spread = combine(spread, change);
    offset += 2;
  };
  for (const stake of stakes) {
    const { slot, cards } = stake;
    const hero = heroIn(table, slot);
    const die = dieOf(table, hero, duel);
    for (const card of cards) add(throwOf(diceOn(card), die, duel.skill === 'curse' ? 1 / 6 : 0));
    if (cards.length > 0 && brings(hero, 'gate-dice', stake)) add(throwOf(bonusDice, die, 0));
  }
  const needed = table.generals[general].life + offset;
  return spread.slice(needed).reduce((sum, chance) => sum + chance, 0);
}

/** Worth more for their text than as dice. */
const lifesavers: readonly CardId[] = [
  'sp-battle-luck-1',
  'sp-battle-luck-2',
  'sp-strong-defenses',
  'sp-battle-strategy',
];

const isLifesaver = (card: CardId): boolean => lifesavers.includes(card);

/** In the order in which cards are thrown at a general: what saves the day last, special cards late, of like cards the least missed first. */
export function byReadiness(table: Pick<Table, 'generals'>): (one: CardId, other: CardId) => number {
  return (one, other) =>
    Number(isLifesaver(one)) - Number(isLifesaver(other)) ||
    Number(isSpecial(one)) - Number(isSpecial(other)) ||
    diceOn(other) - diceOn(one) ||
    cardValue(table, one) - cardValue(table, other);
}

/** Cards a hero would throw at a general, the most replaceable first; what saves the day is kept. */
export function ammunition(table: Pick<Table, 'generals'>, hero: Hero, general: GeneralId): CardId[] {
  return hero.hand
    .map(({ card }) => card)
    .filter((card) => shows(card, general) && !isLifesaver(card))
    .sort(byReadiness(table));
}
