/** DOR-5 and DOR-7: dice against minions and generals. */
import { type GeneralId, generalBoards } from '../content/generals.js';
import { diceOn } from '../content/hero-cards.js';
import { type LocId, sites } from '../content/map.js';
import { type Colour } from '../content/peoples.js';
import { quests } from '../content/quests.js';
import type { Battle, Die, FightDie, Fighter, Hero, SlotNo, Table, Fight } from '../types/index.js';
import { diceAgainst } from './hands.js';
import { coloursIn, minionsAt } from './minions.js';
import { hasReward, heroIn } from './roster.js';

export const fireballToHit = 2;
/** DOR-14.8: what Find Magic Gate adds. */
export const bonusDice = 2;

/** DOR-5.5: the colours whose minions fall to this hero without a die. */
export function slayerColours(hero: Hero): Colour[] {
  return hero.trophies.map((general) => generalBoards[general].colour);
}

/** Where the hero may fight: here, and the Ranger's neighbours (DOR-17.5b). */
export function fightingGrounds(table: Table, slot: SlotNo): LocId[] {
  const hero = table.heroes[slot];
  if (!hero) return [];
  const near = hero.hero === 'ranger' ? sites[hero.loc].neighbours : [];
  return [hero.loc, ...near].filter((loc) => minionsAt(table, loc) > 0);
}

/** Colours for which dice are rolled there: those that no Slayer skill removes. */
export function rolledColours(table: Table, slot: SlotNo, loc: LocId): Colour[] {
  const slayer = slayerColours(heroIn(table, slot));
  return coloursIn(table.locations[loc].minions).filter((colour) => !slayer.includes(colour));
}

function isAmbush(hero: Hero, colour: Colour): boolean {
  return hero.hero === 'sorceress' && hero.shape === colour && !hero.ambushUsed;
}

/** DOR-5.4 */
export function bonusAgainst(hero: Hero, loc: LocId, colour: Colour): number {
  let bonus = hasReward(hero, 'amulet') ? 1 : 0;
  if (hero.hero === 'cleric' && (colour === 'black' || colour === 'red')) bonus += 1;
  if (hero.hero === 'ranger' && loc === hero.loc && sites[loc].colour === 'green') bonus += 1;
  if (isAmbush(hero, colour)) bonus += 2;
  return bonus;
}

export function failed<D extends Die>(dice: readonly D[]): D[] {
  return dice.filter(({ hit }) => !hit);
}

/** DOR-7.5c: no die is rolled again against Varkolak, unless his skill is cancelled. */
export function allowsRerolls({ general, skillCancelled }: Battle): boolean {
  return skillCancelled || generalBoards[general].skill !== 'fearsome';
}

/** DOR-7.7 */
export function bonusAgainstGeneral(hero: Hero, battle: Battle, fighter: Fighter): number {
  if (!allowsRerolls(battle)) return 0;
  let bonus = hasReward(hero, 'amulet') ? 1 : 0;
  if (hero.hero === 'ranger' && sites[battle.loc].colour === 'green') bonus += 1;
  if (fighter.ambush) bonus += 1;
  return bonus;
}

export function ambushesGeneral(hero: Hero, general: GeneralId): boolean {
  return isAmbush(hero, generalBoards[general].colour);
}

/** How many dice a fighter rolls (DOR-7.3, 8.6). */
export function diceOfFighter({ cards, cursed, rewards }: Fighter): number {
  const printed = cards.reduce((sum, { card }) => sum + (cursed.includes(card) ? 0 : diceOn(card)), 0);
  return printed + bonusDice * rewards.filter((id) => quests[id].reward.kind === 'gate-dice').length;
}

/** The chance that a die hits; with every bonus together it needs a 1 at least, and never more than a 6. */
function chanceOf({ need, bonus }: Pick<Die, 'need' | 'bonus'>): number {
  return (7 - (need - bonus)) / 6;
}

