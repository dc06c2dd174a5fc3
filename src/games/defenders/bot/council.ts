/** What the heroes are gathering for: the same for every bot, since everything they look at lies open. */
import { type GeneralId, generalBoards } from '../content/generals.js';
import { type CardId, diceOn, portraitsOn } from '../content/hero-cards.js';
import { city } from '../content/map.js';
import { colours } from '../content/peoples.js';
import { isAlive, livingGenerals, locOf } from '../rules/generals.js';
import { cardValue, handLimit, isBattleReward, shows } from '../rules/hands.js';
import { minionsAt } from '../rules/minions.js';
import { heroIn, heroesInPlay, slotsAt, turnOrder } from '../rules/roster.js';
import { linesBetween } from '../rules/travel.js';
import type { DorAnswer, Hero, SlotNo, Table, View } from '../types/index.js';
import { arrivalChance } from './danger.js';
import { type Stake, ammunition, chanceAgainst } from '../rules/odds.js';

/** Whom the heroes march against, who is needed for it and who would be welcome. */
export type Campaign = { general: GeneralId; slots: SlotNo[]; companions: SlotNo[]; chance: number };

/** How sure the heroes want to be: defeat by some costs more than by others, and some keep the wounds of a lost battle. */
const patienceWith: Record<GeneralId, number> = { gorgutt: 0.68, balazarg: 0.76, varkolak: 0.74, sapphire: 0.78 };
/** How much his fall is wished for: by how soon he may enter the city, and how far he has come. */
function urgency(table: Table, general: GeneralId): number {
  return 10 * arrivalChance(table, general) + 0.4 * table.generals[general].step;
}

/** Good enough to march: less patience the nearer he is to the city, the fuller the hands, the less the realm can wait. */
function patience(table: Table, general: GeneralId): number {
  const usual = patienceWith[general] - 0.9 * arrivalChance(table, general);
  const isLast = livingGenerals(table).length === 1;
  return Math.max(0.2, usual - (areHandsFull(table) ? 0.12 : 0) - (isLast ? 0.14 : 0) - (isLate(table) ? 0.12 : 0));
}

/** Cards that still tell against somebody have no more room. */
function areHandsFull(table: Table): boolean {
  const useful = table.heroes.reduce(
    (sum, { hand }) => sum + hand.filter(({ card }) => isUseful(table, card)).length,
    0,
  );
  return useful / Math.max(1, heroesInPlay(table)) > handLimit - 2.5;
}

/** It shows a general who lives. */
export function isUseful(table: Table, card: CardId): boolean {
  return portraitsOn(card).some((general) => isAlive(table, general));
}

/** The realm cannot wait much longer. */
function isLate(table: Table): boolean {
  return (
    table.supply.crystals <= 3 ||
    minionsAt(table, city) >= 3 ||
    colours.some((colour) => table.supply.minions[colour] <= 3)
  );
}

/** Dice that bring a general down three times out of four, his life being whole. */
const diceNeeded: Record<GeneralId, number> = { balazarg: 17, sapphire: 15, gorgutt: 15, varkolak: 12 };

/** How far the heroes are armed against a general, 1 being enough. */
function readiness(table: Table, general: GeneralId): number {
  const dice = stakesOf(table, general, turnOrder(table, table.active)).reduce((sum, stake) => sum + diceOf(stake), 0);
  return Math.min(1, (dice * generalBoards[general].life) / (diceNeeded[general] * table.generals[general].life));
}

/**
 * DOR-12.1: the fall of the third general brings the Late War, which nobody stands for long. The last battle is prepared
 * before it; only haste overrules that.
 */
function isPrepared(table: Table, general: GeneralId): boolean {
  const [last, more] = livingGenerals(table).filter((other) => other !== general);
  if (!last || more) return true;
  const isWounded = table.generals[general].life < generalBoards[general].life;
  if (isWounded || arrivalChance(table, general) > 0.3 || areHandsFull(table)) return true;
  return readiness(table, last) >= 0.8;
}

function stakesOf(table: Table, general: GeneralId, slots: readonly SlotNo[]): Stake[] {
  return slots
    .map((slot) => ({ slot, cards: ammunition(table, heroIn(table, slot), general) }))
    .filter(({ cards }) => cards.length > 0);
}

const diceOf = ({ cards }: Stake): number => cards.reduce((sum, card) => sum + diceOn(card), 0);

/** The fewest heroes, best armed first, whose cards promise victory; whoever else holds a card is welcome. */
function muster(table: Table, general: GeneralId): Campaign | undefined {
  const loc = locOf(table, general);
  const armed = stakesOf(table, general, turnOrder(table, table.active))
    .map((stake) => ({ ...stake, far: linesBetween(heroIn(table, stake.slot).loc, loc) }))
    .sort((a, b) => diceOf(b) - diceOf(a) || a.far - b.far);
  if (chanceAgainst(table, general, armed) < patience(table, general) || !isPrepared(table, general)) return undefined;
  for (let count = 1; count <= armed.length; count += 1) {
    const chance = chanceAgainst(table, general, armed.slice(0, count));
    if (chance < 0.88 && count < armed.length) continue;
    const slots = armed.slice(0, count).map(({ slot }) => slot);
    return { general, slots, companions: armed.slice(count).map(({ slot }) => slot), chance };
  }
  return undefined;
}

