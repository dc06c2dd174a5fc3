/** 7.3, KRU-8.8 to 8.11, KRU-8.19: what a hero's actions attack with, from where he stands. */
import type { Seat } from '../../../kernel/index.js';
import { flowers as flowerData, rifts } from '../content/cards.js';
import { type AbilityData, abilities, heroes, ossuary, plantedSteps, skull, soloCards } from '../content/heroes.js';
import { warriorsInBox } from '../content/numbers.js';
import type { AbilityId, Cell, Facing, Flower, Hero, HeroId, RiftId, Space, Table } from '../types/index.js';
import { type Attacker, plainAttacker, towerAttacker } from './attackers.js';
import { hasAbility, heroOf, mayWait, playerAt } from './figures.js';
import { boardOf } from './hordes.js';
import { neighboursOf } from './maps.js';
import type { Standing } from './sites.js';

export type Spot = { to: Space; cell: Cell | null; facing: Facing; /** He cannot go on. */ moved?: true };

/** The table as it will be when a hero has been put somewhere. */
export function withHeroAt(table: Table, seat: Seat, { to, cell, facing, moved }: Spot, steps?: number): Table {
  const player = playerAt(table, seat);
  if (!player.hero) return table;
  const { hero: old } = player;
  const hero = { ...old, at: to, topLeft: cell, facing, steps: steps ?? old.steps, moved: moved ?? old.moved };
  return {
    ...table,
    players: table.players.map((each) => (each.seat === seat ? { ...each, hero } : each)),
  };
}

export function withSecondaryAt(table: Table, id: HeroId, { to, cell, facing }: Spot): Table {
  if (!table.solo) return table;
  const secondaries = table.solo.secondaries.map((each) =>
    each.id === id ? { ...each, at: to, topLeft: cell, facing, used: true } : each,
  );
  return { ...table, solo: { ...table.solo, secondaries } };
}

/** Planted Feet: after at most one step Saitam hits harder. */
export function basicWritten(hero: Pick<Hero, 'id' | 'steps'>): string {
  const { attack, planted } = heroes[hero.id];
  return planted !== undefined && hero.steps <= plantedSteps ? planted : attack;
}

export function basicAttacker(table: Table, seat: Seat): Attacker {
  const hero = heroOf(table, seat);
  const { damage } = heroes[hero.id];
  return plainAttacker(table, { source: hero.id, from: 'hero', seat }, hero, { written: basicWritten(hero), damage });
}

/** One tile a skull. */
function bySkulls(attack: string, skulls: number): string {
  return Array.from({ length: skulls }, () => attack).join(' ; ');
}

/** KRU-8.19: the tiles of Bruxa's skulls; undefined where she has none to throw. */
export function skullAttacker(table: Table, seat: Seat): Attacker | undefined {
  const hero = heroOf(table, seat);
  if (hero.id !== 'bruxa' || hero.skulls === 0) return undefined;
  const written = bySkulls(skull.attack, hero.skulls);
  return plainAttacker(table, { source: hero.id, from: 'hero', seat }, hero, { written, damage: skull.damage });
}

export function mostSkulls(hero: Hero): number {
  return hasAbility(hero, 4) ? ossuary.most : skull.most;
}

export function abilityData(id: AbilityId): AbilityData {
  return abilities[id];
}

/** Both sand warriors, by number. */
const warriors = Array.from({ length: warriorsInBox }, (_, index) => index);

/** What an ability places; undefined where it places nothing of its own. */
export function abilityAttacker(table: Table, seat: Seat, id: AbilityId, near?: Space | null): Attacker | undefined {
  const hero = heroOf(table, seat);
  const { attack, damage, bySkull, warriors: ofSand } = abilities[id];
  if (attack === null || (bySkull && hero.skulls === 0)) return undefined;
  const written = bySkull ? bySkulls(attack, hero.skulls) : attack;
  const stand = near === undefined ? hero : { at: near, facing: hero.facing };
  return plainAttacker(table, { source: hero.id, from: 'hero', seat }, stand, {
    written,
    damage,
    ...(ofSand ? { warriors } : {}),
  });
}

/** `dierdre-2`: the tower attacks once more; her player places the tiles. */
export function consecrated(table: Table, { card, at, facing }: Standing, seat: Seat): Attacker {
  return towerAttacker(table, card, { at, facing }, seat);
}

export function soloAttacker(table: Table, id: HeroId): Attacker {
  const second = table.solo?.secondaries.find((each) => each.id === id);
  const { attack, damage, warriors: ofSand } = soloCards[id];
  const stand = { at: second?.at ?? null, facing: second?.facing ?? 'N' };
  return plainAttacker(table, { source: id, from: 'hero', seat: 0 }, stand, {
    written: attack,
    damage,
    ...(ofSand ? { warriors } : {}),
  });
}

/** KRU-9.3: a flower throws from its own space. */
export function flowerAttacker(table: Table, { type, at }: Flower, seat: Seat): Attacker | undefined {
  const effect = flowerData[type];
  if (effect.does !== 'attack') return undefined;
  return plainAttacker(
    table,
    { source: type, from: 'flower', seat },
    { at, facing: 'N' },
    { written: effect.attack, damage: effect.damage },
  );
}

/** Molten Boon: a tile without an attacker, so that Crosswind does not limit it. */
export function boonAttacker(table: Table, card: RiftId): Attacker | undefined {
  const { effect } = rifts[card];
  if (effect.does !== 'boon') return undefined;
  const calm = { ...table, rift: null };
  return plainAttacker(
    calm,
    { source: card, from: 'card', seat: null },
    { at: null, facing: 'N' },
    { written: effect.attack, damage: effect.damage },
  );
}

/** Alric's board skill: each warrior onto a horde near him, to wait near him, or to stay. */
export function warriorAttacker(table: Table, seat: Seat): Attacker | undefined {
  const hero = heroOf(table, seat);
  if (hero.at === null) return undefined;
  const waits = [hero.at, ...neighboursOf(boardOf(table), hero.at)].filter((space) => mayWait(table, space));
  const attacker = plainAttacker(table, { source: hero.id, from: 'hero', seat }, hero, {
    written: bySkulls('near S', warriorsInBox),
    damage: 'physical',
    warriors,
  });
  return { ...attacker, alternatives: attacker.alternatives.map((slots) => slots.map((slot) => ({ ...slot, waits }))) };
}