/** Dice of those who have rolled, in rolling order. */
function rolledInOrder(battle: Battle): Fighter[] {
  return battle.order.flatMap((slot) => battle.fighters.filter((fighter) => fighter.slot === slot));
}

/** DOR-7.6, 16.4: net wounds after each fighter's dice, in rolling order. */
function runningWounds(battle: Battle): { slot: SlotNo; net: number }[] {
  let hits = 0;
  let parries = 0;
  return rolledInOrder(battle).map(({ slot, dice }) => {
    hits += dice.filter(({ hit }) => hit).length;
    parries += dice.filter(({ parry }) => parry).length;
    return { slot, net: Math.max(0, hits - parries) };
  });
}

export function netWounds(battle: Battle): number {
  return runningWounds(battle).at(-1)?.net ?? 0;
}

export function hasFallen(battle: Battle): boolean {
  return netWounds(battle) >= battle.startLife;
}

/** DOR-16.4: the first fighter from whose dice on the running count stays enough. */
export function slayerOf(battle: Battle): SlotNo {
  const running = runningWounds(battle);
  const lastShort = running.findLastIndex(({ net }) => net < battle.startLife);
  return running[lastShort + 1]?.slot ?? battle.initiator;
}

/** Failed dice of all who have rolled; a 1 that parries counts twice (W-LUCK). */
export function failedDice(battle: Battle): { count: number; weight: number } {
  const dice = failed(rolledInOrder(battle).flatMap((fighter) => fighter.dice));
  return { count: dice.length, weight: dice.length + dice.filter(({ parry }) => parry).length };
}

export function mayRerollAll(hero: Hero): boolean {
  return hero.hero === 'eagle-rider' && hero.style === 'ground';
}

/** DOR-17.3b, RU-33, War Banner: loses nothing to a general and stays where he is. */
export function isUntouchable(hero: Hero): boolean {
  return (hero.hero === 'eagle-rider' && hero.style === 'sky') || hasReward(hero, 'banner');
}

/** DOR-16.4: failed dice of the last fight whose minions are still there. */
export function worthLuck(table: Pick<Table, 'locations'>, fight: Fight): FightDie[] {
  return failed(fight.dice).filter(({ colour }) => table.locations[fight.loc].minions[colour] > 0);
}

/** D-REROLL's default: worth it exactly if the dice did worse than their chances. */
export function isWorthReroll(dice: readonly Die[]): boolean {
  const hits = dice.filter(({ hit }) => hit).length;
  return hits < dice.reduce((sum, die) => sum + chanceOf(die), 0);
}

/** Fighters in turn order from the initiator; the dead are still among them. */
export function inTurnOrder(battle: Battle, count: number): Fighter[] {
  const rank = ({ slot }: Fighter): number => (slot - battle.initiator + count) % count;
  return [...battle.fighters].sort((a, b) => rank(a) - rank(b));
}

export function regenerates({ general, skillCancelled }: Battle): boolean {
  return generalBoards[general].skill === 'regeneration' && !skillCancelled;
}

/** DOR-7.5, 7.7: the wounds that a hero's hand deals a general on average, his skill and the hero's bonuses counted. */
export function woundsExpected(table: Pick<Table, 'generals'>, hero: Hero, general: GeneralId): number {
  const { toHit, skill, path } = generalBoards[general];
  const loc = path[table.generals[general].step];
  const lore = hero.hero === 'ranger' && loc !== undefined && sites[loc].colour === 'green' ? 1 : 0;
  const ambush = ambushesGeneral(hero, general) ? 1 : 0;
  const bonus = skill === 'fearsome' ? 0 : (hasReward(hero, 'amulet') ? 1 : 0) + lore + ambush;
  const hit = chanceOf({ need: toHit, bonus });
  // A natural 1 parries, and is never a hit itself.
  const each = skill === 'parry' ? Math.min(hit, 5 / 6) - 1 / 6 : hit;
  return diceAgainst(hero, general) * each * (skill === 'curse' ? 5 / 6 : 1);
}