/** The battle worth marching for, if any: the most advanced general first, then the fewest heroes needed. */
function newCampaign(table: Table): Campaign | undefined {
  const found = livingGenerals(table).flatMap((general) => muster(table, general) ?? []);
  const worth = ({ general, slots, chance }: Campaign): number =>
    urgency(table, general) * 2 -
    slots.length +
    chance * 4 -
    distance(table, general, slots) * 0.3 -
    minionsAt(table, locOf(table, general)) * 0.4;
  return found.sort((a, b) => worth(b) - worth(a))[0];
}

/** Lines that those who are needed still have before them, on average. */
function distance(table: Table, general: GeneralId, slots: readonly SlotNo[]): number {
  const loc = locOf(table, general);
  return slots.reduce((sum, slot) => sum + linesBetween(heroIn(table, slot).loc, loc), 0) / Math.max(1, slots.length);
}

const campaigns = new WeakMap<Table, { campaign: Campaign | undefined }>();

export function campaign(table: Table): Campaign | undefined {
  const known = campaigns.get(table) ?? { campaign: newCampaign(table) };
  campaigns.set(table, known);
  return known.campaign;
}

/** What it costs to let another round go by: the further the war, the more. */
function delay(table: Table): number {
  return ([0.02, 0.03, 0.03, 0.1][table.war] ?? 0.1) + (isLate(table) ? 0.04 : 0);
}

/** How far the heroes would be from winning the game, the battle being won so surely. */
function prospect(table: Table, chance: number): number {
  const isLast = livingGenerals(table).length === 1;
  return 0.25 + (isLast ? 0.75 : 0.5) * chance;
}

/** What a battle begun there by the active hero with everybody who stands there is worth; undefined where it must wait. */
export function strikeWorth(table: Table, general: GeneralId, plan: Campaign | undefined): number | undefined {
  const loc = locOf(table, general);
  const here = turnOrder(table, table.active).filter(
    (slot) => slot === table.active || heroIn(table, slot).loc === loc,
  );
  const chance = chanceAgainst(table, general, stakesOf(table, general, here));
  if (plan?.general !== general && !isPrepared(table, general)) return undefined;
  const isWhole = plan?.general !== general || plan.slots.every((slot) => here.includes(slot));
  const needed = patience(table, general) - 0.03;
  if (chance < needed) return undefined;
  if (!isWhole) {
    const later = (1 - arrivalChance(table, general)) * prospect(table, plan.chance) - delay(table);
    if (prospect(table, chance) < later) return undefined;
  }
  return 60 * chance - 20 * (1 - chance) + 2 * here.length;
}

/** The attack with everything that fits, so far as it is needed. */
export function attackOf(view: View, hero: Hero, general: GeneralId): DorAnswer | undefined {
  const others: Stake[] = slotsAt(view, locOf(view, general))
    .filter((slot) => slot !== view.active)
    .map((slot) => ({ slot, cards: ammunition(view, heroIn(view, slot), general) }));
  const own = enough(view, general, view.active, others).cards;
  const mine = hero.hand.filter(({ card }) => own.includes(card)).map(({ no }) => String(no));
  if (mine.length === 0) return undefined;
  // A lone player's other heroes fight along in the same command.
  const allies = others
    .filter(({ slot }) => heroIn(view, slot).seat === hero.seat)
    .flatMap(({ slot, cards }) =>
      heroIn(view, slot)
        .hand.filter(({ card }) => cards.includes(card))
        .map(({ no }) => String(no)),
    );
  const rewards = hero.completed.filter(({ id, used }) => !used && isBattleReward(id)).map(({ letter }) => letter);
  return { action: 'attack', args: { cards: [...mine, ...allies, ...rewards] } };
}

function newFocus(table: Table): GeneralId {
  // Whoever could be beaten today needs no more cards.
  const worth = (general: GeneralId): number => {
    const ready = readiness(table, general);
    return (ready < 1 ? 1 + ready * 4 : 0) + urgency(table, general);
  };
  return livingGenerals(table).sort((a, b) => worth(b) - worth(a))[0] ?? 'gorgutt';
}

const focuses = new WeakMap<Table, GeneralId>();

/** The general for whom cards are gathered: near to the city, and near to being beaten. */
export function focus(table: Table): GeneralId {
  const known = focuses.get(table) ?? newFocus(table);
  focuses.set(table, known);
  return known;
}

/** What a card is worth keeping for: the focus first, then any living general, then travel. */
export function keepingWorth(table: Table, slot: SlotNo, card: CardId): number {
  const target = focus(table);
  const bonus = (shows(card, target) ? 6 : 0) + (isUseful(table, card) ? 8 : 0);
  const own = portraitsOn(card).reduce(
    (most, id) => Math.max(most, ammunition(table, heroIn(table, slot), id).length),
    0,
  );
  return cardValue(table, card) + bonus + own * 0.4;
}

/** Only as many cards of a hero as make victory nearly sure beside the others'. */
export function enough(table: Table, general: GeneralId, slot: SlotNo, others: readonly Stake[]): Stake {
  const all = ammunition(table, heroIn(table, slot), general);
  for (let count = 1; count <= all.length; count += 1) {
    const cards = all.slice(0, count);
    if (chanceAgainst(table, general, [...others, { slot, cards }], 0) >= 0.95) return { slot, cards };
  }
  return { slot, cards: all };
}
