/** Who attacks from where, given what a player has said so far: the ground of every plan. */
import type { Seat } from '../../../kernel/index.js';
import { facings } from '../../../geometry/directions.js';
import {
  type AbilityId,
  type AbilityNumber,
  type Actions,
  type Facing,
  type Hero,
  type HeroId,
  type Question,
  type Space,
  type Table,
  type TowerCard,
  abilityNumbers,
} from '../types/index.js';
import { towers } from '../content/towers.js';
import { attackOf, isSoldier } from '../rules/attack-notation.js';
import { type Attacker, towerAttacker } from '../rules/attackers.js';
import { heroNamed, heroOf, playerAt, seatOfHero } from '../rules/figures.js';
import { hordeAt } from '../rules/hordes.js';
import {
  abilityAttacker,
  abilityData,
  basicAttacker,
  boonAttacker,
  consecrated,
  flowerAttacker,
  skullAttacker,
  soloAttacker,
  warriorAttacker,
  withHeroAt,
  withSecondaryAt,
} from '../rules/skills.js';
import { standingTowers } from '../rules/sites.js';
import { plainWay } from '../rules/ways.js';
import { hasTarget } from './walk.js';

/** The table as it is when the attack comes, and who attacks. */
export type Aim = { table: Table; attacker: Attacker };

export function toFacing(text: string | undefined): Facing | undefined {
  return facings.find((facing) => facing === text);
}

export function cardInHand(table: Table, seat: Seat, uid: string | undefined): TowerCard | undefined {
  return playerAt(table, seat).hand.find((card) => card.uid === uid);
}

export function towerAim(table: Table, seat: Seat, given: Partial<Actions['tower']>): Aim | undefined {
  const card = cardInHand(table, seat, given.card);
  const facing = toFacing(given.facing);
  if (!card || given.site === undefined || !facing) return undefined;
  return { table, attacker: towerAttacker(table, card, { at: given.site, facing }, seat) };
}

export function toAbility(hero: Pick<Hero, 'id'>, what: string | undefined): AbilityId | undefined {
  const number = abilityNumbers.find((each): each is AbilityNumber => what === `ability-${each}`);
  return number && `${hero.id}-${number}`;
}

/** The figure that an ability puts somewhere: the hero himself, or (Wings of Light) the one she names. */
export function carriedBy(table: Table, seat: Seat, given: Partial<Actions['act']>): Seat {
  const [target] = given.target ?? [];
  return target !== undefined && heroNamed(table, target) ? seatOfHero(table, target as HeroId) : seat;
}

/** The steps of the way that `act` takes with `to` (KRU-8.20). */
function stepsWith(table: Table, hero: Hero, to: Space): number {
  return plainWay(table, hero, to)?.length ?? 0;
}

/** The table after the move that is part of `act`. */
function afterMove(table: Table, seat: Seat, given: Partial<Actions['act']>): Table {
  const hero = heroOf(table, seat);
  const facing = toFacing(given.facing) ?? hero.facing;
  if (given.to === undefined) {
    return hero.at === null ? table : withHeroAt(table, seat, { to: hero.at, cell: hero.topLeft, facing });
  }
  const cell = hordeAt(table, given.to) ? (given.cell ?? null) : null;
  return withHeroAt(table, seat, { to: given.to, cell, facing }, hero.steps + stepsWith(table, hero, given.to));
}

/** `moved` is the table after the move, where whoever asks has it already. */
export function actAim(table: Table, seat: Seat, given: Partial<Actions['act']>, moved?: Table): Aim | undefined {
  const hero = heroOf(table, seat);
  if (given.what === 'skulls') {
    const attacker = skullAttacker(table, seat);
    return attacker && { table, attacker };
  }
  if (given.what === 'basic') {
    const then = moved ?? afterMove(table, seat, given);
    return { table: then, attacker: basicAttacker(then, seat) };
  }
  const ability = toAbility(hero, given.what);
  if (!ability) return undefined;
  const { needs, puts } = abilityData(ability);
  if (needs === 'tower') {
    const then = moved ?? afterMove(table, seat, given);
    const tower = standingTowers(then).find(({ card }) => card.uid === given.target?.[0]);
    return tower && { table: then, attacker: consecrated(then, tower, seat) };
  }
  if (puts) {
    const carried = carriedBy(table, seat, given);
    const facing = toFacing(given.facing) ?? heroOf(table, carried).facing;
    if (given.to === undefined) return undefined;
    const cell = hordeAt(table, given.to) ? (given.cell ?? null) : null;
    const then = withHeroAt(table, carried, { to: given.to, cell, facing });
    const attacker = abilityAttacker(then, seat, ability, given.to);
    return attacker && { table: then, attacker };
  }
  const then = moved ?? afterMove(table, seat, given);
  const attacker = abilityAttacker(then, seat, ability);
  return attacker && { table: then, attacker };
}

export function flowerAim(table: Table, seat: Seat, given: Partial<Actions['flower']>): Aim | undefined {
  const flower = table.flowers.find(({ at }) => at === given.at);
  const attacker = flower && flowerAttacker(table, flower, seat);
  return attacker && { table, attacker };
}

export function secondAim(table: Table, given: Partial<Actions['second']>): Aim | undefined {
  const facing = toFacing(given.facing);
  const id = table.solo?.secondaries.find((second) => second.id === given.hero)?.id;
  if (!id || given.to === undefined || !facing) return undefined;
  const cell = hordeAt(table, given.to) ? (given.cell ?? null) : null;
  const then = withSecondaryAt(table, id, { to: given.to, cell, facing });
  return { table: then, attacker: soloAttacker(then, id) };
}

/** The placement that an open question asks for, if it is one. */
export function questionAim(table: Table, seat: Seat, what: Question['what'] | undefined): Aim | undefined {
  const attacker =
    what === 'sand-warriors'
      ? warriorAttacker(table, seat)
      : what === 'boon'
        ? boonAttacker(table, 'rift-fire-4')
        : undefined;
  return attacker && { table, attacker };
}

/** KRU-8.19: her activation begins with the skulls while one of them has a target. */
export function skullsDue(table: Table, seat: Seat): boolean {
  const { hero } = playerAt(table, seat);
  if (hero?.id !== 'bruxa' || hero.skullsUsed || hero.moved || hero.activated || hero.stunned) return false;
  const attacker = skullAttacker(table, seat);
  return attacker !== undefined && hasTarget(table, attacker);
}

/** The hordes that an attack reaches, for labels. */
export function reachedTags(table: Table, attacker: Attacker): string[] {
  const spaces = new Set(attacker.alternatives.flatMap((slots) => slots.flatMap((slot) => slot.spaces)));
  return table.hordes.filter(({ at }) => spaces.has(at)).map(({ tag }) => tag);
}

/** Whether turning changes what an attack reaches. */
export function dependsOnFacing(written: string): boolean {
  return /\b(one|each)\((?!F,FR,R,BR,B,BL,L,FL\))/.test(written);
}

/** Whether turning changes where the soldiers of an attack stand: perfect range is for damage tiles alone (KRU-14.6). */
function turnsSoldiers(written: string): boolean {
  return attackOf(written).some((groups) =>
    groups.some(({ range, pieces }) => (range.kind === 'one' || range.kind === 'each') && pieces.some(isSoldier)),
  );
}

/** Whether a card's four facings are one (17.4). */
export function facingMatters({ card, mods }: TowerCard): boolean {
  const { attack } = towers[card];
  if (mods.includes('mod-soldier')) return true;
  if (mods.includes('mod-perfect')) return turnsSoldiers(attack);
  return dependsOnFacing(attack) || mods.includes('mod-artillery');
}
