/** How likely a battle is to be won with these cards. */
import { type GeneralId, generalBoards } from '../content/generals.js';
import { type CardId, diceOn, isSpecial } from '../content/hero-cards.js';
import { ambushesGeneral } from '../rules/battling.js';
import { sites } from '../content/map.js';
import { locOf } from '../rules/generals.js';
import { shows } from '../rules/hands.js';
import { hasReward, heroIn } from '../rules/roster.js';
import type { Hero, SlotNo, Table } from '../types/index.js';

export type Stake = { slot: SlotNo; cards: CardId[] };

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

function bonusOf(hero: Hero, table: Table, general: GeneralId): number {
  if (generalBoards[general].skill === 'fearsome') return 0;
  const lore = hero.hero === 'ranger' && sites[locOf(table, general)].colour === 'green' ? 1 : 0;
  return (hasReward(hero, 'amulet') ? 1 : 0) + lore + (ambushesGeneral(hero, general) ? 1 : 0);
}

/** What one card can do: its hits and parries, nothing if it is cursed. */
function throwOf(dice: number, need: number, general: GeneralId): [number, number][] {
  const { skill } = generalBoards[general];
  const hit = Math.min(6, Math.max(0, 7 - need)) / 6;
  const parry = skill === 'parry' ? 1 / 6 : 0;
  const single: [number, number][] = [
    [1, Math.min(hit, 1 - parry)],
    [-1, parry],
    [0, Math.max(0, 1 - hit - parry)],
  ];
  let pair = single;
  if (dice === 2) {
    pair = single.flatMap(([a, x]) => single.map(([b, y]): [number, number] => [a + b, x * y]));
  }
  if (skill !== 'curse') return pair;
  return [...pair.map(([by, weight]): [number, number] => [by, (weight * 5) / 6]), [0, 1 / 6]];
}

/** The chance that these cards bring the general down. */
export function chanceAgainst(table: Table, general: GeneralId, stakes: readonly Stake[]): number {
  const { toHit } = generalBoards[general];
  let spread: Spread = [1];
  let offset = 0;
  for (const { slot, cards } of stakes) {
    const hero = heroIn(table, slot);
    for (const card of cards) {
      spread = combine(spread, throwOf(diceOn(card), toHit - bonusOf(hero, table, general), general));
      offset += 2;
    }
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

/** Cards a hero would throw at a general, the most replaceable first; what saves the day is kept. */
export function ammunition(hero: Hero, general: GeneralId): CardId[] {
  const keep = (card: CardId): boolean => !lifesavers.includes(card);
  return hero.hand
    .map(({ card }) => card)
    .filter((card) => shows(card, general) && keep(card))
    .sort((a, b) => Number(isSpecial(a)) - Number(isSpecial(b)) || diceOn(b) - diceOn(a));
}
