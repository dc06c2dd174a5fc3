/** Dice are rolled, and rolled again (DOR-5.1, 5.7, 7.3). */
import type { Rng } from '../../../kernel/index.js';
import { generalBoards } from '../content/generals.js';
import type { LocId } from '../content/map.js';
import { type Colour, colours, minionToHit } from '../content/peoples.js';
import { bonusAgainst, bonusAgainstGeneral, diceOfFighter, fireballToHit, rolledColours } from '../rules/battling.js';
import { heroIn } from '../rules/roster.js';
import type { Battle, BattleDie, Die, FightDie, Fighter, SlotNo, Table } from '../types/index.js';

function cast(rng: Rng, die: Die): void {
  die.value = rng.die(6);
  die.hit = die.value + die.bonus >= die.need;
}

export type FightRoll = { loc: LocId; fireball: boolean; extra: readonly Colour[] };

/** DOR-5.1: one die per minion in its colour, and the extra dice of Find Magic Gate. */
export function fightDice(table: Table, slot: SlotNo, { loc, fireball, extra }: FightRoll, rng: Rng): FightDie[] {
  const hero = heroIn(table, slot);
  const { minions } = table.locations[loc];
  const dice: FightDie[] = [];
  for (const colour of colours.filter((one) => rolledColours(table, slot, loc).includes(one))) {
    const count = minions[colour] + extra.filter((one) => one === colour).length;
    const need = fireball ? fireballToHit : minionToHit[colour];
    const bonus = bonusAgainst(hero, loc, colour);
    for (let i = 0; i < count; i += 1) dice.push({ colour, value: 1, bonus, need, hit: false });
  }
  for (const die of dice) cast(rng, die);
  return dice;
}

/** Rolls these dice again; what they showed before and show now. */
export function reroll(dice: readonly Die[], rng: Rng): { before: number[]; after: number[] } {
  const before = dice.map(({ value }) => value);
  for (const die of dice) cast(rng, die);
  return { before, after: dice.map(({ value }) => value) };
}

function judge(battle: Battle, die: BattleDie): void {
  const parries = generalBoards[battle.general].skill === 'parry' && !battle.skillCancelled;
  die.parry = parries && die.value === 1;
  die.hit = !die.parry && die.value + die.bonus >= die.need;
}

export function battleDice(table: Table, battle: Battle, fighter: Fighter, rng: Rng): BattleDie[] {
  const hero = heroIn(table, fighter.slot);
  const need = generalBoards[battle.general].toHit;
  const bonus = bonusAgainstGeneral(hero, battle, fighter);
  return Array.from({ length: diceOfFighter(fighter) }, () => {
    const die: BattleDie = { value: rng.die(6), bonus, need, hit: false, parry: false };
    judge(battle, die);
    return die;
  });
}

export function rerollBattle(
  battle: Battle,
  dice: readonly BattleDie[],
  rng: Rng,
): { before: number[]; after: number[] } {
  const rolled = reroll(dice, rng);
  for (const die of dice) judge(battle, die);
  return rolled;
}
