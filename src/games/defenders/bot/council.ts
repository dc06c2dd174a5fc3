/** What the heroes are gathering for: the same for every bot, since everything they look at lies open. */
import type { GeneralId } from '../content/generals.js';
import { type CardId, diceOn, portraitsOn } from '../content/hero-cards.js';
import { livingGenerals, locOf } from '../rules/generals.js';
import { cardValue, shows } from '../rules/hands.js';
import { minionsAt } from '../rules/minions.js';
import { heroIn, turnOrder } from '../rules/roster.js';
import { linesBetween } from '../rules/travel.js';
import type { SlotNo, Table } from '../types/index.js';
import { type Stake, ammunition, chanceAgainst } from './odds.js';

export type Campaign = { general: GeneralId; slots: SlotNo[]; chance: number };

/** Good enough to march: less patience the nearer he is to the city. */
function patience(table: Table, general: GeneralId): number {
  const { step } = table.generals[general];
  return step >= 3 ? 0.3 : step === 2 ? 0.45 : 0.55;
}

function stakesOf(table: Table, general: GeneralId, slots: readonly SlotNo[]): Stake[] {
  return slots
    .map((slot) => ({ slot, cards: ammunition(heroIn(table, slot), general) }))
    .filter(({ cards }) => cards.length > 0);
}

/** The fewest heroes, best armed first, whose cards promise victory. */
function muster(table: Table, general: GeneralId): Campaign | undefined {
  const loc = locOf(table, general);
  const armed = stakesOf(table, general, turnOrder(table, table.active))
    .map((stake) => ({ ...stake, far: linesBetween(heroIn(table, stake.slot).loc, loc) }))
    .sort((a, b) => b.cards.length - a.cards.length || a.far - b.far);
  for (let count = 1; count <= armed.length; count += 1) {
    const chosen = armed.slice(0, count);
    const chance = chanceAgainst(table, general, chosen);
    if (chance >= patience(table, general)) return { general, slots: chosen.map(({ slot }) => slot), chance };
  }
  return undefined;
}

/** The battle worth marching for, if any: the most advanced general first, then the fewest heroes needed. */
export function campaign(table: Table): Campaign | undefined {
  const found = livingGenerals(table).flatMap((general) => muster(table, general) ?? []);
  const worth = ({ general, slots, chance }: Campaign): number =>
    table.generals[general].step * 2 - slots.length + chance * 2 - minionsAt(table, locOf(table, general)) * 0.5;
  return found.sort((a, b) => worth(b) - worth(a))[0];
}

/** The chance of a battle begun here and now, with everybody who stands here. */
function chanceHere(table: Table, general: GeneralId): number {
  const loc = locOf(table, general);
  const here = turnOrder(table, table.active).filter((slot) => heroIn(table, slot).loc === loc);
  return chanceAgainst(table, general, stakesOf(table, general, here));
}

/** Whether to attack now rather than wait for more. */
export function isTimeToStrike(table: Table, general: GeneralId): boolean {
  return chanceHere(table, general) >= patience(table, general) - 0.03;
}

/** Dice that bring a general down three times out of four. */
const diceNeeded: Record<GeneralId, number> = { balazarg: 17, sapphire: 15, gorgutt: 15, varkolak: 12 };

/** The general for whom cards are gathered: near to the city, and near to being beaten. */
export function focus(table: Table): GeneralId {
  const slots = turnOrder(table, table.active);
  const worth = (general: GeneralId): number => {
    const dice = stakesOf(table, general, slots).reduce(
      (sum, { cards }) => sum + cards.reduce((n, card) => n + diceOn(card), 0),
      0,
    );
    return Math.min(1.2, dice / diceNeeded[general]) * 4 + table.generals[general].step;
  };
  return livingGenerals(table).sort((a, b) => worth(b) - worth(a))[0] ?? 'gorgutt';
}

/** What a card is worth keeping for: the focus first, then any living general, then travel. */
export function keepingWorth(table: Table, slot: SlotNo, card: CardId): number {
  const target = focus(table);
  const bonus = shows(card, target) ? 6 : 0;
  const own = portraitsOn(card).reduce((most, id) => Math.max(most, ammunition(heroIn(table, slot), id).length), 0);
  return cardValue(table, card) + bonus + own * 0.4;
}

/** Only as many cards as make victory nearly sure. */
export function enough(table: Table, general: GeneralId, slot: SlotNo, others: readonly Stake[]): Stake {
  const all = ammunition(heroIn(table, slot), general);
  for (let count = 1; count <= all.length; count += 1) {
    const cards = all.slice(0, count);
    if (chanceAgainst(table, general, [...others, { slot, cards }]) >= 0.93) return { slot, cards };
  }
  return { slot, cards: all };
}
